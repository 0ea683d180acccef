"""What links units and weapons from the start of a game: prices, HP, effects, turns and casualties."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from clauses import bearing, next_turn
from coming_back import begun, fallen
from fighting import attack, in_phase, lost, under
from running import asks, end_turn, run

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.warsurge.muster import faults
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.turn.victory import finish
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rulebooks.warsurge.units.stats import full_hp, stat
from battlefield.rulebooks.warsurge.units.staying import STAYED, turns_stayed
from battlefield.rules.core.events import FiguresAdded
from battlefield.rules.core.state import GONE, Held
from battlefield.rules.muster.roster import Roster, RosterUnit, RosterWeapon

BOW, AXE = weapon("bow"), weapon("axe", range=1)


def packs(men, wolves):
    """A unit of men that is linked with wolves, with 10 HP each way, as the battle has begun with it."""
    spots = [(10.0, 10.0 + 2.0 * n) for n in range(max(men, wolves))]
    linked = Held("Form I", (("linked", "wolf"),))
    rows = [
        ("man", "red", troop("man", linked, hp=10 // men, models=men), (BOW,), spots[:men]),
        (
            "wolf",
            "red",
            troop("wolf", Held("Form I"), hp=10 // wolves, models=wolves),
            (AXE,),
            spots[:wolves],
        ),
        ("blue1", "blue", troop("foe"), (AXE,), [(40.0, 10.0)]),
    ]
    return in_phase(begun(army(*rows)), "Move")


def wounded(state, hp):
    state = run(state, lambda game: lose(game, "man", hp, "a test")).state
    return run(state, lambda game: remove_casualties(game, "man")).state


def healed(state, hp):
    return run(state, lambda game: gain(game, "man", hp, "Healer I")).state


def carried(state):
    return [figure.weapons[0] for figure in state.figures_of("man")]


def test_a_form_has_its_own_weapons_when_it_comes_back_too():
    state = shifted(packs(2, 2))
    assert carried(state) == ["axe", "axe"]
    assert carried(shifted(state)) == ["bow", "bow"]


@pytest.mark.parametrize("name", ["Recharge I", "Pain Locked", "Bloodlust"])
def test_what_a_weapon_remembers_is_no_help_that_ends_with_the_form(name):
    """Only what perks of units do for it ends: a weapon that recharges goes on doing so."""
    state = bearing(under(packs(2, 2), "Adrenaline", "man", "man"), name, "man", "man", weapon="bow")
    back = shifted(shifted(state))
    assert back.effects_on("man", name) == state.effects_on("man", name)
    assert not back.is_under("man", "Adrenaline")


def test_models_that_fell_in_one_form_come_back_as_those_of_another():
    """One of two men has fallen: the wolf that comes back has an axe."""
    state = healed(shifted(wounded(packs(2, 2), 5)), 5)
    assert carried(state) == ["axe", "axe"]


def test_no_more_models_come_back_than_the_form_has():
    """Five men of 2 HP, one fallen, are one wolf of 10: healed by 5 it has 13 HP until the turn ends."""
    state = healed(shifted(wounded(packs(5, 1), 2)), 5)
    assert (len(state.units["man"].figures), state.hp("man")) == (1, 13)


def test_as_many_models_come_back_as_the_form_has():
    """A man of 10 HP has lost 4: three wolves of five, and all five once those HP are back."""
    state = shifted(wounded(packs(1, 5), 4))
    assert len(state.units["man"].figures) == 3
    state = healed(state, 4)
    assert (len(state.units["man"].figures), state.hp("man"), carried(state)) == (5, 10, ["axe"] * 5)


def forms(name="Form I", others=("wolf",), hp=10):
    """A unit that is linked with others, as the battle has begun with it."""
    rows = [
        (
            "man",
            "red",
            troop("man", Held(name, (("linked", ", ".join(others)),)), hp=hp),
            (BOW,),
            [(10.0, 10.0)],
        ),
        *(
            (id_, "red", troop(id_, Held(name), hp=hp, move=9), (AXE,), [(30.0, 30.0 + 3 * n)])
            for n, id_ in enumerate(others)
        ),
        ("blue1", "blue", troop("foe"), (AXE,), [(40.0, 10.0)]),
    ]
    return in_phase(begun(army(*rows)), "Move")


def shifted(state, name="Form I"):
    bearer = usable(asks(state), "man")[name]
    return run(state, lambda game: bearer.perk.uses[0].run(game, bearer)).state


def test_forms_share_the_hp_that_are_left():
    """5 of 10 HP stay 5 of 10 in the other form, and when it changes back."""
    hurt = run(forms(), lambda game: lose(game, "man", 5, "a test")).state
    wolf = shifted(hurt)
    assert (wolf.units["man"].profile, wolf.hp("man")) == ("wolf", 5)
    man = shifted(wolf)
    assert (man.units["man"].profile, man.hp("man")) == ("man", 5)


@pytest.mark.parametrize("more", [1, 5])
def test_hp_beyond_full_make_no_further_models_of_another_form(more):
    state = run(forms(), lambda game: gain(game, "man", more, "a test")).state
    assert state.hp("man") == 10 + more
    assert carried(shifted(state)) == ["axe"]
    assert shifted(state).hp("man") == 10


def test_a_form_that_has_ascended_is_one_model_of_the_other_form():
    state = forms()
    man = replace(state.profiles["man"], perks=(*state.profiles["man"].perks, Held("Ascension I")))
    state = next_turn(under(replace(state, profiles={**state.profiles, "man": man}), STAYED, "man"))
    assert state.hp("man") == 20
    wolf = shifted(in_phase(state, "Move", 2))
    assert (carried(wolf), wolf.hp("man")) == (["axe"], 10)


@pytest.mark.parametrize("name", ["Ascension I", "Descend I"])
@pytest.mark.parametrize(("wounds", "left"), [(0, 10), (9, 6), (10, 5)])
def test_hp_that_were_doubled_are_halved_as_that_ends_in_another_form(name, wounds, left):
    """Rounded up: a form is as wounded as the one before, and not whole again."""
    state = forms()
    man = replace(state.profiles["man"], perks=(*state.profiles["man"].perks, Held(name)))
    state = under(replace(state, profiles={**state.profiles, "man": man}), name, "man", "man")
    grown = state.with_figures(replace(state.figures["man1"], hp=20 - wounds))
    assert full_hp(asks(grown), "man") == 20
    assert shifted(grown).hp("man") == left


def test_illusions_do_not_come_along_into_another_form():
    state = forms()
    man = replace(state.profiles["man"], perks=(*state.profiles["man"].perks, Held("Illusion I")))
    state = replace(state, profiles={**state.profiles, "man": man})
    made = shifted(state, "Illusion I")
    assert made.hp("man") > 10
    wolf = shifted(made)
    assert (wolf.units["man"].profile, wolf.hp("man"), len(wolf.units["man"].figures)) == ("wolf", 10, 1)


def test_illusions_are_of_one_form_only_and_their_hp_are_no_hp_of_another():
    """Of 10 HP, with an illusion of 10: the other form has 10 in one model, and nobody seems to be there."""
    state = forms()
    copy = replace(state.figures["man1"], model=replace(state.figures["man1"].model, id="c", at=(12.0, 10.0)))

    def seem(game):
        game.emit(FiguresAdded("man", (copy,), "Illusion"))
        yield from ()

    state = run(state, seem).state
    wolf = shifted(under(under(state, "copy", "c", "man"), "Illusion", "man", "man"))
    assert (wolf.units["man"].figures, wolf.hp("man")) == (("man1",), 10)
    assert not wolf.is_under("man", "Illusion")


def test_what_enemies_laid_stays_and_what_helps_ends():
    state = under(under(forms(), "Burn", "man", "blue1"), "Curse Move", "man", "blue1")
    state = under(under(state, "Boost Defence", "man", "man"), "Adrenaline", "man", "man")
    names = {effect.name for effect in shifted(state).effects_on("man")}
    assert {"Burn", "Curse Move"} <= names
    assert not {"Boost Defence", "Adrenaline"} & names


def burning_beside(perk, *effects):
    """A man on fire, whose other form has a perk, in that other form."""
    state = forms()
    wolf = state.profiles["wolf"]
    state = replace(
        state, profiles={**state.profiles, "wolf": replace(wolf, perks=(*wolf.perks, Held(perk)))}
    )
    for name in effects:
        laid = run(state, lambda game, name=name: afflict(game, name, "man", by="blue1", amount=2))
        state = laid.state
    return shifted(state)


@pytest.mark.parametrize(
    ("perk", "name"),
    [
        ("Heat Resist I", "Burn"),
        ("Heat Resist I", "Ignite"),
        ("Immunity I", "Poison"),
        ("Artificial", "Leech"),
    ],
)
def test_a_form_that_nothing_of_the_kind_befalls_does_not_suffer_from_what_lies_on_it(perk, name):
    wolf = burning_beside(perk, name)
    assert wolf.is_under("man", name)
    assert end_turn(wolf).hp("man") == 10


def test_a_form_that_burns_for_nothing_feeds_no_combust_and_burns_again_in_its_own():
    axe = weapon("axe", "Combust", range=1, power=10, ap=2)
    state = burning_beside("Heat Resist I", "Burn")
    wolf = replace(state, profiles={**state.profiles, "axe": axe})
    wolf = wolf.with_figures(
        replace(wolf.figures["man1"], model=replace(wolf.figures["man1"].model, at=(39.0, 12.0)))
    )
    strike = in_phase(wolf, "Attack", side="blue")
    assert lost(attack(strike, unit="blue1"), "man") == 1
    assert end_turn(shifted(state)).hp("man") == 8


@pytest.mark.parametrize(("perk", "move"), [("Unstoppable", 9), ("Adrenaline", 5)])
def test_a_form_that_nothing_slows_goes_as_far_as_ever(perk, move):
    assert stat(asks(burning_beside(perk, "Cripple")), "move", "man").value == move


def test_turns_on_the_battlefield_begin_anew_in_another_form():
    state = under(forms(), STAYED, "man", amount=3)
    assert turns_stayed(state, "man") == 3
    assert turns_stayed(shifted(state), "man") == 0


def test_all_forms_fall_together():
    down = fallen(forms(), "man")
    assert {down.units[id_].where for id_ in ("man", "wolf")} == {GONE}
    assert run(in_phase(down, "End"), finish).state.result == "victory for blue"


def test_forms_stay_linked_as_long_as_the_game_lasts():
    state = forms("Form II", ("wolf", "bat"))
    for _ in range(4):
        state = shifted(state, "Form II")
        assert state.units["wolf"].where == state.units["bat"].where == GONE
        assert "Form II" in usable(asks(state), "man")


def unit(id_, *perks, **more):
    return RosterUnit(
        id_, id_.title(), BaseSize.round(32), perks=perks, stats={"hp": 4}, **{"points": 100, **more}
    )


FORM = Held("Form II", (("linked", "wolf, bat"),))


@pytest.mark.parametrize(("prices", "fit"), [((90, 110), True), ((89, 100), False), ((100, 112), False)])
def test_two_units_linked_with_one_of_100_cost_from_90_to_110(prices, fit):
    others = (unit(id_, Held("Form II"), points=p) for id_, p in zip(("wolf", "bat"), prices, strict=True))
    assert (faults(Roster("Trial", "warsurge", (unit("man", FORM), *others))) == []) == fit


def test_the_price_of_a_linked_unit_is_that_with_all_that_belongs_to_it():
    boss = unit("boss", Held("Sergeant"), points=25)
    pair = [unit("man", Held("Form I", (("linked", "wolf"),))), unit("wolf", Held("Form I"), points=90)]
    assert faults(Roster("Trial", "warsurge", tuple(pair))) == []
    pair[1] = replace(pair[1], sergeants=(boss,))
    assert any(
        "linked units cost 100, 115" in said for said in faults(Roster("Trial", "warsurge", tuple(pair)))
    )


@pytest.mark.parametrize(("prices", "fit"), [((90, 110), True), ((89, 100), False), ((100, 112), False)])
def test_weapons_of_a_set_cost_about_the_same(prices, fit):
    arms = tuple(
        RosterWeapon(f"gun {n}", "Assault", {}, (Held("Triune"),), price)
        for n, price in enumerate((100, *prices))
    )
    roster = Roster("Trial", "warsurge", (unit("man", weapons=arms, points=400),))
    assert (faults(roster) == []) == fit

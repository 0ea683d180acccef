"""Zombify clause by clause: who rises, when and where, what it goes for, and what it is no longer."""

from dataclasses import replace

import pytest
from armies import army, enlisted, troop, weapon
from coming_back import fallen, turn
from companies import attached, part_of
from fighting import attack, in_phase, rolls, under
from running import asks, end_turn, run

from battlefield.geometry.coherency import coherency
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.targets import aims, why_not_use
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import GONE, TABLE
from battlefield.rules.table.table import body_of

SOFT = {"defence": 4, "armour": None, "aegis": None}
CLAW = weapon("claw", power=10, range=3)
BOW = weapon("bow", range=40)


def field(*perks, weapons=(CLAW,), models=1, others=(), roster=(), hp=2, **more):
    """A blue unit that is bitten; red1 stands ten inches to its right, others where they are put."""
    rows = (
        ("red1", "red", troop("red1", hp=9, points=900, **SOFT), (BOW,), [(30.0, 20.0)]),
        (
            "blue1",
            "blue",
            troop("blue1", *perks, hp=hp, **SOFT, **more),
            weapons,
            [(20.0 - 1.4 * n, 20.0) for n in range(models)],
        ),
        *((id_, side, troop(id_, *held, hp=9, **SOFT), (BOW,), [at]) for id_, side, at, *held in others),
    )
    state = in_phase(army(*rows))
    for side, *perks_ in roster:
        state = enlisted(state, side, *perks_)
    return run(state, lambda g: afflict(g, "Zombify", "blue1", by="red1", weapon="bow")).state


def risen(state, number=2):
    return turn(fallen(state, "blue1"), number)


def zombie(*perks, phase="Attack", **more):
    return in_phase(risen(field(*perks, **more)), phase, 2, "blue")


def prey(state, weapon_id="claw"):
    return [aim.target for aim in aims(asks(state), "blue1", weapon_id)]


# rising


def test_it_rises_at_the_start_of_the_turn_after_it_fell_and_not_before():
    state = fallen(field(), "blue1")
    assert state.units["blue1"].where == GONE
    assert turn(state, 2).units["blue1"].where == TABLE
    assert risen(field()).is_under("blue1", "Zombified")


def test_it_stands_up_whole_around_the_first_model_where_it_fell():
    state = risen(field(models=4, hp=3))
    bodies = [body_of(figure.model) for figure in state.figures_of("blue1")]
    assert [figure.hp for figure in state.figures_of("blue1")] == [3] * 4
    assert (
        min(abs(f.model.at[0] - 20.0) + abs(f.model.at[1] - 20.0) for f in state.figures_of("blue1")) < 0.01
    )
    assert coherency(bodies, [body.id for body in bodies], 2.0, 6.0).coherent


@pytest.mark.parametrize("name", ["Burn", "Poison", "Virus", "Bleed"])
def test_what_it_suffered_before_stays_on_it(name):
    state = run(field(), lambda g: afflict(g, name, "blue1", by="red1", weapon="bow", amount=1)).state
    assert risen(state).is_under("blue1", name)


@pytest.mark.parametrize(("perk", "rises"), [("Resurrection I", False), ("Respawn", False), ("Frenzy", True)])
def test_who_comes_back_by_itself_is_not_affected(perk, rises):
    gun = weapon("gun", "Zombify", power=10, range=40)
    state = field(perk)
    clean = replace(state, effects=(), profiles={**state.profiles, "gun": gun})
    clean = clean.with_figures(replace(clean.figures["red11"], weapons=("gun",)))
    assert attack(clean).state.is_under("blue1", "Zombify") is rises


def test_it_rises_for_its_own_side_though_a_legion_would_have_it():
    state = field(roster=[("red", "Undead Legion")])
    state = risen(under(state, unit_status.HARMED, "blue1", "red"))
    assert (state.units["blue1"].commander, state.is_under("blue1", "Zombified")) == ("blue", True)
    assert asks(state).figure("counts as lost", 0, "blue1").value == 0  # the legion has no part in it


# what it goes for


@pytest.mark.parametrize(("at", "side"), [((27.0, 20.0), "blue"), ((27.0, 20.0), "red")])
def test_it_moves_toward_the_nearest_whosever_it_is(at, side):
    state = zombie(phase="Move", others=[("near", side, at), ("far", "red", (20.0, 40.0))])
    session = Session(state, Warsurge(), Listed(()))
    assert not session.begin(Action("Move", "blue", "blue1"))
    assert "toward Near" in session.answer((Placed("blue11", (20.0, 25.0)),))
    assert not session.answer((Placed("blue11", (21.5, 20.0)),))


def test_it_moves_as_it_likes_once_all_its_weapons_reach_the_nearest():
    state = zombie(phase="Move", weapons=(BOW,))
    session = Session(state, Warsurge(), Listed(()))
    assert not session.begin(Action("Move", "blue", "blue1"))
    assert not session.answer((Placed("blue11", (20.0, 25.0)),))


def test_its_weapons_are_for_the_nearest_only():
    near = zombie(weapons=(BOW,), others=[("near", "blue", (24.0, 20.0))])
    assert prey(near, "bow") == ["near"]
    assert prey(zombie(weapons=(BOW,), others=[("near", "blue", (34.0, 20.0))]), "bow") == ["red1"]


@pytest.mark.parametrize(("held", "found"), [(("Undead",), ["red1"]), ((), ["near"])])
def test_it_leaves_the_undead_alone(held, found):
    assert prey(zombie(weapons=(BOW,), others=[("near", "red", (24.0, 20.0), *held)]), "bow") == found


@pytest.mark.parametrize(("held", "free"), [(("Undead",), True), ((), False)])
def test_nor_does_it_go_toward_the_undead(held, free):
    state = zombie(phase="Move", others=[("near", "red", (24.0, 20.0), *held)])
    session = Session(state, Warsurge(), Listed(()))
    session.begin(Action("Move", "blue", "blue1"))
    assert ("toward Red1" in session.answer((Placed("blue11", (20.0, 22.0)),))) is free


def test_it_leaves_others_that_have_risen_alone():
    state = under(zombie(weapons=(BOW,), others=[("near", "red", (24.0, 20.0))]), "Zombified", "near", "red1")
    assert prey(state, "bow") == ["red1"]


def test_it_leaves_who_joined_it_and_its_own_sergeant_alone():
    state = zombie(weapons=(BOW,), others=[("near", "blue", (22.0, 20.0))])
    assert prey(state, "bow") == ["near"]
    assert prey(attached(state, "near", "blue1"), "bow") == ["red1"]
    assert prey(part_of(state, "near", "blue1"), "bow") == ["red1"]


def test_it_targets_nobody_of_a_legions_roster_but_goes_for_them():
    state = zombie(
        weapons=(BOW, CLAW), others=[("near", "blue", (27.0, 20.0))], roster=[("blue", "Undead Legion")]
    )
    assert prey(state, "bow") == ["red1"]
    session = Session(in_phase(state, "Move", 2, "blue"), Warsurge(), Listed(()))
    session.begin(Action("Move", "blue", "blue1"))
    assert "toward Near" in session.answer((Placed("blue11", (20.0, 22.0)),))


# biting


def test_it_bites_once_a_sequence_however_much_it_hurts():
    state = zombie(
        weapons=(replace(CLAW, stats={**CLAW.stats, "attacks": 3}),), others=[("near", "red", (22.0, 20.0))]
    )
    assert attack(state, (4,), unit="blue1").state.is_under("near", "Zombify")


@pytest.mark.parametrize(("x", "dice"), [(20.0 + 6 + 32 / 25.4, (4,)), (20.01 + 6 + 32 / 25.4, ())])
def test_it_bites_within_six_inches(x, dice):
    strong = weapon("gun", range=40, power=10)
    state = zombie(weapons=(strong,), others=[("near", "red", (x, 20.0))])
    assert attack(state, dice, unit="blue1").state.is_under("near", "Zombify") is bool(dice)


def test_whom_it_bites_to_death_rises_too():
    state = zombie(others=[("near", "red", (22.0, 20.0))])
    state = state.with_figures(replace(state.figures["near1"], hp=1))
    bitten = attack(state, (4,), unit="blue1").state
    gone = run(bitten, remove_casualties).state
    assert gone.units["near"].where == GONE
    assert turn(gone, 3).is_under("near", "Zombified")


# what it is no longer


@pytest.mark.parametrize(
    ("perk", "term"), [("Healer I", "Activate"), ("Boost Move", "Mastery Test"), ("Adrenaline", "Activate")]
)
def test_it_begins_no_perks(perk, term):
    assert term in Warsurge.catalogue.get(perk).terms
    state = zombie(perk, phase="Move")
    assert perk not in usable(asks(state), "blue1")
    alive = replace(state, effects=tuple(e for e in state.effects if e.name != "Zombified"))
    assert perk == "Healer I" or perk in usable(asks(alive), "blue1")


def test_its_weapons_make_no_aether_and_no_skill_tests():
    state = zombie(
        weapons=(weapon("wand", "Incantation", range=40), weapon("ray", "Blind I", range=40, power=10))
    )
    assert "Zombified" in why_not_use(asks(state), "blue1", "wand")
    assert not why_not_use(asks(state), "blue1", "ray")
    assert not attack(state, unit="blue1").state.is_under("red1", "Blind")


@pytest.mark.parametrize(("risen_", "blind"), [(True, False), (False, True)])
def test_nor_do_tests_pass_by_themselves_for_it(risen_, blind):
    state = zombie(weapons=(weapon("ray", "Blind I", "Harmless", range=40, power=10),))
    alive = replace(state, effects=tuple(e for e in state.effects if e.name != "Zombified"))
    session = attack(state if risen_ else alive, unit="blue1")
    assert session.state.is_under("red1", "Blind") is blind
    assert rolls(session) == []


@pytest.mark.parametrize("name", ["Dread", "Terrify", "Dominate"])
def test_no_fear_and_no_command_takes_it(name):
    assert asks(zombie()).reason_against(f"effect {name}", "blue1") == "Zombified"


def test_horror_does_not_take_it():
    assert asks(zombie()).reason_against("perk Horrific", "blue1") == "Zombified"


NERVES = (
    "Conviction",
    "Execution",
    "Fall Back",
    "Frenzy",
    "Morale I",
    "Morale II",
    "Panic",
    "Pusillanimous",
    "Unstable",
)


@pytest.mark.parametrize("perk", NERVES)
def test_it_has_no_nerve_to_lose(perk):
    state = zombie(perk)
    hurt = under(state, unit_status.HURT, "blue1")
    facts = (("turn", 2),)
    hurt = replace(hurt, effects=(*hurt.effects[:-1], replace(hurt.effects[-1], info=facts)))
    assert turn(hurt, 3).units["blue1"].where == TABLE  # no die asked for


@pytest.mark.parametrize("perk", ["Berserk", "Psychotic"])
def test_it_is_no_longer_mad(perk):
    """A berserk unit would go for the enemy, one that is alone and psychotic for itself."""
    friend = [("near", "blue", (24.0, 20.0))] if perk == "Berserk" else []
    assert prey(zombie(perk, weapons=(BOW,), others=friend), "bow") == [friend[0][0] if friend else "red1"]


def test_it_does_not_turn_coat():
    state = zombie("Traitorous", hp=4)
    hurt = state.with_figures(replace(state.figures["blue11"], hp=1))
    assert run(hurt, lambda g: g.end("phase", "Attack")).state.units["blue1"].commander == "blue"


def test_a_traitor_that_rises_is_one_no_more():
    state = field("Traitorous", hp=4, weapons=(BOW,), others=[("near", "blue", (26.0, 20.0))])
    state = state.with_figures(replace(state.figures["blue11"], hp=1))
    turned = run(state, lambda g: g.end("phase", "Attack")).state
    assert turned.units["blue1"].commander == "red"
    state = risen(turned)
    assert (state.units["blue1"].commander, state.units["blue1"].control) == ("blue", "")
    assert prey(in_phase(state, "Attack", 2, "blue"), "bow") == ["near"]


def test_it_is_no_pacifist_any_more():
    state = zombie("Pacifist", others=[("near", "blue", (40.0, 40.0))], weapons=(BOW,))
    assert rolls(attack(state, (1,), unit="blue1")) == [("attack dice (4+): Bow", 1)]
    theirs = in_phase(state, "Attack", 2, "red")
    assert "blue1" in [aim.target for aim in aims(asks(theirs), "red1", "bow")]


def test_it_has_no_wild_instinct():
    state = zombie("Wild Instinct")
    assert not turn(state, 3).is_under("blue1", "Wild Instinct")


# staying down


def test_what_has_risen_and_falls_again_stays_down():
    gone = fallen(zombie(), "blue1")
    assert turn(gone, 3).units["blue1"].where == GONE


@pytest.mark.parametrize("perk", ["Revive I", "Reanimate I"])
@pytest.mark.parametrize(("once", "offered"), [(False, True), (True, False)])
def test_nobody_raises_one_that_has_risen_before(perk, once, offered):
    side = "blue" if perk == "Revive I" else "red"
    state = field(others=[("near", side, (24.0, 20.0), perk)])
    state = fallen(risen(state), "blue1") if once else fallen(state, "blue1")
    assert (perk in usable(asks(in_phase(state, "Move", 2, side)), "near")) is offered


def test_no_legion_raises_one_that_has_risen_before():
    state = under(zombie(roster=[("red", "Undead Legion")]), unit_status.HARMED, "blue1", "red")
    assert turn(fallen(state, "blue1"), 3).units["blue1"].where == GONE


@pytest.mark.parametrize(("first", "where"), [(True, GONE), (False, TABLE)])
def test_who_is_cured_before_it_falls_does_not_rise(first, where):
    state = field(others=[("near", "blue", (24.0, 20.0), "Cure I")])
    if first:
        state = attack(
            in_phase(state, "Move", 1, "blue"), (4,), [("Cure I",)], unit="near", name="Move"
        ).state
    assert risen(state).units["blue1"].where == where


def test_a_cure_puts_down_one_that_has_risen_for_good():
    state = zombie(phase="Move", others=[("near", "blue", (24.0, 20.0), "Cure I")])
    after = attack(state, (4,), [("Cure I",)], unit="near", name="Move").state
    assert after.units["blue1"].where == GONE
    assert turn(after, 3).units["blue1"].where == GONE


@pytest.mark.parametrize(("perk", "side"), [("Revive I", "blue"), ("Reanimate I", "red")])
def test_who_is_raised_by_others_first_is_not_one_of_them(perk, side):
    state = fallen(field(others=[("near", side, (22.0, 20.0), perk)]), "blue1")
    state = in_phase(state, "Move", 1, side)
    session = attack(state, (4,), [(perk,)], unit="near", name="Move")
    after = turn(session.state, 2)
    assert after.units["blue1"].where == TABLE
    assert not after.is_under("blue1", "Zombified")
    assert end_turn(after).units["blue1"].where == TABLE

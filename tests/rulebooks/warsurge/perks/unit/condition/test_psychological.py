"""Psychological perks, rank by rank: nerves that are tested, and units that go their own way."""

from dataclasses import replace

import pytest
from armies import ROUND, army, troop, weapon
from companies import attached, part_of
from fighting import attack, in_phase, line, locked, told, under
from running import asked_in, asks, end_turn, run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.targets import aims, why_not_use
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement.deploying import may_deploy
from battlefield.rulebooks.warsurge.movement.movement_paths import policy_of
from battlefield.rulebooks.warsurge.movement.moving import renew_melees
from battlefield.rulebooks.warsurge.muster import faults
from battlefield.rulebooks.warsurge.occasions import UsingPerk
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.words import USING_PERKS
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import RESERVE, Held
from battlefield.rules.muster.roster import Roster, RosterUnit, RosterWeapon

CONTACT = 32 / 25.4


def field(*perks, hp=20, models=1, others=(), at=(10.0, 10.0), **stats):
    """Give a red unit with a rifle of 40 in, and an enemy 20 in below it."""
    rifle = weapon("rifle", range=40, power=10)
    places = [(at[0] + 1.5 * n, at[1]) for n in range(models)]
    return in_phase(
        army(
            ("red1", "red", troop("a", *perks, hp=hp, **stats), (rifle,), places),
            ("blue1", "blue", troop("e", hp=9, defence=4, armour=None), (weapon("gun"),), [(10.0, 30.0)]),
            *others,
        )
    )


def shaken(*perks, **more):
    """Give the next turn's start of a unit that lost a HP in this one."""
    state = run(field(*perks, **more), lambda game: lose(game, "red1", 1, "a test")).state
    return in_phase(state, "Start", 2)


def begin(state, dice=(), answers=(), turn=2):
    state = in_phase(state, "Start", turn, "red")
    after = run(state, lambda game: game.tell(TurnBegan(turn)), dice, answers).state
    return in_phase(after, "Move", turn, "red")


def value(state, what):
    return stat(asks(state), what, "red1", weapon="rifle" if what == "power" else "").value


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
def test_nerves_are_tested_only_after_a_loss_in_the_turn_before_or_with_one_hp_left(perk):
    def asks_dice(state, turn=2):
        return asked_in(in_phase(state, "Start", turn), lambda game: game.tell(TurnBegan(turn))) is not None

    assert not asks_dice(field(perk))
    assert asks_dice(shaken(perk))
    assert not asks_dice(shaken(perk), 3)
    assert asks_dice(field(perk, hp=1))
    reserve = field(perk, hp=1)
    units = {**reserve.units, "red1": replace(reserve.units["red1"], where=RESERVE)}
    assert not asks_dice(replace(reserve, units=units))


@pytest.mark.parametrize(
    ("die", "changed"),
    [(1, {"aegis": (0, 1)}), (2, {"defence": (3, 5)}), (3, {"move": (6, 9), "dash": (6, 9)})],
)
def test_conviction_gives_one_of_three_for_this_turn(die, changed):
    state = begin(shaken("Conviction"), (die,))
    for what, plain in (("aegis", 0), ("defence", 3), ("move", 6), ("dash", 6)):
        assert value(state, what) == changed.get(what, (plain, plain))[1]
    assert value(end_turn(state), "defence") == 3


def test_frenzy_makes_faster_and_stronger_if_the_test_passes():
    state = begin(shaken("Frenzy"), (4,))
    assert [value(state, what) for what in ("move", "dash", "power")] == [9, 9, 11]
    assert value(begin(shaken("Frenzy"), (3,)), "move") == 6
    assert value(end_turn(state), "move") == 6


def test_execution_takes_models_until_a_test_passes():
    state = begin(shaken("Execution", hp=2, models=4), (1, 3, 4), [("red12",), ("red13",)])
    assert state.units["red1"].figures == ("red11", "red14")
    assert begin(shaken("Execution", hp=2, models=2), (1, 1), [("red12",)]).units["red1"].where == "gone"
    assert begin(shaken("Execution", hp=2, models=2), (4,)).hp("red1") == 3


@pytest.mark.parametrize(("perk", "penalty"), [("Morale I", 1), ("Morale II", 2)])
def test_low_morale_worsens_attack_dice_and_makes_all_ground_difficult(perk, penalty):
    state = begin(shaken(perk), (3,))
    assert asks(state).figure("attack dice", 0, "red1", weapon="rifle").value == -penalty
    session = Session(state, Warsurge(), Listed(()))
    session.begin(Action("Move", "red", "red1"))
    assert "3.0" in session.answer((Placed("red11", (13.05, 10.0)),))
    assert not session.answer((Placed("red11", (13.0, 10.0)),))
    passed = begin(shaken(perk), (4,))
    assert asks(passed).figure("attack dice", 0, "red1", weapon="rifle").value == 0
    assert asks(end_turn(state)).figure("attack dice", 0, "red1", weapon="rifle").value == 0


def test_panic_roots_a_unit_and_stills_its_weapons_for_a_turn():
    state = begin(shaken("Panic"), (3,))
    assert asks(state).reason_against("movement", "red1") == "Panic"
    assert why_not_use(asks(state), "red1", "rifle") == "Panic"
    assert not asks(end_turn(state)).reason_against("movement", "red1")
    assert not asks(begin(shaken("Panic"), (4,))).reason_against("movement", "red1")


@pytest.mark.parametrize(("dice", "cost"), [((5, 6), 4), ((6, 6), 5), ((3, 4), 0), ((4, 4), 1)])
def test_a_pusillanimous_unit_loses_what_is_above_seven(dice, cost):
    assert begin(shaken("Pusillanimous", armour=2), dice).hp("red1") == 19 - cost


def test_an_unstable_unit_leaves_for_a_turn():
    state = begin(shaken("Unstable"), (3,))
    assert state.units["red1"].where == RESERVE
    assert not may_deploy(asks(state), "red1")
    assert may_deploy(asks(end_turn(state)), "red1")
    assert begin(shaken("Unstable"), (4,)).units["red1"].where == "table"


# Fall Back


def test_who_falls_back_goes_to_its_own_edge_with_all_it_moves():
    state = begin(shaken("Fall Back"), (3,))
    session = Session(state, Warsurge(), Listed(()))
    session.begin(Action("Move", "red", "red1"))
    assert "its own edge" in session.answer((Placed("red11", (10.0, 10.0)),))
    assert not session.answer((Placed("red11", (10.0, 4.0)),))
    assert asks(state).reason_against("hold", "red1")
    assert not asks(end_turn(state)).reason_against("hold", "red1")


def test_who_reaches_the_edge_goes_into_reserve_and_who_cannot_move_at_once():
    state = begin(shaken("Fall Back", at=(10.0, 5.0)), (3,))
    assert attack(state, (), (), "red1", "Move").state.units["red1"].where == RESERVE
    assert begin(shaken("Fall Back", move=0, dash=0), (3,)).units["red1"].where == RESERVE


def test_who_is_in_a_melee_fights_worse_instead():
    state = locked(begin(shaken("Fall Back"), (3,)), "red1", "blue1")
    assert asks(state).figure("attack dice", 0, "red1").value == -1
    assert not asks(state).reason_against("hold", "red1")


def test_the_other_side_flees_to_the_other_edge():
    foe = troop("e", "Fall Back", hp=9, armour=None)
    state = in_phase(
        army(("red1", "red", troop("a"), (), line(1)), ("blue1", "blue", foe, (), line(1, 30.0, 40.0)))
    )
    state = run(state, lambda game: lose(game, "blue1", 1, "a test")).state
    state = in_phase(begin(state, (3,)), "Move", 2, "blue")
    assert attack(state, (), (), "blue1", "Move").state.figures["blue11"].model.at[1] > 45.9


# Berserk and Psychotic


_FRIEND = (("red2", "red", troop("f", hp=9, armour=None, defence=4), (), [(10.0, 18.0)]),)


def crowd(*perks, friend=(10.0, 18.0), rifle=40, **more):
    """Give a red unit, a friend nearer than two enemies 20 and 25 in below it."""
    others = (
        ("red2", "red", troop("f", hp=9, armour=None, defence=4), (), [friend]),
        ("blue2", "blue", troop("e2", hp=9), (), [(20.0, 35.0)]),
    )
    state = field(*perks, others=others, **more)
    gun = replace(state.profiles["rifle"], stats={**state.profiles["rifle"].stats, "range": rifle})
    return replace(state, profiles={**state.profiles, "rifle": gun})


def targets(state, unit="red1"):
    return [aim.target for aim in aims(asks(state), unit, "rifle")]


def test_a_berserk_unit_aims_only_at_the_nearest_enemy():
    assert targets(crowd()) == ["blue1", "blue2"]
    assert targets(crowd("Berserk")) == ["blue1"]


def test_a_berserk_unit_moves_toward_the_nearest_enemy_until_its_weapons_are_in_range():
    def tried(state, at):
        session = Session(in_phase(state, "Move"), Warsurge(), Listed(()))
        session.begin(Action("Move", "red", "red1"))
        return session.answer((Placed("red11", at),))

    assert "moves toward" in tried(crowd("Berserk", rifle=12), (10.0, 5.0))
    assert "moves toward" in tried(crowd("Berserk", rifle=12), (4.0, 10.0))
    assert not tried(crowd("Berserk", rifle=12), (10.0, 10.0))
    assert not tried(crowd("Berserk", rifle=12), (12.0, 14.0))
    assert not tried(crowd("Berserk"), (10.0, 5.0))  # in range already


def test_a_psychotic_unit_turns_on_whoever_is_nearest_from_the_second_turn_on():
    assert targets(crowd("Psychotic")) == ["blue1", "blue2"]
    assert targets(in_phase(crowd("Psychotic"), turn=2)) == ["red2"]
    assert attack(in_phase(crowd("Psychotic"), turn=2)).state.hp("red2") == 8


@pytest.mark.parametrize("merge", [attached, part_of])
def test_a_psychotic_unit_leaves_alone_who_is_merged_with_it(merge):
    third = ("red3", "red", troop("f3", hp=9), (), [(40.0, 40.0)])
    state = in_phase(field("Psychotic", others=(*_FRIEND, third)), turn=2)
    assert "red2" not in targets(merge(state, "red2", "red1"))


def test_a_psychotic_unit_that_is_alone_attacks_itself_and_cannot_hold():
    state = in_phase(field("Psychotic", defence=4, armour=None), turn=2)
    assert targets(state) == ["red1"]
    assert attack(state, (), (), "red1", "Hold").state.hp("red1") == 19
    assert targets(in_phase(state)) == ["blue1"]


def test_a_psychotic_unit_in_reserve_has_to_deploy():
    assert asks(in_phase(field("Psychotic"), "Deploy", 2)).reason_against("hold", "red1")
    assert not asks(in_phase(field("Psychotic"), "Deploy", 1)).reason_against("hold", "red1")


# Pacifist


def test_a_pacifist_uses_only_weapons_that_heal():
    assert why_not_use(asks(crowd("Pacifist")), "red1", "rifle") == "Pacifist"
    wand = weapon("wand", "Heal")
    state = in_phase(
        army(
            ("red1", "red", troop("a", "Pacifist"), (wand,), line(1)),
            ("blue1", "blue", troop("e"), (), line(1, 30.0)),
        )
    )
    assert not why_not_use(asks(state), "red1", "wand")


def peace(*shooter, fighters=True):
    """Give a red pacifist, red fighters further off, and a blue rifle."""
    rifle = weapon("rifle", range=40)
    rows = [
        ("red1", "red", troop("a", "Pacifist"), (), [(10.0, 10.0)]),
        ("blue1", "blue", troop("e", *shooter), (rifle,), [(10.0, 14.0)]),
    ]
    if fighters:
        rows.append(("red2", "red", troop("f"), (), [(10.0, 30.0)]))
    return in_phase(army(*rows), "Attack", 1, "blue")


def test_a_pacifist_is_spared_while_others_fight():
    assert targets(peace(), "blue1") == ["red2"]
    assert targets(peace(fighters=False), "blue1") == ["red1"]
    assert targets(peace("Murderer"), "blue1") == ["red1", "red2"]
    state = peace()
    units = {**state.units, "red2": replace(state.units["red2"], where=RESERVE)}
    assert targets(replace(state, units=units), "blue1") == ["red1"]
    assert targets(under(state, "Provoke", "blue1", "red1"), "blue1") == ["red1"]


def test_berserk_units_pass_a_pacifist_over():
    assert targets(peace("Berserk"), "blue1") == ["red2"]


def test_enemies_pass_through_a_pacifist_and_begin_no_melee_with_it():
    state = peace()
    assert "red11" in policy_of(asks(state), "blue1").passes
    assert "red21" not in policy_of(asks(state), "blue1").passes
    foe = state.figures["blue11"]
    touching = state.with_figures(replace(foe, model=replace(foe.model, at=(10.0, 10.0 + CONTACT))))
    assert not run(touching, lambda game: renew_melees(game, "blue1")).state.is_under("red1", "melee")
    assert not run(touching, lambda game: renew_melees(game, "red1")).state.is_under("red1", "melee")


def test_a_pacifist_takes_control_of_nobody():
    game = asks(peace())
    dominate = replace(
        Warsurge.catalogue.get("Healer I"), name="Dominate I", terms=("Mastery Test", "Instruct")
    )
    assert game.reason_against(USING_PERKS, "red1", about=UsingPerk(dominate))
    assert not game.reason_against(USING_PERKS, "red1", about=UsingPerk(Warsurge.catalogue.get("Healer I")))


# Traitorous


@pytest.mark.parametrize(
    ("full", "left", "betrays"), [(16, 8, True), (17, 8, True), (17, 9, False), (16, 9, False)]
)
def test_a_traitor_goes_over_once_half_its_hp_are_lost(full, left, betrays):
    state = crowd("Traitorous", hp=full)
    state = state.with_figures(replace(state.figures["red11"], hp=left))
    state = run(state, lambda game: game.end("phase", "Attack")).state
    assert (state.units["red1"].commander == "blue") == betrays
    if betrays:
        assert targets(state) == ["red2"]
        assert asks(state).reason_against("objectives", "red1")


def test_a_traitor_leaves_its_melee_and_ends_with_its_former_friends():
    state = locked(crowd("Traitorous", hp=16), "red1", "blue1")
    state = state.with_figures(replace(state.figures["red11"], hp=8))
    state = run(state, lambda game: game.end("phase", "Attack")).state
    assert not state.is_under("red1", "melee")
    alone = {**state.units, "red2": replace(state.units["red2"], where="gone", figures=())}
    assert run(replace(state, units=alone), lambda game: game.end("phase", "Dash")).state.hp("red1") == 0


@pytest.mark.parametrize("span", [("phase", "Attack"), ("turn", "End")])
def test_who_betrays_a_side_of_which_nobody_is_left_falls_at_once(span):
    state = crowd("Traitorous", hp=16)
    state = state.with_figures(replace(state.figures["red11"], hp=8))
    alone = {**state.units, "red2": replace(state.units["red2"], where="gone", figures=())}
    state = run(replace(state, units=alone), lambda game: game.end(*span)).state
    assert state.hp("red1") == 0
    assert state.units["red1"].where == "gone"


# Wild Instinct


def test_wild_instinct_sleeps_near_a_commander():
    state = crowd("Wild Instinct")
    assert begin(state, (3,)).is_under("red1", "Wild Instinct") is False
    led = replace(state.profiles["f"], perks=(*troop("f", "Leader").perks,))
    near = replace(state, profiles={**state.profiles, "f": led})
    begin(near)  # no die is asked for
    far = crowd("Wild Instinct", friend=(10.0, 24.0))
    begin(replace(far, profiles={**far.profiles, "f": led}), (1,))


def test_wild_instinct_may_leave_a_unit_idle():
    state = begin(crowd("Wild Instinct"), (1,))
    assert all(asks(state).reason_against(what, "red1") for what in ("movement", "weapons", "perks"))
    assert not asks(end_turn(state)).reason_against("movement", "red1")


def test_wild_instinct_may_drive_a_unit_at_the_nearest_enemy_in_sight():
    state = begin(crowd("Wild Instinct"), (2,))
    assert targets(state) == ["blue1"]
    assert asks(in_phase(state, "Attack", 2)).reason_against("hold", "red1")
    session = attack(state, (), (), "red1", "Move")
    assert session.state.figures["red11"].model.at == (10.0, 10.0)
    assert any("in range" in words for words in told(session))


def test_a_zombified_unit_has_no_nerves():
    state = under(shaken("Panic"), "Zombified", "red1", "blue1")
    assert not begin(state).is_under("red1", "Panic")


@pytest.mark.parametrize("perk", ("Berserk", "Psychotic"))
def test_who_lusts_for_battle_needs_a_weapon(perk):
    unit = RosterUnit("u", "U", ROUND, perks=(Held(perk),), points=100)
    needs = f"units[0] cannot have {perk}: the unit needs a weapon"
    assert faults(Roster("R", "warsurge", (unit,))) == [needs]
    armed = replace(unit, weapons=(RosterWeapon("gun", "Assault"),))
    assert faults(Roster("R", "warsurge", (armed,))) == []

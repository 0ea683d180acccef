"""Simulacrum, sentence by sentence: what may be copied, at what cost, and for how long."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from asking import game_of
from companies import attached, part_of
from convoys import inside
from fighting import attack, duel, in_phase, lost
from running import asked_in, end_turn, run

from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed
from battlefield.rulebooks.warsurge.attack.targets import why_not_use
from battlefield.rulebooks.warsurge.attack_moments import Targeted
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rules.core.moments import TurnBegan

MARK = troop("mark", defence=4, hp=30, armour=None)
USER = troop("user", defence=4, hp=20, armour=None)
WIDTH = 32 / 25.4
RANKS = pytest.mark.parametrize("rank", ["I", "II"])


def priced(name, points, *perks, **stats):
    return replace(weapon(name, *perks, **{"range": 24, "power": 4} | stats), points=points)


def mirrored(rank, *arms, cost=20, apart=10.0, others=()):
    return duel(
        USER, [priced("gun", cost, f"Simulacrum {rank}")], MARK, armed=arms, apart=apart, others=others
    )


def tell(turn):
    return lambda game: game.tell(TurnBegan(turn))


def offered(state, turn=1):
    """Give the profiles that may be copied as a turn begins."""
    asked = asked_in(in_phase(state, "Start", turn), tell(turn))
    return {option.id for option in asked.options} - {"none"} if asked is not None else set()


def copied(state, name, turn=1):
    return in_phase(run(in_phase(state, "Start", turn), tell(turn), (), [(name,)]).state, turn=turn)


def arms(state):
    return state.figures["red11"].weapons


def ended(state, answers=()):
    clock = replace(state.clock, phase="End")
    after = run(replace(state, clock=clock), lambda game: game.end("turn", "End"), (), answers).state
    kept = tuple(e for e in after.effects if e.name != "acted")
    return in_phase(replace(after, effects=kept), turn=state.clock.turn + 1)


@RANKS
def test_a_copy_strikes_with_the_other_profile_and_its_perks(rank):
    sword = priced("sword", 20, "Dismantle", power=10, attacks=2)
    robot = troop("mark", "Artificial", defence=4, hp=30, armour=None)
    state = mirrored(rank, sword)
    state = copied(replace(state, profiles={**state.profiles, "mark": robot}), "sword")
    assert arms(state) == ("sword",)
    assert lost(attack(state)) == 4


@RANKS
@pytest.mark.parametrize(("far", "found"), [(18.0, {"sword"}), (18.1, set())])
def test_only_units_within_18_inches_are_copied(rank, far, found):
    assert offered(mirrored(rank, priced("sword", 20), apart=far + WIDTH)) == found


@RANKS
def test_friends_may_be_copied_too(rank):
    mate = ("red2", "red", replace(MARK, id="mate"), (priced("sword", 20),), [(10.0, 14.0)])
    assert offered(mirrored(rank, others=[mate])) == {"sword"}


@RANKS
@pytest.mark.parametrize(
    ("who", "found"), [("user", {"sword", "horn"}), ("truck", {"sword"}), ("mate", set())]
)
def test_those_in_one_closed_transport_and_that_itself_are_copied_and_nobody_outside(rank, who, found):
    """The user rides beside a sword in a truck with a horn; or the truck has the perk, or nobody."""
    perk = f"Simulacrum {rank}"
    own = {each: (priced("gun", 20, perk),) if each == who else () for each in ("user", "truck")}
    rows = (
        ("red1", "red", USER, own["user"], [(10.0, 10.0)]),
        ("truck", "red", troop("truck", transport=60), (priced("horn", 20), *own["truck"]), [(12.0, 10.0)]),
        ("red2", "red", replace(MARK, id="mate"), (priced("sword", 20),), [(14.0, 10.0)]),
        ("blue1", "blue", replace(MARK, id="foe"), (priced("bow", 20),), [(16.0, 10.0)]),
    )
    state = inside(inside(in_phase(army(*rows)), "red1"), "red2")
    assert offered(state) - ({"bow"} if who == "truck" else set()) == found
    assert "bow" not in offered(state) or who == "truck"


@RANKS
@pytest.mark.parametrize(("points", "found"), [(19, {"sword"}), (20, {"sword"}), (21, set())])
def test_only_what_costs_no_more_is_copied(rank, points, found):
    assert offered(mirrored(rank, priced("sword", points))) == found


@pytest.mark.parametrize(("hull", "found"), [((), set()), (("Exposed I",), {"sword"})])
@pytest.mark.parametrize(("apart", "near"), [(18.0, True), (18.1, False)])
def test_the_weapon_of_who_rides_in_an_open_transport_may_be_copied(hull, found, apart, near):
    truck = troop("truck", *hull, transport=60, armour=None)
    rows = (
        ("red1", "red", USER, (priced("gun", 20, "Simulacrum I"),), [(10.0, 10.0)]),
        ("truck", "blue", truck, (), [(10.0, 10.0 + WIDTH + apart)]),
        ("blue1", "blue", MARK, (priced("sword", 20),), [(40.0, 40.0)]),
    )
    state = inside(in_phase(army(*rows)), "blue1")
    assert offered(state) == (found if near else set())


def struck_by(state, dice=(4,)):
    """The blue unit has attacked the user; a turn ends."""
    session = attack(in_phase(state, side="blue"), dice, unit="blue1")
    return ended(session.state)


@RANKS
@pytest.mark.parametrize(("points", "found"), [(40, {"bow"}), (41, set())])
def test_what_was_turned_on_it_last_turn_may_cost_double_and_be_far_off(rank, points, found):
    state = struck_by(mirrored(rank, priced("bow", points, range=40), apart=30.0))
    assert offered(state, 2) == found
    assert offered(ended(state), 3) == set()


@RANKS
@pytest.mark.parametrize("how", [attached, part_of])
def test_what_was_turned_on_who_is_merged_with_it_was_turned_on_it(rank, how):
    mate = ("red2", "red", replace(USER, id="mate"), (), [(10.0, 11.5)])
    state = how(mirrored(rank, priced("bow", 40, range=40), apart=30.0, others=[mate]), "red1", "red2")
    hit = Attack(Aimed("blue1", "bow", "red2"))
    told = run(in_phase(state), lambda game: game.tell(Targeted("blue1", "bow", "red2", hit))).state
    assert offered(told, 2) == {"bow"}


@RANKS
@pytest.mark.parametrize(
    "perk", [f"{name} {n}" for name in ("Countdown", "Recharge", "Use") for n in ("I", "II", "III")]
)
def test_rare_weapons_are_copied_only_by_who_was_targeted_with_them(rank, perk):
    assert offered(mirrored(rank, priced("sword", 5, perk))) == set()
    state = mirrored(rank, priced("sword", 5, perk))
    told = run(
        in_phase(state),
        lambda game: game.tell(Targeted("blue1", "sword", "red1", Attack(Aimed("blue1", "sword", "red1")))),
    ).state
    assert offered(ended(told), 2) == {"sword"}


@pytest.mark.parametrize(("rank", "after"), [("I", ("gun",)), ("II", ("sword",))])
def test_once_used_a_copy_goes_back_or_stays_by_its_rank(rank, after):
    state = copied(mirrored(rank, priced("sword", 20)), "sword")
    used = attack(state, [4]).state
    assert arms(used) == after
    later = ended(used, [False] if rank == "II" else [])
    assert arms(later) == after
    if rank == "I":
        assert offered(later, 2) == {"sword"}
        assert lost(attack(copied(later, "sword", 2), [4])) == 1


def test_a_use_of_the_copy_is_a_use_of_the_weapon():
    used = attack(copied(mirrored("I", priced("sword", 20)), "sword"), [4]).state
    assert why_not_use(game_of(in_phase(used)), "red1", "gun") == "it has been used"


@pytest.mark.parametrize(
    ("rank", "answers", "after"), [("I", [], ("gun",)), ("II", [False], ("sword",)), ("II", [True], ("gun",))]
)
def test_as_a_turn_ends_an_unused_copy_goes_back_or_may_be_given_up(rank, answers, after):
    state = copied(mirrored(rank, priced("sword", 20)), "sword")
    assert arms(ended(state, answers)) == after


def test_the_better_rank_keeps_its_copy_for_turn_after_turn():
    state = copied(mirrored("II", priced("sword", 20)), "sword")
    for _ in range(3):
        state = ended(attack(state, [4]).state, [False])
    assert arms(state) == ("sword",)
    assert state.hp("blue1") == 27


@pytest.mark.parametrize("chosen", ["bow", "none"])
def test_simulacrum_copies_what_was_turned_on_it_last_turn_and_in_the_one_before_too(chosen):
    """Turned on it in the first turn and in the second, a weapon may be copied in the third, not after.

    That it was copied in the second changes nothing.
    """
    state = mirrored("I", priced("bow", 40, range=40), apart=25.0)
    for turn in (1, 2):
        if turn == 2:
            begun = in_phase(state, "Start", 2)
            state = run(begun, lambda game: game.tell(TurnBegan(2)), (), [(chosen,)]).state
        state = attack(in_phase(state, turn=turn, side="blue"), [1], unit="blue1").state
        state = end_turn(state)
    third = in_phase(state, "Start", 3)
    words = [option.id for option in asked_in(third, lambda game: game.tell(TurnBegan(3))).options]
    assert words == ["bow", "none"]
    late = in_phase(end_turn(third), "Start", 4)
    assert asked_in(late, lambda game: game.tell(TurnBegan(4))) is None


def test_who_falls_with_a_copy_comes_back_with_its_own_weapon():
    """One of two falls while it has the copy, the turn ends, and it is restored."""
    rows = [(10.0, 10.0), (10.0, 12.0)]
    state = army(
        ("red1", "red", troop("user", hp=1), [priced("gun", 20, "Simulacrum I")], rows),
        ("blue1", "blue", MARK, [priced("big", 20)], [(20.0, 10.0)]),
    )
    state = copied(state, "big")
    state = run(state, lambda game: lose(game, "red1", 1, "a test", first=("red12",))).state
    state = ended(run(state, lambda game: remove_casualties(game, "red1")).state)
    back = run(state, lambda game: gain(game, "red1", 1, "Regenerate")).state
    assert [figure.weapons for figure in back.figures_of("red1")] == [("gun",), ("gun",)]

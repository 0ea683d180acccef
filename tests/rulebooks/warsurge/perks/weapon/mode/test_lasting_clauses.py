"""Residue and Vortex, sentence by sentence: what is left, when it acts, and whom it strikes how often."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from fighting import attack, duel, in_phase, lost, under
from prisons import carried, prison
from running import run

from battlefield.rulebooks.warsurge.movement.moving import settle
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.staying import PRESENT, note_stayed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import TurnBegan

MARK = troop("mark", defence=4, hp=30, armour=None, move=30, dash=30)
USER = troop("user", defence=4, hp=30, armour=None, move=30)
WIDTH = 32 / 25.4
NAMES = pytest.mark.parametrize("name", ["Residue", "Vortex"])
RANKS = pytest.mark.parametrize(("rank", "turns"), [("I", 1), ("II", 2), ("III", 3)])
SHAPES = {
    "Beam I": [(20.0, 10.0)],
    "Beam II": [(20.0, 10.0)],
    "Blast I": [(20.0, 10.0)],
    "Cone I": [(19.0, 10.0), (25.0, 10.0)],
    "Explode I": [(20.0, 10.0)],
    "Explode II": [(20.0, 10.0)],
    "Wall I": [(20.0, 10.0), (20.0, 16.0)],
}


def left(
    name, rank="I", shape="Explode I", *perks, others=(), turn=1, target=MARK, targets=1, armed=(), **stats
):
    """A weapon has left its template about (20, 10); the blue unit there lost what it lost."""
    gun = weapon("gun", shape, f"{name} {rank}", *perks, **{"power": 10, "attacks": 1} | stats)
    state = in_phase(duel(USER, [gun, *armed], target, others=others, targets=targets), turn=turn)
    dice = [6] if shape.startswith("Blast") else []
    first, last = ([("gun",)], [("done",)]) if armed else ([], [])
    return attack(state, dice, [*first, *SHAPES[shape], *last]).state


def rested(state):
    """Let all act anew."""
    fresh = tuple(e for e in state.effects if e.name not in ("acted", "moved"))
    return replace(state, effects=fresh)


def stepped(state, turn, to=(20.0, 17.0), unit="blue1", how="Move", dice=()):
    """Let a unit go somewhere, in a turn; gives the HP that this costs it."""
    then = in_phase(rested(state), how, turn, state.units[unit].side)
    places = tuple(Placed(f.id, (to[0] + 1.5 * n, to[1])) for n, f in enumerate(state.figures_of(unit)))
    return lost(attack(then, dice, [places], unit=unit, name=how), unit)


# what is left


@NAMES
@pytest.mark.parametrize("shape", list(SHAPES))
def test_each_template_stays_in_its_shape_and_place(name, shape):
    (mark,) = left(name, "I", shape).markers
    assert mark.name == name and mark.template is not None
    kinds = {"Beam": "beam", "Blas": "round", "Cone": "cone", "Expl": "round", "Wall": "wall"}
    assert mark.template.kind == kinds[shape[:4]]


@NAMES
def test_a_nova_stays_about_its_wielder(name):
    gun = weapon("gun", "Nova II", f"{name} I", range=0, power=10)
    state = attack(duel(USER, [gun], MARK, apart=2.0)).state
    assert [(mark.at, mark.template.size) for mark in state.markers] == [((10.0, 10.0), 5)]


@NAMES
@RANKS
def test_it_acts_from_the_next_turn_on_for_as_many_turns_as_its_rank_says(name, rank, turns):
    state = left(name, rank)
    found = []
    for turn in range(1, turns + 3):
        found.append(stepped(state, turn) if state.markers else None)
        ended = replace(state, clock=replace(state.clock, turn=turn, phase="End"))
        state = run(ended, lambda game: game.end("turn", "End")).state
    assert found == [0, *[1] * turns, None]


# whom it strikes


@NAMES
@pytest.mark.parametrize(
    ("start", "to", "hit"),
    [
        ((20.0, 10.0), (20.0, 17.0), 1),
        ((20.0, 5.0), (20.0, 9.0), 1),
        ((17.0, 7.0), (23.0, 13.0), 1),
        ((23.0, 7.0), (23.0, 13.0), 0),
        ((20.0, 10.0), (20.3, 10.0), 1),
    ],
)
def test_who_enters_leaves_or_passes_is_struck(name, start, to, hit):
    """A movement within it counts too."""
    state = left(name)
    figure = state.figures["blue11"]
    state = state.with_figures(replace(figure, model=replace(figure.model, at=start)))
    assert stepped(state, 2, to) == hit


@NAMES
@pytest.mark.parametrize("how", ["Move", "Dash"])
@pytest.mark.parametrize("models", [1, 2, 3])
def test_each_model_that_goes_through_brings_the_weapon_s_attacks(name, how, models):
    state = left(name, "I", "Explode II", targets=models, attacks=2)
    state = state.with_figures(
        *(
            replace(f, model=replace(f.model, at=(19.0 + 1.3 * n, 10.0)))
            for n, f in enumerate(state.figures_of("blue1"))
        )
    )
    assert stepped(state, 2, (18.0, 15.5), how=how) == 2 * models


@NAMES
def test_a_charge_is_struck_by_nothing_that_its_move_has_met(name):
    """The two are one movement. The template lies about (20, 10)."""
    bait = ("red2", "red", troop("bait"), (), [(20.0, 17.5)])
    state = left(name, shape="Explode II", others=[bait], target=troop("m", "Charge I", hp=30, armour=None))
    state = in_phase(rested(state), "Move", 2, "blue")
    for at, on in ((11.0, 15.0), (11.0, 11.5)):
        steps = [(Placed("blue11", (20.0, at)),), True, (Placed("blue11", (20.0, on)),)]
        assert lost(attack(state, (4,), steps, unit="blue1", name="Move"), "blue1") == 1


@NAMES
def test_friends_and_its_own_user_are_struck_too(name):
    mate = ("red2", "red", replace(MARK, id="mate"), (), [(21.5, 10.9)])
    state = left(name, "I", "Explode II", others=[mate])
    assert stepped(state, 2, (26.0, 10.0), "red2") == 1
    assert stepped(state, 2, (18.5, 8.0), "red1") == 1


@NAMES
def test_it_strikes_with_the_weapon_s_power_ap_and_perks(name):
    """Power 4 needs a 4, AP 4+ ignores the armour, and the loss is doubled against machines."""
    robot = troop("mark", "Artificial", defence=4, hp=30, armour=4, move=30)
    state = left(name, "I", "Explode I", "Dismantle", target=robot, ap=4)
    printed = state.profiles["gun"]
    weaker = replace(printed, stats={**printed.stats, "power": 4})
    state = replace(state, profiles={**state.profiles, "gun": weaker})
    assert stepped(state, 2, dice=[4]) == 2
    assert stepped(state, 2, dice=[3]) == 0


@NAMES
def test_it_leaves_no_more_of_its_kind(name):
    state = left(name)
    then = in_phase(state, "Move", 2, "blue")
    after = attack(then, (), [(Placed("blue11", (20.0, 17.0)),)], unit="blue1", name="Move").state
    assert len(after.markers) == 1


@NAMES
@pytest.mark.parametrize(("mark", "hit"), [("", 1), (unit_status.MOVED, 0), (unit_status.RELOCATED, 0)])
@pytest.mark.parametrize("present", [True, False])
def test_who_stands_in_it_for_a_whole_turn_is_struck_as_that_ends(name, mark, hit, present):
    state = in_phase(left(name, "II"), "End", 2)
    state = under(state, PRESENT, "blue1") if present else state
    state = under(state, mark, "blue1") if mark else state

    def ends(game):
        note_stayed(game)
        yield from game.end("turn", "End")

    after = run(state, ends).state
    assert state.hp("blue1") - after.hp("blue1") == (hit if present else 0)


def ended(state):
    """End the turn; gives the state after that."""

    def ends(game):
        note_stayed(game)
        yield from game.end("turn", "End")

    return run(replace(state, clock=replace(state.clock, phase="End")), ends).state


@NAMES
def test_who_is_knocked_into_it_was_not_in_it_for_the_whole_turn(name):
    """It has not moved, and stands in it only from then on: it is struck as the next turn ends."""
    club = weapon("club", "Knockback I", range=40, power=10)
    state = left(name, "II", armed=[club])
    figure = state.figures["blue11"]
    state = state.with_figures(replace(figure, model=replace(figure.model, at=(14.0, 10.0))))
    state = under(under(in_phase(state, turn=2), PRESENT, "blue1"), PRESENT, "red1")
    session = attack(rested(state), [4], [("club",)])
    assert session.state.figures["blue11"].model.at == pytest.approx((20.0, 10.0))
    after = ended(session.state)
    assert after.hp("blue1") == session.state.hp("blue1")
    later = ended(under(in_phase(after, turn=3), PRESENT, "blue1"))
    assert later.hp("blue1") == after.hp("blue1") - 1


@NAMES
def test_who_comes_out_of_a_lost_transport_into_it_was_not_in_it_for_the_whole_turn(name):
    truck = troop("truck", defence=4, hp=1, armour=None, transport=40)
    state = left(name, "II", "Explode II", others=[("blue2", "blue", truck, (), [(20.0, 12.0)])])
    state = carried(state, "blue1", "blue2")
    state = under(under(in_phase(state, turn=2), PRESENT, "blue1"), PRESENT, "blue2")

    def flow(game):
        yield from lose(game, "blue2", 1, "a test")
        yield from remove_casualties(game)

    out = run(state, flow).state
    assert out.units["blue1"].where == "table"
    assert ended(out).hp("blue1") == out.hp("blue1")
    later = ended(under(in_phase(ended(out), turn=3), PRESENT, "blue1"))
    assert later.hp("blue1") == out.hp("blue1") - 1


# inside of units


def still_inside(name, shape="Explode II", target="truck"):
    dice = {"Explode II": [1, 1], "Beam I": []}[shape]
    return attack(sure(prison(shape, f"{name} I")), dice, [(target,)] if shape != "Beam I" else []).state


def sure(state):
    printed = state.profiles["gun"]
    return replace(
        state, profiles={**state.profiles, "gun": replace(printed, stats={**printed.stats, "power": 10})}
    )


@NAMES
@pytest.mark.parametrize("target", ["truck", "rider"])
def test_used_inside_of_a_unit_it_lies_on_that_and_on_each_model_in_there(name, target):
    state = still_inside(name, target=target)
    place = (Placed("truck1", (20.0, 24.0)),)

    def flow(game):
        yield from settle(game, "truck", "Move", place)

    late = in_phase(state, "Move", 2)
    before = {unit: late.hp(unit) for unit in ("truck", "rider", "red1")}
    models = {unit: len(late.living(unit)) for unit in before}
    after = run(late, flow).state
    lost_ = {unit: before[unit] - after.hp(unit) for unit in before}
    assert lost_ == models
    assert run(in_phase(state, "Move", 1), flow).state.hp("truck") == before["truck"]


def test_a_vortex_comes_out_where_its_transport_was_lost_and_catches_who_was_in_there():
    state = attack(sure(prison("Explode III", "Vortex II")), [1, 1, 1], [("truck",)]).state

    def flow(game):
        yield from lose(game, "truck", 20, "a test")
        yield from remove_casualties(game)

    after = run(in_phase(state, "Move", 1), flow).state
    (mark,) = after.markers
    assert (mark.name, mark.at) == ("Vortex", (20.0, 20.0))
    assert after.units["rider"].where == "table"
    swift = troop("rider", armour=None, hp=3, move=30)
    assert stepped(replace(after, profiles={**after.profiles, "rider": swift}), 2, (20.0, 28.0), "rider") > 0


def test_a_residue_does_not_come_out():
    state = still_inside("Residue")

    def flow(game):
        yield from lose(game, "truck", 20, "a test")
        yield from remove_casualties(game)

    assert not run(state, flow).state.markers


@NAMES
def test_behind_fire_points_it_lies_in_the_transport(name):
    carrier = troop("carrier", hp=20, defence=4, armour=None, transport=90, fire_points=1)
    others = [("rider", "blue", replace(MARK, id="r"), (), [(40.0, 40.0)])]
    gun = weapon("gun", "Explode I", f"{name} I", range=12, power=10)
    state = carried(duel(USER, [gun], carrier, others=others, apart=8.0), "rider", "blue1")
    after = attack(state, [1], [("rider",)]).state
    assert after.is_under("blue1", f"{name} Inside") and not after.markers


# a vortex wanders


@pytest.mark.parametrize("rank", ["I", "II", "III"])
@pytest.mark.parametrize(
    ("dice", "at"),
    [([1], (20.0, 10.0)), ([6], (20.0, 10.0)), ([3, 3, 3, 4], (27.0, 10.0)), ([2, 5, 1, 1], (20.0, 12.0))],
)
def test_a_vortex_travels_2d6_as_a_turn_begins_or_stays_on_a_hit(rank, dice, at):
    state = left("Vortex", rank)
    began = run(in_phase(state, "Start", 2), lambda game: game.tell(TurnBegan(2)), dice).state
    assert [mark.at for mark in began.markers] == [pytest.approx(at)]


@pytest.mark.parametrize(("rank", "times"), [("I", 1), ("II", 2), ("III", 3)])
def test_a_vortex_travels_in_each_turn_that_it_lasts(rank, times):
    state, moves = left("Vortex", rank), 0
    for turn in range(2, 6):
        ended = replace(state, clock=replace(state.clock, turn=turn - 1, phase="End"))
        state = run(ended, lambda game: game.end("turn", "End")).state
        dice = [3, 3, 1, 1] if state.markers else []
        state = run(in_phase(state, "Start", turn), lambda game, t=turn: game.tell(TurnBegan(t)), dice).state
        moves += bool(dice)
    assert moves == times


def test_a_residue_stays_where_it_is():
    state = left("Residue", "III")
    began = run(in_phase(state, "Start", 2), lambda game: game.tell(TurnBegan(2))).state
    assert [mark.at for mark in began.markers] == [(20.0, 10.0)]


def test_a_vortex_strikes_where_it_has_wandered_to():
    state = left("Vortex")
    began = run(in_phase(state, "Start", 2), lambda game: game.tell(TurnBegan(2)), [3, 3, 3, 4]).state
    assert stepped(began, 2) == 0
    figure = began.figures["blue11"]
    there = began.with_figures(replace(figure, model=replace(figure.model, at=(27.0, 10.0))))
    assert stepped(there, 2, (27.0, 16.0)) == 1

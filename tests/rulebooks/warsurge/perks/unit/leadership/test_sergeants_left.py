"""Several sergeants that are left of a unit which has fallen: they are still that one unit."""

from dataclasses import replace

import pytest
from advanced import GUN, facing, in_step, open_to, playing, points, take
from armies import troop
from companies import field, part_of, squad
from fighting import attack, in_phase, lost, rolls, under
from running import run

from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.command import generate
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rules.core.events import Placed
from battlefield.rules.table.underground import BELOW, is_below


def bosses(*perks, second=(), hp=3, fallen=True, **more):
    """Red1 has fallen unless said otherwise; red2 (30 points) and red3 (20 points), its sergeants, stand."""
    rows = (
        squad(models=1, armour=None),
        squad("Sergeant", *perks, id_="red2", models=1, hp=hp, at=(12.0, 10.0), armour=None, points=30),
        squad("Sergeant", *second, id_="red3", models=1, hp=hp, at=(14.0, 10.0), armour=None, points=20),
    )
    state = part_of(part_of(field(*rows, **more), "red2", "red1"), "red3", "red1")
    return run(state, fell).state if fallen else state


def fell(game):
    yield from lose(game, "red1", 1, "a test")
    yield from remove_casualties(game)


def test_they_move_together_in_coherency():
    session = attack(
        in_phase(bosses(), "Move"),
        (),
        [(Placed("red21", (12.0, 14.0)), Placed("red31", (14.0, 14.0)))],
        unit="red2",
        name="Move",
    )
    assert session.state.figures["red31"].model.at == (14.0, 14.0)
    assert "red3" not in {action.unit for action in session.book.actions(session.state)}


def test_they_attack_together_and_the_cheapest_suffers_first():
    session = attack(bosses(), (1, 1), [("rifle",), ("red3|rifle",)], unit="red2")
    assert rolls(session)[0][1] == 1 == rolls(session)[1][1]
    shot = attack(in_phase(bosses(), "Attack", 1, "blue"), (6,), unit="blue1")
    assert (lost(shot, "red2"), lost(shot, "red3")) == (0, 1)


def test_they_bring_in_and_cost_the_command_points_of_one_unit():
    boss = troop("boss", "Sergeant", hp=3, armour=None, points=20)
    others = [
        ("red2", "red", boss, (GUN,), [(11.5, 10.0)]),
        ("red3", "red", replace(boss, id="other"), (GUN,), [(11.5, 11.5)]),
    ]
    state = part_of(part_of(facing(others=others), "red2", "red1"), "red3", "red1")
    gone = run(state, destroyed).state
    assert points(playing(run(gone, generate, (3,)).state)) == 3
    session = take(playing(gone), "Attack", "red2", (1, 1))
    assert points(session) == 5
    assert not open_to(session, "red3")


def destroyed(game):
    yield from lose(game, "red1", 3, "a test")
    yield from remove_casualties(game)


@pytest.mark.parametrize("left", [("red2",), ("red2", "red3")])
def test_whoever_is_left_may_answer_an_attack(left):
    boss = troop("boss", "Sergeant", hp=3, armour=None, points=20)
    others = [
        (unit, "red", replace(boss, id=unit), (GUN,), [(11.5, 10.0 + 1.5 * n)]) for n, unit in enumerate(left)
    ]
    state = facing(others=others)
    for unit in left:
        state = part_of(state, unit, "red1")
    gone = run(state, destroyed).state
    session = take(playing(in_step(gone, side="blue")), "Attack", "blue1", (1,))
    take(session, "End Step")
    assert "Counter Attack" in {a.name for a in session.book.actions(session.state) if a.unit == "red2"}


def test_one_of_them_alone_is_left_at_last():
    state = run(bosses(), lambda game: destroy_one(game, "red2")).state
    session = attack(state, (1,), unit="red3")
    assert len(rolls(session)) == 1


def destroy_one(game, unit):
    yield from lose(game, unit, 3, "a test")
    yield from remove_casualties(game)


def test_they_stay_below_ground_where_their_unit_has_fallen():
    """One after the other they are all that is left of it down there."""
    state = under(bosses(fallen=False), BELOW, "red1")
    left = run(state, fell).state
    assert is_below(left, "red2")
    assert is_below(left, "red3")
    last = run(left, lambda game: destroy_one(game, "red2")).state
    assert is_below(last, "red3")
    assert not last.is_under("red1", BELOW)


def test_a_sergeant_of_a_wreck_goes_on_by_itself():
    """What lies on the wreck is not for it, and it neither stays with that nor suffers for it."""
    rows = (
        squad("Wreckage", models=1, armour=None),
        squad("Sergeant", id_="red2", models=1, hp=3, at=(12.0, 10.0), armour=None, points=20),
    )
    state = part_of(field(*rows), "red2", "red1")
    left = run(state, fell).state
    assert left.units["red1"].is_rough
    moved = attack(in_phase(left, "Move"), (), [(Placed("red21", (17.0, 10.0)),)], unit="red2", name="Move")
    assert moved.state.figures["red21"].model.at == (17.0, 10.0)
    assert len(rolls(attack(left, (1,), unit="red2"))) == 1
    hit = attack(in_phase(left, "Attack", 1, "blue"), (6,), [("red1",)], unit="blue1")
    assert (lost(hit, "red2"), hit.state.hp("red1")) == (0, 0)

"""What the program leaves on the table: the ways it went, whom it fired at, and the dice of both."""

from math import dist

import pytest
from battles import advance, battle

from battlefield.app.desk.pictures import Line, Roll, Rolls
from battlefield.app.playing.trails import Trail, aims_of
from battlefield.rules.core.apply import apply
from battlefield.rules.core.events import ClockSet, DiceRolled, HpLost, Placed, UnitMoved


def middle(state, unit):
    ats = [figure.model.at for figure in state.living(unit)]
    return sum(x for x, _ in ats) / len(ats), sum(y for _, y in ats) / len(ats)


@pytest.fixture(scope="module")
def state():
    """Both sides have units on the table, on opposite edges."""
    fought = battle()
    while len({unit.commander for unit in fought.state.on_table()}) < 2:
        advance(fought, 1)
    return fought.state


def sides(state):
    """Return a unit of each side."""
    own = next(unit for unit in state.on_table() if unit.commander == "wardens")
    return own, next(unit for unit in state.on_table() if unit.commander == "raiders")


def fired(state, *events, aims=()):
    one, _ = sides(state)
    found = Trail(state, one.id)
    found.follow(events, aims)
    return found.drawing


def lines(drawing):
    return [part for part in drawing if isinstance(part, Line)]


def test_a_shot_that_hurts_nobody_still_shows_its_line_of_fire(state):
    one, other = sides(state)
    (line,) = lines(fired(state, aims=(other.id,)))
    assert (line.role, line.arrow) == ("quiet", True)
    assert line.points == (middle(state, one.id), middle(state, other.id))


def test_a_shot_that_hurts_shows_one_line_to_whom_it_hurt(state):
    one, other = sides(state)
    hurt = HpLost(other.id, ((other.figures[0], 1),), "War bow", by=one.id)
    (line,) = lines(fired(state, hurt, aims=(other.id,)))
    assert line.role == "bad"


def test_dice_lie_along_the_line_nearer_to_who_rolled_them(state):
    one, other = sides(state)
    attack = DiceRolled("wardens", "attack dice (4+): War bow", 6, (4, 1, 6))
    saves = DiceRolled("raiders", "armour save 5+", 6, (2, 5))
    drawing = fired(state, attack, saves, aims=(other.id,))
    mine, theirs = (part for part in drawing if isinstance(part, Rolls))
    assert mine.rolls == (Roll(6, (4, 1, 6), 4),)
    assert theirs.rolls == (Roll(6, (2, 5), 5),)
    start, end = middle(state, one.id), middle(state, other.id)
    assert dist(mine.at, start) < dist(mine.at, end)
    assert dist(theirs.at, end) < dist(theirs.at, start)


def test_a_target_that_only_the_dice_name_is_aimed_at(state):
    _, other = sides(state)
    (line,) = lines(fired(state, DiceRolled("wardens", f"Boat Hook against {other.name}", 6, (2,))))
    assert line.points[1] == middle(state, other.id)


def test_dice_of_a_new_turn_are_nobodys(state):
    next_turn = ClockSet(2, "Start", 0, "", "")
    assert not fired(state, next_turn, DiceRolled("wardens", "roll-off: Turn Master", 6, (5,)))


def test_rolls_of_several_steps_lie_below_each_other_and_old_ones_go(state):
    one, other = sides(state)
    found = Trail(state, one.id)
    for face in (1, 2, 3, 4):
        found.follow((DiceRolled("wardens", "attack dice", 6, (face,)),), (other.id,))
    (dice,) = (part for part in found.drawing if isinstance(part, Rolls))
    assert [roll.faces for roll in dice.rolls] == [(2,), (3,), (4,)]


def test_dice_in_a_close_fight_lie_beyond_who_rolls_them(state):
    one, other = sides(state)
    x, y = middle(state, one.id)
    places = tuple(Placed(figure, (x + 2.0, y)) for figure in other.figures)
    near = apply(state, UnitMoved(other.id, "Move", places))
    drawing = fired(near, DiceRolled("wardens", "attack dice", 6, (6,)), aims=(other.id,))
    (dice,) = (part for part in drawing if isinstance(part, Rolls))
    assert dist(dice.at, (x + 2.0, y)) > 2.0


def test_answers_name_whom_they_aim_at(state):
    one, other = sides(state)
    assert aims_of((other.id,), state, one.id) == (other.id,)
    assert aims_of((f"Pitch pot > {other.id}",), state, one.id) == (other.id,)
    assert aims_of((one.id, "done"), state, one.id) == ()
    assert aims_of(True, state, one.id) == ()

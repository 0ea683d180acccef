"""A drag whose hand is held still: once its limit is known, what is in hand stands no farther than it."""

from math import dist

from later import Later
from two_rows import CUTTERS, SPEARS, begun

from battlefield.app.desk.edits import Ref
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.prompt import LOOKING
from battlefield.rules.book.actions import Action

FAR = 7.0  # inches that they may move


def held(later, **keys):
    """Drag the first of the cutters much too far before anything is known, and hold the hand still."""
    desk = BattleDesk(begun((CUTTERS, 8.0, 10.0), (SPEARS, 8.0, 2.0)), background=later)
    assert desk.begin(Action("Move", "raiders", CUTTERS))
    figure = desk.state.units[CUTTERS].figures[0]
    start = desk.state.figures[figure].model.at
    desk.hand.press(Pointer(start, Ref("model", figure)))
    desk.hand.move(Pointer((start[0] - 0.5, start[1] + 10.0), **keys))
    return desk, figure, start


def done(later):
    while later.waiting:
        later.finish()


def test_what_is_held_still_comes_back_to_its_limit_once_that_is_known():
    later = Later()
    desk, figure, start = held(later)
    assert dist(start, desk.table.shown.model(figure).at) > FAR
    done(later)
    assert dist(start, desk.table.shown.model(figure).at) <= FAR + 1e-3
    assert desk.hand.is_held
    assert "as far as it can go" in desk.hand.asked.note


def test_with_shift_it_stays_where_the_hand_wants_it_and_is_marked_as_wrong():
    later = Later()
    desk, figure, start = held(later, shift=True)
    done(later)
    assert dist(start, desk.table.shown.model(figure).at) > FAR
    assert desk.hand.asked.problem == LOOKING
    done(later)
    assert any(getattr(part, "role", "") == "bad" for part in desk.hand.drawing)
    assert "7" in desk.hand.asked.problem

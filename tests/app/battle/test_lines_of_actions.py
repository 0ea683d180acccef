"""What a line of the log tells in figures, and one line for each action."""

from two_rows import BOWS, CUTTERS, SPEARS, begun

from battlefield.app.battle.battle_log import LogLine, in_brief
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Placed


def test_a_move_is_told_with_its_inches_and_from_where_to_where():
    fought = begun((BOWS, 6.0, 8.0), (CUTTERS, 5.0, 30.0), (SPEARS, 20.0, 2.0), side="wardens", phase="Move")
    assert not fought.begin(Action("Move", "wardens", BOWS))
    places = tuple(
        Placed(id_, (x, y + 3.0), bottom)
        for id_ in fought.state.units[BOWS].figures
        for (x, y), bottom in [(fought.state.figures[id_].model.at, fought.state.figures[id_].model.bottom)]
    )
    assert not fought.answer(places)
    line = next(line for line in fought.log if " move " in line.words)
    assert line.words == "Ridge Bows move 3.00 in"
    assert line.more.splitlines()[0] == "from 6.00, 8.00 to 6.00, 11.00 in"
    assert line.kind == "outcome"


LINES = (
    LogLine("turn 1, Attack", 1, 0, kind="clock"),
    LogLine("wardens: Attack, Ridge Bows", 2, 1),
    LogLine("dice: 6 6 1", 3, 1),
    LogLine("Reed Cutters lose 2 HP", 4, 1, kind="outcome"),
    LogLine("raiders: Hold, Reed Cutters", 5, 2),
)


def test_an_action_is_one_line_with_what_came_of_it_and_opens():
    brief = in_brief(LINES, ())
    assert [line.words for line in brief] == [
        "turn 1, Attack",
        "wardens: Attack, Ridge Bows · Reed Cutters lose 2 HP",
        "raiders: Hold, Reed Cutters",
    ]
    assert in_brief(LINES, {1}) == LINES


def test_the_one_line_shows_where_something_came_of_the_action_that_has_no_place_itself():
    """A unit has none before it is set up."""
    begun, come = LogLine("wardens: Deploy", 1, 0), LogLine("Ridge Bows come", 2, 0, BOWS, (3.0, 4.0))
    (line,) = in_brief((begun, come), ())
    assert (line.unit, line.at, line.place) == (BOWS, (3.0, 4.0), 1)


def test_what_comes_with_a_new_phase_within_an_action_is_told_in_all_its_lines():
    """No line of these is the action's own, which could stand for the others."""
    lines = (
        LogLine("blue: Hold, Reed Cutters", 1, 0),
        LogLine("round 2, AP", 2, 0, kind="clock"),
        LogLine("Watch have 10 AP", 3, 0),
        LogLine("Carnival have 7 AP", 4, 0),
    )
    assert in_brief(lines, ()) == lines

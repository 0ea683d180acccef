"""The log is read, and looked through, in the language that is spoken; what is kept of it stays English."""

import pytest

from battlefield.app.battle.battle_log import LogLine
from battlefield.ui.battle.panels.log_panel import LogLines
from battlefield.ui.widgets.palette import LIGHT

pytestmark = pytest.mark.usefixtures("german")
LINES = (LogLine("Gate Spears move 4.00 in", 1, 0), LogLine("turn 2, Move, Raiders to act", 2, 1))


def test_lines_are_written_and_found_in_german_and_kept_in_english():
    lines = LogLines(LIGHT)
    lines.show_lines(LINES)
    assert [lines.data(lines.index(row)) for row in range(2)] == [
        "Gate Spears bewegen sich 4.00 in",
        "Zug 2, Move, Raiders am Zug",
    ]
    assert lines.lines == list(LINES)
    lines.wanted = "bewegen"
    lines.show_lines(LINES)
    assert lines.lines == [LINES[0]]

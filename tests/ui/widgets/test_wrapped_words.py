"""Words on buttons, broken into lines by the pixels that they take."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from battlefield.ui.widgets.wrapping import wrapped

WORDS = 'Whip Crack: PRJ 4", 1 AP, Agility vs Agility · Attack dice 1; defence dice 1 · Uses Whip Crack'


@pytest.fixture
def letters(program: QApplication) -> QFontMetrics:
    return QFontMetrics(program.font())


def test_each_line_fits_and_the_next_word_would_not(letters: QFontMetrics) -> None:
    for room in (120, 200, 260, 400):
        lines = wrapped(WORDS, letters, room)
        assert " ".join(lines) == WORDS
        assert all(letters.horizontalAdvance(line) <= room for line in lines)
        for line, after in pairwise(lines):
            words = after.split(" ")
            first = f"{words[0]} ·" if words[1:2] == ["·"] else words[0]
            assert letters.horizontalAdvance(f"{line} {first}") > room


def test_no_line_begins_with_the_dot_between_two_parts(letters: QFontMetrics) -> None:
    starts = [line[0] for room in range(80, 500, 7) for line in wrapped(WORDS, letters, room)]
    assert "·" not in starts


def test_the_last_line_that_is_allowed_ends_in_dots_where_words_are_left_out(letters: QFontMetrics) -> None:
    lines = wrapped(WORDS, letters, 200, 2)
    assert len(lines) == 2 and lines[1].endswith("…")
    assert letters.horizontalAdvance(lines[1]) <= 200
    assert not any(line.endswith("…") for line in wrapped(WORDS, letters, 200))


def test_a_key_before_the_words_keeps_its_distance(letters: QFontMetrics) -> None:
    assert wrapped("1   Move", letters, 200) == ["1   Move"]

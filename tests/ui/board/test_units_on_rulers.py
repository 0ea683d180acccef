"""Rulers and scale bar count in the unit that is chosen: inches, fractions of them, or centimetres."""

from itertools import pairwise

import pytest

from battlefield.ui.board.rulers import RULER, mark_words


@pytest.mark.parametrize(
    ("mark", "unit", "words"),
    [(2.5, "inches", "2.5"), (2.5, "fractions", "2 1/2"), (0.25, "fractions", "1/4"), (12, "fractions", "12"),
     (20, "centimetres", "20")],
)  # fmt: skip
def test_marks_are_written_in_their_unit(mark, unit, words):
    assert mark_words(mark, unit) == words


def ticks(hand) -> list[int]:
    """The pixels of the upper ruler at which it has long ticks, within the table."""
    picture = hand.view._frame_picture().toImage()
    y, ink = RULER - 7, picture.pixelColor(RULER + 30, 2)
    row = [picture.pixelColor(x, y) for x in range(RULER, picture.width())]
    return [x for x, colour in enumerate(row) if abs(colour.lightness() - ink.lightness()) > 60]


def test_rulers_change_with_the_unit(hand):
    inches = ticks(hand)
    hand.window.acts["unit_centimetres"].trigger()
    centimetres = ticks(hand)
    assert inches != centimetres and len(centimetres) > 3
    gaps = {round(b - a) for a, b in pairwise(centimetres) if b - a > 20}
    step = hand.view.pixels_per_inch / 2.54
    assert gaps and all(any(abs(gap - n * step) <= 1.5 for n in (1, 2, 5, 10, 20)) for gap in gaps)
    hand.window.acts["unit_inches"].trigger()
    assert ticks(hand) == inches

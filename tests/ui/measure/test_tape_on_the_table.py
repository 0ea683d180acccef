"""The tape measure: click to click or dragged, what it holds on to, and what the read-out says."""

from math import hypot

import pytest
from conftest import Open
from hand import Hand
from yards import yard, yard_with_templates

RIM = 16 / 25.4


def test_two_clicks_measure_between_the_edges_of_two_bases(hand: Hand) -> None:
    hand.key("T")
    hand.click((6 + RIM - 0.05, 6))
    hand.click((8 - RIM + 0.05, 6))
    hand.move((8 - RIM + 0.05, 6.05))
    reading = hand.window.reading.text()
    assert f"edge to edge {2 - 2 * RIM:.3f} in" in reading
    assert "centre to centre 2.000 in" in reading
    assert hand.scene == yard()


def test_the_tape_stays_where_the_second_click_left_it(hand: Hand) -> None:
    hand.key("T")
    hand.click((6 + RIM - 0.05, 6))
    hand.click((8 - RIM + 0.05, 6))
    kept = hand.desk.reading
    hand.move((15, 15))
    assert hand.desk.reading == kept
    assert "centre to centre 2.000 in" in hand.window.reading.text()


def test_a_drag_measures_too(hand: Hand) -> None:
    hand.key("T")
    hand.drag((11, 12), (14, 16))
    start, end = hand.near((11, 12)), hand.near((14, 16))
    reading = hand.desk.reading
    assert reading is not None
    assert reading.centre == pytest.approx(hypot(end[0] - start[0], end[1] - start[1]), abs=1e-9)
    hand.move((14.5, 16))
    assert f"{reading.centre:.3f} in" in hand.window.reading.text()
    assert "edge" not in hand.window.reading.text()


def test_the_read_out_follows_while_the_tape_is_stretched(hand: Hand) -> None:
    hand.key("T")
    hand.click((11, 12))
    for end in ((12, 12), (14, 13), (11, 17)):
        hand.move(end)
        a, b = hand.near((11, 12)), hand.near(end)
        assert f"{hypot(b[0] - a[0], b[1] - a[1]):.3f} in" in hand.window.reading.text()


def test_overlapping_bases_are_told_by_their_overlap(hand: Hand) -> None:
    hand.click((8, 6))
    hand.key("Shift+Left", "Esc", "T")
    hand.click((5.5, 6))
    hand.click((7.5, 6))
    hand.move((7.5, 6.1))
    assert f"overlap {2 * RIM - 1:.3f} in" in hand.window.reading.text()


def test_c_changes_what_the_tape_holds_on_to_and_says_so(hand: Hand) -> None:
    hand.key("T")
    said = []
    for mode in ("edge", "centre", "free", "both"):
        hand.key("C")
        assert hand.desk.snap == mode
        said.append(hand.window.hint.text())
    assert len(set(said)) == 4
    assert all(words.startswith("The tape holds on to") for words in said)


def test_held_at_centres_the_tape_begins_in_the_middle_of_the_base(hand: Hand) -> None:
    hand.key("T", "C", "C")
    hand.click((6 + RIM - 0.05, 6))
    hand.click((8 - RIM + 0.05, 6))
    reading = hand.desk.reading
    assert reading is not None
    assert (reading.start.holds, reading.end.holds) == ("centre", "centre")
    assert reading.centre_line == ((6.0, 6.0), (8.0, 6.0))


def test_held_at_nothing_the_tape_measures_from_the_very_pixel(hand: Hand) -> None:
    hand.key("T", "C", "C", "C")
    hand.click((6.3, 6))
    hand.click((8.2, 6))
    reading = hand.desk.reading
    assert reading is not None
    assert not reading.has_edges
    assert reading.centre == pytest.approx(hand.near((8.2, 6))[0] - hand.near((6.3, 6))[0], abs=1e-9)


def test_the_tape_holds_on_to_the_edge_of_terrain(hand: Hand) -> None:
    hand.key("T")
    hand.click((5.1, 14))
    hand.click((10, 14))
    reading = hand.desk.reading
    assert reading is not None
    assert reading.start.terrain is not None
    assert reading.start.at == pytest.approx((5.0, hand.near((5.1, 14))[1]), abs=1e-9)


def test_escape_puts_the_tape_away_and_the_read_out_forgets_it(hand: Hand) -> None:
    hand.key("T")
    hand.drag((11, 12), (14, 16))
    hand.move((14, 16.1))
    measured, reading = hand.picture(), hand.desk.reading
    assert reading is not None
    assert reading.words() in hand.window.reading.text()
    hand.key("Esc")
    assert hand.desk.reading is None
    assert hand.picture() != measured
    assert reading.words() not in hand.window.reading.text()


def test_shift_t_puts_the_tape_away_from_the_selecting_hand(hand: Hand) -> None:
    hand.key("T")
    hand.drag((11, 12), (14, 16))
    hand.key("V")
    assert hand.desk.reading is not None
    hand.key("Shift+T")
    assert hand.desk.reading is None


def test_the_tape_follows_a_base_that_is_nudged(hand: Hand) -> None:
    hand.key("T")
    hand.click((6 + RIM - 0.05, 6))
    hand.click((8 - RIM + 0.05, 6))
    hand.key("V")
    hand.click((8, 6))
    hand.key("Shift+Right")
    reading = hand.desk.reading
    assert reading is not None
    assert reading.centre == pytest.approx(3.0)
    assert "centre to centre 3.000 in" in hand.window.reading.text()


def test_measuring_changes_nothing_and_selects_nothing(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    hand.key("T")
    hand.drag((6, 6), (16, 9))
    assert hand.scene == yard_with_templates()
    assert hand.selected == []
    assert len(hand.labels) == 1


def test_the_tape_is_drawn_on_the_board(hand: Hand) -> None:
    before = hand.picture()
    hand.key("T")
    hand.drag((10, 12), (14, 12))
    hand.move((20, 3))
    drawn = hand.picture()
    line = [hand.pixel((x, 12)) for x in (10.5, 13.5)]
    assert all(
        any(
            drawn.pixel(spot.x(), spot.y() + dy) != before.pixel(spot.x(), spot.y() + dy) for dy in (-1, 0, 1)
        )
        for spot in line
    )

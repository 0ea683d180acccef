"""The tape: what its ends hold, what it reads, and how a hand lays it."""

from dataclasses import replace

import pytest
from little_table import RUIN, WOOD, bases, desk_with, model, table

from battlefield.app.desk import edits
from battlefield.app.desk.tape import TapeEnd, measured, snapped
from battlefield.app.desk.tools import Pointer, TapeTool
from battlefield.geometry.kernel.shapes import BaseSize

A = model("a", 5, 5)
B = model("b", 10, 5)


def held(piece, holds="edge"):
    return TapeEnd(piece.at, holds, piece)


@pytest.mark.parametrize(
    ("start", "end", "edge", "centre", "overlap"),
    [
        (held(A), held(B), 4.0, 5.0, 0.0),
        (held(A), held(model("c", 8, 9)), 4.0, 5.0, 0.0),
        (held(A), held(model("c", 6, 5)), 0.0, 1.0, 0.0),
        (held(A), held(model("c", 6.0000005, 5)), 0.0, 1.0000005, 0.0),
        (held(A), held(model("c", 5.9999995, 5)), 0.0, 0.9999995, 0.0),
        (held(A), held(model("c", 5.6, 5)), 0.0, 0.6, 0.4),
        (held(A), held(A), 0.0, 0.0, 0.0),
        (held(A), TapeEnd((8.0, 5.0)), 2.5, 3.0, 0.0),
        (TapeEnd((5.0, 1.0)), held(A, "centre"), 3.5, 4.0, 0.0),
        (TapeEnd((1.0, 1.0)), TapeEnd((4.0, 5.0)), 5.0, 5.0, 0.0),
        (TapeEnd((1.0, 1.0)), TapeEnd((1.0, 1.0)), 0.0, 0.0, 0.0),
        (held(model("r", 5, 5, base=BaseSize.rect(50.8, 25.4), facing=90.0)), held(B), 3.5, 5.0, 0.0),
        (held(model("r", 5, 5, base=BaseSize.rect(50.8, 25.4))), held(B), 4.0, 5.0, 0.0),
        (held(model("h", 5, 5, base=BaseSize.hex(50.8))), held(model("c", 5, 0)), 3.5, 5.0, 0.0),
        (held(A), TapeEnd((20.0, 5.0), "corner", terrain=RUIN), 14.5, 15.0, 0.0),
    ],
)
def test_the_tape_reads_what_can_be_worked_out_by_hand(start, end, edge, centre, overlap):
    for reading in (measured(start, end), measured(end, start)):
        assert reading.edge == pytest.approx(edge, abs=1e-9)
        assert reading.centre == pytest.approx(centre, abs=1e-9)
        assert reading.overlap == pytest.approx(overlap, abs=1e-9)


def test_the_line_between_edges_ends_on_both_bases_and_the_other_at_both_centres():
    reading = measured(held(A), held(B))
    assert reading.edge_line[0] == pytest.approx((5.5, 5.0), abs=1e-9)
    assert reading.edge_line[1] == pytest.approx((9.5, 5.0), abs=1e-9)
    assert reading.centre_line == ((5.0, 5.0), (10.0, 5.0))


@pytest.mark.parametrize(
    ("low", "high", "vertical"),
    [
        ({"height": 2.0}, {"bottom": 3.5, "height": 1.0}, 1.5),
        ({"height": 4.0}, {"bottom": 3.5, "height": 1.0}, 0.0),
        ({"height": 2.0}, {"bottom": 2.0}, 0.0),
        ({"bottom": 0.7, "height": 0.1}, {"bottom": 0.8}, 0.0),
        ({"height": 9.0}, {"bottom": 1.0, "height": 1.0}, 0.0),
        ({}, {}, 0.0),
    ],
)
def test_the_height_between_two_models_is_the_gap_of_their_heights(low, high, vertical):
    ends = held(model("a", 5, 5, **low)), held(model("b", 10, 5, **high))
    for start, end in (ends, ends[::-1]):
        assert measured(start, end).vertical == pytest.approx(vertical, abs=1e-12)


@pytest.mark.parametrize(
    ("start", "end", "unit", "words"),
    [
        (held(A), held(B), "inches", "edge to edge 4.000 in · centre to centre 5.000 in"),
        (held(A), held(B), "centimetres", "edge to edge 10.160 cm · centre to centre 12.700 cm"),
        (held(A), held(B), "fractions", "edge to edge 4 in · centre to centre 5 in"),
        (held(A), held(model("c", 6, 5)), "inches", "edge to edge 0.000 in · centre to centre 1.000 in"),
        (
            held(A),
            held(model("c", 5.6, 5)),
            "inches",
            "edge to edge overlap 0.400 in · centre to centre 0.600 in",
        ),
        (
            held(A),
            held(model("c", 10, 5, bottom=1.25)),
            "inches",
            "edge to edge 4.000 in · centre to centre 5.000 in · 1.25 in apart in height",
        ),
        (TapeEnd((1.0, 1.0)), TapeEnd((4.0, 5.0)), "inches", "5.000 in"),
    ],
)
def test_a_reading_is_said_in_the_unit_asked_for(start, end, unit, words):
    assert measured(start, end).words(unit) == words


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (model("c", 10, 5, sigma=0.04), "edge to edge 4.000 in ± 0.050 in · centre to centre 5.000 in"),
        (
            model("c", 6.05, 5, sigma=0.04),  # one deviation from contact
            "edge to edge 0.050 in ± 0.050 in · centre to centre 1.050 in · no contact: likely 84 %",
        ),
        (
            model("c", 6, 5, sigma=0.04),
            "edge to edge 0.000 in ± 0.050 in · centre to centre 1.000 in · contact: open",
        ),
    ],
)
def test_a_tape_between_unsure_places_says_by_how_much_it_may_be_off(other, words):
    reading = measured(held(A), held(other), replace(table(A, other), sigma=0.03))
    assert reading.words() == words


def test_a_tape_to_unsure_terrain_is_as_unsure_as_both():
    ruin = replace(RUIN, sigma=0.04)
    reading = measured(
        held(A), TapeEnd((20.0, 5.0), "corner", terrain=ruin), replace(table(A, ruin), sigma=0.03)
    )
    assert reading.words().startswith("edge to edge 14.500 in ± 0.050 in")


def test_a_tape_held_at_a_centre_reads_centres_first():
    assert measured(held(A), held(B)).by_edges
    assert not measured(held(A), held(B, "centre")).by_edges
    assert not measured(TapeEnd((1.0, 1.0)), TapeEnd((4.0, 5.0))).has_edges


BATTLE = table(A, model("big", 15, 5, base=BaseSize.round(101.6)), RUIN, WOOD)


@pytest.mark.parametrize(
    ("at", "mode", "holds", "what", "place"),
    [
        ((5.1, 5.0), "both", "centre", "a", (5.0, 5.0)),
        ((5.3, 5.0), "both", "edge", "a", (5.3, 5.0)),
        ((5.1, 5.0), "edge", "edge", "a", (5.1, 5.0)),
        ((5.45, 5.0), "centre", "centre", "a", (5.0, 5.0)),
        ((5.1, 5.0), "free", "point", None, (5.1, 5.0)),
        ((5.7, 5.0), "both", "edge", "a", (5.7, 5.0)),
        ((5.8, 5.0), "both", "point", None, (5.8, 5.0)),
        ((15.6, 5.0), "both", "centre", "big", (15.0, 5.0)),
        ((15.8, 5.0), "both", "edge", "big", (15.8, 5.0)),
        ((19.8, 22.0), "both", "corner", "ruin", (20.0, 22.0)),
        ((20.2, 22.0), "edge", "corner", "ruin", (20.0, 22.0)),
        ((22.0, 22.0), "both", "point", None, (22.0, 22.0)),
        ((19.9, 22.0), "centre", "point", None, (19.9, 22.0)),
        ((30.9, 10.0), "both", "corner", "wood", (31.0, 10.0)),
    ],
)
def test_an_end_holds_on_to_what_the_mode_allows(at, mode, holds, what, place):
    end = snapped(BATTLE, at, 0.25, mode)
    found = end.model or end.terrain
    assert (end.holds, found and found.id) == (holds, what)
    assert end.at == pytest.approx(place, abs=1e-9)


def test_a_base_is_held_before_the_terrain_it_stands_at():
    scene = table(model("a", 19.4, 22), RUIN)
    assert snapped(scene, (19.95, 22.0), 0.25, "both").model.id == "a"


def test_nothing_is_held_on_an_empty_table():
    assert snapped(table(), (5.0, 5.0), 0.25, "both") == TapeEnd((5.0, 5.0))


def tape():
    desk = desk_with(A, B, RUIN)
    return desk, TapeTool(desk)


def test_two_clicks_lay_the_tape_and_it_stays():
    desk, tool = tape()
    tool.press(Pointer((5.4, 5.0)))
    tool.release(Pointer((5.4, 5.0)))
    assert tool.hint().startswith("Click or release to end the tape")
    tool.move(Pointer((7.0, 6.0)))
    assert desk.reading.end == TapeEnd((7.0, 6.0))
    tool.move(Pointer((9.6, 5.0)))
    tool.press(Pointer((9.6, 5.0)))
    tool.release(Pointer((9.6, 5.0)))
    tool.move(Pointer((30.0, 30.0)))
    assert desk.reading.edge == pytest.approx(4.0, abs=1e-9)
    assert tool.hint().startswith("Click where the tape begins")
    assert desk.document.history.labels == ("Opened",)


def test_a_drag_lays_the_tape_and_ends_it_where_the_button_goes_up():
    desk, tool = tape()
    tool.press(Pointer((1.0, 1.0)))
    tool.move(Pointer((3.0, 3.0)))
    tool.move(Pointer((4.0, 4.0)))
    tool.release(Pointer((4.0, 5.0)))
    tool.move(Pointer((30.0, 30.0)))
    assert desk.reading.centre == 5.0


def test_a_click_that_trembles_at_the_rim_of_a_base_is_still_a_click():
    desk, tool = tape()
    tool.press(Pointer((5.69, 5.0)))
    tool.move(Pointer((5.72, 5.0)))
    tool.release(Pointer((5.72, 5.0)))
    tool.move(Pointer((9.6, 5.0)))
    assert desk.reading.edge == pytest.approx(4.0, abs=1e-9)


def test_a_tape_begun_by_a_click_is_not_ended_by_a_release_that_began_elsewhere():
    desk, tool = tape()
    tool.press(Pointer((1.0, 1.0)))
    tool.release(Pointer((1.0, 1.0)))
    tool.move(Pointer((9.0, 9.0)))
    tool.release(Pointer((9.0, 9.0)))
    tool.move(Pointer((4.0, 5.0)))
    assert desk.reading.centre == 5.0


def test_a_third_click_begins_another_tape():
    desk, tool = tape()
    for at in ((1.0, 1.0), (4.0, 5.0), (30.0, 1.0)):
        tool.press(Pointer(at))
        tool.release(Pointer(at))
    tool.move(Pointer((30.0, 3.0)))
    assert desk.reading.centre == 2.0


def test_esc_puts_the_tape_away_and_the_next_click_begins_anew():
    desk, tool = tape()
    tool.press(Pointer((1.0, 1.0)))
    tool.release(Pointer((1.0, 1.0)))
    assert tool.cancel()
    assert desk.reading is None
    tool.move(Pointer((4.0, 5.0)))
    assert desk.reading is None
    assert not tool.cancel()
    tool.press(Pointer((2.0, 2.0)))
    assert desk.reading.start == TapeEnd((2.0, 2.0))


def test_a_tape_put_away_by_a_key_does_not_come_back_with_the_pointer():
    desk, tool = tape()
    tool.press(Pointer((1.0, 1.0)))
    tool.release(Pointer((1.0, 1.0)))
    desk.put_tape_away()
    tool.move(Pointer((4.0, 5.0)))
    assert desk.reading is None


def test_the_tape_shows_what_it_would_hold_before_the_first_click():
    desk, tool = tape()
    tool.move(Pointer((5.4, 5.0)))
    assert tool.under == TapeEnd((5.4, 5.0), "edge", A)
    desk.next_snap()
    desk.next_snap()
    tool.move(Pointer((5.4, 5.0)))
    assert tool.under.holds == "centre"
    assert desk.reading is None


def test_a_tape_does_not_turn():
    assert tape()[1].turn(15.0) is False


def test_a_laid_tape_reads_anew_when_its_base_is_moved():
    desk, tool = tape()
    tool.press(Pointer((5.4, 5.0)))
    tool.move(Pointer((9.6, 5.0)))
    tool.release(Pointer((9.6, 5.0)))
    desk.do("Move", edits.moved(desk.scene, bases("b"), (0.0, 5.0)))
    assert desk.reading.centre == pytest.approx(50**0.5, abs=1e-9)
    assert desk.reading.edge == pytest.approx(50**0.5 - 1.0, abs=1e-9)

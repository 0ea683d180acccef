"""A ruling from a photograph without its dialog: what bases found in it bear, and what is doubted."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
import pytest
from campaigns import few
from drawn_photographs import DrawnBase, Ink, Still, any_camera

from battlefield.app.design.measured_by import REFERENCES, TABLE
from battlefield.app.design.photographed import Ruling
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase
from battlefield.geometry.photographs import FRAMES, Photograph
from battlefield.rules.scene.contents import Board

WIDE, HIGH = 24.0, 18.0
CORNERS = ((0.0, 0.0), (WIDE, 0.0), (WIDE, HIGH), (0.0, HIGH))
ROUND, OVAL = BaseSize.round(32), BaseSize("oval", 60, 35.5)
BASES = (((5.0, 8.0), ROUND), ((9.0, 9.5), ROUND), ((6.0, 13.0), OVAL))


@dataclass(frozen=True, eq=False)
class Shot:
    """A photograph, and in which pixel of it a place is seen."""

    photograph: Photograph
    seen: Callable


def photographed(papers=(), drawn=None, board=()):
    """Return a photograph of a table with three bases, or those drawn, and how its places are seen."""
    camera = any_camera(np.random.default_rng(21), (0.0, 0.0, WIDE, HIGH), (1000, 750), 0.005, (20.0, 21.0))
    drawn = drawn or tuple(DrawnBase(at, size.length_mm / 50.8, size.width_mm / 50.8) for at, size in BASES)
    shades = Still(camera, drawn, papers, seed=2, board=board).whole().shades.astype(np.uint8)
    photograph = Photograph.of(shades.tobytes(), 1000, 750, 1000, None)
    return Shot(photograph, lambda at: tuple(map(float, camera.pixels(np.array(at)))))


@pytest.fixture(scope="module")
def bare():
    return photographed()


@pytest.fixture(scope="module")
def framed():
    discs = tuple((*target.at, target.radii) for target in FRAMES[0])
    return photographed((Ink((16.5, 9.0), 0.2, (4.135, 5.845), discs),))


def cornered(still, corners=CORNERS):
    """Return a ruling on a photograph, with the corners of the table clicked."""
    return _cornered(still, corners).copy()


@cache
def _cornered(still, corners):
    ruling = Ruling(still.photograph, 1.0, Board(WIDE, HIGH))
    ruling.measure_by(TABLE)
    for corner in corners:
        ruling.set_corner(still.seen(corner))
    return ruling


def test_how_many_straight_sides_were_found_is_told(bare):
    assert "straight side" not in cornered(bare).error_words()
    edged = photographed(board=(0.0, 0.0, WIDE, HIGH))
    assert cornered(edged).error_words().endswith("(95 in 100), with 4 straight sides")


def click(ruling, still, base, size=None):
    """Click the lower rim of a base."""
    (x, y), own = base
    return ruling.click(size or own, still.seen((x, y + own.width_mm / 50.8)))


def found_all(still):
    """Return a ruling on a photograph in which all bases were found."""
    return _found_all(still).copy()


@cache
def _found_all(still):
    ruling = cornered(still)
    for base in BASES:
        click(ruling, still, base)
    assert len(ruling.standing) == 3
    return ruling


def find_again(ruling):
    """Do what the dialog does beside the hand."""
    assert ruling.seen is not None and ruling.standing == []
    said = ruling.take_again(ruling.seen, ruling.found_again(ruling.seen, ruling.lost))
    assert ruling.lost == []
    return said


def test_bases_are_found_again_where_a_corner_is_moved(bare):
    ruling = found_all(bare)
    before = [each.placed for each in ruling.standing]
    x, y = bare.seen(CORNERS[2])
    ruling.move_corner(2, (x + 3.0, y))
    assert [size for size, _ in ruling.lost] == [size for _, size in BASES]
    assert find_again(ruling) == "3 bases found again"
    for old, new in zip(before, ruling.standing, strict=True):
        assert new.size == old.size and new.placed.at != old.at
        assert new.placed.at == pytest.approx(old.at, abs=0.1)


def test_bases_are_found_again_on_a_table_of_another_size(bare):
    ruling = found_all(bare)
    ruling.lay_on(Board(2.0 * WIDE, 2.0 * HIGH))
    ruling.lay_on(Board(WIDE, HIGH))  # as digits are typed
    find_again(ruling)
    assert [each.placed.at for each in ruling.standing] == [pytest.approx(at, abs=0.1) for at, _ in BASES]


@pytest.mark.campaign
def test_bases_wait_while_a_further_sheet_is_clicked(bare):
    ruling = found_all(bare)
    ruling.add_paper(REFERENCES[1])
    for corner in ((8.0, 5.0), (19.693, 5.0), (19.693, 13.268), (8.0, 13.268)):
        ruling.set_corner(bare.seen(corner))
        assert len(ruling.lost) + len(ruling.standing) == 3
    find_again(ruling)
    assert len(ruling.standing) == 3


def test_a_base_that_is_not_found_again_is_told_and_tried_with_the_next_camera(bare):
    ruling = found_all(bare)
    ruling.lay_on(Board(WIDE, HIGH + 1.0))
    found = ruling.found_again(ruling.seen, ruling.lost)
    said = ruling.take_again(ruling.seen, [None, *found[1:]])
    assert said.startswith("1 base of 3 not found again: click on the rim once more")
    assert len(ruling.standing) == 2
    ruling.lay_on(Board(WIDE, HIGH))
    assert find_again(ruling) == "3 bases found again"


def test_bases_that_fit_badly_on_a_table_of_a_wrong_size_are_told(bare):
    ruling = found_all(bare)
    ruling.lay_on(Board(3.0 * WIDE, 3.0 * HIGH))
    assert "badly" in find_again(ruling)


@pytest.mark.campaign
def test_bases_that_were_found_for_another_table_are_not_taken(bare):
    ruling = found_all(bare)
    ruling.lay_on(Board(WIDE, HIGH + 1.0))
    late = ruling.seen, ruling.found_again(ruling.seen, ruling.lost)
    ruling.lay_on(Board(WIDE, HIGH))
    assert ruling.take_again(*late) == "" and ruling.standing == [] and len(ruling.lost) == 3


def test_a_right_size_is_not_doubted(bare):
    ruling = found_all(bare)
    assert not any("badly" in each.words() for each in ruling.standing)
    assert "badly" not in ruling.gap_words(*ruling.standing[:2])


@pytest.mark.parametrize("size", (BaseSize.round(60), BaseSize("oval", 105, 70), BaseSize.round(40)))
@pytest.mark.first(3)
@pytest.mark.parametrize("base", BASES)
def test_a_size_that_is_not_the_base_s_is_refused_or_doubted(bare, base, size):
    ruling = cornered(bare)
    said = click(ruling, bare, base, size)
    if ruling.standing:
        assert said.startswith("This outline fits the picture badly: check its size")
        assert ruling.standing[0].words().endswith("fits badly")
        click(ruling, bare, BASES[0] if base is not BASES[0] else BASES[1])
        assert ruling.gap_words(*ruling.standing[:2]).endswith("but one fits badly")


def test_a_base_beside_the_table_is_told(framed):
    ruling = Ruling(framed.photograph, 1.0, Board(12.0, 10.0))
    assert click(ruling, framed, BASES[0]).endswith("it lies beside the table: make that larger")
    wide = Ruling(framed.photograph, 1.0, Board(60.0, 44.0))
    assert "beside" not in click(wide, framed, BASES[0])


def test_corners_clicked_anticlockwise_are_told_with_what_to_do_and_can_be_taken_back(bare):
    wrong = (CORNERS[0], CORNERS[3], CORNERS[2], CORNERS[1])
    ruling = cornered(bare, wrong)
    assert ruling.seen is None
    assert ruling.error_words().startswith("They were clicked anticlockwise: take them back with Backspace")
    for left in (3, 2, 1):
        assert ruling.take_back() and len(ruling.corners) == left
    for corner in CORNERS[1:]:
        ruling.set_corner(bare.seen(corner))
    assert ruling.seen is not None


def test_a_corner_is_not_taken_back_under_bases(bare):
    ruling = cornered(bare)
    click(ruling, bare, BASES[0])
    assert not ruling.take_back() and len(ruling.corners) == 4
    ruling.take_away(0)
    assert ruling.take_back() and ruling.awaits


def sheet(at, turn):
    """Return the corners of a sheet of A4 about a place, a long side first."""
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    half = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * np.array([11.693, 8.268]) / 2.0
    return [tuple(map(float, corner)) for corner in half @ np.array([[c, s], [-s, c]]) + at]


@pytest.mark.parametrize("turn", few([35.0, 0.0, 90.0], 1))
def test_a_sheet_that_is_clicked_a_short_side_first_is_known_by_its_proportions(bare, turn):
    corners = sheet((12.0, 9.0), turn)
    told = []
    for begun in (corners, [*corners[1:], corners[0]]):
        ruling = Ruling(bare.photograph, 1.0, Board(WIDE, HIGH))
        ruling.measure_by(REFERENCES[1])
        for corner in begun:
            ruling.set_corner(bare.seen(corner))
        told.append(ruling.error_words())
        for base in BASES[:2]:
            click(ruling, bare, base)
        first, second = ruling.standing
        centres = np.subtract(first.placed.at, second.placed.at)
        assert float(np.hypot(*centres)) == pytest.approx(float(np.hypot(4.0, 1.5)), abs=0.06)
    assert "short side" not in told[0]
    assert "a sheet of A4 was clicked a short side first" in told[1]


@pytest.mark.campaign
def test_a_further_sheet_that_is_clicked_a_short_side_first_is_known_too(bare):
    ruling = cornered(bare)
    ruling.add_paper(REFERENCES[1])
    corners = sheet((12.0, 9.0), 10.0)
    for corner in (*corners[1:], corners[0]):
        ruling.set_corner(bare.seen(corner))
    assert "short side first" in ruling.error_words()
    click(ruling, bare, BASES[0])
    assert ruling.standing[0].placed.at == pytest.approx(BASES[0][0], abs=0.05)


def test_a_table_whose_width_and_height_are_exchanged_is_doubted_with_a_remedy(bare):
    ruling = cornered(bare)
    assert "proportions" not in ruling.error_words()
    ruling.lay_on(Board(HIGH, WIDE))
    assert "exchange its width and height" in ruling.error_words()


def test_corners_that_fit_nothing_are_doubted(bare):
    ruling = cornered(bare)
    ruling.lay_on(Board(3.0 * WIDE, HIGH))
    assert "do not fit together" in ruling.error_words()


def test_who_clicks_where_no_rim_is_seen_reads_how_to_lay_a_base_by_hand(bare):
    ruling = cornered(bare)
    assert "two more places on its rim" in ruling.click(BaseSize.round(160), bare.seen((18.0, 3.0)))
    ruling.leave_rim()
    assert "three of its corners" in ruling.click(BaseSize.rect(150, 100), bare.seen((18.0, 3.0)))


SQUARE, OBLONG, HEXAGON = BaseSize.rect(25, 25), BaseSize.rect(60, 30), BaseSize.hex(40)
CORNERED = (((5.0, 8.0), SQUARE, 20.0), ((10.0, 9.5), OBLONG, 115.0), ((6.0, 13.0), HEXAGON, 40.0))


@pytest.fixture(scope="module")
def edged():
    drawn = (
        DrawnBase(
            at,
            size.length_mm / 50.8,
            size.width_mm / 50.8,
            turn=np.radians(facing - 90.0),
            kind=size.kind,
        )
        for at, size, facing in CORNERED
    )
    return photographed(drawn=tuple(drawn))


def edge(at, size, facing):
    """Return a place on the edge ahead."""
    far = size.length_mm / 50.8
    return at[0] + far * np.sin(np.radians(facing)), at[1] - far * np.cos(np.radians(facing))


@pytest.mark.first(1)
@pytest.mark.parametrize("base", CORNERED)
def test_a_base_with_corners_is_found_with_its_bearing_by_a_click_near_an_edge(edged, base):
    at, size, facing = base
    ruling = cornered(edged)
    said = ruling.click(size, edged.seen(edge(*base)))
    (standing,) = ruling.standing
    assert said.startswith(f"A {size.length_mm:g} mm base measures ")
    assert standing.placed.at == pytest.approx(at, abs=0.05)
    period = {SQUARE: 90.0, OBLONG: 180.0, HEXAGON: 60.0}[size]
    turned = (standing.placed.facing - facing) % period
    assert min(turned, period - turned) < 1.5
    assert len(ruling.outline(standing)) == (6 if size is HEXAGON else 4)


def test_the_gap_of_bases_with_corners_is_that_of_their_nearest_edges(edged):
    ruling = cornered(edged)
    for base in CORNERED[:2]:
        ruling.click(base[1], edged.seen(edge(*base)))
    first, second = (PlacedBase(size, at, facing) for at, size, facing in CORNERED[:2])
    told = ruling.gap_words(*ruling.standing)
    value, off = (float(part) for part in re.findall(r"\d+\.\d+", told))
    assert value == pytest.approx(gap(first, second).gap, abs=off) and off < 0.15


@pytest.mark.campaign
def test_the_table_that_is_laid_has_bases_with_corners_as_they_lie(edged):
    ruling = cornered(edged)
    for base in CORNERED:
        ruling.click(base[1], edged.seen(edge(*base)))
    models = ruling.scene("table.jpg", "table").models
    assert [model.base for model in models] == [SQUARE, OBLONG, HEXAGON]
    assert models[1].facing == pytest.approx(115.0, abs=1.5) and all(0.0 < m.sigma < 0.1 for m in models)


def ring(at, size, facing):
    """Return the corners of a rectangle, in turn."""
    ahead = np.array([np.sin(np.radians(facing)), -np.cos(np.radians(facing))]) * size.length_mm / 50.8
    aside = np.array([np.cos(np.radians(facing)), np.sin(np.radians(facing))]) * size.width_mm / 50.8
    return [tuple(np.array(at) + a * ahead + b * aside) for a, b in ((1, 1), (1, -1), (-1, -1), (-1, 1))]


def test_three_corners_lay_a_base_whose_edges_are_not_seen(bare):
    where = ((18.0, 4.0), OBLONG, 30.0)
    ruling = cornered(bare)
    said = [ruling.click(OBLONG, bare.seen(where[0]))]
    said += [ruling.click(OBLONG, bare.seen(place)) for place in ring(*where)[:3]]
    assert said[1:3] == ["2 more corners", "1 more corner"] and not ruling.is_gathering
    (standing,) = ruling.standing
    assert standing.placed.at == pytest.approx(where[0], abs=0.05)
    assert standing.placed.facing == pytest.approx(30.0, abs=2.0)


@pytest.mark.campaign
def test_corners_that_were_begun_are_left_with_another_size(bare):
    ruling = cornered(bare)
    ruling.click(OBLONG, bare.seen((18.0, 4.0)))
    assert ruling.is_gathering
    click(ruling, bare, BASES[0])
    assert len(ruling.standing) == 1 and not ruling.is_gathering


def test_a_round_base_is_not_taken_for_a_square_one(bare):
    ruling = cornered(bare)
    said = click(ruling, bare, BASES[0], BaseSize.rect(32, 32))
    assert not ruling.standing or "badly" in said or "not seen" in said


def test_the_sample_gap_is_told_in_the_unit(bare):
    assert cornered(bare).error_words("centimetres").startswith("A gap of 15.24 cm is good to")

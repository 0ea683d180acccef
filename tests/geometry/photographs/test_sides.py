"""Sides of a table or a sheet that are seen all along: what they tell of a lens, when they are left alone."""

from itertools import pairwise

import numpy as np
import pytest
from drawn_photographs import any_camera

from battlefield.geometry.photographs.calibration import LENS_OFF, Calibration
from battlefield.geometry.photographs.camera import LENS
from battlefield.geometry.photographs.grey import GreyPicture
from battlefield.geometry.photographs.photograph import Photograph
from battlefield.geometry.photographs.references import Mark
from battlefield.geometry.photographs.sides import rectangle_of, seen_sides

SIZE = (800, 600)
WIDE, HIGH = 20.0, 15.0
CORNERS = ((0.0, 0.0), (WIDE, 0.0), (WIDE, HIGH), (0.0, HIGH))
BOARD, FLOOR = 150.0, 90.0


def taken(camera, shade, seed=0):
    """Photograph a table: `shade` tells its shades by x and y; each pixel is the mean of four looks."""
    rng = np.random.default_rng(seed)
    steps = [(np.arange(side * 2) + 0.5) / 2.0 for side in SIZE]
    places = camera.places(np.stack(np.meshgrid(*steps), axis=-1))
    shades = shade(places[..., 0], places[..., 1]).reshape(SIZE[1], 2, SIZE[0], 2).mean(axis=(1, 3))
    return GreyPicture((shades + rng.normal(0.0, 3.0, shades.shape)).astype(np.float32), SIZE)


def beyond(x, y):
    """Return how far out of the board places lie, less than 0 within it."""
    return np.maximum.reduce([-x, x - WIDE, -y, y - HIGH])


def board(x, y):
    return np.where(beyond(x, y) <= 0.0, BOARD, FLOOR)


def camera_of(seed, lens=0.02):
    return any_camera(np.random.default_rng(seed), (0.0, 0.0, WIDE, HIGH), SIZE, lens)


def clicked(camera, seed, off=1.0):
    clicks = camera.pixels(np.array(CORNERS)) + np.random.default_rng(seed).normal(0.0, off, (4, 2))
    return [(tuple(pixel), place) for pixel, place in zip(clicks.tolist(), CORNERS, strict=True)]


def looked(camera, picture, seed=0):
    return Photograph(picture).seen(clicked(camera, seed), (0.0, 0.0))


def lens_of(calibration: Calibration):
    return calibration.camera.settings[LENS], calibration.covariance[LENS, LENS] ** 0.5


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("lens", [-0.02, 0.025])
def test_sides_show_the_lens(seed, lens):
    camera = camera_of(seed, lens)
    seen = looked(camera, taken(camera, board, seed), seed)
    told, off = lens_of(seen.calibration)
    assert seen.sides >= 3
    assert seen.strain == 1.0
    assert off < 0.6 * LENS_OFF
    assert abs(told - lens) < 2.5 * off


def test_a_table_without_an_edge_tells_no_more_than_its_corners():
    camera = camera_of(1)
    seen = looked(camera, taken(camera, lambda x, y: BOARD + 14.0 * np.sin(3.0 * x) * np.cos(5.0 * y)))
    assert seen.sides == 0
    assert lens_of(seen.calibration)[1] == pytest.approx(LENS_OFF, rel=0.1)


def line(x, y):
    return np.where(np.abs(beyond(x, y)) < 0.06, 40.0, BOARD)


def face(x, y):
    return np.where((beyond(x, y) > 0.0) & (beyond(x, y) < 0.15), 30.0, board(x, y))


def border(x, y):
    return np.where(beyond(x, y) < -0.15, 200.0, board(x, y))


@pytest.mark.parametrize(
    ("what", "shade"), [("a line along it", line), ("a face below it", face), ("a border within", border)]
)
def test_what_runs_along_a_side_makes_it_doubtful(what, shade):
    camera = camera_of(2)
    assert looked(camera, taken(camera, shade)).sides == 0, what


@pytest.mark.parametrize(("hidden", "sides"), [(0.15, 4), (0.5, 3)])
def test_what_stands_before_a_side_hides_it_where_it_hides_much(hidden, sides):
    """Something as dark as the floor lies over the first side, from a tenth of it on."""

    def shade(x, y):
        covers = (x > 0.1 * WIDE) & (x < (0.1 + hidden) * WIDE) & (np.abs(y) < 1.5)
        return np.where(covers, 85.0, board(x, y))

    camera = camera_of(3)
    assert looked(camera, taken(camera, shade)).sides == sides


def test_a_side_is_not_looked_for_where_corners_were_clicked_wrongly():
    """All clicks 0.6 in inside the board: its edges are too far away to be meant."""
    camera = camera_of(4)
    inside = np.array([(0.6, 0.6), (WIDE - 0.6, 0.6), (WIDE - 0.6, HIGH - 0.6), (0.6, HIGH - 0.6)])
    pairs = list(zip(map(tuple, camera.pixels(inside).tolist()), CORNERS, strict=True))
    assert Photograph(taken(camera, board)).seen(pairs, (0.0, 0.0)).sides == 0


def test_the_sides_of_a_sheet_of_paper_count_too():
    camera, room = camera_of(5), np.array([(6.0, 5.0), (14.5, 5.0), (14.5, 16.0), (6.0, 16.0)]) - (0.0, 2.0)

    def shade(x, y):
        return np.where((x >= 6.0) & (x <= 14.5) & (y >= 3.0) & (y <= 14.0), 230.0, board(x, y))

    own = ((0.0, 0.0), (8.5, 0.0), (8.5, 11.0), (0.0, 11.0))
    paper = list(zip(map(tuple, camera.pixels(room).tolist()), own, strict=True))
    seen = Photograph(taken(camera, shade)).seen(clicked(camera, 0), (0.0, 0.0), papers=[paper])
    alone = looked(camera, taken(camera, board))
    assert seen.sides == alone.sides + 4
    assert lens_of(seen.calibration)[1] < lens_of(alone.calibration)[1]


def test_pixels_of_a_side_lie_on_it():
    camera = camera_of(6)
    marks = [Mark(pixel, place) for pixel, place in clicked(camera, 0, 0.0)]
    for side in seen_sides(taken(camera, board), camera, marks, CORNERS):
        places = camera.places(side.pixels)
        along = np.subtract(side.two, side.one) / np.hypot(*np.subtract(side.two, side.one))
        off = (places - side.one) @ (-along[1], along[0])
        assert np.abs(off).max() < 0.03
        assert all(a < b for a, b in pairwise(side.shares))


@pytest.mark.parametrize(
    ("places", "found"),
    [
        (CORNERS, True),
        ((*CORNERS, (3.0, 4.0)), True),
        (CORNERS[:3], False),
        (((0.0, 0.0), (WIDE, 1.0), (WIDE, HIGH), (0.0, HIGH)), False),
        (((0.0, 0.0),) * 4, False),
        ((), False),
    ],
)
def test_a_rectangle_is_upright_and_holds_all_marks(places, found):
    marks = [Mark((float(n), 0.0), place) for n, place in enumerate(places)]
    corners = rectangle_of(marks)
    assert (corners is not None) == found
    if corners is not None:
        assert tuple(mark.place for mark in corners) == CORNERS

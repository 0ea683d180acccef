"""Pictures placed on a table: known maps found again, and points that fix none refused."""

import numpy as np
import pytest

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.outlines.homography import Pair, Placed, PlacingError

BOARD = (44.0, 60.0)


def test_two_points_scale_turn_and_shift() -> None:
    # 10 pixels to the inch, turned by a quarter: the picture's right is the table's down
    placed = Placed.by([((100.0, 50.0), (5.0, 5.0)), ((200.0, 50.0), (5.0, 15.0))])
    assert placed.map.point((100.0, 50.0)) == pytest.approx((5.0, 5.0), abs=1e-12)
    assert placed.map.point((150.0, 70.0)) == pytest.approx((3.0, 10.0), abs=1e-12)
    assert placed.worst == pytest.approx(0.0, abs=1e-12)


def test_three_points_are_fitted_by_a_similarity_and_their_misfit_is_told() -> None:
    pairs: list[Pair] = [((0, 0), (0, 0)), ((100, 0), (10, 0)), ((0, 100), (0, 11))]
    placed = Placed.by(pairs)
    assert placed.map.rows[2] == (0.0, 0.0, 1.0)
    assert 0.1 < placed.worst < 1.0
    assert placed.mean <= placed.worst


def test_four_points_take_the_perspective_away_exactly() -> None:
    camera = Camera()
    corners = [(0.0, 0.0), (44.0, 0.0), (44.0, 60.0), (0.0, 60.0)]
    placed = Placed.by([(camera.seen(corner), corner) for corner in corners])
    assert placed.worst < 1e-9
    for place in [(22.0, 30.0), (3.0, 57.0), (40.0, 12.0)]:
        assert placed.map.point(camera.seen(place)) == pytest.approx(place, abs=1e-8)
        assert placed.map.inverse.point(place) == pytest.approx(camera.seen(place), abs=1e-6)


def test_before_the_camera_w_is_positive_though_the_first_pixel_is_above_the_horizon() -> None:
    pixels = [(240.0, 200.0), (400.0, 200.0), (620.0, 460.0), (20.0, 460.0)]  # the horizon at y = 105
    places = [(0.0, 0.0), (40.0, 0.0), (40.0, 30.0), (0.0, 30.0)]
    onto = Placed.by(list(zip(pixels, places, strict=True))).map
    assert min(onto.depth(pixel) for pixel in pixels) > 0.0 > onto.depth((0.0, 0.0))


@pytest.mark.parametrize(
    ("points", "mean", "most"),
    [(4, 0.06, 0.14), (8, 0.04, 0.10)],
)
def test_a_photograph_clicked_with_two_pixels_of_noise_is_as_good_as_is_known(
    points: int, mean: float, most: float
) -> None:
    """A 12-megapixel photograph of a table of 44 by 60 inches; figures in inches, mean and 95 in 100."""
    camera, noise = Camera(), np.random.default_rng(7)
    marks = [(0.0, 0.0), (44.0, 0.0), (44.0, 60.0), (0.0, 60.0)]
    marks += [(22.0, 0.0), (44.0, 30.0), (22.0, 60.0), (0.0, 30.0)]
    asked = [(x, y) for x in np.linspace(2, 42, 6) for y in np.linspace(2, 58, 8)]
    missed: list[float] = []
    for _ in range(60):
        pairs = [(_jogged(camera.seen(place), noise), place) for place in marks[:points]]
        found = Placed.by(pairs)
        for place in asked:
            x, y = found.map.point(camera.seen(place))
            missed.append(float(np.hypot(x - place[0], y - place[1])))
    assert np.mean(missed) < mean
    assert np.quantile(missed, 0.95) < most


@pytest.mark.parametrize(
    ("pairs", "words"),
    [
        ([((0, 0), (0, 0))], "Two points"),
        ([((5, 5), (0, 0)), ((5, 5), (10, 0))], "one spot"),
        ([((5, 5), (1, 1)), ((9, 5), (1, 1))], "one place"),
        ([((n * 10, n * 10), (n, 2 * n)) for n in range(4)], "one line"),
        ([((0, 0), (0, 0)), ((10, 0), (1, 0)), ((20, 0), (2, 0)), ((0, 10), (0, 1))], "one line"),
        ([((0, 0), (0, 0)), ((10, 0), (10, 0)), ((10, 10), (0, 10)), ((0, 10), (10, 10))], "fold"),
        ([((0, 0), (10, 0)), ((10, 0), (0, 0)), ((10, 10), (0, 10)), ((0, 10), (10, 10))], "mirror"),
    ],
)
def test_points_that_place_no_picture_are_refused_with_a_sentence(pairs: list[Pair], words: str) -> None:
    with pytest.raises(PlacingError, match=words):
        Placed.by(pairs)


class Camera:
    """A pinhole camera of 4000 by 3000 pixels above one short side, looking down at the table's middle."""

    def __init__(self) -> None:
        self._eye, focal = np.array([20.0, 95.0, 62.0]), 4800.0
        ahead = np.array([22.0, 30.0, 0.0]) - self._eye
        ahead /= np.linalg.norm(ahead)
        right = np.cross([0.0, 0.0, 1.0], ahead)
        right /= np.linalg.norm(right)
        self._axes = np.array([right, np.cross(right, ahead), ahead])
        self._focal = focal

    def seen(self, place: Point) -> Point:
        """Give the pixel at which a place on the table is seen; the y of a table runs toward the eye."""
        x, y, z = self._axes @ (np.array([place[0], place[1], 0.0]) - self._eye)
        return 2000.0 + self._focal * float(x / z), 1500.0 + self._focal * float(y / z)


def _jogged(pixel: Point, noise: np.random.Generator) -> Point:
    dx, dy = noise.normal(0.0, 2.0, 2)
    return pixel[0] + float(dx), pixel[1] + float(dy)

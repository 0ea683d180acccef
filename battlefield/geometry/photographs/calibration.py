"""A camera found by what it sees, with the uncertainty of all it then tells about places on the table.

The fit is least squares by Gauss and Newton, damped where a step would not help. What is known beforehand of
any camera counts as further observations: so four corners suffice, and their error is told. Covariances are
those of the linearised fit; where marks disagree by more than their noise explains, they are widened.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.outlines.homography import Homography, Placed, PlacingError
from battlefield.geometry.photographs.camera import COUNT, FOCAL, LENS, Camera, turn_vector
from battlefield.geometry.photographs.references import CLICK, Mark, SeenSide, Sheet, seen_marks
from battlefield.geometry.photographs.sides import FREE, off_sides

USUAL_FOCAL = 1.2  # halves of the diagonal: the main lens of most telephones
FOCAL_KNOWN, FOCAL_GUESSED = 0.05, 0.3  # standard deviations of its logarithm, read from the file or not
MIDDLE_OFF, LENS_OFF = 0.01, 0.015  # standard deviations of the principal point and of the lens term
RIM = 0.3  # pixels: about what a base found by its rim is off
WIDE = 1.959963984540054  # standard deviations on each side that hold 95 in 100
_ROUNDS, _DONE, _DAMPED = 60, 1e-10, 1e-3
_NO_CAMERA = "No camera sees these marks so: look at which is which"
_POSE = 3  # numbers that say how a loose sheet lies


@dataclass(frozen=True, slots=True)
class Sighting:
    """A place on the table with its covariance in square inches."""

    at: Point
    covariance: tuple[tuple[float, float], tuple[float, float]]

    @property
    def sigma(self) -> Point:
        """The standard uncertainty in x and in y, in inches."""
        (xx, _), (_, yy) = self.covariance
        return xx**0.5, yy**0.5


@dataclass(frozen=True, slots=True)
class Calibration:
    """A camera with the covariance of its settings, and how far it misses each mark, in pixels."""

    camera: Camera
    covariance: Floats
    missed: tuple[float, ...]
    widened: float = 1.0

    @staticmethod
    def by(sheets: Sequence[Sheet], size: tuple[int, int], focal: float | None = None) -> "Calibration":
        """Find the camera of a picture of some size; the focal length in halves of its diagonal, if known.

        Marks that fix no camera are a PlacingError.
        """
        return _Fit(sheets, size, focal).found()

    def sighting(
        self, pixel: Point, noise: float = CLICK, height: float = 0.0, height_off: float = 0.0
    ) -> Sighting:
        """Return the place that is seen at a pixel, at a height above the table that may be off."""
        places, covariance = self.sightings([pixel], noise, height, height_off)
        return _sighting(places[0], covariance)

    def sightings(
        self, pixels: Sequence[Point], noise: float = CLICK, height: float = 0.0, height_off: float = 0.0
    ) -> tuple[Floats, Floats]:
        """Return the places seen at pixels, and the covariance of all their coordinates together."""
        where = np.array(pixels, dtype=float).reshape(-1, 2)
        places = self.camera.places(where, height)
        if not np.isfinite(places).all():
            raise PlacingError("This place of the picture lies on the horizon, not on the table")
        shared = self.by_camera(where, height)
        lifted = (self.camera.places(where, height + 1e-4) - self.camera.places(where, height - 1e-4)) / 2e-4
        for number, own in enumerate(self._by_pixel(where, height)):
            block = slice(2 * number, 2 * number + 2)
            up = lifted[number][:, None]
            shared[block, block] += noise**2 * own @ own.T + height_off**2 * up @ up.T
        return places, shared

    def by_camera(self, pixels: Floats, height: float) -> Floats:
        """Return what the camera's own uncertainty makes of places: the covariance of all coordinates."""
        ways = [(after.places(pixels, height) - before.places(pixels, height)).ravel() / step
                for before, after, step in self.camera.neighbours()]  # fmt: skip
        slope = np.array(ways).T
        result: Floats = slope @ self.covariance @ slope.T
        return result

    def _by_pixel(self, pixels: Floats, height: float) -> Floats:
        """Return for each pixel how its place moves with it: inches for a pixel right, and down."""
        ways = [self.camera.places(pixels + by, height) - self.camera.places(pixels - by, height)
                for by in (np.array([0.5, 0.0]), np.array([0.0, 0.5]))]  # fmt: skip
        return np.stack(ways, axis=-1)

    def gap_error(self, first: Point, second: Point, noise: float = RIM) -> float:
        """Return how far the distance of two places may be off: half of the interval that holds 95 in 100.

        Both are found in the picture with some noise, in pixels.
        """
        pixels = self.camera.pixels(np.array([first, second]))
        places, covariance = self.sightings([(float(x), float(y)) for x, y in pixels], noise)
        return WIDE * sigma_of_distance(places, covariance)


def _sighting(place: Floats, covariance: Floats) -> Sighting:
    (xx, xy), (_, yy) = covariance
    return Sighting((float(place[0]), float(place[1])), ((float(xx), float(xy)), (float(xy), float(yy))))


def sigma_of_distance(places: Floats, covariance: Floats) -> float:
    """Return the standard uncertainty of two places' distance, by the covariance of all four numbers."""
    way = places[1] - places[0]
    way = way / max(float(np.hypot(*way)), 1e-12)
    slope = np.concatenate((-way, way))
    return math.sqrt(max(0.0, float(slope @ covariance @ slope)))


class _Fit:
    """One fit: marks, what is known beforehand, and steps towards the best settings."""

    def __init__(self, sheets: Sequence[Sheet], size: tuple[int, int], focal: float | None) -> None:
        self._sheets = _held(sheets)
        self._size = size
        self._usual = np.array([np.log(focal or USUAL_FOCAL), 0.0, 0.0, 0.0])
        self._spread = np.array([FOCAL_KNOWN if focal else FOCAL_GUESSED, MIDDLE_OFF, MIDDLE_OFF, LENS_OFF])
        self._marks = [mark for sheet in self._sheets for mark in sheet.marks]
        self._seen = np.array([mark.pixel for mark in self._marks])
        self._loose = sum(sheet.loose for sheet in self._sheets)
        self._noise = np.array([mark.noise for mark in self._marks])
        self._sides: Sequence[SeenSide] = ()

    def found(self) -> Calibration:
        """Fit, and say how sure the result is."""
        values = self._first_found()
        self._sides = [
            side for sheet in self._sheets for side in sheet.sides
        ]  # known well enough for them now
        self._noise = self._with_places_off(values)
        values = self._improved(values)
        slope, missed = self._slope(values), self._missed(values)
        try:
            inverse: Floats = np.linalg.inv(slope.T @ slope).astype(np.float64)
        except np.linalg.LinAlgError:
            raise PlacingError(_NO_CAMERA) from None
        over = self._widened(missed, values)
        camera = self._camera(values)
        off = self._seen - self._predicted(values)
        return Calibration(
            camera, over**2 * inverse[:COUNT, :COUNT], tuple(float(v) for v in np.hypot(*off.T)), over
        )

    def _first_found(self) -> Floats:
        """Fit from the focal length that the first sheet shows; where that leads astray, from the usual one.

        Of marks near the camera's axis, or a little off, the first sheet shows hardly any: a fit that begins
        with a wrong one may end where the lens term bends the table instead.
        """
        found = []
        for is_usual in (False, True):
            try:
                values = self._begun(is_usual)
                self._noise = self._with_places_off(values)
                values = self._improved(values)
            except np.linalg.LinAlgError:
                continue
            if self._widened(self._missed(values), values) == 1.0:
                return values
            found.append(values)
        if not found:
            raise PlacingError(_NO_CAMERA)
        return min(found, key=lambda values: float(np.sum(self._missed(values) ** 2)))

    def _widened(self, missed: Floats, values: Floats) -> float:
        """Return by how much deviations grow where marks disagree more than chance explains."""
        free = (
            2 * len(self._marks) + FREE * len(self._sides) + 4 - len(values)
        )  # what is known beforehand counts as four
        chance = free + 2.5 * (2.0 * free) ** 0.5
        total = float(missed @ missed)
        return max(1.0, (total / max(chance, 1e-9)) ** 0.5) if free > 0 else 1.0

    def _camera(self, values: Floats) -> Camera:
        return Camera(tuple(float(value) for value in values[:COUNT]), self._size)

    def _places(self, values: Floats) -> Floats:
        each = ([mark.place for mark in sheet.marks] for sheet in self._sheets)
        return np.concatenate(self._laid(each, values))

    def _laid(self, each: Iterable[Sequence[Point]], values: Floats) -> list[Floats]:
        """Return where some places of each sheet lie on the table."""
        found, pose = [], COUNT
        for sheet, own in zip(self._sheets, each, strict=True):
            places = np.array(own, dtype=float).reshape(-1, 2)
            if sheet.loose:
                x, y, turn = values[pose : pose + _POSE]
                c, s = np.cos(turn), np.sin(turn)
                places = places @ np.array([[c, s], [-s, c]]) + (x, y)
                pose += _POSE
            found.append(places)
        return found

    def _beside(self, values: Floats) -> Floats:
        """Return how far straight sides are seen beside where they lie, in standard deviations."""
        if not self._sides:
            return np.zeros(0)
        ends = ([end for side in sheet.sides for end in (side.one, side.two)] for sheet in self._sheets)
        laid = np.concatenate(self._laid(ends, values)).reshape(-1, 2, 2)
        return off_sides(self._camera(values), self._sides, laid)

    def _predicted(self, values: Floats) -> Floats:
        return seen_marks(self._camera(values), self._marks, self._places(values))

    def _missed(self, values: Floats) -> Floats:
        """Return all deviations, each in its own standard deviations."""
        off = (self._predicted(values) - self._seen) / self._noise[:, None]
        known = (values[FOCAL : LENS + 1] - self._usual) / self._spread
        seen = np.concatenate((off.ravel(), self._beside(values)))
        return np.concatenate((np.nan_to_num(seen, nan=1e6), known))

    def _slope(self, values: Floats) -> Floats:
        steps = np.full(len(values), 1e-5)
        steps[:7] = 1e-6
        columns = []
        for number, step in enumerate(steps):
            by = np.zeros(len(values))
            by[number] = step
            columns.append((self._missed(values + by) - self._missed(values - by)) / (2.0 * step))
        return np.array(columns).T

    def _improved(self, values: Floats) -> Floats:
        damping, missed = _DAMPED, self._missed(values)
        total = float(missed @ missed)
        for _ in range(_ROUNDS):
            slope = self._slope(values)
            square, pull = slope.T @ slope, slope.T @ missed
            step = -np.linalg.solve(square + damping * np.diag(np.diag(square)), pull)
            tried = self._missed(values + step)
            better = float(tried @ tried)
            if better <= total:
                values, missed, damping = values + step, tried, damping / 10.0
                if total - better <= _DONE * max(1.0, total) and damping < 1e-5:
                    break
                total = better
            else:
                damping *= 10.0
                if damping > 1e10:
                    break
        return values

    def _with_places_off(self, values: Floats) -> Floats:
        """Return the marks' noise with what places on the paper are off, as the camera sees it."""
        noise, places = np.array([mark.noise for mark in self._marks]), self._places(values)
        camera = self._camera(values)
        right, down = np.array([0.005, 0.0]), np.array([0.0, 0.005])
        across = camera.pixels(places + right) - camera.pixels(places - right)
        along = camera.pixels(places + down) - camera.pixels(places - down)
        scale = 100.0 * np.sqrt((np.sum(across**2, axis=1) + np.sum(along**2, axis=1)) / 2.0)
        off = np.array([mark.off for mark in self._marks])
        result: Floats = np.hypot(noise, off * scale)
        return result

    def _begun(self, is_usual: bool) -> Floats:
        """Return where to begin: a perspective of the first sheet that lies still, then the loose ones.

        The focal length is the usual one, or that which the perspective shows.
        """
        first = next(sheet for sheet in self._sheets if not sheet.loose)
        flat = Placed.by([(mark.pixel, mark.place) for mark in first.marks]).map
        camera = _camera_of(flat, self._size, float(np.exp(self._usual[0])), is_usual)
        poses = [_pose_of(camera, sheet.marks) for sheet in self._sheets if sheet.loose]
        return np.concatenate([np.array(camera.settings), *poses])


def _held(sheets: Sequence[Sheet]) -> list[Sheet]:
    """Lay the first sheet still where none is: it then says where the table's places are."""
    known = [sheet for sheet in sheets if not sheet.loose and sheet.marks]
    still = [mark for sheet in known for mark in sheet.marks]
    loose = [sheet for sheet in sheets if sheet.loose and sheet.marks]
    if len(still) >= 4:
        return [Sheet(tuple(still), sides=tuple(side for sheet in known for side in sheet.sides)), *loose]
    if still or not loose:
        raise PlacingError("Four corners at least are needed, or a calibration frame")
    return [replace(loose[0], loose=False), *loose[1:]]


def _camera_of(flat: Homography, size: tuple[int, int], focal: float, is_known: bool) -> Camera:
    """Return the camera that sees about what a perspective says: of that focal length, or of what shows."""
    blank = Camera((0.0,) * COUNT, size)
    to_unit = np.array([[1.0, 0.0, -blank.middle[0]], [0.0, 1.0, -blank.middle[1]], [0.0, 0.0, blank.unit]])
    seen = to_unit @ np.array(flat.inverse.rows)
    focal = focal if is_known else _focal_of(seen, focal)
    columns = np.diag([1.0 / focal, 1.0 / focal, 1.0]) @ seen
    scale = float(np.linalg.norm(columns[:, 0]) * np.linalg.norm(columns[:, 1])) ** 0.5
    columns = columns / scale
    right, down, shift = columns.T
    u, _, v = np.linalg.svd(np.column_stack((right, down, np.cross(right, down))))
    turned = u @ np.diag([1.0, 1.0, np.linalg.det(u @ v)]) @ v
    return blank.with_settings(np.array([np.log(focal), 0.0, 0.0, 0.0, *turn_vector(turned), *shift]))


def _focal_of(seen: Floats, usual: float) -> float:
    """Return the focal length for which the table's two directions are square, kept near the usual one."""
    (a, b), (c, d), (e, f) = seen[:, 0:2]
    if abs(e * f) < 1e-9 * (a * a + c * c):
        return usual
    square = -(a * b + c * d) / (e * f)
    low, high = (usual / 2.5) ** 2, (usual * 2.5) ** 2
    return float(square**0.5) if low < square < high else usual


def _pose_of(camera: Camera, marks: Sequence[Mark]) -> Floats:
    """Return about how a loose sheet lies."""
    there = camera.places(np.array([mark.pixel for mark in marks]))
    own = np.array([mark.place for mark in marks], dtype=float)
    to, of = there - there.mean(axis=0), own - own.mean(axis=0)
    turn = np.arctan2(float(np.sum(of[:, 0] * to[:, 1] - of[:, 1] * to[:, 0])), float(np.sum(of * to)))
    c, s = np.cos(turn), np.sin(turn)
    x, y = there.mean(axis=0) - own.mean(axis=0) @ np.array([[c, s], [-s, c]])
    return np.array([x, y, turn])

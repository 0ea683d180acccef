"""The map from a picture to the table: a similarity by two points, a perspective by four or more."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import Point

Array = Floats
Pair = tuple[Point, Point]
_RANK = 1e-7  # of the largest singular value: below it, points lie on one line as far as numbers tell


class PlacingError(ValueError):
    """Points that place no picture; its text is one sentence for the reader."""


@dataclass(frozen=True, slots=True)
class Homography:
    """A map of planes by a matrix of three rows: (x, y) goes to (X / W, Y / W)."""

    rows: tuple[tuple[float, float, float], ...]

    def point(self, at: Point) -> Point:
        """Map a place; one on the horizon is a PlacingError."""
        x, y, w = (a * at[0] + b * at[1] + c for a, b, c in self.rows)
        if w == 0.0:
            raise PlacingError("This place of the picture lies on the horizon, not on the table")
        return x / w, y / w

    def depth(self, at: Point) -> float:
        """Return W at a place: it has one sign over all of the picture that can be on the table."""
        a, b, c = self.rows[2]
        return a * at[0] + b * at[1] + c

    @property
    def inverse(self) -> "Homography":
        """The map back."""
        return _made(np.linalg.inv(np.array(self.rows)))


@dataclass(frozen=True, slots=True)
class Placed:
    """How a picture lies: the map from pixels to inches, and by how many inches it misses each point."""

    map: Homography
    residuals: tuple[float, ...]

    @property
    def worst(self) -> float:
        """The largest residual, in inches."""
        return max(self.residuals)

    @property
    def mean(self) -> float:
        """The mean residual, in inches."""
        return sum(self.residuals) / len(self.residuals)

    @staticmethod
    def by(pairs: Sequence[Pair]) -> "Placed":
        """Find the map that takes each pixel to its place in inches, as well as can be.

        Two pairs give a similarity (never a mirror image), three the best similarity, four or more a
        perspective, whose W is positive at all of them: on which side of the horizon a picture's first pixel
        is does not matter. Points that fix no such map are a PlacingError.
        """
        if len(pairs) < 2:
            raise PlacingError("Two points at least are needed to scale a picture; add another one")
        _check_apart(pairs)
        found = _similarity(pairs) if len(pairs) < 4 else _perspective(pairs)
        _check_one_side(found, pairs)
        if found.depth(pairs[0][0]) < 0.0:
            found = Homography(tuple((-a, -b, -c) for a, b, c in found.rows))
        missed = tuple(_distance(found.point(pixel), place) for pixel, place in pairs)
        return Placed(found, missed)


def _distance(first: Point, second: Point) -> float:
    return hypot(first[0] - second[0], first[1] - second[1])


def _check_apart(pairs: Sequence[Pair]) -> None:
    for number, (pixel, place) in enumerate(pairs, 1):
        for other, (pixel_too, place_too) in enumerate(pairs[: number - 1], 1):
            if pixel == pixel_too:
                raise PlacingError(f"Points {other} and {number} lie on one spot of the picture; move one")
            if place == place_too:
                raise PlacingError(f"Points {other} and {number} are given one place on the table; mend one")


def _similarity(pairs: Sequence[Pair]) -> Homography:
    """Fit scale, turn and shift by least squares: complex numbers, place = a pixel + b."""
    pixels = np.array([complex(*pixel) for pixel, _ in pairs])
    places = np.array([complex(*place) for _, place in pairs])
    middle, centre = pixels.mean(), places.mean()
    spread = float(np.sum(np.abs(pixels - middle) ** 2))
    a = complex(np.sum(np.conj(pixels - middle) * (places - centre)) / spread)
    if abs(a) == 0.0:
        raise PlacingError("These points give the picture no size; check their places")
    b = complex(centre) - a * complex(middle)
    return Homography(((a.real, -a.imag, b.real), (a.imag, a.real, b.imag), (0.0, 0.0, 1.0)))


def _perspective(pairs: Sequence[Pair]) -> Homography:
    """Fit a perspective: the null vector of the normalised linear equations, by singular values."""
    pixels = np.array([pixel for pixel, _ in pairs], dtype=float)
    places = np.array([place for _, place in pairs], dtype=float)
    for points, where in ((pixels, "in the picture"), (places, "on the table")):
        _check_spread(points, where)
    to_pixels, to_places = _normalising(pixels), _normalising(places)
    u, v = _mapped(to_pixels, pixels), _mapped(to_places, places)
    rows = []
    for (x, y), (p, q) in zip(u, v, strict=True):
        rows.append([-x, -y, -1.0, 0.0, 0.0, 0.0, p * x, p * y, p])
        rows.append([0.0, 0.0, 0.0, -x, -y, -1.0, q * x, q * y, q])
    _, sizes, basis = np.linalg.svd(np.array(rows))
    if sizes[7] <= _RANK * sizes[0]:
        raise PlacingError("Three of these points lie on one line, so they fix no perspective; move one")
    matrix = np.linalg.inv(to_places) @ basis[8].reshape(3, 3) @ to_pixels
    if abs(np.linalg.det(matrix / np.abs(matrix).max())) <= _RANK**2:
        raise PlacingError("Three of these points lie on one line, so they fix no perspective; move one")
    return _made(matrix)


def _check_spread(points: Array, where: str) -> None:
    sizes = np.linalg.svd(points - points.mean(axis=0), compute_uv=False)
    if sizes[1] <= _RANK * sizes[0]:
        raise PlacingError(f"All points lie on one line {where}; spread them over the table")


def _normalising(points: Array) -> Array:
    """Return the map that brings points about the origin at a mean distance of √2: it keeps the digits."""
    centre = points.mean(axis=0)
    scale = 2.0**0.5 / float(np.mean(np.hypot(*(points - centre).T)))
    return np.array([[scale, 0.0, -scale * centre[0]], [0.0, scale, -scale * centre[1]], [0.0, 0.0, 1.0]])


def _mapped(matrix: Array, points: Array) -> Array:
    whole = np.column_stack((points, np.ones(len(points)))) @ matrix.T
    result: Array = whole[:, :2] / whole[:, 2:]
    return result


def _made(matrix: Array) -> Homography:
    largest = np.abs(matrix).max()
    whole = matrix / (matrix[2, 2] if abs(matrix[2, 2]) > _RANK * largest else largest)
    return Homography(tuple((float(a), float(b), float(c)) for a, b, c in whole))


def _check_one_side(found: Homography, pairs: Sequence[Pair]) -> None:
    """A camera sees all points before it: where W changes its sign between them, the order is wrong."""
    depths = [found.depth(pixel) for pixel, _ in pairs]
    if min(depths) <= 0.0 <= max(depths):
        raise PlacingError("These points fold the picture over itself; check that each has its own place")
    if _turns(found, pairs) < 0.0:
        raise PlacingError("These points show the table in a mirror; check that each has its own place")


def _turns(found: Homography, pairs: Sequence[Pair]) -> float:
    """Return the sign with which the map turns a small triangle about the first point."""
    determinant = float(np.linalg.det(np.array(found.rows)))
    return determinant / found.depth(pairs[0][0]) ** 3

"""A base that was found in a photograph: where it stands, what it measures, and how far it may be off."""

import math
from dataclasses import dataclass

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import BaseSize, Point
from battlefield.geometry.photographs.calibration import Calibration, Sighting, sigma_of_distance
from battlefield.geometry.photographs.camera import Camera
from battlefield.geometry.photographs.rims import BaseForm

SIZE = -3  # where the size's logarithm stands among the values that are fitted
_THIN, _DRAWN, _DRAWN_OFF, _UNEVEN = 2.5, 0.22, 0.3, 0.04  # pixels, see `_drawn_out`
_MISSED, _MISSED_PIXELS = 0.012, 0.3  # inches, and pixels: edges of its own rim lie nearer an outline
EDGE_SEEN, _UNSEEN = 0.3, 0.1  # of a straight edge; inches that a base may have slid away from one less seen
_ELSEWHERE = 8.0  # times what edges lie beside an outline its centre is off: they are those of other things


@dataclass(frozen=True, slots=True)
class FoundBase:
    """A base found on the table: its centre, its bearing with its deviation, and how well the rim fits.

    `measured` is its size by the picture over the chosen one, `measured_off` the standard uncertainty of
    that. `missed` is the mean distance of the rim's edges from the outline, in inches; where that is more
    than edges of its own rim explain, they lie `beside` it by so much. `share` is how much of the rim was
    seen, `edges` how much of that straight edge of which least was, `own` what the rim's fit adds to the
    covariance of its place.
    """

    sighting: Sighting
    facing: float
    facing_off: float
    measured: float
    measured_off: float
    missed: float
    beside: float
    share: float
    edges: float
    pixel: Point
    own: tuple[tuple[float, float], tuple[float, float]]

    @property
    def has_unseen_edge(self) -> bool:
        """Whether one of its straight edges was hardly seen, along which it may have slid away."""
        return self.edges < EDGE_SEEN

    def words(self, size: BaseSize) -> str:
        """Say what the base measures here."""
        found = self.measured * size.length_mm
        off = 100.0 * (self.measured - 1.0)
        side = "over" if off > 0.0 else "under"
        agrees = "as it should" if abs(off) < 0.5 else f"{abs(off):.0f} % {side}"
        return f"a {size.length_mm:g} mm base measures {found:.1f} here: {agrees}"


@dataclass(slots=True)
class RimFit:
    """The values that are fitted, and what was measured with them last.

    `share` is how much of the rim was seen, `edges` how much of that straight edge of which least was. Where
    `sign` is 1 light lies outside of the rim, where it is -1 dark does.
    """

    values: Floats
    normal: Floats
    spread: Floats
    measured: float = 1.0
    measured_off: float = 0.0
    noise: float = 0.0
    share: float = 0.0
    strength: float = 0.0
    edges: float = 1.0
    sign: float = 1.0


def distance_between(calibration: Calibration, first: FoundBase, second: FoundBase) -> tuple[float, float]:
    """Return the distance of two bases' centres and its standard uncertainty, both found by one camera.

    What the camera is off moves both alike, so that this is less than their own uncertainties say.
    """
    covariance = calibration.by_camera(np.array([first.pixel, second.pixel]), 0.0)
    covariance[:2, :2] += np.array(first.own)
    covariance[2:, 2:] += np.array(second.own)
    places = np.array([first.sighting.at, second.sighting.at])
    return float(np.hypot(*(places[1] - places[0]))), sigma_of_distance(places, covariance)


def scale_at(camera: Camera, place: Floats) -> float:
    """Return how many inches about a place a pixel is wide."""
    pixel = camera.pixels(place)
    return float(np.hypot(*(camera.places(pixel + 0.5) - camera.places(pixel - 0.5)))) / math.sqrt(2.0)


def edges_beside(camera: Camera, fit: RimFit) -> float:
    """Return by how many inches edges lie beside an outline beyond what those of its own rim would."""
    scale = scale_at(camera, fit.values[:2])
    usual, missed = max(_MISSED, _MISSED_PIXELS * scale), fit.noise * camera.unit * scale
    return float(np.sqrt(max(0.0, missed**2 - usual**2)))


def told(calibration: Calibration, form: BaseForm, fit: RimFit, other: float, beside: float) -> FoundBase:
    """Say where a fitted base stands, with what the camera may be off and what the fit may be.

    Where its size tells that another edge than that of its foot was fitted, it may be `other` inches off;
    where edges lie `beside` the outline, by more than that.
    """
    camera = calibration.camera
    drawn, own = _drawn_out(camera, form, fit.values[:2])
    unseen = _UNSEEN if fit.edges < EDGE_SEEN else 0.0
    more = other**2 + (_ELSEWHERE * beside) ** 2 + unseen**2
    at, spread = fit.values[:2] - drawn, fit.spread[:2, :2] + own + more * np.eye(2)
    pixel = camera.pixels(at)
    covariance = calibration.by_camera(pixel[None], 0.0) + spread
    (xx, xy), (_, yy) = ((float(a), float(b)) for a, b in covariance)
    sighting = Sighting((float(at[0]), float(at[1])), ((xx, xy), (xy, yy)))
    facing = 0.0 if form.is_round else float(fit.values[2] % form.period)
    facing_off = 0.0 if form.is_round else math.sqrt(max(0.0, float(fit.spread[2, 2])))
    (oxx, oxy), (_, oyy) = ((float(a), float(b)) for a, b in spread)
    return FoundBase(
        sighting, facing, facing_off, fit.measured, fit.measured_off,
        fit.noise * camera.unit * scale_at(camera, at), beside, fit.share, fit.edges,
        (float(pixel[0]), float(pixel[1])), ((oxx, oxy), (oxy, oyy)),
    )  # fmt: skip


def _drawn_out(camera: Camera, form: BaseForm, at: Floats) -> tuple[Floats, Floats]:
    """Return by how much a blurred rim seems farther from the camera than it is, with the covariance of that.

    Where a rim's slope is but few pixels wide, blur mixes it with what lies beside it, at the far side most.
    The figures are those of rendered photographs (`tests/benchmarks/photographs.py`).
    """
    away = at - camera.standing()[:2]
    away = away / max(float(np.hypot(*away)), 1e-9)
    seen = float(np.hypot(*(camera.pixels(at + 5e-3 * away) - camera.pixels(at - 5e-3 * away)))) * 100.0
    share = min(1.0, _THIN / max(form.slope * seen, 1e-9))
    covariance = (_DRAWN_OFF * share / seen) ** 2 * np.outer(away, away) + (_UNEVEN / seen) ** 2 * np.eye(2)
    return _DRAWN * share / seen * away, covariance

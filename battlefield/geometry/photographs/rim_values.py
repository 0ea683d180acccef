"""The numbers that say how a base lies, how its outline changes with them, and what is known beforehand.

They are its place, its bearing, the logarithm of its size over the chosen one, its height and its slope.
"""

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.photographs.calibration import Calibration, sigma_of_distance
from battlefield.geometry.photographs.camera import Camera
from battlefield.geometry.photographs.cornered_rims import EdgePlaces, cornered_outline, edge_places
from battlefield.geometry.photographs.found_bases import SIZE, RimFit
from battlefield.geometry.photographs.rims import BaseForm, Stump, directions, outline

SIZE_OFF, _SIZE_FREE = 0.015, 0.5  # of a size's logarithm, as it is made and where it is measured
OTHER_OFF = 0.2  # of a size's logarithm: what is off by more is no base of that size
USUAL = 2.0  # deviations that a size is off, beyond which another edge than the foot's may have been fitted
_TURN = 15.0  # degrees between the first bearings that are tried
_HEIGHT, _SLOPE = -2, -1  # where values stand behind the place and the bearing, and the size

Looks = Floats | EdgePlaces
"""Where an outline is looked at: in these directions, or at these places on its edges."""


def bearings(form: BaseForm) -> Floats:
    """Return the bearings that are tried first: all that look different."""
    return np.zeros(1) if form.is_round else np.arange(0.0, form.period, _TURN / (1.0 + form.has_corners))


def begun(form: BaseForm, at: Floats, facing: float) -> Floats:
    """Return the values of a base as it is usual."""
    return np.array([at[0], at[1], facing, 0.0, form.height, form.slope])


def free(form: BaseForm) -> Floats:
    """Return which of the values are fitted: the bearing of what looks the same from all sides is not."""
    return np.array([0, 1, 3, 4, 5] if form.is_round else [0, 1, 2, 3, 4, 5])


def beforehand(form: BaseForm, size_off: float = SIZE_OFF) -> Floats:
    """Return the standard deviations that are known of the values before anything is seen."""
    return np.array([np.inf, np.inf, np.inf, size_off, form.height_off, form.slope_off])


def stumps(form: BaseForm, values: Floats) -> Stump:
    """Return the bases of these values, by rows."""
    values = np.atleast_2d(values)
    halves = np.exp(values[:, SIZE, None]) * np.array(form.halves)
    height = np.maximum(values[:, _HEIGHT], 0.0)
    slope = np.clip(values[:, _SLOPE], 0.0, 0.8 * halves[:, 1])
    return Stump(values[:, :2], values[:, 2], halves, height, slope)


def looks_at(form: BaseForm, count: int) -> Looks:
    """Return about so many looks all around."""
    return edge_places(form, count) if form.has_corners else directions(count)


def outlined(
    camera: Camera, form: BaseForm, stump: Stump, looks: Looks, ways: Floats | None = None
) -> tuple[Floats, Floats, Floats, Flags]:
    """Return how far out outlines lie at some looks, in the ideal picture, where, and which way is out.

    And, of those with corners, whether the edge of the top is seen there.
    """
    if isinstance(looks, EdgePlaces):
        return cornered_outline(camera, form, stump, looks, ways)
    reach, touch = outline(camera, stump, looks)
    return reach, touch, np.broadcast_to(looks, touch.shape), np.zeros(reach.shape, bool)


def slopes(
    camera: Camera, form: BaseForm, values: Floats, looks: Looks
) -> tuple[Floats, Floats, Floats, Flags, Floats]:
    """Return what `outlined` does of one base, and how its reach changes with each value."""
    steps = np.diag([1e-4, 1e-4, 1e-2, 1e-4, 1e-3, 1e-3])
    reach, touch, ways, is_top = outlined(camera, form, stumps(form, values), looks)
    tried = stumps(form, np.vstack((values + steps, values - steps)))
    moved, _, _, _ = outlined(camera, form, tried, looks, ways[0])
    changed = ((moved[:6] - moved[6:]) / (2.0 * steps.diagonal()[:, None])).T
    return reach[0], touch[0], ways[0], is_top[0], changed


def measure(fit: RimFit, form: BaseForm, values: Floats, pulled: Floats, usual: Floats) -> None:
    """Measure the size: the same step without what is known of the size beforehand."""
    fitted = free(form)
    tight, loose = beforehand(form)[fitted] ** -2.0, beforehand(form, _SIZE_FREE)[fitted] ** -2.0
    normal = fit.normal + np.diag(loose - tight)
    step = np.linalg.solve(normal, pulled + (usual - values)[fitted] * loose)
    fit.measured = float(np.exp(values[SIZE] + step[SIZE]))
    fit.measured_off = float(np.linalg.inv(normal)[SIZE, SIZE]) ** 0.5


def scale_off(calibration: Calibration, place: Floats, half: float) -> float:
    """Return by which share sizes about a place may be off by what is not known of the camera."""
    about = np.array([[half, 0.0], [-half, 0.0], [0.0, half], [0.0, -half]])
    covariance = calibration.by_camera(calibration.camera.pixels(place + about), 0.0)
    pairs = ((about[:2], covariance[:4, :4]), (about[2:], covariance[4:, 4:]))
    return max(sigma_of_distance(*pair) for pair in pairs) / (2.0 * half)

"""A base laid through clicks: on the rim of a round or oval one, on corners of one that has them."""

import math
from collections.abc import Sequence

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.photographs.calibration import Calibration
from battlefield.geometry.photographs.camera import Camera
from battlefield.geometry.photographs.cornered_rims import seen_corners
from battlefield.geometry.photographs.found_bases import SIZE, FoundBase, RimFit, told
from battlefield.geometry.photographs.references import CLICK
from battlefield.geometry.photographs.rim_values import (
    OTHER_OFF,
    SIZE_OFF,
    USUAL,
    bearings,
    beforehand,
    begun,
    free,
    measure,
    scale_off,
    slopes,
    stumps,
)
from battlefield.geometry.photographs.rims import BaseForm, directions, outline

_KNOWN = 3  # values of which something is known beforehand: these
_ROUNDS, _DONE = 25, 1e-7


def base_through(
    calibration: Calibration, form: BaseForm, clicks: Sequence[Point], noise: float = CLICK
) -> FoundBase | None:
    """Lay a base of a form through three clicks or more on its rim, or on its corners if it has any.

    None where it does not pass there.
    """
    camera = calibration.camera
    ideal = camera.ideal(np.array(clicks, dtype=float))
    middle = camera.places(np.array(clicks, dtype=float)).mean(axis=0)
    best: RimFit | None = None
    for facing in bearings(form):
        fit = _through(camera, form, ideal, begun(form, middle, facing), noise / camera.unit)
        if fit is not None and (best is None or fit.noise < best.noise):
            best = fit
    if best is None:
        return None
    off = scale_off(calibration, best.values[:2], form.halves[0])
    size_off = float(np.linalg.norm((SIZE_OFF, off, best.measured_off)))
    other = form.halves[0] * max(0.0, abs(float(np.log(best.measured))) - USUAL * size_off)
    return told(calibration, form, best, other, 0.0)


def _through(camera: Camera, form: BaseForm, clicks: Floats, values: Floats, noise: float) -> RimFit | None:
    """Fit an outline to clicks on it, or its corners to clicks on them."""
    fitted, known = free(form), beforehand(form)
    usual = begun(form, values[:2], values[2])
    for _ in range(_ROUNDS):
        missed = _missed_corners if form.has_corners else _missed_outline
        off, changed = missed(camera, form, clicks, values)
        j = changed[:, fitted]
        normal = j.T @ j / noise**2 + np.diag(known[fitted] ** -2.0)
        normal += np.diag([1e-9] * len(fitted))
        pull = (usual - values)[fitted] / known[fitted] ** 2
        step = np.linalg.solve(normal, j.T @ off / noise**2 + pull)
        values = values.copy()
        values[fitted] += step
        if not np.isfinite(values).all() or np.abs(values[SIZE]) > OTHER_OFF:
            return None
        if np.abs(step[:2]).max() < _DONE:
            break
    bent = (usual - values)[fitted] / known[fitted]
    over = _more_than_chance(float(off @ off) / noise**2 + float(bent @ bent), len(off), len(fitted))
    spread: Floats = over * np.linalg.inv(normal).astype(np.float64)
    mean = float(np.sqrt(np.mean(off**2)))
    fit = RimFit(values, normal.astype(np.float64), spread, noise=mean, share=1.0)
    measure(fit, form, values, j.T @ off / noise**2, usual)
    return fit


def _missed_outline(camera: Camera, form: BaseForm, clicks: Floats, values: Floats) -> tuple[Floats, Floats]:
    """Return by how much clicks miss an outline, and how that changes."""
    around = directions(360)
    reach, _ = outline(camera, stumps(form, values), around)
    ways = around[np.argmax(clicks @ around.T - reach[0], axis=1)]
    reach_there, _, _, _, changed = slopes(camera, form, values, ways)
    return np.sum(clicks * ways, axis=1) - reach_there, changed


def _missed_corners(camera: Camera, form: BaseForm, clicks: Floats, values: Floats) -> tuple[Floats, Floats]:
    """Return by how much clicks miss the nearest corner of a foot, right and down, and how that changes."""
    steps = np.diag([1e-4, 1e-4, 1e-2, 1e-4, 1e-3, 1e-3])
    tried = np.vstack((values, values + steps, values - steps))
    corners = seen_corners(camera, form, stumps(form, tried))
    nearest = np.argmin(np.linalg.norm(clicks[:, None] - corners[0], axis=-1), axis=1)
    near = corners[:, nearest].reshape(len(tried), -1)
    return clicks.ravel() - near[0], ((near[1:7] - near[7:]) / (2.0 * steps.diagonal()[:, None])).T


def _more_than_chance(total: float, clicks: int, values: int) -> float:
    """Return by how much variances grow where clicks lie farther from an outline than chance explains."""
    spare = float(max(1, clicks + _KNOWN - values))
    return max(1.0, total / (spare + 2.5 * math.sqrt(2.0 * spare)))

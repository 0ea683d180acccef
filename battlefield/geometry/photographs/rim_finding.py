"""A base found in a photograph by a click near its rim, with its uncertainty.

The outline that a base of the chosen size would show is laid where its edges are strongest, then moved until
the edges measured across it fit best; its size is free within what sizes differ, its height and slope within
what bases of many makers differ. Edges of other things (a model that hides the rim, a shadow) weigh little.
"""

from collections.abc import Sequence

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.photographs.calibration import Calibration
from battlefield.geometry.photographs.camera import Camera
from battlefield.geometry.photographs.cornered_rims import EdgePlaces, cornered_reach
from battlefield.geometry.photographs.feet_below import below, both_edges
from battlefield.geometry.photographs.found_bases import SIZE, FoundBase, RimFit, edges_beside, scale_at, told
from battlefield.geometry.photographs.grey import GreyPicture
from battlefield.geometry.photographs.rim_values import (
    OTHER_OFF,
    SIZE_OFF,
    USUAL,
    bearings,
    beforehand,
    begun,
    free,
    looks_at,
    measure,
    outlined,
    scale_off,
    slopes,
    stumps,
)
from battlefield.geometry.photographs.rims import BaseForm, Stump, directions, outline

_STEP, _REACH = 0.12, 1.3  # of the half width: the grid of first guesses, and how far from the click it goes
_GUESSES, _ROUNDS = 4, 9
_TURNED = 20.0  # degrees by which another guess at one place is turned
_ALIKE = ((1.0, 1.0), (-1.0, -1.0))  # light lies outside of the foot and of the top, or dark does
_UNLIKE = ((1.0, -1.0), (-1.0, 1.0))  # the rim is darker than the table, the top lighter, or the like
_NEAR = 1.0  # pixels within which an edge is the outline's
_LEAST_SHARE = 0.5  # of the rim that must be seen
_LEAST_STRENGTH = 30.0  # of `_strength`: ten shades from one side of the rim to the other
_LEAST_NOISE = 0.1  # pixels: no edge is measured better
_BESIDE = 0.15  # inches beside a rim that a click may be off
_FAR = 4.685  # standard deviations beyond which an edge is another thing's (Tukey)
_SIZES = 2.5  # standard deviations that a size may be off where another outline fits too
_SHARP, _BLURRED = 0.4, 3.0  # pixels, and times the sharpest outline's: edges of a rim lie no farther from it
_OTHER = 3.0  # times what a size is off beyond the usual the edge of another thing lies
_LEAST_ARC = 0.15  # of the ways around: so much of a foot shows before its top
_FOOT_SEEN, _FOOT_STEP = 0.7, 10.0  # of that arc an edge is seen; shades from one side of it to the other
_AS_WELL = 0.85  # of the share and of the strength: another outline is seen as well
_UPON, _WIDER = 0.35, 0.5  # of the half width, and pixels: outlines that lie on each other, and one is wider


def found_base(
    picture: GreyPicture, calibration: Calibration, form: BaseForm, click: Point
) -> FoundBase | None:
    """Find the base of a form whose rim, or inside, was clicked; None where the picture shows none."""
    camera = calibration.camera
    place = camera.places(np.array(click))
    if not np.isfinite(place).all():
        return None
    guesses = _guesses(picture, camera, form, place)
    signs = (*_ALIKE, *_UNLIKE) if form.has_corners else _ALIKE
    fits = [_fitted(picture, camera, form, guess, sign) for guess in guesses for sign in signs]
    size_off = float(np.hypot(SIZE_OFF, scale_off(calibration, place, form.halves[0])))
    seen = _sharp([fit for fit in fits if fit is not None and _is_seen(fit)], camera.unit)
    if not seen:
        return None
    best = max(seen, key=lambda fit: _worth(fit, form, place, size_off))
    likely = [fit for fit in seen if abs(fit.values[SIZE]) <= _SIZES * size_off]
    found = _outermost(camera, form, best, likely)
    if not form.has_corners:
        found = _with_its_foot(picture, camera, form, found) or found
    other = _OTHER * form.halves[0] * max(0.0, abs(float(found.values[SIZE])) - USUAL * size_off)
    return told(calibration, form, found, other, edges_beside(camera, found))


# guesses


def _guesses(picture: GreyPicture, camera: Camera, form: BaseForm, place: Floats) -> list[Floats]:
    """Return the values from which the outline crosses the strongest edges, the best first."""
    short = form.halves[1]
    step = _STEP * short * (1.0 + 0.5 * form.has_corners)  # straight edges stay beside each other for longer
    most = _REACH * form.far
    side = np.arange(-most, most + step, step)
    grid = np.stack(np.meshgrid(side, side), axis=-1).reshape(-1, 2)
    grid = place + grid[np.hypot(*grid.T) <= most]
    turns = bearings(form)
    at, facing = np.repeat(grid, len(turns), axis=0), np.tile(turns, len(grid))
    worth = _crossed(picture, camera, form, at, facing) * _near(form, at, place)
    found: list[Floats] = []
    for number in np.argsort(-worth):
        if len(found) == _GUESSES * (1 + form.has_corners) or not worth[number] > 0.0:
            break
        apart = [np.hypot(*(at[number] - known[:2])) > 0.35 * short for known in found]
        if form.has_corners:
            turned = [(facing[number] - known[2]) % form.period for known in found]
            apart = [
                far or _TURNED < turn < form.period - _TURNED for far, turn in zip(apart, turned, strict=True)
            ]
        if all(apart):
            found.append(begun(form, at[number], facing[number]))
    return found


def _near(form: BaseForm, at: Floats, place: Floats) -> Floats:
    outside = np.maximum(0.0, np.hypot(*(at - place).T) - form.far)
    result: Floats = np.exp(-0.5 * (outside / _BESIDE) ** 2)
    return result


def _crossed(picture: GreyPicture, camera: Camera, form: BaseForm, at: Floats, facing: Floats) -> Floats:
    """Return how strong the edges are that outlines cross: weak ones count, very strong ones no more."""
    count = len(at)
    halves = np.tile(np.array(form.halves), (count, 1))
    stump = Stump(at, facing, halves, np.full(count, form.height), np.full(count, form.slope))
    _, touch, ways, is_top = outlined(camera, form, stump, looks_at(form, 32))
    half = touch.shape[1] // 2
    across = np.hypot(*(touch[:, 0] - touch[:, half]).T) / 2.0
    beside = np.maximum(0.08 * across, 1.5 / camera.unit)[:, None, None] * ways
    strong = picture.at(camera.seen(touch + beside)) - picture.at(camera.seen(touch - beside))
    most, strong = float(np.nanquantile(np.abs(strong), 0.85)), np.nan_to_num(strong)
    return np.maximum(_strength(strong, most), _strength(np.where(is_top, -strong, strong), most))


def _strength(strong: Floats, most: float) -> Floats:
    """Return how much edges along outlines speak for them: most where all go from dark to light, or back."""
    cut = np.clip(strong, -most, most)
    result: Floats = np.abs(cut).mean(axis=-1) + 2.0 * np.abs(cut.mean(axis=-1))
    return result


# fitting


def _fitted(
    picture: GreyPicture, camera: Camera, form: BaseForm, values: Floats, signs: tuple[float, float]
) -> RimFit | None:
    """Move an outline until it fits the edges about it: those with light outside, or those with dark.

    The first of the signs goes for the foot's edges, the second for the top's.
    """
    _, touch, _, _ = outlined(camera, form, stumps(form, values), looks_at(form, 64))
    around = float(np.sum(np.hypot(*(touch[0] - np.roll(touch[0], 1, axis=0)).T))) * camera.unit
    looks = looks_at(form, int(np.clip(around / 3.0, 24, 96)))
    width = 0.16 * around / (2.0 * np.pi)
    least = max(2.5, 0.03 * around / (2.0 * np.pi))
    search = None
    for _ in range(_ROUNDS):
        _, touch, ways, is_top, changed = slopes(camera, form, values, looks)
        off, strong = _edges(picture, camera, touch, ways, width, np.where(is_top, signs[1], signs[0]))
        is_edge = strong > max(3.0, 0.25 * float(np.median(strong)))
        if is_edge.sum() < 0.4 * len(ways):
            return None
        search = _solved(form, values, changed, off / camera.unit, is_edge, camera.unit)
        near = np.abs(off) < _NEAR + 0.01 * around / (2.0 * np.pi)
        if isinstance(looks, EdgePlaces):
            search.edges = looks.least_seen(is_edge & near)
        search.strength, search.sign = float(_strength(np.where(near, strong, 0.0), 60.0)), signs[0]
        moved, values = search.values - values, search.values
        width = max(least, 0.6 * width)
        if not np.isfinite(values).all() or abs(values[SIZE]) > OTHER_OFF:
            return None
        if width == least and np.abs(moved[:2]).max() < 1e-5:
            break
    return search


def _with_its_foot(picture: GreyPicture, camera: Camera, form: BaseForm, found: RimFit) -> RimFit | None:
    """Take an outline for the edge of a top, where the edge of a foot shows before it; None elsewhere.

    Edges of the foot go the other way: from dark to light where those of the top go from light to dark.
    """
    values, search = below(camera, form, found.values), None
    size = float(np.exp(found.values[SIZE])) * form.halves[1] / scale_at(camera, found.values[:2])
    count = int(np.clip(2.0 * np.pi * size / 3.0, 24, 96))
    width = max(2.5, 0.08 * size)
    for _ in range(_ROUNDS):
        both = both_edges(camera, form, values, count)
        if both.is_foot.sum() < _LEAST_ARC * count:
            return None
        signs = np.where(both.is_foot, -found.sign, found.sign)
        off, strong = _edges(picture, camera, both.touch, both.ways, width, signs)
        is_edge = strong > max(3.0, 0.25 * float(np.median(strong)))
        near = is_edge & (np.abs(off) < _NEAR + 0.01 * size)
        if is_edge.sum() < 0.4 * len(is_edge) or near[both.is_foot].mean() < _FOOT_SEEN / 2.0:
            return None
        search = _solved(form, values, both.changed, off / camera.unit, is_edge, camera.unit)
        search.sign, search.strength = found.sign, found.strength
        moved, values = search.values - values, search.values
        if not np.isfinite(values).all() or abs(values[SIZE]) > OTHER_OFF:
            return None
        if np.abs(moved[:2]).max() < 1e-5:
            break
    step = float(np.median(strong[both.is_foot]))
    return search if near[both.is_foot].mean() >= _FOOT_SEEN and step >= _FOOT_STEP else None


def _edges(
    picture: GreyPicture, camera: Camera, touch: Floats, ways: Floats, width: float, sign: Floats
) -> tuple[Floats, Floats]:
    """Return how far out the strongest edge across each touching point lies, in pixels, and its step."""
    step = 0.5
    count = int(np.ceil(width / step)) + 5
    t = step * np.arange(-count, count + 1)
    shades = picture.at(camera.seen(touch[:, None, :] + (t / camera.unit)[:, None] * ways[:, None, :]))
    kernel = np.arange(-4, 5) * np.exp(-0.5 * (step * np.arange(-4, 5) / 0.6) ** 2)
    kernel /= np.abs(kernel).sum() / 2.0
    views = np.lib.stride_tricks.sliding_window_view(shades, 9, axis=1)
    strong = np.maximum(0.0, sign[:, None] * np.nan_to_num(views @ kernel))
    t = t[4:-4]
    liked = strong * np.exp(-0.5 * (t / (0.8 * width)) ** 2)
    rows = np.arange(len(ways))
    peak = np.clip(np.argmax(liked, axis=1), 1, len(t) - 2)
    low, top, high = (strong[rows, peak + by] for by in (-1, 0, 1))
    bend = np.where(low - 2.0 * top + high < 0.0, low - 2.0 * top + high, -1.0)
    off = t[peak] + step * np.clip(0.5 * (low - high) / bend, -1.0, 1.0)
    whole = np.isfinite(shades).all(axis=1)
    return off, np.where(whole, top, 0.0)


def _solved(
    form: BaseForm, values: Floats, changed: Floats, off: Floats, is_edge: Flags, unit: float
) -> RimFit:
    """Take one step towards the best values; edges that lie far off weigh little or nothing."""
    usual = begun(form, values[:2], values[2])
    known, fitted = beforehand(form), free(form)
    j, t = changed[is_edge][:, fitted], off[is_edge]
    step, weight = np.zeros(len(fitted)), np.ones(len(t))
    noise = _LEAST_NOISE / unit
    for _ in range(8):
        left = t - j @ step
        noise = max(_LEAST_NOISE / unit, 1.4826 * float(np.median(np.abs(left))))
        weight = np.maximum(0.0, 1.0 - (left / (_FAR * noise)) ** 2) ** 2
        pull = (usual - values)[fitted] / known[fitted] ** 2
        normal = (j * weight[:, None]).T @ j / noise**2 + np.diag(known[fitted] ** -2.0)
        step = np.linalg.solve(normal, (j * weight[:, None]).T @ t / noise**2 + pull)
    found = values.copy()
    found[fitted] += step
    spread: Floats = np.linalg.inv(normal).astype(np.float64)
    share = float((weight > 0.3).sum()) / len(is_edge)
    search = RimFit(found, normal.astype(np.float64), spread, noise=noise, share=share)
    measure(search, form, values, (j * weight[:, None]).T @ t / noise**2, usual)
    return search


# what is told


def _worth(fit: RimFit, form: BaseForm, place: Floats, size_off: float) -> float:
    near = float(_near(form, fit.values[None, :2], place)[0])
    off = float(fit.values[SIZE] / size_off) ** 2
    if form.has_corners:  # many outlines of the size lie along some of its edges
        return fit.strength * fit.share * near * fit.edges / (1.0 + off)
    return fit.strength * fit.share * near * float(np.exp(-0.5 * off))


def _is_seen(fit: RimFit) -> bool:
    """Return whether enough of a rim is seen, and clearly."""
    return fit.share >= _LEAST_SHARE and fit.strength >= _LEAST_STRENGTH


def _sharp(seen: Sequence[RimFit], unit: float) -> Sequence[RimFit]:
    """Return the outlines that edges lie close to, as far as the sharpest of them tells.

    What passes partly along a rim and partly along the edge of its top, or a shadow, has its edges spread
    beside it, and is often the widest.
    """
    most = max(_SHARP / unit, _BLURRED * min((fit.noise for fit in seen), default=0.0))
    return [fit for fit in seen if fit.noise <= most]


def _outermost(camera: Camera, form: BaseForm, best: RimFit, others: Sequence[RimFit]) -> RimFit:
    """Return the widest of the outlines that lie on the best one: a narrower one is that of a top's edge.

    A light top on a dark rim is seen better than the rim on the table, and where rims are steep it is hardly
    smaller; but what is seen of a base ends where its foot does.
    """
    near = [fit for fit in others if np.hypot(*(fit.values - best.values)[:2]) < _UPON * form.halves[1]]
    if form.has_corners:  # what lies along two edges alone may be shifted, and seem wider
        near = [fit for fit in near if min(fit.share / best.share, fit.strength / best.strength) > _AS_WELL]
    values = np.array([fit.values for fit in (best, *near)])
    ways, all_stumps = directions(24), stumps(form, values)
    if form.has_corners:
        reach = cornered_reach(camera, form, all_stumps, ways)
    else:
        reach, _ = outline(camera, all_stumps, ways)
    wider = (reach - reach[0]).mean(axis=1) * camera.unit
    number = int(np.argmax(wider))
    return near[number - 1] if wider[number] > _WIDER else best

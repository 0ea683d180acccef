"""A base found in a photograph by a click near its rim, or by clicks on the rim, with its uncertainty.

The outline that a base of the chosen size would show is laid where its edges are strongest, then moved until
the edges measured across it fit best; its size is free within what sizes differ, its height and slope within
what bases of many makers differ. Edges of other things (a model that hides the rim, a shadow) weigh little.
"""

import math
from collections.abc import Sequence

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.photographs.calibration import Calibration, sigma_of_distance
from battlefield.geometry.photographs.camera import Camera
from battlefield.geometry.photographs.found_bases import SIZE, FoundBase, RimFit, edges_beside, told
from battlefield.geometry.photographs.grey import GreyPicture
from battlefield.geometry.photographs.references import CLICK
from battlefield.geometry.photographs.rims import BaseForm, Stump, directions, outline

_SIZE_OFF, _SIZE_FREE = 0.015, 0.5  # of a size's logarithm, as it is made and where it is measured
_STEP, _REACH = 0.12, 1.3  # of the half width: the grid of first guesses, and how far from the click it goes
_GUESSES, _ROUNDS = 4, 9
_NEAR = 1.0  # pixels within which an edge is the outline's
_LEAST_SHARE = 0.5  # of the rim that must be seen
_LEAST_STRENGTH = 30.0  # of `_strength`: ten shades from one side of the rim to the other
_LEAST_NOISE = 0.1  # pixels: no edge is measured better
_BESIDE = 0.15  # inches beside a rim that a click may be off
_FAR = 4.685  # standard deviations beyond which an edge is another thing's (Tukey)
_SIZES = 2.5  # standard deviations that a size may be off where another outline fits too
_SHARP, _BLURRED = 0.4, 3.0  # pixels, and times the sharpest outline's: edges of a rim lie no farther from it
_USUAL, _OTHER = 2.0, 3.0  # deviations; times what a size is off beyond them the edge of another thing lies
_UPON, _WIDER = 0.35, 0.5  # of the half width, and pixels: outlines that lie on each other, and one is wider
_KNOWN = 3  # values of which something is known beforehand: these
_HEIGHT, _SLOPE = -2, -1  # where values stand behind the place and the bearing, and the size


def found_base(
    picture: GreyPicture, calibration: Calibration, form: BaseForm, click: Point
) -> FoundBase | None:
    """Find the base of a form whose rim, or inside, was clicked; None where the picture shows none."""
    camera = calibration.camera
    place = camera.places(np.array(click))
    if not np.isfinite(place).all():
        return None
    guesses = _guesses(picture, camera, form, place)
    fits = [_fitted(picture, camera, form, guess, sign) for guess in guesses for sign in (1.0, -1.0)]
    size_off = float(np.hypot(_SIZE_OFF, _scale_off(calibration, place, form.halves[0])))
    seen = _sharp([fit for fit in fits if fit is not None and _is_seen(fit)], camera.unit)
    if not seen:
        return None
    best = max(seen, key=lambda fit: _worth(fit, form, place, size_off))
    likely = [fit for fit in seen if abs(fit.values[SIZE]) <= _SIZES * size_off]
    found = _outermost(camera, form, best, likely)
    other = _OTHER * form.halves[0] * max(0.0, abs(float(found.values[SIZE])) - _USUAL * size_off)
    return told(calibration, form, found, other, edges_beside(camera, found))


def base_through(
    calibration: Calibration, form: BaseForm, clicks: Sequence[Point], noise: float = CLICK
) -> FoundBase | None:
    """Lay a base of a form through three clicks or more on its rim; None where it does not pass there."""
    camera = calibration.camera
    ideal = camera.ideal(np.array(clicks, dtype=float))
    middle = camera.places(np.array(clicks, dtype=float)).mean(axis=0)
    best: RimFit | None = None
    for facing in _bearings(form):
        fit = _through(camera, form, ideal, _begun(form, middle, facing), noise / camera.unit)
        if fit is not None and (best is None or fit.noise < best.noise):
            best = fit
    if best is None:
        return None
    scale_off = _scale_off(calibration, best.values[:2], form.halves[0])
    size_off = float(np.linalg.norm((_SIZE_OFF, scale_off, best.measured_off)))
    other = form.halves[0] * max(0.0, abs(float(np.log(best.measured))) - _USUAL * size_off)
    return told(calibration, form, best, other, 0.0)


# guesses


def _bearings(form: BaseForm) -> Floats:
    return np.zeros(1) if form.is_round else np.arange(0.0, 180.0, 15.0)


def _guesses(picture: GreyPicture, camera: Camera, form: BaseForm, place: Floats) -> list[Floats]:
    """Return the values from which the outline crosses the strongest edges, the best first."""
    long, short = form.halves
    step = _STEP * short
    side = np.arange(-_REACH * long, _REACH * long + step, step)
    grid = np.stack(np.meshgrid(side, side), axis=-1).reshape(-1, 2)
    grid = place + grid[np.hypot(*grid.T) <= _REACH * long]
    bearings = _bearings(form)
    at, facing = np.repeat(grid, len(bearings), axis=0), np.tile(bearings, len(grid))
    worth = _crossed(picture, camera, form, at, facing) * _near(form, at, place)
    found: list[Floats] = []
    for number in np.argsort(-worth):
        if len(found) == _GUESSES or not worth[number] > 0.0:
            break
        apart = [np.hypot(*(at[number] - known[:2])) > 0.35 * short for known in found]
        if all(apart):
            found.append(_begun(form, at[number], facing[number]))
    return found


def _begun(form: BaseForm, at: Floats, facing: float) -> Floats:
    return np.array([at[0], at[1], facing, 0.0, form.height, form.slope])


def _near(form: BaseForm, at: Floats, place: Floats) -> Floats:
    outside = np.maximum(0.0, np.hypot(*(at - place).T) - form.halves[0])
    result: Floats = np.exp(-0.5 * (outside / _BESIDE) ** 2)
    return result


def _crossed(picture: GreyPicture, camera: Camera, form: BaseForm, at: Floats, facing: Floats) -> Floats:
    """Return how strong the edges are that outlines cross: weak ones count, very strong ones no more."""
    count = len(at)
    halves = np.tile(np.array(form.halves), (count, 1))
    stump = Stump(at, facing, halves, np.full(count, form.height), np.full(count, form.slope))
    ways = directions(32)
    _, touch = outline(camera, stump, ways)
    across = np.hypot(*(touch[:, 0] - touch[:, 16]).T) / 2.0
    beside = np.maximum(0.08 * across, 1.5 / camera.unit)[:, None, None] * ways
    strong = picture.at(camera.seen(touch + beside)) - picture.at(camera.seen(touch - beside))
    return _strength(np.nan_to_num(strong), float(np.nanquantile(np.abs(strong), 0.85)))


def _strength(strong: Floats, most: float) -> Floats:
    """Return how much edges along outlines speak for them: most where all go from dark to light, or back."""
    cut = np.clip(strong, -most, most)
    result: Floats = np.abs(cut).mean(axis=-1) + 2.0 * np.abs(cut.mean(axis=-1))
    return result


# fitting


def _free(form: BaseForm) -> Floats:
    """Return which of the values are fitted: the bearing of what looks the same from all sides is not."""
    return np.array([0, 1, 3, 4, 5] if form.is_round else [0, 1, 2, 3, 4, 5])


def _beforehand(form: BaseForm, size_off: float = _SIZE_OFF) -> Floats:
    """Return the standard deviations that are known of the values before anything is seen."""
    return np.array([np.inf, np.inf, np.inf, size_off, form.height_off, form.slope_off])


def _stumps(form: BaseForm, values: Floats) -> Stump:
    values = np.atleast_2d(values)
    halves = np.exp(values[:, SIZE, None]) * np.array(form.halves)
    height = np.maximum(values[:, _HEIGHT], 0.0)
    slope = np.clip(values[:, _SLOPE], 0.0, 0.8 * halves[:, 1])
    return Stump(values[:, :2], values[:, 2], halves, height, slope)


def _slopes(camera: Camera, form: BaseForm, values: Floats, ways: Floats) -> tuple[Floats, Floats, Floats]:
    """Return the outline's reach, where it touches, and how its reach changes with each value."""
    steps = np.diag([1e-4, 1e-4, 1e-2, 1e-4, 1e-3, 1e-3])
    tried = np.vstack((values, values + steps, values - steps))
    reach, touch = outline(camera, _stumps(form, tried), ways)
    slopes = ((reach[1:7] - reach[7:]) / (2.0 * steps.diagonal()[:, None])).T
    return reach[0], touch[0], slopes


def _fitted(
    picture: GreyPicture, camera: Camera, form: BaseForm, values: Floats, sign: float
) -> RimFit | None:
    """Move an outline until it fits the edges about it: those with light outside, or those with dark."""
    _, touch = outline(camera, _stumps(form, values), directions(64))
    around = float(np.sum(np.hypot(*(touch[0] - np.roll(touch[0], 1, axis=0)).T))) * camera.unit
    ways = directions(int(np.clip(around / 3.0, 24, 96)))
    width = 0.16 * around / (2.0 * np.pi)
    least = max(2.5, 0.03 * around / (2.0 * np.pi))
    search = None
    for _ in range(_ROUNDS):
        _, touch, slopes = _slopes(camera, form, values, ways)
        off, strong = _edges(picture, camera, touch, ways, width, sign)
        is_edge = strong > max(3.0, 0.25 * float(np.median(strong)))
        if is_edge.sum() < 0.4 * len(ways):
            return None
        search = _solved(form, values, slopes, off / camera.unit, is_edge, camera.unit)
        near = np.abs(off) < _NEAR + 0.01 * around / (2.0 * np.pi)
        search.strength = float(_strength(np.where(near, strong, 0.0), 60.0))
        moved, values = search.values - values, search.values
        width = max(least, 0.6 * width)
        if not np.isfinite(values).all() or abs(values[SIZE]) > 0.2:
            return None
        if width == least and np.abs(moved[:2]).max() < 1e-5:
            break
    return search


def _edges(
    picture: GreyPicture, camera: Camera, touch: Floats, ways: Floats, width: float, sign: float
) -> tuple[Floats, Floats]:
    """Return how far out the strongest edge across each touching point lies, in pixels, and its step."""
    step = 0.5
    count = int(np.ceil(width / step)) + 5
    t = step * np.arange(-count, count + 1)
    shades = picture.at(camera.seen(touch[:, None, :] + (t / camera.unit)[:, None] * ways[:, None, :]))
    kernel = np.arange(-4, 5) * np.exp(-0.5 * (step * np.arange(-4, 5) / 0.6) ** 2)
    kernel /= np.abs(kernel).sum() / 2.0
    views = np.lib.stride_tricks.sliding_window_view(shades, 9, axis=1)
    strong = np.maximum(0.0, sign * np.nan_to_num(views @ kernel))
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
    form: BaseForm, values: Floats, slopes: Floats, off: Floats, is_edge: Flags, unit: float
) -> RimFit:
    """Take one step towards the best values; edges that lie far off weigh little or nothing."""
    usual = _begun(form, values[:2], values[2])
    known, free = _beforehand(form), _free(form)
    j, t = slopes[is_edge][:, free], off[is_edge]
    step, weight = np.zeros(len(free)), np.ones(len(t))
    noise = _LEAST_NOISE / unit
    for _ in range(8):
        left = t - j @ step
        noise = max(_LEAST_NOISE / unit, 1.4826 * float(np.median(np.abs(left))))
        weight = np.maximum(0.0, 1.0 - (left / (_FAR * noise)) ** 2) ** 2
        pull = (usual - values)[free] / known[free] ** 2
        normal = (j * weight[:, None]).T @ j / noise**2 + np.diag(known[free] ** -2.0)
        step = np.linalg.solve(normal, (j * weight[:, None]).T @ t / noise**2 + pull)
    found = values.copy()
    found[free] += step
    spread: Floats = np.linalg.inv(normal).astype(np.float64)
    share = float((weight > 0.3).sum()) / len(is_edge)
    search = RimFit(found, normal.astype(np.float64), spread, noise=noise, share=share)
    _measure(search, form, values, free, (j * weight[:, None]).T @ t / noise**2, usual)
    return search


def _measure(
    search: RimFit, form: BaseForm, values: Floats, free: Floats, pulled: Floats, usual: Floats
) -> None:
    """Measure the size: the same step without what is known of the size beforehand."""
    tight, loose = _beforehand(form)[free] ** -2.0, _beforehand(form, _SIZE_FREE)[free] ** -2.0
    normal = search.normal + np.diag(loose - tight)
    step = np.linalg.solve(normal, pulled + (usual - values)[free] * loose)
    search.measured = float(np.exp(values[SIZE] + step[SIZE]))
    search.measured_off = float(np.linalg.inv(normal)[SIZE, SIZE]) ** 0.5


def _through(camera: Camera, form: BaseForm, clicks: Floats, values: Floats, noise: float) -> RimFit | None:
    """Fit an outline to clicks on it: each is off by its distance from the outline."""
    free, known = _free(form), _beforehand(form)
    around = directions(360)
    usual = _begun(form, values[:2], values[2])
    for _ in range(25):
        reach, _ = outline(camera, _stumps(form, values), around)
        ways = around[np.argmax(clicks @ around.T - reach[0], axis=1)]
        reach_there, _, slopes = _slopes(camera, form, values, ways)
        off = np.sum(clicks * ways, axis=1) - reach_there
        j = slopes[:, free]
        normal = j.T @ j / noise**2 + np.diag(known[free] ** -2.0)
        normal += np.diag([1e-9] * len(free))
        pull = (usual - values)[free] / known[free] ** 2
        step = np.linalg.solve(normal, j.T @ off / noise**2 + pull)
        values = values.copy()
        values[free] += step
        if not np.isfinite(values).all() or np.abs(values[SIZE]) > 0.2:
            return None
        if np.abs(step[:2]).max() < 1e-7:
            break
    missed = float(np.sqrt(np.mean(off**2)))
    bent = (usual - values)[free] / known[free]
    over = _more_than_chance(float(off @ off) / noise**2 + float(bent @ bent), len(off), len(free))
    spread: Floats = over * np.linalg.inv(normal).astype(np.float64)
    search = RimFit(values, normal.astype(np.float64), spread, noise=missed, share=1.0)
    _measure(search, form, values, free, j.T @ off / noise**2, usual)
    return search


def _more_than_chance(total: float, clicks: int, values: int) -> float:
    """Return by how much variances grow where clicks lie farther from an outline than chance explains."""
    free = float(max(1, clicks + _KNOWN - values))
    return max(1.0, total / (free + 2.5 * math.sqrt(2.0 * free)))


# what is told


def _worth(fit: RimFit, form: BaseForm, place: Floats, size_off: float) -> float:
    near = float(_near(form, fit.values[None, :2], place)[0])
    return fit.strength * fit.share * near * float(np.exp(-0.5 * (fit.values[SIZE] / size_off) ** 2))


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


def _scale_off(calibration: Calibration, place: Floats, half: float) -> float:
    """Return by which share sizes about a place may be off by what is not known of the camera."""
    about = np.array([[half, 0.0], [-half, 0.0], [0.0, half], [0.0, -half]])
    covariance = calibration.by_camera(calibration.camera.pixels(place + about), 0.0)
    pairs = ((about[:2], covariance[:4, :4]), (about[2:], covariance[4:, 4:]))
    return max(sigma_of_distance(*pair) for pair in pairs) / (2.0 * half)


def _outermost(camera: Camera, form: BaseForm, best: RimFit, others: Sequence[RimFit]) -> RimFit:
    """Return the widest of the outlines that lie on the best one: a narrower one is that of a top's edge.

    A light top on a dark rim is seen better than the rim on the table, and where rims are steep it is hardly
    smaller; but what is seen of a base ends where its foot does.
    """
    near = [fit for fit in others if np.hypot(*(fit.values - best.values)[:2]) < _UPON * form.halves[1]]
    values = np.array([fit.values for fit in (best, *near)])
    reach, _ = outline(camera, _stumps(form, values), directions(24))
    wider = (reach - reach[0]).mean(axis=1) * camera.unit
    number = int(np.argmax(wider))
    return near[number - 1] if wider[number] > _WIDER else best

"""Where a model stands by two tape lengths: "3.2 from a, 5.1 from b", from rim to rim."""

import re
from math import hypot, sqrt

from battlefield.app.wording.lengths import LengthError, parse_length
from battlefield.app.wording.names import short_names
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.app.wording.typed_moves import MoveError
from battlefield.files.text.limits import SIGMA
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.rules.scene.certainty import BY_TAPE
from battlefield.rules.scene.contents import Model, Scene

_ONE, _TWO = r"(?P<one>.+?)\s+from\s+(?P<a>.+?)", r"(?P<two>[^,;]+?)\s+from\s+(?P<b>.+)"
_TAPES = re.compile(rf"{_ONE}\s*(?:[,;]|\band\b)\s*{_TWO}", re.IGNORECASE)
_ROUNDS, _NEAR = 40, 1e-10
_FLATTEST = 1e-3  # sine of the angle of two tapes, below which they tell one length alone
_APART = QT_TR_NOOP("These two tapes do not meet; measure again, or check the names")
Tape = tuple[float, Model]


def tapes_of(scene: Scene, text: str) -> tuple[Tape, Tape] | None:
    """Read two tape lengths with the models they are laid from; None for words of another kind."""
    match = _TAPES.fullmatch(text.strip())
    if match is None:
        return None
    try:
        lengths = parse_length(match["one"]), parse_length(match["two"])
    except LengthError as error:
        raise MoveError(f"{error}; write it like 3.2 from a, 5.1 from b") from None
    first, second = _named(scene, match["a"]), _named(scene, match["b"])
    if min(lengths) < 0.0 or first is second:
        raise MoveError(tr("Two lengths are needed, from two models"))
    return (lengths[0], first), (lengths[1], second)


def _named(scene: Scene, name: str) -> Model:
    wanted, names = name.strip().lower(), short_names(scene.models)
    for model in scene.models:
        if wanted in (names[model.id].lower(), model.id.lower()):
            return model
    raise MoveError(f'There is no model "{name.strip()}" on the table')


def place_by(model: Model, first: Tape, second: Tape) -> Point:
    """Return where a model stands so far from two others; of the two such places the nearer one."""
    if model.id in (first[1].id, second[1].id):
        raise MoveError(tr("A tape cannot be laid from the model that is moved; select another one"))
    places = [_settled(model, at, first, second) for at in _crossings(model, first, second)]
    found = [at for at in places if at is not None]
    if not found:
        raise MoveError(tr(_APART))
    return min(found, key=lambda at: hypot(at[0] - model.at[0], at[1] - model.at[1]))


def sigma_by(scene: Scene, model: Model, at: Point, first: Tape, second: Tape) -> float:
    """Return how uncertain a place is that two tapes tell: the more so the less they cross.

    Each length errs as by tape, and where it is laid from as its model does.
    """
    base, tapes = _placed(model, at), (first[1], second[1])
    (ax, ay), (bx, by) = (gap(_placed(tape, tape.at), base).direction for tape in tapes)
    crossing = abs(ax * by - ay * bx)
    one, two = (hypot(BY_TAPE, scene.sigma_of(tape)) for tape in tapes)
    spread = sqrt((one**2 + two**2) / 2.0)
    return round(min(spread / max(crossing, _FLATTEST), SIGMA[1]), 4)


def _crossings(model: Model, first: Tape, second: Tape) -> tuple[Point, Point]:
    """Return places on both sides of the line between two models, exact where all bases are round."""
    a, b = first[1].at, second[1].at
    one, two = (length + _reach(tape) + _reach(model) for length, tape in (first, second))
    apart = hypot(b[0] - a[0], b[1] - a[1])
    if apart <= TOL:
        raise MoveError(tr(_APART))
    along = (apart**2 + one**2 - two**2) / (2.0 * apart)
    aside = max(0.0, one**2 - along**2) ** 0.5
    ux, uy = (b[0] - a[0]) / apart, (b[1] - a[1]) / apart
    foot = (a[0] + along * ux, a[1] + along * uy)
    return (foot[0] - aside * uy, foot[1] + aside * ux), (foot[0] + aside * uy, foot[1] - aside * ux)


def _reach(model: Model) -> float:
    """Return half the mean width of a base, in inches."""
    base = gap(_placed(model, (0.0, 0.0)), _placed(model, (100.0, 0.0)))
    return (100.0 - base.gap) / 2.0


def _placed(model: Model, at: Point) -> PlacedBase:
    return PlacedBase(model.base, at, model.facing)


def _settled(model: Model, at: Point, first: Tape, second: Tape) -> Point | None:
    """Move a place until both gaps are as measured (Newton); None where none is so."""
    for _ in range(_ROUNDS):
        found = [gap(_placed(tape, tape.at), _placed(model, at)) for _, tape in (first, second)]
        off = [known.margin + length for known, (length, _) in zip(found, (first, second), strict=True)]
        if max(map(abs, off)) <= _NEAR:
            return at
        (ax, ay), (bx, by) = (known.direction for known in found)
        turn = ax * by - ay * bx
        if abs(turn) < 1e-6:
            return at if max(map(abs, off)) <= TOL else None
        at = (at[0] + (off[0] * by - off[1] * ay) / turn, at[1] + (off[1] * ax - off[0] * bx) / turn)
    return None

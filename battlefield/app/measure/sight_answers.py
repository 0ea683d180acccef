"""What a look from one model to another says and shows: the line, what is in the way, how much is hidden, and
how far either would have to move for that to change.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import isfinite

from battlefield.app.desk.answers import name_of, placed
from battlefield.app.desk.pictures import Answer, Drawing, Line, Shape
from battlefield.app.measure.ruled import rule_words
from battlefield.app.measure.rulings.by import looking_by, measuring_of
from battlefield.app.measure.rulings.hiding import hidden_limit, hidden_margin
from battlefield.app.measure.rulings.look_moves import moves_of_look
from battlefield.app.measure.rulings.looks import hidden_from
from battlefield.app.measure.rulings.looks import looked as ruled
from battlefield.app.measure.rulings.moves import Moves as Turns
from battlefield.app.measure.what_if import drawn_turns, turn_words
from battlefield.app.wording.certainty import close_words, worth_words
from battlefield.app.wording.lengths import LengthUnit, format_length, format_margin
from battlefield.app.wording.names import full_name
from battlefield.app.wording.percents import percent_of
from battlefield.geometry.kernel.cancellation import heeding
from battlefield.geometry.kernel.shapes import Outline, PlacedBase
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import bearing
from battlefield.geometry.sight import Obscured, ObscuredMargin, Sight
from battlefield.rules.scene.certainty import SURE, Limit
from battlefield.rules.scene.contents import Model, Scene

_NAMED = 4  # that hide something and are told by name


@dataclass(frozen=True, slots=True)
class Look:
    """What was found between two models of a scene by the rules of a game: sight, and what is hidden."""

    scene: Scene
    observer: Model
    target: Model
    sight: Sight
    hidden: Obscured
    back: Obscured
    limit: Limit
    game: str = ""

    @property
    def names(self) -> str:
        """Say who looks at whom."""
        return f"{full_name(self.observer)} to {full_name(self.target)}"


@dataclass(frozen=True, slots=True)
class Moves:
    """How far target and observer are from the verdict "hidden by that share" turning."""

    share: float
    target: ObscuredMargin
    observer: ObscuredMargin
    limit: Limit = SURE


def looked(scene: Scene, observer: Model, target: Model, models_block: bool, game: str = "") -> Look:
    """Look from one model to the other, and back."""
    looking = looking_by(game)
    seen = ruled(scene, observer, target, models_block, looking)
    seen.sight.work_out()
    back = hidden_from(scene, target, observer, models_block, looking)
    return Look(scene, observer, target, seen.sight, seen.hidden, back, seen.limit, game)


_SOUGHT = "what if: still being sought …"


def turning_moves(look: Look, models_block: bool, share: float, cancelled: Callable[[], bool]) -> Moves:
    """Search the shortest moves that turn whether the target is hidden by a share."""
    looking, pair = looking_by(look.game), (look.observer, look.target)
    asked = look.scene, pair, share, models_block, looking
    target, observer = (
        hidden_margin(*asked, "target", cancelled),
        hidden_margin(*asked, "observer", cancelled),
    )
    return Moves(share, target, observer, hidden_limit(look.scene, *pair, target, models_block, looking))


def sight_turns(look: Look, models_block: bool, cancelled: Callable[[], bool]) -> Turns:
    """Search the shortest moves of both that turn whether any of the one sees any of the other."""
    looking, pair = looking_by(look.game), (look.observer, look.target)
    with heeding(cancelled):
        return moves_of_look(look.scene, *pair, look.limit, models_block, looking)


def sight_answer(
    look: Look,
    moves: Moves | None,
    unit: LengthUnit,
    share: float = 0.5,
    turns: Turns | None = None,
    seeks: bool = False,
) -> Answer:
    """Say and draw what a look found; what is hidden by `share` or more counts as hidden.

    With `turns` it is also told what would turn whether there is sight; `seeks` says that it is still sought.
    """
    found, scene = look.sight, look.scene
    lines = [f"{look.names}: {'in sight' if found.clear else 'not in sight'}{_margin(found, unit)}"]
    lines += [_turn_words(look, turns, unit)] if turns is not None else [_SOUGHT] if seeks else []
    if found.line is not None:
        low, high = (format_length(point[2], unit) for point in found.line)
        lines.append(f"the line runs from {low} high to {high} high")
    if found.blockers:
        names = Counter(name_of(scene, id_) for id_ in found.blockers)
        lines.append("in the way: " + ", ".join(_times(name, many) for name, many in names.items()))
    if found.too_close:
        lines.append(close_words(scene.custom))
    if worth := worth_words(look.limit, lambda id_: name_of(scene, id_), unit, scene.custom):
        lines.append(worth)
    lines.append(_hidden(scene, look.target, look.hidden, share, " from the eye"))
    lines.append(f"looking back, {_hidden(scene, look.observer, look.back, share)}")
    if moves is not None:
        lines += [_move_words(look, moves, model, found, unit) for model, found in _each(look, moves)]
        lines += _hidden_worth(look, moves, unit)
    rule = rule_words(look.game, measuring_of(look.game).sight)
    arrows = _turn_arrows(look, turns, unit) or _arrows(look, moves, unit)  # both would hide each other
    picture = *_picture(look), *arrows
    return Answer("Sight", tuple(lines), picture, rule=rule)


def looking_answer(observer: Model, target: Model) -> Answer:
    """Say that a look is under way."""
    words = f"{full_name(observer)} to {full_name(target)}: looking …"
    return Answer("Sight", (words,), (Line((observer.at, target.at), "quiet", dashed=True),))


def _margin(found: Sight, unit: LengthUnit) -> str:
    if not isfinite(found.margin):
        return ", nothing is near the line"
    size = format_margin(found.margin, unit)
    return f", the best line has {size} of room" if found.clear else f", the best line misses by {size}"


def _hidden(scene: Scene, model: Model, hidden: Obscured, share: float, whence: str = "") -> str:
    counts = ", so it counts as hidden" if is_within(share - hidden.share, 0.0) else ""
    name = name_of(scene, model.id)
    return f"{percent_of(hidden.share, 1)} of {name} is hidden{whence}{counts}{_by(scene, hidden)}"


def _by(scene: Scene, hidden: Obscured) -> str:
    """Name what hides most; of those with one name the share of the one that hides most is told."""
    most: dict[str, float] = {}
    names = Counter(name_of(scene, id_) for id_, _ in hidden.by)
    for id_, share in sorted(hidden.by, key=lambda pair: -pair[1]):
        most.setdefault(name_of(scene, id_), share)
    parts = [
        f"{_times(name, names[name])} {'up to ' if names[name] > 1 else ''}{percent_of(share, 1)}"
        for name, share in most.items()
    ]
    rest = [f"{len(parts) - _NAMED} more"] if len(parts) > _NAMED else []
    return ": " + ", ".join(parts[:_NAMED] + rest) if parts else ""


def _times(name: str, many: int) -> str:
    return f"{many} × {name}" if many > 1 else name


def _each(look: Look, moves: Moves) -> tuple[tuple[Model, ObscuredMargin], ...]:
    return (look.target, moves.target), (look.observer, moves.observer)


def _move_words(look: Look, moves: Moves, model: Model, found: ObscuredMargin, unit: LengthUnit) -> str:
    much = "half hidden" if moves.share == 0.5 else f"{100 * moves.share:g} % hidden"
    change = f"less than {much}" if found.margin >= 0.0 else much
    who, whom = full_name(model), full_name(look.target)
    if not isfinite(found.margin):
        return f"no move of {who} within 16 in would make {'it' if who == whom else whom} {change}"
    way = f"{format_margin(found.margin, unit)} at {round(bearing(*found.direction)) % 360}°"
    whose = "" if who == whom else f"for {whom} "
    return f"{who} would have to move {way} {whose}to be {change}"


def _turn_words(look: Look, turns: Turns, unit: LengthUnit) -> str:
    none = "what if: no move of one of them within 16 in would turn that"
    return turn_words((look.target, look.observer), turns, unit) or none


def _turn_arrows(look: Look, turns: Turns | None, unit: LengthUnit) -> Drawing:
    """Draw where the moves lead that turn whether there is sight."""
    into = "out of sight" if look.sight.clear else "into sight"
    return drawn_turns((look.target, look.observer), turns or {}, unit, into)


def _hidden_worth(look: Look, moves: Moves, unit: LengthUnit) -> list[str]:
    """Say how sure it is that the target counts as hidden, or does not."""
    scene = look.scene
    worth = worth_words(moves.limit, lambda id_: name_of(scene, id_), unit, scene.custom)
    counts = "counts as hidden" if moves.limit.yes else "does not count as hidden"
    return [f"{name_of(scene, look.target.id)} {counts}: {worth}"] if worth else []


def _picture(look: Look) -> Drawing:
    scene, found = look.scene, look.sight
    hiding = {id_ for id_, _ in look.hidden.by}
    named = hiding.union(found.blockers)
    shapes: list[tuple[str, PlacedBase | Outline]] = [
        *((piece.id, piece.outline) for piece in scene.terrain if piece.id in named),
        *((model.id, placed(model)) for model in scene.models if model.id in named),
    ]
    blocking = found.blockers
    parts: list[Line | Shape] = [Shape(shape, "bad", dashed=id_ not in blocking) for id_, shape in shapes]
    if found.line is not None:
        start, end = ((point[0], point[1]) for point in found.line)
        return *parts, Line((start, end), "measure", ("in sight",))
    ends = look.observer.at, look.target.at
    return *parts, Line(ends, "bad", ("not in sight",), dashed=True)


def _arrows(look: Look, moves: Moves | None, unit: LengthUnit) -> Drawing:
    """Draw where the moves that turn the verdict lead."""
    parts: list[Line | Shape] = []
    for model, found in _each(look, moves) if moves is not None else ():
        if isfinite(found.margin):
            size = abs(found.margin)
            to = (model.at[0] + size * found.direction[0], model.at[1] + size * found.direction[1])
            parts.append(Shape(placed(replace(model, at=to)), "quiet", dashed=True))
            parts.append(Line((model.at, to), "path", (format_margin(size, unit),), arrow=True))
    return tuple(parts)

"""How a unit hangs together, in sentences, links and what would mend it."""

from functools import lru_cache
from math import isfinite

from battlefield.app.desk.answers import counted, name_of, placed
from battlefield.app.desk.pictures import Answer, Drawing, Line, Mark, Shape
from battlefield.app.measure.ruled import rule_words
from battlefield.app.measure.rulings.by import COHERENCY_RULE
from battlefield.app.measure.rulings.chains import weakest_of
from battlefield.app.wording.certainty import close_words, worth_words
from battlefield.app.wording.lengths import LengthUnit, format_length, format_margin
from battlefield.geometry.coherency import Coherency, Mend
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point
from battlefield.geometry.kernel.tolerance import Gap, is_too_close_to_call
from battlefield.geometry.kernel.units import direction, inches
from battlefield.rules.scene.contents import Model, Scene

_MOST_NAMED = 8
_MOST_MENDS = 6


def coherency_answer(
    scene: Scene, members: tuple[Model, ...], found: Coherency, unit: LengthUnit, game: str = ""
) -> Answer:
    """Show how a unit hangs together: its links, what is missing, and who must not fall."""
    title = members[0].unit or "These models"
    if found.coherent:
        words = [f"{title}: in coherency, {counted(len(members), 'model')}"]
    else:
        words = [f"{title}: out of coherency, {counted(len(found.groups), 'group')}"]
    words += [_mending(scene, mend, unit) for mend in found.mends[:_MOST_MENDS]]
    if len(found.mends) > _MOST_MENDS:
        words.append(f"and {counted(len(found.mends) - _MOST_MENDS, 'more group')} on their own")
    if found.critical:
        names = ", ".join(name_of(scene, id_) for id_ in found.critical[:_MOST_NAMED])
        more = len(found.critical) - _MOST_NAMED
        words.append(f"would break without {names}{f' and {more} more' if more > 0 else ''} (ringed)")
    words += _weakest(scene, members, found, unit)
    standing = {model.id: model for model in members}
    breaks = drawn_breaks(members, found, unit)
    rings = tuple(Shape(placed(standing[id_]), "quiet", dashed=True) for id_ in found.critical)
    drawing = rings + drawn_links(members, found) + breaks
    return Answer("Coherency", tuple(words), drawing, rule=rule_words(game, COHERENCY_RULE))


def _weakest(scene: Scene, members: tuple[Model, ...], found: Coherency, unit: LengthUnit) -> list[str]:
    """Name the link that decides, with its slack, and say how sure that is where places are unsure."""
    weakest = weakest_of(scene, members, found)
    if weakest is None:
        return []
    close = _close(scene, found, weakest.limit.margin)
    one, other = (name_of(scene, id_) for id_ in weakest.models)
    slack = f"{format_margin(weakest.limit.margin, unit)} {'to spare' if weakest.limit.yes else 'too far'}"
    worth = worth_words(weakest.limit, lambda id_: name_of(scene, id_), unit, scene.custom)
    return [*close, f"the weakest link is {one} to {other}, {slack}", *([worth] if worth else [])]


def _close(scene: Scene, found: Coherency, margin: float) -> list[str]:
    """Say that the whole is within a hair of its limit, or which models of a broken unit are."""
    if is_too_close_to_call(margin):
        return [close_words(scene.custom)]
    if found.coherent or not found.too_close:
        return []
    pairs = [link.models for link in found.links if is_too_close_to_call(link.margin)]
    if not pairs:
        return []
    one, other = (name_of(scene, id_) for id_ in pairs[0])
    return [f"whether {one} and {other} hang together is {close_words(scene.custom)}"]


def _mending(scene: Scene, mend: Mend, unit: LengthUnit) -> str:
    name = name_of(scene, mend.group[0]) if len(mend.group) == 1 else f"{len(mend.group)} models"
    if not isfinite(mend.distance):
        return f"{name}: too high above or below the rest"
    way = f"{format_length(mend.distance, unit, 3)} at {mend.bearing:.0f}°"
    return (
        f"{name}: {way} brings {'it' if len(mend.group) == 1 else 'them'} back to {name_of(scene, mend.to)}"
    )


def drawn_breaks(members: tuple[Model, ...], found: Coherency, unit: LengthUnit) -> Drawing:
    """Draw where groups are lost, the largest first, with the moves that bring them back."""
    standing = {model.id: model for model in members}
    return tuple(part for mend in found.mends[:_MOST_MENDS] for part in _break(standing, mend, unit))


def drawn_links(members: tuple[Model, ...], found: Coherency) -> Drawing:
    """Draw the shortest links that hold each group together, edge to edge; all would be a net."""
    bonds = found.bonds({model.id: placed(model) for model in members})
    return tuple(Line(bond, "good", weight=0.8) for bond in bonds)


def _break(standing: dict[str, Model], mend: Mend, unit: LengthUnit) -> Drawing:
    """Draw where a group is lost, with the gap, and the move that brings it back."""
    if not isfinite(mend.distance):
        return ()
    stray, other = standing[mend.model], standing[mend.to]
    apart = _apart(placed(stray), placed(other))
    (x, y), (u, v) = apart.points
    above = direction(mend.bearing + 90.0)
    above = above if above[1] < 0.0 else (-above[0], -above[1])
    words = Mark(
        ((x + u) / 2.0, (y + v) / 2.0), "bad", (f"gap {format_length(apart.gap, unit, 3)}",), 0.0, above
    )
    to = _beyond(stray.at, mend.direction, mend.distance)
    away = f"{format_length(mend.distance, unit, 3)} at {mend.bearing:.0f}°"
    back = (-mend.direction[0], -mend.direction[1])
    plate = Mark(_beyond(stray.at, back, _half(stray.base)), "path", (away,), 0.0, back)
    lost = Line(apart.points, "bad", dashed=True)
    return (lost, Line((stray.at, to), "path", arrow=True), words, plate)


@lru_cache(maxsize=1024)
def _apart(one: PlacedBase, other: PlacedBase) -> Gap:
    """Measure two bases; while a hand moves one, most of those that are lost stay as they are."""
    return gap(one, other)


def _half(base: BaseSize) -> float:
    return inches(max(base.length_mm, base.width_mm)) / 2.0


def _beyond(at: Point, way: Point, distance: float) -> Point:
    return at[0] + way[0] * distance, at[1] + way[1] * distance

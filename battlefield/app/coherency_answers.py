"""How a unit hangs together, in sentences and links."""

from math import isfinite

from battlefield.app.answers import counted, name_of
from battlefield.app.drawing import Answer, Drawing, Line
from battlefield.app.lengths import LengthUnit, format_length
from battlefield.app.table import table_of
from battlefield.geometry.coherency import Coherency, coherency
from battlefield.rules.scene import Model, Scene

_MOST_NAMED = 8


def coherency_answer(scene: Scene, members: tuple[Model, ...], unit: LengthUnit) -> Answer:
    """Show how a unit hangs together: its links, what is missing, and who must not fall."""
    found = coherency(table_of(scene), [model.id for model in members])
    at = {model.id: model.at for model in members}
    links = tuple(Line((at[a], at[b]), "good") for a, b in (link.models for link in found.links))
    title = members[0].unit or "These models"
    if found.coherent:
        words = [f"{title}: in coherency, {counted(len(members), 'model')}"]
    else:
        words = [f"{title}: out of coherency, {len(found.groups)} groups"]
    words += _mending(scene, found, unit)
    if found.critical:
        names = ", ".join(name_of(scene, id_) for id_ in found.critical[:_MOST_NAMED])
        words.append(f"would break without {names}")
    if found.too_close:
        words.append("too close to call")
    return Answer("Coherency", tuple(words), links + _breaks(scene, found, unit))


def _mending(scene: Scene, found: Coherency, unit: LengthUnit) -> list[str]:
    words = []
    for mend in found.mends:
        name = name_of(scene, mend.group[0]) if len(mend.group) == 1 else f"{len(mend.group)} models"
        if isfinite(mend.distance):
            length = format_length(mend.distance, unit, 3)
            way = f"{length} at {mend.bearing:.0f}°"
            words.append(f"{name}: {way} brings it back to {name_of(scene, mend.to)}")
        else:
            words.append(f"{name}: too high above or below the rest")
    return words


def _breaks(scene: Scene, found: Coherency, unit: LengthUnit) -> Drawing:
    """Draw where a unit falls apart: from each lost group to the nearest of the rest, with the gap."""
    parts: list[Line] = []
    for mend, distance in zip(found.mends, found.nearest, strict=True):
        one, other = scene.model(mend.model), scene.model(mend.to)
        if one is not None and other is not None:
            words = (f"gap {format_length(distance, unit, 3)}",)
            parts.append(Line((one.at, other.at), "bad", words, dashed=True))
    return tuple(parts)

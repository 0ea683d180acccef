"""What sort of miniature a unit is, for the silhouette on its bases; no rule reads it."""

from dataclasses import dataclass
from typing import Literal

from battlefield.rules.core.state import State, Unit

UnitKind = Literal["infantry", "beast", "vehicle", "flyer", "leader", "structure"]
_LARGE = 45.0  # mm across, from which what walks on two feet is no longer expected


@dataclass(frozen=True, slots=True)
class KindWords:
    """The words and perks by which a book tells its flyers, leaders, structures and machines."""

    flyer: tuple[str, ...] = ()
    leader: tuple[str, ...] = ()
    structure: tuple[str, ...] = ()
    machine: tuple[str, ...] = ()


def kind_of(state: State, unit: Unit, words: KindWords) -> UnitKind:
    """Return what sort of miniature a unit is, by what is printed of it and how large its base is."""
    profile = state.profiles[unit.profile]
    held = {*profile.words, *(perk.name for perk in profile.perks)}
    if unit.terrain is not None or held & {*words.structure}:
        return "structure"
    if held & {*words.leader}:
        return "leader"
    if held & {*words.flyer}:
        return "flyer"
    base = state.figures[unit.figures[0]].model.base if unit.figures else None
    if base is None or min(base.length_mm, base.width_mm) < _LARGE:
        return "infantry"
    return "vehicle" if base.kind == "rect" or held & {*words.machine} else "beast"

"""What stands on the bases of a battle: each unit's letters and silhouette, or its owner's picture."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from battlefield.app.books.faces import face_of
from battlefield.app.wording.unit_marks import UnitMark, marks_of
from battlefield.rules.book.unit_kinds import kind_of
from battlefield.rules.core.state import State


class UnitFaces:
    """Marks units by what a side knows of them; looked up anew only where that is something else."""

    def __init__(self) -> None:
        self._known: dict[str, UnitMark] = {}
        self._units: tuple[object, ...] = ()

    def of(self, state: State, pictures: Mapping[str, Path]) -> dict[str, UnitMark]:
        """Return the mark of each unit, by its id; `pictures` are files by profile."""
        units = tuple(
            (unit.id, unit.name, unit.side, unit.profile, unit.terrain) for unit in state.units.values()
        )
        if self._units != (units, pictures):
            words = face_of(state.book).kinds
            kinds = {unit.id: kind_of(state, unit, words) for unit in state.units.values()}
            self._units = (units, pictures)
            names = {unit.id: unit.name for unit in state.units.values()}
            marks = marks_of(names, kinds, {unit.id: unit.side for unit in state.units.values()})
            worn = {unit.id: str(pictures.get(unit.profile, "")) for unit in state.units.values()}
            self._known = {id_: replace(mark, picture=worn[id_]) for id_, mark in marks.items()}
        return self._known

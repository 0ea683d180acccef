"""What stands on the bases of a battle: each unit's letters and silhouette."""

from battlefield.app.books.faces import face_of
from battlefield.app.wording.unit_marks import UnitMark, marks_of
from battlefield.rules.book.unit_kinds import kind_of
from battlefield.rules.core.state import State


class UnitFaces:
    """Marks units by what a side knows of them; looked up anew only where that is something else."""

    def __init__(self) -> None:
        self._known: dict[str, UnitMark] = {}
        self._units: tuple[object, ...] = ()

    def of(self, state: State) -> dict[str, UnitMark]:
        """Return the mark of each unit, by its id."""
        units = tuple((unit.id, unit.name, unit.profile, unit.terrain) for unit in state.units.values())
        if self._units != units:
            words = face_of(state.book).kinds
            kinds = {unit.id: kind_of(state, unit, words) for unit in state.units.values()}
            self._units = units
            self._known = marks_of({unit.id: unit.name for unit in state.units.values()}, kinds)
        return self._known

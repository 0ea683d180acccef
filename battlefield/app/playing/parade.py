"""Rosters lined up on a table before a battle: a picture of what will fight, not a deployment."""

from collections.abc import Iterator, Sequence

from battlefield.geometry.units import MM_PER_INCH
from battlefield.rules.roster import Roster, RosterUnit
from battlefield.rules.scene import Board, Model, Scene, Terrain

_EDGE, _BETWEEN, _APART = 1.0, 0.25, 1.25  # inches: to the table's edge, between models, between units


def on_parade(board: Board, terrain: tuple[Terrain, ...], rosters: Sequence[Roster | None]) -> Scene:
    """Line rosters up: the first along the top edge, the others along the bottom.

    Sides are named by their numbers; who finds no room is left out.
    """
    top, bottom = _Ranks(board, from_top=True), _Ranks(board, from_top=False)
    models: list[Model] = []
    for number, roster in enumerate(rosters):
        ranks = top if number == 0 else bottom
        ranks.side = str(number)
        for unit in roster.units if roster is not None else ():
            models += ranks.line_up(unit)
    return Scene(board, terrain=terrain, models=tuple(models))


class _Ranks:
    """Fills the rows of one half of the table, from its edge on."""

    def __init__(self, board: Board, *, from_top: bool) -> None:
        self._board, self._from_top, self.side = board, from_top, ""
        self._x, self._depth, self._row = _EDGE, _EDGE, 0.0

    def line_up(self, unit: RosterUnit) -> Iterator[Model]:
        """Give the models of a unit side by side, in a new row where the old one is full."""
        wide, deep = unit.base.width_mm / MM_PER_INCH, unit.base.length_mm / MM_PER_INCH
        for number in range(unit.models):
            if self._x + wide > self._board.width - _EDGE:
                self._x, self._depth, self._row = _EDGE, self._depth + self._row + _BETWEEN, 0.0
            self._row = max(self._row, deep)
            if self._depth + deep > self._board.height / 2.0:
                return
            yield self._model(unit, number, self._x + wide / 2.0, self._depth + deep / 2.0)
            self._x += wide + _BETWEEN
        self._x += _APART - _BETWEEN

    def _model(self, unit: RosterUnit, number: int, x: float, depth: float) -> Model:
        y, facing = (depth, 180.0) if self._from_top else (self._board.height - depth, 0.0)
        name = f"{self.side}/{unit.id}"
        id_ = f"{name}/{number + 1}"
        return Model(id_, unit.base, (x, y), name, self.side, 0.0, unit.height, facing, unit.name)

"""Rosters lined up on a table before a battle: a picture of what will fight, not a deployment."""

from collections.abc import Iterable, Iterator, Sequence

from battlefield.geometry.units import MM_PER_INCH
from battlefield.rules.roster import Roster, RosterUnit
from battlefield.rules.scene import Area, Board, Border, Model, Scene, Terrain

_EDGE, _BETWEEN, _APART = 1.0, 0.25, 1.25  # inches: to the table's edge, between models, between units
_Rank = list[tuple[Model, float]]
"""Models side by side, each with the place of its left end, counted from the rank's own."""


def on_parade(
    board: Board,
    terrain: tuple[Terrain, ...],
    rosters: Sequence[Roster | None],
    areas: tuple[Area, ...] = (),
    borders: tuple[Border, ...] = (),
) -> Scene:
    """Line rosters up: the first along the top edge, the others along the bottom.

    Sides are named by their numbers; who finds no room in their half is left out.
    """
    shown = [(str(number), roster) for number, roster in enumerate(rosters) if roster is not None]
    first = [(unit, side) for side, roster in shown if side == "0" for unit in roster.units]
    others = [(unit, side) for side, roster in shown if side != "0" for unit in roster.units]
    models = (*_lined_up(board, first, from_top=True), *_lined_up(board, others, from_top=False))
    return Scene(board, terrain=terrain, models=models, areas=areas, borders=borders)


def _lined_up(board: Board, units: Iterable[tuple[RosterUnit, str]], *, from_top: bool) -> Iterator[Model]:
    """Give the models of one half, rank behind rank, each rank in the middle."""
    depth, facing = _EDGE, 180.0 if from_top else 0.0
    for rank in _ranks(board.width - 2.0 * _EDGE, units):
        deep = max(model.base.length_mm for model, _ in rank) / MM_PER_INCH
        if depth + deep > board.height / 2.0:
            return
        last, x = rank[-1]
        left = (board.width - x - _width(last)) / 2.0
        y = depth + deep / 2.0 if from_top else board.height - depth - deep / 2.0
        for model, x in rank:
            at = (left + x + _width(model) / 2.0, y)
            yield Model(
                model.id, model.base, at, model.unit, model.side, 0.0, model.height, facing, model.name
            )
        depth += deep + _BETWEEN


def _ranks(room: float, units: Iterable[tuple[RosterUnit, str]]) -> Iterator[_Rank]:
    """Put models side by side as long as there is room."""
    rank: _Rank = []
    x = 0.0
    for unit, side in units:
        for number in range(unit.models):
            model = _model(unit, side, number)
            if rank and x + _width(model) > room:
                yield rank
                rank, x = [], 0.0
            rank.append((model, x))
            x += _width(model) + _BETWEEN
        x += _APART - _BETWEEN
    if rank:
        yield rank


def _model(unit: RosterUnit, side: str, number: int) -> Model:
    name = f"{side}/{unit.id}"
    return Model(
        f"{name}/{number + 1}", unit.base, (0.0, 0.0), name, side, height=unit.height, name=unit.name
    )


def _width(model: Model) -> float:
    return model.base.width_mm / MM_PER_INCH

"""Rosters lined up on a table before a battle: a picture of what will fight, not a deployment."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.rules.muster.deployment_zones import homes, ways_in
from battlefield.rules.muster.roster import Roster, RosterUnit
from battlefield.rules.scene.contents import Area, Board, Border, Model, Scene, Terrain
from battlefield.rules.scene.scenario import Entry, Zone
from battlefield.rules.skirmish.words import SUMMONED

_EDGE, _BETWEEN, _APART = 1.0, 0.25, 1.25  # inches: to the table's edge, between models, between units
_EDGES = 2  # sides that deploy along an edge of their own
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

    Sides are named by their numbers; who finds no room in their half is left out, and who is yet to be
    summoned, too.
    """
    shown = [(str(number), roster) for number, roster in enumerate(rosters) if roster is not None]
    there = [(unit, side) for side, roster in shown for unit in roster.units if SUMMONED not in unit.words]
    first = [(unit, side) for unit, side in there if side == "0"]
    others = [(unit, side) for unit, side in there if side != "0"]
    models = (*_lined_up(board, first, from_top=True), *_lined_up(board, others, from_top=False))
    return Scene(board, terrain=terrain, models=models, areas=areas, borders=borders)


def with_ways_in(
    scene: Scene, names: Sequence[str], zones: Sequence[Zone], entries: Sequence[Entry], depth: float
) -> Scene:
    """Show where sides deploy and come in, and give models the sides' names in place of their numbers.

    Sides for which no zone is drawn have strips of some depth along their edges, with 0 none. Names that
    do not tell sides apart change nothing.
    """
    if len(set(names)) < len(names) or not all(names):
        return scene
    models = tuple(replace(model, side=names[int(model.side)]) for model in scene.models)
    drawn = homes(zones, names)
    others = [name for name in names[:_EDGES] if depth and all(zone.side != name for zone in drawn)]
    strips = (_strip(scene.board, name, depth, from_top=name == names[0]) for name in others)
    return replace(scene, models=models, zones=(*drawn, *strips), entries=ways_in(entries, zones, names))


def _strip(board: Board, side: str, depth: float, *, from_top: bool) -> Zone:
    """Return the zone of a side that deploys along an edge."""
    high, width = min(depth, board.height), board.width
    top = 0.0 if from_top else board.height - high
    corners = ((0.0, top), (width, top), (width, top + high), (0.0, top + high))
    return Zone(f"edge of {side}", Polygon(corners), side=side)


def _lined_up(board: Board, units: Iterable[tuple[RosterUnit, str]], *, from_top: bool) -> Iterator[Model]:
    """Yield the models of one half, rank behind rank, each rank in the middle."""
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

"""How fair a table is: what each side sees, reaches, hides in and walks, with the differences.

All places lie on a grid that is the same from every edge, so that a mirrored table has no difference at all.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf, isfinite
from typing import Literal

from battlefield.app.checks.finding import CLIMB, USUAL_BASE
from battlefield.app.checks.mirrored import swapping_symmetry
from battlefield.app.checks.sides import deploying, zones_of
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.geometry.kernel.tolerance import TOL, is_within
from battlefield.geometry.movement import LevelWalks, WalksFrom, Ways
from battlefield.geometry.visibility import seen_map
from battlefield.rules.scene.contents import Scene
from battlefield.rules.scene.objectives import Objective, objective_names
from battlefield.rules.table.table import table_of

Cancelled = Callable[[], bool]
Tell = Callable[[float], None]
Good = Literal["more", "less", ""]
_SHARES, _COMPARED = (0.15, 0.5), 0.85  # of the work, done when each side begins, and when figures do
_WALKED = 0.8  # of a side's work, done when it is known how it walks
_RANKS = {1: "", 2: "2nd ", 3: "3rd ", 21: "21st ", 22: "22nd ", 23: "23rd "}


@dataclass(frozen=True, slots=True)
class Measure:
    """What is assumed of those who walk and look: their base, inches a turn, turns counted, eyes' height.

    They `climb` up to so many inches at once, each at the cost of an inch of walking; 0 keeps them down.
    """

    base: BaseSize = USUAL_BASE
    move: float = 6.0
    turns: int = 3
    eye: float = 1.5
    climb: float = CLIMB
    step: float = 0.5
    eyes: float = 2.0


USUAL = Measure()


@dataclass(frozen=True, slots=True)
class Row:
    """One figure of both sides: `texts` as they are read, their `difference` as a number and in words.

    `good` is for a side to have "more" or "less" of it than the other; "" where neither is.
    """

    name: str
    says: str
    values: tuple[float, ...]
    texts: tuple[str, ...]
    difference: float
    words: str
    good: Good = "more"

    def side_with_more(self, sides: Sequence[str]) -> str:
        """Name the side whose figure is higher; "" where both are the same."""
        return "" if self.difference == 0.0 else sides[0 if self.values[0] > self.values[1] else 1]

    def better_side(self, sides: Sequence[str]) -> str:
        """Name the side for which the figure is better; "" where it is so for neither."""
        more = self.side_with_more(sides)
        return more if self.good == "more" or not more else "" if not self.good else _other(more, sides)


def _other(side: str, sides: Sequence[str]) -> str:
    return next(each for each in sides if each != side)


@dataclass(frozen=True, slots=True)
class Grid:
    """A figure at each node of a grid, row by row, for a picture; None where nobody can stand."""

    title: str
    side: str
    columns: tuple[float, ...]
    rows: tuple[float, ...]
    values: tuple[float | None, ...]
    most: float
    is_share: bool = False


@dataclass(frozen=True, slots=True)
class Fairness:
    """A table's fairness: rows of figures, pictures, and what keeps figures from being told.

    `symmetry` names what brings the table onto itself and one side to the other, "" where nothing does.
    """

    sides: tuple[str, ...]
    measure: Measure
    rows: tuple[Row, ...] = ()
    grids: tuple[Grid, ...] = ()
    missing: str = ""
    symmetry: str = ""

    @property
    def is_even(self) -> bool:
        """Whether no figure differs."""
        return not self.missing and all(row.difference == 0.0 for row in self.rows)


_ONE_ZONE = QT_TR_NOOP("only one side has a deployment zone; draw one for each of two sides")
_NO_ZONE = QT_TR_NOOP("no side has a deployment zone; draw one for each of two sides")


def stage_words(share: float | None, sides: Sequence[str]) -> str:
    """Say what is being measured when `fairness` has told a share, for the sides that deploy."""
    if share is None or share < _SHARES[0] or len(sides) != len(_SHARES):
        return tr("Finding where a base can stand and walk")
    if share >= _COMPARED:
        return tr("Comparing the figures of both sides")
    side = sides[sum(share >= each for each in _SHARES) - 1]
    return tr("Measuring what {side} reaches and sees", side=side)


def _have(sides: int) -> str:
    if sides > 1:
        return tr("{sides} sides have deployment zones; draw one for each of two sides", sides=sides)
    return tr(_ONE_ZONE) if sides else tr(_NO_ZONE)


def fairness(
    scene: Scene,
    measure: Measure = USUAL,
    unit: LengthUnit = "inches",
    tell: Tell | None = None,
    cancelled: Cancelled | None = None,
) -> Fairness:
    """Measure the two sides that have deployment zones.

    `tell` hears shares from 0 to 1; once `cancelled` answers true, a StoppedError ends the work.
    """
    sides = deploying(scene)
    if len(sides) != 2:
        return Fairness(sides, measure, missing=_have(len(sides)))
    table = table_of(replace(scene, models=()))
    walks = LevelWalks.of(table, measure.base, measure.eye, measure.step, measure.climb, cancelled)
    ways = Ways(table, measure.base, measure.eye, walks, cancelled)
    heard = tell or (lambda _share: None)
    found = []
    for side, share in zip(sides, _SHARES, strict=True):
        heard(share)
        whole = _SHARES[1] - _SHARES[0]
        found.append(_Side.of(scene, ways, side, measure, partial(_told, heard, share, whole), cancelled))
    heard(_COMPARED)
    rows: list[Row] = []
    parts: tuple[Callable[[], list[Row]], ...] = (
        lambda: _room_rows(found, unit),
        lambda: _sight_rows(found),
        lambda: _cover_rows(scene, found),
        lambda: _objective_rows(scene, found, unit),
    )
    for figures in parts:
        unless_stopped(cancelled)
        rows += figures()
    grids = tuple(grid for side in found for grid in side.grids())
    unless_stopped(cancelled)
    symmetry = swapping_symmetry(scene)
    heard(1.0)
    return Fairness(sides, measure, tuple(rows), grids, symmetry=symmetry)


def _told(heard: Tell, begun: float, whole: float, share: float) -> None:
    heard(begun + whole * share)


@dataclass(frozen=True, slots=True, eq=False)
class _Side:
    """One side: the nodes of its zone, the walks from there, and how many of its eyes see each node.

    Of each node it knows the cost, and the turn in which it is reached; None where it never is in the turns
    that count.
    """

    side: str
    measure: Measure
    walks: LevelWalks
    ways: Ways
    zone: tuple[bool, ...]
    begun: WalksFrom
    cost: tuple[float, ...]
    turns: tuple[float | None, ...]
    seen: tuple[int, ...]
    eyes: int

    @classmethod
    def of(
        cls, scene: Scene, ways: Ways, side: str, measure: Measure, tell: Tell, cancelled: Cancelled | None
    ) -> "_Side":
        """Measure a side."""
        walks = ways.walks
        outlines = [zone.outline for zone in zones_of(scene, side)]
        inside = walks.ground.inside(outlines) & walks.is_open
        begun = ways.walks_from(outlines, lambda share: tell(_WALKED * share))
        tell(_WALKED)
        cost = begun.costs.min(axis=0).tolist()
        unless_stopped(cancelled)
        table = table_of(replace(scene, models=()))
        seen, eyes = seen_map(table, outlines, measure.eyes, measure.eye, walks.ground.points(), cancelled)
        return cls(
            side, measure, walks, ways, tuple(inside.tolist()), begun, tuple(cost), _turns(cost, measure),
            tuple(seen.tolist()), eyes,
        )  # fmt: skip

    def walking(self, says: str) -> str:
        """Add to what a figure of walking says whether ways were too many to measure them exactly."""
        steps = ", step by step: too much stands here to measure every way exactly"
        return says if self.begun.is_exact else says + steps

    def reached(self, turn: int) -> float:
        """Return the square inches that can be walked to by the end of a turn."""
        return self.walks.ground.cell * sum(each is not None and each <= turn for each in self.turns)

    @property
    def zone_nodes(self) -> list[int]:
        """The open nodes of the zone."""
        return [node for node, within in enumerate(self.zone) if within]

    def seen_by(self, other: "_Side") -> float:
        """Return the share of this side's zone that some eye of the other side sees."""
        nodes = self.zone_nodes
        return sum(other.seen[node] > 0 for node in nodes) / len(nodes) if nodes else 0.0

    def grids(self) -> tuple[Grid, Grid]:
        """Return the turns that it takes to reach places, and the share of eyes that see them."""
        columns, rows = tuple(self.walks.ground.x.tolist()), tuple(self.walks.ground.y.tolist())
        share = [count / self.eyes if self.eyes else 0.0 for count in self.seen]
        reach = Grid("turns to walk there", self.side, columns, rows, self.turns, self.measure.turns)
        return reach, Grid("how much of its zone sees it", self.side, columns, rows, tuple(share), 1.0, True)


def _turns(costs: Sequence[float], measure: Measure) -> tuple[float | None, ...]:
    """Return the turns in which places are reached."""
    limits = [n * measure.move + TOL for n in range(measure.turns + 1)]
    turns = (bisect_left(limits, cost) for cost in costs)
    return tuple(float(n) if n <= measure.turns else None for n in turns)


def _row(
    name: str, says: str, values: Sequence[float], texts: Sequence[str], words: str, good: Good = "more"
) -> Row:
    rounded = [round(value, 6) for value in values]
    apart = abs(rounded[0] - rounded[1]) if all(map(isfinite, rounded)) else 0.0
    if not all(map(isfinite, rounded)) and rounded[0] != rounded[1]:
        apart = inf
    told = "none" if apart == 0.0 else words.format(apart) if isfinite(apart) else "only one side gets there"
    return Row(name, says, tuple(rounded), tuple(texts), apart, told, good)


def _areas(name: str, says: str, values: Sequence[float]) -> Row:
    return _row(name, says, values, [f"{value:.1f} sq in" for value in values], "{:.1f} sq in")


def _shares(name: str, says: str, values: Sequence[float]) -> Row:
    percents = [100.0 * value for value in values]
    return _row(name, says, percents, [f"{value:.1f} %" for value in percents], "{:.1f} points")


def _room_rows(sides: Sequence[_Side], unit: LengthUnit) -> list[Row]:
    cell, measure = sides[0].walks.ground.cell, sides[0].measure
    zones = [cell * len(side.zone_nodes) for side in sides]
    rows = [_areas("Room to deploy", "the zone, less what nobody can stand in", zones)]
    for turn in range(1, measure.turns + 1):
        inches = format_length(turn * measure.move, unit)
        says = f"ground within {inches} of walking from the zone"
        reached = [side.reached(turn) for side in sides]
        rows.append(_areas(f"Reached by turn {turn}", sides[0].walking(says), reached))
    return rows


def _sight_rows(sides: Sequence[_Side]) -> list[Row]:
    both = sides[0].seen_by(sides[1]), sides[1].seen_by(sides[0])
    total = len(sides[0].seen)
    seen = [sum(count > 0 for count in side.seen) / total for side in sides]
    usual = [sum(side.seen) / (total * side.eyes) if side.eyes else 0.0 for side in sides]
    return [
        _shares("Seen from the zone", "share of the table that some place of the zone sees", seen),
        _shares("Seen from one place", "share of the table that a place of the zone sees, on average", usual),
        _shares("Hidden to deploy", "share of the zone that no place of the enemy's zone sees",
                [1.0 - share for share in both]),
    ]  # fmt: skip


def _cover_rows(scene: Scene, sides: Sequence[_Side]) -> list[Row]:
    covering = [each for each in scene.terrain if each.cover or each.sight == "cloud"]
    inside = sides[0].walks.ground.inside([each.outline for each in covering]).tolist()
    amounts = []
    for side, other in (sides, sides[::-1]):
        pairs = zip(inside, side.cost, other.cost, strict=True)
        own = sum(within and not is_within(theirs, mine) for within, mine, theirs in pairs)
        amounts.append(side.walks.ground.cell * own)
    says = sides[0].walking("ground in cover or cloud that it walks to sooner than the enemy")
    return [_areas("Cover on its own half", says, amounts)]


def _objective_rows(scene: Scene, sides: Sequence[_Side], unit: LengthUnit) -> list[Row]:
    rows = []
    for whose, name in (("neutral", "the"), ("own", "its own"), ("enemy", "the enemy's")):
        lists = [sorted(_walks_to(scene, side, whose)) for side in sides]
        for rank, pair in enumerate(zip(*lists, strict=False), start=1):
            says = " and ".join(dict.fromkeys(f"objective {called}" for _, called in pair))
            nearest = f"Walk to {name} {_RANKS.get(rank, f'{rank}th ')}nearest objective"
            rows.append(_walk_row(nearest, sides[0].walking(says), [length for length, _ in pair], unit))
        if len(lists[0]) != len(lists[1]):
            counts = [float(len(each)) for each in lists]
            texts = [f"{len(each)}" for each in lists]
            rows.append(_row(f"Walk to {name} objectives", "how many there are", counts, texts, "{:g}", ""))
    return rows


def _walk_row(name: str, says: str, lengths: Sequence[float], unit: LengthUnit) -> Row:
    texts = [format_length(each, unit) if isfinite(each) else "no way" for each in lengths]
    apart = abs(lengths[0] - lengths[1]) if all(map(isfinite, lengths)) else 0.0
    words = format_length(apart, unit).replace("{", "").replace("}", "")
    return _row(name, says, lengths, texts, words, "less")


def _walks_to(scene: Scene, side: _Side, whose: str) -> list[tuple[float, str]]:
    """Give how far it is to walk from a side's zone to each objective of one sort, and what it is called."""
    found, names = [], objective_names(scene.objectives)
    for objective in scene.objectives:
        kind = "neutral" if not objective.side else "own" if objective.side == side.side else "enemy"
        if kind == whose:
            found.append((_walk(scene, side, objective), names[objective.id]))
    return found


def _walk(scene: Scene, side: _Side, objective: Objective) -> float:
    """Return the walk on to an objective, as `coming` means it; to an area, to its nearest place."""
    zones = [zone.outline for zone in zones_of(scene, side.side)]
    if objective.at is not None:
        return side.ways.cost_to(objective.at, side.begun, zones)
    if objective.outline is None:
        return inf
    into = side.ways.cost_into(objective.outline, side.begun)
    return into if isfinite(into) else side.ways.cost_within(objective.outline, side.begun.costs, zones)

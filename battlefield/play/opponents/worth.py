"""What a state of a battle is worth to a side: named terms in the measure of prices, which add up."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.geometry.movement import WaysTo
from battlefield.play.opponents.candidates import placed
from battlefield.play.opponents.exchange import Force, exchange
from battlefield.play.opponents.gains import (
    ON_AREAS,
    OTHERS,
    Blow,
    Spots,
    gain_of,
    gap_between,
    inches_to,
    may_be_barred,
    nearness,
    with_others,
)
from battlefield.play.opponents.lanes import is_barred, lane, screen
from battlefield.play.opponents.looks import Looks
from battlefield.play.opponents.vantages import at_edges, covers, ways_to
from battlefield.play.opponents.ways_by_area import steps_between
from battlefield.rules.book.actions import Book
from battlefield.rules.book.objectives import HasObjectives
from battlefield.rules.book.values import Values
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Figure, State, Unit
from battlefield.rules.core.words import HP
from battlefield.rules.table import layout

TERMS = ("result", "lead", "strength", "threat", "danger", "objectives")
_WON = 10.0  # times all prices
_ALIVE = 0.3  # of a price that is lost with the last HP only
_OBJECTIVE = 0.15  # of all prices: what it is worth to hold one to the end from the start
_EARLY = 1.5  # as long as this times the part of the battle to come is more than all, all counts
_HELD = 0.6  # of that for who holds it, the rest for who is nearer
_RESERVE = 0.9  # of a price, for who is not on the table yet
_FIRST, _LIKELY = 1.0, 0.65  # how likely a side strikes first whose turn it is: by sides, and unit by unit
_BASE = 0.5  # inches: the radius of a base where none is known

Seen = frozenset[tuple[str, str]]
"""Which unit sees which."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """A unit on the table as it is weighed: where it stands, and what it can do."""

    unit: Unit
    spots: Spots
    stride: float
    look: int


class Worth:
    """Tells what states of one battle are worth by the values of its book.

    What a unit does to another is worked out once for each two that look alike, see `looks`.
    """

    def __init__(
        self, book: Book, values: Values, *, replies: bool = False, levels: Mapping[str, float] | None = None
    ) -> None:
        """Look at each side's blows alone, or at the `replies` to them as well.

        What a unit is worth is multiplied by the level of its side, where one is given.
        """
        self.book, self.values, self.replies, self._levels = book, values, replies, levels or {}
        self._known: dict[tuple[int, int], tuple[Blow, ...]] = {}
        self._open: dict[Hashable, tuple[float, bool]] = {}  # gains with a free way; whether it may be barred
        self._prices: dict[Hashable, float] = {}
        self._looks: Looks | None = None

    def begin(self, state: State) -> None:
        """Take a state as the one from which all others come of which this is asked; else it is the first."""
        if self._looks is None or self._looks.base is not state:
            self._looks = Looks(state)
            self._known.clear()
            self._open.clear()

    def terms(self, state: State, side: str, acting: str = "") -> Mapping[str, float]:
        """Return all terms of a state as a side sees it; an action of who is `acting` is not over."""
        own, foes = self._pieces(state, side, True), self._pieces(state, side, False)
        whole, seen, stake = self.whole(state), self._seen(state, own, foes), self._stake(state)
        if self.replies:
            threat, danger = self._exchanged(state, side, own, foes, seen, acting)
        else:
            threat = self._alone(state, own, foes, seen, acting)
            danger = self._alone(state, foes, own, seen, acting)
        return {
            "result": _result(state, side) * _WON * whole,
            "lead": self.values.ahead(state, side),
            "strength": stake * sum(self._left(state, unit, side) for unit in state.units.values()),
            "threat": stake * threat,
            "danger": -stake * danger,
            "objectives": self._objective(state) * self._objectives(state, side, own, foes),
        }

    def glance(self, state: State, side: str, unit: str, weights: Mapping[str, float]) -> "Glance":
        """Return what tells how good places for the figures of a unit look, all else staying as it is."""
        own = [each for each in self._pieces(state, side, True) if each.unit.id != unit]
        foes, mover = self._pieces(state, side, False), self._piece(state, state.units[unit])
        seen = self._seen(state, own, foes)
        return Glance(
            state, weights, mover, tuple(foes), tuple(each.spots for each in own),
            tuple(self._blows(state, mover, foe) for foe in foes),
            tuple(self._blows(state, foe, mover) for foe in foes),
            tuple(self._best(state, foe, own, seen) for foe in foes),
            tuple(self._to_come(state, foe) for foe in foes),
            tuple(self._walks(state, own)), (1.0 - _HELD) * self._objective(state), self._stake(state),
        )  # fmt: skip

    def whole(self, state: State) -> float:
        """Return what all units of a battle are worth at full strength."""
        return sum(self._price(state, unit) for unit in state.units.values())

    def _price(self, state: State, unit: Unit) -> float:
        key = (unit.id, unit.profile, unit.strength)
        if key not in self._prices:
            self._prices[key] = self.values.price(state, unit.id) * self._levels.get(unit.side, 1.0)
        return self._prices[key]

    def _stake(self, state: State) -> float:
        """Return how much it counts now what units are worth: all, or less as the end comes near."""
        now, last = self.values.turns(state)
        counts, still = self.values.counts(state), max(0, last - now) / max(1, last)
        return counts + (1.0 - counts) * min(1.0, _EARLY * still)

    def _objective(self, state: State) -> float:
        """Return what it is worth to hold an objective for the turns that are left."""
        now, last = self.values.turns(state)
        return _OBJECTIVE * self.whole(state) * min(1.0, max(0, last - now + 1) / max(1, last))

    def _seen(self, state: State, own: Sequence[_Piece], foes: Sequence[_Piece]) -> Seen:
        """Return which units of two sides see each other, going by the first figure of each."""
        one, other = ([state.living(each.unit.id)[0].id for each in some] for some in (own, foes))
        found = layout.seen_pairs(state, one, other)
        pairs = [(a.unit.id, b.unit.id) for a, row in zip(own, found, strict=True)
                 for b, is_seen in zip(foes, row, strict=True) if is_seen]  # fmt: skip
        clear = [pair for pair in pairs if self.values.sees(state, *pair)]
        return frozenset((*clear, *((b, a) for a, b in clear)))

    def _pieces(self, state: State, side: str, is_own: bool) -> list[_Piece]:
        units = (u for u in state.units.values() if u.where == TABLE and (u.commander == side) == is_own)
        return [found for unit in units if (found := self._piece(state, unit)).spots]

    def _piece(self, state: State, unit: Unit) -> _Piece:
        if self._looks is None:
            self.begin(state)
        assert self._looks is not None
        spots = tuple(map(_spot, state.living(unit.id)))
        return _Piece(unit, spots, self.values.stride(state, unit.id), self._looks.of(state, unit))

    def _left(self, state: State, unit: Unit, side: str) -> float:
        """Return what is left of a unit's worth, less than nothing for a foe's."""
        hp = state.hp(unit.id) if unit.where != GONE else 0
        if hp <= 0:
            return 0.0
        now, whole = self.values.lives(state, unit.id)
        share = (now - 1 + min(1.0, hp / full_hp(state, unit.id))) / whole
        price = self._price(state, unit) * (_ALIVE + (1.0 - _ALIVE) * share)
        price = price if unit.where != RESERVE else price * _RESERVE
        return price if unit.commander == side else -price

    def _alone(
        self, state: State, ones: Sequence[_Piece], others: Sequence[_Piece], seen: Seen, acting: str
    ) -> float:
        """Return what all of a side may do in their next turns, as if nobody struck back."""
        come = ((each, self._to_come(state, each, acting)) for each in ones)
        return sum(part * self._best(state, each, others, seen) for each, part in come)

    def _exchanged(
        self, state: State, side: str, own: Sequence[_Piece], foes: Sequence[_Piece], seen: Seen, acting: str
    ) -> tuple[float, float]:
        """Return what the sides take off each other, whoever acts now being first."""
        forces = [self._force(state, *pair, seen, acting) for pair in ((own, foes), (foes, own))]
        sure = _FIRST if self.values.by_sides else _LIKELY
        return exchange(forces[0], forces[1], sure if state.clock.side == side else 1.0 - sure)

    def _force(
        self, state: State, ones: Sequence[_Piece], others: Sequence[_Piece], seen: Seen, acting: str
    ) -> Force:
        worth = [abs(self._left(state, each.unit, "")) for each in ones]
        ready = [self._to_come(state, each, acting) for each in ones]
        return Force(worth, ready, [self._gains(state, each, others, seen) for each in ones])

    def _best(self, state: State, one: _Piece, others: Sequence[_Piece], seen: Seen) -> float:
        """Return what a unit may do in its next turn: to whom it hurts most, and a little to the others."""
        return with_others(self._gains(state, one, others, seen))

    def _gains(self, state: State, one: _Piece, others: Sequence[_Piece], seen: Seen) -> list[float]:
        """Return what a unit may do in its next turn to each of some others."""

        def gain(other: _Piece) -> float:
            blows, sees = self._blows(state, one, other), (one.unit.id, other.unit.id) in seen
            if state.areas:
                steps = steps_between(state, one.unit.id, other.unit.id)
                return gain_of(steps, blows, one.stride, True, ON_AREAS)
            key = one.look, one.spots, one.stride, other.look, other.spots, sees
            if key not in self._open:
                gap = gap_between(one.spots, other.spots)
                found = gain_of(gap, blows, one.stride, sees)
                self._open[key] = found, may_be_barred(gap, blows, one.stride)
            found, is_lane = self._open[key]
            if is_lane and is_barred(
                *lane(one.spots, other.spots),
                (spot for each in others if each is not other for spot in each.spots),
            ):
                gap = gap_between(one.spots, other.spots)
                return gain_of(gap, blows, one.stride, sees, is_barred=True)
            return found

        return [gain(other) for other in others]

    def screens(self, state: State, side: str, unit: str, most: int) -> Sequence[Point]:
        """Return where a unit would be in the way of foes who walk up to whom they hurt, worst first."""
        own = [each for each in self._pieces(state, side, True) if each.unit.id != unit]
        found, mover = [], self._piece(state, state.units[unit])
        if state.areas or not mover.spots:
            return ()
        x, y, radius = mover.spots[0]
        for foe in self._pieces(state, side, False):
            gains = self._gains(state, foe, own, frozenset())
            for friend, gain in zip(own, gains, strict=True):
                gap, blows = gap_between(foe.spots, friend.spots), self._blows(state, foe, friend)
                if gain > 0.0 and may_be_barred(gap, blows, foe.stride):
                    at = screen(*lane(foe.spots, friend.spots), (x, y), radius)
                    found += [(-gain, at)] if at is not None else []
        return [at for _, at in sorted(found)[:most]]

    def _to_come(self, state: State, one: _Piece, acting: str = "") -> float:
        """Return how much a unit is still to do, all of it in an action of its own."""
        if state.result:
            return 0.0
        return 1.0 if one.unit.id == acting else self.values.to_come(state, one.unit.id)

    def _blows(self, state: State, one: _Piece, foe: _Piece) -> tuple[Blow, ...]:
        key = one.look, foe.look
        if key not in self._known:
            assert self._looks is not None
            state = self._looks.table(state, ((one.unit.id, one.look), (foe.unit.id, foe.look)))
            strikes = self.values.strikes(state, one.unit.id)
            harm = ((each, self.values.harm(state, one.unit.id, each, foe.unit.id)) for each in strikes)
            self._known[key] = tuple(Blow(s.reach, self._loss(state, foe.unit.id, n)) for s, n in harm if n)
        return self._known[key]

    def _loss(self, state: State, foe: str, harm: float) -> float:
        """Return what is taken off the worth of a foe that loses so many HP on average."""
        hp = state.hp(foe)
        lost = min(float(hp), harm)
        now, whole = self.values.lives(state, foe)
        share, dead = lost / full_hp(state, foe) / whole, (lost / hp) ** 2 if hp and now == 1 else 0.0
        return self._price(state, state.units[foe]) * ((1.0 - _ALIVE) * share + _ALIVE * dead)

    def _marks(self, state: State) -> tuple[Point, ...]:
        if not isinstance(self.book, HasObjectives) or not state.markers:
            return ()
        game = Game(state, self.book.catalogue)
        return tuple(mark.at for mark in state.markers if self.book.control(game, mark) is not None)

    def _walks(self, state: State, own: Sequence[_Piece]) -> Iterator[tuple[Point, WaysTo | None, float]]:
        """Yield objectives, the ways to them, and how far the nearest of some units has to walk there."""
        for at in self._marks(state):
            ways = ways_to(state, at)
            yield at, ways, inches_to(at, (each.spots for each in own), ways)

    def _objectives(self, state: State, side: str, own: Sequence[_Piece], foes: Sequence[_Piece]) -> float:
        """Return how many objectives a side holds more than the others, or is nearer to."""
        if not isinstance(self.book, HasObjectives) or not state.markers:
            return 0.0
        game, found = Game(state, self.book.catalogue), 0.0
        ours, theirs = ([each.spots for each in some] for some in (own, foes))
        for mark in state.markers:
            control = self.book.control(game, mark)
            if control is not None:
                held = 0.0 if not control.holder else 1.0 if control.holder == side else -1.0
                ways = ways_to(state, mark.at)
                one, other = (nearness(inches_to(mark.at, some, ways)) for some in (ours, theirs))
                near = one - other
                found += _HELD * held + (1.0 - _HELD) * near
        return found


@dataclass(frozen=True, slots=True)
class Glance:
    """Tells how good places for the figures of a unit look, all else staying as it is; more is better.

    `blows` and `fears` are what it may do to each foe and each foe to it, `others` what that foe may do to
    its friends as well, `to_come` how much each is still to do; `marks` are objectives, the ways to each, and
    how far the nearest of its friends has to walk there.
    """

    state: State
    weights: Mapping[str, float]
    mover: _Piece
    foes: tuple[_Piece, ...]
    own: tuple[Spots, ...]
    blows: tuple[tuple[Blow, ...], ...]
    fears: tuple[tuple[Blow, ...], ...]
    others: tuple[float, ...]
    to_come: tuple[float, ...]
    marks: tuple[tuple[Point, WaysTo | None, float], ...]
    objective: float
    stake: float

    def rough(self, places: Sequence[Placed]) -> float:
        """Rate places as if everybody saw everybody."""
        return self._rated(places, [True] * len(self.foes))

    def close(self, places: Sequence[Placed]) -> float:
        """Rate places with what is seen from there."""
        ids = [self.state.living(foe.unit.id)[0].id for foe in self.foes]
        found = layout.seen_pairs(placed(self.state, places[:1]), [places[0].figure], ids)
        return self._rated(places, found[0])

    def edges(self, start: Point) -> Iterator[Point]:
        """Yield places to which a formation might go from its middle: see `at_edges`."""
        radius = max((r for *_, r in self.mover.spots), default=_BASE)
        for foe, blows, fears in zip(self.foes, self.blows, self.fears, strict=True):
            x, y, r = min(foe.spots, key=lambda spot: hypot(spot[0] - start[0], spot[1] - start[1]))
            safe = max((each.reach for each in fears), default=0.0) + foe.stride
            yield from at_edges(start, (x, y), radius + r, (each.reach for each in blows), safe)

    def hidden(self, start: Point, far: float) -> Sequence[Point]:
        """Return places that may be hidden, within so many inches."""
        radius = max((r for *_, r in self.mover.spots), default=_BASE)
        return covers(self.state, start, radius, far)

    def _rated(self, places: Sequence[Placed], sees: Sequence[bool]) -> float:
        radius, stride = max((r for *_, r in self.mover.spots), default=_BASE), self.mover.stride
        spots = tuple((*place.at, radius) for place in places)
        threats, danger = [], 0.0
        for foe, blows, fears, other, later, is_seen in zip(
            self.foes, self.blows, self.fears, self.others, self.to_come, sees, strict=True
        ):
            gap = gap_between(spots, foe.spots)
            threats.append(gain_of(gap, blows, stride, is_seen))
            fear = gain_of(gap, fears, foe.stride, is_seen)
            danger += later * (max(other, fear) + OTHERS * min(other, fear) / (1 + len(self.own)))
        near = sum(nearness(inches_to(at, (spots,), ways, most)) for at, ways, most in self.marks)
        weights = self.weights
        own = self.stake * (weights["threat"] * with_others(threats) - weights["danger"] * danger)
        return own + weights["objectives"] * self.objective * near


def full_hp(state: State, unit: str) -> int:
    """Return the HP of a unit at full strength, as it is printed."""
    printed = state.profile_of(unit).stats.get(HP) or 1
    return max(1, printed * max(1, state.units[unit].strength))


def _result(state: State, side: str) -> float:
    return 0.0 if not state.winner else 1.0 if state.winner == side else -1.0


def _spot(figure: Figure) -> tuple[float, float, float]:
    x, y = figure.model.at
    base = figure.model.base
    return x, y, max(base.length_mm, base.width_mm) / 2.0 / MM_PER_INCH

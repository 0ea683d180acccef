"""Sight: whether some point of one upright volume sees some point of another.

Readings: sight does not pass through the inside of a volume that blocks, so what stands wholly inside one
sees nothing and is not seen. Grazing an edge does not block, and a slit narrower than the tolerance is shut.
The table itself is solid: nothing is seen below what stands on it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Ints
from battlefield.geometry.kernel.identity_cache import Recalled
from battlefield.geometry.kernel.tolerance import TOL, is_too_close_to_call
from battlefield.geometry.pieces import Body, Table
from battlefield.geometry.sight.blockers import Blockers, body_rows, table_blockers
from battlefield.geometry.sight.deep import Segment, deep_search
from battlefield.geometry.sight.first import close_line, first_lines
from battlefield.geometry.sight.flat import flat_look
from battlefield.geometry.sight.links import Links, links
from battlefield.geometry.sight.margin import Best, best_lines, roomiest, segments_along
from battlefield.geometry.sight.problems import Problems, pose
from battlefield.geometry.sight.proving.proofs import Proof, proved
from battlefield.geometry.sight.search import Found, search

_CLEAR = "Clear: some point of the one volume sees some point of the other."
_BLOCKED = "Blocked: every line between the two volumes passes through something."


@dataclass(frozen=True, slots=True)
class _Measured:
    """What there is to say of a look beyond yes and no: see `Sight`."""

    line: Segment | None
    margin: float
    blockers: tuple[str, ...]
    too_close: bool = False


@dataclass(frozen=True, eq=False)
class Sight:
    """Whether two bodies see each other. All but `clear` is worked out when asked for, at once.

    `line` is a witness from observer to target, or None. `margin`, in inches, is the room that the best line
    found has on its tightest side (beside or over what it passes; infinite where nothing is near), or minus
    the depth by which it misses; never of the wrong sign. `blockers` are the ids that this line meets when
    blocked.
    """

    clear: bool
    _measure: Callable[[], _Measured] = field(repr=False)
    _prove: Callable[["Sight"], Proof] = field(repr=False)

    @staticmethod
    def from_elsewhere(
        table: Table,
        mover: str,
        elsewhere: Sequence[Body],
        other: str,
        models_block: bool = True,
        mostly: bool = True,
    ) -> list[bool]:
        """Tell of each place whether a body that stands there instead sees another, as `sight` does.

        `mostly` is what is expected: the answers are the same, and come sooner where it is right. What the
        body would stand on there does not matter; unknown ids are a KeyError.
        """
        return _from_elsewhere(table, mover, elsewhere, other, models_block, mostly)

    def work_out(self) -> None:
        """Work all of it out now, so that reading it takes no time."""
        _ = self._measured

    @property
    def line(self) -> Segment | None:
        """The witness."""
        return self._measured.line

    @property
    def margin(self) -> float:
        """The room of the best line found."""
        return self._measured.margin

    @property
    def blockers(self) -> tuple[str, ...]:
        """The ids met."""
        return self._measured.blockers

    @property
    def rule(self) -> str:
        """The verdict in words."""
        return _CLEAR if self.clear else _BLOCKED

    @property
    def too_close(self) -> bool:
        """Whether the verdict is a matter of a hair."""
        return self._measured.too_close

    @cached_property
    def proof(self) -> Proof:
        """What proves the verdict without this kernel, in plain values; None where none is found.

        A `line` whose ends lie in both bodies, with the `room` of the line beside it by `shift`; or a
        `division` of the bodies into parts, each pair of which something shuts: see docs/proofs.md.
        """
        return self._prove(self)

    @cached_property
    def _measured(self) -> _Measured:
        return self._measure()


_FEW = 64  # pairs; of more of them the search is quicker than lines for each


@dataclass(frozen=True, slots=True, eq=False)
class _Question:
    """Pairs of bodies, by their places on the table; behind those come `elsewhere`, others of the `mover`."""

    table: Table
    pairs: Sequence[tuple[int, int]]
    blockers: Blockers
    mover: int = 0
    elsewhere: tuple[Body, ...] = ()

    def flat(self) -> tuple[bool, Segment | None] | None:
        """Decide a single pair in plan, with a free line if there is one; None where that is not enough."""
        return flat_look(*self._pair(), self.blockers)

    def first_lines(self, under: bool) -> list[Segment]:
        """Return those of the first few lines that are free, for a single pair, `under` things perhaps."""
        return first_lines(*self._pair(), self.blockers, under)

    def close_line(self) -> Segment | None:
        """Return the line between the nearest sides of a single pair where it is free."""
        return close_line(*self._pair(), self.blockers)

    def posed(self) -> Problems:
        """Put the pairs as problems."""
        used = sorted({row for pair in self.pairs for row in pair})
        place = {row: k for k, row in enumerate(used)}
        pairs = [(place[one], place[two]) for one, two in self.pairs]
        owners = [self._owner(row) for row in used]
        return pose(body_rows([self._body(row) for row in used]), owners, pairs, self.blockers)

    def _pair(self) -> tuple[Body, Body, tuple[int, int]]:
        one, two = self.pairs[0]
        return self._body(one), self._body(two), (self._owner(one), self._owner(two))

    def _body(self, row: int) -> Body:
        known = len(self.table.bodies)
        return self.table.bodies[row] if row < known else self.elsewhere[row - known]

    def _owner(self, row: int) -> int:
        return len(self.table.pieces) + (row if row < len(self.table.bodies) else self.mover)


@dataclass(frozen=True, slots=True, eq=False)
class _Answers:
    clear: Flags
    segments: dict[int, Segment]
    problems: Problems
    links: Links
    found: Found
    exhausted: Flags


def sight(table: Table, observer: str, target: str, models_block: bool = True) -> Sight:
    """Decide sight between two bodies; an unknown id is a KeyError. The answer is the same both ways.

    Lines that touch two of the ends, corners and discs decide most looks; a certified search, which splits
    bundles of lines until one is free or all are blocked, settles the others. The margin is in inches.
    """
    bodies = table.bodies
    places = _places(bodies, observer, target)
    if observer == target:
        body = bodies[places[0]]
        point = (*body.base.at, body.top)
        itself = (point, point)
        return Sight(True, lambda: _Measured(itself, np.inf, ()), lambda _: {"line": itself})
    ordered = _ordered(bodies, *places)
    question = _Question(table, [ordered], _all_blockers(table, models_block))
    clear, measure = _decided(question)
    in_turn = measure if ordered == places else lambda: _turned(measure())
    return Sight(clear, in_turn, lambda found: proved(table, (observer, target), models_block, found.line))


def _decided(question: _Question) -> tuple[bool, Callable[[], _Measured]]:
    """Decide a single pair by the quickest way there is; its measures can be asked for."""
    flat = question.flat()
    if flat is not None:
        return flat[0], lambda: _agreeing(question, *flat)
    if question.first_lines(under=True):
        return True, lambda: _searched(question)
    close = question.close_line()
    if close is not None:
        return True, lambda: _agreeing(question, True, close)
    answers = _answer(question)
    return bool(answers.clear[0]), lambda: _verdict(question.table, answers, question.blockers)


def _places(bodies: Sequence[Body], *ids: str) -> tuple[int, ...]:
    """Return the places of bodies; raises KeyError for an unknown id."""
    rows = {body.id: row for row, body in enumerate(bodies)}
    return tuple(rows[id_] for id_ in ids)


def _searched(question: _Question) -> _Measured:
    """Measure a single pair: what passes under things deserves a search for its most room."""
    lines = question.first_lines(under=False)
    if lines:
        return _cleared(best_lines(question.posed(), None, question.blockers, lines))
    return _verdict(question.table, _answer(question), question.blockers)


def _agreeing(question: _Question, clear: bool, line: Segment | None) -> _Measured:
    """Measure a single pair that is decided, where a search gave up too: by the line known to be free."""
    measured = _searched(question)
    if clear == (measured.line is not None):
        return measured
    best = best_lines(question.posed(), None, question.blockers, [line] if line is not None else [])
    return _cleared(best) if clear else _Measured(None, min(best.margin, 0.0), (), True)


def _turned(measured: _Measured) -> _Measured:
    line = measured.line
    return measured if line is None else replace(measured, line=(line[1], line[0]))


def sights(
    table: Table,
    observers: Sequence[str] | None = None,
    targets: Sequence[str] | None = None,
    models_block: bool = True,
) -> Flags:
    """Tell for every observer and target whether they see each other, bool[observers, targets].

    Left out, both are all bodies in order. Unknown ids are a KeyError.
    """
    if observers is not None and targets is not None and len(observers) == len(targets) == 1:
        return np.array([[sight(table, observers[0], targets[0], models_block).clear]])
    rows = {body.id: row for row, body in enumerate(table.bodies)}
    many = [rows[id_] for id_ in observers] if observers is not None else list(rows.values())
    others = [rows[id_] for id_ in targets] if targets is not None else list(rows.values())
    wanted = {_ordered(table.bodies, a, b) for a in many for b in others if a != b}
    pairs = sorted(wanted)
    seen = np.eye(len(table.bodies), dtype=bool)
    if pairs:
        blockers = _all_blockers(table, models_block)
        question = _Question(table, pairs, blockers)
        clear = _answer(question).clear
        first, second = np.array(pairs).T
        seen[first, second] = seen[second, first] = clear
    return seen[np.ix_(np.array(many, dtype=np.intp), np.array(others, dtype=np.intp))]


def sees_each(table: Table, pairs: Sequence[tuple[str, str]], models_block: bool = True) -> list[bool]:
    """Tell for each of some pairs of two different bodies whether they see each other, as `sight` does.

    What the first lines leave open is searched for together; of many pairs all are. Unknown ids are a
    KeyError.
    """
    rows = {body.id: row for row, body in enumerate(table.bodies)}
    placed = [_ordered(table.bodies, rows[one], rows[other]) for one, other in pairs]
    question = _Question(table, placed, _all_blockers(table, models_block))
    return _each(question) if len(pairs) <= _FEW else [bool(each) for each in _answer(question).clear]


def _each(question: _Question, mostly: bool = True) -> list[bool]:
    """Decide each pair by the quickest way there is, and all that are left in one search."""
    clear = [_quickly(replace(question, pairs=[pair])) for pair in question.pairs]
    left = [pair for pair, told in zip(question.pairs, clear, strict=True) if told is None]
    searched = iter(_answer(replace(question, pairs=left), mostly).clear.tolist() if left else ())
    return [next(searched) if told is None else told for told in clear]


def _from_elsewhere(
    table: Table,
    mover: str,
    elsewhere: Sequence[Body],
    other: str,
    models_block: bool,
    mostly: bool,
) -> list[bool]:
    (row, seen), start = _places(table.bodies, mover, other), len(table.bodies)
    known = _Question(table, (), _all_blockers(table, models_block), row, tuple(elsewhere))
    first = table.bodies[row].id < table.bodies[seen].id
    pairs = [(start + k, seen) if first else (seen, start + k) for k in range(len(elsewhere))]
    return _each(replace(known, pairs=pairs), mostly)


def _quickly(question: _Question) -> bool | None:
    """Decide a single pair without a search; None where that is not enough."""
    flat = question.flat()
    if flat is not None:
        return flat[0]
    return True if question.first_lines(under=True) or question.close_line() is not None else None


def _gathered(table: Table, models_block: bool) -> Blockers:
    """Return all that may block; the two who look are in nobody's way where they are alone."""
    bodies = table.bodies if models_block and len(table.bodies) > 2 else ()
    return table_blockers(table.pieces, bodies, bool(bodies))


_all_blockers = Recalled(_gathered)


def _ordered(bodies: Sequence[Body], a: int, b: int) -> tuple[int, int]:
    return (a, b) if bodies[a].id < bodies[b].id else (b, a)


def _answer(question: _Question, mostly: bool = True) -> _Answers:
    """Decide pairs: first as if nothing could be passed under, then, where that may matter, in full.

    Where most of them are expected to be blocked, what stays so even if things could be passed under is
    settled first.
    """
    problems, pairs, blockers = question.posed(), question.pairs, question.blockers
    made = links(problems, blockers)
    parted = np.zeros(len(pairs), dtype=bool)
    parted[problems.pair[problems.clearance > TOL]] = True
    doubt = _doubtful(problems, made, parted)
    shut = np.zeros(len(pairs), dtype=bool)
    if not mostly and doubt.any():
        shut = doubt & ~search(problems, made, len(pairs), strict=False, wanted=doubt).clear
    found = search(problems, made, len(pairs), strict=True, wanted=parted & ~shut)
    clear, exhausted = found.clear.copy(), found.exhausted.copy()
    doubt &= ~found.clear & ~shut
    if mostly and doubt.any():
        doubt &= search(problems, made, len(pairs), strict=False, wanted=doubt).clear
    deep = np.flatnonzero(doubt | ~parted)
    segments = _under_all(problems, blockers, made, deep)
    clear[list(segments)] = True
    for pair in deep[~clear[deep]].tolist():
        result = deep_search(problems.at(np.flatnonzero(problems.pair == pair)), blockers)
        clear[pair], exhausted[pair] = result.segment is not None, result.exhausted
        if result.segment is not None:
            segments[pair] = result.segment
    return _Answers(clear, segments, problems, made, found, exhausted)


def _under_all(problems: Problems, blockers: Blockers, made: Links, pairs: Ints) -> dict[int, Segment]:
    """Find lines between the lower parts of the ends, which pass under all that floats above some height."""
    bottoms = made.shapes.bottom[made.floating]
    above = made.problem[made.floating]
    segments: dict[int, Segment] = {}
    for height in np.unique(bottoms[np.isin(problems.pair[above], pairs)]).tolist():
        beneath = above[(bottoms == height) & (problems.low.max(axis=1)[above] <= height)]
        rows = np.unique(
            beneath[np.isin(problems.pair[beneath], pairs) & (problems.clearance[beneath] > TOL)]
        )
        if len(rows):
            cut = problems.at(rows)
            for share in (1.0, 0.5):  # halfway down there is room above the line
                floor = cut.low.max(axis=1, keepdims=True)
                lower = replace(cut, high=np.minimum(cut.high, floor + share * (height - floor)))
                segments |= _strict_lines(lower, blockers, int(problems.pair.max()) + 1)
    return segments


def _strict_lines(problems: Problems, blockers: Blockers, pairs: int) -> dict[int, Segment]:
    """Return a free segment for the pairs that the strict search finds clear."""
    made = links(problems, blockers)
    found = search(problems, made, pairs, strict=True, wanted=np.ones(pairs, dtype=bool))
    clear = np.flatnonzero(found.clear)
    options = segments_along(problems, found, clear)
    bare = blockers.at(np.flatnonzero(~blockers.bridge))
    return {
        pair: roomiest(problems, int(found.problem[pair]), bare, some)
        for pair, some in zip(clear.tolist(), options, strict=True)
    }


def _doubtful(problems: Problems, made: Links, parted: Flags) -> Flags:
    """Tell which pairs a strict search that finds no line may not settle."""
    doubtful = (made.floating | made.crowded) & ~made.low
    doubt = np.zeros(len(parted), dtype=bool)
    doubt[problems.pair[made.problem[doubtful]]] = True
    return np.asarray(doubt & parted)


def _cleared(best: Best, exhausted: bool = False) -> _Measured:
    margin = max(best.margin, 0.0)
    return _Measured(best.segment, margin, (), is_too_close_to_call(margin) or exhausted)


def _verdict(table: Table, answers: _Answers, blockers: Blockers) -> _Measured:
    exhausted = bool(answers.exhausted[0])
    if answers.clear[0]:
        witnesses = [answers.segments[0]] if 0 in answers.segments else []
        if not witnesses:
            witnesses = segments_along(answers.problems, answers.found, np.zeros(1, dtype=np.intp))[0]
        return _cleared(best_lines(answers.problems, None, blockers, witnesses), exhausted)
    best = best_lines(answers.problems, answers.links, blockers, [])
    margin = min(best.margin, 0.0)
    ids = [*(piece.id for piece in table.pieces), *(body.id for body in table.bodies)]
    met: Ints = np.unique(best.owners)
    names = tuple(ids[owner] for owner in met.tolist())
    return _Measured(None, margin, names, is_too_close_to_call(margin) or exhausted)

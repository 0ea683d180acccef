"""Sight: whether some point of one upright volume sees some point of another.

Readings: sight does not pass through the inside of a volume that blocks, so what stands wholly inside one
sees nothing and is not seen. Grazing an edge does not block, and a slit narrower than the tolerance is shut.
The table itself is solid: nothing is seen below what stands on it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.sight_blockers import Blockers, body_rows, table_blockers
from battlefield.geometry.sight_deep import Segment, deep_search
from battlefield.geometry.sight_first import first_lines
from battlefield.geometry.sight_links import Links, links
from battlefield.geometry.sight_margin import Best, best_lines, roomiest, segments_along
from battlefield.geometry.sight_problems import Problems, pose
from battlefield.geometry.sight_search import Found, search
from battlefield.geometry.sight_shapes import Flags, Ints
from battlefield.geometry.table import Body, Table
from battlefield.geometry.tolerance import TOL, is_too_close_to_call

_CLEAR = "Clear: some point of the one volume sees some point of the other."
_BLOCKED = "Blocked: every line between the two volumes passes through something."


@dataclass(frozen=True, slots=True)
class Sight:
    """Whether two bodies see each other.

    `line` is a witness from observer to target, or None. `margin`, in inches, is the room that the best line
    found has on its tightest side (beside or over what it passes; infinite where nothing is near), or minus
    the depth by which it misses; never of the wrong sign. `blockers` are the ids that this line meets when
    blocked.
    """

    clear: bool
    line: Segment | None
    margin: float
    blockers: tuple[str, ...]
    rule: str
    too_close: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class _Question:
    """Pairs of bodies, by their places on the table."""

    table: Table
    pairs: Sequence[tuple[int, int]]
    blockers: Blockers

    def first_lines(self, under: bool) -> list[Segment]:
        """Give those of the first few lines that are free, for a single pair, `under` things perhaps."""
        if len(self.pairs) != 1:
            return []
        one, two = self.pairs[0]
        bodies, start = self.table.bodies, len(self.table.pieces)
        return first_lines(bodies[one], bodies[two], (start + one, start + two), self.blockers, under)

    def posed(self) -> Problems:
        """Put the pairs as problems."""
        used = sorted({row for pair in self.pairs for row in pair})
        place = {row: k for k, row in enumerate(used)}
        owners = [len(self.table.pieces) + row for row in used]
        pairs = [(place[one], place[two]) for one, two in self.pairs]
        return pose(body_rows([self.table.bodies[row] for row in used]), owners, pairs, self.blockers)


@dataclass(frozen=True, slots=True, eq=False)
class _Answers:
    clear: Flags
    segments: dict[int, Segment]
    problems: Problems
    links: Links
    found: Found
    exhausted: Flags


def sight(table: Table, observer: str, target: str, models_block: bool = True) -> Sight:
    """Decide sight between two bodies; an unknown id is a KeyError. The answer is the same both ways."""
    one, two = sorted((observer, target))
    if one == two:
        body = table.body(one)
        point = (*body.base.at, body.top)
        return Sight(True, (point, point), np.inf, (), _CLEAR)
    table.body(one), table.body(two)
    rows = {body.id: row for row, body in enumerate(table.bodies)}
    blockers = table_blockers(table.pieces, table.bodies, models_block)
    question = _Question(table, [(rows[one], rows[two])], blockers)
    lines = question.first_lines(under=False)  # what passes under deserves a search for its most room
    if lines:
        found = _cleared(best_lines(question.posed(), None, blockers, lines))
    else:
        found = _verdict(table, _answer(question), blockers)
    if observer == one or found.line is None:
        return found
    return replace(found, line=(found.line[1], found.line[0]))


def sights(
    table: Table,
    observers: Sequence[str] | None = None,
    targets: Sequence[str] | None = None,
    models_block: bool = True,
) -> NDArray[np.bool_]:
    """Tell for every observer and target whether they see each other, bool[observers, targets].

    Left out, both are all bodies in order. Unknown ids are a KeyError.
    """
    rows = {body.id: row for row, body in enumerate(table.bodies)}
    many = [rows[id_] for id_ in observers] if observers is not None else list(rows.values())
    others = [rows[id_] for id_ in targets] if targets is not None else list(rows.values())
    wanted = {_ordered(table.bodies, a, b) for a in many for b in others if a != b}
    pairs = sorted(wanted)
    seen = np.eye(len(table.bodies), dtype=bool)
    if pairs:
        blockers = table_blockers(table.pieces, table.bodies, models_block)
        question = _Question(table, pairs, blockers)
        clear = bool(question.first_lines(under=True)) or _answer(question).clear
        first, second = np.array(pairs).T
        seen[first, second] = seen[second, first] = clear
    return seen[np.ix_(np.array(many, dtype=np.intp), np.array(others, dtype=np.intp))]


def sight_lines(
    table: Table, pairs: Sequence[tuple[str, str]], models_block: bool = True
) -> list[Segment | None]:
    """Give a free segment for each pair of different bodies, or None where there is none.

    Any free one will do, so this is faster than `sight` for each. Unknown ids are a KeyError.
    """
    if not pairs:
        return []
    rows = {body.id: row for row, body in enumerate(table.bodies)}
    ordered = [_ordered(table.bodies, rows[one], rows[two]) for one, two in pairs]
    blockers = table_blockers(table.pieces, table.bodies, models_block)
    bare = blockers.at(np.flatnonzero(~blockers.bridge))
    answers = _answer(_Question(table, ordered, blockers))
    lines: list[Segment | None] = [answers.segments.get(place) for place in range(len(pairs))]
    found = np.flatnonzero(answers.found.clear)
    for place, options in zip(
        found.tolist(), segments_along(answers.problems, answers.found, found), strict=True
    ):
        lines[place] = roomiest(answers.problems, int(answers.found.problem[place]), bare, options)
    turned = [rows[one] != order[0] for (one, _), order in zip(pairs, ordered, strict=True)]
    return [line and ((line[1], line[0]) if turn else line) for line, turn in zip(lines, turned, strict=True)]


def _ordered(bodies: Sequence[Body], a: int, b: int) -> tuple[int, int]:
    return (a, b) if bodies[a].id < bodies[b].id else (b, a)


def _answer(question: _Question) -> _Answers:
    """Decide pairs: first as if nothing could be passed under, then, where that may matter, in full."""
    problems, pairs, blockers = question.posed(), question.pairs, question.blockers
    made = links(problems, blockers)
    parted = np.zeros(len(pairs), dtype=bool)
    parted[problems.pair[problems.clearance > TOL]] = True
    found = search(problems, made, len(pairs), strict=True, wanted=parted)
    clear, exhausted = found.clear.copy(), found.exhausted.copy()
    deep = np.flatnonzero(_open_questions(problems, made, found, parted))
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
    """Give a free segment for the pairs that the strict search finds clear."""
    made = links(problems, blockers)
    found = search(problems, made, pairs, strict=True, wanted=np.ones(pairs, dtype=bool))
    clear = np.flatnonzero(found.clear)
    options = segments_along(problems, found, clear)
    bare = blockers.at(np.flatnonzero(~blockers.bridge))
    return {
        pair: roomiest(problems, int(found.problem[pair]), bare, some)
        for pair, some in zip(clear.tolist(), options, strict=True)
    }


def _open_questions(problems: Problems, made: Links, found: Found, parted: Flags) -> Flags:
    """Tell which pairs the strict search could not settle."""
    doubtful = (made.floating | made.crowded) & ~made.low
    doubt = np.zeros(len(parted), dtype=bool)
    doubt[problems.pair[made.problem[doubtful]]] = True
    doubt &= parted & ~found.clear
    if doubt.any():
        doubt &= search(problems, made, len(parted), strict=False, wanted=doubt).clear
    return np.asarray(doubt | ~parted)


def _cleared(best: Best, exhausted: bool = False) -> Sight:
    margin = max(best.margin, 0.0)
    too_close = is_too_close_to_call(margin) or exhausted
    return Sight(True, best.segment, margin, (), _CLEAR, too_close)


def _verdict(table: Table, answers: _Answers, blockers: Blockers) -> Sight:
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
    return Sight(False, None, margin, names, _BLOCKED, is_too_close_to_call(margin) or exhausted)

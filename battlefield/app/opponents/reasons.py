"""The reasons of a decision as they are shown: in words, as a table, and drawn on the table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import dist

from battlefield.app.desk.answers import placed as base_of
from battlefield.app.desk.pictures import Drawing, Line, Mark, Shape
from battlefield.app.opponents.decision_words import point_of, words_of
from battlefield.app.opponents.outcomes import Outcomes
from battlefield.app.opponents.seating import has_temper, level_of
from battlefield.app.opponents.thoughts import Term, Thought
from battlefield.app.wording.lengths import LengthUnit
from battlefield.geometry.kernel.shapes import Point
from battlefield.play.opponents.candidates import placed
from battlefield.play.opponents.view import Decision, View
from battlefield.play.session import Session
from battlefield.play.thinking import Salted
from battlefield.rulebooks.registry import book_of
from battlefield.rules.core.events import Placed
from battlefield.rules.core.laws import Law, SpotLaw
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import TABLE, State

ONE_THING = "Nothing else was lawful."
BY_THE_PAGE = "It goes by the rules of its page, and weighs nothing."
_ALIKE = 0.05  # of a score: what is less shows in no figure
_STILL = 0.01  # inches: who goes no farther is drawn at its place alone


@dataclass(frozen=True, slots=True)
class Other:
    """Something else that was weighed: what it is, and how much less it is worth."""

    words: str
    behind: float


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why something is decided: what, what else was weighed, by which terms, and how it looks."""

    side: str
    level: str
    words: str
    others: tuple[Other, ...]
    table: tuple[Term, ...]
    count: int
    drawing: Drawing = ()

    @property
    def score(self) -> float:
        """What the terms add up to."""
        return sum(term.amount for term in self.table)

    @property
    def deciding(self) -> Term | None:
        """The term that speaks most for what was chosen; None where nothing does."""
        best = max(self.table, key=lambda term: term.difference, default=None)
        return best if best is not None and best.difference > 0.0 else None

    @property
    def summary(self) -> str:
        """Say in a sentence what decided."""
        if not has_temper(level_of(self.level)):
            return BY_THE_PAGE
        if not self.table:
            return ONE_THING if self.count <= 1 else ""
        if not self.others:
            return f"{self.count} things were weighed."
        found = self.deciding
        behind = self.others[0].behind
        if found is None or behind < _ALIKE:
            return "The next best is worth the same."
        return f"What decides is “{found.words}”; the next best is worth {behind:.1f} less in all."


def reasons_of(view: View, thought: Thought, unit: LengthUnit = "inches") -> Reasons:
    """Tell why something was decided, to somebody who may know what its side does."""
    session, law = _standing(view)
    told = words_of(thought.decision, view.state, law, unit)
    best = thought.chosen.score if thought.chosen is not None else 0.0
    others = tuple(
        Other(words_of(each.decision, view.state, law, unit), best - each.score) for each in thought.others
    )
    drawing = _drawn(view, thought, law)
    del session  # the law holds on to the game in thought, which has to last as long
    return Reasons(view.side, thought.level, told, others, thought.table, thought.count, drawing)


def _standing(view: View) -> tuple[Session | None, Law | None]:
    book = book_of(view.state.book)
    session = view.session(book, Salted(0)) if book is not None else None
    return session, session.law if session is not None else None


def _drawn(view: View, thought: Thought, law: Law | None) -> Drawing:
    """Draw what was decided, and faintly what else was weighed."""
    others = (
        each
        for number, other in enumerate(thought.others, 2)
        for each in _faintly(_decided(view, other.decision, law), str(number))
    )
    return (*others, *_decided(view, thought.decision, law))


def _faintly(drawing: Sequence[Line | Shape | Mark], name: str) -> Iterator[Line | Shape | Mark]:
    for each in drawing:
        if isinstance(each, Shape):
            yield replace(each, role="quiet", dashed=True, weight=1.0)
        elif isinstance(each, Line):
            yield replace(each, role="quiet", dashed=True, weight=1.0, words=(name,))


def _decided(view: View, decision: Decision, law: Law | None) -> tuple[Line | Shape | Mark, ...]:
    state, answer = view.state, decision.answer
    if decision.action is not None:
        return tuple(_outlined(state, decision.action.unit))
    if isinstance(law, SpotLaw) and (point := point_of(answer)) is not None:
        laid = law.laid(point) if law.laid is not None else ()
        return (Mark(point, "path", size=5.0), *(Shape(each, "path", weight=2.0) for each in laid))
    places = _places(answer)
    if places:
        return tuple(_gone(state, places))
    acting = view.action.unit if view.action is not None else ""
    return tuple(_pointed(state, acting, answer))


def _places(answer: Answer | None) -> tuple[Placed, ...]:
    return tuple(each for each in answer if isinstance(each, Placed)) if isinstance(answer, tuple) else ()


def _outlined(state: State, unit: str) -> Iterator[Shape]:
    """Outline a unit on the table."""
    if unit in state.units and state.units[unit].where == TABLE:
        for figure in state.living(unit):
            yield Shape(base_of(figure.model), "path", weight=2.4)


def _gone(state: State, places: Sequence[Placed]) -> Iterator[Line | Shape]:
    """Draw where figures go: each base at its end, and the way of the first."""
    there = placed(state, places)
    for place in places:
        yield Shape(base_of(there.figures[place.figure].model), "path", weight=2.0)
    was = state.units[state.figures[places[0].figure].model.unit].where
    start, end = state.figures[places[0].figure].model.at, places[0].at
    if was == TABLE and dist(start, end) > _STILL:
        yield Line((start, end), "path", arrow=True, weight=1.6)


def _pointed(state: State, acting: str, answer: Answer | None) -> Iterator[Line | Shape]:
    """Outline who acts, and draw lines from it to the units that are chosen."""
    yield from _outlined(state, acting)
    chosen = [str(each) for each in answer if str(each) in state.units] if isinstance(answer, tuple) else []
    start = _spot(state, acting)
    for unit in chosen:
        yield from _outlined(state, unit)
        end = _spot(state, unit)
        if start is not None and end is not None and unit != acting:
            yield Line((start, end), "path", arrow=True, weight=1.6)


def _spot(state: State, unit: str) -> Point | None:
    """Return where a unit stands."""
    there = unit in state.units and state.units[unit].where == TABLE
    living = state.living(unit) if there else ()
    return living[0].model.at if living else None


def foreseen_drawing(found: Outcomes) -> Drawing:
    """Draw what is foreseen: where who acts comes to stand, and lines to those it strikes."""
    return (*_moves(found), *_blows(found))


def _moves(found: Outcomes) -> Iterator[Line | Shape]:
    before, after = found.way.before, found.way.after
    for id_, unit in after.units.items():
        was = before.units.get(id_)
        if was is None or (was.where, unit.where) != (TABLE, TABLE):
            continue
        moved = [figure for figure in after.living(id_) if _has_gone(figure.model.id, before, after)]
        for figure in moved:
            yield Shape(base_of(figure.model), "path", dashed=True, weight=1.4)
        if moved:
            lead = moved[0].model
            yield Line((before.figures[lead.id].model.at, lead.at), "path", dashed=True, arrow=True)


def _has_gone(figure: str, before: State, after: State) -> bool:
    known = before.figures.get(figure)
    return known is not None and dist(known.model.at, after.figures[figure].model.at) > _STILL


def _blows(found: Outcomes) -> Iterator[Line]:
    for blow in found.blows:
        start = _spot(found.way.after, blow.by) or _spot(found.way.before, blow.by)
        end = _spot(found.way.before, blow.foe)
        if start is not None and end is not None:
            yield Line((start, end), "bad", (blow.words,), arrow=True, weight=1.6)

"""Counsel in a battle: what the program would do now, and why it did what it did.

Both are worked out apart from the hand, shown in a panel and drawn on the table until the battle goes on.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from battlefield.app.battle.fighting import Battle
from battlefield.app.books.faces import face_of
from battlefield.app.desk.background import AtOnce, Background, Latest, Task
from battlefield.app.desk.options import Choice
from battlefield.app.desk.pictures import Drawing
from battlefield.app.desk.table_view import TableView
from battlefield.app.foreseeing.looking import Looking
from battlefield.app.opponents.minds import Moment
from battlefield.app.opponents.outcomes import Outcomes, outcomes_of
from battlefield.app.opponents.players import LEVELS
from battlefield.app.opponents.reasons import Reasons, foreseen_drawing, reasons_of
from battlefield.app.opponents.seating import is_program
from battlefield.app.opponents.thoughts import STRONGEST, Thought, think
from battlefield.app.playing.looking_back import LOOKS_BACK
from battlefield.app.playing.seen_game import SeenGame
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.play.course import Course
from battlefield.play.opponents.view import Decision, View, deciding, unveiled, view_of
from battlefield.play.session import Session
from battlefield.rules.core.hidden_information import Seeing, Veil
from battlefield.rules.core.requests import Roll

OFF = "off"
ADVICE = Choice(
    "advice",
    QT_TR_NOOP("Advice"),
    QT_TR_NOOP("Which level answers when you ask what it would do in your place"),
    STRONGEST,
    ((OFF, QT_TR_NOOP("None")), *((level, level.capitalize()) for level in reversed(LEVELS))),
)
_LEVEL_WORDS = (
    QT_TR_NOOP("Recruit"),
    QT_TR_NOOP("Regular"),
    QT_TR_NOOP("Veteran"),
    QT_TR_NOOP("recruit"),
    QT_TR_NOOP("regular"),
    QT_TR_NOOP("veteran"),
    QT_TR_NOOP("none"),
)
"""What levels are called, alone and within a line, marked for whoever shows it."""
Kind = Literal["advice", "why"]
Think = Callable[[View, str], Thought | None]

_LOOKS = 2  # at what may come of it, each farther than the one before

_IS_OFF = QT_TR_NOOP("Advice is turned off; the panel Why turns it on")
_IS_OVER = QT_TR_NOOP("The battle is over: there is nothing left to decide")
_IS_PROGRAM = QT_TR_NOOP("The program decides here: ask once it is your turn")
_IS_ROLL = QT_TR_NOOP("Dice are to be rolled: there is nothing to decide")
_NO_REASONS = QT_TR_NOOP("Nothing is known of anybody's reasons here; what the program decides has some")
_NO_ADVICE = QT_TR_NOOP("What is hidden from you has changed what is lawful: there is no advice here")
_IS_HIDDEN = QT_TR_NOOP("That side still hides something from you; it tells why once the battle is over")


@dataclass(frozen=True, slots=True, eq=False)
class _Asked:
    """What was asked: of which place of the battle, by whose eyes, and what is known of it already."""

    kind: Kind
    course: Course
    session: Session
    eyes: Seeing
    side: str | None
    level: str
    moment: Moment | None = None
    thought: Thought | None = None


@dataclass(frozen=True, slots=True, eq=False)
class _Found:
    """What was found: what its side knew, what it thinks, and the reasons; or why there are none."""

    view: View
    veil: Veil
    thought: Thought | None = None
    reasons: Reasons | None = None
    problem: str = ""


class Counsel:
    """What is asked of the program's mind now, and what it says; `think` is who thinks for an advice."""

    def __init__(
        self, battle: Battle, seen: SeenGame, table: TableView, background: Background | None = None
    ) -> None:
        self._battle, self._seen, self._table = battle, seen, table
        self.think: Think = think
        place = background if background is not None else AtOnce()
        self._asked: _Asked | None = None
        self._thoughts: Latest[_Found] = Latest(place, self._learned)
        self._outlooks: Looking[Outcomes] = Looking(place, self._learned, _LOOKS)

    def _learned(self) -> None:
        self._table.learn()

    # to ask

    def ask_advice(self) -> bool:
        """Ask what to do now; where that cannot be asked, say why."""
        problem = self._why_no_advice()
        if problem:
            self._table.complain(problem)
            return False
        self._ask("advice", self._table.options[ADVICE])
        return True

    def _why_no_advice(self) -> str:
        if self._table.options[ADVICE] == OFF:
            return _IS_OFF
        if self._seen.looking.is_back:
            return LOOKS_BACK
        side = deciding(self._battle.session)
        if not side:
            return _IS_OVER
        if is_program(self._battle.session.players.get(side, "")):
            return _IS_PROGRAM
        return _IS_ROLL if isinstance(self._battle.pending, Roll) else ""

    def ask_why(self) -> Moment | None:
        """Ask why the program did what led to the place that is shown; give where that was decided."""
        course, looking = self._battle.session.course, self._seen.looking
        found = self._battle.minds.latest(course, looking.place if looking.is_back else None)
        return self._ask_of(found)

    def step(self, by: int) -> Moment | None:
        """Ask of the next decision that has reasons, or with -1 of the one before."""
        asked = self._asked
        if asked is None or asked.moment is None:
            return None
        return self._ask_of(self._battle.minds.beside(self._battle.session.course, asked.moment, by))

    def _ask_of(self, found: tuple[Moment, Thought] | None) -> Moment | None:
        if found is None:
            self._table.complain(_NO_REASONS)
            return None
        moment, thought = found
        self._ask("why", thought.level, moment, thought)
        return moment

    def _ask(
        self, kind: Kind, level: str, moment: Moment | None = None, thought: Thought | None = None
    ) -> None:
        session, eyes = self._battle.session.apart(), self._seen.eyes
        self._thoughts.forget()
        self._outlooks.forget()
        course, seeing = session.course.copy(), eyes.frozen()
        self._asked = _Asked(kind, course, session, seeing, eyes.side, level, moment, thought)

    def close(self) -> None:
        """Show no more of it."""
        self._thoughts.forget()
        self._outlooks.forget()
        self._asked = None
        self._table.changed()

    # what is shown

    @property
    def _now(self) -> _Asked | None:
        """What was asked of the place that is shown; nothing once the battle has gone on."""
        asked, looking = self._asked, self._seen.looking
        if asked is None:
            return None
        if asked.moment is not None:
            return asked if looking.place == asked.moment.place else None
        is_here = not looking.is_back and self._battle.session.course.is_at(asked.course)
        return asked if is_here else None

    @property
    def kind(self) -> Kind | None:
        """Which question is answered now, if any."""
        asked = self._now
        return asked.kind if asked is not None else None

    @property
    def level(self) -> str:
        """Who thinks, or thought; a temper stays secret until the battle is over."""
        asked = self._now
        if asked is None:
            return ""
        level, _, temper = asked.level.partition(":")
        return f"{level}, {temper}" if temper and self._battle.state.result else level

    @property
    def _found(self) -> _Found | None:
        asked = self._now
        if asked is None:
            return None
        unit, ask = self._table.unit, self.think
        return self._thoughts.get((asked,), lambda _task: _worked_out(asked, ask, unit))

    @property
    def reasons(self) -> Reasons | None:
        """What is decided and why, once that is known."""
        found = self._found
        return found.reasons if found is not None else None

    @property
    def problem(self) -> str:
        """Why there are no reasons, or nothing."""
        found = self._found
        return found.problem if found is not None else ""

    @property
    def outcomes(self) -> Outcomes | None:
        """What may come of what is decided, once that is known."""
        found, unit = self._found, self._table.unit
        if found is None or found.thought is None:
            return None
        view, thought = found.view, found.thought

        def look(task: Task, known: Outcomes | None) -> Outcomes | None:
            return outcomes_of(view, thought.decision, thought.weights, task.cancelled, known, unit)

        return self._outlooks.get((found,), look)

    @property
    def drawing(self) -> Drawing:
        """What is decided as the table shows it, with what else was weighed, and whom it strikes."""
        reasons, outcomes = self.reasons, self.outcomes
        if reasons is None:
            return ()
        return (*reasons.drawing, *(foreseen_drawing(outcomes) if outcomes is not None else ()))

    @property
    def advised(self) -> Decision | None:
        """What is advised, by the true names; None while that is not known."""
        found = self._found if self.kind == "advice" else None
        if found is None or found.thought is None:
            return None
        return unveiled(found.veil, found.thought.decision)


def _worked_out(asked: _Asked, ask: Think, unit: LengthUnit) -> _Found:
    """Think of what was asked, in whichever thread."""
    session, moment = asked.session, asked.moment
    if moment is not None:
        session.go_to(moment.course(asked.course))
    view, veil = view_of(session, deciding(session), face_of(session.state.book))
    if moment is not None and asked.side not in (None, view.side) and _hides(asked.eyes(session.state)):
        return _Found(view, veil, problem=_IS_HIDDEN)
    thought = asked.thought if asked.thought is not None else ask(view, asked.level)
    if thought is None:
        return _Found(view, veil, problem=_NO_ADVICE)
    return _Found(view, veil, thought, reasons_of(view, thought, unit))


def _hides(veil: Veil) -> bool:
    """Return whether something of a state is hidden from the eyes that look."""
    return bool(veil.hidden or veil.true)

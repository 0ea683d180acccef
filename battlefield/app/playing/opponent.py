"""The program as a player of a battle: which sides it plays, whether it may go on, and what is said of it."""

from collections.abc import Sequence

from battlefield.app.battle.fighting import Battle
from battlefield.app.books.faces import face_of
from battlefield.app.desk.pictures import Drawing
from battlefield.app.opponents.players import carried_out, weights_of
from battlefield.app.opponents.seating import is_program, words_of
from battlefield.app.opponents.secret_tempers import drawn
from battlefield.app.opponents.thoughts import thought_of
from battlefield.app.playing.trails import BESIDE_TARGET, Trail, begins_anew
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Template
from battlefield.play.opponents.thinker import Choice
from battlefield.play.opponents.view import Decision, View, deciding, view_of
from battlefield.play.session import Session
from battlefield.rules.core.events import ActionBegun, Event
from battlefield.rules.core.hidden_information import Veil
from battlefield.rules.core.requests import Roll
from battlefield.rules.core.state import State


class Opponent:
    """Tells whose decision is the program's, and makes of what was thought a step of the battle.

    It is `halted` until a person lets it go on: at the beginning, and where steps were taken back to its own
    decision. It is `paused` by a person, and `hurries` until one has to decide again.
    """

    def __init__(self, battle: Battle) -> None:
        self._battle = battle
        self.halted = True
        self.paused = self.hurries = False
        self.is_thinking = self.is_urged = False
        self.seconds = 0  # for which it has been thinking
        self.note = ""  # what went otherwise than it should, until a person decides again
        self.trail: Drawing = ()  # what it has just done
        self._trail: Trail | None = None
        self.has_shown = False  # whether its last step left anything to be looked at
        self._known: tuple[State, object, str] | None = None

    @property
    def people(self) -> Sequence[str]:
        """The sides that people play."""
        return [side for side in self._battle.state.sides if not self.plays(side)]

    @property
    def plays_any(self) -> bool:
        """Whether the program plays a side."""
        return len(self.people) < len(self._battle.state.sides)

    def plays(self, side: str) -> bool:
        """Return whether the program plays a side."""
        return is_program(self._battle.session.players.get(side, ""))

    def player(self, side: str) -> str:
        """Return by which name a side is played, nothing where nobody told."""
        return self._battle.session.players.get(side, "")

    @property
    def side(self) -> str:
        """The side for which the program has to decide now, or nothing; real dice are typed by people."""
        if not self.plays_any:
            return ""
        state, pending = self._battle.state, self._battle.pending
        if self._known is None or self._known[0] is not state or self._known[1] is not pending:
            self._known = (state, pending, _deciding(self._battle.session))
        side = self._known[2]
        return side if self.plays(side) else ""

    @property
    def may_go_on(self) -> bool:
        """Whether nobody keeps it from playing."""
        return bool(self.side) and not self.halted and not self.paused

    @property
    def name(self) -> str:
        """Who decides: "the Recruit"."""
        return tr(words_of(self.player(self.side)))

    @property
    def thinks_as(self) -> str:
        """By which level and temper it decides now."""
        return drawn(self.player(self.side), self._battle.session, self.side)

    def keep_mind(self, veil: Veil, choice: Choice) -> None:
        """Keep what it had in mind with what it is about to do, so that it can say why."""
        name = self.thinks_as
        self._battle.minds.keep(self._battle.session, veil, thought_of(choice, name, weights_of(name)))

    @property
    def words(self) -> str:
        """Say what it does now, for how long once thinking takes a while, or that it waits."""
        if self.halted or self.paused:
            return tr("{player} waits for you to let it play", player=self.name)
        if self.is_thinking and self.seconds:
            return tr("{player} thinks … {seconds} s", player=self.name, seconds=self.seconds)
        return tr("{player} plays …", player=self.name)

    def let_go_on(self) -> None:
        """Let it play on."""
        self.halted = self.paused = False

    def person_decided(self) -> None:
        """Go on after a person's decision, and forget what was told before."""
        self.halted = self.hurries = False
        self.note, self.trail, self._trail = "", (), None

    def halt(self) -> None:
        """Wait for a person: steps were taken back."""
        self.halted, self.hurries = True, False
        self.note, self.trail, self._trail = "", (), None

    def show(
        self, before: State, events: Sequence[Event], aims: Sequence[str], laid: Sequence[Template]
    ) -> None:
        """Leave on the table what it has just done, beside the rest of the same action."""
        self.has_shown = any(not isinstance(event, ActionBegun) for event in events)
        if self._trail is None or begins_anew(events):
            self._trail = Trail(before, acting_unit(self._battle.session))
        self._trail.follow(events, aims, laid)
        self.trail = self._trail.drawing

    def show_own(self, before: State, events: Sequence[Event], acting: str, aims: Sequence[str]) -> None:
        """Leave on the table whom a person has just attacked, with the dice."""
        self._trail = Trail(before, acting, near=BESIDE_TARGET)
        self._trail.follow(events, aims)
        self.trail = self._trail.fight

    def view(self) -> tuple[View, Veil]:
        """Return what the side that decides may know, and what the names in it stand for."""
        session = self._battle.session
        return view_of(session, self.side, face_of(session.state.book))

    def carry_out(self, game: Session, view: View, veil: Veil, decision: Decision | None, fault: str) -> str:
        """Do what was decided in a game, or else what the automaton decides; nothing is ever refused.

        With a fault and no decision there was time enough: then the first thing is done that is suggested.
        """
        is_hasty = decision is None and bool(fault)
        told = carried_out(game, view, veil, decision, is_hasty)
        if told.is_replaced or fault:
            name = words_of(self.player(told.side))
            self.note = _stood_in(name, fault or f"its move is not legal ({told.refusal})", is_hasty)
        return ""


def _stood_in(name: str, why: str, is_hasty: bool) -> str:
    """Say who decided instead, and why."""
    done = "The first legal move was taken" if is_hasty else "The automaton decided"
    return f"{done} for {name}: {why}"


def acting_unit(session: Session) -> str:
    """Return the unit of the action in hand, or of the last one."""
    course = session.course
    if course.hand is not None:
        return course.hand.action.unit
    return course.deeds[-1].action.unit if course.deeds else ""


def _deciding(session: Session) -> str:
    """Return the side that has to decide; nothing where real dice are to be typed, or the battle is over."""
    if session.state.result or isinstance(session.pending, Roll):
        return ""
    return deciding(session)

"""The desk of a battle: one battle, what is looked at, and the hand that answers what is asked."""

from collections.abc import Callable
from functools import partial
from typing import cast
from weakref import proxy

from battlefield.app.battle.battle_steps import End, StepAtOnce, Stepping
from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.background import AtOnce, Background, weakly
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.options import Options
from battlefield.app.desk.table_view import Drag, TableView
from battlefield.app.opponents.minds import Moment
from battlefield.app.playing.counsel import Counsel
from battlefield.app.playing.gaze import Gaze
from battlefield.app.playing.ground import Ground
from battlefield.app.playing.hindsight import Hindsight
from battlefield.app.playing.looking_back import LookingBack
from battlefield.app.playing.motions import events_after
from battlefield.app.playing.opponent import Opponent, acting_unit
from battlefield.app.playing.player_view import WhoseEyes
from battlefield.app.playing.prompts.choosing import ChoosingHand, ConfirmingHand, OrderingHand, RollingHand
from battlefield.app.playing.prompts.idle import IdleHand
from battlefield.app.playing.prompts.looking import CALLED_OFF, WAIT, LookingHand, WaitingHand
from battlefield.app.playing.prompts.placing import PlacingHand
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.pointing import PointingHand
from battlefield.app.playing.prompts.program import ProgramHand
from battlefield.app.playing.prompts.prompt import Hand
from battlefield.app.playing.reasons import explained
from battlefield.app.playing.seen_game import SeenGame
from battlefield.app.playing.trails import aims_of
from battlefield.app.wording.spoken import spoken, unit_named_in
from battlefield.geometry.kernel.shapes import Template
from battlefield.play.opponents.thinker import Choice
from battlefield.play.opponents.view import Decision, View, deciding
from battlefield.play.session import Session
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import DiceRolled
from battlefield.rules.core.hidden_information import Veil
from battlefield.rules.core.laws import ChooseLaw, ConfirmLaw, Law, OrderLaw, PlacesLaw, RollLaw, SpotLaw
from battlefield.rules.core.requests import Answer, Places, Request
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Scene

_DECIDED = "Esc takes back nothing that was answered or rolled; Ctrl+Z takes the last answer back"


class BattleDesk:
    """A battle on a table that changes by play alone: all that is done goes through `begin` and `reply`.

    What it is made of does not know it; hands know it only as long as somebody else does.
    """

    def __init__(
        self,
        battle: Battle,
        title: str = "",
        background: Background | None = None,
        stepping: Stepping | None = None,
    ) -> None:
        self.battle = battle
        self._background = background if background is not None else AtOnce()
        self.stepping: Stepping = stepping if stepping is not None else StepAtOnce()
        options = Options(weakly(self._look_anew))
        self.looking = LookingBack(battle)
        self.seen = SeenGame(battle, WhoseEyes(battle, options), self.looking, title)
        self.table = TableView(self.seen, options, partial(_in_words, battle), self.seen.has_fallen)
        self.gaze = Gaze(self.seen, self.table)
        self.counsel = Counsel(battle, self.seen, self.table, self._background)
        self.hindsight = Hindsight(battle, self.table, self._background)
        self.ground = Ground(battle)
        self.opponent = Opponent(battle)
        self._is_waiting = self._is_called_off = False
        self._itself = cast(PlayedDesk, proxy(self))
        self._waits, self._looks = (
            WaitingHand(self._itself, self.opponent),
            LookingHand(self._itself, self.looking),
        )
        self._plays: Hand = IdleHand(self._itself)
        self._take_hand()

    def _look_anew(self) -> None:
        self.table.changed()

    @property
    def state(self) -> State:
        """The game as far as it has come: what is played."""
        return self.battle.state

    @property
    def pending(self) -> Request | None:
        """What is asked now."""
        return self.battle.pending

    @property
    def is_waiting(self) -> bool:
        """Whether a step is being worked out."""
        return self._is_waiting

    @property
    def hand(self) -> Hand:
        """What is in hand: while one looks back or waits for the rules it is not what plays."""
        if self.looking.is_back:
            return self._looks
        return self._waits if self._is_waiting else self._plays

    @property
    def aims_template(self) -> bool:
        """Whether a template is being laid."""
        return isinstance(self.hand, PointingHand) and self.hand.lays

    @property
    def acting(self) -> str:
        """The unit whose action is under way in what is shown, or nothing."""
        hand = self.battle.session.course.hand
        return hand.action.unit if hand is not None and not self.looking.is_back else ""

    # to play

    def begin(self, action: Action) -> bool:
        """Begin an action, or say why it cannot be begun."""
        return self._step(lambda game: game.begin(action), self.opponent.person_decided)

    def reply(self, answer: Answer) -> bool:
        """Answer what is asked, or say why the answer will not do."""
        return self._step(lambda game: game.answer(answer), self.opponent.person_decided)

    def play(self, seen: tuple[View, Veil], choice: Choice | None, fault: str = "") -> bool:
        """Do what the program decided by what its side knew; a fault tells why that is nothing."""
        opponent, session = self.opponent, self.battle.session
        decision = choice.decision if choice is not None else None
        if choice is not None and not fault:
            opponent.keep_mind(seen[1], choice)
        before, count = self.state, session.event_count
        laid, acting = _laid(session.law, decision), acting_unit(session) if self.pending else ""
        aims = aims_of(decision.answer, before, acting) if decision is not None else ()
        self._plays.aimed = laid

        def shown() -> None:
            opponent.show(before, events_after(session.course, count), aims, laid)

        return self._step(lambda game: opponent.carry_out(game, *seen, decision, fault), shown)

    def seat(self, side: str, player: str) -> None:
        """Let somebody else play a side from now on: a person, or the program."""
        self.battle.seat(side, player)
        self.opponent.let_go_on()
        self._take_hand()
        self.table.changed()

    def undo(self) -> None:
        """Take the last step back; where the program plays, all down to the last decision of a person."""
        people = self.opponent.people if self.opponent.plays_any else ()

        def back(game: Session) -> str:
            is_done = game.undo_decision(people) if people else game.undo()
            return "" if is_done else "There is nothing left to take back"

        self._step(back, self.opponent.halt)

    def redo(self) -> None:
        """Bring back the step last taken back, and what the program did after it."""
        plays = self.opponent.plays if self.opponent.plays_any else None

        def forth(game: Session) -> str:
            is_done = game.redo()
            while plays is not None and game.course.undone and plays(deciding(game)):
                game.redo()
            return "" if is_done else "There is nothing to bring back"

        def over() -> None:
            self.opponent.halt()
            self.opponent.halted = self.battle.can_redo

        self._step(forth, over)

    def go_on_from_here(self) -> bool:
        """Take the battle back to the place that is shown; redo brings all of it back."""
        if not self.looking.is_back or self._is_waiting:
            return False
        place = self.looking.place
        self.look_back(None)
        return self._step(
            lambda game: "" if game.undo_to(place) else "There is nothing to take back", self.opponent.halt
        )

    def ask_advice(self) -> None:
        """Ask what the program would do now."""
        if self._is_waiting:
            self.table.complain(WAIT)
        elif self.counsel.ask_advice():
            self.table.changed()

    def take_advice(self) -> bool:
        """Do what is advised."""
        advised = self.counsel.advised
        if advised is None:
            return False
        if advised.action is not None:
            return self.begin(advised.action)
        return advised.answer is not None and self.reply(advised.answer)

    def ask_why(self) -> None:
        """Ask why the program did what led to the place that is shown, and show where it decided that."""
        self._show_moment(self.counsel.ask_why())

    def step_why(self, by: int) -> None:
        """Ask of its next decision, or with -1 of the one before."""
        self._show_moment(self.counsel.step(by))

    def _show_moment(self, moment: Moment | None) -> None:
        if moment is not None:
            self.look_back(moment.place)

    def _step(self, do: Callable[[Session], str], then: Callable[[], None] | None = None) -> bool:
        """Work a step out; True once it is played, or as long as nobody knows better."""
        if self._is_waiting or self.looking.is_back:
            self.table.complain(WAIT if self._is_waiting else self.looking.banner)
            return False
        said: list[bool] = []
        if not self.stepping.run(self.battle.step(do), lambda end: said.append(self._ended(end, then))):
            self._plays.put_away()
            self._is_waiting = True
            self.table.changed()
        return all(said)

    def _ended(self, end: End, then: Callable[[], None] | None = None) -> bool:
        """End a step that was worked out, unless the battle has been left meanwhile."""
        if self.battle.is_left:
            return False
        if self._is_called_off:
            self._is_called_off = False
            return self.stepping.run(self.battle.step(Session.stay), self._ended)
        if self.looking.is_back:
            self.look_back(None)
        self._is_waiting = False
        refusal = end()
        if refusal:
            self._plays.resume()
            self.table.complain(refusal)
            return False
        if then is not None:
            then()
        self._settle()
        return True

    def call_off(self) -> None:
        """Drop what is being worked out, as soon as it is known: nothing has been played then."""
        self._is_called_off = True
        self.table.complain(CALLED_OFF)

    def leave_action(self) -> bool:
        """Leave an action as long as nothing in it is decided, as Esc does; else say how to take it back."""
        if self._is_decided is None:
            return False
        if self._is_decided:
            self.table.complain(_DECIDED)
        else:
            self.undo()
        return True

    @property
    def leaving_words(self) -> str:
        """Say which key leaves the action in hand, or takes back what was answered last."""
        if self.hand.is_held or self.opponent.side:
            return ""  # it tells itself what the key does
        if self.hand.takes_back:
            return " · Esc takes the last step back"
        words = {None: "", True: " · Ctrl+Z takes the last answer back", False: " · Esc leaves the action"}
        return words[self._is_decided]

    @property
    def _is_decided(self) -> bool | None:
        """Whether the action in hand has come to an answer or a roll; None where none is in hand here."""
        hand = self.battle.session.course.hand
        if hand is None or self.looking.is_back or self._is_waiting:
            return None
        return bool(hand.answers) or any(isinstance(event, DiceRolled) for event in hand.events)

    def _settle(self) -> None:
        """Show what has come of it, and take the hand for what is asked next."""
        self.table.hold()
        self.gaze.line = None
        self.looking.put(None)
        self._take_hand()
        self.table.changed()

    def _take_hand(self) -> None:
        """Take the hand for what is asked, and look at the unit that acts, or go on to look at the same."""
        self._plays.put_away()
        self._plays = IdleHand(self._itself)  # what the next one shows while it is made is not the last one's
        self._plays = self._hand_for(self.battle.session.law)
        self.gaze.turn(self._acting() or self.gaze.unit)

    def _hand_for(self, law: Law | None) -> Hand:
        desk = self._itself
        if self.opponent.side:
            return ProgramHand(desk, self.opponent)
        if isinstance(law, PlacesLaw):
            return PlacingHand(desk, law, self._background)
        if isinstance(law, SpotLaw):
            return PointingHand(desk, law, self._background)
        if isinstance(law, ChooseLaw):
            return ChoosingHand(desk, law, self._background)
        if isinstance(law, OrderLaw):
            return OrderingHand(desk, law.request)
        if isinstance(law, ConfirmLaw):
            return ConfirmingHand(desk, law.request)
        return RollingHand(desk, law.request) if isinstance(law, RollLaw) else IdleHand(desk)

    def _acting(self) -> str:
        """Return the unit that a question is about, where it is about one."""
        pending, state = self.pending, self.state
        if pending is None:
            return ""
        hand = self.battle.session.course.hand
        if isinstance(pending, Places) and pending.figures:
            acting = state.units.get(state.figures[pending.figures[0]].model.unit)
        else:
            acting = state.units.get(hand.action.unit) if hand is not None else None
            acting = acting or unit_named_in(pending.what, state)
        return acting.id if acting is not None else ""

    # to look

    def look_back(self, place: int | None) -> None:
        """Show a place that has been; None, or the last place, is the game itself again."""
        was_back = self.looking.is_back
        self.looking.put(place)
        self.table.hold()
        self.gaze.line = None
        if was_back and not self.looking.is_back:
            self.hand.resume()
        self.gaze.turn(self.gaze.unit)
        self.table.changed()

    def look_at(self, hit: Ref | None) -> None:
        """Look at the unit of a model, or at nobody."""
        model = self.table.shown.model(hit.id) if hit is not None and hit.kind == "model" else None
        self.look_at_unit(model.unit if model is not None else "")

    def look_at_unit(self, unit: str) -> None:
        """Look at a unit, on the table or off it; say why it cannot be chosen, where one is asked for."""
        self.gaze.choose(unit)
        reason = self.hand.why_not(self.gaze.unit) if self.gaze.unit else ""
        if reason:
            self.table.complain(reason)

    def show(self, preview: Scene | None, drag: Drag | None = None, held: str | None = None) -> None:
        """Show a scene that is only in hand yet; while one looks back, the hand's waits."""
        if not self.looking.is_back:
            self.table.show(preview, drag, held)

    def leave(self) -> None:
        """Tell nobody anything any more, and call off what is still worked out."""
        self.table.leave()
        self._plays.put_away()


def _laid(law: Law | None, decision: Decision | None) -> tuple[Template, ...]:
    """Return what a decision lays on the table, where it points at a place."""
    at = decision.answer if decision is not None else None
    if not isinstance(law, SpotLaw) or law.laid is None or not isinstance(at, tuple) or len(at) != 2:
        return ()
    x, y = at
    return tuple(law.laid((x, y))) if isinstance(x, float) and isinstance(y, float) else ()


def _in_words(battle: Battle, sentence: str) -> str:
    """Say what a rule says with names for ids, and what perks do that only are named."""
    return spoken(explained(sentence, battle.book.catalogue), battle.state)

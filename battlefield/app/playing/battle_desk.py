"""The desk of a battle: one battle, what is looked at, and the hand that answers what is asked."""

from collections.abc import Callable, Sequence
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
from battlefield.app.playing.aiming.aim_hand import AimHand, AimingDesk
from battlefield.app.playing.aiming.aims import Aim, Start
from battlefield.app.playing.aiming.carrying import Carried
from battlefield.app.playing.aiming.targets import ByTarget
from battlefield.app.playing.aiming.threats import Threats
from battlefield.app.playing.counsel import Counsel
from battlefield.app.playing.gaze import Gaze
from battlefield.app.playing.ground import Ground
from battlefield.app.playing.hindsight import Hindsight
from battlefield.app.playing.looking_back import LookingBack
from battlefield.app.playing.motions import events_after
from battlefield.app.playing.opponent import Opponent, acting_unit
from battlefield.app.playing.player_view import WhoseEyes
from battlefield.app.playing.prompts.hands import hand_for
from battlefield.app.playing.prompts.idle import IdleHand
from battlefield.app.playing.prompts.looking import CALLED_OFF, WAIT, LookingHand, WaitingHand
from battlefield.app.playing.prompts.near import asked_about
from battlefield.app.playing.prompts.placing import PlacingHand
from battlefield.app.playing.prompts.pointing import PointingHand
from battlefield.app.playing.prompts.prompt import Hand
from battlefield.app.playing.prompts.unasked import UNASKED, goes_on, is_open, of_itself
from battlefield.app.playing.reasons import explained
from battlefield.app.playing.seen_game import SeenGame
from battlefield.app.playing.trails import aims_of
from battlefield.app.wording.spoken import spoken
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import Template
from battlefield.play.opponents.thinker import Choice
from battlefield.play.opponents.view import Decision, View, deciding
from battlefield.play.session import Session
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import DiceRolled
from battlefield.rules.core.hidden_information import Veil
from battlefield.rules.core.laws import Law, SpotLaw
from battlefield.rules.core.requests import Answer, Request
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Scene

_DECIDED = QT_TR_NOOP("Esc takes back nothing that was answered or rolled; Ctrl+Z takes the last answer back")
_NOTHING = QT_TR_NOOP("There is nothing to take back")


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
        self.carried: Carried | None = None  # what is dragged until its action is begun
        self.blow: tuple[str, tuple[str, ...]] = ("", ())  # who acted last, and at whom it aimed
        self._target = ""  # the enemy to aim at as soon as a movement is taken back
        self._unasked = 0  # answers of the action in hand that nobody was asked for
        self._itself = cast(AimingDesk, proxy(self))
        self.threats = Threats(self._itself)
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
        return self._decide(action, ())

    def reply(self, answer: Answer) -> bool:
        """Answer what is asked, or say why the answer will not do."""
        return self._decide(None, (answer,))

    def _decide(self, action: Action | None, answers: Sequence[Answer]) -> bool:
        """Begin an action, give answers, and let go on what nobody has to decide."""
        unasked: list[int] = []
        before, count = self.state, self.battle.session.event_count
        acting = action.unit if action is not None else acting_unit(self.battle.session)
        aims = aims_of(answers[-1] if answers else None, before, acting)
        self.blow = acting, aims

        def do(game: Session) -> str:
            refusal = game.begin(action) if action is not None else ""
            for answer in answers:
                refusal = refusal or game.answer(answer)
            if not refusal and self.table.options[UNASKED]:
                unasked.append(self._let_go_on(game))
            return refusal

        def then() -> None:
            self._unasked = sum(unasked) if action is not None and not answers else self._unasked
            self.opponent.person_decided()
            self.opponent.show_own(before, events_after(self.battle.session.course, count), acting, aims)

        return self._step(do, then)

    def _let_go_on(self, game: Session) -> int:
        """Do what has to come next, and count the answers that the action in hand then has."""
        while goes_on(game, self.opponent.plays, self.battle.offers_in):
            pass
        return len(game.course.hand.answers) if game.course.hand is not None else 0

    def attack(self, aim: Aim) -> bool:
        """Make an attack that was aimed: begin its action if it is not begun, and give its answers."""
        veil, hand = self.seen.veil, self.battle.session.course.hand
        answers = tuple(veil.answer_of(answer) for answer in aim.answers)
        action = aim.question.action if hand is None else None
        return self._decide(action, answers[len(hand.answers) if hand is not None else 0 :])

    def aim(self, unit: str, by_target: ByTarget, target: str) -> None:
        """Aim at an enemy with a unit: nothing is begun before it is confirmed."""
        self._plays.put_away()
        self._plays = AimHand(self._itself, unit, by_target, target, self._background)
        self.table.changed()

    def put_back(self) -> None:
        """Take the hand for what is asked again, instead of one that aims."""
        self._take_hand()
        self.table.changed()

    def carry(self, start: Start, carried: Carried) -> bool:
        """Begin the movement of a unit that is dragged, or go on to it; its hand goes on with the drag."""
        self.carried, asked = carried, self.seen.question
        answers = tuple(map(self.seen.veil.answer_of, start.answers[len(asked.answers) if asked else 0 :]))
        return self._decide(None if asked else start.question.action, answers)

    def drop_on(self, target: str) -> None:
        """Take back the action that a drag began, and attack whom it was dropped on, if anybody."""
        self._target = target
        self._step(lambda game: "" if game.undo_action() else tr(_NOTHING), self.opponent.halt)

    def play(self, seen: tuple[View, Veil], choice: Choice | None, fault: str = "") -> bool:
        """Do what the program decided by what its side knew; a fault tells why that is nothing."""
        opponent, session = self.opponent, self.battle.session
        decision = choice.decision if choice is not None else None
        if choice is not None and not fault:
            opponent.keep_mind(seen[1], choice)
        before, count = self.state, session.event_count
        laid, acting = _laid(session.law, decision), acting_unit(session) if self.pending else ""
        aims = aims_of(decision.answer, before, acting) if decision is not None else ()
        self._plays.aimed, self.blow = laid, (acting, aims)

        def shown() -> None:
            opponent.show(before, events_after(session.course, count), aims, laid)

        def do(game: Session) -> str:
            refusal = opponent.carry_out(game, *seen, decision, fault)
            if not refusal and self.table.options[UNASKED]:
                self._let_go_on(game)
            return refusal

        return self._step(do, shown)

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
            is_done = False
            while game.undo_decision(people) if people else game.undo():
                is_done = True
                if not self.table.options[UNASKED] or self._is_open(game):
                    break
            return "" if is_done else tr("There is nothing left to take back")

        self._step(back, self.opponent.halt)

    def redo(self) -> None:
        """Bring back the step last taken back, and what the program did after it."""
        plays = self.opponent.plays if self.opponent.plays_any else None

        def forth(game: Session) -> str:
            is_done = game.redo()
            while game.course.undone and (
                (plays is not None and plays(deciding(game))) or not self._is_open(game)
            ):
                game.redo()
            return "" if is_done else tr("There is nothing to bring back")

        def over() -> None:
            self.opponent.halt()
            self.opponent.halted = self.battle.can_redo

        self._step(forth, over)

    def _is_open(self, game: Session) -> bool:
        return is_open(game, self.opponent.plays, self.battle.offers_in)

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
            self.table.complain(tr(WAIT))
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
            self.table.complain(tr(WAIT) if self._is_waiting else self.looking.banner)
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
            self.carried = None
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
            self.table.complain(tr(_DECIDED))
        else:
            self.undo()
        return True

    @property
    def leaving_words(self) -> str:
        """Say which key leaves the action in hand, or takes back what was answered last."""
        if self.hand.is_held or self.opponent.side or isinstance(self._plays, AimHand):
            return ""  # it tells itself what the key does
        if self.hand.takes_back:
            return tr(" · Esc takes the last step back")
        taken, left = tr(" · Ctrl+Z takes the last answer back"), tr(" · Esc leaves the action")
        return {None: "", True: taken, False: left}[self._is_decided]

    @property
    def _is_decided(self) -> bool | None:
        """Whether the action in hand began by itself or came to an answer or a roll; None where none is."""
        course = self.battle.session.course
        hand = course.hand
        if hand is None or self.looking.is_back or self._is_waiting:
            return None
        rolled = any(isinstance(event, DiceRolled) for event in hand.events)
        itself = self.table.options[UNASKED] and of_itself(course.state, self.battle.offers_in) is not None
        return rolled or itself or len(hand.answers) > self._unasked

    def _settle(self) -> None:
        """Show what has come of it, and take the hand for what is asked next."""
        self.table.hold()
        self.gaze.line = None
        self.looking.put(None)
        self._take_hand()
        self._hand_over()
        self.table.changed()

    def _hand_over(self) -> None:
        """Let the new hand go on with what is dragged, or with whom it was dropped on."""
        carried, self.carried = self.carried, None
        target, self._target = self._target, ""
        if carried is not None and isinstance(self._plays, PlacingHand):
            self._plays.take_over(carried)
        elif target and isinstance(self._plays, IdleHand):
            self._plays.aim_at(target)

    def _take_hand(self) -> None:
        """Take the hand for what is asked, and look at the unit that acts, or go on to look at the same."""
        self._plays.put_away()
        self._plays = IdleHand(self._itself)  # what the next one shows while it is made is not the last one's
        self._plays = hand_for(self._itself, self.battle.session.law, self.opponent, self._background)
        self.gaze.turn(asked_about(self.battle) or self.gaze.unit)

    @property
    def asking(self) -> str:
        """The unit beside which a question stands: none while one looks back, aims or moves."""
        is_asked = self.pending is not None and not self.opponent.side and not self.looking.is_back
        is_shown = not isinstance(self._plays, AimHand | PlacingHand)
        return asked_about(self.battle) if is_asked and is_shown else ""

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

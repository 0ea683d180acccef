"""The desk of a battle: one battle, what is looked at, and the hand that answers what is asked."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from battlefield.app.battle.available_actions import Offer
from battlefield.app.battle.battle_log import LogLine
from battlefield.app.battle.battle_steps import End, StepAtOnce, Stepping
from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.background import AtOnce, Background
from battlefield.app.desk.covered_report import ModelVerdict
from battlefield.app.desk.desk import Desk, Drag
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Drawing, Mark
from battlefield.app.playing.forecasts import Question
from battlefield.app.playing.looking_back import Halt, LookingBack, LookingHand
from battlefield.app.playing.player_view import WhoseEyes, answer_as, told_to
from battlefield.app.playing.prompts.choosing import ChoosingHand, ConfirmingHand, OrderingHand, RollingHand
from battlefield.app.playing.prompts.idle import IdleHand
from battlefield.app.playing.prompts.placing import PlacingHand
from battlefield.app.playing.prompts.pointing import PointingHand
from battlefield.app.playing.prompts.prompt import Hand
from battlefield.app.playing.prompts.waiting import CALLED_OFF, WAIT, WaitingHand
from battlefield.app.playing.reasons import explained
from battlefield.app.playing.stage import Stage
from battlefield.app.wording.spoken import spoken, unit_named_in
from battlefield.geometry.displacement import Layout, landing
from battlefield.geometry.kernel.shapes import Point
from battlefield.play.session import Session
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import DiceRolled
from battlefield.rules.core.hidden_information import Veil
from battlefield.rules.core.requests import Answer, Choose, Confirm, Order, Places, Request, Roll, Spot
from battlefield.rules.core.state import State, Unit
from battlefield.rules.scene.contents import Model, PlacedTemplate, Scene
from battlefield.rules.table import layout
from battlefield.rules.table.table import body_of

_DECIDED = "Esc takes back nothing that was answered or rolled; Ctrl+Z takes the last answer back"
_SKY = 1e6  # inches; higher than any terrain


class BattleDesk(Desk):
    """A desk whose table changes by play alone. Everything that is done goes through `begin` and `reply`."""

    turns_by_hand = False  # in a battle units turn as they move
    tells_misses = False  # words would cover the very models that are aimed at
    lays_by_keys = False

    def __init__(
        self,
        battle: Battle,
        title: str = "",
        background: Background | None = None,
        stepping: Stepping | None = None,
    ) -> None:
        self._stage = Stage(battle, title)
        super().__init__(self._stage)
        self.battle = battle
        self.eyes = WhoseEyes(battle, self.options)
        self._stage.see = self.eyes.see
        self.looking = LookingBack(battle)
        self._background = background if background is not None else AtOnce()
        self.stepping: Stepping = stepping if stepping is not None else StepAtOnce()
        self._kept: Hand | None = None  # what was in hand when a step began to be worked out
        self._is_called_off = False
        self.chosen_unit = ""
        self.looks = 0  # how often somebody chose what to look at
        self.pointed: LogLine | None = None
        self._pending: Request | None = None
        self._grounds: tuple[State, Layout] | None = None
        self._aside: Hand | None = None  # what was in hand when looking back began
        self.hand: Hand = IdleHand(self)
        self._take_hand()
        self._choose_acting()

    @property
    def state(self) -> State:
        """The game as far as it has come: what is played."""
        return self.battle.state

    @property
    def shown_state(self) -> State:
        """The state as it may be seen: the game's, or while one looks back that of a place before."""
        return self.veil.state

    @property
    def veil(self) -> Veil:
        """What of the shown state may be seen, and by what names."""
        return self.eyes.see(self.looking.state)

    @property
    def told(self) -> tuple[LogLine, ...]:
        """The lines of the log that may be read."""
        return told_to(self.battle.log, self.eyes.see(self.state))

    def true_id(self, shown: str) -> str:
        """Return the unit or the figure that is shown by an id."""
        return self.veil.name_of(shown)

    def shown_id(self, true: str) -> str:
        """Return the id by which a unit or a figure is shown."""
        return self.veil.shown_as(true)

    @property
    def pending(self) -> Request | None:
        """What is asked now."""
        return self.battle.pending

    @property
    def active(self) -> PlacedTemplate | None:
        """The template in hand: those that lie on the table ask for no verdicts."""
        return super().active if self._held is not None else None

    @property
    def aims_template(self) -> bool:
        """Whether a template is being laid."""
        return isinstance(self.hand, PointingHand) and self.hand.lays

    def offers(self) -> tuple[Offer, ...]:
        """Give what may be begun now, and what may not with the reason; nothing while something is asked."""
        return self.battle.actions()

    def actions(self) -> Sequence[Action]:
        """Return what may be begun now."""
        return [offer.action for offer in self.offers() if not offer.refusal]

    def action_words(self, action: Action) -> str:
        """Say what an action is: "Move: Shield bearers"."""
        unit = self.state.units.get(action.unit)
        return f"{action.name}: {unit.name}" if unit is not None else action.name

    @property
    def question(self) -> Question | None:
        """The action in hand with the question that it has come to."""
        course = self.battle.session.course
        if course.hand is None:
            return None
        return self.question_of(course.hand.action, course.hand.answers)

    def question_of(self, action: Action, answers: tuple[Answer, ...]) -> Question:
        """Return a question about an action, with no more known than whoever acts may know."""
        veil = self.eyes.see(self.battle.session.course.state)
        answered = tuple(answer_as(answer, veil) for answer in answers)
        return Question(self.battle.book, veil.state, action, answered, veil)

    # to play

    def begin(self, action: Action) -> bool:
        """Begin an action, or say why it cannot be begun."""
        return self._step(lambda game: game.begin(action))

    def reply(self, answer: Answer) -> bool:
        """Answer what is asked, or say why the answer will not do."""
        return self._step(lambda game: game.answer(answer))

    def _step(self, do: Callable[[Session], str]) -> bool:
        """Work a step out; True once it is played, or as long as nobody knows better."""
        if not self._is_present():
            return False
        said: list[bool] = []
        if not self.stepping.run(self.battle.step(do), lambda end: said.append(self._ended(end))):
            self.hand.put_away()
            self._kept, self.hand = self.hand, WaitingHand(self)
            self.changed()
        return all(said)

    def _ended(self, end: End) -> bool:
        """End a step that was worked out, unless the battle has been left meanwhile."""
        if self.battle.is_left:
            return False
        if self._is_called_off:
            self._is_called_off = False
            return self.stepping.run(self.battle.step(Session.stay), self._ended)
        if self.looking.is_back:
            self.look_back(None)
        if self._kept is not None:
            self.hand, self._kept = self._kept, None
        return self._played(end())

    def call_off(self) -> None:
        """Drop what is being worked out, as soon as it is known: nothing has been played then."""
        self._is_called_off = True
        self.complain(CALLED_OFF)

    def _played(self, refusal: str) -> bool:
        if refusal:
            self.hand.resume()
            self.complain(refusal)
            return False
        self._settle()
        return True

    def _is_present(self) -> bool:
        """Return whether the present is shown; in what has been nothing can be played."""
        if self._kept is not None:
            self.complain(WAIT)
            return False
        if self.looking.is_back:
            self.complain(self.looking.banner)
        return not self.looking.is_back

    def complain(self, words: str) -> None:
        """Say why something is not done, with names for ids and what perks do that only are named."""
        super().complain(spoken(explained(words, self.battle.book.catalogue), self.state))

    def undo(self) -> None:
        """Take the last step back."""
        self._step(lambda game: "" if game.undo() else "There is nothing left to take back")

    def leave_action(self) -> bool:
        """Leave an action as long as nothing in it is decided, as Esc does; else say how to take it back."""
        if self._is_decided is None or self.looking.is_back or self._kept is not None:
            return False
        if self._is_decided:
            self.complain(_DECIDED)
        else:
            self.undo()
        return True

    @property
    def _is_decided(self) -> bool | None:
        """Whether the action in hand has come to an answer or a roll; None where none is in hand."""
        hand = self.battle.session.course.hand
        if hand is None:
            return None
        return bool(hand.answers) or any(isinstance(event, DiceRolled) for event in hand.events)

    @property
    def leaving_words(self) -> str:
        """Say which key leaves the action in hand, or takes back what was answered last."""
        if self.hand.is_held:
            return ""  # it tells itself what the key does
        if self.hand.takes_back:
            return " · Esc takes the last step back"
        is_decided = None if self.looking.is_back or self._kept is not None else self._is_decided
        words = {None: "", True: " · Ctrl+Z takes the last answer back", False: " · Esc leaves the action"}
        return words[is_decided]

    def redo(self) -> None:
        """Bring back the step last taken back."""
        self._step(lambda game: "" if game.redo() else "There is nothing to bring back")

    def _settle(self) -> None:
        """Show what has come of it, and take the hand for what is asked next."""
        self._hold()
        self.pointed = None
        self._aside, self._stage.past = None, None
        self.looking.put(None)
        self._take_hand()
        self._choose_acting()
        self.changed()

    def _choose_acting(self) -> None:
        """Look at the unit that acts, or go on to look at the one that was looked at."""
        if self.chosen_unit not in self.state.units:
            self.chosen_unit = ""
        acting = self._acting()
        if acting is not None:
            self.chosen_unit = acting.id
        self._choose(self._refs_of(self.chosen_unit))

    def _acting(self) -> Unit | None:
        """Return the unit that a question is about, where it is about one."""
        pending = self.pending
        if pending is None:
            return None
        if not isinstance(pending, Places) or not pending.figures:
            hand = self.battle.session.course.hand
            acting = self.state.units.get(hand.action.unit) if hand is not None else None
            return acting or unit_named_in(pending.what, self.state)
        return self.state.units.get(self.state.figures[pending.figures[0]].model.unit)

    def _take_hand(self) -> None:
        self.hand.put_away()
        request = self.pending
        self.hand = IdleHand(self)  # so that what the next one shows while it is made is not the last one's
        self.hand = self._hand_for(request)

    def _hand_for(self, request: Request | None) -> Hand:
        if isinstance(request, Places):
            return PlacingHand(self, request, self._background)
        if isinstance(request, Spot):
            return PointingHand(self, request, self._background)
        if isinstance(request, Choose):
            return ChoosingHand(self, request, self._background)
        if isinstance(request, Order):
            return OrderingHand(self, request)
        if isinstance(request, Confirm):
            return ConfirmingHand(self, request)
        if isinstance(request, Roll):
            return RollingHand(self, request)
        return IdleHand(self)

    # to look back

    def look_back(self, place: int | None) -> None:
        """Show a place that has been; None, or the last place, is the game itself again."""
        self.looking.put(place)
        back = self.looking.is_back
        self._stage.past = self.looking.state if back else None
        self._hold()
        self.pointed = None
        if back and self._aside is None:
            self._aside, self.hand = self.hand, LookingHand(self, self.looking)
        elif not back and self._aside is not None:
            self.hand, self._aside = self._aside, None
            self.hand.resume()
        if self.chosen_unit not in self.looking.state.units:
            self.chosen_unit = ""
        self._choose(self._refs_of(self.chosen_unit))
        self.changed()

    def look_on(self, kind: Halt, by: int) -> None:
        """Show the next place of a kind, or with -1 the one before."""
        self.look_back(self.looking.target(kind, by))

    def step_passage(self, by: int) -> None:
        """Show the next line of what happened as the turn ended, or with -1 the one before."""
        place = self.looking.passage_target(by)
        if place is None:
            self.skip_passage()
        else:
            self.look_back(place)

    def skip_passage(self) -> None:
        """Show no more of what happened as the turn ended."""
        self.looking.skip_passage()
        self.look_back(None)

    def go_on_from_here(self) -> bool:
        """Take the battle back to the place that is shown; redo brings all of it back."""
        if not self.looking.is_back or self._kept is not None:
            return False
        place = self.looking.place
        self.look_back(None)
        return self._step(lambda game: "" if game.undo_to(place) else "There is nothing to take back")

    def show(self, preview: Scene | None, drag: Drag | None = None, held: str | None = None) -> None:
        """Show a scene that is only in hand yet; while one looks back, the hand's waits."""
        if not self.looking.is_back:
            super().show(preview, drag, held)

    def leave(self) -> None:
        """Let go of the hands, too: they know the desk."""
        super().leave()
        for hand in (self.hand, self._kept, self._aside):
            if hand is not None:
                hand.put_away()
                vars(hand).clear()

    # to look

    @property
    def struck(self) -> tuple[ModelVerdict, ...]:
        """The verdicts on the models under a template, without those that have fallen and still stand."""
        return tuple(verdict for verdict in super().struck if not self._has_fallen(verdict.model.id))

    def _has_fallen(self, shown: str) -> bool:
        figure = self.looking.state.figures.get(self.true_id(shown))
        return figure is not None and figure.hp <= 0

    def look_at(self, hit: Ref | None) -> None:
        """Look at the unit of a model, or at nobody."""
        model = self.shown.model(hit.id) if hit is not None and hit.kind == "model" else None
        self.look_at_unit(model.unit if model is not None else "")

    def look_at_unit(self, unit: str) -> None:
        """Look at a unit, on the table or off it."""
        unit = self.true_id(unit)
        self.chosen_unit = unit if unit in self.looking.state.units else ""
        self.looks += 1
        self.select(self._refs_of(self.chosen_unit))
        if self.chosen_unit and not self.looking.is_back:
            self._say_why_not(self.chosen_unit)

    def _say_why_not(self, unit: str) -> None:
        """Say why who is looked at cannot be chosen, where somebody like it is asked for."""
        reason = self.hand.why_not(unit)
        if reason:
            self.complain(reason)

    def point_to(self, line: LogLine | None) -> None:
        """Show on the table where a line of the log speaks of, or no place."""
        self.pointed = line
        self.changed()

    @property
    def pointing(self) -> Drawing:
        """The mark where the chosen line of the log happened."""
        line = self.pointed
        return (
            (Mark(line.at, "measure", (line.words,), 6.0),)
            if line is not None and line.at is not None
            else ()
        )

    def _refs_of(self, unit: str) -> tuple[Ref, ...]:
        if not unit:
            return ()
        return tuple(Ref("model", id_) for id_ in self.shown_state.units[self.shown_id(unit)].figures)

    def height_at(self, at: Point, model: Model) -> float:
        """Return the height of what a model would stand on at a place: the highest top under its middle."""
        if self._grounds is None or self._grounds[0] is not self.state:
            self._grounds = (self.state, Layout.of(layout.table(self.state)))
        return _top_under(self._grounds[1], model, at)


def _top_under(known: Layout, model: Model, at: Point) -> float:
    above = replace(model, at=at, bottom=_SKY)
    return landing(known, body_of(above))

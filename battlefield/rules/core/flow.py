"""The running game as a rule sees it: the state so far, and the doors to change it, to ask and to tell."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.core.apply import apply, followed
from battlefield.rules.core.dice import Dice, OfThought
from battlefield.rules.core.events import (
    Cause,
    DiceRolled,
    EffectBegan,
    EffectEnded,
    Event,
    MarkerTaken,
    Placed,
    Said,
)
from battlefield.rules.core.grain import at_grain, is_near
from battlefield.rules.core.laws import (
    ChooseLaw,
    ConfirmLaw,
    Law,
    OrderLaw,
    PlacesLaw,
    RollLaw,
    SpotLaw,
    Tells,
    WhyNot,
)
from battlefield.rules.core.modifiers import Breakdown, Limits, Modifier, figured
from battlefield.rules.core.moments import (
    Afflicted,
    Afflicting,
    Moment,
    Rolled,
    SpanClosing,
    SpanEnded,
    SpanEnding,
)
from battlefield.rules.core.perks import Ask, Catalogue, Flow, in_one_line
from battlefield.rules.core.requests import Answer, Choose, Confirm, Option, Order, Request, Roll
from battlefield.rules.core.stakes import Weight
from battlefield.rules.core.state import FOREVER, SPANS, Effect, Span, State, Until
from battlefield.rules.core.values import Told
from battlefield.rules.core.words import Prohibition, Stat, befalling

_FREE = Limits()


class Game:
    """One action in progress. Rules read `state`, change it by `emit`, and ask with `yield from`."""

    def __init__(self, state: State, book: Catalogue, told: Sequence[Event] = ()) -> None:
        """Begin at a state; `told` is what a record says of what happens, as far as it says anything."""
        self.state = state
        self.book = book
        self.events: list[Event] = []
        self._told = told
        self.follow: Callable[[State, Event], State] = apply
        self._dice = self._throws = 0
        self._acting: list[Cause] = []  # what acts by itself now, the last by cause of those before it

    # to change

    def emit(self, event: Event) -> None:
        """Let something happen; what acts by itself just now is its cause.

        Its figures are rounded. Where a record tells the same but for rounding, the record counts, so that
        a game played again on another machine stays what it was.
        """
        if self._acting:
            event = replace(event, because=self._acting[-1])
        number = len(self.events)
        told = self._told[number] if number < len(self._told) else None
        if told is not None and event == told:  # as where the same is played again on the same machine
            event = told
        else:
            event = at_grain(event)
            event = told if told is not None and is_near(event, told) else event
        self.state = self.follow(self.state, event)
        self.events.append(event)

    def say(self, words: str, unit: str = "", *facts: Told) -> None:
        """Explain something in the log."""
        self.emit(Said(words, unit, tuple(sorted(facts))))

    def judge(self, words: str, unit: str, success: str, is_success: bool) -> None:
        """Explain what dice decided: what success is, and whether it came about."""
        self.emit(Said(words, unit, judged=(success, is_success)))

    def explain(self, found: Breakdown, words: str, unit: str) -> None:
        """Explain in the log what comes of a figure by the names of what changed it, where anything did."""
        if found.applied:
            self.say(f"{words}: {found.sources}", unit)

    def tell(self, moment: Moment) -> Flow[None]:
        """Let everybody who reacts to a moment act, in order; who is gone by then is passed over."""
        told = self.book.hearing(self.state)
        for react, bearer in tuple(told.reactions(type(moment))):
            now = self.book.hearing(self.state)
            if (now is told or bearer in now.bearers) and react.when(self.state, bearer, moment):
                held, count = moment.weight(), len(self.events)
                self._acting.append(Cause(bearer.perk.name, bearer.unit))
                yield from react.act(self, bearer, moment) or ()
                if held is not None and len(self.events) == count:
                    self._say_change(held, moment.weight())
                self._acting.pop()

    def _say_change(self, before: Weight, now: Weight | None) -> None:
        """Explain what a reaction changed that said nothing itself."""
        words = before.change(now)
        if words:
            self.say(words, before.unit)

    def lay(
        self,
        name: str,
        on: str,
        *facts: Told,
        by: str = "",
        amount: int = 1,
        until: Until = FOREVER,
        weapon: str = "",
    ) -> Flow[bool]:
        """Lay an effect on something; False where something prevents it."""
        moment = Afflicting(name, on, by, weapon, amount)
        yield from self.tell(moment)
        reason = in_one_line((moment.refused, *self.reasons_against(befalling(name), on, foe=by)))
        if reason:
            self.say(f"{name} does not take: {reason}", on)
            return False
        self.begin(name, on, *facts, by=by, amount=moment.amount, until=until)
        yield from self.tell(Afflicted(name, on, by, moment.amount, weapon))
        return True

    def begin(
        self, name: str, on: str, *facts: Told, by: str = "", amount: int = 1, until: Until = FOREVER
    ) -> None:
        """Let an effect begin that nobody is asked about."""
        self.emit(
            EffectBegan(Effect(self.state.serial + 1, name, on, by, amount, until, tuple(sorted(facts))))
        )

    def lift(self, on: str, name: str, why: str = "") -> bool:
        """End all effects of a name on something; False where there is none."""
        found = self.state.effects_on(on, name)
        for effect in found:
            self.emit(EffectEnded(effect.id, why))
        return bool(found)

    def end(self, span: Span, phase: str = "") -> Flow[None]:
        """End a span: what lasts until then all takes effect before any of it is dropped."""
        yield from self.tell(SpanClosing(span, phase))
        yield from self.tell(SpanEnding(span, phase))
        self.lapse(span)
        yield from self.tell(SpanEnded(span, phase))

    def lapse(self, span: Span) -> None:
        """Drop what lasts no longer than a span that is over."""
        over = SPANS[: SPANS.index(span) + 1]
        for effect in self.state.effects:
            if effect.until.span in over and effect.until.turn <= self.state.clock.turn:
                self.emit(EffectEnded(effect.id, f"end of the {span}"))
        for mark in self.state.markers:
            if mark.until.span in over and mark.until.turn <= self.state.clock.turn:
                self.emit(MarkerTaken(mark.id, f"end of the {span}"))

    # to ask the players

    def roll(
        self,
        what: str,
        count: int = 1,
        sides: int = 6,
        *,
        by: str = "",
        about: Iterable[str] = (),
        lowest: int = 1,
        alike: bool = False,
        tells: Tells | None = None,
    ) -> Flow[tuple[int, ...]]:
        """Roll dice, whose faces begin with `lowest`; whoever may change them does so before they count.

        `alike` and `tells` say what of them the rule goes by, as in `Roll`; who may change faces sees all.
        """
        if count <= 0:
            return ()
        if self.book.hearing(self.state).reactions(Rolled):
            tells = None
        faces = yield from self.throw(what, count, sides, by=by, lowest=lowest, alike=alike, tells=tells)
        moment = Rolled(by, what, sides, list(faces), tuple(about), lowest=lowest)
        yield from self.tell(moment)
        return tuple(moment.faces)

    def throw(
        self,
        what: str,
        count: int = 1,
        sides: int = 6,
        *,
        by: str = "",
        lowest: int = 1,
        alike: bool = False,
        tells: Tells | None = None,
    ) -> Flow[tuple[int, ...]]:
        """Roll dice that nobody is asked about: those of a reroll."""
        number, self._dice = self._dice, self._dice + count
        nth, self._throws = self._throws, self._throws + 1
        answer = yield RollLaw(Roll(by, what, count, sides, number, lowest, alike), tells, nth)
        faces = _faces(answer)
        self.emit(DiceRolled(by, what, sides, faces))
        return faces

    def choose(
        self,
        what: str,
        options: Mapping[str, str],
        *,
        by: str,
        least: int = 1,
        most: int = 1,
        why_not: WhyNot | None = None,
    ) -> Flow[tuple[str, ...]]:
        """Let a side choose; where there is nothing to decide nobody is asked.

        `why_not` says of a unit that is none of the options why it is none, should somebody ask.
        """
        if not options or most <= 0:
            return ()
        if least >= len(options):
            return tuple(options)
        asked = tuple(Option(id_, words) for id_, words in options.items())
        answer = yield ChooseLaw(Choose(by, what, asked, least, min(most, len(options))), why_not)
        return tuple(str(part) for part in answer) if isinstance(answer, tuple) else ()

    def choose_one(
        self, what: str, options: Mapping[str, str], *, by: str, why_not: WhyNot | None = None
    ) -> Flow[str]:
        """Let a side choose one, as `choose` does; nothing where there is none."""
        chosen = yield from self.choose(what, options, by=by, why_not=why_not)
        return chosen[0] if chosen else ""

    def order(self, what: str, options: Mapping[str, str], *, by: str) -> Flow[tuple[str, ...]]:
        """Let a side put things in order."""
        if len(options) < 2:
            return tuple(options)
        asked = tuple(Option(id_, words) for id_, words in options.items())
        answer = yield OrderLaw(Order(by, what, asked))
        return tuple(str(part) for part in answer) if isinstance(answer, tuple) else ()

    def confirm(self, what: str, *, by: str) -> Flow[bool]:
        """Let a side say yes or no."""
        return bool((yield ConfirmLaw(Confirm(by, what))))

    def spot(self, asked: SpotLaw) -> Flow[Point]:
        """Let a side point at a place."""
        answer = yield asked
        assert isinstance(answer, tuple)
        return float(answer[0]), float(answer[1])  # type: ignore[arg-type]

    def places(self, asked: PlacesLaw) -> Flow[tuple[Placed, ...]]:
        """Let a side place figures."""
        answer = yield asked
        assert isinstance(answer, tuple)
        return tuple(place for place in answer if isinstance(place, Placed))

    # to ask the rules

    def figure(
        self,
        stat: Stat,
        base: int,
        unit: str,
        *,
        weapon: str = "",
        foe: str = "",
        limits: Limits = _FREE,
        also: Iterable[Modifier] = (),
        about: object = None,
    ) -> Breakdown:
        """Work out a stat with all that changes it; `also` are modifiers that no perk gives."""
        hearing = self.book.hearing(self.state)
        if not hearing.is_given(stat):
            return figured(stat, base, also, limits)
        heard = hearing.modifiers(stat, Ask(self.state, unit, weapon, foe, about, self.book))
        return figured(stat, base, (*also, *heard), limits)

    def reasons_against(
        self, what: Prohibition, unit: str, *, weapon: str = "", foe: str = "", about: object = None
    ) -> Iterator[str]:
        """Yield why something may not be done, the first reason heard first."""
        ask = Ask(self.state, unit, weapon, foe, about, self.book)
        return self.book.hearing(self.state).reasons_against(what, ask)

    def reason_against(
        self, what: Prohibition, unit: str, *, weapon: str = "", foe: str = "", about: object = None
    ) -> str:
        """Say in one line all that is against something, or nothing."""
        return in_one_line(self.reasons_against(what, unit, weapon=weapon, foe=foe, about=about))


def _faces(answer: Answer) -> tuple[int, ...]:
    parts = answer if isinstance(answer, tuple) else ()
    return tuple(part for part in parts if isinstance(part, int))


@dataclass(slots=True)
class Running:
    """A flow that runs until it needs an answer; `law` is that of what it waits for, None once it is done.

    Dice are rolled by `dice` where it can. `answers` are all answers so far, dice included: begun again from
    the same state with the same answers, the flow comes to the same point. `asked` tells what each answered,
    `at` how many events there were before it. `told` is what a record says of what happens, `seed` what names
    the dice together with the action; the flow sees nothing of it.
    """

    state: State
    book: Catalogue
    begin: Callable[[Game], Flow[None]]
    dice: Dice
    answers: list[Answer] = field(default_factory=list)
    asked: list[Request] = field(default_factory=list)
    at: list[int] = field(default_factory=list)
    law: Law | None = None
    told: Sequence[Event] = ()
    seed: int = 0
    game: Game = field(init=False)
    _flow: Flow[None] = field(init=False)

    def __post_init__(self) -> None:
        """Run to the first question that the given answers do not settle."""
        given, self.answers = self.answers, []
        self.game = Game(self.state, self.book, self.told)
        self.game.follow = followed if isinstance(self.dice, OfThought) else apply
        self._flow = self.begin(self.game)
        try:
            self.law = next(self._flow)
        except StopIteration:
            self.law = None
        for answer in given:
            refusal = self._take(answer)
            if refusal:
                raise ValueError(f"answer {len(self.answers) + 1} no longer fits: {refusal}")
        self.game.follow = apply  # faces that are still open would be settled by looking events up
        self._throw()

    @property
    def is_done(self) -> bool:
        """Whether nothing is awaited any more."""
        return self.law is None

    @property
    def pending(self) -> Request | None:
        """What is asked now."""
        return self.law.request if self.law is not None else None

    def answer(self, answer: Answer) -> str:
        """Go on with an answer, rounded; one that is not legal changes nothing and gives the reason."""
        refusal = self._take(at_grain(answer))
        if not refusal:
            self._throw()
        return refusal

    def _take(self, answer: Answer) -> str:
        if self.law is None:
            return "nothing is asked"
        refusal = self.law.refusal(answer)
        if refusal:
            return refusal
        self.answers.append(answer)
        self.asked.append(self.law.request)
        self.at.append(len(self.game.events))
        try:
            self.law = self._flow.send(answer)
        except StopIteration:
            self.law = None
        return ""

    def _throw(self) -> None:
        while isinstance(self.law, RollLaw):
            faces = self.dice.throw(self.law, self.seed, self.state.actions)
            if faces is None or self._take(faces):
                return

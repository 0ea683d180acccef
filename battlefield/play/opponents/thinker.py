"""An opponent that thinks: it plays all that it might do through the rules and takes what is worth most.

Nothing is decided by the name of an effect: what it does shows in the states that it leads to. Dice are those
of thought, the same for all that is compared; nobody else is ever to see them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from statistics import fmean

from battlefield.geometry.kernel.shapes import Point
from battlefield.play.opponents.candidates import answers, layouts, middle_of
from battlefield.play.opponents.playing_on import PlayingOn
from battlefield.play.opponents.sharing import Done, Found, Job, Sharing
from battlefield.play.opponents.tempers import PLAIN
from battlefield.play.opponents.trials import (
    End,
    Tried,
    Weighed,
    best_first,
    each_trial,
    has_rolled,
    stages,
    standing_out,
    until_no_die,
)
from battlefield.play.opponents.view import Decision, View, deciding
from battlefield.play.opponents.worth import TERMS, Glance, Worth
from battlefield.play.session import Session
from battlefield.play.thinking import Salted, Strewn
from battlefield.rules.book.actions import Book
from battlefield.rules.book.values import Values
from battlefield.rules.core.events import Placed
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import GONE, TABLE

_OWN = 6  # questions of an action that are thought about in thought; the others are answered by the page
_OTHERS = 4  # actions of others until the next own one, where nothing came of what was decided
_SAME = 1e-9  # of a score
_FEW, _FEWER = 2, 4  # trials of all that might be done, before what looks best is tried on
_LIKELY, _SURE = 6, 3  # that are tried on, and by all dice: the best, and those that it is told apart from
_FINE = 20  # trials of what comes to the same by all that it is tried by otherwise
_ANSWERS = 120  # that are given in these before they end, where few figures stand on the table
_CLOSE = 0.1  # of what all units are worth: what is told apart by more is told apart
_PAIR = 2  # trials of each of a few that are looked at again, at least: one alone may be nothing but luck
_MOST_TIED, _TRIALS_TIED = 3, 1  # of what is played on since nothing differs yet, where no more are told
# For one decision, each times the figures on the table squared: looks, battles played on, and those gone on
# with in which every own question is thought about; answers until what is the same is told apart, and things
# that are tried for a question in thought; answers to see first what comes of all that might be done.
_LOOKS, _BATTLES, _THOUGHT, _TOLD, _NEXT, _ROOM = 100_000, 9_000, 800, 50_000, 10_000, 200_000
_COMING = 3  # as many figures of a battle count at least as one would, though hardly any stands there yet
_WIDE = 1_000  # the same of ways to go on with each thing that might be done


@dataclass(frozen=True, slots=True)
class Depth:
    """How much is looked at.

    First all that might be done: `trials` are the dice for each, `plans` the ways in which it is gone on.
    Then the best `few` once more, with dice for trials `again`: the action in hand is gone on with by what
    looks best each time, and the battle for so many actions `ahead`, by whoever may act. What makes no
    difference so soon is played on for so many actions `beyond` its own. With `replies` it counts what is
    left to strike once the other side has struck.
    """

    trials: int
    plans: int
    few: int = 0
    again: int = 0
    ahead: int = 0
    beyond: int = 0
    replies: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """What is done, and all that was weighed, best first."""

    decision: Decision
    weighed: tuple[Weighed, ...] = ()


_QUICK = Depth(1, 1)
_GoingOn = Callable[["Thinker", Session, int], End | None]


class Thinker:
    """Decides for a side by what things lead to, weighing the terms of it by a temper."""

    def __init__(
        self,
        book: Book,
        values: Values,
        depth: Depth,
        weights: Mapping[str, float] = PLAIN,
        worth: Worth | None = None,
        sharing: Sharing | None = None,
    ) -> None:
        self.book, self.depth, self.weights = book, depth, weights
        self._sharing, self._is_outer = sharing, depth is not _QUICK
        self.worth = worth if worth is not None else Worth(book, values, replies=depth.replies)
        self._playing_on = PlayingOn(book, self.worth, weights)
        self._quick = Thinker(book, values, _QUICK, weights, self.worth) if depth.ahead else self

    def choose(self, view: View, most: int | None = None) -> Choice | None:
        """Return what to do, with the reasons; None where it cannot be known what is lawful.

        No more than `most` things that might be done are looked at.
        """
        self.begin(view)
        might = self._might(view)
        if most is not None and len(might) > most:
            might = self._likely(view, might)[:most]
        if not might:
            return None
        if len(might) == 1:
            return Choice(might[0])
        best = self._weighed(view, might)
        if any(each.terms["result"] for each in best):
            later = [partial(Thinker._later, first=each, among=len(best)) for each in best]
            best = best_first(done.found for done in self._each(view, later))
        tied = sum(best[0].score - each.score <= _SAME for each in best) if best else 0
        if tied > 1:
            best = self._by_the_page(view, best, tied)
        if tied > 1 and self.depth.beyond:
            tied = min(tied, _MOST_TIED, _affordable(view))
            trials = self._trials_again(view, tied)
            best = self.overruled(view, best, tied, trials, self._later_of(view, best[:tied]))
        elif (few := self._close(view, best)) > 1:
            trials = self._trials_again(view, few)
            best = self.overruled(view, best, few, trials, self._later_of(view, best[:few]))
        return Choice(best[0].decision, best) if best else Choice(might[0])

    def begin(self, view: View) -> None:
        """Forget all that was found out before; what thought comes to goes by what the decision is about."""
        if self._is_outer:
            self.worth.begin(view.state)
        self._playing_on.forget()

    def do(self, view: View, job: Job[Found]) -> Done[Found]:
        """Do a piece of the work of a decision as if it were the first: none depends on another."""
        self._playing_on.forget()
        before = self._playing_on.answered
        return Done(job(self, view), self._playing_on.answered - before)

    def _each(self, view: View, jobs: Sequence[Job[Found]]) -> Sequence[Done[Found]]:
        """Do pieces of the work, perhaps together with somebody else."""
        if self._sharing is None or len(jobs) < 2:
            return [self.do(view, job) for job in jobs]
        return self._sharing.shared(view, jobs, partial(self.do, view))

    def decide(self, view: View) -> Decision | None:
        """Return what to do; None where it cannot be known what is lawful."""
        choice = self.choose(view)
        return choice.decision if choice is not None else None

    def _might(self, view: View) -> Sequence[Decision]:
        if view.action is None:
            return [Decision(each) for each in self.book.actions(view.state) if each.by == view.side]
        session = view.session(self.book, Salted(0))
        if session is None:
            return ()
        asked = session.law.request if session.law is not None else None
        if not isinstance(asked, Places):
            return [Decision(answer=each) for each in answers(session)]
        glance = self._playing_on.glance(session.state, asked)
        edges, hidden = self._vantages(session, asked, glance)
        found = layouts(session, glance.rough, glance.close, edges=edges, hidden=hidden)
        screens = self._playing_on.in_the_way(session, asked) if asked.is_move else ()
        return [Decision(answer=each) for each in dict.fromkeys((*found, *screens))]

    def _likely(self, view: View, might: Sequence[Decision]) -> Sequence[Decision]:
        """Put what might be done into the order of the page; answers are listed best first."""
        if view.action is not None:
            return might
        order = {Decision(each): n for n, each in enumerate(self._playing_on.actions(view.state, view.side))}
        return sorted(might, key=lambda each: order.get(each, len(order)))

    def _trials_again(self, view: View, few: int) -> int:
        """Return by how many dice each of a few is looked at once more."""
        return min(self.depth.again, max(1, _affordable(view, _THOUGHT) // few)) or _TRIALS_TIED

    def _later_of(self, view: View, best: Sequence[Weighed]) -> _GoingOn:
        """Return how what comes to about the same so far is gone on with."""
        if self.depth.few and _affordable(view, _THOUGHT) > _PAIR:
            is_planned = all(self._is_planned(view, each.decision) for each in best)
            return partial(Thinker._seen_through, side=view.side, is_planned=is_planned)
        return partial(Thinker._gone_on, beyond=self.depth.beyond, side=view.side)

    def _is_planned(self, view: View, decision: Decision) -> bool:
        """Return whether nothing on the table comes of a decision until a later action."""
        session = view.session(self.book, Salted(0))
        if session is None or decision.done_in(session):
            return False
        self._playing_on.to_the_end(session)
        return session.state.figures == view.state.figures

    def sum(self, terms: Mapping[str, float]) -> float:
        """Return what terms add up to by the temper."""
        return sum(self.weights[name] * terms[name] for name in TERMS)

    def _close(self, view: View, best: Sequence[Weighed]) -> int:
        """Return how many of the best are close enough to the first for a second look, by a few dice each."""
        near = _CLOSE * self.worth.whole(view.state)
        few = min(self.depth.few, _affordable(view, _THOUGHT) // _PAIR)
        return sum(best[0].score - each.score <= near for each in best[:few])

    def _by_the_page(self, view: View, best: tuple[Weighed, ...], tied: int) -> tuple[Weighed, ...]:
        """Put what the page says first, of all that is equally good."""
        said = None if isinstance(view.request, Places) else self._playing_on.said(view)
        first = [each for each in best[:tied] if each.decision == said]
        return (*first, *(each for each in best if each not in first))

    def _vantages(self, session: Session, asked: Places, glance: Glance) -> tuple[Sequence[Point], ...]:
        """Return where figures might go besides: to edges of what is in reach, and behind cover."""
        law = session.law
        if not (asked.is_move and isinstance(law, PlacesLaw)):
            return (), ()
        figures = [session.state.figures[id_].model for id_ in asked.figures]
        start = middle_of([Placed(model.id, model.at, model.bottom) for model in figures])
        hidden = glance.hidden(start, law.inches) if len(figures) == 1 else ()
        return tuple(glance.edges(start)), hidden

    def _weighed(self, view: View, might: Sequence[Decision]) -> tuple[Weighed, ...]:
        """Weigh all that might be done by a few dice, and what looks best by more and more, best first."""
        trials = min(self.depth.trials, max(1, _affordable(view, _LOOKS) // len(might)))
        room = _affordable(view, _ROOM) // len(might)
        first = [partial(Thinker._tried, decision=each, trials=trials, room=room) for each in might]
        found = [tried for done in self._each(view, first) for tried in done.found]
        for count, kept in stages(trials, 2 * _FEW, _LIKELY, _SURE):
            while True:
                found.sort(key=lambda each: -each.weighed.score)
                rough = [n for n, each in enumerate(found[:kept]) if each.may_take(count)]
                if not rough:
                    break
                more = [partial(Thinker._tried_on, tried=found[n], count=count, trials=trials) for n in rough]
                for n, done in zip(rough, self._each(view, more), strict=True):
                    found[n] = done.found
        best: dict[Decision, Tried] = {}
        for each in found:
            best.setdefault(each.weighed.decision, each)
        return tuple(each.weighed for each in self._told_apart(view, tuple(best.values())))

    def _told_apart(self, view: View, found: Sequence[Tried]) -> Sequence[Tried]:
        """Try what comes to the same by many more dice, where these may tell it apart and do it soon."""
        same = [each for each in found if found[0].weighed.score - each.weighed.score <= _SAME]
        has_dice = any(end.has_dice for each in same for end in each.ends)
        if self.depth.trials == 1 or not (has_dice and 2 <= len(same) <= _LIKELY):
            return found
        finer, answered = [replace(each, ends=()) for each in same], 0
        most = min(_ANSWERS, _affordable(view, _TOLD))
        for count in range(1, _FINE + 1):
            if answered < most:
                done = self._each(view, [partial(Thinker._finer, tried=each, count=count) for each in finer])
                finer = [each.found for each in done]
                answered += sum(each.answered for each in done)
        return (*sorted(finer, key=lambda each: -each.weighed.score), *found[len(same) :])

    def _finer(self, view: View, tried: Tried, count: int) -> Tried:
        rolled = not tried.ends or tried.ends[-1].has_dice
        return self._tried_on(view, tried, count, _FINE) if rolled else tried

    def _tried(self, view: View, decision: Decision, trials: int, room: int) -> Sequence[Tried]:
        """Try something by few dice, in each of some ways to go on with it.

        On a crowded table that ends, as soon as something has come of it, with `room` answers.
        """
        found: list[Tried] = []
        wide = _affordable(view, _WIDE)
        few, plans = range(min(trials, _FEWER if self.depth.few and wide >= _FEWER else _FEW)), [0]
        until = self._playing_on.answered + room if wide < _FEWER else None
        for plan in plans:
            if found and until is not None and self._playing_on.answered >= until:
                break
            soon = partial(Thinker._soon, plan=plan, view=view)
            ends = self._ends(view, decision, few, trials, soon, until)
            if ends:
                found.append(Tried(self._mean(decision, ends), plan, tuple(ends)))
            if plan == 0:
                plans += self._plans(ends, wide)
        return found

    def _plans(self, ends: Sequence[End], wide: int) -> Iterator[int]:
        """Yield the other ways in which something may be gone on with, fewer where that takes long."""
        ways = max((end.ways for end in ends), default=0)
        more = max((end.more for end in ends), default=0)
        most = min(self.depth.plans, max(_FEW, wide))
        yield from range(1, min(most, ways + 1))
        yield from range(-1, -1 - min(most, more), -1) if self.depth.few and wide >= _FEWER else ()

    def _tried_on(self, view: View, tried: Tried, count: int, trials: int) -> Tried:
        """Try something by more dice, `count` of all trials."""
        decision, soon = tried.weighed.decision, partial(Thinker._soon, plan=tried.plan, view=view)
        ends = (*tried.ends, *self._ends(view, decision, range(len(tried.ends), count), trials, soon))
        return Tried(self._mean(decision, ends), tried.plan, ends)

    def overruled(
        self, view: View, best: tuple[Weighed, ...], few: int, trials: int, going_on: _GoingOn
    ) -> tuple[Weighed, ...]:
        """Weigh the best few once more, half by what was seen and half by how it goes on.

        What comes of it soon is known well, what comes later roughly: how much later it is better or worse
        than what looked best counts by how far it stands out from the scatter of the dice.
        """
        played = list(zip(best, self._gone_on_with(view, best[:few], trials, going_on), strict=False))
        if not played or not played[0][1]:
            return best
        first, known = played[0]
        again = [first, *(self._against(first, known, each, ends) for each, ends in played[1:] if ends)]
        taken, *others = best_first(again)
        return (taken, *best_first((*others, *best[few:])))

    def _gone_on_with(
        self, view: View, best: Sequence[Weighed], trials: int, going_on: _GoingOn
    ) -> Sequence[Sequence[End]]:
        """Return the ends of each of the best; where work is shared, each trial is a piece of its own."""
        parts = [range(trials)] if self._sharing is None else [range(n, n + 1) for n in range(trials)]
        on = partial(Thinker._played, trials=trials, going_on=going_on)
        jobs = [partial(on, decision=each.decision, which=part) for each in best for part in parts]
        done = [each.found for each in self._each(view, jobs)]
        return [until_no_die(done[n : n + len(parts)]) for n in range(0, len(done), len(parts))]

    def _played(
        self, view: View, *, decision: Decision, which: Iterable[int], trials: int, going_on: _GoingOn
    ) -> Sequence[End]:
        return self._ends(view, decision, which, trials, going_on)

    def _against(self, first: Weighed, known: Sequence[End], other: Weighed, ends: Sequence[End]) -> Weighed:
        """Weigh something by how it goes on, compared with what looked best and by the same dice."""
        pairs = list(zip(each_trial(ends, len(known)), each_trial(known, len(ends)), strict=False))
        more = [self.sum(one.terms) - self.sum(than.terms) for one, than in pairs]
        told = standing_out(more)
        terms = {
            name: (first.terms[name] + other.terms[name]) / 2.0
            + told * fmean(one.terms[name] - than.terms[name] for one, than in pairs) / 2.0
            for name in TERMS
        }
        return Weighed(other.decision, terms, self.sum(terms))

    def _later(self, view: View, first: Weighed, among: int) -> Weighed | None:
        """Weigh one `among` several by the end of the action, where the battle may end: no glance knows."""
        trials = min(self.depth.trials, max(1, _affordable(view) // among))
        going_on = partial(Thinker._gone_on, beyond=0, side=view.side)
        ends = self._ends(view, first.decision, range(trials), trials, going_on)
        return self._mean(first.decision, ends) if ends else None

    def _mean(self, decision: Decision, ends: Sequence[End]) -> Weighed:
        terms = {name: fmean(end.terms[name] for end in ends) for name in TERMS}
        return Weighed(decision, terms, self.sum(terms))

    def _ends(
        self,
        view: View,
        decision: Decision,
        which: Iterable[int],
        trials: int,
        going_on: _GoingOn,
        until: int | None = None,
    ) -> Sequence[End]:
        """Return what a decision leads to by some of so many trials, once where no die is rolled.

        No other trial is begun once so many questions have been answered, in all that was thought so far.
        """
        found: list[End] = []
        for trial in which:
            session = view.session(self.book, Strewn(trial, trials))
            seen = session.event_count if session is not None else 0
            if session is None or decision.done_in(session):
                return ()
            end = going_on(self, session, trial)
            if end is None:
                return ()
            found.append(replace(end, has_dice=has_rolled(session, seen)))
            if not found[-1].has_dice or (until is not None and self._playing_on.answered >= until):
                break
        return found

    def _soon(self, session: Session, _trial: int, *, plan: int, view: View) -> End | None:
        """Go on until the same is asked again."""
        reached = self._playing_on.to_the_next(session, view.side, view.request, plan)
        if reached is None:
            return None
        terms = self.worth.terms(reached.state, view.side, reached.acting)
        return End(terms, reached.ways, reached.more)

    def _gone_on(self, session: Session, _trial: int, *, beyond: int, side: str) -> End:
        self._playing_on.beyond(session, beyond)
        return End(self.worth.terms(session.state, side))

    def _seen_through(self, session: Session, _trial: int, *, side: str, is_planned: bool) -> End:
        """Go on with the action in hand by what looks best each time, and by how the battle goes on.

        What `is_planned` shows in the next own action only: that is gone on with in the same way.
        """
        answered = self._thought_through(side, session, _OWN)
        if is_planned and self._begun(side, session):
            self._thought_through(side, session, _OWN - answered)
        self._playing_on.replied(session, side, self.depth.ahead)
        return End(self.worth.terms(session.state, side))

    def _thought_through(self, side: str, session: Session, most: int) -> int:
        """Answer up to so many questions of the action in hand by what looks best; tell how many."""
        for answered in range(most):
            hand = session.course.hand
            if session.pending is None or hand is None or session.pending.by != side:
                return answered
            view = View(side, session.course.state, session.state, hand.action, hand.answers, session.pending)
            chosen = self._quick.choose(view, _affordable(view, _NEXT))
            if chosen is None or chosen.decision.done_in(session):
                return answered
        return most

    def _begun(self, side: str, session: Session) -> bool:
        """Begin the next own action that looks best; others act by the page until then, if not for long."""
        for _ in range(_OTHERS):
            if session.pending is not None:
                return False
            if deciding(session) == side:
                view = View(side, session.state, session.state)
                chosen = self._quick.choose(view, _affordable(view, _NEXT))
                return chosen is not None and not chosen.decision.done_in(session)
            self._playing_on.beyond(session, 1)
        return False


def _affordable(view: View, most: int = _BATTLES) -> int:
    """Return how much may be looked at for a decision: less where more figures stand, or are to come."""
    units = [unit for unit in view.state.units.values() if unit.where != GONE]
    standing = sum(len(unit.figures) for unit in units if unit.where == TABLE)
    figures = max(1, standing, sum(len(unit.figures) for unit in units) // _COMING)
    return max(1, most // figures**2)

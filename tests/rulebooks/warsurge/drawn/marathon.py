"""Plays a battle by hashed choices to its end and gathers all that is wrong on the way."""

import traceback

from armies import Chooser
from wrongs import wrongs_in, wrongs_in_state

from battlefield.play.session import Session, replayed
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.digest import digest
from battlefield.rules.core.requests import Places, Spot

MOST = 6000  # answers in a battle
BACK, SELDOM = 12, 60  # one answer of so many is taken back and given again; in long attacks more seldom
IDLE = frozenset({"Hold", "Pass", "End Step", "No Counter"})
DECLINING = ((), False, ("done",), ("stay",), ("refuse",), ("Hold",), ("no more this turn",))


class Marathon:
    """One battle that plays itself; `wrongs` tell what went wrong, each in a sentence.

    In one that `is_busy` nobody waits who can do something, few decline what they are offered, and what has
    perks that have not taken effect yet is done rather than what has none.
    """

    def __init__(self, start, seed, is_replayed_here=True, meetings=None, is_busy=False):
        self.session, self.chooser = Session(start, Warsurge(), Seeded(), seed=seed), Chooser(seed)
        self.is_replayed_here, self.meetings, self.is_busy = is_replayed_here, meetings, is_busy
        self.wrongs = []
        self.steps = self.checked = 0

    def play(self):
        """Play to the end, or to the first mistake."""
        try:
            while self.steps < MOST and not self.wrongs and self.step():
                self.steps += 1
                self._look()
            self._finish()
        except Exception:  # whatever a rule does wrong is a finding
            self.wrongs.append(traceback.format_exc(limit=-8))
        return self

    def step(self):
        """Take a step; False at the end."""
        session = self.session
        if session.pending is None:
            actions = session.book.actions(session.state)
            if not actions:
                return False
            action = self.choice(self._busy(actions) if self.is_busy else actions)
            refusal = self._counted(lambda: session.begin(action))
        else:
            offered = self._offered()
            if not offered:
                self.wrongs.append(f"nobody knows an answer to {session.pending}")
                return False
            answer = self.choice(offered)
            refusal = self._counted(lambda: session.answer(answer))
        if refusal:
            self.wrongs.append(f"what was offered is refused: {refusal}")
        return True

    def _busy(self, actions):
        """Give the actions of one name, so that what can be done is done, however many only wait."""
        names = sorted({action.name for action in actions})
        name = self.chooser.one_of([name for name in names if name not in IDLE] or names)
        return [action for action in actions if action.name == name]

    def choice(self, options):
        """Choose one; who is busy mostly declines nothing, and of two takes the one with more that is new."""
        if not self.is_busy:
            return self.chooser.one_of(options)
        ready = [option for option in options if option not in DECLINING]
        some = ready if ready and self.chooser.one_of((True, True, True, False)) else options
        return max((self.chooser.one_of(some) for _ in range(2)), key=self._unseen)

    def _unseen(self, option):
        """Count the perks that an action or answer has to do with and that have not taken effect."""
        named = (option.unit,) if isinstance(option, Action) else option
        words = [word for word in named if isinstance(word, str)] if isinstance(named, tuple) else []
        seen = self.meetings.of_the_battle() if self.meetings else set()
        return len({perk for word in words for perk in self._perks_of(word)} - seen)

    def _perks_of(self, word):
        """Give the perks of a unit with all it carries, of a weapon, or the perk that a word is."""
        state = self.session.state
        if word not in state.units:
            weapon = state.profiles.get(word)
            return {held.name for held in weapon.perks} if weapon else {word} & CATALOGUE.perks.keys()
        carried = {weapon for figure in state.living(word) for weapon in figure.weapons}
        profiles = (state.units[word].profile, *sorted(carried))
        return {held.name for profile in profiles for held in state.profiles[profile].perks}

    def _counted(self, step):
        """Take a step; what takes effect in it is noted where somebody counts."""
        if self.meetings is None:
            return step()
        with self.meetings.in_play():
            refusal = step()
        if self.session.pending is None:
            self.meetings.end_action()
        return refusal

    def _offered(self):
        """Give some legal answers; of places no more are worked out than one of them takes."""
        if isinstance(self.session.pending, Places | Spot):
            most = (1, 1, 1, 2) if self.is_busy else (1, 1, 2, 4)
            return self.session.suggestions(self.chooser.one_of(most))[-1:]
        return self.session.suggestions()

    def _look(self):
        """Look at what is new."""
        session = self.session
        self.wrongs += wrongs_in_state(session.state, session.pending)
        while self.checked < len(session.deeds):
            deed = session.deeds[self.checked]
            wrong, state = wrongs_in(deed.before, deed.events)
            self.wrongs += wrong
            if digest(state) != digest(deed.after):
                self.wrongs.append("the events do not lead to the state after them")
            self.checked += 1
        if self.chooser.one_of(range(SELDOM if self.is_busy else BACK)) == 0:
            self._back_and_forth()

    def _back_and_forth(self):
        """Take the last answer or action back and give it again: both have to lead to what was there."""
        session = self.session
        before, deeds = session.hash, len(session.deeds)
        wanted = session.deeds[-1].before if session.in_hand is None and deeds else None
        if not session.undo():
            return
        if wanted is not None and digest(session.state) != digest(wanted):
            self.wrongs.append("an undone action does not lead back to where it began")
        assert session.redo()
        if session.hash != before:
            self.wrongs.append("a step taken back and made again comes to another end")

    def _finish(self):
        """See that the battle has an end, and that it can be played again from its start."""
        if not self.wrongs and not self.session.state.result:
            self.wrongs.append(f"no end after {self.steps} steps in turn {self.session.state.clock.turn}")
        elif not self.wrongs and self.is_replayed_here:
            replayed(self.session, Warsurge())

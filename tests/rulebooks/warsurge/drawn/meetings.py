"""Counts which perks took effect in one battle, and in one action of it: they have met.

A perk takes effect where it changes a figure, speaks against something, reacts to a moment or is used; one
without any such handler where its weapon is used. What is asked only to make a suggestion does not count.
"""

import json
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations

import numpy as np
from hosts import NAMES

from battlefield.rulebooks.warsurge.attack_moments import WeaponUsed
from battlefield.rulebooks.warsurge.moments import PerkBegun
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Hearing


def without_behaviour(perk):
    """Whether nothing of a row can take effect by itself in play, which it gives a reason for."""
    return bool(perk.without) and perk.kind != "weapon"


ABLE = [name for names in NAMES.values() for name in names if not without_behaviour(CATALOGUE.perks[name])]
NUMBER = {name: number for number, name in enumerate(ABLE)}
ALL = len(ABLE) * (len(ABLE) - 1) // 2


class Meetings:
    """Which perks have met so far; `in_battle` and `in_action` are symmetrical tables of perks, yes or no."""

    def __init__(self):
        self.in_battle = np.zeros((len(ABLE), len(ABLE)), bool)
        self.in_action = np.zeros((len(ABLE), len(ABLE)), bool)
        self._battle, self._action = set(), set()
        self._is_in_play = False

    def saw(self, name):
        """Note that a perk took effect in the action that goes on."""
        if self._is_in_play and name in NUMBER:
            self._action.add(NUMBER[name])

    def end_action(self):
        """Let those of one action have met."""
        _meet(self.in_action, self._action)
        self._battle |= self._action
        self._action = set()

    def end_battle(self):
        """Let those of one battle have met."""
        self.end_action()
        _meet(self.in_battle, self._battle)
        self._battle = set()

    def of_the_battle(self):
        """Give the perks that took effect in the battle that goes on."""
        return {ABLE[number] for number in self._battle | self._action}

    def seen(self):
        """Give the perks that took effect at all."""
        return {name for name, number in NUMBER.items() if self.in_battle[number, number]}

    def unmet(self, name):
        """Give with how many others a perk has not met in a battle."""
        return int(len(ABLE) - self.in_battle[NUMBER[name]].sum()) if name in NUMBER else 0

    def focus(self, chooser, count):
        """Choose some perks by a hash, out of those that have met fewest others."""
        left = sorted((name for name in ABLE if self.unmet(name)), key=lambda name: -self.unmet(name))
        found = []
        while left and len(found) < count:
            found.append(chooser.one_of(left[: 2 * count]))
            left.remove(found[-1])
        return tuple(found)

    def suiting(self, focus):
        """Give a choice that draws by a hash out of the tenth of names that have met fewest of others."""
        others = self.in_battle[[NUMBER[name] for name in focus]].sum(0)

        def worth(name):
            return (len(focus) - int(others[NUMBER[name]]), self.unmet(name)) if name in NUMBER else (0, 0)

        def draw(chooser, names):
            best = sorted(names, key=worth, reverse=True)
            return chooser.one_of(best[: max(1, len(best) // 10)])

        return draw

    def count(self):
        """Give how many pairs have met in one battle, and in one action."""
        return tuple(int(np.triu(table, 1).sum()) for table in (self.in_battle, self.in_action))

    def by_family(self):
        """Yield for each two families their names, the pairs that met in a battle, and all their pairs."""
        families = dict.fromkeys(CATALOGUE.perks[name].family for name in ABLE)
        numbers = {of: [NUMBER[n] for n in ABLE if CATALOGUE.perks[n].family == of] for of in families}
        for one, two in (*combinations(families, 2), *((of, of) for of in families)):
            table = self.in_battle[np.ix_(numbers[one], numbers[two])]
            table = table[np.triu_indices(len(numbers[one]), 1)] if one == two else table
            yield one, two, int(table.sum()), table.size

    def write(self, path):
        """Keep what has met in a file."""
        rows = {
            name: _packed(table) for name, table in (("battle", self.in_battle), ("action", self.in_action))
        }
        path.write_text(json.dumps({"perks": ABLE, **rows}), encoding="utf-8")

    @classmethod
    def read(cls, path):
        """Go on from a file; perks that have gone since are left out, new ones have met nobody."""
        made = cls()
        if path.exists():
            kept = json.loads(path.read_text(encoding="utf-8"))
            old = [number for number, name in enumerate(kept["perks"]) if name in NUMBER]
            new = [NUMBER[kept["perks"][number]] for number in old]
            for table, key in ((made.in_battle, "battle"), (made.in_action, "action")):
                table[np.ix_(new, new)] = _unpacked(kept[key])[np.ix_(old, old)]
        return made

    @contextmanager
    def watching(self):
        """Note what takes effect while the rules run."""
        kept = Hearing.__init__, Game.tell
        Hearing.__init__, Game.tell = _heard_by(self, kept[0]), _told_to(self, kept[1])
        try:
            yield
        finally:
            Hearing.__init__, Game.tell = kept

    @contextmanager
    def in_play(self):
        """Let what takes effect now count: an action is begun, or gone on with."""
        self._is_in_play = True
        try:
            yield
        finally:
            self._is_in_play = False


def _meet(table, numbers):
    some = sorted(numbers)
    table[np.ix_(some, some)] = True


def _packed(table):
    return [row.tobytes().hex() for row in np.packbits(table, axis=1)]


def _unpacked(rows):
    bits = [np.unpackbits(np.frombuffer(bytes.fromhex(row), np.uint8)) for row in rows]
    return np.array(bits, bool)[:, : len(rows)]


def _heard_by(meetings, init):
    """Let all handlers tell when they take effect."""
    known = {}  # what tells, by the handler and its perk: rows are heard anew with every change of a state

    def telling(row, what, bearer):
        key = id(row), bearer.perk.name
        if key not in known:
            known[key] = _telling(meetings, row, what, bearer.perk.name)
        return known[key]

    def made(self, bearers, after=None):
        init(self, bearers, after)
        own = set(map(id, bearers))  # those heard before tell already
        for table, kind, key, what in (
            (self._gives, "gives", "stat", "answer"),
            (self._forbids, "forbids", "what", "answer"),
            (self._reacts, "reacts", "to", "act"),
        ):
            heard = {getattr(row, key) for bearer in bearers for row in getattr(bearer.perk, kind)}
            for each in heard & table.keys():
                table[each] = tuple(
                    (telling(row, what, bearer) if id(bearer) in own else row, bearer)
                    for row, bearer in table[each]
                )

    return made


def _telling(meetings, row, what, perk):
    handler = getattr(row, what)

    def told(*facts):
        found = handler(*facts)
        if what == "act" or found:
            meetings.saw(perk)
        return found

    return replace(row, **{what: told})


def _told_to(meetings, tell):
    """Note perks that are used, and those that have no handlers when their weapon is used."""

    def told(self, moment):
        if isinstance(moment, PerkBegun):
            meetings.saw(moment.perk)
        elif isinstance(moment, WeaponUsed):
            for held in self.state.profiles[moment.weapon].perks:
                perk = CATALOGUE.perks[held.name]
                if not (perk.gives or perk.forbids or perk.reacts or perk.uses):
                    meetings.saw(held.name)
        return tell(self, moment)

    return told

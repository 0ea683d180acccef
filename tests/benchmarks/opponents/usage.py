"""How often opponents use each effect of each book: offered, weighed, good by their own weighing, and taken.

    python tests/benchmarks/opponents/usage.py ~/usage --book warsurge --battles 52  # and goes on
    python tests/benchmarks/opponents/usage.py ~/usage --table
    python tests/benchmarks/opponents/usage.py ~/usage --placed  # those of WARSURGE not offered so far
    python tests/benchmarks/opponents/usage.py ~/usage --book pulp-city --again 17

Each battle is about some effects, which its rosters hold; all come up one after the other, shuffled by a
hash. It is written into a file of the folder as it ends. An effect is *offered* where what is asked can be
answered with it and without it: by a yes, by its name, by a weapon or an action that has it. It is *weighed*
where the opponent found such an answer; *good* where one of those was better than doing nothing; *best*
where one was better than all without it, the *same* where the best of both came to the same by the
opponent's weighing, so that chance or order decides; *taken* where it was chosen. What it asks beyond that
(whom, where) counts as asked *within*.
"""

import argparse
import json
import sys
import time
from collections import Counter
from itertools import cycle, product
from math import inf
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from bands import EFFECTS, OWN, OWN_ONES, drawn_band, drawn_names  # noqa: E402  # it finds the source, too
from warbands import NAMES, STYLES, drawn_warband, placed_warband  # noqa: E402
from who_asks import Asking, is_effect, named  # noqa: E402

from battlefield.app.books.faces import face_of  # noqa: E402
from battlefield.app.opponents.players import carried_out, chosen, player, values_of  # noqa: E402
from battlefield.play.opponents.view import deciding, view_of  # noqa: E402
from battlefield.play.thinking import Salted, in_thought  # noqa: E402
from battlefield.rules.core.requests import Choose, Confirm  # noqa: E402

WARSURGE = "warsurge"
ALL = {WARSURGE: NAMES, **EFFECTS}
FEW = {WARSURGE: 8, "pulp-city": 6, "iron-kingdoms": 4, "agemonia": 5}  # effects that a battle is about
MOST, LATE = 600, 240.0  # decisions of a battle, and seconds
WHERE = ("on the table", "in a melee", "in reserve", "alone", "aboard")  # situations that are tried
CLOSE = 1e-9  # of a score
DECLINING = ("done", "stay", "refuse", "Hold", "no more this turn", "no more", "nothing", "nobody")
OFFERED, WEIGHED, GOOD, BEST, SAME, TAKEN, WITHIN = range(7)
COLUMNS = ("offered", "weighed", "good", "best", "same", "taken", "within")
USE_PERKS = "Use Perks"


def about_of(key, number):
    """Give what a battle of a number is about."""
    return drawn_names(ALL[key], number, FEW[key])


def begun(key, number, about):
    """Begin a battle of a book that is about some effects; WARSURGE in both playstyles by turns."""
    if key == WARSURGE:
        return drawn_warband(number, about, number // -(-len(NAMES) // FEW[key]))
    return drawn_band(key, number, about)


class Battle:
    """A battle that opponents play, with what they might have used in it; `counts` are by effect."""

    def __init__(self, session, who, asking):
        self.session, self.who, self.asking = session, who, asking
        self.counts, self.missed, self.errors = {}, [], []
        self.idle = {*values_of(session.book.name).idle, *DECLINING}

    def play(self):
        """Play it to its end."""
        start, steps = time.process_time(), 0
        who = dict(zip(self.session.state.sides, cycle(self.who), strict=False))
        while steps < MOST and time.process_time() - start < LATE and (side := deciding(self.session)):
            self.step(side, who[side])
            steps += 1
        return {"steps": steps, "seconds": round(time.process_time() - start, 2)}

    def step(self, side, who):
        """Let a side decide, and count what it might use."""
        view, veil = view_of(self.session, side, face_of(self.session.state.book))
        try:
            choice = chosen(who, view)
        except Exception as error:
            choice = None
            self.errors.append(f"{type(error).__name__}: {error} (asked {self.session.pending})"[:300])
        if choice is not None:
            self.count(view, choice)
        with self.asking.watching():
            told = carried_out(self.session, view, veil, choice.decision if choice else None)
        if told.refusal and choice is not None:
            self.errors.append(told.refusal)

    def count(self, view, choice):
        """Count what might be used now."""
        asked = self.session.pending
        if asked is None:
            self._count_actions(view, choice)
            return
        context = self.asking.effects(self.session.law)
        options = asked.options if isinstance(asked, Choose) else ()
        unit = self.session.in_hand[0].unit
        names = {o.id: [*filter(is_effect, named(self.session.state, o, unit))] for o in options}
        may_decline = self._may_decline(asked)
        for effect in dict.fromkeys((*context[:1], *(name for own in names.values() for name in own))):
            ids = {id_ for id_, own in names.items() if effect in own}
            if ids and not (isinstance(asked, Choose) and (asked.least == 0 or len(ids) < len(options))):
                self._add(effect, WITHIN)
            elif ids or may_decline:
                self._weigh(effect, choice, lambda d, ids=ids: self._uses(d.answer, ids))
            else:
                self._add(effect, WITHIN)

    def _may_decline(self, asked):
        if isinstance(asked, Confirm):
            return True
        is_choice = isinstance(asked, Choose)
        return is_choice and (asked.least == 0 or any(o.id in self.idle for o in asked.options))

    def _uses(self, answer, ids):
        """Tell whether an answer uses an effect: one that names it, or any that does not decline."""
        if isinstance(answer, tuple) and ids:
            return bool(ids & set(answer))
        return answer is True or (isinstance(answer, tuple) and not self._declines(answer))

    def _declines(self, answer):
        return answer is False or (isinstance(answer, tuple) and not set(answer) - self.idle)

    def _weigh(self, effect, choice, uses):
        """Count an effect that may be used or not."""
        self._add(effect, OFFERED)
        using = [each.score for each in choice.weighed if uses(each.decision)]
        others = [each for each in choice.weighed if not uses(each.decision)]
        idle = [each.score for each in others if self._is_idle(each.decision)]
        if using:
            self._add(effect, WEIGHED)
            gain = max(using) - max((each.score for each in others), default=-inf)
            self._add(effect, GOOD, max(using) > max(idle) + CLOSE if idle else gain > CLOSE)
            self._add(effect, BEST, gain > CLOSE)
            self._add(effect, SAME, abs(gain) <= CLOSE)
        elif choice.weighed:
            self.missed.append(f"{effect}: {self.session.pending}"[:400])
        self._add(effect, TAKEN, uses(choice.decision))

    def _is_idle(self, decision):
        return decision.action.name in self.idle if decision.action else self._declines(decision.answer)

    def _count_actions(self, view, choice):
        """Count the perks that might be used by an action of its own, where another one is begun."""
        for each in choice.weighed:
            action = each.decision.action
            if action is None or action == choice.decision.action:
                continue
            for effect in self._opened(view.state, action):
                self._weigh(effect, choice, lambda d, one=action: d.action == one)
        action = choice.decision.action
        if action is not None and action.name.startswith("Use ") and action.name != USE_PERKS:
            self._weigh(action.name, choice, lambda d: d.action == action)

    def _opened(self, state, action):
        """Give the effects that an action would let be used."""
        if action.name != USE_PERKS:
            return (action.name,) if action.name.startswith("Use ") else ()
        session = in_thought(state, self.session.book, Salted(0))
        if session.begin(action) or not isinstance(session.pending, Choose):
            return ()
        found = (n for o in session.pending.options for n in named(session.state, o, action.unit))
        return tuple(dict.fromkeys(found))

    def _add(self, effect, column, often=1):
        self.counts.setdefault(effect, [0] * len(COLUMNS))[column] += int(often)


def played(key, number, given, asking):
    """Play a battle, and give what is to be known of it."""
    about = about_of(key, number)
    found = {"book": key, "battle": number, "about": about, "level": given.level}
    return found | of_players(begun(key, number, about), given.level, asking)


def placed(folder, given):
    """Play battles about each perk of WARSURGE that was not offered so far, begun in its midst.

    Lots find out soon in which situation it is offered; that is what the opponents play then.
    """
    asking, seen = Asking(), totals(known(folder, WARSURGE))
    for perk in (name for name in NAMES if name not in seen):
        for where, style in product(WHERE, STYLES):
            path = folder / f"{WARSURGE}-placed-{perk}-{where}-{style}.json".replace(" ", "_")
            if path.exists() or not is_offered(perk, placed_warband(perk, where, style), asking):
                continue
            found = {"book": WARSURGE, "battle": f"{where}, {style}", "about": (perk,), "level": given.level}
            found |= of_players(placed_warband(perk, where, style), given.level, asking)
            path.write_text(json.dumps(found), encoding="utf-8")
            print(f"{path.stem}: {found['counts'].get(perk)}, {found['seconds']} s", flush=True)
            if found["counts"].get(perk, (0,))[OFFERED]:
                break
        else:
            print(f"{perk}: not offered", flush=True)


def is_offered(perk, session, asking):
    """Tell whether anything is asked about a perk in a battle that lots play."""
    return perk in of_players(session, "chance", asking)["counts"]


def of_players(session, level, asking):
    """Play a battle by two of a level, and give what came of it."""
    who = player(level, session.book)
    battle = Battle(session, [who, who], asking)
    played_out = battle.play()
    more = {"counts": battle.counts, "missed": list(Counter(battle.missed))[:20], "errors": battle.errors}
    return played_out | more


def known(folder, key=""):
    """Read the battles that were written down."""
    found = (json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json")))
    return [each for each in found if key in ("", each["book"])]


def totals(battles):
    """Add up the counts of battles by effect."""
    found = {}
    for each in battles:
        for effect, counts in each["counts"].items():
            row = found.setdefault(effect, [0] * len(COLUMNS))
            found[effect] = [a + b for a, b in zip(row, counts, strict=True)]
    return found


def table_of(key, battles):
    """Write what was used in the battles of a book, effect by effect."""
    counts = totals(battles)
    lines = [f"| {key} | {' | '.join(COLUMNS)} |", "|---|" + "---|" * len(COLUMNS)]
    lines += [f"| {name} | {' | '.join(map(str, counts[name]))} |" for name in sorted(counts)]
    return "\n".join(lines)


def summary(key, battles):
    """Say in a few lines what was used."""
    counts = totals(battles)
    offered = {name: row for name, row in counts.items() if row[OFFERED]}
    steps, seconds = (sum(each[what] for each in battles) for what in ("steps", "seconds"))
    taken = sum(bool(row[TAKEN]) for row in offered.values())
    had = {name for each in battles for name in own_names(key, each["about"])}

    def those(fits):
        """Name the effects whose counts fit, with how often they were offered."""
        return (
            ", ".join(f"{name} ({row[OFFERED]})" for name, row in sorted(offered.items()) if fits(row))
            or "none"
        )

    return "\n".join(
        (
            f"{key}: {len(battles)} battles about {len(had)} effects, {steps} decisions, {seconds:.0f} s",
            f"{len(offered)} effects were offered, {taken} of them taken",
            f"best and never taken: {those(lambda row: row[BEST] and not row[TAKEN])}",
            f"good and never taken: {those(lambda row: row[GOOD] and not row[TAKEN] and not row[BEST])}",
            f"always worse than without: {those(lambda row: row[WEIGHED] and not row[BEST] + row[SAME])}",
            f"always the same as without: {those(lambda row: row[WEIGHED] and row[SAME] == row[WEIGHED])}",
            f"the same or worse: {those(lambda row: 0 < row[SAME] < row[WEIGHED] and not row[BEST])}",
            f"offered and never weighed: {those(lambda row: not row[WEIGHED])}",
            f"never offered: {', '.join(sorted(had - set(counts))) or 'none'}",
            f"errors: {sum(len(b['errors']) for b in battles)}",
        )
    )


def own_names(key, about):
    """Give the names of what a battle is about, those that a roster makes up by their own."""
    return [
        n for name in about for n in ([f"Use {e.name}" for e in OWN_ONES[key]] if name == OWN else [name])
    ]


def main():
    """Play."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", type=Path, help="where battles are written down")
    parser.add_argument("--book", choices=tuple(ALL), help="left out: all of them")
    parser.add_argument("--battles", type=int, default=100, help="how many there are to be in all, of a book")
    parser.add_argument("--level", default="recruit", help="who plays both sides")
    parser.add_argument("--placed", action="store_true", help="play those of WARSURGE not offered so far")
    parser.add_argument("--again", type=int, help="only play the battle of this number, and tell all")
    parser.add_argument("--table", action="store_true", help="play nothing, and write the whole tables")
    given = parser.parse_args()
    keys = (given.book,) if given.book else tuple(ALL)
    if given.again is not None:
        print(json.dumps(played(keys[0], given.again, given, Asking()), indent=1))
        return 0
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.placed:
        placed(given.folder, given)
    elif not given.table:
        play(given.folder, keys, given)
    for key in keys:
        if given.table:
            print(f"\n{table_of(key, known(given.folder, key))}\n")
        print(summary(key, known(given.folder, key)))
    return 0


def play(folder, keys, given):
    """Play battles of the books in turn, those that are not written down yet."""
    asking = Asking()
    for number in range(given.battles):
        for key in keys:
            path = folder / f"{key}-{number:04}.json"
            if not path.exists():
                found = played(key, number, given, asking)
                path.write_text(json.dumps(found), encoding="utf-8")
                print(f"{path.stem}: {found['steps']} decisions, {found['seconds']} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())

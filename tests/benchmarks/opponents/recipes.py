"""Opponents against recipes of others, carried over to our actions: how strong are they beside what is known?

    python tests/benchmarks/opponents/recipes.py princess --player regular --script three_cairns --games 40
    python tests/benchmarks/opponents/recipes.py all --player veteran --games 40
    python tests/benchmarks/opponents/recipes.py wesnoth --script toll_bridge --out FILE  # may be stopped

`damage` takes what hurts most at once. `princess` weighs a place as MegaMek's Princess does: what may be done
from there, times its bravery, less what may be suffered there, less distances to the enemy and to friends.
`wesnoth` rates an attack as Wesnoth's default AI does: the worth of what may be killed, less the losses that
its aggression does not despise, less its exposure. `flat` plays each thing on by lots some times, and takes
what ended best on average. All four look at the same things that might be done as our levels do, answer
questions of the rules as these do, and know as little of dice and of hidden things. Battles come in pairs
with swapped sides and the same dice; a draw counts half; the bounds are Wilson's for 95 %.
"""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import hypot
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from gates import WORTH, bounds_of

from battlefield.app.battle.mustering import session_of
from battlefield.app.books.faces import face_of
from battlefield.app.contests.matches import Fought, came_of
from battlefield.app.contests.records import Record
from battlefield.app.opponents.players import decide, player, values_of
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.chance import Chance
from battlefield.play.opponents.tempers import PLAIN
from battlefield.play.opponents.thinker import Depth, Thinker
from battlefield.play.opponents.view import deciding, view_of
from battlefield.play.opponents.worth import TERMS, Worth, full_hp
from battlefield.play.session import Session
from battlefield.play.thinking import Strewn
from battlefield.resources import asset

SCRIPTS = ("three_cairns", "under_the_crane", "toll_bridge", "twin_sluices")
MOST_STEPS = 6000

BRAVERY, AGGRESSION, HERDING = 1.5, 0.05, 0.02  # Princess: each a share of a unit's price an inch
WESNOTH_AGGRESSION = 0.4
PLAYOUTS, ACTIONS = 12, 4  # of the flat search: about the time that a Veteran takes


class Rated(Worth):
    """States rated by one number, which stands in the place of all terms."""

    def terms(self, state, side, acting=""):
        """Return the number as one of the usual terms; the others are nothing."""
        return dict.fromkeys(TERMS, 0.0) | {"result": super().terms(state, side, acting)["result"],
                                            "strength": self.rated(state, side, acting)}  # fmt: skip

    def done(self, state, side):
        """Return what is left of the own side less what is left of the others'."""
        return sum(self._left(state, unit, side) for unit in state.units.values())


class Damage(Rated):
    """Only what has been hurt counts, and at a glance what may be hurt next."""

    def rated(self, state, side, acting):
        """Return the HP that are left, at their price, and a little of what may be hurt from here."""
        terms = Worth.terms(self, state, side, acting)
        return self.done(state, side) + 0.1 * terms["threat"]


class Princess(Rated):
    """Bravery times what may be done, less what may be suffered, less distances."""

    def rated(self, state, side, acting):
        """Return the sum over all own units."""
        terms, own, foes = Worth.terms(self, state, side, acting), *self.stands(state, side)
        spread = 0.0
        for x, y, price in own:
            near = min((hypot(x - u, y - v) for u, v, _ in foes), default=0.0)
            middle = fmean(u for u, _, _ in own), fmean(v for _, v, _ in own)
            spread += price * (AGGRESSION * near + HERDING * hypot(x - middle[0], y - middle[1])) / 10.0
        return self.done(state, side) + BRAVERY * terms["threat"] + terms["danger"] - spread

    def stands(self, state, side):
        """Return where units stand, with their prices: own ones, then the others."""
        found = [[], []]
        for is_own in (True, False):
            for each in self._pieces(state, side, is_own):
                x, y, _ = each.spots[0]
                found[not is_own].append((x, y, self.values.price(state, each.unit.id)))
        return found


class Wesnoth(Rated):
    """The worth of targets and the chance to kill them, less own losses and exposure."""

    def rated(self, state, side, acting):
        """Return gains less the share of losses that counts, and less the exposure of those who lost HP."""
        terms, gains, losses = Worth.terms(self, state, side, acting), 0.0, 0.0
        for unit in state.units.values():
            whole = self.values.price(state, unit.id)
            lost = whole * (1.0 - min(1.0, state.hp(unit.id) / full_hp(state, unit.id)))
            dead = whole * 0.5 * (state.hp(unit.id) <= 0)  # a kill is worth more than its HP
            if unit.commander == side:
                losses += lost + dead
            else:
                gains += lost + dead
        kept = 1.0 - WESNOTH_AGGRESSION
        support, vulnerability = terms["threat"], -terms["danger"]
        exposure = max(0.0, vulnerability - support)
        return gains - kept * losses + 0.3 * support - 0.3 * kept * exposure + terms["objectives"]


class Flat:
    """Plays each thing that might be done on by lots, and takes what came out best on average."""

    def __init__(self, book):
        self.book, self.worth = book, Worth(book, values_of(book.name))
        self._might = Thinker(book, self.worth.values, Depth(1, 1))._might

    def decide(self, view):
        """Return the best of all that might be done; None where nothing lawful is known."""
        might = self._might(view)
        if len(might) < 2:
            return might[0] if might else None
        return max(might, key=lambda each: self.mean(view, each))

    def mean(self, view, decision):
        """Return what some battles that go on by lots are worth on average."""
        found = []
        for trial in range(PLAYOUTS):
            session = view.session(self.book, Strewn(trial, PLAYOUTS))
            if session is None or decision.done_in(session):
                return float("-inf")
            self.go_on(session, trial)
            terms = self.worth.terms(session.state, view.side)
            found.append(sum(PLAIN[name] * terms[name] for name in TERMS))
        return fmean(found)

    def go_on(self, session, trial):
        """Go on by lots for some actions."""
        lots, begun = Chance(self.book, trial), 0
        while side := deciding(session):
            begun += session.pending is None
            if begun > ACTIONS:
                return
            seen, _ = view_of(session, side, face_of(session.state.book))
            decision = lots.decide(seen)
            if decision is None or decision.done_in(session):
                return


def recipe(name, book):
    """Make a recipe's player."""
    if name == "flat":
        return Flat(book)
    values = values_of(book.name)
    made = {"damage": Damage, "princess": Princess, "wesnoth": Wesnoth}[name]
    return Thinker(book, values, Depth(3, 2), PLAIN, made(book, values))


RECIPES = ("damage", "princess", "wesnoth", "flat")


def battle(script, seed, level, name, game):
    """Fight one battle as an arena would, and return what came of it for our player."""
    made = session_of(read_script(asset(f"rosters/{script}.json")))
    session = Session(made.start, made.book, made.dice, (), seed + game // 2)
    ours, theirs = session.state.sides if game % 2 == 0 else reversed(session.state.sides)
    who = {ours: player(level, session.book), theirs: recipe(name, session.book)}
    spent, refused = [], 0
    for _ in range(MOST_STEPS):
        side = deciding(session)
        if not side:
            break
        began = time.process_time()
        told = decide(session, who[side])
        if side == ours:
            spent.append(round(time.process_time() - began, 6))
            refused += told is None or told.is_replaced
    came = came_of(session.state, ours)
    return Fought(script, game, came, session.hash, tuple(spent), refused)


def fights(script, seed, level, name, games, out, at_once):
    """Fight all battles that are not written down yet, some at once, and return all."""
    contest = {"scripts": [script], "first": level, "second": f"recipe:{name}", "seed": seed}
    pool = ProcessPoolExecutor(at_once, mp_context=get_context("spawn"))
    with Record(out, contest) as record, pool:
        done = {each.game for each in record.known}
        left = [game for game in range(games) if game not in done]
        running = [pool.submit(battle, script, seed, level, name, game) for game in left]
        for each in as_completed(running):
            record.add(each.result())
            record.known.append(each.result())
    return sorted(record.known, key=lambda each: each.game)


def main():
    """Fight, and print the shares."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("recipe", choices=(*RECIPES, "all"))
    parser.add_argument("--player", default="regular")
    parser.add_argument("--script", nargs="+", default=SCRIPTS)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=100, help="the first seed")
    parser.add_argument("--out", help="a file for the battles of one recipe and script, gone on with")
    parser.add_argument("--at-once", type=int, default=os.cpu_count() or 1, help="battles at once")
    chosen = parser.parse_args()
    for name in RECIPES if chosen.recipe == "all" else (chosen.recipe,):
        for script in chosen.script:
            last = chosen.out, chosen.at_once
            found = fights(script, chosen.first, chosen.player, name, chosen.games, *last)
            share = fmean(WORTH[each.came] for each in found)
            low, high = bounds_of(share, len(found))
            each = sum(sum(fought.seconds) for fought in found) / len(found)
            print(f"{chosen.player} against {name}, {script}: {share:.1%} of {len(found)} "
                  f"({low:.1%} to {high:.1%}), {each:.1f} s a battle of its own", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()

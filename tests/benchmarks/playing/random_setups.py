"""Battles set up by chance: is *Begin* offered exactly where it is accepted, and the reason told elsewhere?

    python tests/benchmarks/playing/random_setups.py --count 1000

A table, a book, rosters, settings, handicaps, zones and a seed are drawn for each. Where the page
offers to begin, the battle must begin; where it does not, it must say why in a sentence; and of battles begun
past the page, as scripts begin them, the list of actions must tell the same as the rules.
"""

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT)]

from battlefield.app.battle.fighting import Battle  # noqa: E402
from battlefield.app.battle.mustering import session_of  # noqa: E402
from battlefield.app.books.faces import FACES  # noqa: E402
from battlefield.app.playing.setup.setup import checked, first_setup, offered, script_of, told_apart  # noqa: E402
from battlefield.app.playing.setup.tables import blank_table  # noqa: E402
from battlefield.files.text.errors import SceneError  # noqa: E402
from battlefield.geometry.kernel.shapes import Polygon  # noqa: E402
from battlefield.resources import asset, sample_maps  # noqa: E402
from battlefield.rules.scene.scenario import Zone  # noqa: E402


def known():
    """Read what comes along."""
    files = sorted(asset("rosters").glob("*.json"))
    scripts = [path for path in files if '"sides"' in path.read_text("utf-8")]
    tables = [path for path in files if path.stem.endswith("_table")]
    rosters = [path for path in files if path not in scripts and path not in tables]
    return offered((*sample_maps(), *tables), rosters, scripts)


def drawn_value(setting, sides, dice):
    """Draw a value that a setting may be."""
    if setting.is_side:
        return dice.choice(sides)
    if setting.choices:
        return dice.choice([each for each, _ in setting.choices])
    if isinstance(setting.usual, bool):
        return dice.random() < 0.5
    if isinstance(setting.usual, str):
        return setting.usual
    return dice.choice((setting.least, setting.most, dice.randint(setting.least, setting.most)))


def drawn_zones(board, sides, dice):
    """Draw zones, large and small, of some sides."""
    for name in sides:
        if dice.random() < 0.8:
            x, y = dice.uniform(0, board.width - 1), dice.uniform(0, board.height - 1)
            w, h = dice.uniform(0.5, board.width - x), dice.uniform(0.5, board.height - y)
            yield Zone(
                f"zone {name}",
                Polygon(((x, y), (x + w, y), (x + w, y + h), (x, y + h))),
                "deployment",
                side=name,
            )


def drawn_table(found, face, dice):
    """Draw a table that suits a book, or one that is bare."""
    suited = found.tables_of(face)
    if not suited or (not face.by_areas and dice.random() < 0.3):
        return blank_table(dice.choice((4, 12, 24, 48, 72)), dice.choice((4, 12, 24, 48)))
    return dice.choice(suited)


def drawn(found, seed):
    """Draw a setup."""
    dice = random.Random(seed)
    book = dice.choice(list(FACES))
    setup = first_setup(found, seed, book)
    face = setup.face
    sides = [
        replace(dice.choice(found.rosters_of(book)))
        for _ in range(dice.choice((2, 2, 2, min(3, face.most_sides))))
    ]
    if dice.random() < 0.3:
        sides[0] = replace(sides[0], handicap=dice.choice((25, 50, 75, 90)))
    setup = replace(setup, table=drawn_table(found, face, dice), sides=told_apart(tuple(sides)))
    names = [side.name for side in setup.sides]
    if not face.by_areas and dice.random() < 0.3:
        setup = replace(
            setup, table=replace(setup.table, zones=tuple(drawn_zones(setup.table.board, names, dice)))
        )
    for setting in face.settings:
        if dice.random() < 0.4:
            setup = setup.choose(setting.name, drawn_value(setting, names, dice))
    return setup


def looked_at(setup):
    """Give what kind of setup it is, and what is wrong with what is offered."""
    found = checked(setup)
    said = [problem.words for problem in found.problems]
    if (found.script is None) != bool(said):
        return "odd", f"offered: {found.script is not None}, said: {said}"
    if any("\n" in words or not words.strip() or len(words) > 400 for words in said):
        return "odd", f"no sentence: {said}"
    if found.script is not None:
        battle = Battle.started(found.script)
        refused = battle.begin(battle.book.actions(battle.state)[0])
        return "begun", refused and f"offered and refused: {refused}"
    return "told", past_the_page(setup)


def past_the_page(setup):
    """Begin it as a script would: what is offered there must be what is accepted there."""
    try:
        battle = Battle(session_of(script_of(setup)))
    except (SceneError, ValueError, AttributeError):
        return ""  # nothing is offered at all
    for offer in battle.actions():
        refusal = battle.book.refusal(battle.state, offer.action)
        if bool(refusal) != bool(offer.refusal):
            return f"{offer.action.name} is offered with {offer.refusal!r} and refused with {refusal!r}"
    return ""


def main():
    """Try setups, and give the status."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--count", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=0)
    chosen = asked.parse_args()
    found, kinds, wrong, begun = known(), Counter(), 0, time.process_time()
    for seed in range(chosen.seed, chosen.seed + chosen.count):
        try:
            kind, fault = looked_at(drawn(found, seed))
        except Exception as error:
            kind, fault = "fails", f"{type(error).__name__}: {error}"
        kinds[kind] += 1
        if fault:
            wrong += 1
            print(f"  {seed}, {kind}: {fault}", flush=True)
    told = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
    print(f"{chosen.count} setups in {time.process_time() - begun:.0f} s: {told}; {wrong} wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())

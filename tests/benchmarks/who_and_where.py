"""Plays every perk of a unit in every situation that a unit may be in, in both kinds of game, by chance.

    python tests/benchmarks/who_and_where.py
    python tests/benchmarks/who_and_where.py --perk Terrify --where aboard

Each is a battle of two turns that is looked at after each event, as those of `many_battles.py`. What is found
is printed with the perk, the situation and the seed, and makes the program end with status 1. The last line
names the perks that never took effect.
"""

import argparse
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

HERE = Path(__file__).resolve().parent
BOOK = HERE.parent / "rulebooks" / "warsurge"
sys.path[:0] = [str(BOOK / "drawn"), str(BOOK), str(HERE.parent), str(HERE.parents[1])]

from armies import army, enlisted, troop, weapon  # noqa: E402
from companies import attached, part_of  # noqa: E402
from convoys import inside  # noqa: E402
from fighting import in_phase, line, under  # noqa: E402
from hosts import NAMES  # noqa: E402
from marathon import Marathon  # noqa: E402
from meetings import Meetings, without_behaviour  # noqa: E402

from battlefield.geometry.kernel.shapes import Polygon  # noqa: E402
from battlefield.rulebooks.warsurge.perks import CATALOGUE  # noqa: E402
from battlefield.rules.scene.contents import Terrain  # noqa: E402
from battlefield.rules.table.underground import BELOW  # noqa: E402

GUN = weapon("gun", "Ignite I", attacks=2, power=5, ap=5)
ROOF = Terrain(
    "house", Polygon(((7.0, 7.0), (14.0, 7.0), (14.0, 14.0), (7.0, 14.0))), 0.0, 3.0, platform=True
)
FOES = (
    ("blue1", "blue", troop("foe", hp=3, armour=5, aegis=6, points=150), (GUN,), [(20.0, 9.0), (20.0, 11.0)]),
    ("blue2", "blue", troop("other", "Regen I", hp=4, points=90), (weapon("claw", range=1),), [(11.0, 17.0)]),
)


def field(*perks, models=2, at=(10.0, 8.5), places=True, others=(), **more):
    """A red unit with the perk that is tried, a friend beside it, two foes near."""
    spots = line(models, *at) if places else None
    tried = troop("tried", *perks, hp=3, transport=4, fire_points=2, points=200)
    friend = ("red2", "red", troop("friend", "Leader", hp=4, points=120), (weapon("rifle"),), [(8.0, 12.5)])
    rows = (("red1", "red", tried, (GUN,), spots), friend, *others, *FOES)
    return in_phase(army(*rows, board=(30, 22), **more), "Move")


def aboard(perk):
    boat = ("boat", "red", troop("boat", "Open", hp=6, transport=20, fire_points=4), (), [(10.0, 9.0)])
    return inside(field(perk, models=1, at=(10.0, 9.0), others=(boat,)), "red1", "boat")


def on_a_roof(perk):
    state = field(perk, terrain=(ROOF,))
    up = [replace(f, model=replace(f.model, bottom=3.0)) for f in state.figures_of("red1")]
    return state.with_figures(*up)


def brought_back(perk):
    """It has fallen, and comes back in the next turn."""
    state = field(perk, "Respawn")
    fallen = [replace(figure, hp=0) for figure in state.figures_of("red1")]
    return state.with_figures(*fallen)


def commanded_by_foes(perk):
    state = under(field(perk), "Dominate I", "red1", "blue2")
    return state.with_unit(replace(state.units["red1"], control="blue"))


SITUATIONS = {
    "on the table": field,
    "alone": lambda perk: field(perk, models=1),
    "in reserve": lambda perk: field(perk, places=False),
    "aboard": aboard,
    "underground": lambda perk: under(field(perk, "Burrow"), BELOW, "red1"),
    "sergeant": lambda perk: part_of(field(perk, "Sergeant"), "red1", "red2"),
    "with a sergeant": lambda perk: part_of(field(perk), "red2", "red1"),
    "joined": lambda perk: attached(field(perk, "Leader"), "red1", "red2"),
    "led": lambda perk: attached(field(perk), "red2", "red1"),
    "seized": commanded_by_foes,
    "copies": lambda perk: field(perk, "Illusion I", models=1),
    "decoys": lambda perk: field(perk, "Decoy I"),
    "brought back": brought_back,
    "on a roof": on_a_roof,
    "in a melee": lambda perk: field(perk, models=1, at=(18.7, 9.0)),
}
STYLES = ("standard", "advanced")


def starts(chosen):
    """Yield perk, situation, style and the start of each battle."""
    for kind in ("unit", "trait", "roster"):
        for perk in NAMES[kind]:
            if (chosen.perk and not perk.startswith(chosen.perk)) or perk == "Sergeant":
                continue
            for where, made in SITUATIONS.items():
                if chosen.where and where != chosen.where:
                    continue
                state = made(perk) if kind != "roster" else enlisted(made("Tough"), "red", perk)
                for style in STYLES:
                    settings = (("turns", 2), ("playstyle", style), ("zone depth", 6))
                    yield perk, where, style, replace(state, settings=settings)


def options():
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--perk", default="", help="only those whose names begin so")
    parser.add_argument("--where", default="", choices=("", *SITUATIONS), help="only one situation")
    parser.add_argument("--seed", type=int, default=1, help="another one gives other battles")
    return parser.parse_args()


def main():
    """Play the battles; 1 where anything was wrong."""
    chosen, found, battles = options(), 0, 0
    effect = Counter()
    meetings = Meetings()
    with meetings.watching():
        for perk, where, style, state in starts(chosen):
            marathon = Marathon(state, chosen.seed, is_replayed_here=True, meetings=meetings).play()
            battles += 1
            effect[perk] += perk in meetings.of_the_battle()
            meetings.end_battle()
            found += bool(marathon.wrongs)
            for wrong in marathon.wrongs[:1]:
                print(f"{perk}, {where}, {style}, seed {chosen.seed}: {wrong}", flush=True)
            if battles % 500 == 0:
                print(f"{battles} battles, {found} with faults", flush=True)
    never = [n for n in effect if not effect[n] and not without_behaviour(CATALOGUE.perks[n])]
    print(f"{battles} battles, {found} with faults; never took effect: {', '.join(never) or 'none'}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

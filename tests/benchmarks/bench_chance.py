"""Battles of the sample scripts played by chance: seconds of the processor, against another copy too.


    python tests/benchmarks/bench_chance.py
    python tests/benchmarks/bench_chance.py --against ../elsewhere --seeds 5 --only dock_brawl

With `--against` another copy of the source plays the same battles, turn about with this one, each in a
process of its own. Where suggested places differ the battles part, so what an event takes is told as well.
A battle is played once before, so that nothing is loaded while time is taken.
"""

import argparse
import json
import os
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parents[1]
SCRIPTS = (
    "drowned_mill",
    "first_battle",
    "dock_brawl",
    "mended_and_risen",
    "smoke_on_the_fen",
    "hooks_and_mirrors",
)


def played(name, seed):
    """Play a script by chance; give how many events that made."""
    from battlefield.app.battle.fighting import Battle
    from battlefield.app.battle.mustering import session_of
    from battlefield.app.battle.scripted import play_steps
    from battlefield.files.battles.scripts import read_script

    script = replace(read_script(f"assets/rosters/{name}.json"), seed=seed)
    with closing(Battle(session_of(script), None)) as battle:
        play_steps(battle, script, lambda _: None)
        return battle.session.event_count


def taken(name, seeds):
    """Give the seconds and the events of a script's battles, after one that warms up."""
    sys.path.insert(0, str(HERE))
    from timing import once

    played(name, seeds[0])
    events = []
    seconds = [once(lambda s=seed: events.append(played(name, s))) for seed in seeds]
    return sum(seconds), sum(events)


def asked(source, name, seeds):
    """Ask a copy of the source, in a process of its own."""
    order = [sys.executable, __file__, "--tell", name, "--first", str(seeds[0]), "--seeds", str(len(seeds))]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    found = subprocess.run(order, cwd=source, env=environment, check=True, capture_output=True, text=True)
    return json.loads(found.stdout.splitlines()[-1])


def options():
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a smoke run: one battle of the short scripts")
    parser.add_argument("--seeds", type=int, default=3, help="how many battles of each script")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first one")
    parser.add_argument("--only", choices=SCRIPTS, action="append", help="a script")
    parser.add_argument("--against", type=Path, help="the folder of another copy of the source")
    parser.add_argument("--tell", choices=SCRIPTS, help=argparse.SUPPRESS)
    return parser.parse_args()


def main():
    """Print what each script takes."""
    chosen = options()
    seeds = range(chosen.first, chosen.first + (1 if chosen.quick else chosen.seeds))
    if chosen.tell:
        print(json.dumps(taken(chosen.tell, seeds)))
        return
    for name in chosen.only or (SCRIPTS[:3] if chosen.quick else SCRIPTS):
        ours = theirs = events = others = 0
        for seed in seeds:
            found = asked(SOURCE, name, [seed])
            ours, events = ours + found[0], events + found[1]
            if chosen.against:
                found = asked(chosen.against.resolve(), name, [seed])
                theirs, others = theirs + found[0], others + found[1]
        line = f"{name:20} {ours / len(seeds):6.2f} s a battle, {1e3 * ours / events:5.2f} ms an event"
        if chosen.against:
            line += f"; elsewhere {theirs / len(seeds):6.2f} s and {1e3 * theirs / others:5.2f} ms:"
            line += f" {theirs / ours:.2f} and {theirs / others / (ours / events):.2f} times as long"
        print(line, flush=True)


if __name__ == "__main__":
    main()

"""Many battles that play themselves by legal choices drawn from a hash, each looked at after every event.

    python tests/benchmarks/many_battles.py --games 1000 --first 1 --playstyle advanced
    python tests/benchmarks/many_battles.py --games 20 --rosters
    python tests/benchmarks/many_battles.py --games 2000 --pairs pairs.json
    python tests/benchmarks/many_battles.py --games 0 --pairs pairs.json --table
    python tests/benchmarks/many_battles.py --games 2000 --pairs pairs.json --keep wrong
    python tests/benchmarks/many_battles.py --again wrong/*.json

Rosters are drawn from all perks, or are (`--rosters`) the samples of 1,000 points against each other. Steps
are taken back and made again all the time; every battle is played again in a fresh process with another hash
seed, for which the source must stay as it is. `--pairs` counts in a file which perks took effect in one
battle, and draws larger rosters of those that have met fewest others; `--table` writes the pairs of families.
What is found is printed with the seed that finds it again, and makes the program end with status 1. What
`--pairs` draws hangs on what has met before: `--keep` writes each battle that went wrong into a folder, and
`--again` plays it anew from its start by the same choices.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import nullcontext
from itertools import combinations
from pathlib import Path

HERE = Path(__file__).resolve().parent
BOOK = HERE.parent / "rulebooks" / "warsurge"
sys.path[:0] = [str(BOOK / "drawn"), str(BOOK), str(HERE.parent), str(HERE.parents[1])]

from crowds import crowded_state  # noqa: E402
from hosts import drawn_state, sample_state, samples  # noqa: E402
from marathon import Marathon  # noqa: E402
from meetings import ABLE, ALL, Meetings  # noqa: E402

from battlefield.app.battle.mustering import BOOKS  # noqa: E402
from battlefield.files.battles.games import game_bytes, read_game  # noqa: E402
from battlefield.play.session import replayed  # noqa: E402

BATCH = 5  # games for one fresh process


def again(paths):
    """Play kept battles anew from their starts by the choices of their seeds; 1 where one goes wrong."""
    tally = Tally()
    for path in paths:
        kept, meetings = read_game(path, BOOKS), Meetings()
        with meetings.watching():
            tally.add(kept.seed, Marathon(kept.start, kept.seed, True, meetings, True).play())
    tally.tell()
    return 1 if tally.found else 0


def replay(paths):
    """Play games again from their files; the status is 1 where one comes to another end."""
    wrong = 0
    for path in paths:
        try:
            session = read_game(path, BOOKS)
            replayed(session, session.book)
        except ValueError as error:
            wrong = 1
            print(f"{Path(path).stem}: played again elsewhere: {error}", flush=True)
    return wrong


def replayed_elsewhere(paths, keep):
    """Replay games in a fresh process with another hash seed; False where one comes to another end."""
    order = [sys.executable, __file__, "--replay", *map(str, paths)]
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    sound = subprocess.run(order, env=environment, check=False).returncode == 0
    for path in () if sound or keep is None else paths:
        shutil.copy(path, keep)
    return sound


def states(chosen, meetings):
    """Give the start of each battle with its seed."""
    pairs = list(combinations(samples(), 2))
    for seed in range(chosen.first, chosen.first + chosen.games):
        if chosen.rosters:
            yield seed, sample_state(pairs[seed % len(pairs)], seed, chosen.playstyle or "standard")
        elif meetings:
            yield seed, crowded_state(seed, chosen.playstyle, meetings)
        else:
            yield seed, drawn_state(seed, chosen.playstyle)


def options():
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=100, help="how many battles are played")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first one")
    parser.add_argument("--playstyle", choices=("standard", "advanced"), default="", help="left out: both")
    parser.add_argument("--rosters", action="store_true", help="the samples of 1,000 points")
    parser.add_argument("--every", type=int, default=25, help="tell after so many battles how it goes")
    parser.add_argument(
        "--pairs", type=Path, metavar="FILE", help="count the pairs of perks that met, and go on"
    )
    parser.add_argument("--table", action="store_true", help="write the pairs that met, family by family")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="write the battles that went wrong there")
    parser.add_argument("--again", nargs="+", metavar="GAME", help="only play these battles anew")
    parser.add_argument("--replay", nargs="+", metavar="GAME", help="only play these games again")
    return parser.parse_args()


def result_of(state):
    """Say which roster beat which."""
    names = {side: state.roster_of(side).name for side in state.sides}
    won = [side for side in state.sides if side in state.result.split()]
    if len(won) != 1:
        return f"no victor: {' and '.join(sorted(names.values()))}"
    lost = [name for side, name in names.items() if side != won[0]]
    return f"{names[won[0]]} beat {', '.join(lost)}"


class Tally:
    """Counts what was played and found."""

    def __init__(self):
        self.games = self.steps = self.found = self.elsewhere = 0
        self.perks, self.results, self.start = Counter(), Counter(), time.perf_counter()

    def add(self, seed, marathon):
        """Count a battle and tell what was wrong in it."""
        self.games, self.steps = self.games + 1, self.steps + marathon.steps
        state = marathon.session.state
        self.results[result_of(state)] += 1
        held = {held.name for profile in marathon.session.start.profiles.values() for held in profile.perks}
        self.perks.update(sorted(held))
        self.found += bool(marathon.wrongs)
        for wrong in marathon.wrongs[:3]:
            print(f"seed {seed}, {state.setting('playstyle', '')}: {wrong}", flush=True)

    def tell(self):
        """Print the counts."""
        seconds = time.perf_counter() - self.start
        print(
            f"{self.games} battles, {self.steps} steps, {self.elsewhere} played again elsewhere, "
            f"{self.found} with faults, {len(self.perks)} perks in play, {seconds:.0f} s",
            flush=True,
        )


def table(meetings):
    """Write which pairs of perks have met, for each two families: met in a battle / all there are."""
    figures = {}
    for one, two, met, pairs in meetings.by_family():
        figures[one, two] = figures[two, one] = f"{met}/{pairs}"
    families = list(dict.fromkeys(one for one, _ in figures))
    print("| | " + " | ".join(families) + " |")
    print("|---" * (len(families) + 1) + "|")
    for number, one in enumerate(families):
        cells = [figures[one, two] if at <= number else "" for at, two in enumerate(families)]
        print(f"| {one} | " + " | ".join(cells) + " |")
    never = [name for name in ABLE if name not in meetings.seen()]
    print(f"\nNever took effect: {', '.join(never) or 'none'}")


def tell_pairs(meetings):
    """Print how many pairs have met."""
    battle, action = meetings.count()
    seen = len(meetings.seen())
    print(f"{seen} of {len(ABLE)} perks took effect; of their {ALL} pairs {battle} in one battle", end=", ")
    print(f"{action} in one action", flush=True)


def main():
    """Play the battles; 1 where anything was wrong."""
    chosen = options()
    if chosen.replay:
        return replay(chosen.replay)
    if chosen.again:
        return again(chosen.again)
    if chosen.keep:
        chosen.keep.mkdir(parents=True, exist_ok=True)
    meetings = Meetings.read(chosen.pairs) if chosen.pairs else None
    with meetings.watching() if meetings else nullcontext():
        tally, sound = played(chosen, meetings)
    tally.tell()
    for result, times in sorted(tally.results.items()) if chosen.rosters else ():
        print(f"{times:5} {result}")
    if meetings:
        tell_pairs(meetings)
        if chosen.table:
            table(meetings)
    return 1 if tally.found or not sound else 0


def played(chosen, meetings):
    """Play the battles and give the tally, and whether all were played again elsewhere to the same end."""
    tally, sound, kept = Tally(), True, []
    with tempfile.TemporaryDirectory() as place:
        for seed, state in states(chosen, meetings):
            busy = meetings is not None
            marathon = Marathon(state, seed, False, meetings, busy).play()  # replayed elsewhere
            tally.add(seed, marathon)
            if meetings:
                meetings.end_battle()
                meetings.write(chosen.pairs)
            kept.append(Path(place) / f"seed {seed}.json")
            kept[-1].write_bytes(game_bytes(marathon.session))
            if marathon.wrongs and chosen.keep:
                shutil.copy(kept[-1], chosen.keep)
            if tally.games % chosen.every == 0:
                tally.tell()
            if len(kept) == BATCH or tally.games == chosen.games:
                sound = replayed_elsewhere(kept, chosen.keep) and sound
                tally.elsewhere += len(kept)
                for done in kept:
                    done.unlink()
                kept = []
                if meetings:
                    tell_pairs(meetings)
    return tally, sound


if __name__ == "__main__":
    sys.exit(main())

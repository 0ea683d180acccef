"""Many tables drawn by chance: whether anybody who knows less is ever surer, and how long answers take.

    python tests/benchmarks/many_widenings.py --scenes 10000 --first 0 --keep kept.jsonl

With `--keep` each question is written down as it is answered, and a run that was broken off goes on from
there: `--minutes 5` ends one by itself. Each table is asked ten questions, or those of some kinds, then again
with its places known worse. An answer that was open and becomes likely or certain, or was likely and becomes
certain, is printed with the seed that finds it again, and makes the program end with status 1.
"""

import argparse
import json
import sys
import time
from collections import Counter
from functools import lru_cache
from pathlib import Path
from random import Random
from types import SimpleNamespace

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parent), str(HERE.parent / "app" / "measure" / "rulings")]

from little_scenes import by_chance  # noqa: E402
from widenings import QUESTIONS, RANKS, verdicts, widened  # noqa: E402

from battlefield.app.measure.rulings import hiding, looks  # noqa: E402

# where all stands does not depend on how well it is known: what both tables look alike is looked at once
looks.sight = lru_cache(maxsize=256)(looks.sight)
looks.Obscured = SimpleNamespace(of=lru_cache(maxsize=16)(looks.Obscured.of))
hiding.ObscuredMargin = SimpleNamespace(of=lru_cache(maxsize=16)(hiding.ObscuredMargin.of))
hiding.obscured_shares = lru_cache(maxsize=256)(hiding.obscured_shares)


def compared(seed, number):
    """Ask one question before and after, and give all verdicts with the seconds that an answer took."""
    scene = by_chance(seed, lambda drawn: drawn.choice((0.0, 0.02, 0.1, 0.5)))
    worse = widened(scene, Random(seed))
    begun = time.process_time()
    before, after = verdicts(scene, QUESTIONS[number]), verdicts(worse, QUESTIONS[number])
    taken = (time.process_time() - begun) / 2
    return [[name, verdict, after[name]] for name, verdict in before.items()], taken


def kept_in(path):
    """Read what a run before has found."""
    lines = path.read_text().splitlines() if path is not None and path.exists() else []
    return {(seed, number): (found, taken) for seed, number, found, taken in map(json.loads, lines)}


def asked_all(seeds, numbers, path, minutes):
    """Ask all that was not asked before, for as long as there is time, and write each answer down."""
    kept, end = kept_in(path), time.monotonic() + 60.0 * minutes
    for seed in seeds:
        for number in numbers:
            if (seed, number) not in kept and time.monotonic() < end:
                kept[seed, number] = found, taken = compared(seed, number)
                if path is not None:
                    with path.open("a") as file:
                        file.write(json.dumps([seed, number, found, taken]) + "\n")
    return {key: each for key, each in kept.items() if key[0] in seeds and key[1] in numbers}


def main():
    """Look at tables, and give the status."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--scenes", type=int, default=10_000)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--only", nargs="+", choices=sorted({each["ask"] for each in QUESTIONS}))
    asked.add_argument("--keep", type=Path, help="a file to go on from")
    asked.add_argument("--minutes", type=float, default=float("inf"), help="when to stop asking")
    chosen = asked.parse_args()
    seeds = range(chosen.first, chosen.first + chosen.scenes)
    numbers = [n for n, each in enumerate(QUESTIONS) if not chosen.only or each["ask"] in chosen.only]
    found = asked_all(seeds, numbers, chosen.keep, chosen.minutes)
    told, wrong = Counter(), 0
    for (seed, number), (verdicts_of, _) in found.items():
        for name, before, after in verdicts_of:
            told[before, after] += 1
            if RANKS[after] > RANKS[before]:
                wrong += 1
                print(f"seed {seed}, {QUESTIONS[number]}, {name}: {before} became {after}")
    for (before, after), count in sorted(told.items()):
        print(f"{before} to {after}: {count}")
    for number in numbers:
        taken = [each for (_, n), (_, each) in found.items() if n == number]
        mean = 1000 * sum(taken) / max(1, len(taken))
        print(f"{QUESTIONS[number]['ask']}: {len(taken)} tables, {mean:.1f} ms an answer")
    print(f"{wrong} of {told.total()} answers grew surer")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

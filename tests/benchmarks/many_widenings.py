"""Many tables drawn by chance: whether anybody who knows less is ever surer, and how long answers take.

    python tests/benchmarks/many_widenings.py --scenes 10000 --first 0

Each table is asked ten questions, or those of some kinds, then again with its places known worse. An answer
that was open and becomes likely or certain, or was likely and becomes certain, is printed with the seed that
finds it again, and makes the program end with status 1.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parent), str(HERE.parent / "app" / "measure" / "rulings")]

from little_scenes import by_chance  # noqa: E402
from widenings import QUESTIONS, RANKS, verdicts, widened  # noqa: E402


def main():
    """Look at tables, and give the status."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--scenes", type=int, default=10_000)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--only", nargs="+", choices=sorted({each["ask"] for each in QUESTIONS}))
    chosen = asked.parse_args()
    questions = [each for each in QUESTIONS if not chosen.only or each["ask"] in chosen.only]
    told, wrong, seconds = Counter(), 0, Counter()
    for seed in range(chosen.first, chosen.first + chosen.scenes):
        scene = by_chance(seed, lambda drawn: drawn.choice((0.0, 0.02, 0.1, 0.5)))
        worse = widened(scene, Random(seed))
        for number, question in enumerate(questions):
            begun = time.process_time()
            before, after = verdicts(scene, question), verdicts(worse, question)
            seconds[number] += time.process_time() - begun
            for name, verdict in before.items():
                told[verdict, after[name]] += 1
                if RANKS[after[name]] > RANKS[verdict]:
                    wrong += 1
                    print(f"seed {seed}, {question}, {name}: {verdict} became {after[name]}", flush=True)
    for (before, after), count in sorted(told.items()):
        print(f"{before} to {after}: {count}")
    for number, question in enumerate(questions):
        print(f"{question['ask']}: {1000 * seconds[number] / 2 / chosen.scenes:.1f} ms")
    print(f"{wrong} of {told.total()} answers grew surer")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""Whether `check`, `ask reach` and the fairness report contradict each other, on seeded tables.

    python tests/benchmarks/bench_agreeing.py --tables 1000
    python tests/benchmarks/bench_agreeing.py --gates --tables 200

With `--gates` every way goes through gates hardly wider than the base, or a little narrower. Else each table
has walls, yards with gates, roofs and an objective close to one of them, a spot or an area. Every
contradiction is printed with its seed, and the exit status is 1 where there is one.
"""

import argparse
import sys
from collections import Counter
from math import isfinite
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests/app/checks")]


def main():
    """Compare as many tables as are asked for."""
    from agreeing import answers, disagreement, drawn_table, gated_table

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000, help="how many tables (1000)")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first (0)")
    parser.add_argument("--gates", action="store_true", help="tables of narrow gates")
    parser.add_argument("--quick", action="store_true", help="a smoke run of ten tables")
    told = parser.parse_args()
    counts = Counter()
    for seed in range(told.first, told.first + (10 if told.quick else told.tables)):
        found = answers(seed, (gated_table if told.gates else drawn_table)(seed))
        if found is None:
            counts["an objective in a wall"] += 1
            continue
        counts["a way" if any(map(isfinite, found.fair)) else "no way"] += 1
        if words := disagreement(found):
            counts["contradictions"] += 1
            print(words, flush=True)
    print(", ".join(f"{name}: {count}" for name, count in sorted(counts.items())))
    return 1 if counts["contradictions"] else 0


if __name__ == "__main__":
    sys.exit(main())

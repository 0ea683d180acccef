"""Many random positions of random units: whether tint, drag, suggestions and rule agree, to 0.02 in.

    python tests/benchmarks/moves/many_tints.py --positions 2000 --first 0 --places 4

Units of the samples of three books, on round, oval, square and hexagonal bases, stand alone or in rows among
others and terrain, and go on foot, through the air and past walls, as the books have it. Each is tried in
formation, and one of its models by itself where it is alone. Whatever is wrong is printed with the seed that
finds it again, and makes the program end with status 1.
"""

import argparse
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

TESTS = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(TESTS / "app"), str(TESTS), str(TESTS.parent)]

from tints import about_to_move, drag_faults, faults, suggestion_faults  # noqa: E402


def main():
    """Look at positions, and give the status."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--positions", type=int, default=2000)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--places", type=int, default=4, help="on each side of the rim")
    chosen = asked.parse_args()
    looked, wrong, begun = Counter(), Counter(), time.process_time()
    with suppress(KeyboardInterrupt):  # whoever stops it is told of what has been looked at
        look(chosen, looked, wrong)
    for kind, count in sorted(looked.items()):
        print(f"{kind}: {wrong[kind]} of {count} positions wrong")
    print(f"{time.process_time() - begun:.0f} s of processor time")
    return 1 if wrong.total() else 0


def look(chosen, looked, wrong):
    """Look at positions, count them by kind, and print what is wrong."""
    for seed in range(chosen.first, chosen.first + chosen.positions):
        case = about_to_move(seed)
        desk, rng, figures = case.desk, case.rng, case.desk.hand.request.figures
        held, many = figures[int(rng.integers(len(figures)))], "formations" if len(figures) > 1 else "models"
        kind = f"{desk.state.book}, {many}, {case.going}"
        found = faults(desk, rng, held, figures, chosen.places)
        found += drag_faults(desk, rng, held, figures, chosen.places)
        found += suggestion_faults(desk, held, figures)
        looked[kind] += 1
        wrong[kind] += bool(found)
        for what, at, why in found:
            print(f"{seed} {held}: {what}: ({at[0]:.4f}, {at[1]:.4f}) {why}", flush=True)


if __name__ == "__main__":
    sys.exit(main())

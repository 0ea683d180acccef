"""Many random positions: whether the area of a reach and the cost of single ways agree at the area's rim.

    python tests/benchmarks/moves/many_rims.py --positions 2000 --first 0 --places 12

Every place that is wrong is printed with the kind and the seed that find it again, and makes the program end
with status 1. A summary tells how many positions of each kind were looked at, and how long areas took.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[2])]

from tests.geometry.reach_rims import KINDS, faults, position  # noqa: E402


def main():
    """Look at positions, and give the status."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--positions", type=int, default=2000)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--places", type=int, default=12, help="on each side of the rim")
    asked.add_argument("--kind", choices=KINDS)
    chosen = asked.parse_args()
    looked, wrong, seconds = Counter(), Counter(), Counter()
    for seed in range(chosen.first, chosen.first + chosen.positions):
        kind = chosen.kind or KINDS[seed % len(KINDS)]
        asking = position(seed, kind)
        if asking is None:
            continue
        begun = time.process_time()
        asking.work_out()
        seconds[kind] += time.process_time() - begun
        found = faults(asking, seed, chosen.places)
        looked[kind] += 1
        wrong[kind] += bool(found)
        for what, at in found:
            print(f"{kind} {seed}: {what}: ({at[0]:.4f}, {at[1]:.4f})", flush=True)
    for kind, count in looked.items():
        print(f"{kind}: {wrong[kind]} of {count} positions wrong, {seconds[kind] / count:.3f} s an area")
    return 1 if wrong.total() else 0


if __name__ == "__main__":
    sys.exit(main())

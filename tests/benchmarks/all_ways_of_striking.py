"""Tries every perk of a weapon by every way in which weapons strike, and tells where it does otherwise.

    python tests/benchmarks/all_ways_of_striking.py
    python tests/benchmarks/all_ways_of_striking.py --perk Force

All dice show one face, for each of 6, 4, 2 and 1. What no rule explains is printed and makes the program end
with status 1; explanations that nothing needs any more are printed, too.
"""

import argparse
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
BOOK = HERE.parent / "rulebooks" / "warsurge"
sys.path[:0] = [str(BOOK / "attack"), str(BOOK / "drawn"), str(BOOK), str(HERE.parent), str(HERE.parents[1])]

from hosts import NAMES  # noqa: E402
from ways_of_striking import EXPLAINED, WAYS, differs, explained  # noqa: E402

FACES = (6, 4, 2, 1)


def main():
    """Try them all; 1 where anything differs without a reason."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--perk", default="", help="only those whose names begin so")
    chosen = parser.parse_args()
    perks = [name for name in NAMES["weapon"] if name.startswith(chosen.perk)]
    found, needed = 0, set()
    for perk in perks:
        for way in WAYS:
            said = [f"all {face}: {what}" for face in FACES if (what := differs(perk, way, face))]
            needed |= {explained(perk, way)} if said else set()
            if said and not explained(perk, way):
                found += 1
                print(f"{perk}, {way}: {said[0]}", flush=True)
    print(f"{len(perks)} perks by {len(WAYS)} ways with {len(FACES)} faces: {found} differ without a reason")
    idle = {why for reasons in EXPLAINED.values() for why in reasons.values()} - needed
    for why in sorted(idle) if not chosen.perk else ():
        print(f"no longer needed: {why}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

"""All ways of writing on a disk that fails, fills, turns read-only or loses power: is anything lost?

    python tests/benchmarks/many_faults.py --random 2000

Each way in turn (`tests/writing_ways.py`, `tests/writing_files.py`) meets each kind of fault at each of its
calls, a loss of power several times over; then ways, pairs of faults and places are drawn by chance. What was
told to be done must be found afterwards, files must be the old or the new ones, complaints one clear
sentence. What is not is printed with what repeats it, and makes the program end with status 1.
"""

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parent), str(HERE.parent / "app")]

from faulty_disk import ENDING, FAILING, KINDS, Fault  # noqa: E402
from under_faults import WAYS, calls_of, tried  # noqa: E402

LOSSES = 3  # of power at each call


def exhaustive(way, calls, folder):
    """Try each fault at each call; give what each that went wrong was."""
    for at in range(len(calls)):
        for kind in KINDS:
            for seed in range(LOSSES if kind == "power" else 1):
                yield (Fault(kind, at, seed),), tried(way, folder, Fault(kind, at, seed))


def drawn(calls, dice):
    """Draw two faults: one the program goes on after, and one that ends it, or not."""
    first = Fault(dice.choice(FAILING), dice.randrange(len(calls)), dice.randrange(1 << 30))
    other = Fault(dice.choice(KINDS), dice.randrange(len(calls)), dice.randrange(1 << 30))
    return first, other


def told(name, faults, wrong):
    """Print what went wrong; give 1 where something did."""
    if wrong:
        print(f"  {name}, {', '.join(map(str, faults))}: {wrong[:600]}", flush=True)
    return bool(wrong)


def main():
    """Try all ways, and give the status."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--random", type=int, default=2000, help="so many pairs of faults by chance")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--only", choices=sorted(WAYS))
    chosen = asked.parse_args()
    ways = {name: way for name, way in WAYS.items() if chosen.only in (None, name)}
    begun, wrong, counts, known = time.process_time(), 0, dict.fromkeys(KINDS, 0), {}
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "work"
        for name, way in ways.items():
            known[name] = calls_of(way, folder)
            for faults, found in exhaustive(way, known[name], folder):
                counts[faults[0].kind] += 1
                wrong += told(name, faults, found)
        ending = sum(counts[kind] for kind in ENDING)
        calls = sum(map(len, known.values()))
        print(f"{len(ways)} ways, {calls} calls: {ending:,} ends, {sum(counts.values()) - ending:,} failures")
        dice = random.Random(chosen.seed)
        for _ in range(chosen.random):
            name = dice.choice(list(ways))
            faults = drawn(known[name], dice)
            wrong += told(name, faults, tried(ways[name], folder, *faults))
    print(f"{chosen.random:,} pairs by chance; {wrong} wrong; {time.process_time() - begun:.0f} s")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())

"""What the opponents are worth: all arenas of one list, run or gone on with, and the table of results.


    python tests/benchmarks/opponents/gates.py ~/gates  # takes hours; stop and start it as you like
    python tests/benchmarks/opponents/gates.py ~/gates --only "Regular against Chance" --games 40 --at-once 1
    python tests/benchmarks/opponents/gates.py ~/gates --table  # writes docs/opponent.md, plays nothing
    python tests/benchmarks/opponents/gates.py ~/gates --keep  # counts them for ever, in any folder

The list is `gates.json`. Each gate and script has a file of its own in the folder, to which every battle is
written as it ends. Battles are played in turns of a few, so that all gates grow together; a gate is over at
its number of battles, or sooner where a sequential test tells 50 % from 55 %: with 200 battles at least, and
right 19 of 20 times. The two battles of a pair, with swapped sides, count as one there.

What was played before, in folders that are no longer there, is kept in `gates_kept.json` as counts: it is
part of each share, and what is played now has other dice. Where a level has learnt since, its rows are to be
taken out there.
"""

import argparse
import json
import subprocess
import sys
from dataclasses import astuple, dataclass
from math import log
from pathlib import Path
from statistics import fmean, pvariance

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parents[2]
PAGE = SOURCE / "docs" / "opponent.md"
BEGIN, END = "<!-- results -->", "<!-- end of results -->"
WORTH = {"win": 1.0, "draw": 0.5, "loss": 0.0}
LEAST, TURN = 200, 40  # battles that a claim needs; battles of a turn
DICE = {True: 100, False: 1}  # the first seed of recipes, of arenas
SURE = log(0.95 / 0.05)
RECIPE = "recipe:"  # before the name of a player of recipes.py


@dataclass(frozen=True)
class Gate:
    """Who plays whom on which scripts, how often, and what is to come of it."""

    name: str
    scripts: tuple[str, ...]
    first: str
    second: str
    games: int
    goal: float = 0.0  # of the first player's share
    even: float = 0.0  # how far the first side's share may be from a half

    def file(self, folder, script):
        """Return where the battles on a script are written."""
        plain = "".join(letter if letter.isalnum() else "_" for letter in self.name.lower())
        return folder / f"{plain}.{script}.jsonl"


@dataclass(frozen=True)
class Came:
    """What came of battles: their number, the points of the first player and of the first side, faults."""

    battles: int = 0
    points: float = 0.0
    side: float = 0.0
    faults: int = 0

    @classmethod
    def of(cls, battles):
        """Count battles that were written down."""
        points = [WORTH[each["came"]] for each in battles]
        side = (p if b["game"] % 2 == 0 else 1.0 - p for p, b in zip(points, battles, strict=True))
        faults = sum(each["refused"] + each["errors"] for each in battles)
        return cls(len(battles), sum(points), sum(side), faults)

    def __add__(self, other):
        return Came(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))


def kept_in(path):
    """Read what was played before, by gate and script."""
    rows = json.loads(path.read_text("utf-8")) if path.exists() else []
    return {(gate, script): Came(*counts) for gate, script, *counts in rows}


def keep(gates, folder, path):
    """Count what was played in a folder from now on; its files are set aside."""
    kept = kept_in(path)
    for gate in gates:
        for script in gate.scripts:
            file = gate.file(folder, script)
            if battles := battles_in(file):
                kept[gate.name, script] = kept.get((gate.name, script), Came()) + Came.of(battles)
                file.rename(file.with_suffix(".kept"))
    rows = [json.dumps([*key, *astuple(came)]) for key, came in kept.items()]
    path.write_text("[\n  " + ",\n  ".join(rows) + "\n]\n", "utf-8")


def gates_of(path):
    """Read the list."""
    found = json.loads(path.read_text("utf-8"))
    return [
        Gate(
            each["gate"],
            tuple(found[each["on"]]),
            each["first"],
            each["second"],
            each["games"],
            each.get("goal", 0.0),
            each.get("even", 0.0),
        )
        for each in found["gates"]
    ]


def battles_in(path):
    """Read the battles that were written down, in their order; none where nothing is."""
    lines = path.read_text("utf-8").splitlines()[1:] if path.exists() else []
    found = []
    for line in lines:
        try:
            found.append(json.loads(line))
        except ValueError:  # cut off amid a line
            break
    return sorted(found, key=lambda each: each["game"])


def bounds_of(share, count):
    """Return Wilson's bounds for 95 %."""
    z, n = 1.959964, max(1, count)
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * ((share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5)
    return middle - half, middle + half


def evidence(battles, low=0.5, high=0.55):
    """Return how much likelier one share is than another by the pairs, as a logarithm."""
    by_pair = {}
    for each in battles:
        by_pair.setdefault(each["game"] // 2, []).append(WORTH[each["came"]])
    scores = [fmean(each) for each in by_pair.values() if len(each) == 2]
    spread = pvariance(scores) if len(scores) > 1 else 0.0
    if not spread:
        return 0.0
    return len(scores) * (high - low) * (2 * fmean(scores) - low - high) / (2 * spread)


def is_done(gate, battles, games, before=0):
    """Return whether no more battles are needed than these, and those `before` them."""
    count = before + len(battles)
    sure = gate.goal == 0.5 and count >= LEAST and abs(evidence(battles)) >= SURE
    return count >= games or sure


def run(gate, script, folder, games, at_once, before=0):
    """Play a gate on a script up to so many battles in all, with other dice than `before`."""
    is_recipe = gate.second.startswith(RECIPE)
    words = ["--games", str(games - before), "--out", str(gate.file(folder, script))]
    words += ["--first" if is_recipe else "--seed", str(DICE[is_recipe] + before)]
    words += ["--at-once", str(at_once)] if at_once else []
    if is_recipe:
        who = [gate.second.removeprefix(RECIPE), "--player", gate.first, "--script", script]
        command = [sys.executable, str(HERE / "recipes.py"), *who, *words]
    else:
        who = [f"assets/rosters/{script}.json", "--first", gate.first, "--second", gate.second, "--json"]
        command = [sys.executable, "-m", "battlefield", "arena", *who, *words]
    return subprocess.run(command, cwd=SOURCE, stdout=subprocess.DEVNULL).returncode == 0


def play(gates, folder, most, at_once, kept):
    """Play all gates in turns until each is done with."""
    left = [(gate, script) for gate in gates for script in gate.scripts]
    while left:
        going = []
        for gate, script in left:
            games = min(gate.games, most or gate.games)
            battles = battles_in(gate.file(folder, script))
            before = kept.get((gate.name, script), Came()).battles
            if is_done(gate, battles, games, before):
                continue
            count = before + len(battles)
            print(f"{gate.name}, {script}: {count} of {games}", flush=True)
            if run(gate, script, folder, min(games, count + TURN), at_once, before):
                going.append((gate, script))
            else:
                print(f"{gate.name}, {script}: given up, see above", flush=True)
        left = going


def row(gate, script, came):
    """Write one line of the table."""
    side = bool(gate.even)
    share = (came.side if side else came.points) / came.battles
    count = came.battles // 2 if side and gate.first == gate.second else came.battles
    low, high = bounds_of(share, count)
    goal = f"{50 - 100 * gate.even:g} to {50 + 100 * gate.even:g} %" if side else f"{100 * gate.goal:g} %"
    bounds = f"{100 * low:.1f} to {100 * high:.1f} %"
    found = verdict(gate, share, low, came.battles)
    cells = (gate.name, script, came.battles, f"{100 * share:.1f} %", bounds, goal, found, came.faults)
    return f"| {' | '.join(map(str, cells))} |"


def verdict(gate, share, low, battles):
    """Say whether the goal is reached: of a share by its lower bound."""
    if battles < min(LEAST, gate.games):
        return "no claim yet"
    reached = abs(share - 0.5) <= gate.even if gate.even else low >= gate.goal
    return "yes" if reached else "**no**"


def table(gates, folder, kept=None):
    """Return the table of all gates that any battle was played of."""
    head = "| gate | battle | battles | share | bounds | goal | reached | faults |"
    rows = (row(*each) for gate in gates for each in played(gate, folder, kept or {}) if each[2].battles)
    return "\n".join([head, "|" + "---|" * 8, *rows])


def played(gate, folder, kept):
    """Yield a gate with each script and what came of it, and of all where several make up a share."""
    found = [
        (gate, script, kept.get((gate.name, script), Came()) + Came.of(battles_in(gate.file(folder, script))))
        for script in gate.scripts
    ]
    yield from found
    if not gate.even and sum(bool(came.battles) for *_, came in found) > 1:
        yield gate, "all of these", sum((came for *_, came in found), Came())


def write(text, page=PAGE):
    """Put the table into the page, in place of the last one."""
    before, rest = page.read_text("utf-8").split(BEGIN)
    after = rest.split(END)[1]
    page.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")


def main(words=None):
    """Run what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where battles are written down")
    parser.add_argument("--gates", type=Path, default=HERE / "gates.json", help="another list")
    parser.add_argument("--only", default="", help="gates whose names begin so")
    parser.add_argument("--games", type=int, default=0, help="no more battles than these, of each script")
    parser.add_argument("--at-once", type=int, default=0, help="battles at once")
    parser.add_argument("--table", action="store_true", help="play nothing; write the table into the page")
    parser.add_argument("--keep", action="store_true", help="play nothing; count these battles for ever")
    given = parser.parse_args(words)
    given.folder.mkdir(parents=True, exist_ok=True)
    gates, before = gates_of(given.gates), given.gates.with_name(f"{given.gates.stem}_kept.json")
    if given.keep:
        keep(gates, given.folder, before)
    elif not given.table:
        wanted = [each for each in gates if each.name.startswith(given.only)]
        play(wanted, given.folder, given.games, given.at_once, kept_in(before))
    text = table(gates, given.folder, kept_in(before))
    print(text)
    if given.table:
        write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())

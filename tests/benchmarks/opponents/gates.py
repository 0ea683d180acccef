"""What the opponents are worth: all arenas of one list, run or gone on with, and the table of results.


    python tests/benchmarks/opponents/gates.py ~/gates  # takes hours; stop and start it as you like
    python tests/benchmarks/opponents/gates.py ~/gates --only "Regular against Chance" --games 40 --at-once 1
    python tests/benchmarks/opponents/gates.py ~/gates --table  # writes docs/opponent.md, plays nothing

The list is `gates.json`. Each gate and script has a file of its own in the folder, to which every battle is
written as it ends. Battles are played in turns of a few, so that all gates grow together; a gate is over at
its number of battles, or sooner where a sequential test tells 50 % from 55 %: with 200 battles at least, and
right 19 of 20 times. The two battles of a pair, with swapped sides, count as one there.
"""

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass
from math import log
from pathlib import Path
from statistics import fmean, pvariance

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parents[2]
PAGE = SOURCE / "docs" / "opponent.md"
BEGIN, END = "<!-- results -->", "<!-- end of results -->"
WORTH = {"win": 1.0, "draw": 0.5, "loss": 0.0}
LEAST, TURN = 200, 40  # battles that a claim needs; battles of a turn
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


def share_of(battles, of="player"):
    """Return the share of the first player, or of the first side; a draw counts half."""
    if of == "side":
        worth = (WORTH[b["came"]] if b["game"] % 2 == 0 else 1.0 - WORTH[b["came"]] for b in battles)
    else:
        worth = (WORTH[each["came"]] for each in battles)
    return fmean(worth) if battles else 0.5


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


def is_done(gate, battles, games):
    """Return whether no more battles are needed."""
    sure = gate.goal == 0.5 and len(battles) >= LEAST and abs(evidence(battles)) >= SURE
    return len(battles) >= games or sure


def run(gate, script, folder, games, at_once):
    """Play a gate on a script up to so many battles in all."""
    words = ["--games", str(games), "--out", str(gate.file(folder, script))]
    words += ["--at-once", str(at_once)] if at_once else []
    if gate.second.startswith(RECIPE):
        who = [gate.second.removeprefix(RECIPE), "--player", gate.first, "--script", script]
        command = [sys.executable, str(HERE / "recipes.py"), *who, *words]
    else:
        who = [f"assets/rosters/{script}.json", "--first", gate.first, "--second", gate.second, "--json"]
        command = [sys.executable, "-m", "battlefield", "arena", *who, *words]
    return subprocess.run(command, cwd=SOURCE, stdout=subprocess.DEVNULL).returncode == 0


def play(gates, folder, most, at_once):
    """Play all gates in turns until each is done with."""
    left = [(gate, script) for gate in gates for script in gate.scripts]
    while left:
        going = []
        for gate, script in left:
            games = min(gate.games, most or gate.games)
            battles = battles_in(gate.file(folder, script))
            if is_done(gate, battles, games):
                continue
            print(f"{gate.name}, {script}: {len(battles)} of {games}", flush=True)
            if run(gate, script, folder, min(games, len(battles) + TURN), at_once):
                going.append((gate, script))
            else:
                print(f"{gate.name}, {script}: given up, see above", flush=True)
        left = going


def row(gate, script, battles):
    """Write one line of the table."""
    side = bool(gate.even)
    share = share_of(battles, "side" if side else "player")
    count = len(battles) // 2 if side and gate.first == gate.second else len(battles)
    low, high = bounds_of(share, count)
    goal = f"{50 - 100 * gate.even:g} to {50 + 100 * gate.even:g} %" if side else f"{100 * gate.goal:g} %"
    faults = sum(each["refused"] + each["errors"] for each in battles)
    bounds = f"{100 * low:.1f} to {100 * high:.1f} %"
    found = verdict(gate, share, low, battles)
    cells = (gate.name, script, len(battles), f"{100 * share:.1f} %", bounds, goal, found, faults)
    return f"| {' | '.join(map(str, cells))} |"


def verdict(gate, share, low, battles):
    """Say whether the goal is reached: of a share by its lower bound."""
    if len(battles) < min(LEAST, gate.games):
        return "no claim yet"
    reached = abs(share - 0.5) <= gate.even if gate.even else low >= gate.goal
    return "yes" if reached else "**no**"


def table(gates, folder):
    """Return the table of all gates that any battle was played of."""
    head = "| gate | battle | battles | share | bounds | goal | reached | faults |"
    rows = (row(*each) for gate in gates for each in played(gate, folder) if each[2])
    return "\n".join([head, "|" + "---|" * 8, *rows])


def played(gate, folder):
    """Yield a gate with each script and its battles, and with those of all where several make up a share."""
    found = [(gate, script, battles_in(gate.file(folder, script))) for script in gate.scripts]
    yield from found
    if not gate.even and sum(bool(battles) for *_, battles in found) > 1:
        yield gate, "all of these", [each for *_, battles in found for each in battles]


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
    given = parser.parse_args(words)
    given.folder.mkdir(parents=True, exist_ok=True)
    gates = gates_of(given.gates)
    if not given.table:
        wanted = [each for each in gates if each.name.startswith(given.only)]
        play(wanted, given.folder, given.games, given.at_once)
    text = table(gates, given.folder)
    print(text)
    if given.table:
        write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Many battles of all levels and books: whatever opponents decide has to be lawful, and to come to an end.

    python tests/benchmarks/opponents/lawful.py ~/lawful --battles 2000  # stop and start it as you like
    python tests/benchmarks/opponents/lawful.py ~/lawful --table
    python tests/benchmarks/opponents/lawful.py ~/lawful --again 17

Battle after battle is drawn by its number: which book, on which script or with which drawn rosters, who
plays. Mostly that are lots and the automaton, the levels that think on small tables, with tempers of all
kinds. Each is written into a file of the folder as it ends, with what was refused, what went wrong, and
where another had to decide; that makes the program end with status 1. `--again` plays one once more and
tells all of it.
"""

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from bands import TABLES, about, drawn_band  # noqa: E402  # it finds the source, too
from hosts import Chooser, drawn_state  # noqa: E402

from battlefield.app.battle.mustering import session_of  # noqa: E402
from battlefield.app.books.faces import face_of  # noqa: E402
from battlefield.app.opponents.players import carried_out, player  # noqa: E402
from battlefield.files.battles.scripts import read_script  # noqa: E402
from battlefield.play.opponents.tempers import TEMPERS  # noqa: E402
from battlefield.play.opponents.view import deciding, view_of  # noqa: E402
from battlefield.play.session import Session  # noqa: E402
from battlefield.resources import asset  # noqa: E402
from battlefield.rulebooks.warsurge.book import Warsurge  # noqa: E402
from battlefield.rules.core.dice import Seeded  # noqa: E402

SMALL = ("three_cairns", "under_the_crane", "toll_bridge", "twin_sluices")
MIDDLE = ("first_battle", "dock_brawl", "drowned_mill", "smoke_on_the_fen")
LARGE = ("mended_and_risen", "hooks_and_mirrors")
BANDS, DRAWN = tuple(TABLES), ("drawn",)
CHANCE, AUTOMATON = "chance", "automaton"
MIX = (
    (CHANCE, SMALL, 60), (CHANCE, BANDS, 48), (CHANCE, DRAWN, 32), (CHANCE, MIDDLE, 10), (CHANCE, LARGE, 1),
    (AUTOMATON, SMALL, 20), (AUTOMATON, BANDS, 16), (AUTOMATON, DRAWN, 4), (AUTOMATON, MIDDLE, 3),
    ("recruit", SMALL, 2), ("recruit", BANDS, 2), ("recruit", DRAWN, 1), ("regular", (*SMALL, *BANDS), 1),
)  # fmt: skip
"""Of two hundred battles: who plays first on which tables, how often; a few of the last are the veteran's."""
VETERANS = 4  # one of so many battles of the regular
MOST, LATE = 6000, 600.0  # decisions of a battle, and seconds
NOTHING = "it knows of nothing lawful"


def plan(number):
    """Draw what a battle of a number is: its table, and who plays each side."""
    rows = [(level, tables) for level, tables, often in MIX for _ in range(often)]
    turn, at = divmod(number, len(rows))
    level, tables = rows[at * 71 % len(rows)]  # all kinds grow together
    chooser = Chooser(number)
    if level == "regular" and turn % VETERANS == VETERANS - 1:
        level = "veteran"
    table = tables[chooser.one_of(range(len(tables)))]
    other = chooser.one_of((level, level, level, AUTOMATON) if level == CHANCE else (level, AUTOMATON))
    players = [tempered(each, chooser) for each in (level, other)]
    return table, players if chooser.one_of((True, False)) else players[::-1]


def tempered(level, chooser):
    """Give a level that thinks a temper."""
    return level if level in (CHANCE, AUTOMATON) else f"{level}:{chooser.one_of(tuple(TEMPERS))}"


def begun(table, number):
    """Begin the battle of a number."""
    if table == "drawn":
        return Session(drawn_state(number), Warsurge(), Seeded(), seed=number)
    if table in TABLES:
        return drawn_band(table, number, about(table, number, 6))
    return session_of(replace(read_script(asset(f"rosters/{table}.json")), seed=number))


def played(number, tell=str):
    """Play a battle to its end; give all that is to be known of it."""
    table, names = plan(number)
    start, session = time.process_time(), begun(table, number)
    who = dict(zip(session.state.sides, cycle([player(name, session.book) for name in names]), strict=False))
    found = {"battle": number, "table": table, "players": names, "refused": [], "errors": [], "fallbacks": 0}
    steps = 0
    while steps < MOST and time.process_time() - start < LATE and (side := deciding(session)):
        told = stepped(session, side, who[side], found)
        if told:
            tell(f"step {steps}, {side}: {told}")
        steps += 1
    found |= {"steps": steps, "ended": bool(session.state.result)}
    return found | {"seconds": round(time.process_time() - start, 2)}


def stepped(session, side, who, found):
    """Take a step, and count in `found` what is wrong with it; say that, or nothing."""
    view, veil = view_of(session, side, face_of(session.state.book))
    asked, wrong = session.pending, ""
    try:
        decision = who.decide(view)
    except Exception:
        decision, wrong = None, traceback.format_exc()
        found["errors"].append(wrong.strip().splitlines()[-1])
    told = carried_out(session, view, veil, decision)
    if not told.is_replaced or wrong:
        return wrong
    if told.refusal == NOTHING:
        found["fallbacks"] += 1
    else:
        found["refused"].append(told.refusal)
    return f"{told.refusal}; it wanted {decision}, asked {asked}"


def known(path):
    """Read the battles that were written down."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [json.loads(line) for line in lines if line.endswith("}")]


def is_faulty(each):
    """Tell whether anything was wrong in a battle."""
    return bool(each["refused"] or each["errors"] or each["fallbacks"] or not each["ended"])


def level_of(each):
    """Give the higher level of the two that played."""
    order = (CHANCE, AUTOMATON, "recruit", "regular", "veteran")
    return max((name.split(":")[0] for name in each["players"]), key=order.index)


def table_of(battles):
    """Write how many battles of each level were played, and what was wrong in them."""
    rows = [
        "| level | battles | decisions | refused | errors | fallbacks | not ended |",
        "|---|" + "---|" * 6,
    ]
    levels = dict.fromkeys((CHANCE, AUTOMATON, "recruit", "regular", "veteran", "all"))
    for level in levels:
        some = [each for each in battles if level in ("all", level_of(each))]
        counts = [sum(len(each[key]) for each in some) for key in ("refused", "errors")]
        counts += [sum(each["fallbacks"] for each in some), sum(not each["ended"] for each in some)]
        cells = (level, len(some), sum(each["steps"] for each in some), *counts)
        rows.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(rows)


def tell(battles):
    """Print the table, and what was wrong with the numbers of some battles."""
    print(table_of(battles))
    print(f"{sum(each['seconds'] for each in battles):.0f} s of processor time")
    wrongs = [(each["battle"], words) for each in battles for words in (*each["errors"], *each["refused"])]
    wrongs += [(each["battle"], NOTHING) for each in battles for _ in range(each["fallbacks"])]
    wrongs += [(each["battle"], "no end") for each in battles if not each["ended"]]
    for words, often in Counter(words for _, words in wrongs).most_common():
        numbers = dict.fromkeys(number for number, each in wrongs if each == words)
        print(
            f"{often} times in {len(numbers)} battles, as {', '.join(map(str, islice(numbers, 6)))}: {words}"
        )


def main():
    """Play; 1 where anything was wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", type=Path, help="where battles are written down")
    parser.add_argument("--battles", type=int, default=2000, help="how many there are to be in all")
    parser.add_argument("--every", type=int, default=50, help="tell after so many how it goes")
    parser.add_argument("--again", type=int, help="only play the battle of this number, and tell all")
    parser.add_argument("--table", action="store_true", help="play nothing")
    chosen = parser.parse_args()
    if chosen.again is not None:
        found = played(chosen.again, print)
        print(json.dumps(found))
        return int(is_faulty(found))
    chosen.folder.mkdir(parents=True, exist_ok=True)
    path = chosen.folder / "battles.jsonl"
    have = {each["battle"] for each in known(path)}
    for number in () if chosen.table else (n for n in range(chosen.battles) if n not in have):
        found = played(number)
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(found)}\n")
        if is_faulty(found) or (number + 1) % chosen.every == 0:
            print(json.dumps(found), flush=True)
    battles = known(path)
    tell(battles)
    return int(any(map(is_faulty, battles)))


if __name__ == "__main__":
    sys.exit(main())

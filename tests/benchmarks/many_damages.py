"""Journals of a table and of a battle with 200 records, damaged at every position: is anything lost?

    python tests/benchmarks/many_damages.py --every 1 --holes 200

Each byte in turn (or each so many-th) has a bit flipped, and stretches are read as zeros. Every journal must
then give all its records again, or, where a hole took the last ones with their second copies, all before it,
and say that it is damaged. What does not is printed with its position, and makes the program end with status
1. The whole rescue, rather than the records alone, is tried with every hundredth damage.
"""

import argparse
import random
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parent), str(HERE.parent / "app")]

from battles import battle, place  # noqa: E402
from journal_bytes import flipped, holed  # noqa: E402

from battlefield.app.battle.mustering import BOOKS  # noqa: E402
from battlefield.app.battle.scripted import chance_step  # noqa: E402
from battlefield.files.journals.battle_journal import MOST_BYTES, rescue_battle  # noqa: E402
from battlefield.files.journals.journal import Journal, rescue  # noqa: E402
from battlefield.files.journals.journal_damage import damage_of  # noqa: E402
from battlefield.files.journals.journal_reading import Lines  # noqa: E402
from battlefield.geometry.kernel.shapes import BaseSize  # noqa: E402
from battlefield.rules.scene.contents import Board, Model, Scene  # noqa: E402

RECORDS = 200
FULL = 100  # the whole rescue is tried with each so many-th damage
HOLE = 4096


def table_of(folder):
    """Give the journal of a table, and what its rescue has to tell."""
    models = tuple(
        Model(f"m{n}", BaseSize.round(32), (n % 6 * 4.0 + 2.0, n // 6 * 4.0 + 2.0)) for n in range(24)
    )
    scene = Scene(Board(48.0, 48.0), models=models)
    journal = Journal.start(folder, scene, None)
    for number in range(1, RECORDS):
        moved = replace(scene.models[number % 24], at=(number % 37 + 1.0, number % 41 + 1.0))
        after = replace(scene, models=tuple(moved if m.id == moved.id else m for m in scene.models))
        journal.changed(f"Move {number}", scene, after)
        scene = after
    journal.close()
    return journal.path, lambda path: rescue(path).history.state, scene


def battle_of(folder):
    """Give the journal of a battle, and what its rescue has to tell."""
    fought = battle(folder)
    (path,) = folder.glob("*.battle")
    while records_of(path)[0] < RECORDS:
        if not chance_step(fought, 7):  # it is over
            fought.undo()
            fought.redo()
    end = place(fought.session)
    fought.close()
    return path, lambda path: place(rescue_battle(path, BOOKS).session), end


def records_of(path):
    """Give how many records can be read, and whether damage is told."""
    lines = Lines(path, MOST_BYTES)
    count = sum(1 for _ in lines)
    return count, lines, damage_of(path, lines, MOST_BYTES) is not None


def damages(whole, every, holes, dice):
    """Yield each damage: its name, the bytes, and from where on records may be lost."""
    for spot in range(dice.randrange(every), len(whole), every):
        yield f"byte {spot}", flipped(whole, spot, 1 << dice.randrange(8)), None
    for _ in range(holes):
        first = dice.randrange(len(whole))
        size = dice.randrange(1, HOLE)
        yield f"hole {first} to {first + size}", holed(whole, first, min(first + size, len(whole))), first


def tried(name, made, chosen, dice):
    """Damage a journal everywhere; give how many damages lost something that they should not."""
    wrong = number = lost = 0
    begun = time.process_time()
    with tempfile.TemporaryDirectory() as place_:
        path, told, end = made(Path(place_))
        whole, copy = path.read_bytes(), Path(place_) / "damaged"
        known = records_of(path)[0]
        for what, data, first in damages(whole, chosen.every, chosen.holes, dice):
            number += 1
            copy.write_bytes(data)
            count, lines, is_told = records_of(copy)
            is_all = count == known
            lost += not is_all
            good = is_told and (is_all or (first is not None and lines.whole <= first))
            if good and is_all and number % FULL == 0:
                good = told(copy) == end
            if not good:
                wrong += 1
                print(f"  {name}, {what}: {count} of {known} records, damage told: {is_told}", flush=True)
    seconds = time.process_time() - begun
    print(
        f"{name}: {known} records, {len(whole):,} bytes, {number:,} damages in {seconds:.0f} s: "
        f"{number - lost:,} gave all records again, {lost:,} all before a hole, {wrong} were wrong"
    )
    return wrong


def main():
    """Damage journals, and give the status."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--every", type=int, default=1, help="flip a bit in each so many-th byte")
    asked.add_argument("--holes", type=int, default=200, help="so many stretches, of up to 4 KiB")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--only", choices=("table", "battle"))
    chosen = asked.parse_args()
    dice = random.Random(chosen.seed)
    made = {"table": table_of, "battle": battle_of}
    wrong = sum(tried(name, made[name], chosen, dice) for name in made if chosen.only in (None, name))
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())

"""Journals of a table and of a battle with 200 records, damaged at every position: is anything lost?

    nice -n 10 python tests/benchmarks/many_damages.py

Each byte in turn (or each so many-th, `--every`) has a bit flipped, and the journal is cut off there; each
line is taken out, and doubled; stretches are read as zeros (`--holes`). Every journal must then give all its
records again, or, where it was cut off or a hole took the last ones with their second copies, all before, and
say that it is damaged. What does not is printed with its position, and makes the program end with status 1.

A reader of a journal knows nothing but what it has read, so each damage is read from its own line on, by a
copy of a reader that has read all before, until that is where one of the whole journal is. Of so many damages
(`--full`) one is tried on a file from its beginning, with the whole rescue.
"""

import argparse
import copy
import io
import random
import sys
import tempfile
import time
from bisect import bisect_right
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
from battlefield.files.journals.journal_lines import copy_behind, text_of  # noqa: E402
from battlefield.files.journals.journal_reading import Lines  # noqa: E402
from battlefield.geometry.kernel.shapes import BaseSize  # noqa: E402
from battlefield.rules.scene.contents import Board, Model, Scene  # noqa: E402

RECORDS = 200
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


class Known:
    """A journal with a reader as it is before each of its lines, and how many records that has given."""

    def __init__(self, whole):
        self.lines = whole.splitlines(keepends=True)
        self.starts, self.readers, self.counts = [0], [Lines(Path(), MOST_BYTES)], [0]
        for line in self.lines:
            reader = standing(self.readers[-1])
            self.counts.append(self.counts[-1] + taken(reader, line))
            self.readers.append(reader)
            self.starts.append(self.starts[-1] + len(line))
        self.total, self.size = self.counts[-1], len(whole)

    def line_at(self, spot):
        """Give the number of the line that a byte stands in."""
        return bisect_right(self.starts, spot) - 1

    def read(self, first, put, behind):
        """Read what is put in place of the lines from `first` to `behind`; give how many records come of all.

        Gives too whether damage is told, and where the lines end that were all taken.
        """
        reader, count, size = standing(self.readers[first]), self.counts[first], self.starts[first]
        for line in put:
            count, size = count + taken(reader, line), size + len(line)
        for number in range(behind, len(self.lines)):
            same = self.readers[number]
            if not reader._is_missing and not reader._is_over and reader.chain == same.chain:
                count, size = count + self.total - self.counts[number], size + self.size - self.starts[number]
                return count, bool(reader.healed), size
            line = self.lines[number]
            count, size = count + taken(reader, line), size + len(line)
        count += sum(1 for _ in reader._end_missed())
        return count, bool(reader.healed) or reader.whole < size, reader.whole


def standing(reader):
    """Copy a reader where it stands."""
    other = copy.copy(reader)
    other._ahead = dict(reader._ahead)
    return other


def taken(reader, line):
    """Let a reader read a line as `Lines` does; give how many records it gave."""
    if reader._is_over:
        return 0
    reader._end += len(line)
    count = sum(1 for _ in reader._read(text_of(line)))
    if (found := copy_behind(line)) is not None:
        count += sum(1 for _ in reader._read(found))
    return count


def pieces(data):
    """Give lines as a file gives them."""
    return io.BytesIO(data).readlines()


def flips(known, every, dice):
    """Flip a bit of each byte, or of each so many-th: all records are there, and damage is told."""
    for spot in range(dice.randrange(every), known.size, every):
        number = known.line_at(spot)
        behind = (
            number + 1 + (spot == known.starts[number + 1] - 1)
        )  # a line without an end runs into the next
        data, mask = b"".join(known.lines[number:behind]), 1 << dice.randrange(8)
        put = pieces(flipped(data, spot - known.starts[number], mask))
        yield f"byte {spot}, bits {mask:#04x}", number, put, behind, known.total, True


def cuts(known, every, dice):
    """Cut it off at each byte: all whole lines before are there, and what is torn is told."""
    for spot in range(dice.randrange(every), known.size, every):
        number = known.line_at(spot)
        put = [known.lines[number][: spot - known.starts[number]]] if spot > known.starts[number] else []
        yield f"cut at {spot}", number, put, len(known.lines), known.counts[number], bool(put) or None


def lines_moved(known, *_):
    """Take out each line but the last record, and double each: all records are there."""
    last = max(n for n in range(len(known.lines)) if known.counts[n + 1] > known.counts[n])
    for number, line in enumerate(known.lines):
        is_record = known.counts[number + 1] > known.counts[number]
        wanted = True if is_record else None  # a second copy is missed by nobody
        yield f"line {number} doubled", number, [line, line], number + 1, known.total, wanted
        if number != last or number + 1 < len(known.lines):
            yield f"line {number} taken out", number, [], number + 1, known.total, wanted


def holes(known, count, dice):
    """Read stretches as zeros; give from where on records may be lost."""
    whole = b"".join(known.lines)
    for _ in range(count):
        first = dice.randrange(known.size)
        size = dice.randrange(1, HOLE)
        yield f"hole {first} to {first + size}", holed(whole, first, min(first + size, known.size)), first


def tried(name, made, chosen, dice):
    """Damage a journal everywhere; give how many damages lost something that they should not."""
    with tempfile.TemporaryDirectory() as place_:
        path, told, end = made(Path(place_))
        whole, copy_ = path.read_bytes(), Path(place_) / "damaged"
        known = Known(whole)
        print(f"{name}: {known.total} records, {known.size:,} bytes, {len(known.lines)} lines", flush=True)
        wrong = 0
        for kind in (flips, cuts, lines_moved):
            wrong += told_of(
                name, kind, known, chosen, dice, lambda count, data: full(copy_, data, count, told, end)
            )
        return wrong + with_holes(name, known, chosen.holes, dice, copy_)


def told_of(name, kind, known, chosen, dice, is_so):
    """Try damages of a kind, and print what came of them."""
    begun, number, wrong = time.process_time(), 0, 0
    for what, first, put, behind, wanted, is_told in kind(known, chosen.every, dice):
        number += 1
        count, seen, _ = known.read(first, put, behind)
        good = count == wanted and is_told in (None, seen)
        if good and number % chosen.full == 0:
            data = b"".join((*known.lines[:first], *put, *known.lines[behind:]))
            good = is_so(count if count < known.total else None, data)
        if not good:
            wrong += 1
            print(f"  {name}, {what}: {count} of {wanted} records, damage told: {seen}", flush=True)
    seconds = time.process_time() - begun
    print(f"  {kind.__name__}: {number:,} damages in {seconds:.0f} s, {wrong} were wrong", flush=True)
    return wrong


def full(path, data, count, told, end):
    """Return whether a file that is damaged gives so many records, or all of the work, from its beginning."""
    path.write_bytes(data)
    if count is not None:
        return records_of(path)[0] == count
    return told(path) == end


def with_holes(name, known, count, dice, path):
    """Try holes; give how many lost something that they should not."""
    wrong = lost = 0
    for what, data, first in holes(known, count, dice):
        path.write_bytes(data)
        found, lines, is_told = records_of(path)
        lost += found < known.total
        if not is_told or (found < known.total and lines.whole > first):
            wrong += 1
            print(f"  {name}, {what}: {found} of {known.total} records, damage told: {is_told}", flush=True)
    print(f"  holes: {count} damages, {lost} gave all before a hole, {wrong} were wrong", flush=True)
    return wrong


def main():
    """Damage journals, and give the status."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument(
        "--every", type=int, default=1, help="flip a bit in, and cut off at, each so many-th byte"
    )
    asked.add_argument("--full", type=int, default=5000, help="try one of so many damages from the beginning")
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

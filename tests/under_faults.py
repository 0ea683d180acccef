"""Tries a way of writing with a fault, and says what went wrong, if anything did."""

import re
import shutil
from contextlib import suppress
from pathlib import Path

from faulty_disk import FaultyDisk
from writing_files import FILES
from writing_ways import JOURNALED, GivenUpError, Told

from battlefield.rules.scene.contents import Scene

WAYS = {way.name: way for way in (*JOURNALED, *FILES)}
_LONGEST = 500  # characters of a complaint, the names of two files in it
_STRANGE = re.compile(r"Traceback|Errno|Error\b|<[a-z]+ ")


def emptied(folder):
    """Give the folder again, with nothing in it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder


def calls_of(way, folder):
    """Give the calls of a way on which nothing goes wrong."""
    told = Told(sure=way.prepare(emptied(folder)))
    with FaultyDisk(folder) as disk:
        way.work(folder, told)
    assert way.found(folder) == told.sure and not told.complaints, (way.name, told.complaints)
    return disk.calls


def tried(way, folder, *faults):
    """Give what went wrong with a way on a disk with faults, in words; "" where all is as it must be."""
    told = Told(sure=way.prepare(emptied(folder)))
    try:
        with FaultyDisk(folder, *faults) as disk, suppress(GivenUpError):
            way.work(folder, told)
        found = way.found(folder)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if found not in told.may_be:
        return f"found is {_short(found)}, sure was {_short(told.sure)}, open {_short(told.open)}"
    unclear = [said for said in told.complaints if not is_clear(said, folder)]
    return f"unclear: {unclear[0]}" if unclear else _left(folder, faults, disk)


def _left(folder, faults, disk):
    """Say which half of a file is left by a program that could take it away."""
    parts = [path.name for path in folder.rglob("*.part")]
    is_kept = disk.is_dead or any(_keeps(disk, fault) for fault in faults)
    return f"left behind: {parts}" if parts and not is_kept else ""


def _keeps(disk, fault):
    is_met = fault.at < len(disk.calls)
    return is_met and (fault.kind == "read-only" or disk.calls[fault.at].startswith("unlink"))


def is_clear(said, folder):
    """Return whether a complaint is one sentence that names a file and what to do."""
    is_plain = "\n" not in said and len(said) < _LONGEST and not _STRANGE.search(said)
    return is_plain and str(Path(folder)) in said and ";" in said


def _short(value):
    if isinstance(value, list):
        return str([_short(each) for each in value])
    text = f"a table, {value.models[0].at}" if isinstance(value, Scene) else repr(value)
    return text if len(text) < 300 else f"{text[:300]}..."

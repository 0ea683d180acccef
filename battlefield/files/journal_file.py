"""A journal's file: lines with a checksum, each on disk before its change is seen; locked while written.

What a line says is up to the journal; a torn or damaged line ends what can be read.
"""

import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from errno import ENOSPC
from pathlib import Path
from typing import BinaryIO
from zlib import crc32

Entry = dict[str, object]


class JournalError(ValueError):
    """A journal that cannot be written; its text is one sentence for the reader."""


class JournalFile:
    """Appends to one file, synced line by line; `drop` takes it away when the work is left on purpose.

    What cannot be written is a JournalError and leaves the journal as it was.
    """

    def __init__(self, path: Path, whole: int = 0) -> None:
        """Open and lock a journal; what lies behind its first `whole` bytes is not kept."""
        self.path = path
        self._whole = whole
        self._file = path.open("ab", buffering=0)  # a buffer would write a refused line later
        try:
            lock(self._file)
        except OSError:
            self._file.close()
            raise

    def _begin(self, entry: Entry) -> None:
        """Write the first line; a file that cannot take it is taken away again."""
        try:
            self._append((entry,))
        except OSError:
            with suppress(OSError):
                self.drop()
            raise

    def _write(self, *together: Entry) -> None:
        """Write entries down, all of them or none."""
        try:
            self._append(together)
        except OSError as error:
            with suppress(OSError):  # else the next line takes it away
                self._file.truncate(self._whole)
            reason = error.strerror or error
            raise JournalError(
                f"Not done: the journal {self.path} cannot be written ({reason}); make room and try again"
            ) from error

    def _append(self, together: Iterable[Entry]) -> None:
        texts = (json.dumps(entry) for entry in together)  # in ASCII: a path may hold bytes that are no text
        lines = "".join(f"{crc32(text.encode()):08x} {text}\n" for text in texts).encode()
        self._file.truncate(self._whole)  # nothing torn may stand before a whole line
        if self._file.write(lines) != len(lines):
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        os.fsync(self._file.fileno())
        self._whole += len(lines)

    def close(self) -> None:
        """Close the file and leave it for a rescue."""
        self._file.close()

    def drop(self) -> None:
        """Close the file and take it away."""
        self.close()
        self.path.unlink(missing_ok=True)


def entries(path: Path, most: int) -> Iterator[tuple[Entry, int]]:
    """Read whole lines, each with the place where it ends; the first torn or damaged one ends the journal.

    So does one of more than `most` bytes: no strange file may fill the memory.
    """
    end = 0
    with suppress(OSError), path.open("rb") as file:
        while (entry := _entry(line := file.readline(most))) is not None:
            end += len(line)
            yield entry, end


def _entry(line: bytes) -> Entry | None:
    mark, _, text = line.removesuffix(b"\n").partition(b" ")
    if not line.endswith(b"\n") or mark != f"{crc32(text):08x}".encode():
        return None
    try:
        entry = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return entry if isinstance(entry, dict) else None


def left_in(folder: Path, ending: str) -> list[Path]:
    """Find the journals of an ending that no running program writes, the latest first."""
    found = sorted(folder.glob(f"*{ending}"), key=_age, reverse=True)
    return [path for path in found if not is_alive(path)]


def is_held(folder: Path, ending: str) -> bool:
    """Tell whether a running program writes a journal of an ending."""
    return any(is_alive(path) for path in folder.glob(f"*{ending}"))


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # it has just gone
        return 0.0


def free_name(folder: Path, ending: str) -> Path:
    """Name a new journal of this program in a folder."""
    number = 1
    while (path := folder / f"{os.getpid()}-{number}{ending}").exists():
        number += 1
    return path


def without_journal(place: Path, error: OSError) -> JournalError:
    """Say that a journal cannot be begun or gone on with."""
    return JournalError(
        f"{place} cannot be written ({error.strerror or error}): a crash would lose unsaved work"
    )


def is_alive(path: Path) -> bool:
    """Tell whether a program still writes a journal: it holds a lock that ends with it."""
    try:
        with path.open("r+b") as file:  # never makes a file that has just been dropped
            lock(file)
    except OSError:
        return True
    return False


def lock(file: BinaryIO) -> None:
    """Lock a file for as long as it is open; one locked by another is an OSError."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(2**31 - 1)  # a byte far behind the text, so that others can read it
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

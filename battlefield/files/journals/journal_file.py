"""A journal's file: lines with a checksum, each on disk before its change is seen; locked while written.

What a line says is up to the journal.
"""

import os
import shutil
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from errno import EEXIST, ENOSPC
from pathlib import Path
from threading import Event
from typing import BinaryIO, TypeVar

from battlefield.files.journals.journal_lines import Chain, Entry
from battlefield.files.scene.on_disk import UNKNOWN
from battlefield.files.scene.whole_files import make_folder, sync_folder

Made = TypeVar("Made")


class JournalError(ValueError):
    """A journal that cannot be written; its text is one sentence for the reader."""


class TakenError(JournalError):
    """A journal that another program has gone on with since it was looked at."""


_TRIES, _BETWEEN = 10, 0.002  # of locking, and seconds: whoever only looks holds a journal for less
_NAMES = 100  # tried for a new journal
_APPEND = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)


class JournalFile:
    """Appends to one file, synced line by line; `drop` takes it away when the work is left on purpose.

    What cannot be written is a JournalError and leaves the journal as it was.
    """

    def __init__(self, path: Path, whole: int = 0, is_new: bool = True) -> None:
        """Make and lock a journal, or open one; what lies behind its first `whole` bytes is not kept.

        A new one never opens a file that is there, an old one never makes a file. One that another program
        holds is a TakenError.
        """
        self.path = path
        self._whole, self._chain = whole, Chain()
        self._file = _opened(path, is_new)
        try:
            _lock_patiently(self._file)
        except OSError as error:
            if is_new:
                path.unlink(missing_ok=True)
            self._file.close()
            raise TakenError(f"Another window has gone on with {path} and has it open now") from error

    def follow(self, chain: Chain) -> None:
        """Go on behind the lines that were read."""
        self._chain = chain

    def saved(self, path: Path, disk: str = UNKNOWN) -> None:
        """Write down that the work is in a file with a digest."""
        self._write({"saved": str(path), "disk": disk})

    def unsaved(self) -> None:
        """Write down that the work is in no file any more."""
        self._write({"unsaved": True})

    def _begin(self, entry: Entry) -> None:
        """Write the first line; a file that cannot take it is taken away again."""
        try:
            self._append((entry,))
            sync_folder(self.path.parent)
        except OSError:
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
        text, chain = self._chain.written(together)
        lines = text.encode()
        if not self._is_in_place():
            self._put_back()
        self._file.truncate(self._whole)  # nothing torn may stand before a whole line
        if self._file.write(lines) != len(lines):
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        os.fsync(self._file.fileno())
        self._whole, self._chain = self._whole + len(lines), chain

    def _is_in_place(self) -> bool:
        """Return whether the file still has its name: somebody may have deleted it, or its folder."""
        if sys.platform == "win32":  # where an open file cannot be taken away
            return True
        with suppress(FileNotFoundError):
            return os.path.samestat(os.stat(self.path), os.fstat(self._file.fileno()))
        return False

    def _put_back(self) -> None:
        """Make a file that has lost its name anew, with all that was in it."""
        make_folder(self.path.parent)
        try:
            path, file = _made(self.path)
        except FileExistsError:
            path, file = in_free_place(self.path.parent, self.path.suffix, _made)
        try:
            _lock_patiently(file)
            self._file.seek(0)
            shutil.copyfileobj(self._file, file)
            sync_folder(path.parent)
        except BaseException:
            unlink_held(file, path)
            raise
        self._file.close()
        self.path, self._file = path, file

    def close(self) -> None:
        """Close the file and leave it for a rescue."""
        self._file.close()

    def drop(self) -> None:
        """Close the file and take it away; one that cannot be taken away is offered by the next start."""
        with suppress(OSError):
            unlink_held(self._file, self.path)


def _opened(path: Path, is_new: bool) -> BinaryIO:
    handle = os.open(path, _APPEND | (os.O_CREAT | os.O_EXCL if is_new else 0), 0o666)
    return os.fdopen(handle, "a+b", buffering=0)  # a buffer would write a refused line later


def _made(path: Path) -> tuple[Path, BinaryIO]:
    return path, _opened(path, True)


def left_in(folder: Path, ending: str) -> list[Path]:
    """Find the journals of an ending that no running program writes, the latest first."""
    found = sorted(folder.glob(f"*{ending}"), key=_age, reverse=True)
    return [path for path in found if not is_alive(path)]


def is_held(folder: Path, ending: str) -> bool:
    """Return whether a running program writes a journal of an ending."""
    return any(is_alive(path) for path in folder.glob(f"*{ending}"))


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # it has just gone
        return 0.0


def in_free_place(folder: Path, ending: str, make: Callable[[Path], Made]) -> Made:
    """Make a new journal of this program in a folder, under the first name that nobody else takes."""
    make_folder(folder)
    for number in range(1, _NAMES):
        path = folder / f"{os.getpid()}-{number}{ending}"
        with suppress(FileExistsError, TakenError):
            if not path.exists():
                return make(path)
    raise FileExistsError(EEXIST, os.strerror(EEXIST))


def without_journal(place: Path, error: OSError) -> JournalError:
    """Say that a journal cannot be begun or gone on with."""
    return JournalError(
        f"{place} cannot be written ({error.strerror or error}): a crash would lose unsaved work; "
        "make room there, or let the program write there, and start anew"
    )


def is_alive(path: Path) -> bool:
    """Return whether a program still writes a journal: it holds a lock that ends with it."""
    try:
        with opened_to_look(path) as file:
            lock(file)
    except OSError:
        return True
    return False


def opened_to_look(path: Path) -> BinaryIO:
    """Open a journal to hold it for a moment, be it read-only; never make one that has just been dropped."""
    try:
        return path.open("r+b")
    except FileNotFoundError:
        raise
    except OSError:
        return path.open("rb")


def unlink_held(file: BinaryIO, path: Path) -> None:
    """Take away a journal that this program holds, before anyone else can get hold of it."""
    if sys.platform == "win32":  # where an open file cannot be taken away
        file.close()
    try:
        path.unlink(missing_ok=True)
    finally:
        file.close()


def _lock_patiently(file: BinaryIO) -> None:
    for _ in range(_TRIES - 1):
        with suppress(OSError):
            lock(file)
            return
        Event().wait(_BETWEEN)
    lock(file)


def lock(file: BinaryIO) -> None:
    """Lock a file for as long as it is open; one locked by another is an OSError."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(2**31 - 1)  # a byte far behind the text, so that others can read it
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

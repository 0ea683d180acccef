"""A journal beside an open scene: each change is on disk before it is seen, and survives a crash.

A line is a checksum and a JSON value. The first says what was opened; each further one is a change (the lines
of the scene's text that are no longer the same), a step in the history, or a save.
"""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from errno import ENOSPC
from pathlib import Path
from typing import BinaryIO
from zlib import crc32

from battlefield.files.errors import SceneError
from battlefield.files.limits import FILE_BYTES
from battlefield.files.reading import parse_scene
from battlefield.files.writing import scene_bytes
from battlefield.play.history import History
from battlefield.rules.scene import Scene

MOST_BYTES = 4 * FILE_BYTES  # of a line, so that no strange file fills the memory


class JournalError(ValueError):
    """A journal that cannot be written; its text is one sentence for the reader."""


class Journal:
    """Appends to one file, synced line by line; `drop` takes it away when the work is left on purpose.

    What cannot be written is a JournalError and leaves the journal as it was.
    """

    def __init__(self, path: Path, whole: int = 0) -> None:
        """Open and lock a journal; what lies behind its first `whole` bytes is not kept."""
        self.path = path
        self._known: tuple[Scene, list[str]] | None = None
        self._whole = whole
        self._file = path.open("ab", buffering=0)  # a buffer would write a refused line later
        try:
            _lock(self._file)
        except OSError:
            self._file.close()
            raise

    @classmethod
    def start(cls, folder: Path, scene: Scene, source: Path | None) -> "Journal":
        """Begin a journal for a scene in a folder; a folder that cannot be written is a JournalError."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            journal = cls(_free_name(folder))
            journal._open_with(scene, source)
        except OSError as error:
            raise _without_journal(folder, error) from error
        return journal

    def _open_with(self, scene: Scene, source: Path | None) -> None:
        try:
            self._append({"opened": "".join(self._lines_of(scene)), "source": str(source) if source else ""})
        except OSError:
            with suppress(OSError):
                self.drop()
            raise

    @classmethod
    def resume(cls, rescued: "Rescued") -> "Journal":
        """Go on with a rescued journal behind its last whole line; one that is gone is a JournalError."""
        try:
            rescued.path.stat()  # opening would make an empty one
            return cls(rescued.path, rescued.whole)
        except OSError as error:
            raise _without_journal(rescued.path, error) from error

    def _lines_of(self, scene: Scene) -> list[str]:
        if self._known is None or self._known[0] is not scene:
            self._known = (scene, _lines(scene))
        return self._known[1]

    def changed(self, label: str, before: Scene, after: Scene) -> None:
        """Write a change down: which lines of the scene's text are replaced by which."""
        old, new = self._lines_of(before), self._lines_of(after)
        first = next(
            (n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new))
        )
        tail = 0
        while tail < min(len(old), len(new)) - first and old[-1 - tail] == new[-1 - tail]:
            tail += 1
        self._write(
            {"do": label, "at": first, "cut": len(old) - first - tail, "put": new[first : len(new) - tail]}
        )

    def went(self, place: int) -> None:
        """Write an undo or redo down."""
        self._write({"go": place})

    def saved(self, path: Path) -> None:
        """Write down that the scene is in a file."""
        self._write({"saved": str(path)})

    def _write(self, entry: dict[str, object]) -> None:
        try:
            self._append(entry)
        except OSError as error:
            with suppress(OSError):  # else the next line takes it away
                self._file.truncate(self._whole)
            reason = error.strerror or error
            raise JournalError(
                f"Not done: the journal {self.path} cannot be written ({reason}); make room and try again"
            ) from error

    def _append(self, entry: dict[str, object]) -> None:
        text = json.dumps(entry)  # in ASCII: a path may hold bytes that are no text
        line = f"{crc32(text.encode()):08x} {text}\n".encode()
        self._file.truncate(self._whole)  # nothing torn may stand before a whole line
        if self._file.write(line) != len(line):
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        os.fsync(self._file.fileno())
        self._whole += len(line)

    def close(self) -> None:
        """Close the file and leave it for a rescue."""
        self._file.close()

    def drop(self) -> None:
        """Close the file and take it away."""
        self.close()
        self.path.unlink(missing_ok=True)


@dataclass(frozen=True, slots=True)
class Rescued:
    """Work found in a journal that nobody dropped: its history, and the file it was saved in.

    `changes` counts the steps since it was saved, `whole` the bytes that could be read.
    """

    path: Path
    title: str
    history: History[Scene]
    source: Path | None
    changes: int
    whole: int


def left_behind(folder: Path) -> list[Rescued]:
    """Find the journals of programs that stopped in the middle, the latest first.

    Those without changes are dropped.
    """
    found = []
    for path in sorted(folder.glob("*.journal"), key=_age, reverse=True):
        if _is_alive(path):
            continue
        rescued = rescue(path)
        if rescued is not None and rescued.changes:
            found.append(rescued)
        elif rescued is not None:
            with suppress(OSError):
                path.unlink(missing_ok=True)
    return found


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # it has just gone
        return 0.0


def rescue(path: Path) -> Rescued | None:
    """Replay a journal as far as it is whole; None where not even its first line can be read."""
    replay, whole = _Replay(), 0
    for entry, end in _entries(path):
        try:
            replay.take(entry)
        except (SceneError, LookupError, ValueError, TypeError):
            break
        whole = end
    history, source = replay.history, Path(replay.source) if replay.source else None
    if history is None:
        return None
    return Rescued(path, history.state.name, history, source, history.unsaved_steps, whole)


class _Replay:
    """A history being rebuilt from entries."""

    def __init__(self) -> None:
        self.history: History[Scene] | None = None
        self.source = ""
        self._text: list[str] = []

    def take(self, entry: dict[str, object]) -> None:
        """Follow one entry; one that does not fit is a ValueError, LookupError or TypeError."""
        if "opened" in entry:
            self._text = str(entry["opened"]).splitlines(keepends=True)
            self.history, self.source = History(_scene(self._text)), str(entry["source"])
        elif self.history is None:
            raise ValueError("a journal that does not begin with its scene")
        elif "do" in entry:
            self._text = _changed(self._text, entry)
            self.history.push(str(entry["do"]), _scene(self._text))
        elif "go" in entry:
            self._text = _lines(self.history.go(int(str(entry["go"]))))
        elif "saved" in entry:
            self.source = str(entry["saved"])
            self.history.mark_clean()


def _changed(text: list[str], entry: dict[str, object]) -> list[str]:
    first, cut, put = int(str(entry["at"])), int(str(entry["cut"])), entry["put"]
    if not isinstance(put, list) or not 0 <= first <= first + cut <= len(text):
        raise ValueError("a change that does not fit")
    return [*text[:first], *map(str, put), *text[first + cut :]]


def _entries(path: Path) -> Iterator[tuple[dict[str, object], int]]:
    """Read whole lines, each with the place where it ends; the first torn or damaged one ends the journal."""
    end = 0
    with suppress(OSError), path.open("rb") as file:
        while (entry := _entry(line := file.readline(MOST_BYTES))) is not None:
            end += len(line)
            yield entry, end


def _entry(line: bytes) -> dict[str, object] | None:
    mark, _, text = line.removesuffix(b"\n").partition(b" ")
    if not line.endswith(b"\n") or mark != f"{crc32(text):08x}".encode():
        return None
    try:
        entry = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return entry if isinstance(entry, dict) else None


def _lines(scene: Scene) -> list[str]:
    return scene_bytes(scene).decode().splitlines(keepends=True)


def _scene(text: list[str]) -> Scene:
    return parse_scene("".join(text).encode(), "the journal")


def _without_journal(place: Path, error: OSError) -> JournalError:
    return JournalError(
        f"{place} cannot be written ({error.strerror or error}): a crash would lose unsaved work"
    )


def _free_name(folder: Path) -> Path:
    number = 1
    while (path := folder / f"{os.getpid()}-{number}.journal").exists():
        number += 1
    return path


def _is_alive(path: Path) -> bool:
    """Tell whether a program still writes a journal: it holds a lock that ends with it."""
    try:
        with path.open("r+b") as file:  # never makes a file that has just been dropped
            _lock(file)
    except OSError:
        return True
    return False


def _lock(file: BinaryIO) -> None:
    """Lock a file for as long as it is open; one locked by another is an OSError."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(2**31 - 1)  # a byte far behind the text, so that others can read it
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

"""A journal beside an open scene: each change is on disk before it is seen, and survives a crash.

A line is a checksum and a JSON value. The first says what was opened; each further one is a change (the lines
of the scene's text that are no longer the same), a step in the history, or a save.
"""

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO
from zlib import crc32

from battlefield.files.errors import SceneError
from battlefield.files.reading import parse_scene
from battlefield.files.writing import scene_bytes
from battlefield.play.history import History
from battlefield.rules.scene import Scene

MOST_BYTES = 256 * 1024 * 1024


class JournalError(ValueError):
    """A journal that cannot be written; its text is one sentence for the reader."""


class Journal:
    """Appends to one file, synced line by line; `drop` takes it away when the work is left on purpose."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: tuple[Scene, list[str]] | None = None
        self._file = path.open("ab")
        _lock(self._file)

    @classmethod
    def start(cls, folder: Path, scene: Scene, source: Path | None) -> "Journal":
        """Begin a journal for a scene in a folder; a folder that cannot be written is a JournalError."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            journal = cls(_free_name(folder))
            text = journal._lines_of(scene)
            journal._write({"opened": "".join(text), "source": str(source) if source else ""})
        except OSError as error:
            reason = error.strerror or error
            raise JournalError(
                f"{folder} cannot be written ({reason}): a crash would lose unsaved work"
            ) from error
        return journal

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
        text = json.dumps(entry, ensure_ascii=False)
        self._file.write(f"{crc32(text.encode()):08x} {text}\n".encode())
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file and leave it for a rescue."""
        self._file.close()

    def drop(self) -> None:
        """Close the file and take it away."""
        self.close()
        self.path.unlink(missing_ok=True)


@dataclass(frozen=True, slots=True)
class Rescued:
    """Work found in a journal that nobody dropped: its history, and the file it was saved in."""

    path: Path
    title: str
    history: History[Scene]
    source: Path | None
    changes: int


def left_behind(folder: Path) -> list[Rescued]:
    """Find the journals of programs that stopped in the middle; those without changes are dropped."""
    found = []
    for path in sorted(folder.glob("*.journal"), reverse=True):
        if _is_alive(path):
            continue
        rescued = rescue(path)
        if rescued is not None and rescued.changes:
            found.append(rescued)
        elif rescued is not None:
            path.unlink(missing_ok=True)
    return found


def rescue(path: Path) -> Rescued | None:
    """Replay a journal as far as it is whole; None where not even its first line can be read."""
    replay = _Replay()
    for entry in _entries(path):
        try:
            replay.take(entry)
        except (SceneError, LookupError, ValueError, TypeError):
            break
    history = replay.history
    if history is None:
        return None
    changes = 0 if history.is_clean else max(1, history.place)
    return Rescued(path, history.state.name, history, Path(replay.source) if replay.source else None, changes)


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


def _entries(path: Path) -> Iterator[dict[str, object]]:
    """Read whole lines; the first torn or damaged one ends the journal."""
    try:
        if path.stat().st_size > MOST_BYTES:
            return
        lines = path.read_bytes().split(b"\n")[:-1]
    except OSError:
        return
    for line in lines:
        mark, _, text = line.partition(b" ")
        if mark != f"{crc32(text):08x}".encode():
            return
        entry = json.loads(text)
        if not isinstance(entry, dict):
            return
        yield entry


def _lines(scene: Scene) -> list[str]:
    return scene_bytes(scene).decode().splitlines(keepends=True)


def _scene(text: list[str]) -> Scene:
    return parse_scene("".join(text).encode(), "the journal")


def _free_name(folder: Path) -> Path:
    number = 1
    while (path := folder / f"{os.getpid()}-{number}.journal").exists():
        number += 1
    return path


def _is_alive(path: Path) -> bool:
    """Tell whether a program still writes a journal: it holds a lock that ends with it."""
    try:
        with path.open("ab") as file:
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

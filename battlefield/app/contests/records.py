"""Battles of an arena as they are written down: a first line that says which, then a line for each battle."""

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from errno import ENOSPC
from pathlib import Path
from types import TracebackType

from battlefield.app.contests.matches import Fought
from battlefield.files.scene.whole_files import sync_folder
from battlefield.files.text.errors import SceneError, reason

FORMAT, VERSION = "battlefield-arena", 1
Contest = Mapping[str, object]
"""Who plays whom on what, as far as the battles depend on it."""


class Record:
    """A file that battles are written to as they end, and what stands in it from before.

    A file of another contest, or of another kind, is a SceneError; so is one that cannot be written.
    """

    def __init__(self, path: str | None, contest: Contest) -> None:
        self._path = Path(path) if path is not None else None
        self.known: list[Fought] = []
        head = {"format": FORMAT, "version": VERSION, **contest}
        try:
            whole = _whole_lines(self._path, _line(head)) if self._path is not None else []
            self._check(whole, head)
            self.known = [_fought(line) for line in whole[1:]]
            self._file = self._path.open("ab", buffering=0) if self._path is not None else None
        except (OSError, UnicodeDecodeError) as error:
            cause = reason(error) if isinstance(error, OSError) else "it is no text"
            raise SceneError("--out", f"{path} cannot be used ({cause})", "name another file") from None
        except (ValueError, TypeError, KeyError) as error:
            if isinstance(error, SceneError):
                raise
            raise SceneError("--out", f"{path} is damaged", "name another file") from None
        if not whole:
            self._write(_line(head))

    def _check(self, lines: Sequence[str], head: Mapping[str, object]) -> None:
        found = json.loads(lines[0]) if lines else head
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise SceneError("--out", f"{self._path} is no file of an arena", "name another file")
        other = [key for key, value in head.items() if found.get(key) != value]
        if other:
            told = f"{self._path} holds battles of another arena: its {' and '.join(other)} differ"
            raise SceneError("--out", told, "name another file, or ask as before")

    def add(self, fought: Fought) -> None:
        """Write a battle down."""
        self._write(_line(asdict(fought)))

    def _write(self, *lines: str) -> None:
        if self._file is None:
            return
        data, end = "".join(lines).encode(), os.fstat(self._file.fileno()).st_size
        try:
            if self._file.write(data) != len(data):
                raise OSError(ENOSPC, os.strerror(ENOSPC))
            os.fsync(self._file.fileno())
            if not end and self._path is not None:
                sync_folder(self._path.parent)
        except OSError as error:
            with suppress(OSError):  # else the next start cuts off what is torn
                self._file.truncate(end)
            found = f"{self._path} cannot be written ({reason(error)})"
            remedy = "make room and ask again: it goes on with the battle that was not written"
            raise SceneError("--out", found, remedy) from None

    def __enter__(self) -> "Record":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()


def _whole_lines(path: Path, head: str) -> list[str]:
    """Read the lines of a file, if there is one; a last one that was cut off is cut off for good.

    One that holds a part of the first line alone is as good as new.
    """
    if not path.exists():
        return []
    data = path.read_bytes()
    end = data.rfind(b"\n") + 1
    if not end and not head.encode().startswith(data):
        return [data.decode()]  # of something else
    if end < len(data):
        os.truncate(path, end)
    return data[:end].decode().splitlines()


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"


def _fought(line: str) -> Fought:
    found = json.loads(line)
    return Fought(**{**found, "seconds": tuple(found["seconds"]), "told": tuple(found["told"])})

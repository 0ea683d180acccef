"""What opponents had in mind, kept beside the journal in a file of its own: a line for each decision.

Nothing depends on it. Lines that are damaged are passed over, and what cannot be written is not kept.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path

from battlefield.files.journals.journal_lines import Entry, entry_of, line_of

ENDING = ".reasons"
_KEY = "key"
_MOST_BYTES = 1 << 20  # of a line
_MOST_LINES = 100_000
_MOST_FILES = 60  # of battles that are remembered; the oldest go


class ReasonsFile:
    """Entries by their keys; of two with one key the later counts. Without a path it only remembers."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._known: dict[str, Entry] | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing is kept."""
        return not self._entries()

    def get(self, key: str) -> Entry | None:
        """Return what was kept under a key; None where nothing can be read."""
        return self._entries().get(key)

    def keep(self, key: str, entry: Mapping[str, object]) -> None:
        """Keep something under a key."""
        self._entries()[key] = dict(entry)
        if self.path is None:
            return
        text = json.dumps({_KEY: key, **entry})
        with suppress(OSError):
            if not self.path.exists():
                _make_room(self.path.parent)
            with self.path.open("ab") as file:
                file.write(f"\n{line_of(text)}".encode())

    def _entries(self) -> dict[str, Entry]:
        if self._known is None:
            self._known = _read(self.path) if self.path is not None else {}
        return self._known


def _read(path: Path) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    with suppress(OSError), path.open("rb") as file:
        for line in islice(iter(lambda: file.readline(_MOST_BYTES), b""), _MOST_LINES):
            entry = entry_of(line)
            key = entry.get(_KEY) if entry is not None else None
            if entry is not None and isinstance(key, str):
                found[key] = entry
    return found


def _make_room(folder: Path) -> None:
    """Take the files away that nobody has written to for longest."""
    found = sorted(folder.glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found[_MOST_FILES - 1 :]:
        path.unlink(missing_ok=True)

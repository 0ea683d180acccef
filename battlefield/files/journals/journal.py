"""A journal beside an open scene: each change is on disk before it is seen, and survives a crash.

The first line says what was opened; each further one is a change (the lines of the scene's text that are no
longer the same), a step in the history, or a save.
"""

from pathlib import Path

from battlefield.files.journals.history_journal import HistoryJournal, RescuedHistory
from battlefield.files.journals.journal_damage import (
    Unreadable,
    damage_of,
    followed,
    looked_through,
    mark_of,
    resumed,
)
from battlefield.files.journals.journal_file import (
    JournalError,
    in_free_place,
    left_in,
    without_journal,
)
from battlefield.files.journals.journal_lines import Entry
from battlefield.files.scene.on_disk import UNKNOWN
from battlefield.files.scene.reading import parse_scene
from battlefield.files.scene.writing import PieceTexts, scene_bytes
from battlefield.files.text.limits import FILE_BYTES
from battlefield.play.history import History
from battlefield.rules.scene.contents import Scene

__all__ = ["Journal", "JournalError", "Rescued", "left_behind", "left_in_tables", "rescue"]

MOST_BYTES = 4 * FILE_BYTES  # of a line, so that no strange file fills the memory
ENDING = ".journal"


class Journal(HistoryJournal):
    """Writes what happens to one scene."""

    def __init__(self, path: Path, whole: int = 0, is_new: bool = True) -> None:
        """Make and lock a journal, or open one; what lies behind its first `whole` bytes is not kept."""
        super().__init__(path, whole, is_new)
        self._known: tuple[Scene, list[str]] | None = None
        self._texts = PieceTexts()

    @classmethod
    def start(cls, folder: Path, scene: Scene, source: Path | None, disk: str = UNKNOWN) -> "Journal":
        """Begin a journal for a scene in a folder; a folder that cannot be written is a JournalError.

        `disk` is the digest of the file that the scene was read from.
        """
        try:
            journal = in_free_place(folder, ENDING, cls)
            text = "".join(journal._lines_of(scene))
            journal._begin({"opened": text, "source": str(source) if source else "", "disk": disk})
        except OSError as error:
            raise without_journal(folder, error) from error
        return journal

    @classmethod
    def resume(cls, rescued: "Rescued") -> "Journal":
        """Go on with a rescued journal behind its last whole line; one that is gone is a JournalError.

        One that another program has gone on with is a TakenError; a damaged one is kept as it was found.
        """
        return resumed(cls, rescued)

    def _lines_of(self, scene: Scene) -> list[str]:
        if self._known is None or self._known[0] is not scene:
            self._known = (scene, _lines(scene, self._texts))
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


class Rescued(RescuedHistory[Scene]):
    """A table found in a journal that nobody dropped; its `title` is the scene's name, or its file's."""

    __slots__ = ()


def left_behind(folder: Path) -> list[Rescued]:
    """Find the tables of programs that stopped in the middle, as `left_in_tables` does."""
    return [found for found in left_in_tables(folder) if isinstance(found, Rescued)]


def left_in_tables(folder: Path) -> list[Rescued | Unreadable]:
    """Find what is in the journals of tables that programs left, the latest first.

    Whole ones without changes are dropped, damaged ones are kept under a second name.
    """
    return looked_through(left_in(folder, ENDING), rescue, MOST_BYTES)


def rescue(path: Path) -> Rescued | None:
    """Replay a journal as far as it is whole; None where not even its first line can be read."""
    replay, mark = _Replay(), mark_of(path)
    lines = followed(path, MOST_BYTES, replay.take)
    history, source = replay.history, Path(replay.source) if replay.source else None
    if history is None:
        return None
    title = history.state.name or (source.stem if source is not None else "")
    damage = damage_of(path, lines, MOST_BYTES)
    changes = history.unsaved_steps
    return Rescued(path, title, history, source, changes, lines.whole, mark, damage, replay.disk, lines.chain)


class _Replay:
    """A history being rebuilt from entries."""

    def __init__(self) -> None:
        self.history: History[Scene] | None = None
        self.source = ""
        self.disk = UNKNOWN
        self._text: list[str] = []

    def take(self, entry: Entry) -> None:
        """Follow one entry; one that does not fit is a ValueError, LookupError or TypeError."""
        if "opened" in entry:
            self._text = str(entry["opened"]).splitlines(keepends=True)
            self.history, self.source = History(_scene(self._text)), str(entry["source"])
            self.disk = str(entry.get("disk", UNKNOWN))
        elif self.history is None:
            raise ValueError("a journal that does not begin with its scene")
        elif "do" in entry:
            self._text = _changed(self._text, entry)
            self.history.push(str(entry["do"]), _scene(self._text))
        elif "go" in entry:
            self._text = _lines(self.history.go(int(str(entry["go"]))))
        elif "saved" in entry:
            self.source, self.disk = str(entry["saved"]), str(entry.get("disk", UNKNOWN))
            self.history.mark_clean()
        elif "unsaved" in entry:
            self.history.mark_unclean()


def _changed(text: list[str], entry: Entry) -> list[str]:
    first, cut, put = int(str(entry["at"])), int(str(entry["cut"])), entry["put"]
    if not isinstance(put, list) or not 0 <= first <= first + cut <= len(text):
        raise ValueError("a change that does not fit")
    return [*text[:first], *map(str, put), *text[first + cut :]]


def _lines(scene: Scene, texts: PieceTexts | None = None) -> list[str]:
    return scene_bytes(scene, texts).decode().splitlines(keepends=True)


def _scene(text: list[str]) -> Scene:
    return parse_scene("".join(text).encode(), "the journal")

"""What journals of a history of whole states share, of a table's as of a roster's."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

from battlefield.files.journals.journal_damage import Damage, Mark
from battlefield.files.journals.journal_file import JournalFile
from battlefield.files.journals.journal_lines import Chain
from battlefield.files.scene.on_disk import UNKNOWN
from battlefield.play.history import History

Kept = TypeVar("Kept")


class HistoryJournal(JournalFile):
    """A journal of steps that are gone back and forth by their place."""

    def went(self, place: int) -> None:
        """Write an undo or redo down."""
        self._write({"go": place})


@dataclass(frozen=True, slots=True)
class RescuedHistory(Generic[Kept]):
    """Work found in a journal that nobody dropped: its history, and the file it was saved in.

    The `title` is what it is called, or its file, "" where it has neither.
    `changes` counts the steps since it was saved, `whole` the bytes that could be read, `damage` says what
    could not. `disk` is the digest of the file as it was saved or read, as far as it is known.
    """

    path: Path
    title: str
    history: History[Kept]
    source: Path | None
    changes: int
    whole: int
    mark: Mark | None = None
    damage: Damage | None = None
    disk: str = UNKNOWN
    chain: Chain = field(default_factory=Chain)

    @property
    def note(self) -> str:
        """Say what was lost, or nothing."""
        return self.damage.words("done", "change") if self.damage is not None else ""

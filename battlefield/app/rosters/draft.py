"""A roster being made: its history, its file, and the journal that survives a crash."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from battlefield.app.rosters.places import Place, found
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.translation import tr
from battlefield.files.battles.roster_writing import roster_bytes, write_roster
from battlefield.files.battles.rosters import parse_roster, read_roster
from battlefield.files.journals.journal_file import JournalError
from battlefield.files.journals.roster_journal import RescuedRoster, RosterJournal
from battlefield.files.scene.on_disk import UNKNOWN, digest_on_disk, free_beside
from battlefield.files.scene.whole_files import read_bytes, write_bytes
from battlefield.files.text.errors import SceneError
from battlefield.play.history import History
from battlefield.rules.muster.roster import Roster, RosterUnit

PICTURES = (".png", ".jpg", ".jpeg", ".webp")  # how the files of pictures of units end


class Draft:
    """One roster with undo and redo; every change is in the journal before it is in the history.

    Each state of it can be saved: a change after which it could not be read again is refused. `disk` is the
    digest of its file as it was read or written last.
    """

    def __init__(self, roster: Roster, path: Path | None = None, disk: str = UNKNOWN) -> None:
        self.history: History[Roster] = History(roster)
        self.path, self.disk = path, disk
        self._journal: RosterJournal | None = None
        self._run: tuple[str, int] = ("", -1)  # what was typed last, and the step that it made

    @classmethod
    def opened(cls, path: Path) -> "Draft":
        """Open a roster file; raise SceneError where it is none."""
        disk = digest_on_disk(path)
        return cls(read_roster(path), path, disk)

    @classmethod
    def resumed(cls, rescued: RescuedRoster) -> "Draft":
        """Go on with a roster that was rescued, its undo and redo and its journal included."""
        draft = cls(rescued.history.state, rescued.source, rescued.disk)
        draft.history = rescued.history
        draft._journal = RosterJournal.resume(rescued)
        return draft

    def keep_journal(self, folder: Path) -> None:
        """Write each change down in a folder from now on; raise JournalError where that cannot be."""
        if self._journal is None:
            self._journal = RosterJournal.start(folder, self.roster, self.path, self.disk)

    def leave(self) -> None:
        """Drop the journal of a roster that is left on purpose."""
        journal, self._journal = self._journal, None
        if journal is not None:
            journal.drop()

    @property
    def roster(self) -> Roster:
        """The present state."""
        return self.history.state

    @property
    def title(self) -> str:
        """The roster's name."""
        return self.roster.name

    @property
    def folder(self) -> Path | None:
        """Where its file and its pictures lie; None before it is saved."""
        return self.path.parent if self.path is not None else None

    def keep_picture(self, place: Place, path: Path) -> str:
        """Copy a picture of a unit beside the roster's file, and give its name there.

        Raises SceneError where that cannot be, or where the roster has no file yet.
        """
        unit = found(self.roster, place)
        if self.path is None or not isinstance(unit, RosterUnit):
            raise SceneError(tr("the picture"), tr("is kept beside the roster"), tr("save the roster first"))
        if path.suffix.lower() not in PICTURES:
            raise SceneError(
                path.name,
                tr("is no picture"),
                tr("choose one that ends in {endings}", endings=", ".join(PICTURES)),
            )
        if path.absolute().parent == self.path.absolute().parent:
            return path.name
        kept = self.path.with_name(f"{self.path.stem}-{unit.id}{path.suffix.lower()}")
        kept = free_beside(kept) if kept.exists() else kept  # it is another picture, which may be in use
        write_bytes(kept, read_bytes(path))
        return kept.name

    @property
    def is_modified(self) -> bool:
        """Whether something is not in the file yet."""
        return not self.history.is_clean

    def do(self, label: str, roster: Roster, run: str = "") -> bool:
        """Make a roster the present state; False where it is the same as before.

        Changes of one `run`, such as the letters of a name that is typed, are one step together. A roster
        that no file could hold is a SceneError, one that the journal cannot write a JournalError.
        """
        if roster == self.roster:
            return False
        check(roster)
        history, goes_on = self.history, bool(run) and self._run == (run, self.history.place)
        if goes_on and not history.is_clean and history.place > 0:
            self._amend(label, roster)
        else:
            if self._journal is not None:
                self._journal.changed(label, roster)
            history.push(label, roster)
        self._run = (run, history.place)
        return True

    def _amend(self, label: str, roster: Roster) -> None:
        before = self.history.place - 1
        if self._journal is not None:
            self._journal.amended(label, roster, before)
        self.history.go(before)
        self.history.push(label, roster)

    def end_run(self) -> None:
        """Let what is typed next be a step of its own."""
        self._run = ("", -1)

    def undo(self) -> None:
        """Take the last change back."""
        self._go(max(0, self.history.place - 1))

    def redo(self) -> None:
        """Bring back what was undone."""
        self._go(min(len(self.history.labels) - 1, self.history.place + 1))

    def _go(self, place: int) -> None:
        self.end_run()
        if place != self.history.place:
            if self._journal is not None:
                self._journal.went(place)
            self.history.go(place)

    def save(self, path: Path, over: str | None = None) -> None:
        """Write the roster to a file; raise SceneError where it cannot be, or holds what is not known."""
        disk = write_roster(path, self.roster, over)
        if self._journal is not None:
            with suppress(JournalError):  # the work is in its file: a rescue would only offer it once more
                self._journal.saved(path, disk)
        self.path, self.disk = path, disk
        self.history.mark_clean()
        self.end_run()


def check(roster: Roster) -> None:
    """Raise SceneError for a roster that could not be read again from its file."""
    parse_roster(roster_bytes(roster), "")


def refusal(change: Callable[[], object]) -> str:
    """Do something to a draft; say in a sentence why it cannot be done, or nothing."""
    try:
        change()
    except (SceneError, JournalError) as error:
        return whole_fault(error)
    return ""

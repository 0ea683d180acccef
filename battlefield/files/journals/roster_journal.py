"""A journal beside a roster being made: each change is on disk before it is seen, and survives a crash.

The first line says what was opened; each further one is a change (the roster's whole text), a step in the
history, or a save.
"""

from pathlib import Path

from battlefield.files.battles.roster_writing import roster_bytes
from battlefield.files.battles.rosters import parse_roster
from battlefield.files.journals.history_journal import HistoryJournal, RescuedHistory
from battlefield.files.journals.journal_damage import (
    Unreadable,
    damage_of,
    followed,
    looked_through,
    mark_of,
    resumed,
)
from battlefield.files.journals.journal_file import in_free_place, left_in, without_journal
from battlefield.files.journals.journal_lines import Entry
from battlefield.files.scene.on_disk import UNKNOWN
from battlefield.files.text.limits import FILE_BYTES
from battlefield.play.history import History
from battlefield.rules.muster.roster import Roster

MOST_BYTES = 2 * FILE_BYTES  # of a line, so that no strange file fills the memory
ENDING = ".roster-journal"


class RosterJournal(HistoryJournal):
    """Writes what happens to one roster."""

    @classmethod
    def start(cls, folder: Path, roster: Roster, source: Path | None, disk: str = UNKNOWN) -> "RosterJournal":
        """Begin a journal in a folder; a folder that cannot be written is a JournalError."""
        try:
            journal = in_free_place(folder, ENDING, cls)
            journal._begin({"opened": _text(roster), "source": str(source) if source else "", "disk": disk})
        except OSError as error:
            raise without_journal(folder, error) from error
        return journal

    @classmethod
    def resume(cls, rescued: "RescuedRoster") -> "RosterJournal":
        """Go on with a rescued journal behind its last whole line, as journals of tables do."""
        return resumed(cls, rescued)

    def changed(self, label: str, roster: Roster) -> None:
        """Write a change down."""
        self._write({"do": label, "roster": _text(roster)})

    def amended(self, label: str, roster: Roster, place: int) -> None:
        """Write down that the last change has become another one; `place` is that of the step before."""
        self._write({"from": place, "do": label, "roster": _text(roster)})


class RescuedRoster(RescuedHistory[Roster]):
    """A roster found in a journal that nobody dropped."""

    __slots__ = ()


def left_in_rosters(folder: Path) -> list[RescuedRoster | Unreadable]:
    """Find what is in the journals of rosters that programs left, the latest first."""
    return looked_through(left_in(folder, ENDING), rescue, MOST_BYTES)


def rescue(path: Path) -> RescuedRoster | None:
    """Replay a journal as far as it is whole; None where not even its first line can be read."""
    replay, mark = _Replay(), mark_of(path)
    lines = followed(path, MOST_BYTES, replay.take)
    history, source = replay.history, Path(replay.source) if replay.source else None
    if history is None:
        return None
    damage, changes = damage_of(path, lines, MOST_BYTES), history.unsaved_steps
    name = history.state.name
    return RescuedRoster(
        path, name, history, source, changes, lines.whole, mark, damage, replay.disk, lines.chain
    )


class _Replay:
    """A history being rebuilt from entries."""

    def __init__(self) -> None:
        self.history: History[Roster] | None = None
        self.source = ""
        self.disk = UNKNOWN

    def take(self, entry: Entry) -> None:
        """Follow one entry; one that does not fit is a ValueError, LookupError or TypeError."""
        if "opened" in entry:
            self.history, self.source = History(_read(entry["opened"])), str(entry["source"])
            self.disk = str(entry.get("disk", UNKNOWN))
        elif self.history is None:
            raise ValueError("a journal that does not begin with its roster")
        elif "do" in entry:
            roster = _read(entry["roster"])
            if "from" in entry:
                self.history.go(int(str(entry["from"])))
            self.history.push(str(entry["do"]), roster)
        elif "go" in entry:
            self.history.go(int(str(entry["go"])))
        elif "saved" in entry:
            self.source, self.disk = str(entry["saved"]), str(entry.get("disk", UNKNOWN))
            self.history.mark_clean()


def _text(roster: Roster) -> str:
    return roster_bytes(roster).decode()


def _read(text: object) -> Roster:
    return parse_roster(str(text).encode(), "the journal")

"""Damaged journals: kept under a second name before anything else happens to them, and told in a sentence.

A journal goes only where all of it could be read and says that no work is lost with it, or where its user
says so; and never one that another program has gone on with meanwhile.
"""

import filecmp
import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO, Protocol, TypeVar

from battlefield.files.journals.journal_file import (
    JournalFile,
    TakenError,
    lock,
    opened_to_look,
    unlink_held,
    without_journal,
)
from battlefield.files.journals.journal_lines import Chain, Entry, entry_of
from battlefield.files.journals.journal_reading import Lines
from battlefield.files.scene.whole_files import sync_folder
from battlefield.files.text.errors import SceneError, reason

DAMAGED = ".damaged"
LOOKED_AT = 64 * 1024 * 1024  # bytes behind the damage, in which lines are counted


@dataclass(frozen=True, slots=True)
class Mark:
    """A journal as it was when it was read: how long, and when it was last written."""

    size: int
    written: int


def mark_of(path: Path | int) -> Mark | None:
    """Mark a journal, or the file of a descriptor; None where there is none."""
    with suppress(OSError):
        found = os.stat(path)
        return Mark(found.st_size, found.st_mtime_ns)
    return None


def followed(path: Path, most: int, take: Callable[[Entry], None]) -> Lines:
    """Follow the entries of a journal up to the first that cannot be taken; return how far that was."""
    lines = Lines(path, most)
    for entry in lines:
        try:
            take(entry)
        except (SceneError, LookupError, ValueError, TypeError):
            break
    return lines


@dataclass(frozen=True, slots=True)
class Damage:
    """What cannot be followed in a journal.

    `lines` counts the lines from the damaged one on, a torn one included, `sound` those of them whose
    checksum is right; `is_first` tells that nothing stands before. `saved` names the file that the last
    sound one says the work was saved in, `aside` the file in which the journal is kept as it was found,
    `trouble` why it is kept in none. `healed` counts damaged lines before, of which second copies were whole.
    """

    lines: int
    sound: int = 0
    saved: str = ""
    is_more: bool = False
    is_first: bool = False
    aside: Path | None = None
    trouble: str = ""
    healed: int = 0

    def words(self, done: str, step: str) -> str:
        """Say what is lost and where the file lies; `done` and `step` are what the journal is made of."""
        said = [self._mended(), self._lost(done, step)]
        if self.saved:
            said.append(f"after that it was saved as {self.saved}")
        if self.aside is not None:
            said.append(f"the damaged file is kept as {self.aside}")
        if self.trouble:
            said.append(f"the damaged file could not be copied ({self.trouble}) and is left as it is")
        return "; ".join(each for each in said if each)

    def _mended(self) -> str:
        if not self.healed:
            return ""
        were = "1 line of the journal was" if self.healed == 1 else f"{self.healed} lines of the journal were"
        ending = ", so nothing is lost" if not self.lines else ""
        return f"{were} damaged and read from a second copy{ending}"

    def _lost(self, done: str, step: str) -> str:
        if self.healed and not self.lines:
            return ""
        if self.is_first:
            behind = f", though {_lines(self.sound)} behind it {'is' if self.sound == 1 else 'are'} whole"
            what = "The first line of the journal is damaged" if self.lines else "The journal is empty"
            return f"{what}, so nothing in it can be offered{behind if self.sound else ''}"
        if self.lines <= 1:
            return f"The last line of the journal was damaged; at most the last {step} is lost"
        last = f"{'at least ' if self.is_more else ''}{self.lines} lines"
        return f"The last {last} of the journal cannot be read; what was {done} before is kept"


def _lines(count: int) -> str:
    return "1 line" if count == 1 else f"{count} lines"


def damage_of(path: Path, read: Lines, most: int) -> Damage | None:
    """Look at what could not be read or followed of a journal; None where all of it could be.

    A line of more than `most` bytes is none.
    """
    mark, whole = mark_of(path), read.whole
    if mark is None or (mark.size <= whole and whole and not read.healed):
        return None
    lines = sound = 0
    saved, end = "", whole
    with suppress(OSError), path.open("rb") as file:
        file.seek(whole)
        while end - whole < LOOKED_AT and (line := file.readline(most)):
            end, lines = end + len(line), lines + 1
            entry = entry_of(line)
            sound += entry is not None
            saved = str(entry["saved"]) if entry is not None and "saved" in entry else saved
    lines = max(lines, 1) if mark.size > whole else lines  # what the disk refuses to read is lost, too
    return Damage(lines, sound, saved, end < mark.size, whole == 0, healed=read.healed)


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A journal of which nothing can be offered."""

    path: Path
    mark: Mark | None
    damage: Damage
    changes: int = 0

    @property
    def note(self) -> str:
        """Say why, and where it is kept."""
        return self.damage.words("done", "change")


class Left(Protocol):
    """What is found in a journal that nobody writes any more."""

    @property
    def path(self) -> Path:
        """The journal."""

    @property
    def mark(self) -> Mark | None:
        """The journal as it was read."""

    @property
    def changes(self) -> int:
        """How much of it is in no file."""

    @property
    def damage(self) -> Damage | None:
        """What of it cannot be followed."""


Found = TypeVar("Found", bound=Left)
Going = TypeVar("Going", bound=JournalFile)


def looked_through(
    paths: Iterable[Path], rescue: Callable[[Path], Found | None], most: int
) -> "list[Found | Unreadable]":
    """Return what is in journals that programs left; damaged ones are kept under a second name first.

    Those that are whole, with nothing in them that is in no file, are taken away.
    """
    left: list[Found | Unreadable] = []
    for path in paths:
        found: Found | Unreadable | None = rescue(path) or _unreadable(path, most)
        if found is None:
            continue
        if found.damage is not None:
            kept = _kept(found)
            left += [] if kept is None else [kept]
        elif found.changes:
            left.append(found)
        else:
            with suppress(OSError):
                throw_away(found)
    return left


def _unreadable(path: Path, most: int) -> Unreadable | None:
    mark, damage = mark_of(path), damage_of(path, Lines(path, most), most)
    return Unreadable(path, mark, damage) if damage is not None else None


def _kept(found: "Found | Unreadable") -> "Found | Unreadable | None":
    """Keep a damaged journal under a second name; None where another program has gone on with it."""
    with _untouched(found.path, found.mark) as file:
        if file is None:
            return None
        try:
            damage = replace(found.damage, aside=set_aside(found.path))  # type: ignore[type-var]
        except OSError as error:
            damage = replace(found.damage, trouble=reason(error))  # type: ignore[type-var]
    return replace(found, damage=damage)  # type: ignore[type-var]


def throw_away(found: Left) -> bool:
    """Take a journal away; one that another program has gone on with stays, and False is given."""
    with _untouched(found.path, found.mark) as file:
        if file is not None:
            unlink_held(file, found.path)
        return file is not None


@contextmanager
def _untouched(path: Path, mark: Mark | None) -> Iterator[BinaryIO | None]:
    """Hold a journal for a moment; None where another program holds it, or has written to it."""
    try:
        file = opened_to_look(path)
    except OSError:
        yield None
        return
    with file:
        try:
            lock(file)
        except OSError:
            yield None
            return
        yield file if mark_of(file.fileno()) == mark == mark_of(path) else None


class Resumable(Left, Protocol):
    """What can be gone on with."""

    @property
    def whole(self) -> int:
        """The bytes that could be followed."""

    @property
    def chain(self) -> Chain:
        """What comes after them."""


def resumed(kind: type[Going], found: Resumable) -> Going:
    """Go on with a journal behind its last whole line; of a damaged one the file is kept as it was found.

    One that cannot be gone on with is a JournalError, one that another program has gone on with a TakenError.
    """
    try:
        journal = kind(found.path, found.whole, False)
        journal.follow(found.chain)
        try:
            _prepare(found)
        except BaseException:
            journal.close()
            raise
    except OSError as error:
        raise without_journal(found.path, error) from error
    return journal


def _prepare(found: Resumable) -> None:
    if found.mark is not None and mark_of(found.path) != found.mark:
        raise TakenError(f"Another window has gone on with {found.path} since it was looked at")
    if found.damage is not None:
        keep_apart(found.path)


def set_aside(path: Path) -> Path:
    """Keep a damaged journal as it is under a second name, over no other file; give that name."""
    number = 1
    while True:
        aside = path.with_name(f"{path.name}{DAMAGED}{'' if number == 1 else f'-{number}'}")
        if not aside.exists():
            with suppress(FileExistsError):
                _doubled(path, aside)
                return aside
        elif _is_same(path, aside):
            return aside
        number += 1


def _is_same(path: Path, aside: Path) -> bool:
    return aside.samefile(path) or (aside.is_file() and filecmp.cmp(path, aside, shallow=False))


def _doubled(path: Path, aside: Path) -> None:
    """Give a file a second name, which takes no room; where that cannot be, copy it."""
    try:
        os.link(path, aside)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        _copied(path, aside)


def _copied(path: Path, target: Path) -> None:
    with path.open("rb") as file, target.open("xb") as copy:
        try:
            shutil.copyfileobj(file, copy)
            copy.flush()
            os.fsync(copy.fileno())
        except BaseException:
            target.unlink(missing_ok=True)
            raise


def keep_apart(path: Path) -> None:
    """Set a damaged journal aside in a file of its own, before it is written to."""
    aside = set_aside(path)
    if aside.samefile(path):
        part = aside.with_name(f".{aside.name}.{os.getpid()}.part")
        part.unlink(missing_ok=True)
        _copied(path, part)
        try:
            os.replace(part, aside)
        except OSError:
            part.unlink(missing_ok=True)
            raise
    sync_folder(path.parent)

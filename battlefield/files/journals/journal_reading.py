"""A journal read line by line; what is damaged in one place is taken from its second copy."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from battlefield.files.journals.journal_lines import (
    Chain,
    Entry,
    copies_in,
    copy_behind,
    entry_in,
    is_copy,
    number_of,
    text_of,
    without_number,
)

HELD = 64 * 1024 * 1024  # bytes behind a damaged line in which its copy is looked for


class Lines:
    """The entries of a journal in their order, to be gone through once.

    A line that can be had nowhere ends them, as does one of more than `most` bytes: no strange file may fill
    the memory. `whole` tells where the lines end that were all taken, `chain` what follows them, `healed` how
    many damaged lines stand among them, `is_old` whether some were written before lines had numbers. A reader
    who takes an entry asks for the next one.
    """

    def __init__(self, path: Path, most: int) -> None:
        self._path, self._most = path, most
        self.whole, self.healed, self.chain = 0, 0, Chain()
        self._end = self._lost = self._mended = 0  # where the line read ends; what was met since `whole`
        self._ahead: dict[int, str] = {}  # whole lines behind one that is missed, by their numbers
        self._copies = ""  # the second copies that were passed last, unread
        self._is_over = self.is_old = False

    def __iter__(self) -> Iterator[Entry]:
        with suppress(OSError), self._path.open("rb") as file:
            while not self._is_over and (line := file.readline(self._most)):
                self._end += len(line)
                yield from self._read(text_of(line))
                if (found := copy_behind(line)) is not None:
                    yield from self._read(found)
                self._is_over |= self._end - self.whole > max(HELD, self._most)
            yield from self._end_missed()

    def _end_missed(self) -> Iterator[Entry]:
        """Take the last lines from their second copies where they were cut out whole."""
        if not self._is_over and not self._is_missing:
            for copy in copies_in(self._copies, self._most) if self._copies else ():
                yield from self._take(copy, True)

    @property
    def _is_missing(self) -> bool:
        return bool(self._lost or self._ahead)

    def _read(self, text: str | None) -> Iterator[Entry]:
        if text is None:
            self._lost += 1
        elif is_copy(text):
            is_needed = self._is_missing or not self.chain.number
            for copy in copies_in(text, self._most) if is_needed else ():
                yield from self._take(copy, True)
            self._copies = "" if is_needed else text
            if not self._ahead:
                self._all_taken()
        else:
            yield from self._take(text, False)

    def _take(self, text: str, is_copy: bool) -> Iterator[Entry]:
        """Take a line, and those behind it that waited for it; one that is not next waits."""
        waiting: str | None = text
        while waiting is not None:
            now, entry = self.chain.after(waiting), entry_in(waiting)
            number = number_of(entry) if entry is not None else None
            if now is None or entry is None or (number is None and self._is_missing):
                self._pass_over(waiting, number, is_copy)
                return
            self.is_old |= number is None
            yield without_number(entry)
            self.chain, self._mended, is_copy = now, self._mended + is_copy, False
            waiting = self._ahead.pop(now.number, None)
        if not self._ahead:
            self._all_taken()

    def _pass_over(self, text: str, number: int | None, is_copy: bool) -> None:
        """Leave a line that does not follow, though its checksum is right."""
        if number is None:
            self._is_over = True  # nobody knows what it follows
        elif number > self.chain.number:
            self._ahead[number] = text
        elif not is_copy:
            self._lost += 1

    def _all_taken(self) -> None:
        self.whole, self.healed = self._end, self.healed + max(self._lost, self._mended)
        self._lost = self._mended = 0

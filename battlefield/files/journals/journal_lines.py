"""Lines of a journal: each with a checksum, numbered and chained to the one before, and written twice.

Behind what a step writes stands a line with second copies of it and of the lines before it, so that what is
damaged in one place is read in the other. Journals written before have neither numbers nor copies.
"""

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b

Entry = dict[str, object]

COPIED = 8 * 1024  # bytes of lines that are written once more behind each step, or else the step alone
_NUMBER, _LINK, _COPY = "line", "link", "copy"
_STARTS = f'{{"{_COPY}": '
_QUICK = 1  # how hard copies are packed


@dataclass(frozen=True, slots=True)
class Chain:
    """What the next line follows: its number, the hash of all before, and the lines that are copied again."""

    number: int = 0
    link: str = ""
    last: tuple[str, ...] = ()

    def written(self, entries: Iterable[Entry]) -> "tuple[str, Chain]":
        """Return what a step writes, and what comes after it."""
        now, texts = self, list[str]()
        for entry in entries:
            body = json.dumps(entry)  # in ASCII: a path may hold bytes that are no text
            link = now._linked(body)
            texts.append(f'{body[:-1]}, "{_NUMBER}": {now.number}, "{_LINK}": "{link}"}}')
            now = Chain(now.number + 1, link, (*now.last, texts[-1]))
        now = Chain(now.number, now.link, _newest(now.last, len(texts)))
        return "".join(map(line_of, (*texts, _copy_of(now.last)))), now

    def after(self, text: str) -> "Chain | None":
        """Return what comes after a line that was read; None where it does not follow the one before."""
        body, mark, rest = text.rpartition(f', "{_NUMBER}": ')
        if not mark:
            return Chain(self.number + 1, self._linked(text))  # what has no number is not copied
        link = self._linked(f"{body}}}")
        if rest != f'{self.number}, "{_LINK}": "{link}"}}':
            return None
        return Chain(self.number + 1, link, _newest((*self.last, text), 1))

    def _linked(self, body: str) -> str:
        return blake2b(f"{self.number} {self.link} {body}".encode(), digest_size=8).hexdigest()


def _newest(texts: tuple[str, ...], least: int) -> tuple[str, ...]:
    """Return the last lines, as many as are copied."""
    count, size = 0, 0
    while count < len(texts) and (count < least or size + len(texts[-1 - count]) <= COPIED):
        size += len(texts[-1 - count])
        count += 1
    return texts[len(texts) - count :]


def line_of(text: str) -> str:
    """Write a line with its checksum."""
    return f"{zlib.crc32(text.encode()):08x} {text}\n"


def _copy_of(texts: Iterable[str]) -> str:
    return json.dumps({_COPY: b64encode(zlib.compress("\n".join(texts).encode(), _QUICK)).decode()})


def text_of(line: bytes) -> str | None:
    """Read what a line says; None where it is torn or damaged."""
    mark, _, text = line.removesuffix(b"\n").partition(b" ")
    if not line.endswith(b"\n") or mark != f"{zlib.crc32(text):08x}".encode():
        return None
    with suppress(UnicodeDecodeError):
        return text.decode()
    return None


def entry_in(text: str) -> Entry | None:
    """Read the entry in a line's text; None where there is none."""
    try:
        entry = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return entry if isinstance(entry, dict) else None


def entry_of(line: bytes) -> Entry | None:
    """Read a line; None where it is torn or damaged."""
    text = text_of(line)
    return entry_in(text) if text is not None else None


def is_copy(text: str) -> bool:
    """Return whether a line holds second copies."""
    return text.startswith(_STARTS)


def copy_behind(line: bytes) -> str | None:
    """Return the second copies that ran into a line whose end was damaged."""
    spot = line.find(_STARTS.encode(), 10)
    return text_of(line[spot - 9 :]) if spot > 0 else None


def copies_in(text: str, most: int) -> list[str]:
    """Return the lines of which a line holds second copies, of at most so many bytes; none of nonsense."""
    packed = (entry_in(text) or {}).get(_COPY)
    with suppress(ValueError, zlib.error):
        return zlib.decompressobj().decompress(b64decode(str(packed)), most + COPIED).decode().splitlines()
    return []


def number_of(entry: Entry) -> int | None:
    """Return the number of a line, if it has one."""
    found = entry.get(_NUMBER)
    return found if isinstance(found, int) else None


def without_number(entry: Entry) -> Entry:
    """Return what a line says beside its number and its link."""
    return {key: value for key, value in entry.items() if key not in (_NUMBER, _LINK)}

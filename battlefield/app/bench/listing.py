"""What the bench can do: the effects of all books that have a bench, found by their printed names."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.book.actions import Book
from battlefield.rules.book.bench import Bench, BenchEffect

AMOUNT = "amount"
"""The dial of an effect's own number, where that is no part of its name: 4 in "Knockback 4"."""
_NUMBERED = re.compile(r"(.+?) (\d+)\"?$")


class UnknownError(Exception):
    """There is no such effect on the bench; the words say what there is."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An effect of a book."""

    book: str
    effect: BenchEffect


@lru_cache(maxsize=1)
def books() -> Mapping[str, tuple[Book, Bench]]:
    """Return the books that have a bench, each with it, by their keys."""
    made = {key: make() for key, make in BOOKS.items()}
    found: dict[str, tuple[Book, Bench]] = {}
    for key, book in made.items():
        bench: Bench | None = getattr(book, "bench", None)
        if bench is not None:
            found[key] = (book, bench)
    return found


@lru_cache(maxsize=1)
def entries() -> tuple[Entry, ...]:
    """Return all effects, book by book in the order of each book's list."""
    return tuple(Entry(key, effect) for key, (_, bench) in books().items() for effect in bench.effects)


def found(book: str, name: str) -> tuple[Entry, dict[str, int]]:
    """Find an effect by its printed name, with or without its number: "Knockback II", "Knockback 4".

    Gives what the number sets; upper and lower case are the same. An UnknownError says what is near.
    """
    if book not in books():
        raise UnknownError(f"no book {book!r} has a bench; there are {', '.join(books())}")
    known = {entry.effect.name.lower(): entry for entry in entries() if entry.book == book}
    _refuse_what_is_left_out(book, name)
    entry = known.get(name.strip().lower())
    if entry is not None:
        return entry, {}
    plain, amount = split(name)
    entry = known.get(plain.lower()) if amount is not None else None
    if entry is not None and amount is not None and _amount_dial(entry.effect):
        return entry, {AMOUNT: amount}
    close = [known[each].effect.name for each in get_close_matches(name.lower(), known, n=3, cutoff=0.6)]
    hint = f"; did you mean {' or '.join(close)}?" if close else ""
    raise UnknownError(f"{book} has no effect {name!r} on the bench{hint}")


@dataclass(frozen=True, slots=True)
class LeftOut:
    """An effect of a book that cannot be tried by itself, with a sentence why."""

    book: str
    name: str
    why: str


def search_left_out(text: str, book: str = "") -> Sequence[LeftOut]:
    """Find effects that are not on the bench by parts of their names, in the order of the books' lists."""
    wanted = split(text)[0].lower().split()
    every = (LeftOut(key, name, why) for key in books() for name, why in left_out(key).items())
    asked = (each for each in every if not book or each.book == book)
    return [each for each in asked if all(word in each.name.lower() for word in wanted)]


def left_out(book: str) -> Mapping[str, str]:
    """Return the effects of a book that are not on the bench, each with a sentence why."""
    return books()[book][1].left_out if book in books() else {}


def _refuse_what_is_left_out(book: str, name: str) -> None:
    wanted = name.strip().lower()
    for each, why in left_out(book).items():
        if each.lower() in (wanted, split(wanted)[0]):
            raise UnknownError(f"{each} cannot be tried by itself. {why}")


def split(text: str) -> tuple[str, int | None]:
    """Part a name from the number after it."""
    numbered = _NUMBERED.fullmatch(text.strip())
    return (numbered[1], int(numbered[2])) if numbered is not None else (text.strip(), None)


def _amount_dial(effect: BenchEffect) -> bool:
    return any(dial.key == AMOUNT for dial in effect.dials)


def search(text: str, book: str = "") -> Sequence[Entry]:
    """Find effects by parts of their names, families or words, best first; an empty text finds all."""
    plain, _ = split(text)
    wanted = plain.lower().split()
    scored = []
    for place, entry in enumerate(entries()):
        score = _score(entry.effect, wanted) if not book or entry.book == book else None
        if score is not None:
            scored.append((score, place, entry))
    return [entry for _, _, entry in sorted(scored, key=lambda each: each[:2])]


def _score(effect: BenchEffect, wanted: Sequence[str]) -> int | None:
    name, family, says = effect.name.lower(), effect.family.lower(), effect.says.lower()
    score = 0 if name == " ".join(wanted) else 1
    for word in wanted:
        if name.startswith(word):
            continue
        if f" {word}" in f" {name}":
            score += 2
        elif word in name:
            score += 3
        elif word in family:
            score += 10
        elif word in says:
            score += 20
        else:
            return None
    return score

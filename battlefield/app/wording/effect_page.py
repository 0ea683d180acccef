"""All that is known of one effect: its row, the rulings on it, the tests that hold the program to it."""

import csv
import re
from collections.abc import Iterator
from functools import cache, lru_cache

from battlefield.app.wording.rulebook_list import entries
from battlefield.app.wording.rulings_told import rulings
from battlefield.files.text.errors import did_you_mean, shown
from battlefield.resources import evidence_file

_RANK = re.compile(r" (?:I{1,3}|IV|V|\d\+)$")


def effects_called(name: str) -> list[dict[str, object]]:
    """Return the page of each effect of that name, upper case or not, and of every rank where none is given.

    Raises ValueError, with what it may be a slip for, where no book has such an effect.
    """
    wanted = name.strip().casefold()
    found = [entry for entry in _all() if wanted in _forms(str(entry["name"]))]
    if not found:
        known = {form for entry in _all() for form in (str(entry["name"]), _stem(str(entry["name"])))}
        hint = did_you_mean(name, sorted(known))
        raise ValueError(
            f"no book has an effect {shown(name)}{hint or '; `battlefield rules` lists them all'}"
        )
    return [_page(entry) for entry in found]


@lru_cache(maxsize=1)
def _all() -> tuple[dict[str, object], ...]:
    return tuple(entries())


@cache
def _forms(name: str) -> tuple[str, str]:
    return name.casefold(), _stem(name).casefold()


def _stem(name: str) -> str:
    """Return the name that the ranks of an effect share."""
    return _RANK.sub("", name)


def _page(entry: dict[str, object]) -> dict[str, object]:
    name, stated = str(entry["name"]), entry["rulings"]
    assert isinstance(stated, list)
    evidence = _evidence().get((str(entry["book"]), name), ())
    numbers = dict.fromkeys([*stated, *(each for kind, each in evidence if kind == "ruling")])
    tests = dict.fromkeys(each for kind, each in evidence if kind == "test")
    return {
        **entry,
        "rulings": {one: " ".join(rulings()[one]).strip() for one in numbers},
        "tests": list(tests),
    }


@lru_cache(maxsize=1)
def _evidence() -> dict[tuple[str, str], tuple[tuple[str, str], ...]]:
    """Return the kinds and names of what stands for the sentences of each effect, by book and name."""
    found: dict[tuple[str, str], tuple[tuple[str, str], ...]] = {}
    for of, each in _rows_of_the_ledger():
        found[of] = (*found.get(of, ()), each)
    return found


def _rows_of_the_ledger() -> Iterator[tuple[tuple[str, str], tuple[str, str]]]:
    with evidence_file().open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            for one in row["evidence"].split() if row["effect"] and row["kind"] != "none" else ():
                yield (row["book"], row["effect"]), (row["kind"], one)

"""Every effect of every book that is built, with its family, kind, activation, numbers and text."""

import re
from fractions import Fraction

from battlefield.rulebooks.registry import OFFERS
from battlefield.rules.book.offer import EffectList
from battlefield.rules.core.perks import Perk

BOOKS: dict[str, EffectList] = {offer.key: offer.effects() for offer in OFFERS}
_RANK = re.compile(r" (I{1,3}|IV|V|[2-6]\+)(?: \(.*\))?$")


def entries() -> list[dict[str, object]]:
    """Return one entry for each effect, book by book, family by family, in the order of the rows."""
    return [
        _entry(book, perk)
        for book, listed in BOOKS.items()
        for perk in listed.catalogue.perks.values()
        if perk.kind != "effect" or perk.name in listed.also
    ]


def _entry(book: str, perk: Perk) -> dict[str, object]:
    numbers = {key: str(v) if isinstance(v, Fraction) else v for key, v in perk.numbers.items()}
    return {
        "book": book,
        "family": perk.family,
        "name": perk.name,
        "kind": perk.kind,
        "rank": _rank(perk.name),
        "activation": list(perk.terms),
        "numbers": numbers,
        "text": perk.text,
        "rulings": list(perk.rulings),
    }


def _rank(name: str) -> str:
    """Return the rank that a name ends with, as printed; nothing where it has none."""
    found = _RANK.search(name)
    return found[1] if found else ""


def missing() -> dict[str, int]:
    """Say of each book how many effects are not built yet."""
    return {book: max(0, listed.printed - _built(listed)) for book, listed in BOOKS.items()}


def _built(listed: EffectList) -> int:
    return sum(perk.kind != "effect" for perk in listed.catalogue.perks.values())

"""Every effect of every book that is built, with its family, kind, activation, numbers and text."""

import re
from fractions import Fraction

from battlefield.rulebooks.agemonia.effects import CATALOGUE as AGEMONIA
from battlefield.rulebooks.iron_kingdoms.effects import CATALOGUE as IRON_KINGDOMS
from battlefield.rulebooks.pulp_city.effects import CATALOGUE as PULP_CITY
from battlefield.rulebooks.warsurge.perks import CATALOGUE as WARSURGE
from battlefield.rules.core.perks import Catalogue, Perk

BOOKS: dict[str, Catalogue] = {
    "warsurge": WARSURGE,
    "pulp-city": PULP_CITY,
    "iron-kingdoms": IRON_KINGDOMS,
    "agemonia": AGEMONIA,
}
_RANK = re.compile(r" (I{1,3}|IV|V|[2-6]\+)(?: \(.*\))?$")
PRINTED = {"warsurge": 652, "pulp-city": 36, "iron-kingdoms": 3, "agemonia": 9}  # how many each book prints


def entries() -> list[dict[str, object]]:
    """Give one entry for each effect, book by book, family by family, in the order of the rows."""
    return [
        _entry(book, perk)
        for book, catalogue in BOOKS.items()
        for perk in catalogue.perks.values()
        if perk.kind != "effect"
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
    """Give the rank that a name ends with, as printed; nothing where it has none."""
    found = _RANK.search(name)
    return found[1] if found else ""


def missing() -> dict[str, int]:
    """Say of each book how many effects are not built yet."""
    built = {book: sum(p.kind != "effect" for p in c.perks.values()) for book, c in BOOKS.items()}
    return {book: max(0, PRINTED[book] - count) for book, count in built.items()}

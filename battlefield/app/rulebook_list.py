"""Every effect of every book that is built, with its family, kind, activation, numbers and text."""

from fractions import Fraction

from battlefield.rulebooks.pulp_city.effects import CATALOGUE as PULP_CITY
from battlefield.rulebooks.warsurge.perks import CATALOGUE as WARSURGE
from battlefield.rules.perks import Catalogue, Perk

BOOKS: dict[str, Catalogue] = {"warsurge": WARSURGE, "pulp-city": PULP_CITY}
PRINTED = {"warsurge": 652, "pulp-city": 36}  # how many each book prints


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
        "activation": list(perk.terms),
        "numbers": numbers,
        "text": perk.text,
        "rulings": list(perk.rulings),
    }


def missing() -> dict[str, int]:
    """Say of each book how many effects are not built yet."""
    built = {book: sum(p.kind != "effect" for p in c.perks.values()) for book, c in BOOKS.items()}
    return {book: PRINTED[book] - count for book, count in built.items()}

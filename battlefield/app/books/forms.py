"""How rosters of each book are written, by the keys of the books."""

from functools import lru_cache

from battlefield.rulebooks.registry import OFFERS
from battlefield.rules.book.roster_form import RosterForm

WRITTEN: tuple[str, ...] = tuple(offer.key for offer in OFFERS if offer.form is not None)
"""The books whose rosters can be made."""


@lru_cache(maxsize=len(OFFERS))
def form_of(book: str) -> RosterForm:
    """Return how rosters of a book are written; LookupError where no such book is known."""
    form = next((offer.form for offer in OFFERS if offer.key == book), None)
    if form is None:
        raise LookupError(book)
    return form()

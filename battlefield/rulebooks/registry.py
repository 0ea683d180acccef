"""The books that can be played, in the order in which they are shown; the one place that names them all."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from battlefield.rulebooks.agemonia import OFFER as AGEMONIA
from battlefield.rulebooks.iron_kingdoms import OFFER as IRON_KINGDOMS
from battlefield.rulebooks.pulp_city import OFFER as PULP_CITY
from battlefield.rulebooks.warsurge import OFFER as WARSURGE
from battlefield.rules.book.offer import Offer
from battlefield.rules.book.questions import Question

if TYPE_CHECKING:
    from battlefield.rules.book.actions import Book

OFFERS: tuple[Offer, ...] = (WARSURGE, PULP_CITY, IRON_KINGDOMS, AGEMONIA)
BOOKS: "Mapping[str, Callable[[], Book]]" = {offer.key: offer.book for offer in OFFERS}
"""How the rules of each book are loaded, by the keys of the books."""
QUESTIONS: Mapping[str, Question] = {each.name: each for offer in OFFERS for each in offer.questions}
"""What can be asked of a book without a table, by the names of the questions."""


@lru_cache(maxsize=len(OFFERS))
def book_of(key: str) -> "Book | None":
    """Return the book of a key, the same one each time; None where no book has it."""
    return BOOKS[key]() if key in BOOKS else None

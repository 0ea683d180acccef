"""All books that are shown, by their keys."""

from battlefield.rulebooks.registry import OFFERS
from battlefield.rules.book.face import Face

FACES: dict[str, Face] = {offer.key: offer.face() for offer in OFFERS}


def face_of(book: str) -> Face:
    """Return what a book shows; one that is not known shows what any book may."""
    return FACES.get(book) or Face(book, book, "", ())

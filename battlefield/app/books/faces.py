"""All books that are shown, by their keys."""

from battlefield.app.books.agemonia import AGEMONIA
from battlefield.app.books.face import Face
from battlefield.app.books.iron_kingdoms import IRON_KINGDOMS
from battlefield.app.books.pulp_city import PULP_CITY
from battlefield.app.books.warsurge import WARSURGE

FACES: dict[str, Face] = {face.key: face for face in (WARSURGE, PULP_CITY, IRON_KINGDOMS, AGEMONIA)}


def face_of(book: str) -> Face:
    """Give what a book shows; one that is not known shows what any book may."""
    return FACES.get(book) or Face(book, book, "", ())

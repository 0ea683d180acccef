"""What the texts of a book at hand only name, as it is told before a battle and on the book's page."""

from battlefield.rules.book.face import Face


def beyond_words(face: Face) -> str:
    """Name what a book's texts only name, in one sentence; nothing where there is no such thing."""
    return f"By cards that you own: {'; '.join(each.what for each in face.beyond)}." if face.beyond else ""


def beyond_tip(face: Face) -> str:
    """Say how each of these is played."""
    return "\n".join(f"{each.what}: {each.how}." for each in face.beyond)


def beyond_table(face: Face) -> str:
    """Write the same as a table for the page of the book."""
    rows = (f"| {each.what} | {each.how} |" for each in face.beyond)
    return "\n".join(("| what the texts only name | how it is played here |", "|---|---|", *rows))

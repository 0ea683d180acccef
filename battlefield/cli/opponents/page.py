"""`battlefield opponent`: who can be played against, and the automaton's page to follow by hand."""

import argparse
from pathlib import Path

from battlefield.app.books.faces import FACES
from battlefield.app.opponents.players import PLAYERS, SECRET
from battlefield.app.opponents.printed import ENDINGS, PrintedPage, printed_page
from battlefield.cli.speech import complain
from battlefield.cli.window import write_text_page
from battlefield.files.scene.whole_files import write_bytes
from battlefield.files.text.errors import SceneError, did_you_mean, listed, shown
from battlefield.play.opponents.tempers import TEMPERS

PAPERS = ("a4", "letter")


def opponent(given: argparse.Namespace) -> int:
    """Tell who can be played against; with --print the automaton's page, or with --out as a file."""
    if not given.page and given.out is None:
        print(f"Levels, weakest first: {', '.join(PLAYERS)}\nTempers: {', '.join(TEMPERS)}, {SECRET}")
        return 0
    if given.book and given.book not in FACES:
        hint = did_you_mean(given.book, FACES)
        return complain(f"--book is {shown(given.book)}; it must be {listed(FACES)}{hint}", 2)
    page = printed_page(given.book)
    return _written(page, given.out, given.paper) if given.out is not None else _told(page)


def _told(page: PrintedPage) -> int:
    print(page.text, end="")
    return 0


def _written(page: PrintedPage, out: str, paper: str) -> int:
    path = Path(out)
    ending = path.suffix.lower()
    if ending not in ENDINGS:
        return complain(f"{out} must end in {', '.join(ENDINGS[:-1])} or {ENDINGS[-1]}", 2)
    if ending in (".html", ".txt"):
        return _as_text(page.html if ending == ".html" else page.text, path)
    return write_text_page(page.html, page.title, path, "letter" if paper == "letter" else "a4")


def _as_text(text: str, path: Path) -> int:
    try:
        write_bytes(path, text.encode())
    except SceneError as error:
        return complain(str(error), 2)
    return 0

"""The automaton's page, to be followed by hand: its rules in the words of a book, as text and as HTML."""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from battlefield.app.books.faces import face_of
from battlefield.play.opponents.page_of_rules import GLOSSARY, PAGE
from battlefield.rules.book.by_hand import ByHand

ENDINGS = (".pdf", ".svg", ".html", ".txt")
_NAME = "The Automaton"
_HOW = (
    "Play one side yourself. For the other side read this page from the top whenever it has something to "
    "decide, and do the first thing that the rules allow. Roll real dice for both."
)
_STYLE = """
body { color: #22252A; font-family: sans-serif; }
h1 { font-size: 200%; margin: 0 0 4px 0; }
h2 { font-size: 120%; margin: 12px 0 3px 0; }
p, li { margin: 0 0 3px 0; }
ul { margin: 0; }
@page { margin: 15mm; }
"""


@dataclass(frozen=True, slots=True)
class PrintedPage:
    """A page: its title, how it is used, rules under their headings, and what its words mean."""

    title: str
    how: str
    sections: Mapping[str, tuple[str, ...]]
    words: Mapping[str, str]

    @property
    def text(self) -> str:
        """The page as plain text."""
        lines = [self.title, "=" * len(self.title), "", self.how]
        for heading, rules in self.sections.items():
            lines += ["", heading, *(f"  - {rule}" for rule in rules)]
        lines += ["", "Words", *(f"  {word}: {says}" for word, says in self.words.items())]
        return "\n".join(lines) + "\n"

    @property
    def html(self) -> str:
        """The page as a file of HTML."""
        parts = [f"<h1>{escape(self.title)}</h1><p>{escape(self.how)}</p>"]
        for heading, rules in self.sections.items():
            told = "".join(f"<li>{escape(rule)}</li>" for rule in rules)
            parts.append(f"<h2>{escape(heading)}</h2><ul>{told}</ul>")
        words = "".join(f"<p><b>{escape(word)}</b>: {escape(says)}</p>" for word, says in self.words.items())
        head = f'<meta charset="utf-8"><title>{escape(self.title)}</title><style>{_STYLE}</style>'
        body = "".join(parts) + f"<h2>Words</h2>{words}"
        return f'<!DOCTYPE html><html lang="en"><head>{head}</head><body>{body}</body></html>\n'


def printed_page(book: str = "") -> PrintedPage:
    """Return the page in the words of a book, or in those of any."""
    face = face_of(book)
    by_hand = face.by_hand if book else ByHand()
    title = f"{_NAME}, {face.name}" if book else _NAME
    own = {"dearest": by_hand.dearest, "objective": by_hand.objective, "to wait": by_hand.waiting}
    words = {**GLOSSARY, **own, "range": f"{by_hand.reach}; {GLOSSARY['range']}"}
    return PrintedPage(title, _HOW, PAGE, words)

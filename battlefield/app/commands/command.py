"""What a command of the window is: its menu, its words, its key, and when it can be done."""

import re
from dataclasses import dataclass, replace
from typing import Literal

from battlefield.app.wording.translation import QT_TR_NOOP, tr

Menu = Literal[
    "File", "Edit", "Move", "Template", "Measure", "Design", "Arrange", "Outline", "Battle", "View", "Help"
]
Needs = Literal[
    "nothing",
    "table",
    "selection",
    "template",
    "undo",
    "redo",
    "verdicts",
    "verdict",
    "one model",
    "best place",
    "played",
    "past",
    "over",
    "passage",
    "advice",
    "program",
    "several",
    "three",
    "numbers",
    "tabs",
]

PERIOD = "turn"  # what commands call the numbered parts of a battle where no book is played
_TURN = re.compile(r"\bturn\b")
MENUS: tuple[Menu, ...] = (
    "File",
    "Edit",
    "Move",
    "Template",
    "Measure",
    "Design",
    "Arrange",
    "Outline",
    "Battle",
    "View",
    "Help",
)
_MENU_WORDS: dict[Menu, str] = {
    "File": QT_TR_NOOP("&File"),
    "Edit": QT_TR_NOOP("&Edit"),
    "Move": QT_TR_NOOP("&Move"),
    "Template": QT_TR_NOOP("&Template"),
    "Measure": QT_TR_NOOP("&Measure"),
    "Design": QT_TR_NOOP("&Design"),
    "Arrange": QT_TR_NOOP("&Arrange"),
    "Outline": QT_TR_NOOP("&Outline"),
    "Battle": QT_TR_NOOP("&Battle"),
    "View": QT_TR_NOOP("&View"),
    "Help": QT_TR_NOOP("&Help"),
}


def menu_words(menu: Menu) -> str:
    """Return what a menu is called, with its mnemonic mark."""
    return tr(_MENU_WORDS[menu])


def plain(words: str) -> str:
    """Return words of a menu without their mnemonic mark and dots."""
    return words.replace("&", "").removesuffix("…")


@dataclass(frozen=True, slots=True)
class Command:
    """Something the user can do: `id` names the handler, `needs` says when it can be done.

    `text` and `tip` are English, the keys of what is shown: `words`, `plain_text` and `about`.
    """

    id: str
    menu: Menu
    text: str
    shortcut: str
    tip: str
    needs: Needs = "table"
    icon: str = ""
    group: str = ""
    checkable: bool = False
    keys: tuple[str, ...] = ()
    on_board: bool = False  # its key counts only while the table has the focus: lists need it too

    @property
    def words(self) -> str:
        """What it is called, with its mnemonic mark."""
        return tr(self.text)

    @property
    def plain_text(self) -> str:
        """What it is called, without its mnemonic mark and dots."""
        return plain(self.words)

    @property
    def about(self) -> str:
        """What it does."""
        return tr(self.tip)

    def told(self, period: str) -> "Command":
        """Give the command in the words of a book that calls the numbered parts of its battles otherwise."""
        if self.menu != "Battle" or period == PERIOD:
            return self
        text, tip = (_TURN.sub(period, words) for words in (self.text, self.tip))
        return replace(self, text=text, tip=tip)

"""What a command of the window is: its menu, its words, its key, and when it can be done."""

import re
from dataclasses import dataclass, replace
from typing import Literal

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


@dataclass(frozen=True, slots=True)
class Command:
    """Something the user can do: `id` names the handler, `needs` says when it can be done."""

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
    def plain_text(self) -> str:
        """The text without its mnemonic mark and dots."""
        return self.text.replace("&", "").removesuffix("…")

    def told(self, period: str) -> "Command":
        """Give the command in the words of a book that calls the numbered parts of its battles otherwise."""
        if self.menu != "Battle" or period == PERIOD:
            return self
        text, tip = (_TURN.sub(period, words) for words in (self.text, self.tip))
        return replace(self, text=text, tip=tip)

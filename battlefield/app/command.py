"""What a command of the window is: its menu, its words, its key, and when it can be done."""

from dataclasses import dataclass
from typing import Literal

Menu = Literal["File", "Edit", "Move", "Template", "Measure", "Design", "Arrange", "Outline", "Battle",
               "View", "Help"]
Needs = Literal[
    "nothing", "table", "selection", "template", "undo", "redo", "verdicts", "one model", "best place",
    "played", "past", "passage", "several", "numbers"
]

MENUS: tuple[Menu, ...] = (
    "File", "Edit", "Move", "Template", "Measure", "Design", "Arrange", "Outline", "Battle", "View", "Help"
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

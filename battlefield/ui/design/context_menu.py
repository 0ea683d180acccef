"""The menu at the pointer while a table is drawn: what can be done with what is selected."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.app.design.drawing.tools import DRAWING_TOOLS
from battlefield.ui.design.drawn_table import DrawnTable

_OFFERED = ("paste_parts", "paste_in_place", "show_all_parts", "unlock_all", "add_layer")


def offer(page: DrawnTable, at: QPoint) -> None:
    """Offer what can be done with what is under the pointer, the search first."""
    menu = QMenu(page)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addAction(page.actions_by_id["search"])
    menu.addSeparator()
    _offer_edits(page, menu)
    if not page.desk.selection:
        for name in (*(f"draw_{each}" for each in DRAWING_TOOLS[:6]), "tape_tool", "zoom_fit"):
            menu.addAction(page.actions_by_id[name])
    menu.popup(at)


def _offer_edits(page: DrawnTable, menu: QMenu) -> None:
    """Offer what can be done with what is selected, arranging and cutting in menus of their own."""
    below: dict[str, QMenu] = {}
    for command in COMMANDS:
        action = page.actions_by_id[command.id]
        useful = command.needs not in ("nothing", "table", "undo", "redo") or command.id in _OFFERED
        if command.id not in page.commands or not useful or not action.isEnabled():
            continue
        if command.menu in ("Edit", "Design") and not command.on_board:
            menu.addAction(action)
        elif command.menu in ("Arrange", "Outline"):
            if command.menu not in below:
                below[command.menu] = menu.addMenu(command.menu)
            below[command.menu].addAction(action)

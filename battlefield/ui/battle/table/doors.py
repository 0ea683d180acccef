"""Doors of a battle opened and closed at the table: by a double-click, by a key, and in the menu."""

from functools import partial
from weakref import proxy

from PySide6.QtWidgets import QMenu

from battlefield.app.desk.doors import door_under
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.table_doors import (
    door_meant,
    may_swing,
    offer_words,
    swing,
    swing_meant,
)
from battlefield.ui.pages.page import Page


class BattleDoors:
    """Opens and closes doors for who plays on a page."""

    def __init__(self, page: Page, desk: BattleDesk) -> None:
        self._page, self._desk = proxy(page), proxy(desk)  # the view must not keep what keeps it
        page.view.opens = self._opens

    def _opens(self, pointer: Pointer) -> bool:
        """Open or close the door that is double-clicked; amid a question a second click is a click."""
        door = door_under(self._desk.table.scene, pointer)
        if door is None or self._desk.pending is not None:
            return False
        swing(self._desk, door)
        return True

    def swing(self) -> None:
        """Open or close the door at the pointer, or beside who is selected."""
        swing_meant(self._desk, self._page.pointed)

    def offer(self, menu: QMenu) -> None:
        """Offer it in a menu, where it can be done now."""
        door = door_meant(self._desk, self._page.pointed) if may_swing(self._desk) else None
        if door is not None:
            words = offer_words(door).replace("&", "&&")
            menu.addAction(words).triggered.connect(partial(swing, self._desk, door))
            menu.addSeparator()

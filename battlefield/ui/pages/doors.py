"""Doors opened and closed on a page: by a double-click, and by a command at the pointer."""

from collections.abc import Callable
from weakref import proxy

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.doors import door_under, swing, swing_these
from battlefield.app.desk.tools import Pointer
from battlefield.ui.pages.page import Page


def listen_for_doors(page: Page, desk: Desk) -> None:
    """Let a double-click on a door open or close it."""
    kept = proxy(desk)  # so that the view does not keep what keeps it
    page.view.opens = lambda pointer: _opened(kept, pointer)


def _opened(desk: Desk, pointer: Pointer) -> bool:
    """Open or close the door under the pointer; False where something else lies over it, or none is there."""
    door = door_under(desk.scene, pointer)
    return door is not None and swing_these(desk, [door])


def door_handler(page: Page, desk: Desk) -> Callable[[], object]:
    """Return what the command does: it opens or closes what is selected, or is at the pointer."""
    return lambda: swing(desk, page.pointed)

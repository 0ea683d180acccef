"""Takes pages away for good: what belongs to one goes with it, and does not wait for Python to collect."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

if TYPE_CHECKING:
    from battlefield.app.desk import Desk

_OURS = "battlefield.ui."


def leave(page: QWidget, desk: "Desk | None" = None) -> None:
    """Have Qt delete a page soon; its parts, which know each other, and its desk then let go of all else."""
    parts = list(_parts(page))
    page.destroyed.connect(lambda: QTimer.singleShot(0, lambda: _let_go(parts, desk)))  # its parts go yet
    page.hide()  # taking it out of the window as well would polish all its parts anew
    page.deleteLater()


def _let_go(parts: list[object], desk: "Desk | None") -> None:
    """Empty what Qt has deleted: nothing can be done with it any more."""
    for part in parts:
        if isinstance(part, Shiboken.Object) and not Shiboken.isValid(part):
            vars(part).clear()
    parts.clear()
    if desk is not None:
        desk.leave()


def _parts(page: object) -> Iterator[object]:
    """Give all objects of the window that can be reached from one."""
    seen, waiting = {id(page)}, [page]
    while waiting:
        part = waiting.pop()
        yield part
        for each in _inside(list(vars(part).values())):
            if id(each) not in seen:
                seen.add(id(each))
                waiting.append(each)


def _inside(values: list[object]) -> Iterator[object]:
    """Give those of some values, and of the lists and tables among them, that are objects of the window."""
    for value in values:
        if isinstance(value, dict):
            yield from _inside(list(value.values()))
        elif isinstance(value, list | tuple):
            yield from _inside(list(value))
        elif type(value).__module__.startswith(_OURS) and hasattr(value, "__dict__"):
            yield value

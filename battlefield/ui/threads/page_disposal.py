"""Takes pages away for good: what belongs to one goes with it, and does not wait for Python to collect."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from battlefield.ui.threads.loading import Loading

if TYPE_CHECKING:
    from battlefield.ui.pages.page import WorkedAt


def leave(loading: Loading, page: QWidget, desk: "WorkedAt | None" = None) -> None:
    """Have Qt delete a page soon, with all that it is the parent of; its desk then tells nobody anything.

    Parts of a page know each other in circles. What Qt has deleted nobody can use any more: so each part lets
    go of whatever it knew, and what was known to them alone is gone at once.
    """
    page.hide()  # taking it out of the window as well would polish all its parts anew
    loading.then(partial(_delete, page, desk))


def _delete(page: QWidget, desk: "WorkedAt | None") -> None:
    parts = [page, *page.findChildren(QObject)]
    page.destroyed.connect(lambda: QTimer.singleShot(0, lambda: _let_go(parts, desk)))  # its parts go yet
    page.deleteLater()


def _let_go(parts: list[QObject], desk: "WorkedAt | None") -> None:
    for part in parts:
        vars(part).clear()
    parts.clear()
    if desk is not None:
        desk.leave()

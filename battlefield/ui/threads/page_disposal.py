"""Takes pages away for good."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from battlefield.ui.threads.loading import Loading

if TYPE_CHECKING:
    from battlefield.ui.pages.page import WorkedAt


def leave(loading: Loading, page: QWidget, desk: "WorkedAt | None" = None) -> None:
    """Have Qt delete a page soon, with all that it is the parent of; its desk then tells nobody anything."""
    page.hide()  # taking it out of the window as well would polish all its parts anew
    if desk is not None:
        page.destroyed.connect(lambda: QTimer.singleShot(0, lambda: desk.leave()))  # its parts go yet
    loading.then(page.deleteLater)

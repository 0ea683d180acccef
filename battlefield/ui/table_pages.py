"""The pages on which a table is measured and drawn: made in steps, and shown once they are ready."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from battlefield.ui import looks
from battlefield.ui.coming import Steps

if TYPE_CHECKING:
    from battlefield.app.document import Document
    from battlefield.ui.design.page import DesignPage
    from battlefield.ui.table_page import TablePage
    from battlefield.ui.window import MainWindow


def making(window: "MainWindow", mode: str, document: "Document") -> "Steps[TablePage | DesignPage]":
    """Make the page of a mode over a document, in steps."""
    if mode == "design":
        from battlefield.app.design.studio import Studio
        from battlefield.ui.design.page import DesignPage

        studio = Studio(document)
        studio.unit = looks.unit(window.settings)
        drawn = DesignPage(studio, window.acts, window.colours, window.background)
        yield from drawn.making()
        return drawn
    yield
    from battlefield.app.desk import Desk
    from battlefield.ui.table_page import TablePage

    desk = Desk(document)
    desk.unit = looks.unit(window.settings)
    return TablePage(desk, window.acts, window.colours, window.background)


@contextmanager
def still(window: "MainWindow") -> Iterator[None]:
    """Keep what is seen of the pages as it is, while the next one is made ready behind it."""
    window.stack.setUpdatesEnabled(False)
    try:
        yield
    finally:
        window.stack.setUpdatesEnabled(True)

"""Going from the table to the panels and back with a key."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from battlefield.ui.design.drawn_table import DrawnTable


def panes(page: DrawnTable) -> list[tuple[QWidget, QWidget]]:
    """Return the table and the panels that are seen, and where in each the keyboard begins."""
    shown = (panel for panel in page.panels.values() if _is_seen(panel))
    return [(page.view, page.view), *((panel, _first_of(panel)) for panel in shown)]


def _first_of(pane: QWidget) -> QWidget:
    first: Callable[[], QWidget] | None = getattr(pane, "first", None)
    return first() if first is not None else _first_field(pane)


def _is_seen(panel: QWidget) -> bool:
    """Return whether a panel lies on top: one behind another is visible to Qt, but covered."""
    return panel.isVisible() and not panel.visibleRegion().isEmpty()


def _first_field(pane: QWidget) -> QWidget:
    fields = [each for each in pane.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    return next((each for each in fields if each.isVisible()), pane)

"""Going from the table to the panels and back with a key."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from battlefield.ui.design.page import DesignPage


def next_pane(page: "DesignPage") -> None:
    """Give the keyboard to the next of the table and the panels that are seen."""
    shown = (panel for panel in page.panels.values() if _is_seen(panel))
    panes: list[QWidget] = [page.view, *shown]
    focus = QGuiApplication.focusObject()
    now = next((n for n, pane in enumerate(panes) if focus in (pane, *pane.findChildren(QWidget))), -1)
    after = panes[(now + 1) % len(panes)]
    first: Callable[[], QWidget] | None = getattr(after, "first", None)
    target = first() if first is not None else _first_field(after)
    target.setFocus(Qt.FocusReason.ShortcutFocusReason)


def _is_seen(panel: QWidget) -> bool:
    """Tell whether a panel lies on top: one behind another is visible to Qt, but covered."""
    return panel.isVisible() and not panel.visibleRegion().isEmpty()


def _first_field(pane: QWidget) -> QWidget:
    fields = [each for each in pane.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    return next((each for each in fields if each.isVisible()), pane)

"""The panels around the table: built, docked, hidden, and visited by the keyboard."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar, QWidget

from battlefield.app.desk import Desk
from battlefield.app.drawing import Answer
from battlefield.geometry.shapes import BaseSize
from battlefield.ui.actions import Actions
from battlefield.ui.answers_panel import AnswersPanel
from battlefield.ui.coverage_panel import CoveragePanel
from battlefield.ui.history_panel import HistoryPanel
from battlefield.ui.options_panel import Group, OptionsPanel
from battlefield.ui.palette import Colours
from battlefield.ui.selection_panel import SelectionPanel
from battlefield.ui.tray import Tray

TOOLS = ("select_tool", "tape_tool", "push_tool", "sight_tool")
_DOERS = ("add_base", "move_exactly", "turn_left", "turn_right", "clone", "lock", "delete")
LOW = 860  # pixels: in a page less high, the history is a tab, so that options and answers have its room
_LEFT, _RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea


class Panels:
    """The panels of a page about one desk, each in its dock."""

    def __init__(
        self,
        page: QMainWindow,
        desk: Desk,
        actions: Actions,
        place: Callable[[str, float | None], None],
        add_base: Callable[[BaseSize, str, str, float], None],
        copy: Callable[[], None],
    ) -> None:
        self.tray = Tray(place, add_base, desk.complain)
        self.selection = SelectionPanel(desk, self.tray.take_base)
        self.coverage = CoveragePanel(desk, copy)
        self.history = HistoryPanel(desk)
        self.answers = AnswersPanel(actions)
        self.options = OptionsPanel(desk)
        self._page = page
        self._shared = False
        self.docks = [
            self._dock("Tray", self.tray, _LEFT),
            self._dock("Selected", self.selection, _RIGHT),
            self._dock("Covered", self.coverage, _RIGHT),
            self._dock("Answers", self.answers, _RIGHT),
            self._dock("History", self.history, _RIGHT),
            self._dock("Options", self.options, _RIGHT),
        ]
        for above, below in ((self.selection, self.options), (self.coverage, self.answers)):
            page.tabifyDockWidget(self.dock_of(above), self.dock_of(below))
            self.dock_of(above).raise_()
        self.dock_of(self.coverage).visibilityChanged.connect(self.coverage.come_into_sight)

    def _dock(self, title: str, widget: QWidget, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(title)
        dock.setObjectName(title.lower())
        dock.setWidget(widget)
        features = QDockWidget.DockWidgetFeature
        dock.setFeatures(features.DockWidgetMovable | features.DockWidgetFloatable)
        self._page.addDockWidget(area, dock)
        return dock

    def dock_of(self, widget: QWidget) -> QDockWidget:
        """Give the dock that holds a panel."""
        return next(dock for dock in self.docks if dock.widget() is widget)

    def share_room(self) -> None:
        """Share the room among the panels, the first time that there is room to share."""
        if self._shared:
            return
        self._shared = True
        if self._page.height() < LOW:
            self._page.tabifyDockWidget(self.dock_of(self.answers), self.dock_of(self.history))
            self.dock_of(self.coverage).raise_()
        self._page.resizeDocks(self.docks[:2], [self.tray.minimumWidth(), 300], Qt.Orientation.Horizontal)
        columns = [self.dock_of(panel) for panel in (self.selection, self.coverage, self.history)]
        if self._page.height() < LOW:
            self._page.resizeDocks(columns[:2], [50, 50], Qt.Orientation.Vertical)
        else:
            self._page.resizeDocks(columns, [38, 42, 20], Qt.Orientation.Vertical)
        layout = self._page.layout()
        if layout is not None:
            layout.activate()  # now, so that the first picture of the table has its final width

    def switch(self) -> bool:
        """Hide the panels, or show them again; give whether they are shown."""
        shown = any(dock.isVisible() for dock in self.docks)
        for dock in self.docks:
            dock.setVisible(not shown)
        return not shown

    def next_pane(self, table: QWidget) -> None:
        """Give the keyboard to the next of table, tray, facts, options, list and history."""
        panes: list[tuple[QWidget, QWidget]] = [
            (table, table),
            (self.tray, self.tray.rows[0].main),
            (self.selection, self.selection.first()),
            (self.options, self.options.first()),
            (self.coverage, self.coverage.tree),
            (self.history, self.history.list),
        ]
        shown = [(pane, target) for pane, target in panes if pane.isVisible() and target.isVisible()]
        focus = QGuiApplication.focusObject()
        now = next(
            (n for n, (pane, _) in enumerate(shown) if focus in (pane, *pane.findChildren(QWidget))), -1
        )
        shown[(now + 1) % len(shown)][1].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def refresh(self, answers: Sequence[Answer], groups: list[Group], colours: Colours) -> None:
        """Let every panel show what is true now."""
        self.answers.show_answers(answers)
        self.options.show_groups(groups)
        self.selection.refresh()
        self.coverage.refresh(colours)
        self.history.refresh()


def tool_bar(actions: Actions) -> QToolBar:
    """Line up the tools, and what is done to what is selected."""
    bar = QToolBar("Tools")
    bar.setObjectName("tools")
    bar.setMovable(False)
    bar.setOrientation(Qt.Orientation.Vertical)
    bar.setIconSize(QSize(22, 22))
    for name in TOOLS:
        bar.addAction(actions[name])
    bar.addSeparator()
    for name in _DOERS:
        bar.addAction(actions[name])
    return bar

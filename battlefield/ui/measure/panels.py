"""The panels around the table: built, docked, and visited by the keyboard."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolBar, QWidget

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.pictures import Answer
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.measure.answers_panel import AnswersPanel
from battlefield.ui.measure.coverage_panel import CoveragePanel
from battlefield.ui.measure.history_panel import HistoryPanel
from battlefield.ui.measure.selection_panel import SelectionPanel
from battlefield.ui.pages.page import TOOLS, Page
from battlefield.ui.pages.tray import Tray
from battlefield.ui.threads.staged_work import Steps
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.options_panel import Group, OptionsPanel
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.spare_room import SpareRoom

_DOERS = ("add_base", "move_exactly", "turn_left", "turn_right", "clone", "lock", "delete")
LOW = 860  # pixels: in a page less high, the history is a tab, so that options and answers have its room
_KEPT = 0.27  # share of the height that options keep above answers which do not fit: a heading and two rows
_LEFT, _RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea


class Panels:
    """The panels of a page about one desk, each in its dock."""

    tray: Tray
    selection: SelectionPanel
    coverage: CoveragePanel
    history: HistoryPanel
    answers: AnswersPanel
    options: OptionsPanel
    _is_low = False
    _on_top: frozenset[QWidget] = frozenset()  # of options and answers, those whose tab is chosen

    def building(self, page: Page, desk: Desk) -> Steps[None]:
        """Make each panel with its dock in a page, in steps; before, there is none."""
        self.tray = Tray()
        yield
        page.add_dock(QT_TR_NOOP("Tray"), self.tray, _LEFT)
        yield
        self.selection = SelectionPanel(desk, self.tray.take_base)
        page.add_dock(QT_TR_NOOP("Selected"), self.selection, _RIGHT)
        yield
        self.coverage = CoveragePanel(desk)
        dock = page.add_dock(QT_TR_NOOP("Covered"), self.coverage, _RIGHT)
        dock.visibilityChanged.connect(self.coverage.come_into_sight)
        yield
        self.answers = AnswersPanel(page.actions_by_id, desk)
        page.add_dock(QT_TR_NOOP("Answers"), self.answers, _RIGHT)
        yield
        self.history = HistoryPanel(desk)
        page.add_dock(QT_TR_NOOP("History"), self.history, _RIGHT)
        yield
        self.options = OptionsPanel(desk)
        page.add_dock(QT_TR_NOOP("Options"), self.options, _RIGHT)
        yield
        for above, below in ((self.selection, self.options), (self.coverage, self.answers)):
            page.tabifyDockWidget(page.dock_of(above), page.dock_of(below))
            page.dock_of(above).raise_()
        docks = page.dock_of(self.options), page.dock_of(self.answers)
        self._spare = SpareRoom(page, *docks, kept=_KEPT)
        for panel in (self.options, self.answers):
            page.dock_of(panel).visibilityChanged.connect(partial(self._come_to_top, panel))

    def share_room(self, page: Page) -> None:
        """Share the room of their page among the panels."""
        columns = [page.dock_of(panel) for panel in (self.selection, self.coverage, self.history)]
        self._is_low = page.height() < LOW
        if self._is_low:
            page.tabifyDockWidget(page.dock_of(self.answers), page.dock_of(self.history))
            page.dock_of(self.coverage).raise_()
        across = [page.dock_of(panel) for panel in (self.tray, self.selection)]
        page.resizeDocks(across, [self.tray.minimumWidth(), 300], Qt.Orientation.Horizontal)
        if self._is_low:
            page.resizeDocks(columns[:2], [50, 50], Qt.Orientation.Vertical)
        else:
            page.resizeDocks(columns, [38, 42, 20], Qt.Orientation.Vertical)

    def panes(self) -> list[tuple[QWidget, QWidget]]:
        """Return tray, facts, options, list and history, and where in each the keyboard begins."""
        return [
            (self.tray, self.tray.rows[0].main),
            (self.selection, self.selection.first()),
            (self.options, self.options.first()),
            (self.coverage, self.coverage.tree),
            (self.history, self.history.list),
        ]

    def refresh(self, answers: Sequence[Answer], groups: list[Group], colours: Colours) -> None:
        """Let every panel show what is true now."""
        self.answers.show_answers(answers)
        self._settle()
        self.options.show_groups(groups)
        self.tray.show_in(self.selection.unit)
        self.selection.refresh()
        self.coverage.refresh(colours)
        self.history.refresh()

    def _come_to_top(self, panel: QWidget, is_on_top: bool) -> None:
        self._on_top = self._on_top | {panel} if is_on_top else self._on_top - {panel}
        self._settle()

    def _settle(self) -> None:
        """Let options make room for answers that do not fit below them; a model's facts need theirs."""
        if not self._is_low:
            return
        if len(self._on_top) < 2:
            self._spare.take_back()
        elif self.answers.missing:
            self._spare.lend(self.answers.missing)


def tool_bar(actions: Actions) -> QToolBar:
    """Line up the tools, and what is done to what is selected."""
    bar = QToolBar(tr("Tools"))
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

"""The effect bench on a page: its dock, its hand, and what keys mean while an effect asks something."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.tools import Tool
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.units import direction
from battlefield.ui.pages.page import Page
from battlefield.ui.widgets.owner import owner
from battlefield.ui.widgets.palette import Colours

if TYPE_CHECKING:
    from battlefield.app.bench.workbench import Workbench
    from battlefield.ui.measure.bench_panel import BenchPanel, BenchTitle

_BEARINGS = {"left": 270, "right": 90, "up": 0, "down": 180}
_INCHES = {"nudge": 0.1, "step": 1.0}
_TURNS = {"turn_right": 15.0, "turn_left": -15.0, "turn_right_fine": 1.0, "turn_left_fine": -1.0}


class BenchOnPage(QObject):
    """The bench of a page; nothing of it is made before it is asked for."""

    taken = Signal(object)  # the bench's hand, which the page is to take
    left = Signal()  # it is put away
    told = Signal(str)

    def __init__(self, page: Page, desk: Desk, beside: QDockWidget) -> None:
        super().__init__(page)
        self._view, self._desk, self._beside, self._colours = page.view, desk, beside, page.colours
        self._background = page.background
        self.bench: Workbench | None = None
        self.panel: BenchPanel | None = None
        self.dock: QDockWidget | None = None
        self.title: BenchTitle | None = None
        self._was_shown = False

    def show(self) -> None:
        """Raise the bench, take its hand, and look for an effect; what is selected does it to each other."""
        if self.bench is None:
            self._make()
        assert self.bench is not None and self.dock is not None and self.panel is not None
        if not self.dock.isVisible():
            self.dock.show()
        self.dock.raise_()
        self.take_hand()
        self.bench.take_selected()
        self.panel.seek()

    def _make(self) -> None:
        from battlefield.app.bench.workbench import Workbench
        from battlefield.ui.measure.bench_panel import BenchPanel, BenchTitle

        self.bench = Workbench(self._desk, self._background)
        self.panel = BenchPanel(self.bench, self._colours)
        self.panel.wanted.connect(self.take_hand)
        self.panel.told.connect(self.told)
        self.bench.listen(self._focus_table)
        dock = self.dock = QDockWidget(tr("Effect bench"))
        dock.setObjectName("bench")
        dock.setWidget(self.panel)
        self.title = BenchTitle(tr("Effect bench"), self._colours)
        self.title.closed.connect(self.close)
        dock.setTitleBarWidget(self.title)
        features = QDockWidget.DockWidgetFeature
        dock.setFeatures(features.DockWidgetMovable | features.DockWidgetFloatable)
        page = owner(self, QMainWindow)
        page.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
        page.tabifyDockWidget(self._beside, dock)
        self._view.installEventFilter(self)

    def close(self) -> None:
        """Put the bench away, with what is under way; what was done stays."""
        if self.dock is not None:
            self.dock.hide()
        if self.in_hand:
            self.left.emit()

    def take_hand(self) -> None:
        """Take the hand of the bench, if it is not in hand already."""
        from battlefield.app.bench.bench_tool import BenchTool

        if self.bench is not None and not self.in_hand:
            self.taken.emit(BenchTool(self.bench))

    @property
    def in_hand(self) -> bool:
        """Whether the bench's hand is the tool in hand."""
        return self._view.tool is not None and self._view.tool.name == "bench"

    @property
    def is_asking(self) -> bool:
        """Whether an effect is under way and asks something."""
        return self.bench is not None and self.bench.asking is not None

    def put_away(self, tool: Tool) -> None:
        """Drop what is under way where another tool is taken."""
        if self.bench is not None and tool.name != "bench":
            self.bench.leave()

    def _focus_table(self) -> None:
        """Give the table the keyboard: places are pointed at there, and undo is the table's."""
        self._view.setFocus()

    def refresh(self) -> None:
        """Show on the panel what is true now."""
        if self.panel is not None and self.panel.isVisible():
            tool = self._view.tool
            self.panel.refresh(tool.answer if tool is not None and self.in_hand else None)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self._colours = colours
        if self.panel is not None and self.title is not None:
            self.panel.recolour(colours)
            self.title.recolour(colours)

    def show_with(self, shown: bool) -> None:
        """Go and come with the other panels."""
        if self.dock is not None and not shown:
            self._was_shown = not self.dock.isHidden()
            self.dock.hide()
        elif self.dock is not None and self._was_shown:
            self.dock.show()

    # keys

    def takes(self, command_id: str) -> bool:
        """Take a command for what is asked; False where nothing is asked, or it means something else."""
        desk = self.bench.asking if self.bench is not None else None
        if self.bench is None or desk is None:
            return False
        kind, _, way = command_id.partition("_")
        if command_id == "undo":
            self.bench.take_back()
        elif command_id in ("select_next", "select_previous"):
            desk.hand.step(1 if command_id == "select_next" else -1)
        elif kind in _INCHES and way in _BEARINGS:
            x, y = direction(_BEARINGS[way])
            desk.hand.nudge((_INCHES[kind] * x, _INCHES[kind] * y))
        elif command_id in _TURNS:
            desk.hand.turn(_TURNS[command_id])
        else:
            return False
        return True

    def enter(self) -> bool:
        """Answer, or carry the effect out, where its hand is taken; False elsewhere."""
        if self.panel is not None and self.in_hand:
            self.panel.enter()  # and it says itself why it cannot
            return True
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take digits on the table as answers while something is asked."""
        if self.panel is None or not self.is_asking or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        digit = Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not (digit and plain):
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return event.type() == QEvent.Type.KeyPress and self.panel.typed(event)

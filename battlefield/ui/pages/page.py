"""What all pages over a desk have in common: board, view, tool in hand, docks, and what they say of it."""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol, runtime_checkable
from weakref import proxy

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QScrollArea, QTabBar, QWidget

from battlefield.app.commands.command import PERIOD
from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.app.desk.background import Background
from battlefield.app.desk.table_view import TableView
from battlefield.app.desk.tape import SNAP_WORDS
from battlefield.app.desk.tools import TapeTool, Tool
from battlefield.app.refereeing.subjects import Subject
from battlefield.app.wording.lengths import format_length, place_words
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import tr
from battlefield.rules.scene.contents import Model
from battlefield.ui.board.backdrop import BackdropShow
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.board_view import BoardView
from battlefield.ui.board.terrain.laying_pictures import OwnPictures
from battlefield.ui.pages.spoken_table import SpokenTable
from battlefield.ui.threads.staged_work import Steps
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.bridge import Bridge
from battlefield.ui.widgets.palette import Colours

Handlers = dict[str, Callable[[], object]]
SELECT = "select_tool"
TOOLS = tuple(each.id for each in COMMANDS if each.group == "tool")


def _teller(view: BoardView) -> Callable[[Model], str] | None:
    """Return what says more of a model on a view, where anything does."""
    return view.model_tip


@runtime_checkable
class Coloured(Protocol):
    """A part that paints in the theme's colours."""

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""


class WorkedAt(Protocol):
    """What is done on a page can be taken back, until the page is left."""

    def undo(self) -> None:
        """Take the last step back."""

    def redo(self) -> None:
        """Bring back what was taken back."""

    def leave(self) -> None:
        """Tell nobody anything any more."""


class Page(QMainWindow):
    """Shows one desk, hands the pointer and the keys to the tool in hand, and decides nothing.

    It is made in steps; before the last of them it cannot be used. What differs among pages they say
    themselves, in the methods that are abstract here and in those that do nothing.
    """

    hinted = Signal(str)
    read_out = Signal(str)
    changed = Signal()
    tool_commands: tuple[str, ...] = TOOLS  # those that are checked while their tool is in hand
    room = 2.0  # inches seen around what is zoomed to

    def __init__(
        self,
        desk: WorkedAt,
        table: TableView,
        actions: Actions,
        colours: Colours,
        background: Background | None = None,
    ) -> None:
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Widget)
        self.desk, self.table = desk, table
        self.actions_by_id, self.colours, self.background = actions, colours, background
        self.board = BoardScene(colours)
        self.backdrop = BackdropShow(table, self.board, background)
        self.own_pictures = OwnPictures(table, self.board, background)
        self.view = self.view_of(self.board)
        self.setCentralWidget(self.centre())
        self.spoken = SpokenTable(self, table, partial(_teller, proxy(self.view)))
        self.bridge = Bridge(self)
        self.docks: list[QDockWidget] = []
        self._bars = QTimer(self, singleShot=True, interval=0)
        self._bars.timeout.connect(self._spare_bars)
        self.commands: frozenset[str] = frozenset()
        self._tool = self.own_hand()
        self._pointed: tuple[float, float] | None = None
        self._is_shared = False

    def view_of(self, board: BoardScene) -> BoardView:
        """Make the view of the board."""
        return BoardView(board, self.table, self.colours)

    def centre(self) -> QWidget:
        """Return what fills the page between its docks: the view, alone or with what belongs to it."""
        return self.view

    @property
    def period(self) -> str:
        """What the numbered parts of a battle are called."""
        return PERIOD

    # how it is made

    def making(self) -> Steps[None]:
        """Make all that belongs to the page, in steps; before, it cannot be used."""
        yield
        yield from self.building()
        self.commands = frozenset(self.handlers())
        self.listen()
        yield
        self._hold(self._tool)
        yield from self.showing_lists()

    @abstractmethod
    def building(self) -> Steps[None]:
        """Make bars and panels, in steps."""

    @property
    def pointed(self) -> tuple[float, float] | None:
        """The place under the pointer, in inches; None where it is not over the table."""
        return self._pointed

    def handlers(self) -> Handlers:
        """Return what each command does now, by its id."""
        return {**self._shared_handlers(), **self.own_handlers()}

    @abstractmethod
    def own_handlers(self) -> Handlers:
        """Return what the commands do that not all pages know, or do otherwise here, by their ids."""

    def _spare_bars(self) -> None:
        """Let the keyboard pass over a bar of tabs that has none left, as its panels are hidden."""
        for bar in self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.setFocusPolicy(Qt.FocusPolicy.TabFocus if bar.count() else Qt.FocusPolicy.NoFocus)

    def add_dock(
        self, title: str, panel: QWidget, area: Qt.DockWidgetArea, is_movable: bool = True
    ) -> QDockWidget:
        """Put a panel in a dock of its own."""
        dock = QDockWidget(tr(title), self)
        dock.setObjectName(title.lower())
        dock.setWidget(panel)
        for part in (panel, *panel.findChildren(QScrollArea)):
            part.setAccessibleName(part.accessibleName() or tr(title))  # for those who hear where they are
        features = QDockWidget.DockWidgetFeature
        dock.setFeatures(
            features.DockWidgetMovable | features.DockWidgetFloatable
            if is_movable
            else features.NoDockWidgetFeatures
        )
        self.addDockWidget(area, dock)
        dock.visibilityChanged.connect(lambda _: self._bars.start())
        self.docks.append(dock)
        return dock

    def dock_of(self, panel: QWidget) -> QDockWidget:
        """Return the dock that holds a panel."""
        return next(dock for dock in self.docks if dock.isAncestorOf(panel))

    def listen(self) -> None:
        """Hear of changes from the desk, and of the pointer and the keys from the view."""
        self.bridge.attach(self.table)
        self.bridge.changed.connect(self._show)
        self.bridge.learned.connect(self._show_answers)
        self.bridge.settled.connect(self._show_lists)
        self.view.pointed.connect(self._read)
        self.view.left.connect(self._read_nothing)
        self.view.menu_wanted.connect(self.offer)
        self.view.stepped_back.connect(self._step_back)
        self.view.entered.connect(self._enter)
        for command in COMMANDS:
            if command.on_board:
                self.view.addAction(self.actions_by_id[command.id])

    def _shared_handlers(self) -> Handlers:
        return {
            "undo": self.desk.undo,
            "redo": self.desk.redo,
            SELECT: self.take_select,
            "tape_tool": lambda: self.take(TapeTool(self.table)),
            "tape_snap": lambda: self.hinted.emit(SNAP_WORDS[self.table.next_snap()]),
            "clear_tape": self.table.put_tape_away,
            "zoom_in": lambda: self.view.zoom(1.25),
            "zoom_out": lambda: self.view.zoom(0.8),
            "zoom_fit": lambda: self.view.fit(),
            "zoom_selection": self.zoom_selection,
            "panels": self.switch_panels,
            "next_pane": self.next_pane,
        }

    # what the window asks of a page

    def run(self, command_id: str) -> None:
        """Run a command by its id."""
        self.handlers()[command_id]()

    @abstractmethod
    def possible(self) -> dict[str, bool]:
        """Say which needs of commands are met now."""

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        self.board.recolour(colours)
        self.view.recolour(colours)
        for part in self.coloured():
            part.recolour(colours)
        self._show_lists()

    def coloured(self) -> Iterable[Coloured]:
        """Return what takes on other colours beside board and view."""
        return ()

    def showEvent(self, event: QShowEvent) -> None:
        """Share the room among the panels once there is room to share; after that only the user does."""
        super().showEvent(event)
        layout = self.layout()
        if self.docks and not self._is_shared and layout is not None:
            self._is_shared = True
            self.share_room()
            layout.activate()  # now, so that the first picture of the table has its final width

    def share_room(self) -> None:
        """Share the room among the docks."""

    def show_marks(self) -> None:
        """Mark the commands of what is on: another page was shown before."""

    # the hand

    @property
    def tool(self) -> Tool:
        """The tool in hand."""
        return self._tool

    @abstractmethod
    def own_hand(self) -> Tool:
        """Make the hand that is taken where no other is: it selects, or plays."""

    def command_of(self, tool: Tool) -> str:
        """Return the id of the command that takes a tool in hand; that of the own hand is `SELECT`."""
        return f"{tool.name}_tool"

    def take(self, tool: Tool) -> None:
        """Take a tool in hand."""
        if tool is not self._tool:
            self.put_away(self._tool, tool)
        held = self.command_of(tool)
        for each in self.tool_commands:
            self.actions_by_id[each].setChecked(each == held)
        self._hold(tool)

    def _hold(self, tool: Tool) -> None:
        """Hold a tool; which one is marked in bars and menus is said of the page that is shown alone."""
        self._tool = self.view.tool = tool
        held = self.command_of(tool)
        shapes = Qt.CursorShape
        self.view.tool_cursor = shapes.ArrowCursor if held == SELECT else shapes.CrossCursor
        self.view.viewport().setCursor(self.view.tool_cursor)
        self.taken()
        self._show()

    def put_away(self, tool: Tool, other: Tool) -> None:
        """Let go of what a tool holds: another is taken."""

    def taken(self) -> None:
        """Bring up the panels of the tool that was taken."""

    def take_select(self) -> None:
        """Take the hand that selects, or plays."""
        self.take(self.own_hand())

    def _step_back(self) -> None:
        """Leave what goes before the tool, or what it holds, or go back to the own hand."""
        if not (self.step_back() or self._tool.cancel() or self.command_of(self._tool) == SELECT):
            self.take_select()

    def step_back(self) -> bool:
        """Leave what Esc leaves before the tool in hand; False where there is nothing."""
        return False

    def _enter(self, event: QKeyEvent) -> None:
        event.setAccepted(self.enter())

    def enter(self) -> bool:
        """Do what Enter does on the table where no command takes it; False where it does nothing."""
        return False

    @abstractmethod
    def offer(self, at: QPoint) -> None:
        """Offer what can be done with what is under the pointer."""

    # what is shown

    def _show(self) -> None:
        self.board.tell_in(self.table.unit)
        self.show_table()
        self._show_answers()

    def _show_answers(self) -> None:
        """Show what else is new where the table is as it was."""
        self.spoken.follow()
        self.show_beside()
        self.hinted.emit(self.table.complaint or self.hint())
        if self._pointed is not None:
            self._read(*self._pointed)  # keys, too, change what is read
        self.changed.emit()  # at once: a key or a menu that follows a click must find its command enabled

    @abstractmethod
    def show_table(self) -> None:
        """Show the table as the desk has it."""

    def show_beside(self) -> None:
        """Show at once what else changes with each move of the hand, and with each answer that comes."""

    def hint(self) -> str:
        """Say what a click does now."""
        return said(self._tool.hint())

    @abstractmethod
    def _show_lists(self) -> None:
        """Let the panels show what is true now; called a little after each change."""

    def showing_lists(self) -> Steps[None]:
        """Let the panels show what is true now, in steps."""
        yield
        self._show_lists()

    def _read_nothing(self) -> None:
        self._pointed = None
        self.read_out.emit(self.read_nowhere())

    def _read(self, x: float, y: float) -> None:
        self._pointed = (x, y)
        self.read_out.emit(said(" · ".join(part for part in self.readings(x, y) if part)))

    def read_nowhere(self) -> str:
        """Say what is read with the pointer off the table."""
        return ""

    def subjects(self) -> list[Subject]:
        """Return what is being measured now, as questions that a verdict card can be made of."""
        return []

    def readings(self, x: float, y: float) -> list[str]:
        """Say what is read with the pointer at a place: the place, how far a drag has come, the tape."""
        parts = [f"pointer {place_words(x, y, self.table.unit)}"]
        reading, drag = self.table.reading, self.table.drag
        if drag is not None:
            by = ((drag.now[0] - drag.start[0]) ** 2 + (drag.now[1] - drag.start[1]) ** 2) ** 0.5
            parts.append(f"moved {format_length(by, self.table.unit, 3)}")
        if reading is not None:
            parts.append(reading.words(self.table.unit))
        return parts

    # looking around

    def zoom_selection(self) -> None:
        """Look at what is selected."""
        whole = QRectF()
        for box in self.chosen_boxes():
            whole = whole.united(box)
        if not whole.isNull():
            self.view.fit(whole.adjusted(-self.room, -self.room, self.room, self.room))

    def chosen_boxes(self) -> list[QRectF]:
        """Return the boxes around all that is selected."""
        items = (item for item in self.board.piece_items() if item.ref in self.table.selection)
        return [item.sceneBoundingRect() for item in items]

    def switch_panels(self) -> None:
        """Hide the panels, or show them again."""
        shown = not any(dock.isVisible() for dock in self.docks)
        for dock in self.docks:
            dock.setVisible(shown)
        self.actions_by_id["panels"].setChecked(shown)
        if not shown:
            self.view.setFocus()  # or the keyboard would stay with what is hidden

    @abstractmethod
    def panes(self) -> list[tuple[QWidget, QWidget]]:
        """Return the table and the panels in which the keyboard can be, and where in each it begins."""

    def next_pane(self) -> None:
        """Give the keyboard to the next of the table and the panels; one behind another comes up."""
        panes = [(pane, first) for pane, first in self.panes() if pane.isVisible() and first.isVisible()]
        focus = QApplication.focusWidget()
        has = [focus is not None and (pane is focus or pane.isAncestorOf(focus)) for pane, _ in panes]
        pane, first = panes[(has.index(True) + 1) % len(panes) if True in has else 0]
        for dock in self.docks:
            if dock.isAncestorOf(pane):
                dock.raise_()
        first.setFocus(Qt.FocusReason.ShortcutFocusReason)

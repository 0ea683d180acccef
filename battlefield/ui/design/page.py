"""The page on which a table is drawn: board, drawing tools and panels over one studio."""

from collections.abc import Callable
from functools import partial
from typing import get_args

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

import battlefield.ui.carried  # noqa: F401 - there before a hand carries anything
from battlefield.app.background import Background
from battlefield.app.command import PERIOD
from battlefield.app.commands import COMMANDS, Needs
from battlefield.app.design.drawing.boxes import length_words
from battlefield.app.design.drawing.marks_made import WORDS
from battlefield.app.design.drawing.tool import DrawingTool
from battlefield.app.design.drawing.tools import DRAWING_TOOLS
from battlefield.app.design.select_tool import DesignSelectTool
from battlefield.app.design.studio import Studio
from battlefield.app.tools import TapeTool, Tool
from battlefield.ui.actions import Actions
from battlefield.ui.backdrop import BackdropShow
from battlefield.ui.board_scene import BoardScene
from battlefield.ui.bridge import Bridge
from battlefield.ui.coming import Steps
from battlefield.ui.design.context_menu import offer
from battlefield.ui.design.docks import DOCKS, POSSIBLE, Handlers, fill_library
from battlefield.ui.design.handlers import all_handlers, show_symmetry
from battlefield.ui.design.overlay import AxesItem, StudioOverlay
from battlefield.ui.design.symmetry_button import SymmetryButton
from battlefield.ui.design.tool_bar import tool_bar
from battlefield.ui.design.typed_box import TypedBox
from battlefield.ui.design.view import DesignView
from battlefield.ui.drawing_item import DrawingItem
from battlefield.ui.options_panel import Group, OptionsPanel
from battlefield.ui.palette import Colours

TOOL_ACTIONS = ("select_tool", "tape_tool", *(f"draw_{name}" for name in DRAWING_TOOLS))
_AREAS = {"left": Qt.DockWidgetArea.LeftDockWidgetArea, "right": Qt.DockWidgetArea.RightDockWidgetArea}
WIDTH = 300  # pixels of the panels at the right


class DesignPage(QMainWindow):
    """Shows one studio, hands the pointer and the keys to the tool in hand, and decides nothing."""

    hinted = Signal(str)
    read_out = Signal(str)
    changed = Signal()
    period = PERIOD

    def __init__(
        self, desk: Studio, actions: Actions, colours: Colours, background: Background | None = None
    ) -> None:
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Widget)
        self.desk: Studio = desk
        self.actions_by_id, self.colours, self.background = actions, colours, background
        self.board = BoardScene(colours)
        self.board.design()
        self.backdrop = BackdropShow(desk, self.board, background)
        self.view: DesignView = DesignView(self.board, desk, colours)
        self.setCentralWidget(self.view)
        self.marks, self.axes = StudioOverlay(desk, colours), AxesItem(desk, colours)
        self.sketch = DrawingItem(colours, below=False)
        for item in (self.marks, self.axes, self.sketch):
            self.board.addItem(item)
        self.typed_box = TypedBox(self.view, self._type, self._foresee)
        self._tool: Tool = DesignSelectTool(desk, self.view.inside)
        self._pointed: tuple[float, float] | None = None
        self._heard = desk.news
        self._shared = False
        self._checked = ""
        self.symmetry_button = SymmetryButton(actions)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, tool_bar(actions, self.symmetry_button))
        self.panels: dict[str, QWidget] = {}
        self.docks: list[QDockWidget] = []
        self._handlers: Handlers = {}
        self.commands: frozenset[str] = frozenset()

    def making(self) -> Steps[None]:
        """Make all that belongs to the page, in steps; before, it cannot be used."""
        yield
        yield from self._building_docks()
        self._handlers = all_handlers(self)
        self.commands = frozenset(self._handlers)
        self._listen()
        self.take(self._tool)
        yield
        yield from self._showing_lists()
        yield from fill_library(self)

    def _building_docks(self) -> Steps[None]:
        """Put each panel of the plan in a dock of its own; those of one place lie over each other."""
        first: dict[tuple[str, int], QDockWidget] = {}
        for plan in DOCKS:
            panel = self.panels[plan.title] = plan.make(self)
            yield
            dock = QDockWidget(plan.title, self)
            dock.setObjectName(plan.title.lower())
            dock.setWidget(panel)
            features = QDockWidget.DockWidgetFeature
            dock.setFeatures(features.DockWidgetMovable | features.DockWidgetFloatable)
            self.addDockWidget(_AREAS[plan.column], dock)
            place = (plan.column, plan.place)
            if place in first:
                self.tabifyDockWidget(first[place], dock)
            first.setdefault(place, dock)
            self.docks.append(dock)
            yield
        for dock in first.values():
            dock.raise_()

    def dock_of(self, panel: QWidget) -> QDockWidget:
        """Give the dock that holds a panel."""
        return next(dock for dock in self.docks if dock.widget() is panel)

    def bring_up(self, title: str) -> QWidget | None:
        """Show a panel by its title, and give it."""
        panel = self.panels.get(title)
        if panel is not None:
            self.dock_of(panel).show()
            self.dock_of(panel).raise_()
        return panel

    def _listen(self) -> None:
        """Hear of changes from the studio, and of the pointer and the keys from the view."""
        self.bridge = Bridge(self)
        self.bridge.attach(self.desk)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(5)
        self._soon.timeout.connect(self._go_on_carrying)
        self._listing = self._showing_lists()
        self._next_list = QTimer(self)
        self._next_list.setInterval(0)
        self._next_list.timeout.connect(self._show_next_list)
        self.bridge.changed.connect(self._show)
        self.bridge.settled.connect(self._show_lists)
        self.view.pointed.connect(self._read)
        self.view.left.connect(self._read_nothing)
        self.view.menu_wanted.connect(partial(offer, self))
        self.view.taken.connect(self.typed_box.leave)
        self.view.left_tool.connect(self._leave_tool)
        self.view.released.connect(self.bridge.settle_soon)
        self.view.typing.connect(self.type_numbers)
        self.view.takes_numbers = self._takes_numbers
        self.view.enter = self._enter
        for command in COMMANDS:
            if command.on_board:
                self.view.addAction(self.actions_by_id[command.id])

    # what is done

    @property
    def tool(self) -> Tool:
        """The tool in hand."""
        return self._tool

    @property
    def selecting(self) -> DesignSelectTool | None:
        """The selecting hand, while it is the one in hand."""
        return self._tool if isinstance(self._tool, DesignSelectTool) else None

    def run(self, command_id: str) -> None:
        """Run a command by its id."""
        self._handlers[command_id]()

    def take(self, tool: Tool) -> None:
        """Take a tool in hand."""
        if tool is not self._tool:
            self._tool.cancel() if isinstance(self._tool, DrawingTool) else None
            self.desk.show(None)
            self.desk.forget_guides()
        self._tool = self.view.tool = self.marks.tool = tool
        held = f"draw_{tool.name}" if isinstance(tool, DrawingTool) else f"{tool.name}_tool"
        for each in TOOL_ACTIONS:
            self.actions_by_id[each].setChecked(each == held)
        arrow = isinstance(tool, DesignSelectTool)
        cursor = Qt.CursorShape.ArrowCursor if arrow else Qt.CursorShape.CrossCursor
        self.view.tool_cursor = cursor
        self.view.viewport().setCursor(cursor)
        if isinstance(tool, DrawingTool):
            self.bring_up("Options")
        self._show()

    def take_select(self) -> None:
        """Take the selecting hand."""
        self.take(DesignSelectTool(self.desk, self.view.inside))

    def _leave_tool(self) -> None:
        """Go back to the selecting hand, unless it is the one in hand."""
        if self.selecting is None:
            self.take_select()

    def _takes_numbers(self) -> bool:
        tool = self._tool
        return isinstance(tool, DrawingTool) or (
            isinstance(tool, DesignSelectTool) and tool.corners.chosen is not None
        )

    def type_numbers(self, begun: str = "") -> None:
        """Open the line on which numbers are typed for the tool in hand."""
        tool = self._tool
        if isinstance(tool, DrawingTool):
            title = "Note" if tool.examples == WORDS else _title_of(tool)
            self.typed_box.ask(title, tool.examples, begun)
        elif isinstance(tool, DesignSelectTool) and tool.corners.chosen is not None:
            self.typed_box.ask("Corner", "to 12, 8 · +3, -1 · 4 at 90", begun)

    def _type(self, text: str) -> str:
        tool = self._tool
        return tool.typed(text) if isinstance(tool, DrawingTool | DesignSelectTool) else ""

    def _foresee(self, text: str) -> None:
        if isinstance(self._tool, DrawingTool):
            self._tool.foresee(text)

    def _enter(self) -> bool:
        tool = self._tool
        return tool.enter() if isinstance(tool, DrawingTool | DesignSelectTool) else False

    # what is shown

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the keyboard back to the table with Esc, from a panel that has no use for it."""
        if event.key() == Qt.Key.Key_Escape and not self.view.hasFocus():
            self.view.setFocus()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Share the room among the panels once there is room to share."""
        super().showEvent(event)
        if not self._shared and self.docks:
            self._shared = True
            right = [dock for dock in self.docks if self.dockWidgetArea(dock) == _AREAS["right"]]
            self.resizeDocks(right[:1], [WIDTH], Qt.Orientation.Horizontal)
            ends = [right[0], right[-1]]  # of the two heaps of panels, one over the other
            self.resizeDocks(ends, [66, 34], Qt.Orientation.Vertical)
            left = [dock for dock in self.docks if self.dockWidgetArea(dock) == _AREAS["left"]]
            self.resizeDocks(left[:1], [WIDTH - 60], Qt.Orientation.Horizontal)
            layout = self.layout()
            if layout is not None:
                layout.activate()  # now, so that the first picture of the table has its final width

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = self.marks.colours = self.axes.colours = colours
        self.board.recolour(colours)
        self.view.recolour(colours)
        self.sketch.recolour(colours)
        for panel in self.panels.values():
            take_on: Callable[[Colours], object] | None = getattr(panel, "recolour", None)
            if take_on is not None:
                take_on(colours)
        self._show_lists()

    def _show(self) -> None:
        if self.desk.news == self._heard:
            self._show_table()
        self._heard = self.desk.news
        self.hinted.emit(self.desk.complaint or self._tool.hint())
        if self._pointed is not None:
            self._read(*self._pointed)
        self._check_marks()
        self.changed.emit()

    def _check_marks(self) -> None:
        """Check the commands of what is set: the symmetry, and whether the hand snaps."""
        show_symmetry(self)
        self.actions_by_id["snap"].setChecked(self.desk.snaps())

    def _show_table(self) -> None:
        desk, lod, tool = self.desk, self.view.pixels_per_inch, self._tool
        self.backdrop.refresh()
        if desk.carry is not None:
            if not self.board.show_carried(desk.carry):
                self._soon.start()
        else:
            self.board.show_scene(desk.shown, None, desk.lifted)
            self._soon.start()
        self.view.overlay.frame = tool.frame if isinstance(tool, DesignSelectTool) else None
        self.view.overlay.under = tool.under if isinstance(tool, TapeTool) else None
        self.view.overlay.refresh(lod)
        self.marks.refresh(lod)
        self.axes.refresh()
        self.sketch.show_drawing(tool.sketch if isinstance(tool, DrawingTool) else (), lod)

    def _go_on_carrying(self) -> None:
        """Go on with the picture of what the hand carries, or with what it has dropped, until it is done."""
        carry = self.desk.carry
        if not (self.board.show_carried(carry) if carry is not None else self.board.land_some()):
            self._soon.start()

    def _groups(self) -> list[Group]:
        """Give the options of the tool in hand."""
        return [(_title_of(self._tool), self._tool.options)] if self._tool.options else []

    def _show_lists(self) -> None:
        """Let the panels show what is true now; while the hand is busy, only those that are live."""
        if self.view.is_pressed:
            quick = (panel for panel in self.panels.values() if getattr(panel, "is_live", False))
            for panel in quick:
                panel.refresh()  # type: ignore[attr-defined]  # a panel that is live can be refreshed
            return
        self._listing = self._showing_lists()
        self._next_list.start()

    def _show_next_list(self) -> None:
        """Let the next of the panels show what is true now."""
        if self.view.is_pressed or next(self._listing, self) is self:
            self._next_list.stop()

    def _showing_lists(self) -> Steps[None]:
        if self.desk.snaps():
            _ = self.desk.marks  # worked out while the hand rests, so that no drag waits for it
        for panel in self.panels.values():
            yield
            if isinstance(panel, OptionsPanel):
                panel.show_groups(self._groups())
                continue
            refresh: Callable[[], object] | None = getattr(panel, "refresh", None)
            if refresh is not None:
                refresh()

    def _read_nothing(self) -> None:
        self._pointed = None
        self.read_out.emit(self._checked)

    def say_checks(self, words: str) -> None:
        """Say in the status line what the checks have found."""
        self._checked = f"checks: {words}" if words else ""
        if self._pointed is not None:
            self._read(*self._pointed)
        else:
            self._read_nothing()

    def _read(self, x: float, y: float) -> None:
        self._pointed = (x, y)
        place = f"pointer {length_words(x, self.desk.unit)}, {length_words(y, self.desk.unit)}"
        parts = [place]
        if isinstance(self._tool, DrawingTool | DesignSelectTool):
            parts.append(self._tool.readout())
        elif self.desk.reading is not None:
            parts.append(self.desk.reading.words(self.desk.unit))
        if not self.desk.snaps():
            parts.append("snapping off")
        parts.append(self._checked)
        self.read_out.emit(" · ".join(part for part in parts if part))

    # the panels

    def switch_panels(self) -> None:
        """Hide the panels, or show them again."""
        shown = any(dock.isVisible() for dock in self.docks)
        for dock in self.docks:
            dock.setVisible(not shown)
        self.actions_by_id["panels"].setChecked(not shown)
        if shown:
            self.view.setFocus()  # or the keyboard would stay with what is hidden

    def possible(self) -> dict[str, bool]:
        """Say which needs of commands are met now."""
        desk, history, tool = self.desk, self.desk.document.history, self._tool
        found = dict.fromkeys(get_args(Needs), False)
        found |= {
            "nothing": True,
            "table": True,
            "selection": bool(desk.selection) or (isinstance(tool, DrawingTool) and tool.is_drawing),
            "numbers": bool(desk.selection) or isinstance(tool, DrawingTool),
            "undo": history.undo_label is not None,
            "redo": history.redo_label is not None,
        }
        for more in POSSIBLE:
            found |= more(self)
        return found


def _title_of(tool: Tool) -> str:
    return {"select": "Snapping", "piece": "Snapping", "way": "Road or river", "entry": "Entry edge"}.get(
        tool.name, tool.name.replace("_", " ").capitalize()
    )

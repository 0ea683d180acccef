"""The page on which a table is drawn: board, drawing tools and panels over one studio."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import get_args

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDockWidget, QMenu, QToolBar, QToolButton, QWidget

import battlefield.ui.board.drag_picture  # noqa: F401 - there before a hand carries anything
from battlefield.app.commands.command import menu_words, plain
from battlefield.app.commands.table_of_commands import COMMANDS, Needs
from battlefield.app.design.drawing.tool import DrawingTool
from battlefield.app.design.drawing.tools import DRAWING_TOOLS
from battlefield.app.design.hands.piece_tool import PieceTool
from battlefield.app.design.hands.select_tool import DesignSelectTool
from battlefield.app.design.studio import Studio
from battlefield.app.desk.tools import TapeTool
from battlefield.app.wording.translation import tr
from battlefield.ui.design.checking import drop_proof
from battlefield.ui.design.docks import DOCKS, fill_library
from battlefield.ui.design.drawn_table import DrawnTable, title_of
from battlefield.ui.design.handlers import all_handlers, show_symmetry
from battlefield.ui.design.hits import path_of
from battlefield.ui.design.panels.properties_panel import PropertiesPanel
from battlefield.ui.design.view import DesignView
from battlefield.ui.pages.doors import listen_for_doors
from battlefield.ui.pages.page import Coloured, Handlers
from battlefield.ui.threads.staged_work import Steps
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.options_panel import OptionsPanel
from battlefield.ui.widgets.palette import Colours

_OFFERED = ("paste_parts", "paste_in_place", "show_all_parts", "unlock_all", "add_layer")


def offer(page: DrawnTable, at: QPoint) -> None:
    """Offer what can be done with what is under the pointer, the search first."""
    menu = QMenu(page)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addAction(page.actions_by_id["search"])
    menu.addSeparator()
    _offer_edits(page, menu)
    if not page.desk.selection:
        for name in (*(f"draw_{each}" for each in DRAWING_TOOLS[:6]), "tape_tool", "zoom_fit"):
            menu.addAction(page.actions_by_id[name])
    menu.popup(at)


def _offer_edits(page: DrawnTable, menu: QMenu) -> None:
    """Offer what can be done with what is selected, arranging and cutting in menus of their own."""
    below: dict[str, QMenu] = {}
    for command in COMMANDS:
        action = page.actions_by_id[command.id]
        useful = command.needs not in ("nothing", "table", "undo", "redo") or command.id in _OFFERED
        if command.id not in page.commands or not useful or not action.isEnabled():
            continue
        if command.menu in ("Edit", "Design") and not command.on_board:
            menu.addAction(action)
        elif command.menu in ("Arrange", "Outline"):
            if command.menu not in below:
                below[command.menu] = menu.addMenu(plain(menu_words(command.menu)))
            below[command.menu].addAction(action)


_LINED_UP = (
    ("select_tool", "tape_tool"),
    ("draw_rectangle", "draw_polygon", "draw_circle", "draw_ellipse", "draw_freehand"),
    ("draw_wall", "draw_building", "draw_way", "draw_hill"),
    ("draw_zone", "draw_objective", "draw_entry", "draw_area", "draw_border", "draw_note", "draw_light"),
    ("snap",),
)


_CLOSE = "QToolBar { spacing: 2px; padding: 2px 4px; } QToolButton { padding: 4px; margin: 0; }"
"""All of the tools fit beside the table of a window of 1280 × 800."""


def tool_bar(actions: Actions, symmetry: QToolButton) -> QToolBar:
    """Line up the tools, with a line between families of them; below them what all is drawn in."""
    bar = QToolBar(tr("Drawing tools"))
    bar.setObjectName("drawing_tools")
    bar.setMovable(False)
    bar.setOrientation(Qt.Orientation.Vertical)
    bar.setIconSize(QSize(18, 18))
    bar.setStyleSheet(_CLOSE)
    for number, family in enumerate(_LINED_UP):
        if number:
            bar.addSeparator()
        for name in family:
            bar.addAction(actions[name])
    bar.addWidget(symmetry)
    return bar


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


_AREAS = {"left": Qt.DockWidgetArea.LeftDockWidgetArea, "right": Qt.DockWidgetArea.RightDockWidgetArea}
WIDTH = 300  # pixels of the panels at the right


class DesignPage(DrawnTable):
    """Shows one studio, hands the pointer and the keys to the tool in hand, and decides nothing."""

    def making(self) -> Steps[None]:
        """Make all that belongs to the page, in steps; before, it cannot be used."""
        yield from super().making()
        yield from fill_library(self)

    def building(self) -> Steps[None]:
        """Make the bar of tools, and put each panel of the plan in a dock; those of one place are tabs."""
        bar = tool_bar(self.actions_by_id, self.symmetry_button)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, bar)
        first: dict[tuple[str, int], QDockWidget] = {}
        for plan in DOCKS:
            panel = self.panels[plan.title] = plan.make(self)
            yield
            if isinstance(panel, PropertiesPanel):
                yield from panel.making()
            dock = self.add_dock(plan.title, panel, _AREAS[plan.column])
            place = (plan.column, plan.place)
            if place in first:
                self.tabifyDockWidget(first[place], dock)
            first.setdefault(place, dock)
            yield
        for dock in first.values():
            dock.raise_()

    def own_handlers(self) -> Handlers:
        """Return what the commands do that not all pages know, by their ids."""
        return all_handlers(self)

    def listen(self) -> None:
        """Hear of changes from the studio, and of the pointer and the keys from the view."""
        self._soon = QTimer(self, singleShot=True, interval=5)
        self._soon.timeout.connect(self._go_on_carrying)
        self._listing = self.showing_lists()
        self._next_list = QTimer(self, interval=0)
        self._next_list.timeout.connect(self._show_next_list)
        super().listen()
        listen_for_doors(self, self.desk)
        self.view.taken.connect(self.typed_box.leave)
        self.view.taken.connect(self.edit_box.leave)
        self.view.released.connect(self.bridge.settle_soon)
        self.view.typing.connect(self.type_numbers)
        self.view.leads = partial(_leads, self.actions_by_id)

    def step_back(self) -> bool:
        """Take what a finding has drawn off the board."""
        return drop_proof(self)

    # what is shown

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the keyboard back to the table with Esc, from a panel that has no use for it."""
        if event.key() == Qt.Key.Key_Escape and not self.view.hasFocus():
            drop_proof(self)
            self.view.setFocus()
        else:
            super().keyPressEvent(event)

    def share_room(self) -> None:
        """Share the room among the panels."""
        right = [dock for dock in self.docks if self.dockWidgetArea(dock) == _AREAS["right"]]
        self.resizeDocks(right[:1], [WIDTH], Qt.Orientation.Horizontal)
        ends = [right[0], right[-1]]  # of the two heaps of panels, one over the other
        self.resizeDocks(ends, [66, 34], Qt.Orientation.Vertical)
        left = [dock for dock in self.docks if self.dockWidgetArea(dock) == _AREAS["left"]]
        self.resizeDocks(left[:1], [WIDTH - 60], Qt.Orientation.Horizontal)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.marks.colours = self.axes.colours = colours
        super().recolour(colours)
        show_symmetry(self)

    def coloured(self) -> Iterable[Coloured]:
        """Yield what takes on other colours beside board and view."""
        yield self.sketch
        yield from (panel for panel in self.panels.values() if isinstance(panel, Coloured))

    def show_beside(self) -> None:
        """Check the commands of what is set."""
        self._check_marks()

    def _check_marks(self) -> None:
        """Check the commands of what is set: the symmetry, and whether the hand snaps."""
        show_symmetry(self)
        self.actions_by_id["snap"].setChecked(self.desk.snaps())

    def show_table(self) -> None:
        """Show the table as the studio has it, with what is in hand."""
        desk, lod, tool = self.desk, self.view.pixels_per_inch, self._tool
        self.backdrop.refresh()
        self.own_pictures.refresh()
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
        self.board.keep_off("axes", self.axes.key, self.axes.rooms)
        self.sketch.show_drawing(tool.sketch if isinstance(tool, DrawingTool) else (), lod)

    def _go_on_carrying(self) -> None:
        """Go on with the picture of what the hand carries, or with what it has dropped, until it is done."""
        carry = self.desk.carry
        if not (self.board.show_carried(carry) if carry is not None else self.board.land_some()):
            self._soon.start()

    def _show_lists(self) -> None:
        """Let the panels show what is true now; while the hand is busy, only those that are live."""
        if self.view.is_pressed:
            quick = (panel for panel in self.panels.values() if getattr(panel, "is_live", False))
            for panel in quick:
                panel.refresh()  # type: ignore[attr-defined]  # a panel that is live can be refreshed
            return
        self._listing = self.showing_lists()
        self._next_list.start()

    def _show_next_list(self) -> None:
        """Let the next of the panels show what is true now."""
        if self.view.is_pressed or next(self._listing, self) is self:
            self._next_list.stop()

    def showing_lists(self) -> Steps[None]:
        """Let the panels show what is true now, one in each step."""
        return _refreshing(self.desk, self.view, tuple(self.panels.values()))

    def offer(self, at: QPoint) -> None:
        """Offer what can be done with what is under the pointer."""
        offer(self, at)

    def chosen_boxes(self) -> list[QRectF]:
        """Return the boxes around all parts that are selected."""
        return [path_of(part).boundingRect() for part in self.desk.chosen]

    def panes(self) -> list[tuple[QWidget, QWidget]]:
        """Return the table and the panels that are seen."""
        return panes(self)

    def possible(self) -> dict[str, bool]:
        """Say which needs of commands are met now."""
        desk, history, tool = self.desk, self.desk.document.history, self._tool
        found = dict.fromkeys(get_args(Needs), False)
        is_held = isinstance(tool, PieceTool) or (isinstance(tool, DrawingTool) and tool.is_drawing)
        return found | {
            "nothing": True,
            "table": True,
            "selection": bool(desk.selection) or is_held,
            "several": len(desk.selection) > 1,
            "three": len(desk.selection) > 2,
            "numbers": bool(desk.selection) or isinstance(tool, DrawingTool),
            "undo": history.undo_label is not None,
            "redo": history.redo_label is not None,
        }


def _refreshing(desk: Studio, view: DesignView, panels: Iterable[QWidget]) -> Steps[None]:
    """Let panels show what is true now, and the options of the tool in hand, one in each step."""
    if desk.snaps():
        _ = desk.marks  # worked out while the hand rests, so that no drag waits for it
    for panel in panels:
        yield
        if isinstance(panel, OptionsPanel):
            tool = view.tool
            panel.show_groups([(title_of(tool), tool.options)] if tool is not None and tool.options else [])
            continue
        refresh: Callable[[], object] | None = getattr(panel, "refresh", None)
        if refresh is not None:
            refresh()


def _leads(actions: Actions, first: str) -> bool:
    """Return whether some command that can be done now waits for a second key after this one."""
    keys = actions.keys
    begins = (each for each in COMMANDS if any(key.startswith(f"{first}, ") for key in keys.of(each)))
    return any(actions[each.id].isEnabled() for each in begins)

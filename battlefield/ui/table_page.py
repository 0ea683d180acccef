"""The page with the table: board, tools, tray and side panels over one desk."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QMainWindow, QMenu

from battlefield.app import edits
from battlefield.app.background import Background
from battlefield.app.best_place import Kind
from battlefield.app.command import PERIOD
from battlefield.app.commands import COMMANDS
from battlefield.app.desk import Desk
from battlefield.app.drawing import Answer
from battlefield.app.edits import Piece, pieces
from battlefield.app.handlers import Handler, desk_handlers, move_exactly
from battlefield.app.lengths import format_length
from battlefield.app.lenses import LENSES
from battlefield.app.lenses.reach import MOVE
from battlefield.app.options import Option
from battlefield.app.presets import preset
from battlefield.app.push_tool import PushTool
from battlefield.app.sight_tool import SightTool
from battlefield.app.tape import SNAP_WORDS
from battlefield.app.tools import SelectTool, StampTool, TapeTool, Tool
from battlefield.app.typed_moves import EXAMPLES, MoveError
from battlefield.geometry.shapes import BaseSize
from battlefield.rules.scene import Model, PlacedTemplate
from battlefield.ui.actions import Actions
from battlefield.ui.backdrop import BackdropShow
from battlefield.ui.bench_commands import BenchOnPage
from battlefield.ui.board_scene import BoardScene
from battlefield.ui.board_view import BoardView
from battlefield.ui.bridge import Bridge
from battlefield.ui.options_panel import Group
from battlefield.ui.palette import Colours
from battlefield.ui.panels import TOOLS, Panels, tool_bar
from battlefield.ui.prompts import MoveBox
from battlefield.ui.push_commands import push_handlers
from battlefield.ui.table_answers import TableAnswers

REST = 40  # milliseconds without a move after which all that is shown is up to date


class TablePage(QMainWindow):
    """Shows one desk; hands commands to it and says what is done, measured and missing."""

    hinted = Signal(str)
    read_out = Signal(str)
    changed = Signal()
    period = PERIOD

    def __init__(
        self, desk: Desk, actions: Actions, colours: Colours, background: Background | None = None
    ) -> None:
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Widget)
        self.desk, self.actions_by_id, self.colours = desk, actions, colours
        self.board = BoardScene(colours)
        self.view = BoardView(self.board, desk, colours)
        self.setCentralWidget(self.view)
        self.background = background
        self.backdrop = BackdropShow(desk, self.board, background)
        self.shown = TableAnswers(desk, background, self.view, actions, colours, self._let_go)
        self.lenses, self.best, self.heat = self.shown.lenses, self.shown.best, self.shown.heat
        self._handlers = {**desk_handlers(desk), **self._own_handlers()}
        self.commands = frozenset(self._handlers)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, tool_bar(actions))
        panels = self.panels = Panels(self, desk, actions, self.place, self.add_base, self.copy_verdicts)
        self.tray, self.selection, self.coverage = panels.tray, panels.selection, panels.coverage
        self.answers, self.options, self.history = panels.answers, panels.options, panels.history
        self.docks, self.dock_of = panels.docks, panels.dock_of
        self.move_box = MoveBox(self.view, self._typed_move, EXAMPLES)
        self._sizes: dict[str, float] = {}
        self._pointed: tuple[float, float] | None = None
        self._heard = desk.news
        self._tool: Tool = SelectTool(desk, self.view.inside)
        self._rest = self._rest_timer()
        self._listen()
        self.tray.recolour(colours)
        self.take(self._tool)
        self._show_lists()

    def _listen(self) -> None:
        """Hear of changes from the desk, and of the pointer and the keys from the view."""
        self.bridge = Bridge(self)
        self.bridge.attach(self.desk)
        self.bridge.changed.connect(self._show)
        self.bridge.settled.connect(self._show_lists)
        self.view.pointed.connect(self._read)
        self.view.left.connect(self._read_nothing)
        self.view.menu_wanted.connect(self._offer)
        self.view.taken.connect(self.move_box.leave)
        self.view.left_tool.connect(self._leave_tool)
        for command in COMMANDS:
            if command.on_board:
                self.view.addAction(self.actions_by_id[command.id])

    def _own_handlers(self) -> dict[str, Handler]:
        pushes = push_handlers(self)
        self.bench = BenchOnPage(self)
        places = {
            f"place_{kind}": (lambda k=kind: self.place(k))
            for kind in ("round", "cone", "wall", "diffuse", "nova", "beam")
        }
        return {
            **places,
            "select_tool": self.take_select,
            "tape_tool": lambda: self.take(TapeTool(self.desk)),
            "sight_tool": lambda: self.take(SightTool(self.desk, self.background)),
            **pushes,
            "bench": self.bench.show,
            "reach_move": self.ask_reach,
            "best_placement": lambda: self.find_best("place"),
            "best_nudge": lambda: self.find_best("nudge"),
            "take_best": self.best.take,
            **{f"lens_{name}": partial(self.switch_lens, name) for name in LENSES},
            "tape_snap": lambda: self.hinted.emit(SNAP_WORDS[self.desk.next_snap()]),
            "move_exactly": lambda: self.move_box.ask(),
            "add_base": lambda: self.tray.take_base(),
            "clone": self.clone,
            "copy_verdicts": self.copy_verdicts,
            "zoom_in": lambda: self.view.zoom(1.25),
            "zoom_out": lambda: self.view.zoom(0.8),
            "zoom_fit": lambda: self.view.fit(),
            "zoom_selection": self.zoom_selection,
            "panels": self.switch_panels,
            "next_pane": self.next_pane,
        }

    def run(self, command_id: str) -> None:
        """Run a command by its id."""
        handler = self._handlers[command_id]
        if self.bench.takes(command_id):
            return
        if command_id.startswith(("turn_", "nudge_", "step_")) and self._turned_in_hand(command_id):
            return
        handler()

    def _turned_in_hand(self, command_id: str) -> bool:
        """Turn what the stamp holds instead of the selection."""
        degrees = {"turn_right": 15.0, "turn_left": -15.0, "turn_right_fine": 1.0, "turn_left_fine": -1.0}
        if not isinstance(self._tool, StampTool):
            return False
        if command_id in degrees:
            self._tool.turn(degrees[command_id])
        return command_id in degrees

    def showEvent(self, event: QShowEvent) -> None:
        """Share the room among the panels once there is room to share."""
        super().showEvent(event)
        self.panels.share_room()

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        self.board.recolour(colours)
        self.view.recolour(colours)
        self.shown.recolour(colours)
        self.tray.recolour(colours)
        self.bench.recolour(colours)
        self._show_lists()

    def take(self, tool: Tool) -> None:
        """Take a tool in hand."""
        if tool is not self._tool:
            self.desk.show(None)  # what was in hand, a drag as well as a template, is let go
            if isinstance(self._tool, PushTool):
                self._tool.put_away()
            self.bench.put_away(tool)
        self._tool = self.view.tool = tool
        name = f"{tool.name}_tool" if f"{tool.name}_tool" in TOOLS else ""
        for each in TOOLS:
            self.actions_by_id[each].setChecked(each == name)
        cross = Qt.CursorShape.CrossCursor if name != "select_tool" else Qt.CursorShape.ArrowCursor
        if isinstance(tool, PushTool | SightTool):
            self.dock_of(self.answers).raise_()
        self.dock_of(self.options if self._groups() else self.selection).raise_()
        self.view.tool_cursor = cross
        self.view.viewport().setCursor(cross)
        self._show()

    def _leave_tool(self) -> None:
        """Go back to the selecting hand, unless it is the one in hand."""
        if not isinstance(self._tool, SelectTool):
            self.take_select()

    def take_select(self) -> None:
        """Take the selecting hand."""
        self.take(SelectTool(self.desk, self.view.inside))

    def place(self, kind: str, size: float | None = None) -> None:
        """Take a template in hand, or lay a nova about the selected base at once."""
        chosen = preset(kind)
        size = size if size is not None else self._sizes.get(kind, chosen.sizes[0])
        self._sizes[kind] = size
        bearing = {"wall": 90.0, "beam": 90.0}.get(kind, 0.0)
        template = chosen.template(size, bearing)
        if not chosen.nova:
            self._stamp(PlacedTemplate(f"{kind}1", template))
            return
        models = [piece for piece in pieces(self.desk.scene, self.desk.selection) if isinstance(piece, Model)]
        if len(models) != 1:
            self.desk.complain("A nova lies about a base: select one base first")
            return
        nova = PlacedTemplate("nova1", replace(template, at=models[0].at), model=models[0].id)
        scene, ref = edits.added(self.desk.scene, nova)
        self.desk.do(f'Place {size:g}" nova about {models[0].name or models[0].id}', scene)
        self.desk.ask_about(ref.id)

    def add_base(self, size: BaseSize, unit: str, side: str, height: float) -> None:
        """Take a new base in hand."""
        stem = (unit or "base").split()[0].lower()[:12]
        self._stamp(Model(f"{stem}1", size, (0.0, 0.0), unit, side, 0.0, height))

    def clone(self) -> None:
        """Take a copy of the selected template or base in hand."""
        chosen = pieces(self.desk.scene, self.desk.selection)
        if chosen:
            piece = chosen[-1]
            copy = piece if isinstance(piece, Model) else replace(piece, model="", locked=False)
            self._stamp(copy)

    def _let_go(self) -> None:
        if isinstance(self._tool, StampTool):
            self.take_select()

    def _stamp(self, piece: Piece) -> None:
        tool = StampTool(self.desk, piece, self.take_select)
        self.take(tool)
        self.view.setFocus()
        spot = self.view.mapFromGlobal(self.view.cursor().pos())
        if self.view.viewport().rect().contains(spot):
            tool.move(self.view.pointer_at(spot.toPointF()))

    def _typed_move(self, text: str) -> str:
        try:
            move_exactly(self.desk, text)
        except MoveError as error:
            return str(error)
        return self.desk.complaint

    def copy_verdicts(self) -> None:
        """Put the list of verdicts on the clipboard."""
        if self.desk.report is not None:
            QGuiApplication.clipboard().setText(self.desk.report.table())
            self.hinted.emit("The list is on the clipboard, as a table")

    def zoom_selection(self) -> None:
        """Look at what is selected."""
        chosen = [item for item in self.board.piece_items() if item.ref in self.desk.selection]
        if chosen:
            box = chosen[0].sceneBoundingRect()
            for item in chosen[1:]:
                box = box.united(item.sceneBoundingRect())
            self.view.fit(box.adjusted(-2, -2, 2, 2))

    def switch_panels(self) -> None:
        """Hide the panels, or show them again."""
        shown = self.panels.switch()
        self.actions_by_id["panels"].setChecked(shown)
        self.bench.show_with(shown)

    def next_pane(self) -> None:
        """Give the keyboard to the next of table, tray, facts, list and history."""
        self.panels.next_pane(self.view)

    def _offer(self, at: QPoint) -> None:
        """Offer what can be done with what is under the pointer, the search first."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.actions_by_id["search"])
        menu.addSeparator()
        for command in COMMANDS:
            fits = command.needs in ("selection", "numbers", "template", "one model") and not command.on_board
            if fits and self.actions_by_id[command.id].isEnabled():
                menu.addAction(self.actions_by_id[command.id])
        if not self.desk.selection:
            for name in ("place_round", "place_cone", "add_base", "tape_tool", "zoom_fit"):
                menu.addAction(self.actions_by_id[name])
        menu.popup(at)

    def _show(self) -> None:
        if self.desk.news == self._heard:
            self._show_table()
        self._heard = self.desk.news  # an answer that has come changes nothing on the table
        self.shown.show(self._tool)
        if self.lenses.are_behind:
            self._rest.start()
        self.hinted.emit(self.desk.complaint or self._tool.hint())
        if self._pointed is not None:
            self._read(*self._pointed)  # keys, too, change what is read
        self.changed.emit()  # at once: a key or a menu that follows a click must find its command enabled

    def _rest_timer(self) -> QTimer:
        """Make the clock that runs out when the hand has stayed where it is."""
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(REST)
        timer.timeout.connect(self._catch_up)
        self.view.painted.connect(self._rest_from_now)
        return timer

    def _rest_from_now(self) -> None:
        """Count the hand's rest from the end of a frame: a slow one must not be taken for a rest."""
        if self._rest.isActive():
            self._rest.start()

    def _catch_up(self) -> None:
        """Bring lenses that were not asked at each place of the hand up to where it rests."""
        self.lenses.catch_up()
        self.shown.show(self._tool)
        self._show_lists()

    def _show_table(self) -> None:
        active = self.desk.active
        self.backdrop.refresh()
        self.board.show_scene(self.desk.shown, active.id if active else None)
        self.view.overlay.frame = self._tool.frame if isinstance(self._tool, SelectTool) else None
        self.view.overlay.under = self._tool.under if isinstance(self._tool, TapeTool) else None
        self.view.overlay.refresh(self.view.pixels_per_inch)

    def all_answers(self) -> list[Answer]:
        """Give what the lenses and the tool in hand answer."""
        return self.shown.all(self._tool)

    def switch_lens(self, name: str) -> None:
        """Lay a lens on the table, or take it away."""
        on = self.shown.switch(name)
        self.dock_of(self.answers).raise_()
        if on and self.lenses.options(name):
            self._show_lists()
            self.dock_of(self.options).raise_()

    def _groups(self) -> list[Group]:
        """Give the options of the tool in hand and of the lenses that are on."""
        return self.shown.groups(self._tool)

    def ask_reach(self) -> None:
        """Let the inches that reach allows be typed."""
        if not self.lenses.on["reach"]:
            self.switch_lens("reach")
        self.type_option(MOVE)

    def type_option(self, option: Option) -> None:
        """Put the keyboard on an option."""
        self._show_lists()
        self.dock_of(self.options).raise_()
        self.options.focus(option.key)

    def find_best(self, kind: Kind) -> None:
        """Look for the best place of the template in question; pressed again, call it off or go there."""
        self.best.press(kind)
        self.dock_of(self.answers).raise_()

    def _show_lists(self) -> None:
        self.panels.refresh([*self.all_answers(), *self.lenses.hints()], self._groups(), self.colours)

    def _read_nothing(self) -> None:
        self._pointed = None
        self.read_out.emit("")

    def _read(self, x: float, y: float) -> None:
        self._pointed = (x, y)
        parts = [f"pointer {x:.2f}, {y:.2f} in"]
        reading, drag = self.desk.reading, self.desk.drag
        if drag is not None:
            by = ((drag.now[0] - drag.start[0]) ** 2 + (drag.now[1] - drag.start[1]) ** 2) ** 0.5
            parts.append(f"moved {format_length(by, self.desk.unit, 3)}")
        if reading is not None:
            parts.append(reading.words(self.desk.unit))
        elif self.desk.report is not None:
            parts.append(self.desk.report.summary)
        parts += self.heat.read((x, y))
        self.read_out.emit(" · ".join(parts))

    def possible(self) -> dict[str, bool]:
        """Say which needs of commands are met now."""
        desk, history = self.desk, self.desk.document.history
        chosen = pieces(desk.scene, desk.selection)
        models = [piece for piece in chosen if isinstance(piece, Model)]
        return {
            "nothing": True,
            "table": True,
            "selection": bool(chosen) or isinstance(self._tool, StampTool) or self.bench.is_asking,
            "numbers": bool(chosen) or isinstance(self._tool, StampTool) or self.bench.is_asking,
            "template": len(models) < len(chosen),
            "one model": len(models) == 1,
            "undo": history.undo_label is not None or self.bench.is_asking,
            "redo": history.redo_label is not None,
            "verdicts": desk.report is not None,
            "best place": self.best.can_take,
        }

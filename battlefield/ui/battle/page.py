"""The page with a battle: the table, what is asked now, the unit looked at, and the log."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QToolBar, QWidget

from battlefield.app.background import Background
from battlefield.app.books.faces import face_of
from battlefield.app.commands import COMMANDS
from battlefield.app.fighting import Battle
from battlefield.app.lengths import format_length
from battlefield.app.lenses import LENSES
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.play_tool import PlayTool
from battlefield.app.sight_tool import SightTool
from battlefield.app.spoken import spoken
from battlefield.app.tape import SNAP_WORDS
from battlefield.app.tools import TapeTool, Tool
from battlefield.geometry.units import direction
from battlefield.ui.actions import Actions
from battlefield.ui.answers_panel import AnswersPanel
from battlefield.ui.backdrop import BackdropShow
from battlefield.ui.battle.card_panel import CardPanel
from battlefield.ui.battle.ending_panel import EndingPanel
from battlefield.ui.battle.hints import Hints
from battlefield.ui.battle.log_panel import LogPanel
from battlefield.ui.battle.now_panel import NowPanel
from battlefield.ui.battle.report import Reporter
from battlefield.ui.battle.scrubber import LookBack
from battlefield.ui.battle.steady import Steady, share_docks
from battlefield.ui.battle.turn_bar import TurnBar
from battlefield.ui.battle.turn_picture import TurnPicture
from battlefield.ui.board_scene import BoardScene
from battlefield.ui.board_view import BoardView
from battlefield.ui.bridge import Bridge
from battlefield.ui.options_panel import Group, OptionsPanel
from battlefield.ui.palette import Colours
from battlefield.ui.panels import TOOLS
from battlefield.ui.stepping import threaded_steps
from battlefield.ui.table_answers import TableAnswers

NUDGE, STEP = 0.1, 1.0  # inches
_BEARINGS = {"left": 270, "right": 90, "up": 0, "down": 180}
_TURNS = {"turn_right": 15.0, "turn_left": -15.0, "turn_right_fine": 1.0, "turn_left_fine": -1.0}
_BAR = ("select_tool", "tape_tool", "sight_tool", "", "undo", "redo", "", "zoom_fit")


def period_of(battle: Battle) -> str:
    """Say what the book of a battle calls its numbered parts."""
    return face_of(battle.state.book).period


class BattlePage(QMainWindow):
    """Shows one battle, hands what is clicked and typed to its desk, and decides nothing."""

    hinted = Signal(str)
    read_out = Signal(str)
    changed = Signal()

    def __init__(
        self, desk: BattleDesk, actions: Actions, colours: Colours, background: Background | None = None
    ) -> None:
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Widget)
        self.desk, self.actions_by_id, self.colours = desk, actions, colours
        self.background = background
        if background is not None:
            desk.stepping = threaded_steps()
        self.board = BoardScene(colours)
        self.board.order_sides(tuple(desk.state.sides))
        self.board.quieten()
        self.backdrop = BackdropShow(desk, self.board, background)
        self.view = BoardView(self.board, desk, colours)
        self.past = LookBack(desk, self.view, actions, colours)
        self.setCentralWidget(self.past)
        self.shown = TableAnswers(desk, background, self.view, actions, colours, lambda: None)
        self.lenses = self.shown.lenses
        self.picture = TurnPicture(desk, self.view, self.shown, colours, self)
        self.now, self.turn_bar = NowPanel(desk, colours, self.view), TurnBar(desk, colours)
        self.answers, self.options = AnswersPanel(actions), OptionsPanel(desk)
        self.log, self.card = LogPanel(desk, colours), CardPanel(desk, colours)
        self._pointed: tuple[float, float] | None = None
        self._heard, self._looks = desk.news, desk.looks
        self._is_shared = False
        self._tool: Tool = PlayTool(desk)
        self.hints = Hints(self, colours)
        self.reporter = Reporter(self, desk, background)
        self._handlers = self._own_handlers()
        self.commands = frozenset(self._handlers)
        self.docks = self._build_docks()
        self.now.show_above(self.past.passage)
        self.ending = EndingPanel(desk, actions)
        self.now.show_below(self.ending)
        self.turn_bar.show_banner(self.past.banner)
        self._build_bars()
        self._listen()
        self.take_select()
        self._show_lists()

    def _own_handlers(self) -> dict[str, Callable[[], object]]:
        nudges = {f"nudge_{way}": partial(self._nudge, way, NUDGE) for way in _BEARINGS}
        steps = {f"step_{way}": partial(self._nudge, way, STEP) for way in _BEARINGS}
        turns = {name: partial(self._turn, degrees) for name, degrees in _TURNS.items()}
        return {
            **nudges,
            **steps,
            **turns,
            **self.past.handlers(),
            "battle_report": self.reporter.ask,
            "undo": self.desk.undo,
            "redo": self.desk.redo,
            "select_next": lambda: self.desk.hand.step(1),
            "select_previous": lambda: self.desk.hand.step(-1),
            "select_none": lambda: self.desk.look_at(None),
            "select_tool": self.take_select,
            "tape_tool": lambda: self.take(TapeTool(self.desk)),
            "clear_tape": self.desk.put_tape_away,
            "tape_snap": lambda: self.hinted.emit(SNAP_WORDS[self.desk.next_snap()]),
            "sight_tool": lambda: self.take(SightTool(self.desk, self.background)),
            **{f"lens_{name}": partial(self.switch_lens, name) for name in LENSES},
            "zoom_in": lambda: self.view.zoom(1.25),
            "zoom_out": lambda: self.view.zoom(0.8),
            "zoom_fit": lambda: self.view.fit(),
            "zoom_selection": self.zoom_selection,
            "panels": self.switch_panels,
            "next_pane": self.next_pane,
            "hints": self.hints.switch,
            "hint_close": self.hints.close,
            "units_list": self.show_units,
        }

    def _build_docks(self) -> list[QDockWidget]:
        """Lay the question out above, the unit below it, and behind that log, options and answers."""
        right = Qt.DockWidgetArea.RightDockWidgetArea
        self.dock_of: dict[str, QDockWidget] = {}
        for title, widget in (
            ("Now", Steady(self.now, self.picture.tray)),
            ("Unit", self.card),
            ("Units", self.picture.units),
            ("Log", self.log),
            ("Options", self.options),
            ("Answers", self.answers),
        ):
            dock = QDockWidget(title, self)
            dock.setObjectName(title.lower())
            dock.setWidget(widget if title == "Now" else Steady(widget))
            dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
            dock.setMinimumWidth(300)
            self.addDockWidget(right, dock)
            self.dock_of[title] = dock
        for title in ("Units", "Log", "Options", "Answers"):
            self.tabifyDockWidget(self.dock_of["Unit"], self.dock_of[title])
        self.dock_of["Log"].raise_()
        return list(self.dock_of.values())

    def _build_bars(self) -> None:
        tools = QToolBar("Tools")
        tools.setObjectName("tools")
        tools.setMovable(False)
        tools.setOrientation(Qt.Orientation.Vertical)
        for name in _BAR:
            if name:
                tools.addAction(self.actions_by_id[name])
            else:
                tools.addSeparator()
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, tools)
        top = QToolBar("Battle")
        top.setObjectName("battle")
        top.setMovable(False)
        top.addWidget(self.turn_bar)
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, top)

    def _listen(self) -> None:
        self.dock_of["Unit"].visibilityChanged.connect(lambda _shown: self.card.refresh())
        self.dock_of["Units"].visibilityChanged.connect(lambda _shown: self.picture.refresh_lists())
        self.bridge = Bridge(self)
        self.bridge.attach(self.desk)
        self.bridge.changed.connect(self._show)
        self.bridge.settled.connect(self._show_lists)
        self.reporter.told.connect(self.hinted)
        self.reporter.failed.connect(self.desk.complain)
        self.view.pointed.connect(self._read)
        self.view.left.connect(self._read_nothing)
        self.view.menu_wanted.connect(self._offer)
        self.view.left_tool.connect(self.take_select)
        self.view.enter = self.accept
        self.view.installEventFilter(self)
        for command in COMMANDS:
            if command.on_board:
                self.view.addAction(self.actions_by_id[command.id])

    # what the window asks of a page

    def run(self, command_id: str) -> None:
        """Run a command by its id."""
        handler = self._handlers.get(command_id)
        if handler is not None:
            self.hints.note(command_id)
            handler()

    @property
    def period(self) -> str:
        """What the book calls the numbered parts of a battle."""
        return period_of(self.desk.battle)

    def possible(self) -> dict[str, bool]:
        """Say which needs of commands are met now."""
        always = ("nothing", "table", "selection", "numbers", "undo", "redo")
        met = dict.fromkeys(always, True) | self.past.needs()
        return {**dict.fromkeys(("template", "one model", "verdicts", "best place"), False), **met}

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        self.board.recolour(colours)
        self.view.recolour(colours)
        self.shown.recolour(colours)
        self.now.recolour(colours)
        self.turn_bar.recolour(colours)
        self.past.recolour(colours)
        self.log.recolour(colours)
        self.card.recolour(colours)
        self.picture.recolour(colours)
        self.hints.recolour(colours)
        self._show_lists()

    def showEvent(self, event: QShowEvent) -> None:
        """Share the room among the panels once there is room to share; after that only the user does."""
        super().showEvent(event)
        if not self._is_shared:
            self._is_shared = True
            share_docks(self, self.docks)

    # the hand

    @property
    def tool(self) -> Tool:
        """The tool in hand."""
        return self._tool

    def take(self, tool: Tool) -> None:
        """Take a tool in hand."""
        self._tool = self.view.tool = tool
        name = "select_tool" if tool.name == "play" else f"{tool.name}_tool"
        for each in TOOLS:
            self.actions_by_id[each].setChecked(each == name)
        playing = name == "select_tool"
        self.view.tool_cursor = Qt.CursorShape.ArrowCursor if playing else Qt.CursorShape.CrossCursor
        self.view.viewport().setCursor(self.view.tool_cursor)
        self._show()

    def take_select(self) -> None:
        """Take the hand that plays."""
        self.take(PlayTool(self.desk))

    def accept(self) -> bool:
        """Answer with what is in hand, as Enter does."""
        return self.desk.hand.accept()

    def _nudge(self, way: str, by: float) -> None:
        x, y = direction(_BEARINGS[way])
        self.desk.hand.nudge((by * x, by * y))

    def _turn(self, degrees: float) -> None:
        self.desk.hand.turn(degrees)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take digits on the table as choices."""
        if watched is self.view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._typed(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits and Enter wherever the keyboard is on the page."""
        if self._typed(event):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.accept():
            return
        super().keyPressEvent(event)

    def _typed(self, event: QKeyEvent) -> bool:
        number = event.key() - Qt.Key.Key_0
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and 0 <= number <= 9 and self.desk.hand.asked.kind == "roll":
            self.desk.hand.choose(str(number))  # a digit is a face, whichever comes first
            return True
        return plain and 0 <= number <= 9 and self.now.choose_number(number)

    # what is shown

    def _show(self) -> None:
        self.backdrop.refresh()
        if self.desk.news == self._heard:
            self.picture.refresh()
            self.view.overlay.refresh(self.view.pixels_per_inch)
        self._heard = self.desk.news
        if self.desk.looks != self._looks and self.desk.chosen_unit:
            self.dock_of["Unit"].raise_()
        self._looks = self.desk.looks
        self.shown.show(self._tool)
        self.now.refresh()  # at once: what is asked may be answered before the lists are drawn
        self.turn_bar.refresh()
        self.past.refresh()
        self.ending.refresh()
        self.hints.refresh()
        self.hinted.emit(self.desk.complaint or spoken(self._tool.hint(), self.desk.state))
        self.changed.emit()

    def _show_lists(self) -> None:
        answers = self.shown.all(self._tool) if not isinstance(self._tool, PlayTool) else []
        self.answers.show_answers([*answers, *self.lenses.hints()])
        self.options.show_groups(self._groups())
        self.now.refresh()
        self.turn_bar.refresh()
        self.past.refresh_lists()
        self.log.refresh()
        self.picture.refresh_lists()
        if self.card.isVisible():
            self.card.refresh()

    def _groups(self) -> list[Group]:
        """Give the options of the hand, of another tool that is in hand, and of the lenses."""
        return self.shown.groups(self._tool)

    def switch_lens(self, name: str) -> None:
        """Lay a lens on the table, or take it away."""
        self.shown.switch(name)
        self.dock_of["Answers"].raise_()
        self._show_lists()

    def zoom_selection(self) -> None:
        """Look at the unit that is chosen."""
        chosen = [item for item in self.board.piece_items() if item.ref in self.desk.selection]
        if chosen:
            box = chosen[0].sceneBoundingRect()
            for item in chosen[1:]:
                box = box.united(item.sceneBoundingRect())
            self.view.fit(box.adjusted(-3, -3, 3, 3))

    def switch_panels(self) -> None:
        """Hide the panels, or show them again."""
        shown = any(dock.isVisible() for dock in self.docks)
        for dock in self.docks:
            dock.setVisible(not shown)
        self.actions_by_id["panels"].setChecked(not shown)

    def show_units(self) -> None:
        """Show the list of units, and give it the keyboard."""
        self.dock_of["Units"].show()
        self.dock_of["Units"].raise_()
        self.picture.units.take_keyboard()

    def next_pane(self) -> None:
        """Give the keyboard to the next of table, question and whichever panel is seen below it."""
        lists: list[QWidget] = [self.card.text, self.picture.units.list, self.log.list, self.options.first()]
        panes: list[QWidget] = [self.view, self.now.first(), *lists, self.hints.bubble.close_button]
        shown = [pane for pane in panes if pane.isVisible()]
        now = next((n for n, pane in enumerate(shown) if pane.hasFocus()), -1)
        shown[(now + 1) % len(shown)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _offer(self, at: QPoint) -> None:
        """Offer what can be done, the search first."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.actions_by_id["search"])
        menu.addSeparator()
        for choice in self.desk.hand.asked.choices:
            if choice.refusal:
                continue
            words = spoken(choice.words, self.desk.state).replace("&", "&&")
            menu.addAction(words).triggered.connect(partial(self.desk.hand.choose, choice.id))
        menu.popup(at)

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
        self.read_out.emit(" · ".join(parts))

"""The page with a battle: the table, what is asked now, the unit looked at, and the log."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDockWidget, QMenu, QToolBar, QWidget

from battlefield.app.battle.fighting import Battle
from battlefield.app.books.faces import face_of
from battlefield.app.commands.refusals import refusal
from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.app.desk.background import Background
from battlefield.app.measure.overlays import LENSES, NONE_IN_HAND, OF_TEMPLATES
from battlefield.app.measure.ruled import put_game
from battlefield.app.measure.sight_tool import SightTool
from battlefield.app.opponents.aside import AdviceAside
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.play_tool import PlayTool
from battlefield.app.refereeing.subjects import Subject, are_subjects, subjects_of
from battlefield.app.wording.said import said
from battlefield.app.wording.spoken import spoken
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.units import direction
from battlefield.ui.battle.panels.card_panel import CardPanel
from battlefield.ui.battle.panels.counsel_panel import CounselPanel
from battlefield.ui.battle.panels.dice_panel import DicePanel
from battlefield.ui.battle.panels.ending_panel import EndingPanel
from battlefield.ui.battle.panels.log_panel import LogPanel
from battlefield.ui.battle.panels.now_panel import NowPanel
from battlefield.ui.battle.panels.program_panel import ProgramPanel
from battlefield.ui.battle.panels.result_card import ResultCard
from battlefield.ui.battle.panels.turn_bar import TurnBar
from battlefield.ui.battle.panels.turning_panel import TurningPanel
from battlefield.ui.battle.play_keys import PlayKeys
from battlefield.ui.battle.played_table import PlayedTable
from battlefield.ui.battle.players_dialog import PlayersDialog
from battlefield.ui.battle.program_play import ProgramPlay
from battlefield.ui.battle.report.report import Reporter
from battlefield.ui.battle.room_of_panels import Steady, share_docks, widen
from battlefield.ui.battle.table.doors import BattleDoors
from battlefield.ui.battle.table.hints import Hints
from battlefield.ui.measure.answers_panel import AnswersPanel
from battlefield.ui.pages.page import Coloured, Handlers
from battlefield.ui.threads.staged_work import Steps
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.options_panel import Group, OptionsPanel
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import on_button
from battlefield.ui.widgets.spare_room import SpareRoom

NUDGE, STEP = 0.1, 1.0  # inches
_NOTHING_HELD = QT_TR_NOOP("Nothing is in hand that this key could move or turn")
_NOTHING_NEXT = QT_TR_NOOP("There is nothing else to go on to")
_BEARINGS = {"left": 270, "right": 90, "up": 0, "down": 180}
_TURNS = {"turn_right": 15.0, "turn_left": -15.0, "turn_right_fine": 1.0, "turn_left_fine": -1.0}
_RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
_BAR = ("select_tool", "tape_tool", "sight_tool", "", "undo", "redo", "", "zoom_fit")
_TAKE = next(command for command in COMMANDS if command.id == "advice_take")


def period_of(battle: Battle) -> str:
    """Say what the book of a battle calls its numbered parts."""
    return face_of(battle.state.book).period


class BattlePage(PlayedTable):
    """Shows one battle, hands what is clicked and typed to its desk, and decides nothing."""

    def __init__(
        self, desk: BattleDesk, actions: Actions, colours: Colours, background: Background | None = None
    ) -> None:
        super().__init__(desk, actions, colours, background)
        self._looks, self.doors = desk.gaze.looks, BattleDoors(self, desk)
        self._behind: QDockWidget | None = None  # what reasons cover
        put_game(desk.table.options, desk.battle.state.book)
        if background is not None:
            aside = AdviceAside()
            desk.counsel.think = aside.think
            self.destroyed.connect(aside.end)

    def building(self) -> Steps[None]:
        """Make what is asked, its bars and the panels, in steps."""
        desk, colours, actions = self.desk, self.colours, self.actions_by_id
        self.now, self.turn_bar = NowPanel(desk, colours, self.view), TurnBar(desk, colours)
        yield
        self.answers, self.options = AnswersPanel(actions), OptionsPanel(desk.table)
        self.log, self.card = LogPanel(desk, colours), CardPanel(desk, colours)
        self.counsel, self.turning = CounselPanel(desk, actions, colours), TurningPanel(desk, colours)
        yield
        self.dice = DicePanel(desk, colours, self.background)
        self.hints = Hints(self, colours)
        self.reporter = Reporter(self, desk, self.background)
        yield from self._building_docks()
        self.now.show_above(self.past.passage)
        self.ending = EndingPanel(desk, actions)
        self.now.show_below(self.ending)
        self.result = ResultCard(desk, actions, colours, self.view)
        self.program = ProgramPlay(desk, self.picture, self)
        self.program_panel = ProgramPanel(desk, actions)
        self.now.show_below(self.program_panel)
        self.turn_bar.show_banner(self.past.banner)
        yield
        self._build_bars()

    def own_handlers(self) -> Handlers:
        """Return what the commands do that not all pages know, by their ids."""
        nudges = {f"nudge_{way}": partial(self._nudge, way, NUDGE) for way in _BEARINGS}
        steps = {f"step_{way}": partial(self._nudge, way, STEP) for way in _BEARINGS}
        turns = {name: partial(self._turn, degrees) for name, degrees in _TURNS.items()}
        return {
            **nudges,
            **steps,
            **turns,
            **self.past.handlers(),
            "threats": self.desk.threats.switch,
            "advice": self.counsel.ask,
            "advice_take": self.desk.take_advice,
            "why": self.desk.ask_why,
            "battle_report": self.reporter.ask,
            "result": self.result.bring_back,
            "program_pause": self.program.switch_pause,
            "program_skip": self.program.skip,
            "players": self._ask_players,
            "dice_counts": self.show_dice,
            "select_next": partial(self._step, 1),
            "select_previous": partial(self._step, -1),
            "select_none": lambda: self.desk.look_at(None),
            "sight_tool": lambda: self.take(SightTool(self.desk.table, self.background)),
            **{f"lens_{name}": partial(self.switch_lens, name) for name in LENSES},
            "what_if": self.shown.switch_what_if,
            "hints": self.hints.switch,
            "hint_close": self.hints.close,
            "units_list": self.show_units,
            "door": self.doors.swing,
        }

    def _building_docks(self) -> Steps[None]:
        """Lay the question out above, the unit below it, and behind that log, options and answers."""
        self.add_dock(QT_TR_NOOP("Now"), Steady(self.now, self.picture.tray), _RIGHT, False)
        for title, panel in (
            (QT_TR_NOOP("Unit"), self.card),
            (QT_TR_NOOP("Units"), self.picture.units),
            (QT_TR_NOOP("Log"), self.log),
            (QT_TR_NOOP("Why"), self.counsel),
            (QT_TR_NOOP("Course"), self.turning),
            (QT_TR_NOOP("Dice"), self.dice),
            (QT_TR_NOOP("Options"), self.options),
            (QT_TR_NOOP("Answers"), self.answers),
        ):
            yield
            self.add_dock(title, Steady(panel), _RIGHT, False)
        for dock in self.docks:
            dock.setMinimumWidth(300)
        for dock in self.docks[2:]:
            self.tabifyDockWidget(self.dock_of(self.card), dock)
        self.dock_of(self.log).raise_()
        self._spare = SpareRoom(self, self.docks[0], self.dock_of(self.counsel))
        for panel in (self.counsel, self.turning, self.dice):
            self.dock_of(panel).hide()  # until there is something to show

    def _build_bars(self) -> None:
        tools = QToolBar(tr("Tools"))
        tools.setObjectName("tools")
        tools.setMovable(False)
        tools.setOrientation(Qt.Orientation.Vertical)
        for name in _BAR:
            if name:
                tools.addAction(self.actions_by_id[name])
            else:
                tools.addSeparator()
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, tools)
        top = QToolBar(tr("Battle"))
        top.setObjectName("battle")
        top.setMovable(False)
        top.addWidget(self.turn_bar)
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, top)

    def listen(self) -> None:
        """Hear of changes from the desk, and of the pointer and the keys from the view."""
        self.dock_of(self.card).visibilityChanged.connect(lambda _shown: self.card.refresh())
        self.dock_of(self.dice).visibilityChanged.connect(lambda _shown: self.dice.refresh())
        units = self.dock_of(self.picture.units)
        units.visibilityChanged.connect(lambda _shown: self.picture.refresh_lists())
        super().listen()
        self.counsel.wanted.connect(self._show_counsel)
        self.turning.wanted.connect(self._show_turning)
        self.result.gone.connect(lambda: self._bring_up(self.turning))
        self.reporter.told.connect(self._tell)
        self.reporter.failed.connect(self.desk.table.complain)
        self.program.counted.connect(self._count)
        self.keys = PlayKeys(self)

    def _show_turning(self, is_wanted: bool) -> None:
        """Offer the course of a battle that is over; it comes up once the card with the result has gone."""
        self.dock_of(self.turning).setVisible(is_wanted)
        widen(self, self.docks)
        if is_wanted and self.result.isHidden():
            self._bring_up(self.turning)

    def _show_counsel(self) -> None:
        """Bring reasons up, and remember what was seen there."""
        seen = next((dock for dock in self.docks[1:] if not dock.visibleRegion().isEmpty()), None)
        if seen is not self.dock_of(self.counsel):
            self._behind = seen
        self._bring_up(self.counsel)

    def _drop_counsel(self) -> None:
        """Let what was seen before the reasons come up again, unless another panel was chosen."""
        behind, self._behind = self._behind, None
        if behind is not None and not self.dock_of(self.counsel).visibleRegion().isEmpty():
            behind.raise_()

    def _bring_up(self, panel: QWidget) -> None:
        dock = self.dock_of(panel)
        dock.show()
        dock.raise_()
        widen(self, self.docks)

    def _count(self) -> None:
        """Say for how long the program has been thinking."""
        self.now.refresh()
        if not self.desk.table.complaint:
            self.hinted.emit(self.hint())

    def _ask_players(self) -> None:
        PlayersDialog(self, self.desk, self.colours).open()

    def _tell(self, words: str) -> None:
        """Say how something goes, which no complaint from before colours."""
        self.desk.table.complaint = ""
        self.hinted.emit(words)

    # what the window asks of a page

    def run(self, command_id: str) -> None:
        """Run a command by its id."""
        handler = self.handlers().get(command_id)
        if handler is not None:
            self.hints.note(command_id)
            handler()

    @property
    def period(self) -> str:
        """What the book calls the numbered parts of a battle."""
        return period_of(self.desk.battle)

    def subjects(self) -> list[Subject]:
        """Return what is being measured now."""
        return subjects_of(self.desk.table, self._tool, self.lenses.on)

    def possible(self) -> dict[str, bool]:
        """Say which needs of commands are met now."""
        always = ("nothing", "table", "selection", "numbers", "undo", "redo")
        met = dict.fromkeys(always, True) | self.past.needs()
        met["advice"] = self.desk.counsel.advised is not None
        met["verdict"] = are_subjects(self.desk.table, self._tool, self.lenses.on)
        met["program"] = bool(self.desk.opponent.side)
        return {**dict.fromkeys(("template", "one model", "verdicts", "best place"), False), **met}

    def coloured(self) -> Iterable[Coloured]:
        """Return what takes on other colours beside board and view."""
        shown = (self.shown, self.now, self.turn_bar, self.past, self.log, self.card)
        return (*shown, self.counsel, self.turning, self.result, self.dice, self.picture, self.hints)

    def share_room(self) -> None:
        """Share the room among the panels."""
        share_docks(self, self.docks)

    # the hand

    def _nudge(self, way: str, by: float) -> None:
        x, y = direction(_BEARINGS[way])
        self._tried(lambda: self.desk.hand.nudge((by * x, by * y)), tr(_NOTHING_HELD))

    def _turn(self, degrees: float) -> None:
        self._tried(lambda: self.desk.hand.turn(degrees), tr(_NOTHING_HELD))

    def _step(self, by: int) -> None:
        self._tried(lambda: self.desk.hand.step(by), tr(_NOTHING_NEXT))

    def _tried(self, do: Callable[[], bool], words: str) -> None:
        """Do what a key means, or say that it does nothing now where the hand does not say why."""
        self.desk.table.complaint = ""
        if not do() and not self.desk.table.complaint:
            self.desk.table.complain(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the game that whatever has the keyboard leaves."""
        if not self.keys.take_left(event):
            super().keyPressEvent(event)

    # what is shown

    def show_table(self) -> None:
        """Show the table as the desk has it, and what has led there."""
        self.backdrop.refresh()
        self.picture.refresh()
        self.view.overlay.refresh(self.view.pixels_per_inch)

    def show_beside(self) -> None:
        """Show at once what is asked, as it may be answered before the lists are drawn."""
        if self.desk.gaze.looks != self._looks and self.desk.gaze.unit:
            self.dock_of(self.card).raise_()
        self._looks = self.desk.gaze.looks
        self._drop_lenses()
        self.shown.show(self._tool)
        self.picture.lay_names()
        self.now.refresh()
        self.turn_bar.refresh()
        self.past.refresh()
        self.ending.refresh()
        self.result.refresh()
        self.counsel.refresh()
        self._forget_waiting()
        if self.desk.counsel.kind is None:
            self._drop_counsel()
            self._spare.take_back()
        elif self.counsel.isVisible():
            self._spare.lend(self.counsel.missing_height())
        self.turning.refresh()
        self.program_panel.refresh()
        self.program.follow()
        self.hints.refresh()

    def _forget_waiting(self) -> None:
        """Say no longer that there is no advice yet once it is there."""
        table = self.desk.table
        if self.desk.counsel.advised is not None and table.complaint == refusal(_TAKE, "battle", True):
            table.complaint = ""

    def hint(self) -> str:
        """Say what a click does now, in the words of the book."""
        words = spoken(self._tool.hint(), self.desk.state) + self.keys.more_words
        return said(in_unit(self.keys.words or words, self.table.unit), self.desk.state)

    def _show_lists(self) -> None:
        answers = self.shown.all(self._tool) if not isinstance(self._tool, PlayTool) else []
        self.answers.show_answers([*answers, *self.lenses.hints()])
        self.options.show_groups(self._groups())
        self.now.refresh()
        self.turn_bar.refresh()
        self.past.refresh_lists()
        self.log.refresh()
        self.picture.refresh_lists()
        self.dice.refresh()
        if self.card.isVisible():
            self.card.refresh()

    def _groups(self) -> list[Group]:
        """Return the options of the hand, of another tool that is in hand, and of the lenses."""
        return self.shown.groups(self._tool)

    def show_marks(self) -> None:
        """Mark the commands of what is on."""
        self.shown.mark()
        self.actions_by_id["hints"].setChecked(self.hints.is_on)

    def switch_lens(self, name: str) -> None:
        """Lay a lens on the table, or take it away; one about a template needs one in hand."""
        if name in OF_TEMPLATES and not self.lenses.on[name] and not self.desk.aims_template:
            self.actions_by_id[f"lens_{name}"].setChecked(False)
            self.desk.table.complain(NONE_IN_HAND)
            return
        self.shown.switch(name)
        if self.lenses.on[name]:
            self.dock_of(self.answers).raise_()
        self._show_lists()

    def _drop_lenses(self) -> None:
        """Take away what lenses would show of a template: none is in hand any more."""
        if not self.desk.aims_template:
            for name in OF_TEMPLATES:
                if self.lenses.on[name]:
                    self.shown.switch(name)

    def show_dice(self) -> None:
        """Show the dice against chance."""
        self._bring_up(self.dice)
        self.dice.refresh()

    def show_units(self) -> None:
        """Show the list of units, and give it the keyboard."""
        dock = self.dock_of(self.picture.units)
        dock.show()
        dock.raise_()
        widen(self, self.docks)
        self.picture.units.take_keyboard()

    def panes(self) -> list[tuple[QWidget, QWidget]]:
        """Return the table, the question, whichever panel is seen below it, and a hint."""
        lists: list[QWidget] = [self.card.text, self.picture.units.list, self.log.list]
        lists += [self.counsel.text, self.turning.list, self.options.first()]
        panes: list[QWidget] = [self.view, self.now.first(), *lists, self.hints.bubble.close_button]
        return [(pane, pane) for pane in panes]

    def offer(self, at: QPoint) -> None:
        """Offer what can be done, the search first."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.actions_by_id["search"])
        menu.addSeparator()
        self.doors.offer(menu)
        for choice in self.desk.hand.asked.choices:
            if choice.refusal:
                continue
            words = in_unit(spoken(choice.words, self.desk.state), self.table.unit)
            action = menu.addAction(on_button(said(words, self.desk.state)))
            action.triggered.connect(partial(self.desk.hand.choose, choice.id))
        menu.popup(at)

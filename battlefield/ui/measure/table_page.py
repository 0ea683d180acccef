"""The page with the table: board, tools, tray and side panels over one desk."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QMenu, QWidget

from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.app.desk import edits
from battlefield.app.desk.background import Background
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.edits import Piece, pieces
from battlefield.app.desk.handlers import Handler, desk_handlers
from battlefield.app.desk.options import Option
from battlefield.app.desk.pictures import Answer
from battlefield.app.desk.ringed import clear_rings
from battlefield.app.desk.tools import SelectTool, StampTool, TapeTool, Tool
from battlefield.app.measure.best_place import BestPlace, Kind
from battlefield.app.measure.overlays import LENSES
from battlefield.app.measure.overlays.reach import MOVE
from battlefield.app.measure.push_tool import PushTool
from battlefield.app.measure.pushing.choices import DISTANCE
from battlefield.app.measure.ruled import RULES, height_by, next_game, put_game
from battlefield.app.measure.sight_tool import SightTool
from battlefield.app.refereeing.subjects import Subject, are_subjects, subjects_of
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import BaseSize, Template
from battlefield.geometry.kernel.template_table import TEMPLATE_TABLE, TemplateRow
from battlefield.rules.scene.contents import Model, PlacedTemplate
from battlefield.rules.scene.unsure import traced_sigma
from battlefield.ui.board.board_view import framed
from battlefield.ui.measure.bench_commands import BenchOnPage
from battlefield.ui.measure.panels import Panels, tool_bar
from battlefield.ui.measure.table_answers import TableAnswers
from battlefield.ui.pages.doors import door_handler, listen_for_doors
from battlefield.ui.pages.page import Coloured, Handlers, Page
from battlefield.ui.threads.staged_work import Steps
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.options_panel import Group
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.prompts import MoveBox, RingBox
from battlefield.ui.widgets.settings import Settings


def push_handlers(page: Page, desk: Desk, type_option: Callable[[Option], object]) -> dict[str, Handler]:
    """Return the handlers of a page's commands about pushes."""
    return {
        "push_tool": partial(_take, page, desk),
        "push_kind": partial(_change_kind, page, desk),
        "push_now": partial(_push_now, page, desk),
        "push_source": lambda: _taken(page, desk).make_source(),
        "push_typed": partial(_type_it, page, desk, type_option),
    }


def pushed(tool: Tool) -> bool:
    """Push by what is typed where the pushing hand is taken; False where another is."""
    if isinstance(tool, PushTool):
        tool.push_now()
    return isinstance(tool, PushTool)


def _take(page: Page, desk: Desk) -> PushTool:
    """Take a fresh pushing hand."""
    tool = PushTool(desk, page.background)
    page.take(tool)
    return tool


def _taken(page: Page, desk: Desk) -> PushTool:
    """Return the pushing hand, taking it if need be."""
    return page.tool if isinstance(page.tool, PushTool) else _take(page, desk)


def _change_kind(page: Page, desk: Desk) -> None:
    """Go on to the next kind of push; the first time only take the hand."""
    if isinstance(page.tool, PushTool):
        page.hinted.emit(page.tool.next_kind())
    else:
        _take(page, desk)


def _push_now(page: Page, desk: Desk) -> None:
    """Push by what is typed; what was never seen is only shown the first time."""
    field = QApplication.focusWidget()
    if isinstance(field, QAbstractSpinBox):
        field.interpretText()  # a number still being typed counts
    if not isinstance(page.tool, PushTool):
        _take(page, desk).aim()
    elif page.tool.push_now():
        page.view.setFocus()  # so that undo is the table's, not the field's


def _type_it(page: Page, desk: Desk, type_option: Callable[[Option], object]) -> None:
    """Put the keyboard on the distance, and show what Enter would do."""
    tool = _taken(page, desk)
    type_option(DISTANCE)
    tool.aim()


REST = 40  # milliseconds without a move after which all that is shown is up to date


class TablePage(Page):
    """Shows one desk; hands commands to it and says what is done, measured and missing."""

    desk: Desk

    def __init__(
        self, desk: Desk, actions: Actions, colours: Colours, background: Background | None = None
    ) -> None:
        super().__init__(desk, desk, actions, colours, background)
        desk.height_by = height_by(desk.options)
        self.best = BestPlace(desk, background, self._let_go)
        self.shown = TableAnswers(desk, background, self.view, actions, colours, self.best)
        self.lenses, self.heat = self.shown.lenses, self.shown.heat
        self.panels = Panels()
        self.move_box, self.ring_box = MoveBox(self.view, desk), RingBox(self.view, desk)
        self._sizes: dict[str, float] = {}
        self._settings: Settings | None = None
        self._rest = self._rest_timer()

    def building(self) -> Steps[None]:
        """Make the bar of tools and the panels, in steps."""
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, tool_bar(self.actions_by_id))
        panels = self.panels
        yield from panels.building(self, self.desk)
        self.tray, self.selection, self.coverage = panels.tray, panels.selection, panels.coverage
        self.answers, self.options, self.history = panels.answers, panels.options, panels.history
        self.tray.recolour(self.colours)
        self.bench = BenchOnPage(self, self.desk, self.dock_of(self.tray))
        yield

    def listen(self) -> None:
        """Hear of changes from the desk, and of the pointer and the keys from the view."""
        super().listen()
        listen_for_doors(self, self.desk)
        self.view.taken.connect(self.move_box.leave)
        self.view.taken.connect(self.ring_box.leave)
        self.tray.wanted.connect(self.place)
        self.tray.base_wanted.connect(self.add_base)
        self.tray.complained.connect(self.desk.complain)
        self.coverage.copy_wanted.connect(self.copy_verdicts)
        self.coverage.card_wanted.connect(self.actions_by_id["verdict_card"].trigger)
        self.bench.taken.connect(self.take)
        self.bench.left.connect(self.take_select)
        self.bench.told.connect(self.hinted)
        self.bridge.changed.connect(self.bench.refresh)
        self.bridge.learned.connect(self.bench.refresh)

    def remember(self, settings: Settings) -> None:
        """Measure by the rules that were chosen last, and keep there what is chosen from now on."""
        self._settings = settings
        put_game(self.desk.options, settings.text(RULES.key, RULES.usual))

    def _ask_rings(self) -> None:
        self.dock_of(self.answers).raise_()
        self.ring_box.ask()

    def _switch_what_if(self) -> None:
        self.shown.switch_what_if()
        self.dock_of(self.answers).raise_()

    def _keep_rules(self) -> None:
        chosen = self.desk.options[RULES]
        if self._settings is not None and self._settings.text(RULES.key, RULES.usual) != chosen:
            self._settings.keep(RULES.key, chosen)

    def own_handlers(self) -> Handlers:
        """Return what the commands do that not all pages know, by their ids."""
        return {
            **desk_handlers(self.desk),
            **{f"place_{kind}": partial(self.place, kind) for kind in TEMPLATE_TABLE},
            "sight_tool": lambda: self.take(SightTool(self.desk, self.background)),
            "door": door_handler(self, self.desk),
            **push_handlers(self, self.desk, self.type_option),
            "bench": self.bench.show,
            "what_if": self._switch_what_if,
            "next_rules": lambda: self.hinted.emit(next_game(self.desk.options)),
            "reach_move": self.ask_reach,
            "best_placement": lambda: self.find_best("place"),
            "best_nudge": lambda: self.find_best("nudge"),
            "take_best": self.best.take,
            **{f"lens_{name}": partial(self.switch_lens, name) for name in LENSES},
            "move_exactly": self.move_box.ask,
            "range_rings": self._ask_rings,
            "clear_rings": partial(clear_rings, self.desk),
            "add_base": self.tray.take_base,
            "clone": self.clone,
            "copy_verdicts": self.copy_verdicts,
        }

    def run(self, command_id: str) -> None:
        """Run a command by its id."""
        if not (self.bench.takes(command_id) or self._turned_in_hand(command_id)):
            super().run(command_id)

    def _turned_in_hand(self, command_id: str) -> bool:
        """Turn what the stamp holds instead of the selection."""
        degrees = {"turn_right": 15.0, "turn_left": -15.0, "turn_right_fine": 1.0, "turn_left_fine": -1.0}
        if not isinstance(self._tool, StampTool):
            return False
        if command_id in degrees:
            self._tool.turn(degrees[command_id])
        return command_id in degrees

    def share_room(self) -> None:
        """Share the room among the panels."""
        self.panels.share_room(self)

    def coloured(self) -> Iterable[Coloured]:
        """Return what takes on other colours beside board and view."""
        return self.shown, self.tray, self.bench

    def own_hand(self) -> Tool:
        """Make the selecting hand."""
        return SelectTool(self.desk, partial(framed, self.desk))

    def step_back(self) -> bool:
        """Put the best place away."""
        return self.best.step_back()

    def enter(self) -> bool:
        """Answer what the bench asks, or push."""
        return self.bench.enter() or pushed(self._tool)

    def put_away(self, tool: Tool, other: Tool) -> None:
        """Let go of what is in hand, a drag as well as a template."""
        self.desk.show(None)
        if isinstance(tool, PushTool):
            tool.put_away()
        self.bench.put_away(other)

    def taken(self) -> None:
        """Bring up the panels of the tool that was taken."""
        if isinstance(self._tool, PushTool | SightTool):
            self.dock_of(self.answers).raise_()
        self.dock_of(self.options if self._groups() else self.selection).raise_()

    def place(self, kind: str, size: float | None = None) -> None:
        """Take a template in hand, or lay a nova about the selected base at once."""
        chosen = TemplateRow.of(kind)
        size = size if size is not None else self._sizes.get(kind, chosen.sizes[0])
        self._sizes[kind] = size
        template = Template(chosen.kind, size, (0.0, 0.0), 90.0 if chosen.is_line else 0.0)
        if not chosen.like:
            self._stamp(PlacedTemplate(f"{kind}1", template, sigma=traced_sigma(self.desk.scene)))
            return
        models = [piece for piece in pieces(self.desk.scene, self.desk.selection) if isinstance(piece, Model)]
        if len(models) != 1:
            self.desk.complain(tr("A nova lies about a base: select one base first"))
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

    def copy_verdicts(self) -> None:
        """Put the list of verdicts on the clipboard."""
        if self.desk.report is not None:
            QGuiApplication.clipboard().setText(self.desk.report.table())
            self.hinted.emit(tr("The list is on the clipboard, as a table"))

    def switch_panels(self) -> None:
        """Hide the panels, or show them again."""
        super().switch_panels()
        self.bench.show_with(self.actions_by_id["panels"].isChecked())

    def panes(self) -> list[tuple[QWidget, QWidget]]:
        """Return the table, the tray, and the panels in which the keyboard can be."""
        return [(self.view, self.view), *self.panels.panes()]

    def offer(self, at: QPoint) -> None:
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

    def show_beside(self) -> None:
        """Show the answers, or let the clock run after which they are asked for."""
        self.shown.show(self._tool)
        if self.lenses.are_behind:
            self._rest.start()

    def _rest_timer(self) -> QTimer:
        """Make the clock that runs out when the hand has stayed where it is."""
        timer = QTimer(self, singleShot=True, interval=REST)
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

    def show_table(self) -> None:
        """Show the table as the desk has it, with the frame or the tape in hand."""
        active = self.desk.active
        self.backdrop.refresh()
        self.own_pictures.refresh()
        self.board.show_scene(self.desk.shown, active.id if active else None)
        self.view.overlay.frame = self._tool.frame if isinstance(self._tool, SelectTool) else None
        self.view.overlay.under = self._tool.under if isinstance(self._tool, TapeTool) else None
        self.view.overlay.refresh(self.view.pixels_per_inch)

    def all_answers(self) -> list[Answer]:
        """Return what the lenses and the tool in hand answer."""
        return self.shown.all(self._tool)

    def show_marks(self) -> None:
        """Mark the commands of what is on."""
        self.shown.mark()

    def switch_lens(self, name: str) -> None:
        """Lay a lens on the table, or take it away."""
        on = self.shown.switch(name)
        self.dock_of(self.answers).raise_()
        if on and self.lenses.options(name):
            self._show_lists()
            self.dock_of(self.options).raise_()

    def _groups(self) -> list[Group]:
        """Return the options of the tool in hand and of the lenses that are on."""
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
        self._keep_rules()
        self.panels.refresh([*self.all_answers(), *self.lenses.hints()], self._groups(), self.colours)

    def readings(self, x: float, y: float) -> list[str]:
        """Say what is read at a place: drag, tape or else the verdicts, and the heat map there."""
        parts = super().readings(x, y)
        if self.desk.reading is None and self.desk.report is not None:
            parts.append(self.desk.report.summary)
        return parts + self.heat.read((x, y))

    def subjects(self) -> list[Subject]:
        """Return what is being measured now."""
        return subjects_of(self.desk, self._tool, self.lenses.on)

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
            "verdict": are_subjects(self.desk, self._tool, self.lenses.on),
            "best place": self.best.can_take,
        }

"""The main window: composes the start page and the table or the battle, and looks after colours."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QMessageBox, QSizePolicy, QStackedWidget, QToolBar

from battlefield.app.commands.command import PERIOD
from battlefield.app.commands.table_of_commands import COMMANDS, Needs
from battlefield.app.design.steps import shown_step
from battlefield.app.playing.speeds import PACES, SPEEDS
from battlefield.app.wording.fault_words import file_fault
from battlefield.app.wording.lengths import LENGTH_UNITS
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import tr
from battlefield.files import SceneError
from battlefield.rules.scene.contents import Board, Scene
from battlefield.ui.battle.first_battle import AGAINST
from battlefield.ui.shell import appearance, beginning, helping, rosters
from battlefield.ui.shell.disabled_keys import KeyAnswers, run_if_free
from battlefield.ui.shell.disk.saving import Saving
from battlefield.ui.shell.files import Files
from battlefield.ui.shell.folders.campaigns import Campaigns, opened_beside
from battlefield.ui.shell.giving_out import ask_export, ask_print
from battlefield.ui.shell.home import HomePage
from battlefield.ui.shell.modes import ModeBar, Modes
from battlefield.ui.shell.page_loading import LOADS
from battlefield.ui.shell.referee import Referee
from battlefield.ui.shell.shell import Shell
from battlefield.ui.shell.shown import NOTHING, Shown
from battlefield.ui.shell.start_cards import StartCards
from battlefield.ui.shell.table_pages import making
from battlefield.ui.shell.tabs import Tabs
from battlefield.ui.threads.background import ThreadedBackground
from battlefield.ui.threads.loading import Loading
from battlefield.ui.threads.page_disposal import leave
from battlefield.ui.threads.reader import Reader
from battlefield.ui.threads.staged_work import Coming, finished
from battlefield.ui.widgets import chosen
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.fitting import OnScreen
from battlefield.ui.widgets.icons import mark_more, program_icon
from battlefield.ui.widgets.palette import DARK
from battlefield.ui.widgets.plain import PlainLabel, ShortLabel, SteadyLabel, tip
from battlefield.ui.widgets.settings import Settings

if TYPE_CHECKING:
    from battlefield.app.battle.fighting import Battle
    from battlefield.app.desk.document import Document
    from battlefield.play.history import History
    from battlefield.ui.battle.page import BattlePage
    from battlefield.ui.battle.setup.setup_page import SetupPage
    from battlefield.ui.pages.page import Page
    from battlefield.ui.rosters.page import RosterPage

_BAR = ("home", "open", "save", "", "modes", "", "undo", "redo", "", "title", "search", "grid", "zoom_fit",
        "theme_switch")  # fmt: skip


class MainWindow(Shell):
    """One table at a time, or the start page."""

    files: Files
    saving: Saving
    modes: Modes
    cards: StartCards
    campaigns: Campaigns
    tabs: Tabs

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        settings.tell = lambda words: self.complain(tr("Settings are not kept"), words)
        self.shown = NOTHING
        self.setup: SetupPage | None = None
        self.roster: RosterPage | None = None
        self.colours = chosen.wanted_colours(settings)
        self.reader = Reader(self)
        self.loading = Loading(self, LOADS)
        self.coming = Coming(self.loading)
        self.background = ThreadedBackground(self)
        self.home = HomePage()
        self.stack = QStackedWidget()
        self.stack.addWidget(self.home)
        self.answers = KeyAnswers(self)
        runs = {each.id: partial(run_if_free, self, each.id) for each in COMMANDS}
        self.acts = Actions(self, runs, chosen.keys(settings))
        self.files = Files(self, settings, self.reader)
        self.saving = Saving(self)
        self.campaigns = Campaigns(self)
        self.cards = StartCards(self, self.home, self.files)
        self.modes = Modes(self)
        self.tabs = Tabs(self)
        self.setCentralWidget(self.tabs.above(self.stack))
        self.referee = Referee(self)
        self.title = PlainLabel()
        self._build_bars()
        self.own_commands = frozenset(self._handlers())
        self.setWindowIcon(program_icon())
        self.setAcceptDrops(True)
        self.on_screen = OnScreen(self, QSize(820, 560))
        appearance.recall(self)
        appearance.recolour(self)
        self.show_home()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    def _handlers(self) -> dict[str, Callable[[], object]]:
        return {
            **helping.handlers(self),
            "new": self._new_table,
            "generate": partial(beginning.ask_generated, self),
            "new_battle": lambda: beginning.show_setup(self),
            "play_again": lambda: beginning.play_again(self),
            "campaign": lambda: self.campaigns.show(),
            "roster": lambda: rosters.ask_roster(self),
            "first_battle": lambda: beginning.begin_first_battle(self, AGAINST),
            "ruling": self.files.rule,
            "open": self.files.ask_open,
            "home": self.files.leave_for_home,
            **self.tabs.handlers(),
            "play": self._play,
            "measure": lambda: self.modes.switch("measure"),
            "design": self._design,
            "save": self.saving.save_soon,
            "save_as": self.saving.ask_save_as,
            "import": self.files.ask_import,
            "paste_list": lambda: rosters.paste_list(self),
            "export": lambda: ask_export(self, self.files),
            "print_scale": lambda: ask_print(self, self.files),
            **self.referee.handlers(),
            "quit": self.close,
            "true_size": partial(appearance.show_true_size, self),
            "true_size_measure": partial(appearance.measure_screen, self),
            "grid": partial(appearance.show, self, "grid"),
            "labels": partial(appearance.show, self, "labels"),
            "terrain": partial(appearance.draw_terrain, self),
            "theme_system": lambda: self.set_theme("system"),
            "theme_light": lambda: self.set_theme("light"),
            "theme_dark": lambda: self.set_theme("dark"),
            "theme_switch": lambda: self.set_theme("light" if self.colours is DARK else "dark"),
            **{f"unit_{unit}": partial(appearance.set_unit, self, unit) for unit in LENGTH_UNITS},
            **{f"motion_{speed}": partial(appearance.set_speed, self, speed) for speed in SPEEDS},
            **{f"pace_{pace}": partial(appearance.set_pace, self, pace) for pace in PACES},
        }

    def run(self, command_id: str) -> None:
        """Run a command by its id, where it can be done now."""
        if self.roster is not None and rosters.is_shown(self) and command_id in self.roster.commands:
            self.roster.run(command_id)
        elif command_id in self.own_commands:
            self._handlers()[command_id]()
        elif self.page is not None:
            self.page.run(command_id)
        self.refresh()

    def _build_bars(self) -> None:
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        bar = QToolBar(tr("Scene"))
        bar.setObjectName("scene")
        bar.setMovable(False)
        bar.setIconSize(QSize(20, 20))
        for name in _BAR:
            if name == "title":
                self.title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
                bar.addWidget(self.title)
            elif name == "modes":
                bar.addWidget(ModeBar(self.acts))
            elif name:
                bar.addAction(self.acts[name])
            else:
                bar.addSeparator()
        self.addToolBar(bar)
        self.hint, self.reading = ShortLabel(), SteadyLabel()
        self.hint.setObjectName("quiet")
        self.statusBar().addWidget(self.hint, 1)
        self.statusBar().addPermanentWidget(self.reading)
        self.statusBar().setSizeGripEnabled(False)

    # what is shown

    def show_document(self, document: "Document") -> None:
        """Show a document's table in place of what was there."""
        mode = self.modes.take_wanted()
        self.show_table(mode, finished(making(self, mode, document)))

    def show_table(self, mode: str, page: "Page") -> None:
        """Show the page of a table that was made for a mode, in place of what was there."""
        self.drop_page()
        self.modes.keep(mode, page)
        self._show_page(page)

    def show_battle_page(self, battle: "Battle", page: "BattlePage") -> None:
        """Show the page of a battle in place of what was there."""
        self._take_page_away()
        self.shown = replace(self.shown, battle=battle)
        self._show_page(page)
        page.hints.remember(self.settings)
        page.counsel.remember(self.settings)
        page.log.remember(self.settings)

    def listen_to(self, page: "Page") -> None:
        """Hear what a page says while it is the one that is shown."""
        page.hinted.connect(lambda text: self.say(text) if self.page is page else None)
        page.read_out.connect(lambda text: self.reading.setText(text) if self.page is page else None)
        page.changed.connect(lambda: self.refresh() if self.page is page else None)

    def look_alike(self, page: "Page") -> None:
        """Show grid, names and terrain as they are set, in the present colours."""
        appearance.recall_terrain(self, page.board)
        appearance.know_screen(self, page.view)
        mark_more(page, self.colours)
        page.board.show_grid(self.settings.flag("grid", True))
        page.board.show_labels(self.settings.flag("labels", True))
        page.show_marks()
        if page.colours is not self.colours:
            page.recolour(self.colours)

    def _show_page(self, page: "Page") -> None:
        self.listen_to(page)
        self.stack.addWidget(page)
        self._turn_to(page)

    def _turn_to(self, page: "Page") -> None:
        self.shown = replace(self.shown, page=page)
        self.reading.setText(page.read_nowhere())
        self.stack.setCurrentWidget(page)
        self.look_alike(page)
        page.take_select()
        page.view.setFocus()
        self.refresh()

    def show_kept(self, kept: Shown) -> None:
        """Show what was behind a tab, as it was left."""
        assert kept.page is not None
        self.shown = kept
        appearance.recall_lengths(self, kept.page)
        self._turn_to(kept.page)
        kept.page.table.changed()  # what was called off meanwhile is asked for once more

    def drop_page(self) -> None:
        """Take the table away, with what is still worked out for it."""
        self.background.leave()
        self._take_page_away()

    def _take_page_away(self) -> None:
        self.coming.leave()
        beginning.drop_setup(self)
        rosters.drop_roster(self)
        if self.page is not None:
            self.files.close_journal()
            self.stack.removeWidget(self.page)
            self.modes.drop()
            leave(self.loading, self.page, self.page.desk)
            self.shown = NOTHING

    def show_home(self) -> None:
        """Show the start page; after a table its cards are brought up to date in a turn of their own."""
        was_table = self.page is not None
        self.drop_page()
        self.stack.setCurrentWidget(self.home)
        if was_table:
            self.loading.then(self.cards.show)
        else:
            self.cards.show()
        self.say(tr("Choose a battle, a file or a blank table"))
        self.reading.clear()
        self.refresh()

    def say(self, text: str) -> None:
        """Say something in the status line, as a warning where the table complains."""
        warned = self.page is not None and bool(self.page.table.complaint)
        if (self.hint.objectName() == "warning") != warned:
            self.hint.setObjectName("warning" if warned else "quiet")
            self.hint.style().polish(self.hint)
        text = self.acts.keys.told(text)
        first = text.partition(" ")[0].rstrip(":")
        self.hint.setText(text[:1].upper() + text[1:] if first.isalpha() else text)  # no capital for a file

    def refresh(self) -> None:
        """Bring title, marks and possible commands up to date."""
        page = self.page
        possible = dict.fromkeys(get_args(Needs), False)
        possible["nothing"], possible["tabs"] = True, self.tabs.are_several
        known = page.commands | self.own_commands if page is not None else None
        if self.roster is not None and rosters.is_shown(self):
            possible |= self.roster.possible()
            known = self._own_of_nothing() | self.roster.commands
            name = f"{self.roster.draft.title}{' •' if self.roster.draft.is_modified else ''}"
            self.title.setText(tr("{name}  ·  roster", name=name))
            self.setWindowTitle(f"{name} – Battlefield")
            self._name_undo(self.roster.draft.history)
        elif self.setup is not None:
            known = self.own_commands
            self.title.setText(tr("New battle"))
            self.setWindowTitle(tr("New battle – Battlefield"))
        elif page is not None:
            possible |= page.possible()
            document = page.table.document
            name = f"{self.files.title}{' •' if document.is_modified else ''}"
            board = document.scene.board
            size = in_unit(f"{board.width:g} × {board.height:g} in", page.table.unit)
            self.title.setText(f"{name}  ·  {size}")
            self.setWindowTitle(f"{name} – Battlefield")
            self._name_undo(document.history)
        else:
            self.title.clear()
            self.setWindowTitle("Battlefield")
        self.acts.speak(self.page.period if self.page is not None else PERIOD)
        self.acts.enable(possible, known)
        self.acts.show_menus(known if self.modes.now == "play" else None)
        self.modes.show_marks()
        self.tabs.follow()
        self.saving.on_disk.follow()
        self.referee.follow()
        self.campaigns.follow()

    def _play(self) -> None:
        """Begin a battle, unless one is played."""
        if self.battle is None and self.setup is None:
            beginning.show_setup(self)
        self.modes.show_marks()

    def _design(self) -> None:
        """Draw the table that is shown, or a new one."""
        if self.modes.can_switch:
            self.modes.switch("design")
        elif self.page is None:
            self.draw_map()
        self.modes.show_marks()

    def _new_table(self) -> None:
        """Ask for the size of a table; whoever is drawing goes on drawing, on the new one."""
        if self.modes.now == "design":
            self.draw_map()
        else:
            self.files.ask_new()

    def draw_map(self) -> None:
        """Ask for the size of a table, and draw it."""
        self.modes.wanted = "design"
        self.files.ask_new()
        self.modes.wanted = ""

    def _own_of_nothing(self) -> frozenset[str]:
        """Return the window's own commands that need no table."""
        return frozenset(each.id for each in COMMANDS if each.needs == "nothing") & self.own_commands

    def _name_undo(self, history: "History[Any]") -> None:
        undone, redone = (shown_step(label or "") for label in (history.undo_label, history.redo_label))
        self.acts["undo"].setText(tr("&Undo {what}", what=undone) if undone else tr("&Undo"))
        self.acts["redo"].setText(tr("&Redo {what}", what=redone) if redone else tr("&Redo"))

    # looks

    def set_theme(self, theme: str) -> None:
        """Use light or dark colours, or the system's."""
        self.settings.keep("theme", theme)
        self.follow_theme()

    def _follow_system(self, _scheme: Qt.ColorScheme) -> None:
        if self.settings.text("theme", "system") == "system":
            self.follow_theme()

    def follow_theme(self) -> None:
        """Show everything in the colours that are asked for."""
        self.colours = chosen.wanted_colours(self.settings)
        appearance.recolour(self)
        self.referee.recolour(self.colours)

    # files

    def complain(self, title: str, sentence: str, details: str = "") -> None:
        """Say in a box what went wrong with a file, and below that in which line and why."""
        box = QMessageBox(QMessageBox.Icon.Warning, title, sentence, QMessageBox.StandardButton.Ok, self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(tip(details))
        box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        box.open()

    def open_path(self, path: Path) -> None:
        """Read a scene, a script or a battle in the background and show it; open all else beside it."""
        if not opened_beside(self, path):
            self.files.open(path)

    def new_table(self, board: Board) -> None:
        """Show a blank table."""
        self.files.start(Scene(board))

    def draw_on(self, scene: Scene) -> None:
        """Show a table as a new one, to be drawn on."""
        self.modes.wanted = "design"
        self.files.start(scene)
        self.modes.wanted = ""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the first file dropped."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if not paths:
            self.complain(
                tr("Cannot open"), tr("Only files of this computer can be opened; drop a table or battle.")
            )
            return
        event.acceptProposedAction()
        QTimer.singleShot(0, lambda: self.files.offer(paths[0]))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask for unsaved work before closing."""
        if not self.tabs.may_close_all():
            event.ignore()
            return
        rosters.drop_roster(self)
        self.settings.tell = None  # a box over a window that goes would stay alone
        self.settings.keep("geometry", self.saveGeometry())
        self.saving.on_disk.leave()
        self.files.close_journal()
        self.tabs.drop_all()
        self.coming.leave()
        self.loading.finish()
        self.background.finish()
        self.reader.finish()
        event.accept()

    def failed(self, error: SceneError) -> None:
        """Say why a file could not be read."""
        self.say(tr("Nothing was opened"))
        self.complain(tr("Cannot open"), *file_fault(error))
        self.refresh()

"""Opening from the window: tables, battles, what another program made, and what a stopped one left."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from battlefield.app.desk.document import Document
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files import SceneError, warnings_of
from battlefield.files.journals.journal import Journal, JournalError, Rescued
from battlefield.files.journals.journal_file import TakenError
from battlefield.files.scene.on_disk import UNKNOWN
from battlefield.rules.scene.contents import Scene, Terrain
from battlefield.ui.shell import rosters
from battlefield.ui.shell.folders.campaigns import opened_beside
from battlefield.ui.shell.shell import Opening, Shell, ShellPart
from battlefield.ui.shell.table_pages import making, making_battle, showing
from battlefield.ui.threads.page_disposal import leave
from battlefield.ui.threads.reader import Reader
from battlefield.ui.threads.staged_work import Steps, finished
from battlefield.ui.widgets import chosen, places
from battlefield.ui.widgets.settings import Settings

if TYPE_CHECKING:
    from battlefield.app.battle.opening import OpenedBattle
    from battlefield.files.imports import Source
    from battlefield.files.journals.battle_journal import RescuedBattle

READ = QT_TR_NOOP(
    "Tables, scripts and battles (*.json);;All files, also pictures and what is to be imported (*)"
)
AT_ONCE = 12  # pieces of terrain whose looks are worked out in one turn of the event loop


class Files(ShellPart):
    """Looks after the file and the journal of the table or the battle that is shown."""

    def __init__(self, window: Shell, settings: Settings, reader: Reader) -> None:
        super().__init__(window)
        self._settings, self._reader = settings, reader
        self.opening: Opening | None = None  # what will be shown instead of what is shown now

    @property
    def document(self) -> Document | None:
        """The document that is shown; a battle's is its table."""
        return self._window.shown.document

    @property
    def path(self) -> Path | None:
        """The file of what is shown, if it has one."""
        return self._window.shown.path

    @property
    def title(self) -> str:
        """What is shown is called so; a battle keeps its name whatever its file is called."""
        return self.document.title if self.document is not None else ""

    @property
    def journals(self) -> Path:
        """The folder of all journals."""
        return places.state_folder() / "journals"

    # to show

    def start(self, scene: Scene, path: Path | None = None) -> None:
        """Show a scene as a new document with a journal of its own."""
        finished(self._starting(scene, path, lambda: None))

    def _starting(
        self, scene: Scene, path: Path | None, then: Callable[[], object], disk: str = UNKNOWN
    ) -> Steps[None]:
        """Show a scene, do something then, and paint it."""
        window, mode = self._window, self._window.modes.take_wanted()
        for start in range(0, len(scene.terrain), AT_ONCE):
            _prepare(scene.terrain[start : start + AT_ONCE])
            yield
        document = Document(scene, path, disk=disk)
        page = yield from making(window, mode, document)
        yield
        document.log = journal = self._new_journal(scene, path, disk)

        def show() -> None:
            window.show_table(mode, page)
            self._keep_journal(journal)
            then()

        try:
            yield
            yield from showing(window, page, show)
        finally:
            if journal is not None and window.shown.journal is not journal:
                journal.drop()  # another table was shown instead

    def start_battle(self, opened: "OpenedBattle") -> None:
        """Show a battle, which has its journal already; say where something went wrong beside it.

        Its page is made and shown in turns of the event loop.
        """
        self.opening = opening = Opening(opened.title)
        self._show_battle(opened, opening)

    def _show_battle(self, opened: "OpenedBattle", opening: Opening) -> None:
        """Show a battle, unless something else has been asked for since."""
        if self.opening is not opening:
            opened.battle.drop()
            return
        self._window.loading.begin()
        self._window.coming.leave()
        self._window.loading.see_through(self._starting_battle(opened, opening))

    def begin_battle(self, work: "Callable[[], OpenedBattle]", name: str) -> None:
        """Work a new battle out in the background, then show it."""
        self._window.say(tr("Reading {name} …", name=name))
        self.opening = opening = Opening(name)

        def failed(error: SceneError) -> None:
            self._end(opening)
            self._window.failed(error)

        self._reader.ask(work, lambda found: self._show_battle(found, opening), failed, is_urgent=True)

    def _end(self, opening: Opening) -> None:
        """Let commands act again, unless something else is being opened by now."""
        if self.opening is opening:
            self.opening = None

    def _starting_battle(self, opened: "OpenedBattle", opening: Opening) -> Steps[None]:
        """Show a battle; until then it is being opened."""
        try:
            yield from self._showing_battle(opened, opening)
        finally:
            self._end(opening)

    def _showing_battle(self, opened: "OpenedBattle", opening: Opening) -> Steps[None]:
        window, pieces = self._window, opened.battle.state.terrain
        for start in range(0, len(pieces), AT_ONCE):
            _prepare(pieces[start : start + AT_ONCE])
            yield
        page = yield from making_battle(window, opened.battle, opened.title)
        yield
        if self.opening is not opening:
            opened.battle.drop()
            leave(window.loading, page, page.desk)
            return

        def show() -> None:
            window.show_battle_page(opened.battle, page)
            self._end(opening)
            if opening.then is not None:
                opening.then()
            if opened.note:
                window.complain(tr("About this battle"), opened.note)

        yield from showing(window, page, show)

    def _new_journal(self, scene: Scene, path: Path | None, disk: str) -> Journal | None:
        try:
            return Journal.start(self.journals, scene, path, disk)
        except JournalError as error:
            self._window.complain(tr("No journal"), whole_fault(error))
            return None

    def _keep_journal(self, journal: Journal | None) -> None:
        self._window.shown = replace(self._window.shown, journal=journal)

    def close_journal(self) -> None:
        """Drop the journal of a table or a battle that is left on purpose."""
        self._window.shown.drop_journals()
        self._window.shown = replace(self._window.shown, journal=None, is_spared=False)

    def spare(self, is_spared: bool = True) -> None:
        """Leave the journal of the battle that is shown for a rescue when another is shown in its place."""
        self._window.shown = replace(self._window.shown, is_spared=is_spared)

    def offer(self, path: Path) -> None:
        """Open a file, unless there is unsaved work that the user wants to keep; import another program's."""
        from battlefield.app.design.importing import says_ours

        if opened_beside(self._window, path):
            return

        def leave() -> None:
            if self.may_leave():
                self.open(path)

        if says_ours(path):
            leave()
        else:
            self._if_foreign(path, leave)

    def rule(self, path: Path | None = None) -> None:
        """Measure in a photograph."""
        from battlefield.ui.design.dialogs.ruling_dialog import RulingDialog

        RulingDialog.ask(self._window, path)

    def take_pasted(self, files: Sequence[Path]) -> None:
        """Open the first file that was copied, or measure in the picture on the clipboard."""
        from battlefield.ui.design.dialogs.ruling_dialog import RulingDialog

        if files:
            self.offer(files[0])
        else:
            RulingDialog.ask(self._window).paste()

    def _if_foreign(self, path: Path, otherwise: Callable[[], None]) -> None:
        """Import a file that another program made; do something else with any other."""

        def work() -> bool:
            from battlefield.app.design.importing import is_foreign

            return is_foreign(path)

        def done(foreign: bool) -> None:
            if foreign:
                self.import_file(path)
            else:
                otherwise()

        self._reader.ask(work, done, lambda _error: otherwise())

    def ask_import(self) -> None:
        """Ask for another program's file to import."""
        from battlefield.ui.design.dialogs.import_dialog import KINDS

        name, _ = QFileDialog.getOpenFileName(self._window, tr("Import"), self.folder(), KINDS)
        if name:
            self.import_file(Path(name))

    def import_file(self, given: "Path | Source") -> None:
        """Ask what the import of a file, or of what was pasted, needs, and show what would come of it."""
        from battlefield.ui.design.dialogs.import_dialog import ImportDialog

        self._window.say("")
        ImportDialog.ask(self._window, given)

    def open(self, path: Path, as_sample: bool = False, then: Callable[[], object] | None = None) -> None:
        """Read a file in the background and show it; a sample scene is opened as a copy without a file.

        What is open behind a tab comes to the front.
        """
        if not as_sample and self._window.tabs.show_file(path):
            return
        self._window.setEnabled(True)
        self._window.say(tr("Reading {name} …", name=path.name))
        self.opening = opening = Opening(path.name, then)

        def done(found: "Scene | OpenedBattle", disk: str) -> None:
            if not as_sample:
                self._settings.remember(path)
            if not isinstance(found, Scene):
                self._show_battle(found, opening)
            elif self.opening is opening:
                self._window.loading.begin()
                steps = self._showing(found, path, as_sample, opening, disk)
                next(steps)  # from here on its end is told, however it comes
                self._window.coming.begin(steps)

        def failed(error: SceneError) -> None:
            self.spare(False)
            self._end(opening)
            self._if_foreign(path, lambda: self._window.failed(error))

        self._reader.open(path, self.journals, done, failed)

    def _showing(self, scene: Scene, path: Path, as_sample: bool, opening: Opening, disk: str) -> Steps[None]:
        """Show a scene that was read; until then its file is being opened."""

        def then() -> None:
            self._end(opening)
            self._warn(scene)

        try:
            yield
            yield from self._starting(scene, None if as_sample else path, then, disk)
        finally:
            self._end(opening)

    def _warn(self, scene: Scene) -> None:
        """Say which keys of a file look like slips; they are kept, and do nothing."""
        slips = warnings_of(scene)
        if slips and self._window.page is not None:
            more, slip = len(slips) - 1, slips[0]
            words = tr("{slip} (and {n} more)", "", more, slip=slip) if more else slip
            self._window.page.table.complain(words)

    def rescue(self, rescued: Rescued) -> None:
        """Go on with work that a stopped program left, and with its journal: a second stop costs nothing."""
        self.close_journal()
        journal: Journal | None = None
        try:
            journal = Journal.resume(rescued)
        except TakenError as error:
            self._taken(error)
            return
        except JournalError as error:
            self._window.complain(tr("No journal"), whole_fault(error))
        self._window.show_document(Document.resumed(rescued.history, rescued.source, journal, rescued.disk))
        self._keep_journal(journal)
        if rescued.note:
            self._window.complain(tr("About this table"), rescued.note)

    def rescue_battle(self, found: "RescuedBattle") -> None:
        """Go on with a battle that a stopped program left, and with its journal."""
        from battlefield.app.battle.opening import rescued

        try:
            self.start_battle(rescued(found))
        except TakenError as error:
            self._taken(error)

    def _taken(self, error: TakenError) -> None:
        """Say that another window has what was offered, and look anew at what is left."""
        self._window.complain(tr("Open elsewhere"), whole_fault(error))
        self._window.cards.show()

    # to ask

    def ask_new(self) -> None:
        """Ask for the size of a new table."""
        from battlefield.ui.shell.dialogs import NewTable

        dialog = NewTable(self._window, chosen.unit(self._window.settings))
        is_taken = dialog.exec()
        if is_taken and dialog.is_generated:
            self._window.run("generate")
        elif is_taken and self.may_leave():
            self.start(Scene(dialog.board()))

    def ask_open(self) -> None:
        """Ask for a file to open."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, tr("Open a table or a battle"), self.folder(), tr(READ)
        )
        if name:
            self.offer(Path(name))

    def leave_for_home(self) -> None:
        """Go to the start page."""
        if self.may_leave():
            self._window.show_home()

    def may_leave(self, can_keep: bool = True) -> bool:
        """Ask for unsaved work, which may be kept behind a tab; False where the user wants to stay."""
        from battlefield.ui.shell.dialogs import ask_to_save

        document = self.document
        if not rosters.may_leave(self._window):
            return False
        if document is None or not document.is_modified:
            return True
        answer = ask_to_save(self._window, self.title, can_keep)
        if answer == "keep":
            self._window.tabs.keep()
        return self._window.saving.save() if answer == "save" else answer in ("discard", "keep")

    def folder(self) -> str:
        """Return the folder where file dialogs begin."""
        if self.path is not None:
            return str(self.path.parent)
        recent = self._settings.recent
        return str(recent[0].parent) if recent else str(Path.home())


def _prepare(pieces: Sequence[Terrain]) -> None:
    from battlefield.ui.board.terrain.terrain_looks import prepare

    prepare(pieces)

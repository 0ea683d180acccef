"""Generate a table: what it shall be like, a picture that follows, why it is fair, and taking it."""

from collections.abc import Callable
from pathlib import Path
from threading import Event

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout

from battlefield.app.design.library.library import Kit, kit_of, read_library
from battlefield.app.desk.background import Latest, Task
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.desk import Desk
from battlefield.app.generating.searching import Made, best_table
from battlefield.app.generating.taking import taken_over
from battlefield.app.generating.wish import Wish, WishError
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.text.errors import SceneError
from battlefield.resources import asset
from battlefield.rules.scene.contents import Scene
from battlefield.ui.board.terrain.terrain_looks import prepare
from battlefield.ui.design.dialogs.generate_form import GenerateForm
from battlefield.ui.design.dialogs.import_preview import Preview
from battlefield.ui.design.panels.library_panel import own_folder
from battlefield.ui.design.share_bar import ShareBar
from battlefield.ui.shell.shell import Shell
from battlefield.ui.widgets import chosen
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.plain import PlainLabel

SOON = 300  # milliseconds after a field has changed until tables are laid anew
_KIT_FILES = QT_TR_NOOP("Kits (*.json);;All files (*)")
_REPLACES = QT_TR_NOOP(
    "Lay it in the place of the terrain, zones and objectives there are; Ctrl+Z brings those back"
)


class _Search:
    """One search for a table: its best so far, and whether that shall do. Another thread works on it."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.best: Scene | None = None
        self.enough = Event()

    def run(self, task: Task) -> Made | str:
        """Search; a wish that cannot be is told in a sentence."""
        try:
            return best_table(self.wish, task.tell, task.cancelled, self.enough.is_set, self._hear)
        except WishError as error:
            return str(error)

    def _hear(self, scene: Scene, _number: int) -> None:
        prepare(scene.terrain)  # here, so that painting it holds up no hand
        self.best = scene


class GenerateDialog(FittedDialog):
    """Lays tables in the background as the fields say; takes the best onto this table, or as a new one."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self.setWindowTitle(tr("Generate a table"))
        self._window = window
        self.made: Made | None = None
        self._latest: Latest[Made | str] = Latest(window.background, self._arrived)
        self._search: _Search | None = None
        self._shown: Scene | None = None
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.search)
        library = read_library(asset("library"), own_folder())
        self.form = GenerateForm(library.kits, chosen.unit(window.settings))
        self.form.changed.connect(self._wait)
        self.form.file_wanted.connect(self.ask_kit)
        self._add_all()
        self.resize(1060, 620)
        if self._can_replace and window.page is not None:
            board = window.page.table.scene.board
            self.form.show_size(board.width, board.height)
        self.search()

    @classmethod
    def ask(cls, window: Shell) -> "GenerateDialog":
        """Open the dialog over the window; it stays until it is closed, and holds up nothing."""
        dialog = cls(window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    # how it is made

    def _add_all(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 12)
        whole.setSpacing(12)
        row = QHBoxLayout()
        row.setSpacing(16)
        left = QVBoxLayout()
        left.addWidget(self.form)
        left.addStretch()
        row.addLayout(left)
        row.addLayout(self._right(), 1)
        whole.addLayout(row, 1)
        whole.addLayout(self._buttons())

    def _right(self) -> QVBoxLayout:
        column = QVBoxLayout()
        self.preview = Preview(self._window.colours)
        self.words = PlainLabel(wraps=True)
        self.words.setMinimumHeight(3 * self.words.fontMetrics().lineSpacing())
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.bar = ShareBar(tr("How many tables have been looked at"))
        room = self.bar.sizePolicy()
        room.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(room)
        column.addWidget(self.preview, 1)
        column.addWidget(self.bar)
        column.addWidget(self.words)
        return column

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.another = _button(
            tr("Another table"), self.next_seed, tr("The next seed: a table of the same kind")
        )
        self.stop = _button(tr("Stop"), self.stop_search, tr("Take the best of the tables looked at so far"))
        room = self.stop.sizePolicy()
        room.setRetainSizeWhenHidden(True)
        self.stop.setSizePolicy(room)
        self.cancel_button = _button(tr("Cancel"), self.reject)
        self.new_button = _button(tr("Open as a new table"), self.open_new)
        self.take_button = _button(
            tr("Use this table"), self.take, tr(_REPLACES) if self._can_replace else ""
        )
        self.take_button.setObjectName("primary")
        self.take_button.setDefault(True)
        self.new_button.setVisible(self._can_replace)
        row.addWidget(self.another)
        row.addWidget(self.stop)
        row.addStretch()
        for button in (self.cancel_button, self.new_button, self.take_button):
            row.addWidget(button)
        return row

    # searching

    def next_seed(self) -> None:
        """Go on to the next seed, at once."""
        self.form.next_seed()
        self._soon.stop()
        self.search()

    def stop_search(self) -> None:
        """Take the best of the tables that have been looked at, once the present one has been."""
        if self._search is not None:
            self._search.enough.set()
            self._say()

    def _wait(self) -> None:
        """Look for another table soon; what is shown is no longer what is asked for."""
        self._latest.forget()
        self.made = None
        self._soon.start()
        self._say()

    def search(self) -> None:
        """Look for the table that the fields ask for."""
        wish = self.form.wish()
        self.made = None
        self._search = _Search(wish) if wish is not None else None
        self._arrived()

    def _arrived(self) -> None:
        search = self._search
        if search is None or self._soon.isActive():
            self._say()
            return
        found = self._latest.get((search,), search.run)
        self.made = found if isinstance(found, Made) else None
        scene = self.made.scene if self.made is not None else search.best
        if scene is not None and scene is not self._shown:
            self._shown = scene
            self.preview.show_scene(scene)
        self._say(found if isinstance(found, str) else "")

    def _say(self, fault: str = "") -> None:
        """Say what is awaited, why the table is fair, or what cannot be."""
        waiting = self.made is None and not fault and self._search is not None
        self.bar.setVisible(waiting)
        self.bar.show_share(self._latest.share)
        self.stop.setVisible(waiting)
        ending = self._search is not None and self._search.enough.is_set()
        self.stop.setEnabled(waiting and not ending)
        if self.made is not None:
            words, seed, n = self.made.words, self.form.seed.value(), self.made.looked
            words = tr("{words}\nSeed {seed}, the best of {n} looked at.", "", n,
                       one="{words}\nSeed {seed}, the only one looked at.",
                       words=words, seed=seed)  # fmt: skip
        elif waiting and self._search is not None:
            words = (
                tr("Measuring the best …")
                if ending
                else tr("Laying and comparing {n} tables …", "", self.form.tries.value())
            )
        else:
            words = fault[:1].upper() + fault[1:]
        self.words.setText(words)
        name = "warning" if fault else "" if self.made is not None else "quiet"
        if self.words.objectName() != name:
            self.words.setObjectName(name)
            self.words.style().polish(self.words)
        for button in (self.take_button, self.new_button):
            button.setEnabled(self.made is not None)

    def ask_kit(self) -> None:
        """Ask for the file of a kit."""
        name, _ = QFileDialog.getOpenFileName(self, tr("A kit"), self._window.files.folder(), tr(_KIT_FILES))
        kit: Kit | None = None
        if name:
            try:
                kit = kit_of(Path(name))
            except SceneError as error:
                self._window.complain(tr("No kit"), whole_fault(error))
        self.form.add_kit(kit)

    # taking it

    @property
    def _can_replace(self) -> bool:
        page = self._window.page
        return page is not None and self._window.battle is None and isinstance(page.table, Desk)

    def take(self) -> None:
        """Lay the table in the place of the one that is open, which can be undone; else as a new one."""
        page = self._window.page
        if self.made is None or page is None or not isinstance(page.table, Desk) or not self._can_replace:
            self.open_new()
            return
        desk = page.table
        desk.hold()
        desk.choose(())
        try:
            desk.document.do("Generate a table", taken_over(desk.scene, self.made.scene))
        except ChangeError as error:
            desk.complain(str(error))
            return
        self.accept()
        desk.changed()
        page.run("zoom_fit")

    def open_new(self) -> None:
        """Draw on the table as a new one."""
        if self.made is None or not self._window.files.may_leave():
            return
        scene = self.made.scene
        self.accept()
        self._window.draw_on(scene)
        self._window.say(tr("Generated {name}", name=scene.name))

    def changeEvent(self, event: QEvent) -> None:
        """Draw the picture in the colours that are chosen now."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "preview"):
            self.preview.recolour(self._window.colours)

    def done(self, result: int) -> None:
        """Call off what is still looked for."""
        self._soon.stop()
        self._latest.forget()
        super().done(result)


def _button(text: str, done: Callable[[], object], tip: str = "") -> QPushButton:
    button = QPushButton(text)
    button.setAutoDefault(False)
    button.setToolTip(tip)
    button.clicked.connect(done)
    return button

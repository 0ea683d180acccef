"""A campaign: its battles, tables and rosters with pictures, found by typing, and how everybody stands."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QSplitter, QTabWidget, QVBoxLayout, QWidget

from battlefield.app.campaigns.filing import added, forgotten, noted, renamed
from battlefield.app.campaigns.finding import FoundHere, found_in
from battlefield.app.campaigns.folder import Battle, Contents, look_and_keep
from battlefield.app.campaigns.pictures import scene_of
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files import SceneError
from battlefield.files.scene.kinds import Kind
from battlefield.rules.scene.contents import Scene
from battlefield.ui.campaigns.details import LARGE, Details
from battlefield.ui.campaigns.entries import Entry, EntryList, path_of
from battlefield.ui.campaigns.standings_view import NO_BATTLE, StandingsView
from battlefield.ui.printing.picture import thumbnail
from battlefield.ui.threads.reader import Reader
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel, ShortLabel, tip

_NONE_YET = QT_TR_NOOP(
    "A campaign keeps tables, rosters and battles in one folder, with the history of each battle. "
    "New campaign… makes any folder one."
)
_EMPTY = {
    "game": NO_BATTLE,
    "scene": QT_TR_NOOP("No table yet: Add files… copies some here."),
    "roster": QT_TR_NOOP("No roster yet: Add files… copies some here."),
}
_TABS: tuple[tuple[Kind, str], ...] = (
    ("game", QT_TR_NOOP("Battles")),
    ("scene", QT_TR_NOOP("Tables")),
    ("roster", QT_TR_NOOP("Rosters")),
)
_NOTHING = FoundHere((), (), ())


class CampaignDialog(FittedDialog):
    """Shows a campaign and takes care of its notes; what is to be opened or begun it tells its owner.

    `wanted` says what is to be done with which entry, `asked` which of the buttons below was pressed.
    """

    wanted = Signal(str, object)
    asked = Signal(str)

    def __init__(self, parent: QWidget, reader: Reader, colours: Colours) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Campaign"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.contents: Contents | None = None
        self._reader, self._colours = reader, colours
        self._pictures: dict[str, QImage] = {}
        self._awaited: list[Entry] = []
        self._is_reading = self._is_gone = False
        self.title, self.place = QLineEdit(), ShortLabel(name="quiet")
        self.field = QLineEdit(placeholderText=tr("Find battles, tables and rosters"), maxLength=64)
        self.tabs, self.lists = QTabWidget(), [EntryList(kind, tr(name)) for kind, name in _TABS]
        self.tabs.setAccessibleName(tr("Parts of the campaign"))
        self.tabs.setDocumentMode(True)  # its lists have frames of their own
        self.standings, self.details = StandingsView(), Details()
        self.words = PlainLabel(name="warning", wraps=True)
        self.buttons: dict[str, QPushButton] = {}
        self._build()
        self._listen()
        self.resize(980, 680)
        self.field.setFocus()
        self._show(None)

    # how it is built

    def _build(self) -> None:
        self.title.setAccessibleName(tr("Name of the campaign"))
        self.title.setToolTip(tr("The name of the campaign: type another and press Enter"))
        self.field.setAccessibleName(tr("Find in the campaign"))
        self.field.setClearButtonEnabled(True)
        for box, (_, name) in zip(self.lists, _TABS, strict=True):
            self.tabs.addTab(box, tr(name))
        self.tabs.addTab(self.standings, tr("Standings"))
        split = QSplitter()
        split.setAccessibleName(tr("Lists and details"))
        split.addWidget(self.tabs)
        split.addWidget(self.details)
        split.setSizes([520, 420])
        split.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(10)
        column.addLayout(self._head())
        column.addWidget(split, 1)
        column.addWidget(self.words)
        column.addLayout(self._foot())

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.title.setFixedWidth(240)
        self.field.setFixedWidth(270)
        row.addWidget(self.title)
        row.addWidget(self.place, 1)
        row.addWidget(self.field)
        return row

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for name, words, told in (
            ("new", tr("&New campaign…"), tr("Choose a folder that becomes a campaign")),
            ("other", tr("Open a &campaign…"), tr("Open a folder that is a campaign")),
            ("add", tr("&Add files…"), tr("Copy tables, rosters and saved battles into this campaign")),
            ("close", tr("Close"), ""),
            ("battle", tr("New ba&ttle…"), tr("Set up a battle that is filed in this campaign")),
        ):
            button = self.buttons[name] = QPushButton(words)
            button.setToolTip(told)
            button.setAutoDefault(False)
            if name == "close":
                row.addStretch()
            row.addWidget(button)
        self.buttons["battle"].setObjectName("primary")
        return row

    def _listen(self) -> None:
        self.field.textChanged.connect(lambda _text: self._list())
        self.field.installEventFilter(self)
        self.title.editingFinished.connect(self._rename)
        self.tabs.currentChanged.connect(lambda _tab: self._choose())
        for box in self.lists:
            box.currentItemChanged.connect(lambda _now, _before: self._choose())
            box.itemActivated.connect(lambda _item: self._want("open"))
        self.details.wanted.connect(self._want)
        self.details.noted.connect(self._note)
        for name, button in self.buttons.items():
            button.clicked.connect(self.close if name == "close" else partial(self.asked.emit, name))

    # what is shown

    def show_folder(self, folder: Path) -> None:
        """Look at a campaign's folder in the background, and show it."""
        self.place.setText(tr("Looking at {folder} …", folder=folder))
        self._reader.ask(lambda: look_and_keep(folder), self._show, self._failed)

    def _failed(self, error: SceneError) -> None:
        if not self._is_gone:
            self.complain(str(error))
            self.place.setText(str(self.contents.folder) if self.contents is not None else "")

    def _show(self, contents: Contents | None) -> None:
        if self._is_gone:
            return
        if contents is None or self.contents is None or contents.folder != self.contents.folder:
            self._pictures = {}
        self.contents = contents
        self.title.setText(contents.campaign.name if contents is not None else "")
        self.title.setVisible(contents is not None)
        self.place.setText(str(contents.folder) if contents is not None else "")
        for name in ("add", "battle"):
            self.buttons[name].setEnabled(contents is not None)
        faults = contents.faults if contents is not None else ()
        self.complain(faults[0] if faults else "", faults)
        self.standings.show_contents(contents)
        self._list()

    def complain(self, sentence: str, all_of_them: tuple[str, ...] = ()) -> None:
        """Say what is amiss: the first of several sentences, all of them in the tip."""
        told, more = f"⚠ {sentence}", len(all_of_them) - 1
        told = tr("{sentence} (and {count} more)", sentence=told, count=more) if more > 0 else told
        self.words.setText(told if sentence else "")
        self.words.setToolTip(tip("\n".join(all_of_them)))
        self.words.setVisible(bool(sentence))

    def _list(self) -> None:
        """List what holds the words that are typed, or all."""
        found = found_in(self.contents, self.field.text()) if self.contents is not None else _NOTHING
        for number, box in enumerate(self.lists):
            box.blockSignals(True)
            box.fill(found, self._pictures)
            box.blockSignals(False)
            self.tabs.setTabText(number, f"{tr(_TABS[number][1])} ({box.count()})")
        self._go_where_something_is()
        self._choose()
        self._awaited = [each for box in self.lists for each in box.all() if each.is_there]
        self._read_next()

    def _go_where_something_is(self) -> None:
        """Turn to a list with something in it where the one in front has none of what is looked for."""
        now = self.tabs.currentIndex()
        if self.field.text().strip() and now < len(self.lists) and not self.lists[now].count():
            other = next((number for number, box in enumerate(self.lists) if box.count()), now)
            self.tabs.setCurrentIndex(other)

    def _choose(self) -> None:
        box = self._box
        self.details.keep_notes()
        self.details.setVisible(box is not None)
        if box is None:
            return
        entry = box.chosen
        self.details.show_entry(entry, self.contents, self._why_empty(box))
        if entry is not None:
            self.details.show_picture(self._pictures.get(entry.file))

    @property
    def _box(self) -> EntryList | None:
        """The list in front; None where the standings are."""
        number = self.tabs.currentIndex()
        return self.lists[number] if number < len(self.lists) else None

    def _why_empty(self, box: EntryList) -> str:
        if self.contents is None:
            return tr(_NONE_YET)
        text = self.field.text().strip()
        return tr("Nothing here holds “{words}”", words=text) if text else tr(_EMPTY[box.kind])

    # pictures, one after the other

    def _read_next(self) -> None:
        waiting = [each for each in self._awaited if each.file not in self._pictures]
        if self._is_reading or self._is_gone or not waiting or self.contents is None:
            return
        chosen = self._box.chosen if self._box is not None else None
        entry = next((each for each in waiting if each == chosen), waiting[0])
        path = path_of(self.contents.folder, entry)
        self._is_reading = True
        self._reader.ask(
            lambda: scene_of(entry.kind, path),
            partial(self._arrived, path, entry),
            lambda _error: self._arrived(path, entry, None),
        )

    def _arrived(self, path: Path, entry: Entry, scene: Scene | None) -> None:
        self._is_reading = False
        if self._is_gone or self.contents is None:
            return
        if path == path_of(self.contents.folder, entry):  # of no other campaign that was shown since
            picture = QImage()
            if scene is not None:
                picture = thumbnail(scene, self._colours, LARGE, self.devicePixelRatioF())
            self._pictures[entry.file] = picture
            for box in self.lists:
                box.show_picture(entry.file, picture)
            if self.details.entry is not None and self.details.entry.file == entry.file:
                self.details.show_picture(picture)
        self._read_next()

    # what is done

    def _want(self, what: str) -> None:
        entry = self.details.entry
        if entry is None or self.contents is None:
            return
        if what == "forget" and isinstance(entry.about, Battle):
            filed = entry.about.filed
            self._change(lambda contents: forgotten(contents, filed))
            self._list()
        elif entry.is_there:
            self.details.keep_notes()
            self.wanted.emit(what, entry)

    def _note(self, text: str) -> None:
        entry = self.details.entry
        if entry is not None and isinstance(entry.about, Battle):
            filed = entry.about.filed
            self._change(lambda contents: noted(contents, filed, text))

    def _rename(self) -> None:
        name = self.title.text().strip()
        if self.contents is not None and name and name != self.contents.campaign.name:
            self._change(lambda contents: renamed(contents, name))
        if self.contents is not None:
            self.title.setText(self.contents.campaign.name)

    def _change(self, make: Callable[[Contents], Contents]) -> None:
        """Change the campaign, or say why it cannot be."""
        if self.contents is None:
            return
        try:
            self.contents = make(self.contents)
        except SceneError as error:
            self.complain(whole_fault(error))
        self.standings.show_contents(self.contents)

    def add_files(self, files: list[Path]) -> None:
        """Copy files into the campaign in the background, and show what is in it then."""
        if self.contents is None:
            return
        folder = self.contents.folder

        def work() -> Contents:
            wrong = []
            for file in files:
                try:
                    added(folder, file)
                except SceneError as error:
                    wrong.append(whole_fault(error))
            contents = look_and_keep(folder)
            return contents if not wrong else _with(contents, wrong)

        self._reader.ask(work, self._show, self._failed)

    # keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step through the list without leaving the text that is typed; Enter opens what is chosen."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._box is not None:
            by = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            box = self._box
            if by is not None and box.count():
                box.setCurrentRow(max(0, min(box.count() - 1, box.currentRow() + by)))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._want("open")
                return True
        return super().eventFilter(watched, event)

    def done(self, result: int) -> None:
        """Keep the notes before it closes, and listen no more to what is being read."""
        self.details.keep_notes()
        self._is_gone = True
        super().done(result)


def _with(contents: Contents, wrong: list[str]) -> Contents:
    return replace(contents, told=(*wrong, *contents.told))

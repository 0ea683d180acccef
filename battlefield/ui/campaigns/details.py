"""What is known of the battle, table or roster that is chosen: picture, history, notes, what can be done."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QImage, QPixmap
from PySide6.QtWidgets import QGridLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from battlefield.app.campaigns.folder import Battle, Contents, RosterFile
from battlefield.app.campaigns.telling import battle_rows, result_words, roster_words
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.text.limits import CHARACTERS
from battlefield.ui.campaigns.entries import Entry
from battlefield.ui.widgets.plain import PlainLabel, RichLabel

LARGE = QSize(400, 230)  # pixels of the picture
ACTS = {
    "game": (
        ("open", QT_TR_NOOP("&Open")),
        ("replay", QT_TR_NOOP("&Replay")),
        ("again", QT_TR_NOOP("&Play again")),
        ("forget", QT_TR_NOOP("&Forget")),
    ),
    "scene": (("open", QT_TR_NOOP("&Open")), ("battle", QT_TR_NOOP("New &battle on it"))),
    "roster": (("open", QT_TR_NOOP("&Open")), ("battle", QT_TR_NOOP("New &battle with it"))),
}
_TIPS = {
    "open": QT_TR_NOOP("Open it (Enter)"),
    "replay": QT_TR_NOOP("Open the battle at its beginning, to look at it again"),
    "again": QT_TR_NOOP("Begin it anew with other dice: another battle of the campaign"),
    "forget": QT_TR_NOOP("Take a battle whose file is gone off the list"),
    "battle": QT_TR_NOOP("Set up a battle that is filed in the campaign"),
}


class Notes(QPlainTextEdit):
    """Notes on a battle; `left` tells that the keyboard goes elsewhere."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Notes on the battle"))
        self.setPlaceholderText(tr("Notes on this battle"))
        self.setTabChangesFocus(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard goes elsewhere."""
        super().focusOutEvent(event)
        self.left.emit()


class Details(QWidget):
    """Shows one entry; `wanted` names what is to be done with it, `noted` tells that notes were written."""

    wanted = Signal(str)
    noted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.entry: Entry | None = None
        self.picture = PlainLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setFixedHeight(LARGE.height())
        self.title = PlainLabel(name="heading", wraps=True)
        self.rows = RichLabel()
        self.rows.setWordWrap(True)
        self.rows.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.notes = Notes()
        self.notes.setFixedHeight(74)
        self.notes.left.connect(self.keep_notes)
        self.buttons: dict[str, QPushButton] = {}
        self._written = ""
        self._grid = QGridLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 0, 0, 0)
        column.setSpacing(8)
        for each in (self.picture, self.title, self.rows):
            column.addWidget(each)
        column.addStretch()
        column.addWidget(self.notes)
        column.addLayout(self._grid)
        for number, name in enumerate(_TIPS):
            button = self.buttons[name] = QPushButton()
            button.setToolTip(tr(_TIPS[name]))
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, each=name: self.wanted.emit(each))
            self._grid.addWidget(button, 0, number)

    def show_entry(self, entry: Entry | None, contents: Contents | None, words: str = "") -> None:
        """Show what is known of an entry, or of none some words instead."""
        self.entry = entry
        self.title.setText(entry.title if entry is not None else words)
        self.rows.setText(_table(_rows(entry, contents)) if entry is not None and contents else "")
        self.rows.setVisible(bool(self.rows.text()))  # a label without words takes no keyboard
        battle = _battle_of(entry, contents)
        self._written = battle.filed.notes if battle is not None else ""
        self.notes.setPlainText(self._written)
        self.notes.setVisible(battle is not None)
        self._show_buttons(entry)
        self.show_picture(None)

    def _show_buttons(self, entry: Entry | None) -> None:
        acts = dict(ACTS[entry.kind]) if entry is not None else {}
        for name, button in self.buttons.items():
            is_there = entry is not None and entry.is_there
            button.setText(tr(acts[name]) if name in acts else "")
            button.setVisible(name in acts and (name == "forget") != is_there)

    def show_picture(self, picture: QImage | None) -> None:
        """Show the picture, as large as there is room for."""
        if picture is None or picture.isNull():
            self.picture.clear()
            return
        keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        ratio = self.devicePixelRatioF()
        room = QSize(min(LARGE.width(), max(1, self.width())), LARGE.height()) * ratio
        fitted = picture.scaled(room, keep, smooth)
        fitted.setDevicePixelRatio(ratio)
        self.picture.setPixmap(QPixmap.fromImage(fitted))

    def keep_notes(self) -> None:
        """Tell of notes that have been changed."""
        text = self.notes.toPlainText()[:CHARACTERS].strip()
        if self.entry is not None and isinstance(self.entry.about, Battle) and text != self._written:
            self._written = text
            self.noted.emit(text)


def _battle_of(entry: Entry | None, contents: Contents | None) -> Battle | None:
    """Return the battle of a line as the campaign knows it now: notes may have been written since."""
    about = entry.about if entry is not None else None
    if contents is None or not isinstance(about, Battle):
        return None
    return next((each for each in contents.battles if each.filed.id == about.filed.id), about)


def _rows(entry: Entry, contents: Contents) -> Sequence[tuple[str, str]]:
    if isinstance(entry.about, Battle):
        return battle_rows(entry.about)
    battles = [each.filed for each in contents.battles]
    if isinstance(entry.about, RosterFile):
        fought = [each for each in battles if entry.file in [side.file for side in each.sides]]
        told = roster_words(entry.about).partition(", ")[2]
    else:
        fought = [each for each in battles if each.table_file == entry.file]
        told = entry.about.size
    size = tr("Game") if isinstance(entry.about, RosterFile) else tr("Size")
    rows = [(size, told), (tr("File"), entry.file)]
    return (*rows, *((tr("Battle"), f"{each.title}: {result_words(each)}") for each in fought))


def _table(rows: Sequence[tuple[str, str]]) -> str:
    before, lines = "", []
    for name, text in rows:
        lines.append(f'<tr><td style="padding-right:12px">{escape(name) if name != before else ""}</td>'
                     f"<td>{escape(text)}</td></tr>")  # fmt: skip
        before = name
    return f"<table>{''.join(lines)}</table>"

"""The keys of a battle: they answer what is asked wherever the keyboard is, but not where one types."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDockWidget,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from battlefield.app.commands.refusals import refusal
from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.app.playing.looking_back import LOOKS_BACK
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.battle.played_table import PlayedTable
from battlefield.ui.widgets.owner import owner

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
# Tab goes round the panels where it does not hide them
_ON_BOARD = tuple(each for each in COMMANDS if each.on_board and each.shortcut != "Tab")
_GO_THROUGH = QT_TR_NOOP("Up and Down go through the lines")
_IN_LIST = QT_TR_NOOP(
    "{name}: Up and Down go through the lines, Enter opens one · Esc gives the keyboard back to the table, "
    "digits answer"
)


def is_typed_in(widget: QWidget | None) -> bool:
    """Return whether keys are letters and numbers there that somebody types."""
    if isinstance(widget, QTextEdit | QPlainTextEdit):
        return not widget.isReadOnly()
    if isinstance(widget, QComboBox):
        return widget.isEditable()
    return isinstance(widget, QLineEdit | QAbstractSpinBox)


class PlayKeys(QObject):
    """Hears the keys before whatever has the keyboard does, and gives the game those that are its own.

    A list or a text that was reached by keys keeps its arrows, its Home and End, and Enter; one that was
    clicked keeps the arrows only as long as there is nothing to nudge.
    """

    def __init__(self, page: PlayedTable) -> None:
        super().__init__(page)
        self._held: QWidget | None = None
        self._by_key = False  # whether what has the keyboard was reached by keys, not by a click
        page.view.installEventFilter(self)
        for dock in page.docks:
            dock.visibilityChanged.connect(self._shown)
        program = QApplication.instance()
        assert isinstance(program, QApplication)
        program.focusChanged.connect(self._follow)

    @property
    def _page(self) -> PlayedTable:
        return owner(self, PlayedTable)  # type: ignore[type-abstract]  # of one that is made

    @property
    def _heard(self) -> QWidget | None:
        """What of the page has the keyboard, as long as it is there: forms are made anew under it."""
        return self._held if self._held is not None and isValid(self._held) else None

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        """Hear of what comes to the widget of the page that has the keyboard."""
        page = self._page
        heard = self._heard
        if heard is not None and heard is not page.view:
            heard.removeEventFilter(self)
        self._held = heard = now if now is not None and page.isAncestorOf(now) else None
        if heard is None:
            return
        if heard is not page.view and _is_gone(before):
            page.view.setFocus()  # Qt would hand it on to anything, even to what lies behind another panel
            return
        self._by_key = QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton
        if heard is not page.view:
            heard.installEventFilter(self)
        QTimer.singleShot(0, self, self._tell)

    def _shown(self, is_shown: bool) -> None:
        """Give the keyboard back to the table when what has it goes behind another panel."""
        dock = self.sender()
        heard = self._heard
        is_heard = isinstance(dock, QDockWidget) and heard is not None and dock.isAncestorOf(heard)
        if not is_shown and is_heard and self._page.isVisible():
            self._page.view.setFocus()

    def _tell(self) -> None:
        if not self._page.desk.table.complaint:
            self._page.hinted.emit(self._page.hint())

    # what is said

    @property
    def words(self) -> str:
        """Say which keys go elsewhere than to the table, or nothing."""
        heard = self._heard
        if heard is None or heard is self._page.view:
            return ""
        if is_typed_in(heard):
            return tr("Type here · Enter or Esc gives the keyboard back to the table")
        name = heard.accessibleName() if isinstance(heard, QAbstractItemView) else ""
        if not name:
            return ""
        return tr(_IN_LIST, name=name) if self._by_key else ""

    @property
    def more_words(self) -> str:
        """Say what arrows do where a list was clicked and nothing can be nudged, beside what else keys do."""
        heard = self._heard
        is_list = isinstance(heard, QAbstractItemView) and not self._by_key
        return f" · {tr(_GO_THROUGH)}" if is_list and not self._nudges() else ""

    # what is heard

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys of the game from what has the keyboard."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            where = watched if isinstance(watched, QWidget) else None
            if self.take(event, where):
                return True
            if _would_seek(where, event):
                event.ignore()  # so that it goes on to those who say what the key does
                return True
        return False

    def take(self, event: QKeyEvent, where: QWidget | None) -> bool:
        """Do what a key does in a battle; False where it is none of the game's, or the widget's own."""
        key, plain = Qt.Key(event.key()), _is_plain(event)
        if plain and self._page.desk.looking.is_back and self._returns(key, where):
            self._page.run("look_end")
            self._page.view.setFocus()
            return True
        if is_typed_in(where):
            return plain and key == Qt.Key.Key_Escape and self._leave(where)
        if plain and key == Qt.Key.Key_Escape and self._page.result.put_away():
            self._page.view.setFocus()
            return True
        if self._is_own(key, event, where):
            return False
        if plain and key == Qt.Key.Key_Escape:
            return self._escape(event, where)
        if plain and key in _ENTER:
            return event.isAutoRepeat() or self._enter()
        if plain and self._typed(key):
            return True
        return where is not self._page.view and self._runs(event)

    def take_left(self, event: QKeyEvent) -> bool:
        """Do what a key does that was left over where the keyboard is; Enter in a field ends typing there."""
        where = QApplication.focusWidget()
        if is_typed_in(where) and _is_plain(event) and event.key() in _ENTER:
            return self._leave(where)
        return self.take(event, where)

    def _returns(self, key: Qt.Key, where: QWidget | None) -> bool:
        """Return whether a key returns to the game; in a line that is typed End first goes to its end."""
        if key == Qt.Key.Key_End and is_typed_in(where):
            return isinstance(where, QLineEdit) and where.cursorPosition() == len(where.text())
        return key in (*_ENTER, Qt.Key.Key_Escape, Qt.Key.Key_End)

    def _nudges(self) -> bool:
        """Return whether arrows move what is in hand."""
        desk = self._page.desk
        return not desk.looking.is_back and desk.pending is not None and desk.hand.nudges

    def _is_own(self, key: Qt.Key, event: QKeyEvent, where: QWidget | None) -> bool:
        """Return whether a key is for the list, the text, the line or the tabs that have the keyboard."""
        if where is None or where is self._page.view or not _goes_by_arrows(where):
            return False
        if key in _ARROWS and _is_plain(event):
            return self._by_key or not self._nudges()
        return (
            self._by_key
            and _is_plain(event)
            and (key in _ENDS or (key in _ENTER and isinstance(where, QAbstractItemView)))
        )

    # what is done

    def _leave(self, where: QWidget | None) -> bool:
        """Return the keyboard back to the table."""
        if where is not None and self._page.isAncestorOf(where):
            self._page.view.setFocus()
            return True
        return False

    def _escape(self, event: QKeyEvent, where: QWidget | None) -> bool:
        """Leave a panel that was reached by keys; else step back, as Esc does on the table."""
        if where is self._page.view:
            return False
        if self._by_key and self._leave(where):
            return True
        self._leave(where)
        self._page.view.keyPressEvent(event)
        return True

    def _enter(self) -> bool:
        """Answer, or say what Enter waits for where the hand does not say why it cannot."""
        desk, hand = self._page.desk, self._page.desk.hand
        desk.table.complaint = ""
        if not self._page.accept() and hand.waits_for and not desk.table.complaint:
            desk.table.complain(hand.waits_for)
        return True

    def _typed(self, key: Qt.Key) -> bool:
        """Take a digit as a choice or a face, and Backspace to take a face back."""
        desk, number = self._page.desk, key - Qt.Key.Key_0
        is_roll = desk.hand.asked.kind == "roll"
        is_back = key == Qt.Key.Key_Backspace
        if not 0 <= number <= 9 and not (is_back and (is_roll or desk.looking.is_back)):
            return False
        if desk.looking.is_back or desk.hand.asked.kind == "wait":
            desk.table.complain(LOOKS_BACK if desk.looking.is_back else desk.hand.waits_for)
        elif is_back:
            if not desk.hand.cancel():
                desk.table.complain(tr("No die is typed yet"))
        elif is_roll:
            desk.hand.choose(str(number))  # a digit is a face, whichever comes first
        elif desk.hand.asked.kind == "over":
            desk.table.complain(desk.hand.waits_for)
        else:
            self._choose(number)
        return True

    def _choose(self, number: int) -> None:
        """Choose by a digit, or say that nothing has it where nobody else says why it was not taken."""
        table = self._page.desk.table
        table.complaint = ""
        if not self._page.now.type_digit(number) and not table.complaint:
            table.complain(tr("No option {number} right now", number=number))

    def _runs(self, event: QKeyEvent) -> bool:
        """Do what a key does on the table, or say why it cannot be done."""
        page, pressed = self._page, QKeySequence(event.keyCombination())
        for command in _ON_BOARD:
            action = page.actions_by_id[command.id]
            if command.id in page.commands and pressed in action.shortcuts():
                if action.isEnabled():
                    action.trigger()
                else:
                    page.desk.table.complain(refusal(command, "battle", True))
                return True
        return False


def _is_gone(widget: QWidget | None) -> bool:
    """Return whether what had the keyboard is hidden, so that somebody else got it unasked."""
    return widget is not None and isValid(widget) and not widget.isVisible()


def _is_plain(event: QKeyEvent) -> bool:
    return not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def _goes_by_arrows(widget: QWidget) -> bool:
    return isinstance(widget, QAbstractItemView | QAbstractSlider | QTabBar | QAbstractScrollArea | QComboBox)


def _would_seek(widget: QWidget | None, event: QKeyEvent) -> bool:
    """Return whether a list would seek a line that begins with a letter, which is no help in a battle."""
    is_list = isinstance(widget, QAbstractItemView | QComboBox) and not is_typed_in(widget)
    return is_list and _is_plain(event) and event.text().isprintable() and bool(event.text().strip())

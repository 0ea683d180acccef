"""Fields of the roster maker: they tell every keystroke, and leave undo and the wheel to the page."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox

from battlefield.app.wording.presets import BASE_SIZES, base_words
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.app.wording.typed_bases import EXAMPLES, BaseError, parse_base
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.book.roster_form import Number
from battlefield.ui.widgets.plain import tip

NONE = QT_TR_NOOP("none")
FIELD_HEIGHT = 28
_SIDES = 16  # pixels beside the text of a line
_UNDOING = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


def _is_undo(event: QEvent) -> bool:
    """Return whether a field is about to claim a key that takes the roster's last change back."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    return any(event.matches(key) for key in _UNDOING)


class LineField(QLineEdit):
    """A line of text, seen from its beginning; all of one that is longer than the field stands in the tip."""

    def __init__(self, name: str, text: str, typed: Callable[[str], object], says: str = "") -> None:
        super().__init__(text)
        self.setAccessibleName(name)
        self.setMinimumHeight(FIELD_HEIGHT)
        self.setCursorPosition(0)
        self._says = says
        self.textEdited.connect(lambda now: typed(now))
        self.textChanged.connect(self._tell)
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell in the tip what there is no room for."""
        super().resizeEvent(event)
        self._tell()

    def _tell(self) -> None:
        is_cut = self.fontMetrics().horizontalAdvance(self.text()) > self.width() - _SIDES
        self.setToolTip(tip("\n".join(filter(None, (self._says, self.text() if is_cut else "")))))

    def event(self, event: QEvent) -> bool:
        """Leave undo to the page."""
        if _is_undo(event):
            event.ignore()
            return False
        return super().event(event)


class WholeField(QSpinBox):
    """A whole number; one that may be none shows so below its least."""

    def __init__(
        self,
        name: str,
        bounds: tuple[int, int],
        value: int | None,
        typed: Callable[[int | None], object],
        says: str = "",
        nothing: str = "",
    ) -> None:
        super().__init__()
        low, high = bounds
        self._nothing = low - 1 if nothing else None
        self.setRange(low - 1 if nothing else low, max(high, value or 0))
        if nothing:
            self.setSpecialValueText(nothing)
        self.setValue(low - 1 if value is None else value)
        self.setAccessibleName(name)
        self.setMinimumHeight(FIELD_HEIGHT)
        self.setToolTip(says)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumWidth(74)
        self.valueChanged.connect(lambda now: typed(None if now == self._nothing else now))

    def event(self, event: QEvent) -> bool:
        """Leave undo to the page."""
        if _is_undo(event):
            event.ignore()
            return False
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the number only where the keyboard is."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ListField(QComboBox):
    """A choice among words; one that stands there and is none of them stays, and is told."""

    def __init__(
        self, name: str, words: Sequence[str], now: str, chosen: Callable[[str], object], says: str = ""
    ) -> None:
        super().__init__()
        known = [*words] if now in words else [now, *words]
        self.addItems(known)
        self.setCurrentIndex(known.index(now))
        self.setAccessibleName(name)
        self.setMinimumHeight(FIELD_HEIGHT)
        self.setToolTip(says)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.activated.connect(lambda row: chosen(self.itemText(row)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the choice only where the keyboard is."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def save_field(number: Number, now: int | None, chosen: Callable[[int | None], object]) -> ListField:
    """Make a field for a save: none, or the lowest face that will do."""
    faces = [f"{face}+" for face in range(number.most, number.least - 1, -1)]
    none = tr(NONE)
    shown = none if now is None else f"{now}+"
    return ListField(
        number.name,
        [none, *faces],
        shown,
        lambda word: chosen(None if word == none else int(word.rstrip("+"))),
        number.says,
    )


class BaseField(QComboBox):
    """A base by its name, or typed as people write it; what is no base is told and changes nothing."""

    def __init__(
        self, now: BaseSize, chosen: Callable[[BaseSize], object], refused: Callable[[str], object]
    ) -> None:
        super().__init__()
        self._chosen, self._refused, self._now = chosen, refused, now
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.addItems([base_words(size) for size in BASE_SIZES])
        self.setAccessibleName(tr("Base"))
        self.setMinimumHeight(FIELD_HEIGHT)
        self.setToolTip(tr("Choose a base, or type one: {examples}", examples=EXAMPLES))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._show(now)
        self.activated.connect(lambda row: self._choose(BASE_SIZES[row]))
        field = self.lineEdit()
        assert field is not None
        field.editingFinished.connect(self._typed)

    def _show(self, size: BaseSize) -> None:
        with QSignalBlocker(self):
            self.setCurrentIndex(BASE_SIZES.index(size) if size in BASE_SIZES else -1)
            self.setEditText(base_words(size))

    def _choose(self, size: BaseSize) -> None:
        self._now = size
        self._show(size)
        self._chosen(size)

    def _typed(self) -> None:
        """Take what is typed: the name of a base, or its size."""
        text = self.currentText().strip()
        if text == base_words(self._now):
            return
        named = {base_words(size): size for size in BASE_SIZES}
        try:
            self._choose(named[text] if text in named else parse_base(text))
        except BaseError as error:
            self._refused(said(str(error)))
            self._show(self._now)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

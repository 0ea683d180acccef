"""The panel of the effect bench: the search, the effect's form, what it asks, and what came of it."""

from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.bench.listing import AMOUNT, Entry
from battlefield.app.bench.results import Result
from battlefield.app.bench.workbench import Workbench
from battlefield.app.desk.pictures import Answer
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import tr
from battlefield.ui.battle.panels.now_panel import NowPanel
from battlefield.ui.measure.bench_form import EffectForm
from battlefield.ui.measure.bench_list import EffectSearch
from battlefield.ui.widgets.icons import icon
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel

_SEARCH, _FORM, _ASKED = range(3)


class BenchTitle(QWidget):
    """The title of the bench's dock, with the button that puts the bench away."""

    closed = Signal()

    def __init__(self, title: str, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("panel")
        label, self.button = PlainLabel(title), QToolButton()
        label.setObjectName("heading")
        self.button.setToolTip(tr("Put the bench away"))
        self.button.setAccessibleName(tr("Put the bench away"))
        self.button.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 6, 0)
        row.addWidget(label, 1)
        row.addWidget(self.button)
        self.recolour(colours)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.button.setIcon(icon("close", colours))


class BenchPanel(QWidget):
    """What is done on the bench now, above what was done on it."""

    wanted = Signal()  # the bench's hand is to be taken
    told = Signal(str)

    def __init__(self, bench: Workbench, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._bench, self.colours = bench, colours
        self.search, self.form = EffectSearch(), EffectForm(bench)
        self.now: NowPanel | None = None
        self._asked = QWidget()
        self._asked.setObjectName("panel")
        self.stack = QStackedWidget()
        for page in (self.search, self.form, self._asked):
            self.stack.addWidget(page)
        self._drawn: tuple[tuple[Result, bool], ...] = ()
        self.title, self.results, self.copy = (
            PlainLabel(tr("Done so far")),
            QTextBrowser(),
            QPushButton(tr("Copy")),
        )
        self._lay_out()
        self.search.taken.connect(self._take)
        self.form.other.connect(self.seek)
        self.form.wanted.connect(self.wanted)
        bench.listen(self._show_asked)
        self.setAccessibleName(tr("Effect bench"))
        self.setMinimumWidth(300)

    def _lay_out(self) -> None:
        self.title.setObjectName("heading")
        self.copy.setToolTip(tr("Copy all results with their reasons"))
        self.copy.clicked.connect(self.copy_results)
        self.results.setAccessibleName(tr("What came of it"))
        self.results.setOpenLinks(False)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 12)
        column.setSpacing(6)
        column.addWidget(self.stack, 3)
        column.addLayout(head)
        column.addWidget(self.results, 1)
        self._show_results()

    # what is chosen

    def seek(self) -> None:
        """Look for an effect: the keyboard goes to the field."""
        self.wanted.emit()
        self.stack.setCurrentIndex(_SEARCH)
        self.search.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.field.selectAll()

    def _take(self, entry: Entry, number: int | None) -> None:
        numbered = number is not None and any(dial.key == AMOUNT for dial in entry.effect.dials)
        self.stack.setCurrentIndex(_FORM)
        self._bench.choose(entry, {AMOUNT: number} if numbered and number is not None else None)
        self.wanted.emit()

    # what is asked

    def _show_asked(self) -> None:
        """Show what the effect under way asks; once it is over, the effect again."""
        desk = self._bench.asking
        self.stack.removeWidget(self._asked)
        self._asked.deleteLater()
        self._asked, self.now = QWidget(), None
        self._asked.setObjectName("panel")
        self.stack.addWidget(self._asked)
        if desk is None:
            self.stack.setCurrentIndex(_FORM if self._bench.entry is not None else _SEARCH)
            return
        self.now = NowPanel(desk, self.colours)
        column, row = QVBoxLayout(self._asked), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        title = PlainLabel(desk.seen.title, name="heading", wraps=True)
        column.addWidget(title)
        column.addWidget(self.now, 1)
        for words, tip, act in (
            (tr("Take back"), tr("Take the last answer back (Ctrl+Z)"), self._bench.take_back),
            (tr("Drop it"), tr("Leave the effect: nothing has happened (Esc)"), self._bench.leave),
        ):
            button = QPushButton(words)
            button.setToolTip(tip)
            button.clicked.connect(lambda _=False, act=act: act())
            row.addWidget(button)
        column.addLayout(row)
        self.stack.setCurrentIndex(_ASKED)
        self.refresh(None)

    def event(self, event: QEvent) -> bool:
        """Keep the digits for what is asked: elsewhere on the page they are shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and self._is_digit(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits and Enter as answers; Enter in a field only sets its number."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            QApplication.focusWidget(), QAbstractSpinBox
        ):
            self.form.apply.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if not self.typed(event):
            super().keyPressEvent(event)

    def _is_digit(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return self.now is not None and plain and Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9

    def typed(self, event: QKeyEvent) -> bool:
        """Take a digit or Enter where something is asked, Enter alone where the effect is ready."""
        desk = self._bench.asking
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self.enter()
        if desk is None or self.now is None or not self._is_digit(event):
            return False
        number = event.key() - Qt.Key.Key_0
        if desk.hand.asked.kind == "roll":
            return desk.hand.choose(str(number))
        return self.now.type_digit(number)

    def enter(self) -> bool:
        """Answer with what is in hand, or carry the effect out; False where neither can be done."""
        if self._bench.asking is not None:
            return self._bench.asking.hand.accept()
        self.wanted.emit()
        return not self._bench.missing and self._bench.begin()

    # what is shown

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        if self.now is not None:
            self.now.recolour(colours)
        self._drawn = ()
        self._show_results()

    def refresh(self, answer: Answer | None) -> None:
        """Show what is true now; `answer` is the hand's."""
        if self.now is not None:
            self.now.refresh()
        elif self.stack.currentIndex() == _FORM:
            self.form.refresh(answer)
        self._show_results()

    def _show_results(self) -> None:
        shown = tuple((result, self._bench.is_there(result)) for result in reversed(self._bench.results))
        for widget in (self.title, self.results, self.copy):
            widget.setVisible(bool(shown))
        if shown == self._drawn:
            return
        self._drawn = shown
        self.results.setHtml("".join(self._html(*each) for each in shown))

    def _html(self, result: Result, there: bool) -> str:
        quiet = self.colours.quiet
        back = "" if there else tr(" <i>(taken back)</i>")
        lines = "".join(f"<br>{escape(said(line))}" for line in result.lines)
        heading = tr("<b>Note:</b>")
        notes = "".join(f"<br>{heading} {escape(said(note))}" for note in result.notes)
        settings = f'<br><span style="color:{quiet}">{escape(said(result.settings))}</span>'
        return f"<p><b>{escape(said(result.title))}</b>{back}{lines}{notes}{settings}</p>"

    def copy_results(self) -> None:
        """Put all results on the clipboard, the newest last."""
        QGuiApplication.clipboard().setText("\n\n".join(result.text for result in self._bench.results))
        self.told.emit(tr("The results are on the clipboard"))

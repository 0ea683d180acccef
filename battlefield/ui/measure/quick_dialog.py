"""A quick ruling: one line typed, and while it is typed the ruling on it, how sure it is, and a plan."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from battlefield.app.measure.quick.line import EXAMPLES, QuickError
from battlefield.app.measure.quick.ruling import QuickRuling, headline, reasons, rule_on
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.measure.quick_picture import quick_image
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel
from battlefield.ui.widgets.settings import Settings

_LONGEST = 200  # letters
_KEY = "quick"
_WIDE, _PLAN_HIGH = 680, 300  # pixels at first, of the dialog and of the plan once there is one
_HOW = QT_TR_NOOP("Type two bases, how far apart they are and a range; or a base under a template:")


class QuickDialog(FittedDialog):
    """Rules on the line as it stands; the line typed last is there again the next time."""

    def __init__(self, parent: QWidget, colours: Colours, unit: LengthUnit, settings: Settings) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Quick ruling"))
        self._colours, self._unit, self._settings = colours, unit, settings
        self.ruling: QuickRuling | None = None
        self.line = QLineEdit(placeholderText=tr(EXAMPLES[0]), maxLength=_LONGEST, clearButtonEnabled=True)
        self.line.setAccessibleName(tr("What is ruled on"))
        self.head = PlainLabel(name="heading", wraps=True)
        self.words = PlainLabel(name="quiet", wraps=True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.plan = PlainLabel()
        self.plan.setAccessibleName(tr("Plan"))
        self.plan.setMinimumSize(QSize(320, 180))
        self.plan.hide()  # until there is something to draw; from then on it keeps its room
        self.plan.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._arrange()
        self.line.textChanged.connect(lambda _: self._rule(is_done=False))
        self.line.returnPressed.connect(lambda: self._rule(is_done=True))
        self.resize(_WIDE, 0)
        self.line.setText(settings.text(_KEY, ""))
        self.line.selectAll()
        self._rule(is_done=False)

    @classmethod
    def ask(cls, parent: QWidget, colours: Colours, unit: LengthUnit, settings: Settings) -> "QuickDialog":
        """Open the dialog over the window; it holds nothing up."""
        dialog = cls(parent, colours, unit, settings)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        dialog.line.setFocus()
        return dialog

    def _arrange(self) -> None:
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(PlainLabel(tr(_HOW), name="quiet", wraps=True))
        examples = QHBoxLayout()
        examples.setSpacing(4)
        for example in EXAMPLES:
            examples.addWidget(self._example(tr(example)))
        examples.addStretch()
        column.addLayout(examples)
        column.addWidget(self.line)
        for widget in (self.head, self.words):
            column.addWidget(widget)
        column.addWidget(self.plan, 1)

    def _example(self, example: str) -> QToolButton:
        button = QToolButton()
        button.setText(example)
        button.setToolTip(tr("Try this line"))
        button.setObjectName("chip")
        button.clicked.connect(lambda: self.line.setText(example))
        return button

    def _rule(self, is_done: bool) -> None:
        """Rule on the line as it stands; a slip is a warning only once the line is done."""
        try:
            self.ruling, wrong = rule_on(self.line.text()), ""
        except QuickError as error:
            self.ruling, wrong = None, str(error)
        if self.ruling is not None:
            self._settings.keep(_KEY, self.line.text())
            head, why = headline(self.ruling, self._unit), reasons(self.ruling, self._unit)
            self._say(said(head), said("\n".join(why)), "")
        else:
            self._say("", wrong if self.line.text().strip() else "", "warning" if is_done else "quiet")
        self._grow()
        self._draw()

    def _grow(self) -> None:
        """Take the room that the words need, and once there is a plan room for it; give none of it back."""
        if self.ruling is not None:
            self.plan.show()
        plan = 0 if self.plan.isHidden() else _PLAN_HIGH  # which asks for no height itself
        column = self._column
        column.activate()
        self.resize(self.width(), max(self.height(), column.totalHeightForWidth(self.width()) + plan))

    def _say(self, head: str, words: str, style: str) -> None:
        self.head.setVisible(bool(head))
        self.head.setText(head)
        self.words.setText(words)
        self.words.setObjectName(style)
        self.words.style().polish(self.words)

    def _draw(self) -> None:
        if self.ruling is None:
            self.plan.clear()
            return
        image = quick_image(
            self.ruling, self._colours, self.plan.size(), self.devicePixelRatioF(), self._unit
        )
        self.plan.setPixmap(QPixmap.fromImage(image))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the plan as large as there is room for."""
        super().resizeEvent(event)
        self._draw()

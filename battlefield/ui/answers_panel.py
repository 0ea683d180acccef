"""What the lenses and tools answer, in sentences, with the switches of the lenses."""

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.drawing import Answer
from battlefield.ui.actions import Actions

SWITCHES = ("lens_coherency", "lens_reach", "lens_seen", "lens_scatter")
_EMPTY = (
    "Switch a lens on: <b>Coherency</b> links the models of a unit, <b>Reach</b> shows where the selected "
    "model can go, <b>Seen</b> what it sees, <b>Scatter</b> where the template may land. "
    "Press S to look from one model to another, P to push a model."
)


class AnswersPanel(QWidget):
    """Switches above, sentences below."""

    def __init__(self, actions: Actions, moved: Callable[[float], None]) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._drawn: tuple[tuple[str, tuple[str, ...]], ...] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        row = QHBoxLayout()
        row.setSpacing(4)
        for name in SWITCHES:
            button = QToolButton()
            button.setDefaultAction(actions[name])
            button.setObjectName("chip")
            row.addWidget(button)
        row.addStretch()
        column.addLayout(row)
        column.addLayout(self._allowance(moved))
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        room = QScrollArea()
        room.setWidgetResizable(True)
        room.setWidget(self.words)
        column.addWidget(room)
        self.show_answers(())

    def _allowance(self, moved: Callable[[float], None]) -> QHBoxLayout:
        row = QHBoxLayout()
        label = QLabel("Reach with a move of")
        self.allowance = QDoubleSpinBox()
        self.allowance.setRange(0.0, 72.0)
        self.allowance.setDecimals(2)
        self.allowance.setValue(6.0)
        self.allowance.setSuffix(" in")
        self.allowance.setAccessibleName("Move that reach allows")
        self.allowance.setToolTip("How many inches the selected model may move (Shift+E)")
        self.allowance.valueChanged.connect(moved)
        label.setBuddy(self.allowance)
        row.addWidget(label)
        row.addWidget(self.allowance)
        row.addStretch()
        return row

    def show_answers(self, answers: Sequence[Answer]) -> None:
        """Write the answers out."""
        key = tuple((answer.title, answer.lines) for answer in answers)
        if key == self._drawn:
            return
        self._drawn = key
        parts = []
        for answer in answers:
            lines = "<br>".join(escape(line) for line in answer.lines)
            parts.append(f"<p><b>{escape(answer.title)}</b><br>{lines}</p>")
        self.words.setText("".join(parts) or _EMPTY)

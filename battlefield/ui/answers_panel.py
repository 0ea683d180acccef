"""What the lenses and tools answer, in sentences, with the switches of the lenses."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.drawing import Answer
from battlefield.ui.actions import Actions

SWITCHES = ("lens_coherency", "lens_reach", "lens_seen", "lens_scatter")
CHIPS = 4  # in a row
_EMPTY = (
    "Switch a lens on: <b>Coherency</b> links the models of a unit, <b>Reach</b> shows where the selected "
    "model can go, <b>Seen</b> what it sees, <b>Scatter</b> where the template may land. "
    "Press S to look from one model to another, P to push a model."
)


class AnswersPanel(QWidget):
    """Switches above, sentences below."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._drawn: tuple[tuple[str, tuple[str, ...]], ...] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        chips = QGridLayout()
        chips.setSpacing(4)
        for place, name in enumerate(SWITCHES):
            button = QToolButton()
            button.setDefaultAction(actions[name])
            button.setObjectName("chip")
            chips.addWidget(button, place // CHIPS, place % CHIPS)
        chips.setColumnStretch(CHIPS, 1)
        column.addLayout(chips)
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

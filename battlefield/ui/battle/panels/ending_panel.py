"""What stands in the panel once a battle is over: the score, what decided it, and what can be done next."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.ending import ending_lines
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.plain import PlainLabel, tip

_NEXT = (("battle_report", "Report of this battle…"), ("look_start", "Look back at it"),
         ("new_battle", "New battle…"))  # fmt: skip


class EndingPanel(QWidget):
    """The end of a battle in words, and a button for each thing to do after it."""

    def __init__(self, desk: BattleDesk, actions: Actions) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._desk = desk
        self.words = PlainLabel(wraps=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(6)
        column.addWidget(self.words)
        self.buttons: dict[str, QPushButton] = {}
        row = QHBoxLayout()
        row.setSpacing(6)
        for command, words in _NEXT:
            button = self.buttons[command] = QPushButton(words)
            button.setObjectName("choice")
            button.setToolTip(tip(actions[command].toolTip()))
            button.clicked.connect(actions[command].trigger)
            (column if command == _NEXT[0][0] else row).addWidget(button)
        column.addLayout(row)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep room for all the words: what stands about them can be scrolled."""
        super().resizeEvent(event)
        self._keep_room()

    def _keep_room(self) -> None:
        self.words.setMinimumHeight(max(0, self.words.heightForWidth(self.width())))

    def refresh(self) -> None:
        """Show how the battle ended, once it has and nothing past is looked at."""
        over = bool(self._desk.state.result) and not self._desk.looking.is_back
        if over:
            self.words.setText("\n".join(ending_lines(self._desk.battle)))
            self._keep_room()
        self.setVisible(over)

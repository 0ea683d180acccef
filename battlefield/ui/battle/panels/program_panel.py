"""What a person can do while the program plays: have it play now, let it wait, and see the rest at once.

Before a battle of people alone it offers to play against the program.
"""

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.plain import PlainLabel, tip

_NOW = QT_TR_NOOP("Play now  ·  Esc")
_NOW_SAYS = QT_TR_NOOP("Have the program decide at once, by the rules of its page")


class ProgramPanel(QWidget):
    """Buttons below who plays; they are there as long as the program does, or may be asked to."""

    def __init__(self, desk: BattleDesk, actions: Actions) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk = desk
        self.now = QPushButton(tr(_NOW))
        self.now.setObjectName("choice")
        self.now.setToolTip(tip(tr(_NOW_SAYS)))
        self.now.clicked.connect(lambda: self._desk.hand.cancel())
        self.pause, self.skip = (self._button(actions, name) for name in ("program_pause", "program_skip"))
        self.against = self._button(actions, "players")
        self.against.setText(tr("Play against the program…  ·  F12"))
        self.words = PlainLabel(name="quiet", wraps=True)
        row = QHBoxLayout()
        row.setSpacing(6)
        for button in (self.pause, self.skip):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(6)
        column.addWidget(self.now)
        column.addLayout(row)
        column.addWidget(self.against)
        column.addWidget(self.words)
        self.hide()

    def _button(self, actions: Actions, command: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName("choice")
        button.setToolTip(tip(actions[command].toolTip()))
        button.clicked.connect(actions[command].trigger)
        return button

    def refresh(self) -> None:
        """Show the buttons while the program plays and nothing past is looked at."""
        opponent = self._desk.opponent
        is_shown = bool(opponent.side) and not self._desk.looking.is_back
        if is_shown:
            goes_on = opponent.may_go_on
            self.now.setEnabled(goes_on)
            self.skip.setEnabled(goes_on)
            self.pause.setText(tr("Pause  ·  F10") if goes_on else tr("Go on  ·  F10"))
            self.skip.setText(tr("Skip  ·  F11"))
        self.words.setText(said(opponent.note))
        self.words.setVisible(bool(opponent.note) and not is_shown)
        is_offered = not self._desk.battle.session.event_count and not opponent.plays_any
        self.against.setVisible(is_offered)
        self.setVisible(is_shown or is_offered or bool(opponent.note))
        for button in (self.now, self.pause, self.skip):
            button.setVisible(is_shown)

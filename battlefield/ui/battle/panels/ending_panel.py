"""What stands in the panel once a battle is over: how it stands, and what can be done next."""

from collections.abc import Iterable

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.ending import ending_of
from battlefield.app.wording.side_colours import side_name
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.plain import PlainLabel, tip

_NEXT = (("result", QT_TR_NOOP("Show the result")), ("play_again", QT_TR_NOOP("Play it again")))


def buttons_for(commands: Iterable[tuple[str, str]], actions: Actions) -> dict[str, QPushButton]:
    """Make a button for each of some commands, with its own words."""
    found = {}
    for command, words in commands:
        button = found[command] = QPushButton(tr(words))
        button.setToolTip(tip(actions[command].toolTip()))
        button.clicked.connect(actions[command].trigger)
    return found


class EndingPanel(QWidget):
    """How each side stands at the end in words, and buttons that show more or begin anew."""

    def __init__(self, desk: BattleDesk, actions: Actions) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk = desk
        self.words = PlainLabel(wraps=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(6)
        column.addWidget(self.words)
        self.buttons = buttons_for(_NEXT, actions)
        row = QHBoxLayout()
        row.setSpacing(6)
        for button in self.buttons.values():
            row.addWidget(button)
        column.addLayout(row)
        self.hide()

    def refresh(self) -> None:
        """Show how the battle ended, once it has and nothing past is looked at."""
        ending = ending_of(self._desk.battle) if not self._desk.looking.is_back else None
        if ending is not None:
            self.words.setText(
                "\n".join(f"{side_name(side)}: {' · '.join(facts)}" for side, facts in ending.sides)
            )
        self.setVisible(ending is not None)

"""Asks who plays each side of a battle from here on."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QWidget

from battlefield.app.opponents.seating import ME, SOMEONE, USUAL_LEVEL
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.wording.side_colours import colour_place, side_name
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.battle.setup.player_field import PlayerField
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.palette import Colours, side_words
from battlefield.ui.widgets.plain import PlainLabel

_SAYS = QT_TR_NOOP("Whoever is chosen plays the side from here on; you can choose again at any moment.")


class PlayersDialog(FittedDialog):
    """A row for each side; nothing changes before it is accepted."""

    def __init__(self, parent: QWidget, desk: BattleDesk, colours: Colours) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Who plays each side"))
        self._desk = desk
        self.fields: dict[str, PlayerField] = {}
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(16, 16, 16, 12)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        sides = desk.state.sides
        for row, side in enumerate(sides):
            name = PlainLabel(f"● {side_name(side)}")
            name.setStyleSheet(f"color: {QColor(side_words(colours, colour_place(side, sides))).name()}")
            field = self.fields[side] = PlayerField(side)
            field.show_player(_offered(desk, row))
            field.changed.connect(self._grow)
            name.setMinimumHeight(field.who.sizeHint().height())  # on one line with the first field
            grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(field, row, 1)
        words = PlainLabel(tr(_SAYS), name="quiet", wraps=True)
        grid.addWidget(words, len(sides), 0, 1, 2)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        play_on = buttons.button(QDialogButtonBox.StandardButton.Ok)
        play_on.setText(tr("Play on"))
        play_on.setObjectName("primary")
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        grid.addWidget(buttons, len(sides) + 1, 0, 1, 2)
        grid.setColumnMinimumWidth(1, 320)
        self.accepted.connect(self._seat)

    def _grow(self) -> None:
        """Make room for what is told of the program, which is chosen for a side or for both."""
        self._grid.activate()
        self.resize(self.width(), max(self.height(), self._grid.totalHeightForWidth(self.width())))

    def _seat(self) -> None:
        """Seat who was chosen, where that is somebody else than before."""
        for side, field in self.fields.items():
            if field.player != (self._desk.opponent.player(side) or SOMEONE):
                self._desk.seat(side, field.player)


def _offered(desk: BattleDesk, place: int) -> str:
    """Return who plays a side, or before a battle of people alone who would play it against the program."""
    if desk.battle.session.event_count or desk.opponent.plays_any:
        return desk.opponent.player(desk.state.sides[place])
    return USUAL_LEVEL if place else ME

"""What happened as a turn ended and the next began: an ordered list to step through, or to skip."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.battle.battle_log import lines_in
from battlefield.app.books.faces import face_of
from battlefield.app.commands.command import PERIOD
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.looking_back import Passage
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.plain import PlainLabel, tip

_BULLET = "•  "  # no digit: those are keys that choose
_LEAST_ROWS = 2  # where room is scarce; where there is enough all are seen
_BUTTONS = (("passage_back", "‹"), ("passage_step", "›"), ("passage_skip", QT_TR_NOOP("Skip")))


class _Lines(QListWidget):
    """Asks for room for all of its lines."""

    def __init__(self) -> None:
        super().__init__()
        self.whole = 0  # pixels that all lines take

    def sizeHint(self) -> QSize:
        """Ask for as much height as the lines take."""
        return QSize(super().sizeHint().width(), self.whole)


class PassagePanel(QWidget):
    """The lines of a turn's end and start in order; the one that the table shows is marked."""

    def __init__(self, desk: BattleDesk, actions: Actions) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk = desk
        self._drawn: Passage | None = None
        self._unit = desk.table.unit
        self.title = PlainLabel(name="heading", wraps=True)
        self.list = _Lines()
        self.list.setWordWrap(True)
        is_turn = face_of(desk.state.book).period == PERIOD
        words = tr("What happened as the turn ended"), tr("What happened as the round ended")
        self.list.setAccessibleName(words[0] if is_turn else words[1])
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.itemClicked.connect(self._clicked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.title, 1)
        for command, text in _BUTTONS:
            row.addWidget(_button(actions, command, text))
        column.addLayout(row)
        column.addWidget(self.list)
        self.hide()

    def refresh(self) -> None:
        """Show the passage, if there is one."""
        passage, unit = self._desk.looking.passage_shown, self._desk.table.unit
        if (passage, unit) != (self._drawn, self._unit):
            self._drawn, self._unit = passage, unit
            if passage is not None:
                self._fill(passage)
            self.setVisible(passage is not None)
        self._mark()

    def _fill(self, passage: Passage) -> None:
        self.title.setText(passage.title)
        self.list.clear()
        for line in lines_in(passage.lines, self._unit):
            words = said(line.words, self._desk.state)
            item = QListWidgetItem(f"{_BULLET}{words[:1].upper()}{words[1:]}")
            item.setToolTip(tip(words))
            self.list.addItem(item)
        rows = [self.list.sizeHintForRow(row) for row in range(self.list.count())]
        self.list.setMinimumHeight(sum(rows[:_LEAST_ROWS]) + 6)
        self.list.whole = sum(rows) + 6
        self.list.setMaximumHeight(self.list.whole)

    def _mark(self) -> None:
        passage, looking = self._drawn, self._desk.looking
        rows = [line.place for line in passage.lines] if passage is not None else []
        row = rows.index(looking.place) if looking.is_back and looking.place in rows else -1
        self.list.setCurrentRow(row)

    def _clicked(self, item: QListWidgetItem) -> None:
        if self._drawn is not None:
            self._desk.look_back(self._drawn.lines[self.list.row(item)].place)


def _button(actions: Actions, command: str, text: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName("chip")
    button.setText(tr(text))
    button.setAccessibleName(actions[command].text().replace("&", ""))
    button.setToolTip(actions[command].toolTip())
    button.clicked.connect(actions[command].trigger)
    return button

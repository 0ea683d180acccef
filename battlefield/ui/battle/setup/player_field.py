"""Who plays a side: a person, or the program with a level and a temper."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from battlefield.app.opponents.seating import (
    OFFERED,
    PEOPLE,
    SOMEONE,
    TEMPER_NAMES,
    USUAL_LEVEL,
    has_temper,
    is_program,
    level_of,
    level_says,
    level_words,
    named,
    temper_of,
    temper_says,
)
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.battle.setup.setting_fields import Choices
from battlefield.ui.widgets.plain import PlainLabel

_WHO_SAYS = QT_TR_NOOP("Who decides for this side; the program knows no more of the battle than a player may")
_LEVEL_SAYS = QT_TR_NOOP(
    "How well the program plays: the levels differ by how far they look, never by bonuses. "
    "The Automaton follows one page of rules"
)
_TEMPER_SAYS = QT_TR_NOOP(
    "What the program cares for most: each temper weighs risk, harm and objectives otherwise"
)
_PROGRAM = QT_TR_NOOP("The program")
_PEOPLE = (QT_TR_NOOP("Me"), QT_TR_NOOP("Someone at this screen"))  # as `PEOPLE` calls them


class PlayerField(QWidget):
    """Shows who plays a side, and tells what is chosen by the user."""

    changed = Signal(str)

    def __init__(self, side: str) -> None:
        super().__init__()
        self._people = tuple(PEOPLE)
        self.who = Choices(tr("Player of {side}", side=side), tr(_WHO_SAYS))
        self.level = Choices(tr("Level of the program for {side}", side=side), tr(_LEVEL_SAYS))
        self.temper = Choices(tr("Temper of the program for {side}", side=side), tr(_TEMPER_SAYS))
        self.who.addItems([*map(tr, PEOPLE.values()), tr(_PROGRAM)])
        self.level.addItems([tr(level_words(level)) for level in OFFERED])
        self.temper.addItems([tr(level_words(temper)) for temper in TEMPER_NAMES])
        _explain(self.level, [tr(level_says(level)) for level in OFFERED])
        _explain(self.temper, [tr(temper_says(temper)) for temper in TEMPER_NAMES])
        self.words = PlainLabel(name="quiet", wraps=True)
        for field in self.fields():
            field.activated.connect(lambda _row: self._tell())
        self._lay_out()
        self.level.setCurrentIndex(OFFERED.index(USUAL_LEVEL))
        self.show_player(SOMEONE)

    def _lay_out(self) -> None:
        """Put level and temper side by side below who plays."""
        column, row = QVBoxLayout(self), QHBoxLayout()
        self._column = column
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        row.setSpacing(8)
        for field in (self.level, self.temper):
            field.setMinimumContentsLength(8)
            row.addWidget(field, 1)
        column.addWidget(self.who)
        column.addLayout(row)
        column.addWidget(self.words)
        column.addStretch()

    @property
    def needed_height(self) -> int:
        """How many pixels high what is shown is, as wide as it stands."""
        column = self._column
        wrapped = column.totalHeightForWidth(self.width()) if column.hasHeightForWidth() else 0
        return wrapped or column.totalSizeHint().height()

    def fields(self) -> tuple[Choices, ...]:
        """Return what takes the keyboard, in the order of the Tab key."""
        return self.who, self.level, self.temper

    @property
    def player(self) -> str:
        """The name of who is chosen."""
        if self.who.currentIndex() < len(self._people):
            return self._people[self.who.currentIndex()]
        return named(OFFERED[self.level.currentIndex()], TEMPER_NAMES[self.temper.currentIndex()])

    def show_player(self, player: str) -> None:
        """Show who plays, and tell nobody."""
        plays, level = is_program(player), level_of(player)
        weighs = plays and has_temper(level)
        self.level.setVisible(plays)
        self.temper.setVisible(weighs)
        if plays:
            self.who.setCurrentIndex(len(self._people))
            self.level.setCurrentIndex(OFFERED.index(level) if level in OFFERED else 0)
        else:
            self.who.setCurrentIndex(self._people.index(player if player in PEOPLE else SOMEONE))
        if weighs:
            self.temper.setCurrentIndex(TEMPER_NAMES.index(temper_of(player)))
        says = (level_says(level), temper_says(temper_of(player)) if weighs else "")
        self.words.setText(" ".join(tr(each) for each in says if each))
        self.words.setVisible(plays)

    def _tell(self) -> None:
        player = self.player
        self.show_player(player)
        self.changed.emit(player)


def _explain(field: Choices, sentences: list[str]) -> None:
    """Let each choice say what it is while the pointer rests on it."""
    for row, sentence in enumerate(sentences):
        field.setItemData(row, sentence, Qt.ItemDataRole.ToolTipRole)

"""One side of a battle that is set up: its name, player, roster, dice and units, and what is wrong."""

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from battlefield.app.playing.setup.setup import NAME_LETTERS, Side, size_words, unit_rows
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.muster.handicap import MOST
from battlefield.rules.muster.roster import Roster
from battlefield.ui.battle.setup.player_field import PlayerField
from battlefield.ui.battle.setup.setting_fields import Choices
from battlefield.ui.widgets.palette import Colours, side_words
from battlefield.ui.widgets.plain import PlainLabel, RichLabel

FROM_FILE = QT_TR_NOOP("From a file…")
_MOST_PROBLEMS, _LABEL, _MOST_WIDTH = 4, 66, 560
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_LETTERS = 5  # of its fields, at least: two sides stand side by side in a small window
_NAME_SAYS = QT_TR_NOOP("What the side is called in the battle; it follows the roster until you type a name")
_ROSTER_SAYS = QT_TR_NOOP(
    "The units that this side brings: a roster that comes along, one used before, or a file"
)
_DICE_SAYS = QT_TR_NOOP(
    "Who rolls for this side. Typed in: you roll real dice, and the program asks for their faces at each roll"
)
_DICE = (QT_TR_NOOP("Program rolls"), QT_TR_NOOP("Real dice, typed"))
_HANDICAP_SAYS = QT_TR_NOOP(
    "How much more or less than usual this side may bring: the limit of its roster moves by so many percent, "
    "or its health where rosters have no limit. Everybody sees it, in the log and in the report"
)
_HANDICAPS = (0, *(sign * step for step in range(10, MOST + 1, 10) for sign in (1, -1)))  # percent


class SideBlock(QFrame):
    """Shows a side and tells what the user makes of it."""

    changed = Signal(int, object)
    roster_wanted = Signal(int, object)  # the file, or None for one that has to be asked for
    dropped = Signal(int)

    def __init__(self, number: int, colours: Colours) -> None:
        super().__init__()
        self.setMaximumWidth(_MOST_WIDTH)
        self.number = self.place = number  # of the side, and of its colour
        self.side = Side()
        self._files: tuple[Path, ...] = ()
        self.dot = PlainLabel(f"● {number + 1}")
        self.points, self.problems, self.words = (PlainLabel() for _ in range(3))
        self.units = RichLabel()
        self.name = QLineEdit(maxLength=NAME_LETTERS)
        self.name.setAccessibleName(tr("Name of side {number}", number=number + 1))
        self.name.setPlaceholderText(tr("Side {number}", number=number + 1))
        self.name.setToolTip(tr(_NAME_SAYS))
        self.roster = Choices(tr("Roster of side {number}", number=number + 1), tr(_ROSTER_SAYS))
        self.player = PlayerField(tr("side {number}", number=number + 1))
        self.dice = Choices(tr("Dice of side {number}", number=number + 1), tr(_DICE_SAYS))
        self.dice.addItems([tr(words) for words in _DICE])
        self.handicap = Choices(tr("Handicap of side {number}", number=number + 1), tr(_HANDICAP_SAYS))
        self.handicap.addItems([_handicap_words(percent) for percent in _HANDICAPS])
        self.drop = QToolButton()
        self.drop.setText("✕")
        self.drop.setToolTip(tr("Leave this side out"))
        self.drop.setAccessibleName(tr("Leave side {number} out", number=number + 1))
        self._lay_out()
        for field in self.findChildren(QComboBox):
            field.setMinimumContentsLength(_LETTERS)
        self._listen()
        self.recolour(colours)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        self.dot.setFixedWidth(_LABEL)
        self.dot.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSpacing(8)
        for widget, stretch in ((self.dot, 0), (self.name, 1), (self.drop, 0)):
            head.addWidget(widget, stretch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        rows = (
            (tr("Player"), (self.player,)),
            (tr("Roster"), (self.roster,)),
            (tr("Dice"), (self.dice,)),
            (tr("Handicap"), (self.handicap,)),
        )
        for text, fields in rows:
            column.addLayout(_row(text, *fields))
        for each in (self.problems, self.points, self.units, self.words):
            column.addWidget(each)
        column.addStretch()
        self.points.setObjectName("heading")
        self.words.setObjectName("quiet")
        self.problems.setObjectName("warning")
        for label in (self.units, self.problems, self.points, self.words):
            label.setWordWrap(True)

    def _listen(self) -> None:
        self.name.textEdited.connect(self._rename)
        self.roster.activated.connect(self._choose_roster)
        self.dice.activated.connect(
            lambda row: self.changed.emit(self.number, replace(self.side, is_typed=bool(row)))
        )
        self.handicap.activated.connect(
            lambda row: self.changed.emit(self.number, replace(self.side, handicap=_HANDICAPS[row]))
        )
        self.player.changed.connect(
            lambda player: self.changed.emit(self.number, replace(self.side, player=player))
        )
        self.drop.clicked.connect(lambda: self.dropped.emit(self.number))

    def _rename(self, text: str) -> None:
        name = text.strip()
        followed = self.side.roster.name if self.side.roster is not None else ""
        self.changed.emit(self.number, replace(self.side, name=name or followed, is_named=bool(name)))

    def _choose_roster(self, row: int) -> None:
        self._show_roster()  # until the file is read
        self.roster_wanted.emit(self.number, self._files[row] if row < len(self._files) else None)

    def fields(self) -> tuple[QWidget, ...]:
        """Return what takes the keyboard, in the order of the Tab key."""
        return self.name, *self.player.fields(), self.roster, self.dice, self.handicap, self.drop

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.dot.setStyleSheet(f"color: {QColor(side_words(colours, self.place)).name()}")

    def paint_as(self, place: int, colours: Colours) -> None:
        """Take on the colour of a place in the palette."""
        if place != self.place:
            self.place = place
            self.recolour(colours)

    def offer(self, rosters: Sequence[tuple[str, Path]]) -> None:
        """Offer rosters by their names, and a file."""
        self._files = tuple(path for _, path in rosters)
        self.roster.clear()
        self.roster.addItems([*(name for name, _ in rosters), tr(FROM_FILE)])
        self.roster.setPlaceholderText(tr("Choose a roster"))
        for row, (_, path) in enumerate(rosters):
            self.roster.setItemData(row, str(path), Qt.ItemDataRole.ToolTipRole)
        self._show_roster()

    def show_side(self, side: Side, may_drop: bool, start: str, player: str) -> None:
        """Show what is chosen, with the words for where the side starts, and tell nobody."""
        self.side = side
        with QSignalBlocker(self.name):
            if self.name.text().strip() != side.name and not (self.name.hasFocus() and not side.is_named):
                self.name.setText(side.name)
        self.drop.setVisible(may_drop)
        self.dice.setCurrentIndex(int(side.is_typed))
        self.handicap.setCurrentIndex(_HANDICAPS.index(side.handicap) if side.handicap in _HANDICAPS else -1)
        self.player.show_player(player)
        self._show_roster()
        self._show_units(side.fielded, start)
        self._stand_level()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand level at another width, at which words take other lines."""
        super().resizeEvent(event)
        self._stand_level()

    def _stand_level(self) -> None:
        """Let the rows below the player begin as far down as those of the side beside it."""
        page = self.parentWidget()
        every = page.findChildren(SideBlock, options=_DIRECT) if page is not None else [self]
        beside = [each.player for each in every if each.number // 2 == self.number // 2]
        high = max((field.needed_height for field in beside), default=0)
        for field in beside:
            field.setMinimumHeight(high)

    def _show_units(self, roster: Roster | None, start: str) -> None:
        about = roster.description if roster is not None else ""
        self.words.setText(f"{start} {about}".strip())
        for label, text in (
            (self.points, size_words(roster) if roster is not None else ""),
            (self.units, _table(roster) if roster is not None else ""),
        ):
            label.setText(text)
            label.setVisible(bool(text))

    def _show_roster(self) -> None:
        path = self.side.path
        self.roster.setCurrentIndex(self._files.index(path) if path in self._files else -1)
        pasted = self.side.roster if path is None else None
        self.roster.setPlaceholderText(
            tr("{name} (pasted)", name=pasted.name) if pasted is not None else tr("Choose a roster")
        )

    def show_problems(self, sentences: Sequence[str]) -> None:
        """Say what is wrong with the side."""
        more = len(sentences) - _MOST_PROBLEMS
        lines = [f"⚠ {words}" for words in sentences[:_MOST_PROBLEMS]]
        if more > 0:
            lines.append(tr("⚠ and {n} more", "", more))
        self.problems.setText("\n".join(lines))
        self.problems.setVisible(bool(lines))


def _handicap_words(percent: int) -> str:
    if not percent:
        return tr("No handicap")
    more, less = tr("{percent} % more", percent=percent), tr("{percent} % less", percent=-percent)
    return more if percent > 0 else less


def _row(text: str, field: QWidget, *others: QWidget) -> QHBoxLayout:
    label = PlainLabel(text)
    label.setFixedWidth(_LABEL)
    told = field.who if isinstance(field, PlayerField) else field
    label.setBuddy(told)
    label.setToolTip(told.toolTip())
    label.setMinimumHeight(max(told.sizeHint().height(), told.minimumHeight()))
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)  # beside the first field of several
    row.addWidget(field, 2)
    for other in others:
        row.addWidget(other, 1)
    return row


def _table(roster: Roster) -> str:
    rows = "".join(
        f"<tr><td>{escape(words)}</td><td align='right' style='padding-left: 12px'>{escape(counts)}</td></tr>"
        for words, counts in unit_rows(roster)
    )
    return f"<table width='100%' cellpadding='2'>{rows}</table>"

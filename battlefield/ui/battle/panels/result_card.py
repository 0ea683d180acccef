"""The end of a battle on a card over the table: who won, how it stands, where it turned, and what is next."""

from html import escape

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.ending import Ending, aligned, ending_of
from battlefield.app.wording.side_colours import colour_place, side_name
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.battle.panels.ending_panel import buttons_for
from battlefield.ui.battle.panels.turning_panel import TurningPanel
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.icons import icon
from battlefield.ui.widgets.palette import Colours, side_colour
from battlefield.ui.widgets.plain import PlainLabel, RichLabel

_NEXT = (
    ("play_again", QT_TR_NOOP("Play it again")),
    ("battle_report", QT_TR_NOOP("Battle report…")),
    ("new_battle", QT_TR_NOOP("New battle…")),
)
_WIDE, _HIGH, _EDGE = 560, 640, 24  # pixels: mostly, at most, and about it at least
_LEAST_LIST, _FRAME = 48, 6  # pixels of the turning points where there is little room, and about them
_MOMENTS = QT_TR_NOOP("Where it turned")
_GO_ON = QT_TR_NOOP("Click a number or a line to see that moment; {} plays on from it in another way.")


class ResultCard(QWidget):
    """Stands over the table once the battle is over, until it is closed or something past is looked at.

    `gone` tells that it has gone while the battle is over still.
    """

    gone = Signal()

    def __init__(self, desk: BattleDesk, actions: Actions, colours: Colours, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("result")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("Result of the battle"))
        self._desk, self._actions, self.colours = desk, actions, colours
        self._over = over
        self._shown: Ending | None = None
        self.is_closed = False
        self.title = PlainLabel(wraps=True, name="title")
        self.notes = PlainLabel(wraps=True, name="quiet")
        self.more = PlainLabel(wraps=True, name="quiet")
        self.turning = TurningPanel(desk, colours)
        self.turning.list.setSpacing(2)
        self.buttons = buttons_for(_NEXT, actions)
        self.buttons["play_again"].setObjectName("primary")
        self.close_button = QToolButton(autoRaise=True)
        self.close_button.setToolTip(tr("See the table (Esc)"))
        self.close_button.setAccessibleName(tr("See the table"))
        self.close_button.clicked.connect(self.put_away)
        self._sides = QGridLayout()
        self._build()
        over.installEventFilter(self)
        self.hide()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        self._sides.setHorizontalSpacing(24)
        self._sides.setVerticalSpacing(4)
        column.addLayout(self._sides)
        column.addWidget(self.notes)
        column.addSpacing(4)
        column.addWidget(PlainLabel(tr(_MOMENTS), name="heading"))
        column.addWidget(self.turning, 1)
        column.addWidget(self.more)
        row = QHBoxLayout()
        row.addStretch()
        for button in reversed(self.buttons.values()):
            row.addWidget(button)
        column.addLayout(row)
        margins = self.turning.layout()
        assert margins is not None
        margins.setContentsMargins(0, 0, 0, 0)
        margins.setSpacing(8)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        self.turning.recolour(colours)
        self._dress()
        if self._shown is not None:
            self._fill(self._shown)

    def _dress(self) -> None:
        self.close_button.setIcon(icon("close", self.colours))

    def refresh(self) -> None:
        """Stand there where the battle is over and its end is looked at; one that is closed stays so."""
        ending = ending_of(self._desk.battle)
        self.is_closed = self.is_closed and ending is not None
        if ending is not None and ending != self._shown:
            self._fill(ending)
        self._shown = ending
        wanted = ending is not None and not self.is_closed and not self._desk.looking.is_back
        if wanted:
            self.turning.refresh()
            self._stand()
        self._show(wanted)

    def put_away(self) -> bool:
        """Show the table that lies below; False where it is seen already."""
        was, self.is_closed = not self.isHidden(), True
        self._show(False)
        return was

    def _show(self, wanted: bool) -> None:
        was_there = not self.isHidden()
        self.setVisible(wanted)
        if was_there and not wanted and self._shown is not None:
            self.gone.emit()

    def bring_back(self) -> None:
        """Show the result again, and with it the end of the battle."""
        self.is_closed = False
        self._desk.look_back(None)
        self.refresh()

    def _fill(self, ending: Ending) -> None:
        self._dress()
        self.title.setText(ending.result)
        while (item := self._sides.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for row, (side, facts) in enumerate(aligned(ending.sides)):
            self._sides.addWidget(self._name(side), row, 0)
            for column, fact in enumerate(facts, 1):
                self._sides.addWidget(PlainLabel(fact), row, column)
        self._sides.setColumnStretch(8, 1)
        self.notes.setText(" ".join(f"{note.rstrip('.')}." for note in ending.notes))
        key = self._actions["look_go_on"].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.more.setText(tr(_GO_ON).format(key or tr("Go on from here")))

    def _name(self, side: str) -> QLabel:
        colour = side_colour(self.colours, colour_place(side, self._desk.state.sides))
        dot = f'<span style="color:{QColor(colour).name()}">●</span>'
        return RichLabel(f"{dot} <b>{escape(side_name(side))}</b>")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of the table's view."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._stand()
        return super().eventFilter(watched, event)

    def _stand(self) -> None:
        view, moments = self._over, self.turning.list
        wide = min(max(_WIDE, self.minimumSizeHint().width()), view.width() - 2 * _EDGE)
        moments.setFixedHeight(_LEAST_LIST)
        least = self._least_high(wide)
        room = min(_HIGH, view.height() - 2 * _EDGE) - least
        more = max(0, min(room, self._listed_high(wide) - _LEAST_LIST))
        moments.setFixedHeight(_LEAST_LIST + more)
        high = min(least + more, view.height() - 2 * _EDGE)
        self.setGeometry((view.width() - wide) // 2, (view.height() - high) // 2, wide, high)
        self.raise_()

    def _least_high(self, wide: int) -> int:
        """Return how high the card is that is so wide, its list as low as it can be."""
        self.turning.updateGeometry()  # the card heeds what its part has learned of its list only then
        return max(self.sizeHint().height(), self.heightForWidth(wide))

    def _listed_high(self, wide: int) -> int:
        """Return how high the list of turning points is in a card so wide, its lines wrapped."""
        moments, column = self.turning.list, self.layout()
        self.resize(wide, self.height())
        if column is not None:
            column.activate()
        moments.doItemsLayout()
        last = moments.item(moments.count() - 1)
        return moments.visualItemRect(last).bottom() + moments.spacing() + _FRAME if last is not None else 0

"""What is asked now, of whom, and what can be said to it: each choice a button with its number."""

from collections.abc import Callable
from functools import partial
from html import escape
from textwrap import wrap

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.hands.choosing import OrderingHand
from battlefield.app.playing.hands.hand import Asked, Choice
from battlefield.app.spoken import spoken
from battlefield.ui.battle.offers import NUMBERED, Offers
from battlefield.ui.palette import Colours, side_colour
from battlefield.ui.plain import PlainLabel, RichLabel, on_button, tip

_DICE_IN_A_ROW = 10
_LEAST_LETTERS, _FRAME = 24, 64  # of a line on a button; pixels about it
_SCROLL = 18  # pixels that a scroll bar takes


class NowPanel(QWidget):
    """The question in words, the choices below it, and the button that answers."""

    def __init__(self, desk: BattleDesk, colours: Colours, view: QWidget | None = None) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk, self.colours = desk, colours
        self._view = view  # takes the keyboard where the button that had it is gone
        self._drawn: Asked | None = None
        self.buttons: dict[str, QPushButton | QToolButton] = {}
        self.by, self.what, self.problem = RichLabel(), PlainLabel(), PlainLabel()
        self.what.setObjectName("heading")
        for label in (self.what, self.problem):
            label.setWordWrap(True)
        self.accept = QPushButton()
        self.accept.setObjectName("accept")
        self.accept.clicked.connect(lambda: self._desk.hand.accept())
        self._room = QScrollArea()
        self._room.setWidgetResizable(True)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 12)
        column.setSpacing(6)
        for widget in (self.by, self.what, self.problem):
            column.addWidget(widget)
        column.addWidget(self._room, 1)
        column.addWidget(self.accept)
        column.addStretch()
        self._offers = Offers(self._choose, desk.look_at_unit)
        self._listed = QWidget()
        self._pages = QStackedWidget()
        self._pages.setObjectName("panel")
        self._pages.addWidget(self._offers)
        self._pages.addWidget(self._listed)
        self._room.setWidget(self._pages)
        self.setAccessibleName("What is asked now")

    def show_above(self, widget: QWidget) -> None:
        """Put something above the question."""
        self._column.insertWidget(0, widget)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours, self._drawn = colours, None
        self.refresh()

    def refresh(self) -> None:
        """Show what is asked now."""
        asked = self._desk.hand.asked
        if asked == self._drawn:
            return
        before, self._drawn = self._drawn, asked
        self._show_by(asked.by)
        self.what.setText(self._sentence(asked.what))
        self.problem.setText(self._sentence(asked.problem))
        self.problem.setVisible(bool(asked.problem))
        self.accept.setText(on_button(f"{asked.accept}  ·  Enter"))
        self.accept.setVisible(bool(asked.accept))
        if before is None or (before.kind, before.choices) != (asked.kind, asked.choices):
            self._show_choices(asked)

    def _show_by(self, side: str) -> None:
        sides = self._desk.state.sides
        self.by.setVisible(bool(side))
        self.by.setText(f"<b>{escape(side)}</b>")
        if side in sides:
            colour = side_colour(self.colours, sides.index(side))
            self.by.setText(f'<span style="color:{QColor(colour).name()}">●</span> <b>{escape(side)}</b>')

    def _show_choices(self, asked: Asked) -> None:
        held = next((id_ for id_, button in self.buttons.items() if button.hasFocus()), "")
        if any(choice.unit for choice in asked.choices):
            self._offers.show_choices(asked.choices, self._name, self._room.width() - _SCROLL)
            self.buttons = self._offers.buttons
            self._pages.setCurrentWidget(self._offers)
        else:
            self._list(asked)
        self._fit()
        if held in self.buttons:
            self.buttons[held].setFocus(Qt.FocusReason.OtherFocusReason)
        elif held and self._view is not None:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        if any(choice.marked for choice in asked.choices) and self._pages.currentWidget() is self._offers:
            self._room.verticalScrollBar().setValue(0)

    def _name(self, unit: str) -> str:
        return self._desk.state.units[unit].name

    def _list(self, asked: Asked) -> None:
        """Show each choice in a row of its own."""
        inner = QWidget()
        inner.setObjectName("panel")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(4)
        self.buttons = {}
        if asked.kind == "roll":
            column.addLayout(self._faces(asked.choices))
        else:
            for number, choice in enumerate(asked.choices, start=1):
                column.addLayout(self._row(asked, number, choice))
        column.addStretch()
        before, self._listed = self._listed, inner
        self._pages.addWidget(inner)
        self._pages.setCurrentWidget(inner)
        self._pages.removeWidget(before)
        before.deleteLater()

    def _fit(self) -> None:
        """Leave the choices as much room as they need, so that the button that answers stands below them."""
        shown = self._pages.currentWidget()
        layout = shown.layout() if shown is not None else None
        if layout is not None:
            layout.activate()
        high = layout.totalSizeHint().height() if layout is not None and self.buttons else 0
        if layout is not None and layout.hasHeightForWidth():
            high = layout.totalHeightForWidth(max(1, self._room.width() - _SCROLL))
        self._pages.setMinimumHeight(high)
        self._room.setMaximumHeight(high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the room that the choices need at another width."""
        super().resizeEvent(event)
        if self._drawn is not None and event.oldSize().width() != event.size().width():
            self._show_choices(self._drawn)

    def _faces(self, choices: tuple[Choice, ...]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        for choice in choices[:_DICE_IN_A_ROW]:
            button = QToolButton()
            button.setText(choice.words)
            button.setObjectName("chip")
            button.setToolTip(f"A die shows {choice.words}")
            button.clicked.connect(partial(self._choose, choice.id))
            self.buttons[choice.id] = button
            row.addWidget(button)
        row.addStretch()
        return row

    def _row(self, asked: Asked, number: int, choice: Choice) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        key = f"{number}   " if number <= NUMBERED and asked.kind != "order" else ""
        letters = self._letters()
        head = wrap(f"{key}{self._sentence(choice.words)}", letters, drop_whitespace=False)
        told = [line for words in choice.notes for line in wrap(self._sentence(words), letters)]
        button = QPushButton(on_button("\n".join([head[0], *(line.strip() for line in head[1:]), *told])))
        button.setObjectName("marked" if choice.marked else "choice")
        button.setCheckable(asked.most > 1 and asked.kind == "choose")
        button.setChecked(choice.marked and button.isCheckable())
        button.setToolTip(
            tip("\n".join((choice.words, *choice.notes, *([choice.refusal] if choice.refusal else []))))
        )
        button.setEnabled(not choice.refusal)
        button.clicked.connect(partial(self._choose, choice.id))
        self.buttons[choice.id] = button
        row.addWidget(button, 1)
        hand = self._desk.hand
        if isinstance(hand, OrderingHand):
            for arrow, by in (("▲", -1), ("▼", 1)):
                row.addWidget(self._arrow(arrow, partial(hand.shift, choice.id, by)))
        return row

    def _letters(self) -> int:
        """Give how many letters a line of a button has room for."""
        return max(_LEAST_LETTERS, (self._room.width() - _FRAME) // self.fontMetrics().averageCharWidth())

    def _arrow(self, text: str, act: Callable[[], None]) -> QToolButton:
        arrow = QToolButton()
        arrow.setText(text)
        arrow.setToolTip("Earlier" if text == "▲" else "Later")
        arrow.clicked.connect(lambda: act())
        return arrow

    def _choose(self, id_: str) -> None:
        self._desk.hand.choose(id_)

    def choose_number(self, number: int) -> bool:
        """Choose by number, as a digit key does; 0 is the first that is no unit's. False without one."""
        drawn = self._drawn
        if drawn is not None and number == 0 and drawn.kind == "idle":
            none = next((choice for choice in drawn.choices if not choice.unit), None)
            return none is not None and self._desk.hand.choose(none.id)
        able = [choice for choice in drawn.choices if not choice.refusal] if drawn is not None else []
        return 1 <= number <= len(able) and self._desk.hand.choose(able[number - 1].id)

    def first(self) -> QWidget:
        """Give what takes the keyboard when the panel is reached."""
        return next(iter(self.buttons.values()), self.accept)

    def _sentence(self, words: str) -> str:
        words = spoken(words, self._desk.state)
        return words[:1].upper() + words[1:]

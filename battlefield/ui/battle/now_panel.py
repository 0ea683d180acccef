"""What is asked now, of whom, and what can be said to it: each choice a button with its number."""

from collections.abc import Callable
from functools import partial
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.books.glossary import with_terms
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.hands.choosing import ChoosingHand, OrderingHand
from battlefield.app.playing.hands.hand import Asked, Choice
from battlefield.app.side_colours import colour_place
from battlefield.app.spoken import spoken
from battlefield.ui.battle.offers import NUMBERED, Offers
from battlefield.ui.palette import Colours, side_colour
from battlefield.ui.plain import PlainLabel, RichLabel, on_button, tip
from battlefield.ui.wrapping import wrapped

_DICE_IN_A_ROW = 10
_LEAST_ROOM, _FRAME, _ARROWS = 160, 48, 72  # pixels of a line on a button, about it, and of arrows beside
_SCROLL = 18  # pixels that a scroll bar takes
_NOTES = 2  # lines of a button for what to expect; the tip has the rest
_WORKING = "Working out what to expect …"


def told_of_choice(choice: Choice) -> tuple[str, ...]:
    """Give all that is known of a choice, for its tip."""
    return choice.words, *choice.notes, choice.refusal


class NowPanel(QWidget):
    """The question in words, the choices below it, and the button that answers."""

    def __init__(self, desk: BattleDesk, colours: Colours, view: QWidget | None = None) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk, self.colours = desk, colours
        self._view = view  # takes the keyboard where the button that had it is gone
        self._drawn: Asked | None = None
        self._awaits = False  # what to expect of the choices is still being worked out
        self.buttons: dict[str, QPushButton | QToolButton] = {}
        self.by, self.what, self.problem, self.note = RichLabel(), PlainLabel(), PlainLabel(), PlainLabel()
        self.what.setObjectName("heading")
        for label in (self.what, self.problem, self.note):
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
        for widget in (self.by, self.what, self.problem, self.note):
            column.addWidget(widget)
        column.addWidget(self._room, 1)
        column.addWidget(self.accept)
        column.addStretch()
        self._offers = Offers(self._choose, desk.look_at_unit, desk.state.book)
        self._listed = QWidget()
        self._shown: QWidget = self._offers
        self._pages = QWidget()
        self._pages.setObjectName("panel")
        pages = QVBoxLayout(self._pages)
        pages.setContentsMargins(0, 0, 0, 0)
        pages.addWidget(self._offers)
        pages.addWidget(self._listed)
        self._room.setWidget(self._pages)
        self.setAccessibleName("What is asked now")

    def show_above(self, widget: QWidget) -> None:
        """Put something above the question."""
        self._column.insertWidget(0, widget)

    def show_below(self, widget: QWidget) -> None:
        """Put something below the question's words."""
        self._column.insertWidget(self._column.indexOf(self.problem) + 1, widget)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours, self._drawn = colours, None
        self.refresh()

    def refresh(self) -> None:
        """Show what is asked now."""
        asked = self._desk.hand.asked
        hand = self._desk.hand
        awaits = isinstance(hand, ChoosingHand) and hand.is_foreseeing
        if asked == self._drawn and awaits == self._awaits:
            return
        before, self._drawn, waited, self._awaits = self._drawn, asked, self._awaits, awaits
        self._show_by(asked.by)
        self.what.setText(self._sentence(asked.what))
        self.problem.setText(self._sentence(asked.problem))
        self.problem.setVisible(bool(asked.problem))
        self.note.setText(self._sentence(asked.note))
        self.note.setVisible(bool(asked.note))
        self.accept.setText(on_button(f"{asked.accept}  ·  Enter"))
        self.accept.setVisible(bool(asked.accept))
        if before is None or (before.kind, before.choices, waited) != (asked.kind, asked.choices, awaits):
            self._show_choices(asked)

    def _show_by(self, side: str) -> None:
        sides = self._desk.state.sides
        self.by.setVisible(bool(side))
        self.by.setText(f"<b>{escape(side)}</b>")
        if side in sides:
            colour = side_colour(self.colours, colour_place(side, sides))
            self.by.setText(f'<span style="color:{QColor(colour).name()}">●</span> <b>{escape(side)}</b>')

    def _show_choices(self, asked: Asked) -> None:
        held = next((id_ for id_, button in self.buttons.items() if button.hasFocus()), "")
        if any(choice.unit for choice in asked.choices):
            self._offers.show_choices(asked.choices, self._name, self._room.width() - _SCROLL)
            self.buttons = self._offers.buttons
            self._show(self._offers)
        else:
            self._list(asked)
        self._fit()
        if held in self.buttons:
            self.buttons[held].setFocus(Qt.FocusReason.OtherFocusReason)
        elif held and self._view is not None:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        marked = self._offers.marked() if self._shown is self._offers else None
        if marked is not None:
            self._room.ensureWidgetVisible(marked, 0, 0)

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
        pages = self._pages.layout()
        assert pages is not None
        pages.addWidget(inner)
        pages.removeWidget(before)
        before.hide()
        before.deleteLater()
        self._show(inner)

    def _show(self, shown: QWidget) -> None:
        """Show the offers or the list; who is hidden asks for no room."""
        self._shown = shown
        for each in (self._offers, self._listed):
            each.setVisible(each is shown)

    def _fit(self) -> None:
        """Leave the choices as much room as they need, so that the button that answers stands below them."""
        layout = self._shown.layout()
        if layout is not None:
            layout.activate()
        high = layout.totalSizeHint().height() if layout is not None and self.buttons else 0
        if layout is not None and layout.hasHeightForWidth():
            high = layout.totalHeightForWidth(max(1, self._room.width() - _SCROLL))
        self._room.setMinimumHeight(high)  # all else that can gives way to it
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
        room = self._line_room(asked)
        head = wrapped(f"{key}{self._sentence(choice.words)}", self.fontMetrics(), room)
        told = self._notes(asked, choice, room)
        button = QPushButton(on_button("\n".join([*head, *told])))
        button.setObjectName("marked" if choice.marked else "choice")
        button.setCheckable(asked.most > 1 and asked.kind == "choose")
        button.setChecked(choice.marked and button.isCheckable())
        button.setToolTip(
            tip(with_terms(self._desk.state.book, "\n".join(filter(None, told_of_choice(choice)))))
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

    def _notes(self, asked: Asked, choice: Choice, room: int) -> list[str]:
        """Write what to expect of a choice: as many lines as were kept free while it was worked out."""
        if not self._awaits and not any(each.notes for each in asked.choices):
            return []
        words = _WORKING if self._awaits else " · ".join(map(self._sentence, reversed(choice.notes)))
        lines = wrapped(words, self.fontMetrics(), room, _NOTES)
        return lines + [""] * (_NOTES - len(lines))

    def _line_room(self, asked: Asked) -> int:
        """Give how many pixels a line of a button has."""
        beside = _ARROWS if asked.kind == "order" else 0
        return max(_LEAST_ROOM, self._room.width() - _FRAME - beside)

    def _arrow(self, text: str, act: Callable[[], None]) -> QToolButton:
        arrow = QToolButton()
        arrow.setText(text)
        arrow.setToolTip("Earlier" if text == "▲" else "Later")
        arrow.clicked.connect(lambda: act())
        return arrow

    def _choose(self, id_: str) -> None:
        self._desk.hand.choose(id_)

    def choose_number(self, number: int) -> bool:
        """Choose by number, as a digit key does; False without one."""
        id_ = self.numbered(number)
        return bool(id_) and self._desk.hand.choose(id_)

    def numbered(self, number: int) -> str:
        """Give the id of the choice that a digit key takes, or nothing; 0 is the first that is no unit's."""
        drawn = self._drawn
        if drawn is not None and number == 0 and drawn.kind == "idle":
            none = next((choice for choice in drawn.choices if not choice.unit), None)
            return none.id if none is not None else ""
        able = [choice for choice in drawn.choices if not choice.refusal] if drawn is not None else []
        return able[number - 1].id if 1 <= number <= len(able) else ""

    def first(self) -> QWidget:
        """Give what takes the keyboard when the panel is reached."""
        return next(iter(self.buttons.values()), self.accept)

    def _sentence(self, words: str) -> str:
        words = spoken(words, self._desk.state)
        return words[:1].upper() + words[1:]

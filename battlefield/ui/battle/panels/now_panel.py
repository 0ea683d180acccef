"""What is asked now, of whom, and what can be said to it: each choice a button with its number."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from html import escape

from PySide6.QtCore import QEvent, Qt
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
from battlefield.app.playing.prompts.choosing import OrderingHand
from battlefield.app.playing.prompts.near import effect_that_asks
from battlefield.app.playing.prompts.prompt import Asked, Choice, asked_in, digits
from battlefield.app.wording.said import said
from battlefield.app.wording.side_colours import colour_place, side_name
from battlefield.app.wording.spoken import spoken
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.battle.panels.offers import Offers
from battlefield.ui.widgets.palette import Colours, side_colour
from battlefield.ui.widgets.plain import PlainLabel, RichLabel, on_button, tip
from battlefield.ui.widgets.wrapping import wrapped

_DICE_IN_A_ROW = 10
_LEAST_ROOM, _FRAME, _ARROWS = 160, 48, 72  # pixels of a line on a button, about it, and of arrows beside
_SCROLL = 18  # pixels that a scroll bar takes
_LEAST_HIGH, _SIDES, _ENDS = 64, 24, 20  # pixels of a list that scrolls, beside the column, and at its ends
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_NOTES, _MORE_NOTES = 2, 4  # lines of a button for what to expect; the tip has the rest
_FRAME_HIGH, _HEAD_LINES = 24, 2  # pixels about the words of a button; lines of them above its notes
_MANY = 4  # choices; where more are offered each has fewer lines
_ENTER = "  ·  Enter"
_WORKING = QT_TR_NOOP("Working out what to expect …")


def told_of_choice(choice: Choice) -> tuple[str, ...]:
    """Return all that is known of a choice, for its tip."""
    return tuple(filter(None, (choice.words, *choice.notes, choice.refusal)))


class NowPanel(QWidget):
    """The question in words, the choices below it, and the button that answers."""

    def __init__(self, desk: BattleDesk, colours: Colours, view: QWidget | None = None) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk, self.colours = desk, colours
        self._view = view  # takes the keyboard where the button that had it is gone
        self._drawn: Asked | None = None
        self._typed = ""  # the first of two digits
        self._awaits: tuple[str, ...] = ()  # choices of which is being worked out what to expect
        self.buttons: dict[str, QPushButton | QToolButton] = {}
        self.by, self.what, self.problem, self.note = RichLabel(), PlainLabel(), PlainLabel(), PlainLabel()
        self.what.setObjectName("heading")
        for label in (self.what, self.problem, self.note):
            label.setWordWrap(True)
        self.accept = QPushButton()
        self.accept.setObjectName("accept")
        self.accept.clicked.connect(lambda: self._desk.hand.accept())
        self._room = QScrollArea(widgetResizable=True)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 12)
        column.setSpacing(6)
        for widget in (self.by, self.what, self.problem, self.note):
            column.addWidget(widget)
        column.addWidget(self._room, 1)
        column.addWidget(self.accept)
        column.addStretch()
        self._offers = Offers(desk.state.book)
        self._offers.chosen.connect(self._choose)
        self._offers.looked_at.connect(desk.look_at_unit)
        self._listed = QWidget()
        self._shown: QWidget = self._offers
        self._pages = QWidget()
        self._pages.setObjectName("panel")
        pages = QVBoxLayout(self._pages)
        pages.setContentsMargins(0, 0, 0, 0)
        pages.addWidget(self._offers)
        pages.addWidget(self._listed)
        self._room.setWidget(self._pages)
        self.setAccessibleName(tr("What is asked now"))

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
        asked = asked_in(self._desk.hand.asked, self._desk.table.unit)
        awaits = self._desk.hand.foreseeing
        if asked == self._drawn and awaits == self._awaits:
            return
        self._typed = ""
        before, self._drawn, waited, self._awaits = self._drawn, asked, self._awaits, awaits
        self._show_by(asked.by)
        self.what.setText(self._sentence(asked.what))
        effect = effect_that_asks(asked.what, self._desk.battle.book.catalogue)
        self.what.setToolTip(tip(in_unit(effect, self._desk.table.unit)))
        self.problem.setText(self._sentence(asked.problem))
        self.problem.setVisible(bool(asked.problem))
        self.note.setText(self._sentence(asked.note))
        self.note.setVisible(bool(asked.note))
        self._show_accept(asked)
        if before is None or (before.kind, before.choices, waited) != (asked.kind, asked.choices, awaits):
            self._show_choices(asked)

    def _show_accept(self, asked: Asked) -> None:
        """Write the answer and its key on the button, on several lines where one is too short."""
        letters, room = self.accept.fontMetrics(), max(_LEAST_ROOM, self.width() - _SIDES - _SIDES)
        accept = said(asked.accept, self._desk.state)
        words = f"{accept}{_ENTER}"
        if letters.horizontalAdvance(words) > room:
            words = "\n".join(wrapped(f"{accept} · {_ENTER.split()[-1]}", letters, room))
        self.accept.setText(on_button(words))
        self.accept.setVisible(bool(asked.accept))

    def _show_by(self, side: str) -> None:
        sides = self._desk.state.sides
        self.by.setVisible(bool(side))
        name = f"<b>{escape(side_name(side))}</b>"
        self.by.setText(name)
        if side in sides:
            colour = side_colour(self.colours, colour_place(side, sides))
            self.by.setText(f'<span style="color:{QColor(colour).name()}">●</span> {name}')

    def _show_choices(self, asked: Asked) -> None:
        held = next((id_ for id_, button in self.buttons.items() if button.hasFocus()), "")
        if any(choice.unit for choice in asked.choices):
            told = tuple(map(self._told, asked.choices))
            self._offers.show_choices(told, self._name, self._room.width() - _SCROLL)
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

    def _told(self, choice: Choice) -> Choice:
        """Tell what is known of an action in the language that is spoken."""
        words, label = (said(each, self._desk.state) for each in (choice.words, choice.label))
        notes, refusal = tuple(map(self._sentence, choice.notes)), self._sentence(choice.refusal)
        return replace(choice, words=words, label=label, notes=notes, refusal=refusal)

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
            keys = digits(asked.choices) if asked.kind != "order" else {}
            for choice in asked.choices:
                column.addLayout(self._row(asked, keys.get(choice.id), choice))
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
        self._room.setMinimumHeight(min(high, self._spare()))  # all else that can gives way to it
        self._room.setMaximumHeight(high)

    def _spare(self) -> int:
        """Return the height that is left to the choices when all beside them takes no more than it must."""
        frame, column = self.parentWidget(), self._column
        if frame is None or frame.layout() is None:
            return _LEAST_HIGH
        shown = [each for each in frame.findChildren(QWidget, options=_DIRECT) if each.isVisibleTo(frame)]
        beside = sum(each.minimumSizeHint().height() for each in shown if each is not self)
        parts = [item.widget() for n in range(column.count()) if (item := column.itemAt(n)) is not None]
        others = [each for each in parts if each is not None and each is not self._room]
        heads = [each for each in others if not each.isHidden()]
        wide = max(1, self.width() - _SIDES)
        high = sum(_least_height(each, wide) for each in heads)
        gaps = column.spacing() * len(heads) + _ENDS
        return max(_LEAST_HIGH, frame.height() - beside - high - gaps)

    def event(self, event: QEvent) -> bool:
        """Take the room that something else beside the choices leaves when it goes."""
        if event.type() == QEvent.Type.LayoutRequest and self._drawn is not None:
            self._fit()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the room that the choices need at another width, and what there is at another height."""
        super().resizeEvent(event)
        if self._drawn is not None and event.oldSize().width() != event.size().width():
            self._show_accept(self._drawn)
            self._show_choices(self._drawn)
        elif self._drawn is not None:
            self._fit()

    def _faces(self, choices: tuple[Choice, ...]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        for choice in choices[:_DICE_IN_A_ROW]:
            button = QToolButton()
            button.setText(choice.words)
            button.setObjectName("chip")
            button.setToolTip(tr("A die shows {words}", words=choice.words))
            button.clicked.connect(partial(self._choose, choice.id))
            self.buttons[choice.id] = button
            row.addWidget(button)
        row.addStretch()
        return row

    def _row(self, asked: Asked, digit: str | None, choice: Choice) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        key = f"{digit}   " if digit is not None else ""
        room = self._line_room(asked)
        enter = _ENTER if asked.kind == "confirm" and choice.marked else ""
        head = wrapped(f"{key}{self._sentence(choice.words)}{enter}", self.fontMetrics(), room)
        told = self._notes(asked, choice, room)
        button = QPushButton(on_button("\n".join([*head, *told])))
        button.setObjectName("marked" if choice.marked else "choice")
        button.setCheckable(asked.most > 1 and asked.kind == "choose")
        button.setChecked(choice.marked and button.isCheckable())
        button.setToolTip(
            tip(with_terms(self._desk.state.book, "\n".join(map(self._sentence, told_of_choice(choice)))))
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
        """Write what to expect of a choice.

        It has as many lines as were kept free while it was worked out, and more where there is room.
        """
        if choice.id not in self._awaits and not choice.notes:
            return []
        most = _NOTES if len(asked.choices) > _MANY else _MORE_NOTES
        waits = choice.id in self._awaits
        words = tr(_WORKING) if waits else " · ".join(map(self._sentence, choice.notes))
        lines = wrapped(words, self.fontMetrics(), room, max(most, self._lines_for(asked)))
        return lines + [""] * (most - len(lines))

    def _lines_for(self, asked: Asked) -> int:
        """Return how many lines of notes each choice may have so that all are seen without scrolling."""
        told = sum(bool(each.notes) or each.id in self._awaits for each in asked.choices)
        line = self.fontMetrics().lineSpacing()
        plain = (len(asked.choices) - told) * (_FRAME_HIGH + line)
        each = (self._spare() - plain) // max(1, told) - _FRAME_HIGH
        return each // line - _HEAD_LINES

    def _line_room(self, asked: Asked) -> int:
        """Return how many pixels a line of a button has."""
        beside = _ARROWS if asked.kind == "order" else 0
        return max(_LEAST_ROOM, self._room.width() - _FRAME - beside)

    def _arrow(self, text: str, act: Callable[[], None]) -> QToolButton:
        arrow = QToolButton()
        arrow.setText(text)
        arrow.setToolTip(tr("Earlier") if text == "▲" else tr("Later"))
        arrow.clicked.connect(lambda: act())
        return arrow

    def _choose(self, id_: str) -> None:
        self._desk.hand.choose(id_)

    def type_digit(self, digit: int) -> bool:
        """Choose by a digit key, or by two of them; False where no choice has such a number."""
        typed, self._typed = f"{self._typed}{digit}", ""
        choices = self._drawn.choices if self._drawn is not None else ()
        keys = digits(choices)
        found = next((choice for choice in choices if keys.get(choice.id) == typed), None)
        if found is not None and found.refusal:
            name = self._name(found.unit) if found.unit else ""
            told = found.refusal if name and name in found.refusal else f"{found.words}: {found.refusal}"
            self._desk.table.complain(told[:1].upper() + told[1:])
        elif found is not None:
            return self._desk.hand.choose(found.id)
        elif any(key.startswith(typed) for key in keys.values()):
            self._typed = typed
            self._desk.table.complain(
                tr("{typed} and a second digit: the numbers here have two", typed=typed)
            )
        else:
            return False
        return True

    def first(self) -> QWidget:
        """Return what takes the keyboard when the panel is reached."""
        return next(iter(self.buttons.values()), self.accept)

    def _sentence(self, words: str) -> str:
        words = said(spoken(words, self._desk.state), self._desk.state)
        return words[:1].upper() + words[1:]


def _least_height(widget: QWidget, wide: int) -> int:
    """Return the height that a widget must have where it is so wide: what scrolls in it gives way."""
    layout = widget.layout()
    if layout is not None:
        return (
            layout.totalMinimumHeightForWidth(wide)
            if layout.hasHeightForWidth()
            else (layout.totalMinimumSize().height())
        )
    return max(widget.heightForWidth(wide), widget.sizeHint().height())

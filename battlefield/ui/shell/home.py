"""The start page: cards for battles, sample tables, recent files, rescued work and blank tables."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QImage, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from battlefield.app.wording.translation import tr
from battlefield.ui.widgets.plain import PlainLabel, tip

PICTURE = QSize(256, 160)  # of a card as wide as it can be
MOST, NARROW = 6, 190  # cards side by side, and the pixels that each takes at least
_SHAPE = PICTURE.height() / PICTURE.width()
_EDGE, _GAP = 12, 12  # pixels around what a card shows, and between cards
_WORDY = 228  # pixels of a card with an icon, at least, where all of these stand in a row
_LINES, _LETTERS = 3, 600  # of words below a picture, and looked at
ICON = 36  # pixels
_LOW = 64  # pixels of a card without a picture
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What a card says and does.

    `pictured` names the file that its picture is of, `icon` what is drawn beside the words of one without.
    """

    title: str
    words: str
    act: Callable[[], None]
    pictured: Path | None = None
    icon: str = ""


class Card(QPushButton):
    """A button with a picture, a title and a line of words."""

    def __init__(self, facts: CardFacts) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setAccessibleName(facts.title)
        self.setAccessibleDescription(facts.words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(facts.act)
        self.picture = PlainLabel(parent=self)  # even where it stays hidden, so that it goes with the card
        self.pictured, self.icon_name = facts.pictured, facts.icon
        self.key = facts.pictured or facts.title  # what it stands for, however often it is made anew
        self.picture.setText("…")
        self.picture.setVisible(self.has_picture or bool(self.icon_name))
        self.title, self.words = PlainLabel(facts.title), PlainLabel()
        self.title.setObjectName("heading")
        self.words.setObjectName("quiet")
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._title, self._told, self._image = facts.title, facts.words, QImage()
        self._arrange()
        for label in (self.picture, self.title, self.words):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _arrange(self) -> None:
        """Put the picture above the words, an icon beside them."""
        whole = QHBoxLayout(self) if self.icon_name else QVBoxLayout(self)
        whole.setContentsMargins(_EDGE, _EDGE if self.has_picture else 8, _EDGE, 8)
        whole.setSpacing(_EDGE if self.icon_name else 4)
        if self.has_picture or self.icon_name:
            self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
            whole.addWidget(self.picture)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(self.title)
        column.addWidget(self.words, 1)
        whole.addLayout(column, 1)

    @property
    def has_picture(self) -> bool:
        """Whether it has room for a picture of a file."""
        return self.pictured is not None

    def resize_to(self, width: int) -> None:
        """Be so wide, in pixels, and as high as what it shows."""
        inner, line = width - 2 * _EDGE, self.words.fontMetrics().lineSpacing()
        high = _LOW
        if self.has_picture:
            picture = QSize(inner, round(inner * _SHAPE))
            self.picture.setFixedSize(picture)
            high = picture.height() + _EDGE + 8 + 8 + self.title.sizeHint().height() + _LINES * line
        self.setFixedSize(width, high)
        self._say()
        self._fit_picture()

    def show_words(self, title: str, words: str) -> None:
        """Say what the card is, once it is known."""
        self._title, self._told = title, words
        self._say()
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)

    def _say(self) -> None:
        """Write the words, as many as there is room for; the tip has all."""
        beside = ICON + _EDGE if self.icon_name else 0
        self._say_title(self.width() - 2 * _EDGE - beside)
        line = self.words.fontMetrics().lineSpacing()
        room = QRect(0, 0, self.width() - 2 * _EDGE - beside, (_LINES if self.has_picture else 2) * line)
        measured, middle = self.words.fontMetrics(), Qt.TextElideMode.ElideMiddle
        kept = [measured.elidedText(word, middle, room.width()) for word in self._told[:_LETTERS].split()]
        text = " ".join(kept)
        while kept and not _fits(self.words, text, room):
            kept.pop()
            text = f"{' '.join(kept)} …"
        self.words.setText(text)

    def _say_title(self, room: int) -> None:
        """Write the title, in as many letters as there is room for; the tip has all."""
        self.title.ensurePolished()
        font = self.title.font()
        for stretch in (100, 92, 85):  # a little narrower before letters are left out
            font.setStretch(stretch)
            shown = QFontMetrics(font).elidedText(self._title, Qt.TextElideMode.ElideRight, room)
            if shown == self._title:
                break
        self.title.setFont(font)
        self.title.setText(shown)
        self.setToolTip(tip(self._told if shown == self._title else f"{self._title}\n{self._told}"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter as with Space; leave the arrow keys to the page, which knows what lies where."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def show_picture(self, image: QImage) -> None:
        """Show the table's picture, as large as there is room for."""
        self._image = image
        self._fit_picture()

    def _fit_picture(self) -> None:
        if self._image.isNull():
            return
        ratio = self._image.devicePixelRatio()
        keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        fitted = self._image.scaled(self.picture.size() * ratio, keep, smooth)
        fitted.setDevicePixelRatio(ratio)
        self.picture.setPixmap(QPixmap.fromImage(fitted))


def _beside(cards: Sequence[Card], room: int) -> int:
    """Return how many cards with an icon stand side by side: each has room for its words, rows are even."""
    fitting = max(2, room // (_WORDY + _GAP))
    rows = -(-len(cards) // fitting)
    return -(-len(cards) // rows)


def _fits(label: QLabel, text: str, room: QRect) -> bool:
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
    wide = QRect(0, 0, room.width(), 10 * room.height())
    return label.fontMetrics().boundingRect(wide, flags, text).height() <= room.height()


class HomePage(QScrollArea):
    """Sections of cards, laid out for the width there is; arrow keys step through them."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Start page"))
        self.setWidgetResizable(True)
        self._sections: list[tuple[QLabel | None, list[Card]]] = []
        self._inner = QWidget()
        self._grid = QGridLayout(self._inner)
        self._grid.setContentsMargins(28, 12, 28, 12)
        self._grid.setHorizontalSpacing(_GAP)
        self._grid.setVerticalSpacing(8)
        self._laid: tuple[int, int] = (0, 0)
        self._icons = QGridLayout()  # of the cards with an icon
        self._icons.setHorizontalSpacing(_GAP)
        self._icons.setVerticalSpacing(8)
        self.setWidget(self._inner)

    def show_sections(self, sections: Sequence[tuple[str, Sequence[CardFacts]]]) -> list[list[Card]]:
        """Show rows of cards below their headings, if they have any, and give the cards.

        The card that had the keyboard, or the one that stands for it now, keeps it.
        """
        held = next((card.key for card in self._cards() if card.hasFocus()), None)
        for label, cards in self._sections:
            for each in (label, *cards):
                if each is not None:
                    self._grid.removeWidget(each)
                    each.hide()  # else what its layout asked for would show it in a window of its own
                    each.setParent(None)
                    each.deleteLater()
        self._sections = []
        for title, facts in sections:
            if facts:
                label = PlainLabel(title) if title else None
                if label is not None:
                    label.setObjectName("title")
                self._sections.append((label, [Card(each) for each in facts]))
        self._laid = (0, 0)
        self._lay_out()
        if (card := next((each for each in self._cards() if each.key == held), None)) is not None:
            card.show()  # the layout would do so too late
            card.setFocus(Qt.FocusReason.OtherFocusReason)
        return [cards for _, cards in self._sections]

    def _cards(self) -> list[Card]:
        return [card for _, row in self._sections for card in row]

    @property
    def is_pressed(self) -> bool:
        """Whether the mouse or a key holds a card down: another in its place would never be clicked."""
        return any(card.isDown() for card in self._cards())

    def _lay_out(self) -> None:
        """Lay the cards out in columns; those with an icon take as much room as two or more others."""
        bar = self.verticalScrollBar().sizeHint().width()  # kept free, so that no card moves where it comes
        room = self.maximumViewportSize().width() - bar - 56 + _GAP
        columns = max(1, min(MOST, room // (NARROW + _GAP)))
        width = min(PICTURE.width() + 2 * _EDGE, room // columns - _GAP)
        if (columns, width) == self._laid:
            return
        for column in range(self._laid[0] + 1):
            self._grid.setColumnStretch(column, 0)
        self._laid, row = (columns, width), 0
        for label, cards in self._sections:
            if label is not None:
                self._grid.addWidget(label, row, 0, 1, columns)
                row += 1
            if all(card.icon_name for card in cards):
                self._lay_beside(cards, row, columns, columns * (width + _GAP))
                row += 1
                continue
            for place, card in enumerate(cards):
                card.resize_to(width)
                row_of, column = row + place // columns, place % columns
                self._grid.addWidget(card, row_of, column, Qt.AlignmentFlag.AlignTop)
            row += 1 + (len(cards) - 1) // columns
        self._grid.setColumnStretch(columns, 1)
        self._grid.setRowStretch(row, 1)

    def _lay_beside(self, cards: Sequence[Card], row: int, columns: int, room: int) -> None:
        """Share the width of all columns among cards with an icon."""
        self._take_icons_out()
        self._grid.addLayout(self._icons, row, 0, 1, columns)  # first: else the cards stay alive
        beside = _beside(cards, room)
        for place, card in enumerate(cards):
            card.resize_to(room // beside - _GAP)
            self._icons.addWidget(card, place // beside, place % beside, Qt.AlignmentFlag.AlignTop)
        self._icons.setColumnStretch(beside, 1)

    def _take_icons_out(self) -> None:
        """Empty the layout of cards with an icon before it moves: once out of the grid nobody would tell it
        that one of its cards is gone.
        """
        while self._icons.takeAt(0) is not None:
            pass
        for column in range(self._icons.columnCount()):
            self._icons.setColumnStretch(column, 0)
        self._grid.removeItem(self._icons)
        self._icons.setParent(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out anew where another number fits side by side."""
        super().resizeEvent(event)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the cards with the arrow keys."""
        key = Qt.Key(event.key())
        cards = self._cards()
        if key not in _ARROWS or not cards:
            super().keyPressEvent(event)
            return
        now = next((card for card in cards if card.hasFocus()), None)
        card = cards[0] if now is None else _next_card(cards, now, key)
        card.setFocus()
        self.ensureWidgetVisible(card)


def _next_card(cards: Sequence[Card], now: Card, key: Qt.Key) -> Card:
    """Return the card before or after one, or the nearest of the row above or below; itself at the ends."""
    if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        place = cards.index(now) + (1 if key == Qt.Key.Key_Right else -1)
        return cards[max(0, min(len(cards) - 1, place))]
    way = 1 if key == Qt.Key.Key_Down else -1
    there = [card for card in cards if way * (card.y() - now.y()) > 0]
    return min(there, key=lambda card: (way * card.y(), abs(card.x() - now.x())), default=now)


def file_words(path: Path) -> str:
    """Say where a file is, or that it is gone."""
    return str(path.parent) if path.exists() else tr("{folder} – not there any more", folder=path.parent)

"""The start page: cards for battles, sample tables, recent files, rescued work and blank tables."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

PICTURE = QSize(256, 176)
_LINES, _LETTERS = 5, 600  # of words below a picture, and looked at
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What a card says and does.

    `pictured` names the file that its picture is of, `icon` what is drawn large where there is no such file.
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
        self.setToolTip(facts.words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(facts.act)
        self.picture = QLabel(self)  # with a parent even where it stays hidden, so that it goes with the card
        self.pictured, self.icon_name = facts.pictured, facts.icon
        self.picture.setVisible(self.has_picture)
        self.title, self.words = QLabel(facts.title), QLabel()
        self.title.setObjectName("heading")
        self.words.setObjectName("quiet")
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._say(facts.words)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 10)
        column.setSpacing(4)
        if self.has_picture:
            self.picture.setFixedSize(PICTURE)
            self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.picture.setText("…")
            column.addWidget(self.picture)
        column.addWidget(self.title)
        column.addWidget(self.words, 1)
        for label in (self.picture, self.title, self.words):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(PICTURE.width() + 24, (PICTURE.height() + 124) if self.has_picture else 76)

    @property
    def has_picture(self) -> bool:
        """Whether it has room for a picture or a large icon."""
        return self.pictured is not None or bool(self.icon_name)

    def show_words(self, title: str, words: str) -> None:
        """Say what the card is, once it is known."""
        self.title.setText(title)
        self._say(words)
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)
        self.setToolTip(words)

    def _say(self, words: str) -> None:
        """Write the words, below a picture as many as there is room for; the tip has all."""
        if not self.has_picture:
            self.words.setText(words)
            return
        room = QRect(0, 0, PICTURE.width(), _LINES * self.words.fontMetrics().lineSpacing())
        kept = words[:_LETTERS].split()
        text = " ".join(kept)
        while kept and not _fits(self.words, text, room):
            kept.pop()
            text = f"{' '.join(kept)} …"
        self.words.setText(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter as with Space; leave the arrow keys to the page, which knows what lies where."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def show_picture(self, image: QImage) -> None:
        """Show the table's picture."""
        self.picture.setPixmap(QPixmap.fromImage(image))


def _fits(label: QLabel, text: str, room: QRect) -> bool:
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
    wide = QRect(0, 0, room.width(), 10 * room.height())
    return label.fontMetrics().boundingRect(wide, flags, text).height() <= room.height()


class HomePage(QScrollArea):
    """Sections of cards, laid out for the width there is; arrow keys step through them."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self._sections: list[tuple[QLabel, list[Card]]] = []
        self._inner = QWidget()
        self._grid = QGridLayout(self._inner)
        self._grid.setContentsMargins(32, 20, 32, 24)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(12)
        self._columns = 0
        self.setWidget(self._inner)

    def show_sections(self, sections: Sequence[tuple[str, Sequence[CardFacts]]]) -> list[list[Card]]:
        """Show headed rows of cards, and give the cards."""
        for label, cards in self._sections:
            for each in (label, *cards):
                self._grid.removeWidget(each)
                each.setParent(None)
                each.deleteLater()
        self._sections = []
        for title, facts in sections:
            if facts:
                label = QLabel(title)
                label.setObjectName("title")
                self._sections.append((label, [Card(each) for each in facts]))
        self._columns = 0
        self._lay_out()
        return [cards for _, cards in self._sections]

    def _lay_out(self) -> None:
        room = self.viewport().width() - 64 + 16
        columns = max(1, room // (PICTURE.width() + 24 + 16))
        if columns == self._columns:
            return
        for column in range(self._columns + 1):
            self._grid.setColumnStretch(column, 0)
        self._columns, row = columns, 0
        for label, cards in self._sections:
            self._grid.addWidget(label, row, 0, 1, columns)
            for place, card in enumerate(cards):
                row_of, column = row + 1 + place // columns, place % columns
                self._grid.addWidget(card, row_of, column, Qt.AlignmentFlag.AlignTop)
            row += 2 + (len(cards) - 1) // columns
        self._grid.setColumnStretch(columns, 1)
        self._grid.setRowStretch(row, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out anew where another number fits side by side."""
        super().resizeEvent(event)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the cards with the arrow keys."""
        key = Qt.Key(event.key())
        cards = [card for _, row in self._sections for card in row]
        if key not in _ARROWS or not cards:
            super().keyPressEvent(event)
            return
        now = next((card for card in cards if card.hasFocus()), None)
        card = cards[0] if now is None else _next_card(cards, now, key)
        card.setFocus()
        self.ensureWidgetVisible(card)


def _next_card(cards: Sequence[Card], now: Card, key: Qt.Key) -> Card:
    """Give the card before or after one, or the nearest of the row above or below; itself at the ends."""
    if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        place = cards.index(now) + (1 if key == Qt.Key.Key_Right else -1)
        return cards[max(0, min(len(cards) - 1, place))]
    way = 1 if key == Qt.Key.Key_Down else -1
    there = [card for card in cards if way * (card.y() - now.y()) > 0]
    return min(there, key=lambda card: (way * card.y(), abs(card.x() - now.x())), default=now)


def file_words(path: Path) -> str:
    """Say where a file is, or that it is gone."""
    return str(path.parent) if path.exists() else f"{path.parent} – not there any more"

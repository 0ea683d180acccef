"""The view for players: a window that shows the spot large and the verdict in words, nothing else."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from battlefield.app.refereeing.card_html import signed_verdict
from battlefield.app.refereeing.spot import spot_of
from battlefield.app.refereeing.told import Told, Tone
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, capital, tr
from battlefield.ui.refereeing.card_files import Card
from battlefield.ui.refereeing.following import Following
from battlefield.ui.refereeing.spot_picture import draw_photograph, draw_plan
from battlefield.ui.widgets.fitting import screen_of
from battlefield.ui.widgets.owner import owner
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import DARK, LIGHT, Colours

EMPTY = (
    QT_TR_NOOP("No verdict yet"),
    QT_TR_NOOP(
        "Lay the tape between two bases (T), look from one to the other (S) or place a template (1 to 6)"
    ),
)
KEYS = QT_TR_NOOP("F11 fills the screen · Esc leaves")
_BRIGHT: dict[Tone, str] = {"yes": "#7CF0B5", "no": "#FFB38A", "open": "#FFE08A", "plain": "#FFFFFF"}
_DEEP: dict[Tone, str] = {"yes": "#00573F", "no": "#8A2B00", "open": "#5A3F00", "plain": "#000000"}
_WORDS = 0.27  # share of the height that words have


class PlayersView(Following):
    """Follows what is measured; `closed` tells that it is not seen any more."""

    closed = Signal()

    def __init__(self, parent: QWidget, colours: Colours) -> None:
        super().__init__(parent, colours, Qt.WindowType.Window)
        self.setWindowTitle(tr("View for players – Battlefield"))
        self.setMinimumSize(QSize(480, 360))
        self.resize(960, 720)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._picture: tuple[tuple[object, ...], QPixmap] | None = None

    def setVisible(self, visible: bool) -> None:
        """Fill the screen that players see, where there is one, and leave the keys to the table."""
        if visible and not self.isVisible():
            screen = _players_screen(owner(self, QWidget))
            self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, screen is not None)
            if screen is not None:
                place = self.geometry()
                place.moveCenter(screen.geometry().center())
                self.setGeometry(place)
                self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)
        super().setVisible(visible)

    def arrived(self) -> None:
        """Say what is shown."""
        words = _verdict(self.card.told) if self.card is not None else said(self.fault) or tr(EMPTY[0])
        self.setAccessibleName(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Fill the screen, or leave it."""
        if event.key() == Qt.Key.Key_F11:
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.showNormal()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: object) -> None:
        """Fill the screen, or leave it."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask for nothing any more."""
        self.stop()
        event.accept()
        QTimer.singleShot(0, self.closed.emit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the spot above and the verdict below, or what to do."""
        is_dark = self.colours.name == DARK.name
        with painting(self) as painter:
            painter.fillRect(self.rect(), QColor("#000000" if is_dark else "#FFFFFF"))
            tones = _BRIGHT if is_dark else _DEEP
            whole, edge = QRectF(self.rect()), 0.02 * self.height()
            wide, high = whole.width() - 2.0 * edge, _WORDS * whole.height()
            words = QRectF(edge, whole.height() - high, wide, high - edge)
            if self.card is None:
                self._paint_empty(painter, whole.adjusted(4 * edge, 4 * edge, -4 * edge, -4 * edge), tones)
                return
            spot = QRectF(edge, edge, wide, words.top() - 2.0 * edge)
            painter.drawPixmap(spot.topLeft(), self._drawn(spot, self.card))
            self._paint_words(painter, words, self.card.told, tones)

    def _drawn(self, room: QRectF, card: Card) -> QPixmap:
        """Draw the spot, unless it is the one that was drawn last."""
        ratio = self.devicePixelRatioF()
        key = (id(card), room.width(), room.height(), ratio, self.colours.name)
        if self._picture is None or self._picture[0] != key:
            enlarged = max(1.0, room.height() / 420.0)  # so that lines and figures are seen from afar
            picture = QPixmap((room.size() * ratio).toSize())
            picture.setDevicePixelRatio(ratio * enlarged)
            picture.fill(QColor(self.colours.window))
            with painting(picture) as painter:
                self._draw(painter, QRectF(0.0, 0.0, room.width() / enlarged, room.height() / enlarged), card)
            picture.setDevicePixelRatio(ratio)
            self._picture = (key, picture)
        return self._picture[1]

    def _draw(self, painter: QPainter, target: QRectF, card: Card) -> None:
        scene, spot = card.evidence.scene, spot_of(card.evidence, card.unit)
        colours = DARK if self.colours.name == DARK.name else LIGHT
        if card.photograph is not None:
            draw_photograph(painter, target, scene, card.photograph, spot, colours)
        else:
            draw_plan(painter, target, scene, spot, colours)

    def _paint_words(self, painter: QPainter, room: QRectF, told: Told, tones: dict[Tone, str]) -> None:
        """Paint the verdict as large as it fits, and below it how sure it is."""
        upper = QRectF(room.left(), room.top(), room.width(), 0.56 * room.height())
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.bottom() - upper.bottom())
        sure = " · ".join(capital(said(each)) for each in (told.sure, told.value) if each)
        _paint(painter, upper, _verdict(told), tones[told.tone], 0.8 * upper.height(), True)
        _paint(painter, lower, sure, tones["plain"], 0.55 * lower.height(), False)

    def _paint_empty(self, painter: QPainter, room: QRectF, tones: dict[Tone, str]) -> None:
        head, what = (said(self.fault), "") if self.fault else map(tr, EMPTY)
        third, ink = room.height() / 3.0, tones["plain"]
        above = QRectF(room.left(), room.top(), room.width(), third * 1.4)
        _paint(painter, above, head, ink, 0.1 * room.height(), True)
        for number, line in enumerate((what, "" if self.isFullScreen() else tr(KEYS))):
            below = QRectF(room.left(), room.top() + (1.4 + 0.5 * number) * third, room.width(), 0.5 * third)
            _paint(painter, below, line, ink, 0.045 * room.height(), False)


def _verdict(told: Told) -> str:
    """Tell a verdict behind its sign: cards keep it in English."""
    sign = signed_verdict(told).removesuffix(told.verdict)
    return f"{sign}{said(told.verdict)}"


def _players_screen(table: QWidget) -> QScreen | None:
    """Return a screen beside the one that a table is on; one that shows the same is none."""
    own = screen_of(table.window()).geometry()
    return next((each for each in QGuiApplication.screens() if not each.geometry().intersects(own)), None)


def _paint(painter: QPainter, room: QRectF, words: str, colour: str, height: float, is_bold: bool) -> None:
    """Write a line as large as a height allows, smaller where it would be wider than its room."""
    font = QFont(painter.font())
    font.setWeight(QFont.Weight.DemiBold if is_bold else QFont.Weight.Normal)
    font.setPixelSize(max(8, round(height)))
    wide = QFontMetricsF(font).horizontalAdvance(words)
    font.setPixelSize(max(8, int(height * min(1.0, room.width() / max(wide, 1.0)))))
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)

"""Small pictures of the pieces of a library, painted one after the other once they are looked at."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from battlefield.app.design.library.library import LibraryPiece
from battlefield.app.design.parts.parts import LISTS, Part, ref_of
from battlefield.app.design.parts.places import box_of_parts
from battlefield.app.wording.said import shown_piece
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.rules.scene.contents import Board, Scene
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.items import MatItem
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours, faded

PIECE = Qt.ItemDataRole.UserRole
LEFT = Qt.ItemDataRole.UserRole + 1  # what is still to be placed of it, in words
_WIDTH, _PICTURE, _LINE = 98, 60, 16  # pixels
_LEAST = 9.0  # inches that a picture shows at least, so that small pieces look small
_Wanted = tuple[int, int, int, float]
"""The id of a piece, the width and height of its picture, and how many pixels to one."""
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class _Painted:
    """A picture with the size in words; the piece is kept, so that no other gets its id."""

    piece: LibraryPiece
    picture: QPixmap
    size: str


def picture_of(piece: LibraryPiece, colours: Colours, size: QSize, ratio: float) -> QPixmap:
    """Paint a piece as it lies on a table, its larger side filling the picture."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(colours.mat))
    box = box_of_parts(piece.parts)
    board = BoardScene(colours, cached=False)
    board.show_scene(_scene_of(piece.parts))
    board.show_labels(False)
    for item in board.items():
        if isinstance(item, MatItem):
            item.hide()
    across = max(box.width + 1.0, (box.height + 1.0) * size.width() / size.height(), _LEAST)
    down = across * size.height() / size.width()
    (x, y), target = box.centre, QRectF(0, 0, size.width(), size.height())
    with painting(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board.render(painter, target, QRectF(x - across / 2, y - down / 2, across, down))
    return picture


@lru_cache(maxsize=256)
def _kept_picture(
    piece: Same[LibraryPiece], colours: Colours, size: tuple[int, int], ratio: float
) -> QPixmap:
    """Paint a piece once for all pages: those that come with the program are the same objects on each."""
    return picture_of(piece.value, colours, QSize(*size), ratio)


def _scene_of(parts: tuple[Part, ...]) -> Scene:
    lists: dict[str, list[Part]] = {}
    for part in parts:
        lists.setdefault(LISTS[ref_of(part).kind], []).append(part)
    whole = {name: tuple(found) for name, found in lists.items()}
    return Scene(Board(1.0, 1.0), **whole)  # type: ignore[arg-type]


class PieceDelegate(QStyledItemDelegate):
    """Paints a piece as a small picture with its name and size below it."""

    painted = Signal()

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self._pictures: dict[_Wanted, _Painted] = {}
        self._waiting: dict[_Wanted, tuple[LibraryPiece, QSize]] = {}
        self._soon = QTimer(self)
        self._soon.setInterval(1)  # millisecond, in which others have their turn
        self._soon.timeout.connect(self._paint_next)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        self._pictures.clear()
        self._waiting.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return room for the picture and two lines."""
        return QSize(_WIDTH, _PICTURE + 2 * _LINE + 12)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint frame, picture and words."""
        piece: LibraryPiece = index.data(PIECE)
        colours, rect = self.colours, QRect(option.rect).adjusted(3, 3, -3, -3)
        state = option.state
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        is_under = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QColor(colours.accent if is_chosen else colours.quiet if is_under else colours.line)
        painter.setPen(QPen(edge, 2 if is_chosen else 1))
        painter.setBrush(faded(colours.accent, 0.10) if is_chosen else QColor(colours.raised))
        painter.drawRoundedRect(rect, 6, 6)
        room = QRect(rect.x() + 4, rect.y() + 4, rect.width() - 8, _PICTURE - 4)
        found = self._painted(piece, room.size(), painter)
        if found is None:
            painter.fillRect(room, QColor(colours.mat))
        else:
            painter.drawPixmap(room.topLeft(), found.picture)
        second = index.data(LEFT) or (found.size if found is not None else "")
        self._paint_words(painter, (shown_piece(piece.name), second), rect)
        painter.restore()

    def _paint_words(self, painter: QPainter, words: tuple[str, str], rect: QRect) -> None:
        lines = zip(words, (self.colours.text, self.colours.quiet), strict=True)
        for number, (text, colour) in enumerate(lines):
            room = QRect(rect.x() + 5, rect.y() + _PICTURE + 2 + number * _LINE, rect.width() - 10, _LINE)
            fitting = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.setPen(QColor(colour))
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, fitting)

    def _painted(self, piece: LibraryPiece, size: QSize, painter: QPainter) -> _Painted | None:
        """Return a piece's picture; None, and it is painted soon."""
        key = (id(piece), size.width(), size.height(), painter.device().devicePixelRatio())
        if key in self._pictures:
            return self._pictures[key]
        self._waiting[key] = (piece, size)
        self._soon.start()
        return None

    def _paint_next(self) -> None:
        """Paint the picture that was asked for first."""
        if self._waiting:
            key = next(iter(self._waiting))
            piece, size = self._waiting.pop(key)
            picture = _kept_picture(Same(piece), self.colours, (size.width(), size.height()), key[3])
            wide, deep = piece.size
            self._pictures[key] = _Painted(piece, picture, f'{round(wide, 1):g}" × {round(deep, 1):g}"')
        if not self._waiting:
            self._soon.stop()
        self.painted.emit()

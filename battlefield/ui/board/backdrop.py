"""The picture under the table: read and straightened away from the hand, then painted with the mat."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter, QTransform

from battlefield.app.design.backdrop import backdrop_path, map_of
from battlefield.app.desk.background import AtOnce, Background, Latest
from battlefield.app.desk.table_view import TableView
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.translation import tr
from battlefield.files.text.errors import SceneError
from battlefield.geometry.outlines.homography import Homography, PlacingError
from battlefield.rules.scene.contents import Board, Scene
from battlefield.rules.scene.scenario import Backdrop
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.read_pictures import ReadPicture, load_picture

_LAID = 9_000_000  # pixels that a picture is scaled down to as it is laid on the board
_SHARPEST = 60.0  # pixels to the inch


@dataclass(frozen=True, slots=True)
class LaidPicture:
    """A picture as it lies: it covers the board, clear where there is none; or why it cannot."""

    image: QImage | None
    words: str = ""


def straightened(picture: ReadPicture, onto: Homography, board: Board) -> QImage:
    """Paint a picture as it lies on a board: what lies outside is left off."""
    sharp = min(_SHARPEST, (_LAID / (board.width * board.height)) ** 0.5)
    size = QSize(max(1, round(board.width * sharp)), max(1, round(board.height * sharp)))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    (a, b, c), (d, e, f), (g, h, i) = onto.rows
    own = QTransform.fromScale(
        picture.size.width() / picture.image.width(), picture.size.height() / picture.image.height()
    )
    with painting(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(own * QTransform(a, d, g, b, e, h, c, f, i) * QTransform.fromScale(sharp, sharp))
        painter.drawImage(0, 0, picture.image)
    return image


def picture_under(scene: Scene, path: Path | None) -> LaidPicture:
    """Read the picture that a scene of a file names and lay it, or say why that cannot be; none is blank."""
    backdrop = scene.backdrop
    if backdrop is None:
        return LaidPicture(None)
    try:
        picture = load_picture(backdrop_path(backdrop, path))
        return LaidPicture(straightened(picture, map_of(backdrop), scene.board))
    except (SceneError, PlacingError) as error:
        return LaidPicture(
            None, tr("The picture under the table is left out: {error}", error=whole_fault(error))
        )


class BackdropShow:
    """Keeps the picture of a desk's scene under a board; what cannot be shown is complained of once."""

    def __init__(self, desk: TableView, board: BoardScene, background: Background | None) -> None:
        self._desk, self._board = desk, board
        self._read: dict[Path, ReadPicture] = {}
        self._latest: Latest[LaidPicture] = Latest(background or AtOnce(), self.refresh)
        self._said = ""

    def refresh(self) -> None:
        """Lay the picture that the shown scene names, once it is read and straightened."""
        scene = self._desk.stage
        backdrop = scene.backdrop
        if backdrop is None or backdrop.hidden:
            self._latest.forget()
            self._board.lay_picture(None, 0.0)
            return
        path = self._desk.document.path
        key = (path, backdrop.picture, backdrop.pairs, scene.board.width, scene.board.height)
        found = self._latest.get(key, lambda _task: self._laid(path, backdrop, scene.board))
        if found is None:
            return
        self._board.lay_picture(found.image, backdrop.opacity)
        is_seen = any(view.isVisible() for view in self._board.views())  # or the page is still being made
        if is_seen and found.words and found.words != self._said:
            self._said = found.words
            self._desk.complain(found.words)

    def _laid(self, path: Path | None, backdrop: Backdrop, board: Board) -> LaidPicture:
        """Read and straighten, in the background."""
        try:
            file = backdrop_path(backdrop, path)
            read = self._read.get(file) or load_picture(file)
            self._read = {file: read}
            return LaidPicture(straightened(read, map_of(backdrop), board))
        except (SceneError, PlacingError) as error:
            return LaidPicture(
                None, tr("The picture under the table is not shown: {error}", error=whole_fault(error))
            )

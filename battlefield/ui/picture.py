"""Pictures of the board: for cards, and as PNG, SVG and PDF files at a chosen scale."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from battlefield.files.writing import write_bytes
from battlefield.rules.scene import Scene
from battlefield.ui.board_scene import BoardScene
from battlefield.ui.items import FRAME
from battlefield.ui.palette import Colours

MOST_PIXELS = 120_000_000
_TENTHS = 254  # dots per inch that QSvgGenerator is told: whole numbers of tenths of a millimetre


class PictureError(ValueError):
    """A picture that cannot be made; its text is one sentence for the reader."""


def picture_size(scene: Scene, pixels_per_inch: float) -> QSize:
    """Give the pixels of a picture with its frame; too many are refused."""
    width = round((scene.board.width + 2 * FRAME) * pixels_per_inch)
    height = round((scene.board.height + 2 * FRAME) * pixels_per_inch)
    if min(width, height) < 1 or width * height > MOST_PIXELS or max(width, height) > 32_000:
        raise PictureError(
            f"A picture of {width} × {height} pixels cannot be drawn; choose a scale between "
            f"{1:g} and {least_scale(scene):.0f} pixels per inch"
        )
    return QSize(width, height)


def least_scale(scene: Scene) -> float:
    """Give the largest number of pixels per inch that a picture of this board can have."""
    width, height = scene.board.width + 2 * FRAME, scene.board.height + 2 * FRAME
    return float(min((MOST_PIXELS / (width * height)) ** 0.5, 32_000 / max(width, height)))


def draw_board(
    painter: QPainter,
    target: QRectF,
    scene: Scene,
    colours: Colours,
    labels: bool = True,
    is_framed: bool = True,
    picture: QImage | None = None,
) -> None:
    """Draw the table, with its frame or without, over the picture under it, into a painter's rectangle."""
    board = BoardScene(colours, cached=False)
    if picture is not None and scene.backdrop is not None:
        board.lay_picture(picture, scene.backdrop.opacity)
    board.show_scene(scene, scene.templates[-1].id if scene.templates else None)
    board.show_labels(labels)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    bare = QRectF(0.0, 0.0, scene.board.width, scene.board.height)
    board.render(painter, target, board.table_rect() if is_framed else bare)


def board_image(
    scene: Scene,
    colours: Colours,
    pixels_per_inch: float,
    is_framed: bool = True,
    picture: QImage | None = None,
) -> QImage:
    """Draw the board as an image."""
    size = picture_size(scene, pixels_per_inch)
    if not is_framed:
        board = scene.board
        size = QSize(round(board.width * pixels_per_inch), round(board.height * pixels_per_inch))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(colours.window))
    painter = QPainter(image)
    whole = QRectF(0, 0, size.width(), size.height())
    draw_board(painter, whole, scene, colours, is_framed=is_framed, picture=picture)
    painter.end()
    return image


def thumbnail(scene: Scene, colours: Colours, room: QSize, ratio: float) -> QImage:
    """Draw the board without words, as large as fits into a room."""
    width, height = scene.board.width + 2 * FRAME, scene.board.height + 2 * FRAME
    scale = min(room.width() / width, room.height() / height)
    image = QImage(
        QSizeF(width * scale * ratio, height * scale * ratio).toSize(), QImage.Format.Format_ARGB32
    )
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    draw_board(painter, QRectF(0, 0, width * scale, height * scale), scene, colours, labels=False)
    painter.end()
    return image


def _svg(scene: Scene, colours: Colours, paper_per_inch: float, picture: QImage | None) -> bytes:
    """Draw the board as SVG whose inch of table is `paper_per_inch` inches wide."""
    width = (scene.board.width + 2 * FRAME) * paper_per_inch
    height = (scene.board.height + 2 * FRAME) * paper_per_inch
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(_TENTHS)
    generator.setSize(QSize(round(width * _TENTHS), round(height * _TENTHS)))
    generator.setViewBox(QRectF(0, 0, width * _TENTHS, height * _TENTHS))
    generator.setTitle(scene.name or "Battlefield")
    painter = QPainter(generator)
    whole = QRectF(0, 0, width * _TENTHS, height * _TENTHS)
    draw_board(painter, whole, scene, colours, picture=picture)
    painter.end()
    return bytes(buffer.data().data())


def png(
    scene: Scene,
    colours: Colours,
    pixels_per_inch: float,
    is_framed: bool = True,
    picture: QImage | None = None,
) -> bytes:
    """Draw the board as the bytes of a PNG file; PictureError where it would be too large."""
    image = board_image(scene, colours, pixels_per_inch, is_framed, picture)
    image.setDotsPerMeterX(round(pixels_per_inch / 0.0254))
    image.setDotsPerMeterY(round(pixels_per_inch / 0.0254))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def _pdf(scene: Scene, paper_per_inch: float, picture: QImage | None) -> bytes:
    """Draw the board on one sheet of its own size; PictureError where that is larger than a sheet can be."""
    from battlefield.app.printing.pages import PrintError
    from battlefield.app.printing.plan import plan_of
    from battlefield.app.printing.wish import Shown, Wish
    from battlefield.ui.printing.pdf import pdf_bytes

    wish = Wish(paper="mat", scale=paper_per_inch, shown=Shown(mat=True, hidden=True))
    try:
        return pdf_bytes(plan_of(scene, wish), scene.name or "Battlefield", picture)
    except PrintError as error:
        raise PictureError(str(error)) from error


def write_picture(
    path: Path, scene: Scene, colours: Colours, pixels_per_inch: float, picture: QImage | None = None
) -> None:
    """Write the board as PNG, or as SVG or PDF at 96 pixels to the inch of paper, by the file's ending.

    A picture lies under it, as large as the board; what a scene holds is drawn, hidden or not. Raises
    PictureError where it cannot be drawn, SceneError where it cannot be written.
    """
    ending, scale = path.suffix.lower(), pixels_per_inch / 96
    if ending == ".png":
        data = png(scene, colours, pixels_per_inch, picture=picture)
    elif ending == ".svg":
        data = _svg(scene, colours, scale, picture)
    elif ending == ".pdf":
        data = _pdf(scene, scale, picture)
    else:
        raise PictureError(f"{path.name} must end in .png, .svg or .pdf")
    write_bytes(path, data)

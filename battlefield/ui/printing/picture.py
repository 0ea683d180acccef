"""Pictures of the board: for cards, and as PNG, SVG and PDF files at a chosen scale."""

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from battlefield.app.printing.wish import Shown, shown_parts
from battlefield.app.wording.translation import tr
from battlefield.files.scene.whole_files import write_bytes
from battlefield.rules.scene.contents import Scene
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.items import FRAME
from battlefield.ui.board.terrain.laying_pictures import pictures_on
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours

ALL_SHOWN = Shown()
MARGINS = (0.0, 12.0)  # inches of the table
MOST_PIXELS = 120_000_000
_TENTHS = 254  # dots per inch that QSvgGenerator is told: whole numbers of tenths of a millimetre


@dataclass(frozen=True, slots=True)
class Drawn:
    """How a picture is drawn: its scale, what it shows, and a margin in inches of the table."""

    pixels_per_inch: float
    shown: Shown = ALL_SHOWN
    margin: float = 0.0


class PictureError(ValueError):
    """A picture that cannot be made; its text is one sentence for the reader."""


def picture_size(scene: Scene, pixels_per_inch: float, margin: float = 0.0) -> QSize:
    """Return the pixels of a picture with its margin, in inches of the table; too many are refused."""
    width = round((scene.board.width + 2 * margin) * pixels_per_inch)
    height = round((scene.board.height + 2 * margin) * pixels_per_inch)
    if min(width, height) < 1 or width * height > MOST_PIXELS or max(width, height) > 32_000:
        raise PictureError(
            tr(
                "A picture of {width} × {height} pixels cannot be drawn; choose a scale between 1 and {most} "
                "pixels per inch",
                width=width,
                height=height,
                most=f"{least_scale(scene, margin):.0f}",
            )
        )
    return QSize(width, height)


def least_scale(scene: Scene, margin: float = 0.0) -> float:
    """Return the largest number of pixels per inch that a picture of this board can have."""
    width, height = scene.board.width + 2 * margin, scene.board.height + 2 * margin
    return float(min((MOST_PIXELS / (width * height)) ** 0.5, 32_000 / max(width, height)))


def draw_board(
    painter: QPainter,
    target: QRectF,
    scene: Scene,
    colours: Colours,
    shown: Shown = ALL_SHOWN,
    margin: float = 0.0,
    picture: QImage | None = None,
) -> None:
    """Draw the table with a margin in inches, over the picture under it, into a painter's rectangle.

    What is left out is told by `shown`, but for hidden parts and the picture, which the caller leaves out.
    """
    board = BoardScene(colours, cached=False)
    board.show_grid(shown.grid)
    board.draw_terrain(shown.drawn)
    board.letter_for_paper(scene.board)
    if picture is not None and scene.backdrop is not None:
        board.lay_picture(picture, scene.backdrop.opacity)
    board.lay_on_pieces(pictures_on(scene, None)[0])
    board.order_sides(board.sides_of(scene))
    board.show_scene(shown_parts(scene, shown), scene.templates[-1].id if scene.templates else None)
    board.show_labels(shown.names)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    table = QRectF(0.0, 0.0, scene.board.width, scene.board.height)
    board.render(painter, target, table.adjusted(-margin, -margin, margin, margin))


def board_image(
    scene: Scene,
    colours: Colours,
    pixels_per_inch: float,
    shown: Shown = ALL_SHOWN,
    margin: float = 0.0,
    picture: QImage | None = None,
) -> QImage:
    """Draw the board as an image."""
    image = QImage(picture_size(scene, pixels_per_inch, margin), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(colours.window))
    with painting(image) as painter:
        whole = QRectF(0, 0, image.width(), image.height())
        draw_board(painter, whole, scene, colours, shown, margin, picture)
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
    with painting(image) as painter:
        whole = QRectF(0, 0, width * scale, height * scale)
        draw_board(painter, whole, scene, colours, Shown(names=False), FRAME)
    return image


def _svg(scene: Scene, colours: Colours, drawn: Drawn, picture: QImage | None) -> bytes:
    """Draw the board as SVG, 96 pixels to the inch of paper."""
    scale = drawn.pixels_per_inch / 96
    width = (scene.board.width + 2 * drawn.margin) * scale
    height = (scene.board.height + 2 * drawn.margin) * scale
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(_TENTHS)
    generator.setSize(QSize(round(width * _TENTHS), round(height * _TENTHS)))
    generator.setViewBox(QRectF(0, 0, width * _TENTHS, height * _TENTHS))
    generator.setTitle(scene.name or "Battlefield")
    with painting(generator) as painter:
        whole = QRectF(0, 0, width * _TENTHS, height * _TENTHS)
        draw_board(painter, whole, scene, colours, drawn.shown, drawn.margin, picture)
    return bytes(buffer.data().data())


def png(scene: Scene, colours: Colours, drawn: Drawn, picture: QImage | None = None) -> bytes:
    """Draw the board as the bytes of a PNG file; PictureError where it would be too large."""
    pixels_per_inch = drawn.pixels_per_inch
    image = board_image(scene, colours, pixels_per_inch, drawn.shown, drawn.margin, picture)
    image.setDotsPerMeterX(round(pixels_per_inch / 0.0254))
    image.setDotsPerMeterY(round(pixels_per_inch / 0.0254))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def _pdf(scene: Scene, drawn: Drawn, picture: QImage | None) -> bytes:
    """Draw the board on one sheet of its own size; PictureError where that is larger than a sheet can be."""
    from battlefield.app.printing.pages import PrintError
    from battlefield.app.printing.plan import plan_of
    from battlefield.app.printing.wish import Wish
    from battlefield.ui.printing.pdf import pdf_bytes

    shown = replace(drawn.shown, mat=True, hidden=True)
    wish = Wish(paper="mat", scale=drawn.pixels_per_inch / 96, shown=shown)
    try:
        return pdf_bytes(plan_of(scene, wish), scene.name or "Battlefield", picture)
    except PrintError as error:
        raise PictureError(str(error)) from error


def write_picture(
    path: Path, scene: Scene, colours: Colours, drawn: Drawn, picture: QImage | None = None
) -> None:
    """Write the board as PNG, or as SVG or PDF at 96 pixels to the inch of paper, by the file's ending.

    A picture lies under it, as large as the board; what a scene holds is drawn, hidden or not. A PDF has no
    margin. Raises PictureError where it cannot be drawn, SceneError where it cannot be written.
    """
    ending = path.suffix.lower()
    if ending == ".png":
        data = png(scene, colours, drawn, picture)
    elif ending == ".svg":
        data = _svg(scene, colours, drawn, picture)
    elif ending == ".pdf":
        data = _pdf(scene, drawn, picture)
    else:
        raise PictureError(tr("{name} must end in .png, .svg or .pdf", name=path.name))
    write_bytes(path, data)

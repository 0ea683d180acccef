"""Line icons, recoloured by the theme."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QToolBar, QToolButton, QWidget

from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.resources import asset
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours, resting

_MORE = QT_TR_NOOP("More tools")
_SIZES = (24, 48)  # for one and for two device pixels to the pixel


@lru_cache(maxsize=256)
def _drawing(name: str) -> str:
    return asset(f"icons/{name}.svg").read_text(encoding="utf-8")


def _pixmap(svg: str, size: int) -> QPixmap:
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    with painting(picture) as painter:
        QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, size, size))
    return picture


_MORE_SIZE = 18  # pixels: what Qt itself leaves the button shrinks its sign to a dot


@lru_cache(maxsize=512)
def icon(name: str, colours: Colours) -> QIcon:
    """Make an icon in a theme's text colour, its lit state in the colour of text on the accent."""
    made, svg = QIcon(), _drawing(name)
    for colour, mode, state in (
        (colours.text, QIcon.Mode.Normal, QIcon.State.Off),
        (colours.accent_text, QIcon.Mode.Normal, QIcon.State.On),
        (resting(colours).name(), QIcon.Mode.Disabled, QIcon.State.Off),
    ):
        for size in _SIZES:
            made.addPixmap(_pixmap(svg.replace("currentColor", colour), size), mode, state)
    return made


def mark_more(root: QWidget, colours: Colours) -> None:
    """Let tool bars that are too short for all their buttons show that a menu has the others."""
    for bar in root.findChildren(QToolBar):
        button = bar.findChild(QToolButton, "qt_toolbar_ext_button")
        if isinstance(button, QToolButton):
            across = bar.orientation() == Qt.Orientation.Horizontal
            button.setIcon(icon("more-right" if across else "more-down", colours))
            button.setIconSize(QSize(_MORE_SIZE, _MORE_SIZE))
            button.setMinimumSize(_MORE_SIZE, _MORE_SIZE)
            button.setToolTip(tr(_MORE))
            button.setAccessibleName(tr(_MORE))


def program_icon() -> QIcon:
    """Make the icon of the program."""
    return QIcon(str(asset("battlefield.svg")))

"""The table in its true size on a screen: how many pixels a real inch takes there, kept screen by screen."""

from math import isfinite
from zlib import crc32

from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from battlefield.ui.widgets.settings import Settings

LEAST, MOST = 30.0, 500.0  # pixels that a real inch can take
_USUAL = 96.0


def _key(screen: QScreen) -> str:
    """Return under what a screen's size is kept: a screen in another resolution is another one."""
    size, ratio = screen.size(), screen.devicePixelRatio()
    told = (screen.manufacturer(), screen.model(), screen.serialNumber(), screen.name())
    named = "|".join((*told, f"{size.width()}x{size.height()}", f"{ratio:g}"))
    return f"true_size_{crc32(named.encode()):08x}"


def real_inch(settings: Settings, widget: QWidget) -> float:
    """Return the pixels of a real inch on the screen under a widget; 0 where nobody has measured it."""
    found = settings.number(_key(widget.screen()), 0.0)
    return found if isfinite(found) and LEAST <= found <= MOST else 0.0


def keep_real_inch(settings: Settings, widget: QWidget, pixels: float) -> None:
    """Remember the pixels of a real inch on the screen that a widget lies on."""
    settings.keep(_key(widget.screen()), max(LEAST, min(MOST, pixels)))


def guessed_inch(settings: Settings, widget: QWidget) -> float:
    """Return what was measured, else what the screen says of itself, which is often wrong."""
    told = widget.screen().physicalDotsPerInch()
    guess = told if isfinite(told) and LEAST <= told <= MOST else _USUAL
    return real_inch(settings, widget) or guess

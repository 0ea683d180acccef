"""Unit, pace of motion, colours and what is shown of a table: kept in the settings, used in the window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from battlefield.app.lengths import LENGTH_UNITS, LengthUnit
from battlefield.app.playing.speeds import SPEEDS, Speed
from battlefield.ui.palette import DARK, LIGHT, Colours, box_palette, qt_palette, style_sheet
from battlefield.ui.settings import Settings

if TYPE_CHECKING:
    from battlefield.ui.window import MainWindow


def unit(settings: Settings) -> LengthUnit:
    """Give the unit in which lengths are shown."""
    found = settings.text("unit", "inches")
    return next((unit for unit in LENGTH_UNITS if unit == found), "inches")


def set_unit(window: "MainWindow", name: str) -> None:
    """Show lengths in another unit."""
    window.settings.keep("unit", name)
    window.acts[f"unit_{name}"].setChecked(True)
    if window.page is not None:
        window.page.desk.unit = unit(window.settings)
        window.page.desk.changed()


def speed(settings: Settings) -> Speed:
    """Give the pace at which a battle moves."""
    found = settings.text("motion", "normal")
    return next((speed for speed in SPEEDS if speed == found), "normal")


def set_speed(window: "MainWindow", name: Speed) -> None:
    """Let a battle move at another pace."""
    from battlefield.ui.battle.page import BattlePage

    window.settings.keep("motion", name)
    window.acts[f"motion_{name}"].setChecked(True)
    if isinstance(window.page, BattlePage):
        window.page.picture.speed = name


def wanted_colours(settings: Settings) -> Colours:
    """Give the colours that are asked for: the system's, as long as none are."""
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return {"light": LIGHT, "dark": DARK}.get(settings.text("theme", "system"), DARK if dark else LIGHT)


def recolour(window: "MainWindow") -> None:
    """Show everything in the window's colours."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.setPalette(qt_palette(window.colours))
    app.setPalette(box_palette(window.colours), "QCheckBox")  # type: ignore[arg-type]  # PySide takes text
    sheet = style_sheet(window.colours)
    if app.styleSheet() != sheet:  # setting one polishes every widget anew
        app.setStyleSheet(sheet)
    window.acts.recolour(window.colours)
    theme = window.settings.text("theme", "system")
    window.acts[f"theme_{theme}" if theme in ("light", "dark") else "theme_system"].setChecked(True)
    for page in (window.page, window.setup):
        if page is not None:
            page.recolour(window.colours)
    window.cards.recolour()


def show(window: "MainWindow", what: str) -> None:
    """Show or hide the grid or the labels, as the mark of the command says."""
    shown = window.acts[what].isChecked()
    window.settings.keep(what, shown)
    if window.page is not None:
        (window.page.board.show_grid if what == "grid" else window.page.board.show_labels)(shown)


def recall(window: "MainWindow") -> None:
    """Mark the commands as they were left, and give the window its size and place."""
    acts, settings = window.acts, window.settings
    acts["grid"].setChecked(settings.flag("grid", True))
    acts["labels"].setChecked(settings.flag("labels", True))
    acts["panels"].setChecked(True)
    acts[f"unit_{unit(settings)}"].setChecked(True)
    acts[f"motion_{speed(settings)}"].setChecked(True)
    window.resize(1280, 800)
    geometry = settings.blob("geometry")
    if isinstance(geometry, QByteArray):
        window.restoreGeometry(geometry)

"""Unit, pace of motion, colours and what is shown of a table: kept in the settings, used in the window."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from battlefield.app.playing.speeds import SPEEDS, Speed
from battlefield.app.wording.lengths import LENGTH_UNITS, LengthUnit
from battlefield.ui.widgets.palette import DARK, LIGHT, Colours, box_palette, qt_palette, style_sheet
from battlefield.ui.widgets.settings import Settings

if TYPE_CHECKING:
    from battlefield.ui.shell.window import MainWindow


Choice = TypeVar("Choice", bound=str)


def unit(settings: Settings) -> LengthUnit:
    """Give the unit in which lengths are shown."""
    return _chosen(settings, "unit", LENGTH_UNITS, "inches")


def speed(settings: Settings) -> Speed:
    """Give the pace at which a battle moves."""
    return _chosen(settings, "motion", SPEEDS, "normal")


def _chosen(settings: Settings, key: str, choices: Iterable[Choice], usual: Choice) -> Choice:
    """Give the choice that is kept under a key; the usual one where none of them is."""
    found = settings.text(key, usual)
    return next((choice for choice in choices if choice == found), usual)


def set_unit(window: "MainWindow", name: LengthUnit) -> None:
    """Show lengths in another unit."""
    _choose(window, "unit", name)
    if window.page is not None:
        window.page.desk.unit = name
        window.page.desk.changed()


def set_speed(window: "MainWindow", name: Speed) -> None:
    """Let a battle move at another pace."""
    from battlefield.ui.battle.page import BattlePage

    _choose(window, "motion", name)
    if isinstance(window.page, BattlePage):
        window.page.picture.speed = name


def _choose(window: "MainWindow", key: str, choice: str) -> None:
    """Keep a choice under a key, and mark its command."""
    window.settings.keep(key, choice)
    window.acts[f"{key}_{choice}"].setChecked(True)


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
    if isinstance(geometry, QByteArray) and window.restoreGeometry(geometry):
        window.on_screen.fit()
    else:
        window.on_screen.shrink()

"""Unit, pace of motion, colours and what is shown of a table: kept in the settings, used in the window."""

from functools import partial
from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QApplication

from battlefield.app.playing.speeds import Pace, Speed
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.translation import tr
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.pages.true_size import real_inch
from battlefield.ui.shell.shell import Shell
from battlefield.ui.widgets import chosen
from battlefield.ui.widgets.icons import mark_more
from battlefield.ui.widgets.palette import box_palette, qt_palette, style_sheet

if TYPE_CHECKING:
    from battlefield.ui.board.board_view import BoardView
    from battlefield.ui.pages.page import Page

_DRAWN = "terrain_drawn"  # the setting


def set_unit(window: Shell, name: LengthUnit) -> None:
    """Show lengths in another unit."""
    _choose(window, "unit", name)
    if window.page is not None:
        window.page.table.unit = name
        window.page.table.changed()
    if window.setup is not None:
        window.setup.show_in(name)
    window.cards.tell_anew()


def set_speed(window: Shell, name: Speed) -> None:
    """Let a battle move at another pace."""
    from battlefield.ui.battle.page import BattlePage

    _choose(window, "motion", name)
    if isinstance(window.page, BattlePage):
        window.page.picture.speed = name


def set_pace(window: Shell, name: Pace) -> None:
    """Let the program play at another pace."""
    from battlefield.ui.battle.page import BattlePage

    _choose(window, "pace", name)
    if isinstance(window.page, BattlePage):
        window.page.program.pace = name


def recall_lengths(window: Shell, page: "Page") -> None:
    """Give a page the unit of lengths and the paces that were chosen while it was behind a tab."""
    from battlefield.ui.battle.page import BattlePage

    page.table.unit = chosen.unit(window.settings)
    if isinstance(page, BattlePage):
        page.picture.speed = chosen.speed(window.settings)
        page.program.pace = chosen.pace(window.settings)


def _choose(window: Shell, key: str, choice: str) -> None:
    """Keep a choice under a key, and mark its command."""
    window.settings.keep(key, choice)
    window.acts[f"{key}_{choice}"].setChecked(True)


def recolour(window: Shell) -> None:
    """Show everything in the window's colours."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.setPalette(qt_palette(window.colours))
    app.setPalette(box_palette(window.colours), "QCheckBox")  # type: ignore[arg-type]  # PySide takes text
    sheet = style_sheet(window.colours)
    if app.styleSheet() != sheet:  # setting one polishes every widget anew
        app.setStyleSheet(sheet)
    window.acts.recolour(window.colours)
    mark_more(window, window.colours)
    theme = window.settings.text("theme", "system")
    window.acts[f"theme_{theme}" if theme in ("light", "dark") else "theme_system"].setChecked(True)
    for page in (window.page, window.setup, window.roster):
        if page is not None:
            page.recolour(window.colours)
    window.cards.recolour()


def show(window: Shell, what: str) -> None:
    """Show or hide the grid or the labels, as the mark of the command says."""
    shown = window.acts[what].isChecked()
    window.settings.keep(what, shown)
    if window.page is not None:
        (window.page.board.show_grid if what == "grid" else window.page.board.show_labels)(shown)


def know_screen(window: Shell, view: "BoardView") -> None:
    """Let a view say how large it shows the table, on a screen that was measured."""
    view.inch_on = partial(real_inch, window.settings)


def show_true_size(window: Shell) -> None:
    """Show the table as large as it is; a screen that is not measured yet is measured first."""
    if window.page is None:
        return
    pixels = real_inch(window.settings, window.page.view)
    if pixels:
        window.page.view.zoom(pixels / window.page.view.pixels_per_inch)
        window.say(tr("True size: an inch takes {pixels:.1f} pixels on this screen", pixels=pixels))
    else:
        measure_screen(window)


def measure_screen(window: Shell) -> None:
    """Ask how large a real inch is on this screen, and show the table in its true size then."""
    from battlefield.ui.pages.true_size_dialog import TrueSizeDialog

    dialog = TrueSizeDialog(window, window.settings, window.colours, chosen.unit(window.settings))
    dialog.measured.connect(lambda: show_true_size(window))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def draw_terrain(window: Shell) -> None:
    """Show terrain as drawn or as a plan, as the mark of the command says; each table keeps its look."""
    is_drawn = window.acts["terrain"].isChecked()
    window.settings.keep(_DRAWN, is_drawn)
    window.settings.keep(_drawn_key(window), is_drawn)
    if window.page is not None:
        window.page.board.draw_terrain(is_drawn)


def recall_terrain(window: Shell, board: BoardScene) -> None:
    """Show a board's terrain in the look its table was last seen in, else in the one chosen last."""
    is_drawn = window.settings.flag(_drawn_key(window), window.settings.flag(_DRAWN, False))
    window.acts["terrain"].setChecked(is_drawn)
    board.draw_terrain(is_drawn)


def _drawn_key(window: Shell) -> str:
    """Return where the look of the shown table is kept; one without a file has the one chosen last."""
    path = window.files.path
    return f"{_DRAWN}_{crc32(str(path.resolve()).encode()):08x}" if path is not None else _DRAWN


def recall(window: Shell) -> None:
    """Mark the commands as they were left, and give the window its size and place."""
    acts, settings = window.acts, window.settings
    acts["grid"].setChecked(settings.flag("grid", True))
    acts["labels"].setChecked(settings.flag("labels", True))
    acts["panels"].setChecked(True)
    acts[f"unit_{chosen.unit(settings)}"].setChecked(True)
    acts[f"motion_{chosen.speed(settings)}"].setChecked(True)
    acts[f"pace_{chosen.pace(settings)}"].setChecked(True)
    window.resize(1280, 800)
    geometry = settings.blob("geometry")
    if isinstance(geometry, QByteArray) and window.restoreGeometry(geometry):
        window.on_screen.fit()
    else:
        window.on_screen.shrink()

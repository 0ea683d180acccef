"""The window opened from the command line, and pictures drawn without one; Qt is loaded no earlier."""

import ctypes
import os
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from battlefield.cli.speech import complain
from battlefield.files import SceneError

if TYPE_CHECKING:
    from battlefield.app.battle_report.report import BattleReport
    from battlefield.app.checks.fairness import Fairness
    from battlefield.app.measure.quick.ruling import QuickRuling
    from battlefield.app.printing.pages import Plan
    from battlefield.app.printing.paper import PaperName
    from battlefield.app.printing.wish import Shown
    from battlefield.app.refereeing.evidence import Evidence
    from battlefield.files.imports.reading.png import Pixels
    from battlefield.rules.scene.contents import Scene

PICTURE_ENDINGS = (".png", ".svg", ".pdf")
NEED_NONE = "`battlefield ask`, `battlefield check` and `battlefield render` need none"
NO_SCREEN = f"There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set): {NEED_NONE}"
XCB_LIBRARIES = (
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-keysyms.so.1",
    "libxcb-shape.so.0",
    "libxkbcommon-x11.so.0",
)
NO_QT = (
    "The window cannot be loaded ({reason}): on Debian run `apt-get install -y --no-install-recommends "
    "libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0 libxcb-cursor0 "
    "libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0`; "
    "`battlefield ask` and `battlefield check` work without it"
)


def has_screen() -> bool:
    """Return whether a window can be shown, or Qt was told where to draw instead."""
    wanted = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in wanted)


def screen_problem() -> str:
    """Say why an X11 screen cannot be used, or nothing: Qt itself would abort instead of saying so."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM") or os.environ.get("WAYLAND_DISPLAY"):
        return ""
    display = os.environ.get("DISPLAY", "")
    if not _answers(display):
        return f"The screen {display} does not answer: {NEED_NONE}"
    for library in XCB_LIBRARIES:
        try:
            ctypes.CDLL(library)
        except OSError as error:
            return NO_QT.format(reason=error)
    return ""


def _answers(display: str) -> bool:
    """Return whether an X11 server of this machine listens; one on another machine is taken at its word."""
    if not display.startswith((":", "unix:")):
        return True
    place = f"/tmp/.X11-unix/X{display.partition(':')[2].partition('.')[0]}"
    for address in (place, "\0" + place):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line, suppress(OSError):
            line.connect(address)
            return True
    return False


def open_window(path: str | None) -> int:
    """Show the window, with a scene if one is named, until it is closed; give the exit status."""
    if not has_screen():
        return complain(NO_SCREEN, 1)
    if problem := screen_problem():
        return complain(problem, 1)

    def show() -> int:
        from battlefield.ui.shell.start import main

        return main(path)

    return _with_qt(show)


def render(
    scene_path: str,
    out_path: str,
    dark: bool,
    pixels_per_inch: int | None,
    shown: "Shown",
    margin: float = 0.0,
) -> int:
    """Draw a scene into a PNG, SVG or PDF file; give the exit status.

    Without a number of pixels a PNG has 40 to the inch, SVG and PDF are of true size. The margin is
    in inches of the table.
    """
    ending = next((each for each in PICTURE_ENDINGS if out_path.lower().endswith(each)), "")
    if not ending:
        return complain(f"{out_path} must end in .png, .svg or .pdf", 2)
    if ending == ".pdf" and dark:
        return complain("a PDF is drawn on paper, in the light colours; leave --dark out", 2)
    if ending == ".pdf" and margin:
        return complain("a PDF of the table is as large as the table; leave --margin out", 2)
    scale = pixels_per_inch or (40 if ending == ".png" else 96)

    def draw() -> int:
        from battlefield.ui.shell.start import PictureError, render

        try:
            fault = render(scene_path, out_path, dark, scale, shown, margin)
        except PictureError as error:
            return complain(str(error), 1)
        return complain(fault, 0) if fault else 0

    return _without_screen(draw)


def bare_picture(scene: "Scene", path: Path, pixels_per_inch: int, shown: "Shown") -> bytes:
    """Draw a file's table without its frame as PNG; nothing, and a word on why, where that cannot be."""
    drawn: list[bytes] = []

    def draw() -> int:
        from battlefield.ui.shell.start import PictureError, bare_picture

        try:
            picture, fault = bare_picture(scene, path, pixels_per_inch, shown)
        except PictureError as error:
            return complain(str(error), 1)
        drawn.append(picture)
        return complain(fault, 0) if fault else 0

    _without_screen(draw)
    return drawn[0] if drawn else b""


def write_quick(ruling: "QuickRuling", out: Path, dark: bool) -> int:
    """Draw the plan of a quick ruling into a PNG file; give the exit status."""

    def plan() -> int:
        from battlefield.ui.shell.start import quick_plan

        quick_plan(ruling, out, dark)
        return 0

    return _without_screen(plan)


def write_pages(plan: "Plan", out: Path, title: str, scene: Path) -> int:
    """Write pages true to scale of a scene's file into a PDF file; give the exit status."""

    def pages() -> int:
        from battlefield.ui.shell.start import print_pages

        fault = print_pages(plan, out, title, scene)
        return complain(fault, 0) if fault else 0

    return _without_screen(pages)


def write_report(told: "BattleReport", out: Path) -> int:
    """Write a battle's report into a PDF or HTML file; give the exit status."""

    def report() -> int:
        from battlefield.ui.shell.start import report

        report(told, out)
        return 0

    return _without_screen(report)


def write_fairness(found: "Fairness", scene: "Scene", out: Path) -> int:
    """Write a report of fairness into a PDF or HTML file; give the exit status."""

    def report() -> int:
        from battlefield.ui.shell.start import fairness_report

        fairness_report(found, scene, out)
        return 0

    return _without_screen(report)


def write_card(evidence: "Evidence", out: Path, scene: Path) -> int:
    """Write a verdict card of a scene's file as PDF, PNG or HTML; give the exit status."""

    def card() -> int:
        from battlefield.ui.shell.start import verdict_card

        fault = verdict_card(evidence, out, scene)
        return complain(fault, 0) if fault else 0

    return _without_screen(card)


def write_text_page(html: str, title: str, out: Path, paper: "PaperName") -> int:
    """Write a text on one sheet into a PDF or SVG file; give the exit status."""

    def text_page() -> int:
        from battlefield.ui.shell.start import text_page as write

        write(html, title, out, paper)
        return 0

    return _without_screen(text_page)


def write_roster_cards(
    cards: Sequence[str], style: str, title: str, out: Path, columns: int, told: Callable[[int, float], None]
) -> int:
    """Write cards of a roster into a PDF file, and tell on how many pages; give the exit status."""

    def sheets() -> int:
        from battlefield.ui.shell.start import roster_cards

        told(*roster_cards(cards, style, title, out, columns))
        return 0

    return _without_screen(sheets)


def _without_screen(act: Callable[[], int]) -> int:
    """Do something that draws, whether there is a screen or not."""
    if not has_screen():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return _with_qt(act)


def _with_qt(act: Callable[[], int]) -> int:
    try:
        return act()
    except SceneError as error:
        return complain(str(error), 2)
    except ImportError as error:
        if not _comes_from_qt(error):
            raise
        return complain(NO_QT.format(reason=error), 1)


def _comes_from_qt(error: ImportError) -> bool:
    """Tell a missing PySide6 or system library from a mistake of ours."""
    return any(word in f"{error.name} {error.path} {error}" for word in ("PySide6", "shiboken6", ".so"))


def pixels_of_picture(data: bytes) -> "Pixels | None":
    """Read the pixels of a picture that is no PNG; None where it is damaged, or Qt is not there."""
    try:
        from battlefield.ui.shell.start import pixels_of
    except ImportError:
        return None
    return pixels_of(data)

"""Painting on pictures, pages and widgets ends before they go: an error amid it would end the program."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPaintEvent, QPdfWriter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete
from source_tree import modules

from battlefield.ui.widgets.painting import PaintingInSteps, painting


def test_an_error_while_a_picture_is_painted_is_told_and_the_picture_can_go() -> None:
    image = QImage(9, 9, QImage.Format.Format_RGB32)
    with pytest.raises(ValueError, match="no ink"), painting(image):
        raise ValueError("no ink")
    assert not image.paintingActive()


@pytest.mark.usefixtures("qapp")
def test_an_error_while_a_page_is_painted_is_told_and_the_pages_can_go() -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    with pytest.raises(ValueError, match="no ink"), painting(writer) as painter:
        painter.drawLine(0, 0, 9, 9)
        writer.newPage()
        raise ValueError("no ink")
    assert not painter.isActive()
    assert not writer.paintingActive()


class Torn(QWidget):
    """A widget of which the painting goes wrong, with what holds on to the error."""

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt calls it so
        with painting(self) as painter:
            self.painter = painter
            raise ValueError("no ink")


def test_an_error_while_a_widget_is_painted_leaves_no_painter_on_it(
    qtbot: QtBot,
) -> None:
    widget = Torn()
    with qtbot.capture_exceptions() as kept:
        widget.show()
        qtbot.waitUntil(lambda: bool(kept))
    assert not widget.painter.isActive()
    delete(widget)
    assert "no ink" in str(kept[0][1])


def _name_of(called: ast.expr) -> str:
    return (
        called.id
        if isinstance(called, ast.Name)
        else called.attr
        if isinstance(called, ast.Attribute)
        else ""
    )


def test_nobody_paints_without_ending_it_whatever_happens() -> None:
    found = []
    for module in modules():
        if "QPainter(" not in module.text or module.name.endswith("ui.widgets.painting"):
            continue
        calls = (node for node in ast.walk(module.tree) if isinstance(node, ast.Call) and node.args)
        painters = (call for call in calls if _name_of(call.func) == "QPainter")
        found += [f"{module.name}: {ast.unparse(call.args[0])}" for call in painters]
    assert found == []


@pytest.mark.usefixtures("qapp")
def test_pages_that_are_let_go_of_in_the_middle_are_no_longer_painted_on() -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    begun = PaintingInSteps(writer, buffer)
    begun.painter.drawLine(0, 0, 9, 9)
    assert writer.paintingActive()
    del begun
    assert not writer.paintingActive()


LEFT_IN_THE_MIDDLE = """
import sys
from PySide6.QtCore import QObject
from PySide6.QtPrintSupport import QPrinter
from shiboken6 import delete
from battlefield.app.printing.plan import plan_of
from battlefield.app.printing.wish import Wish
from battlefield.files import read_scene
from battlefield.resources import sample_maps
from battlefield.ui.printing.runs import PrintRun
from battlefield.ui.shell.start import application
app = application()
plan = plan_of(read_scene(sample_maps()[0]), Wish(), ())
runs = []
for how in ("gone", "kept"):
    for kind in ("print", "pdf"):
        owner = QObject()
        run = PrintRun(owner)
        if kind == "print":
            printer = QPrinter()
            printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
            printer.setOutputFileName(sys.argv[1])
            run.send(plan, printer, lambda: None)
            del printer
        else:
            run.write(plan, "table", lambda _: None)
        run._step()
        if how == "gone":
            delete(owner)
        else:
            runs.append((owner, run))
        del owner, run
print("came to its end")
"""


@pytest.mark.campaign
def test_prints_and_pdfs_that_are_left_in_the_middle_end_no_program(tmp_path: Path) -> None:
    """Their window goes, or the program ends; Qt would fall with what is painted on before it is over."""
    words = [sys.executable, "-c", LEFT_IN_THE_MIDDLE, str(tmp_path / "printed.pdf")]
    found = subprocess.run(words, capture_output=True, text=True, timeout=120)
    assert (found.returncode, found.stdout) == (0, "came to its end\n"), found.stderr
    assert "being painted" not in found.stderr

"""Painting on pictures and pages ends before they go: else an error while painting ends the program."""

import ast

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPdfWriter
from source_tree import modules

from battlefield.ui.widgets.painting import painting

ENDED_BY_THEMSELVES = ("ui.battle.report.report_pages", "ui.printing.pdf", "ui.printing.runs")  # in steps
OF_WIDGETS = ("self", "self.viewport()")  # a widget outlives what paints it


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


def test_nobody_paints_on_pictures_and_pages_without_ending_it_whatever_happens() -> None:
    found = []
    for module in modules():
        if module.name.endswith(ENDED_BY_THEMSELVES) or module.name.endswith("ui.widgets.painting"):
            continue
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "QPainter" and node.args:
                on = ast.unparse(node.args[0])
                found += [f"{module.name}: {on}"] if on not in OF_WIDGETS else []
    assert found == []

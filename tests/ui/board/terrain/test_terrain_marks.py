"""Every kind of terrain is drawn so that it is told from the others, in grey too."""

from dataclasses import replace

import pytest
from campaigns import few
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from battlefield.files.terrain.terrain_kinds import KINDS, with_kind
from battlefield.geometry.kernel.shapes import Polygon, Strip
from battlefield.rules.scene.contents import Board, Scene, Terrain
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.terrain.terrain_item import TerrainItem
from battlefield.ui.widgets.palette import DARK, LIGHT, Colours

AREA = Polygon(((1.0, 1.0), (7.0, 1.0), (7.0, 6.0), (1.0, 6.0)))
LINE = Strip(((1.0, 3.5), (7.0, 3.5)), 1.0)
WIDE = Strip(((1.0, 3.5), (7.0, 3.5)), 4.0)
SHARP = Polygon(((1.0, 1.0), (7.0, 2.2), (1.0, 3.0)))
STRIPS = ("wall", "hedge", "fence", "barricade", "pipes", "trench", "road", "river", "bridge")


def _grey(kind: str, outline: Polygon | Strip, colours: Colours) -> QImage:
    piece = replace(with_kind(Terrain("piece", outline), KINDS[kind]), name="")
    board = BoardScene(colours, cached=False)
    board.show_scene(Scene(Board(8.0, 7.0), terrain=(piece,)))
    board.show_labels(False)
    picture = QImage(160, 140, QImage.Format.Format_RGB32)
    picture.fill(QColor(colours.window))
    painter = QPainter(picture)
    board.render(painter, QRectF(0, 0, 160, 140), QRectF(0, 0, 8, 7))
    painter.end()
    return picture.convertToFormat(QImage.Format.Format_Grayscale8)


def _differing(one: QImage, other: QImage) -> float:
    """Count the share of pixels that differ by a shade one can see."""
    first, second = bytes(one.constBits()), bytes(other.constBits())
    return sum(abs(a - b) > 6 for a, b in zip(first, second, strict=True)) / len(first)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=lambda each: each.name)
@pytest.mark.parametrize("shape", ["areas", "strips"])
def test_no_two_kinds_look_alike_without_colour(program: object, colours: Colours, shape: str) -> None:
    assert program
    kinds = list(KINDS) if shape == "areas" else list(STRIPS)
    outline = AREA if shape == "areas" else LINE
    pictures = {kind: _grey(kind, outline, colours) for kind in kinds}
    alike = [
        (one, other)
        for place, one in enumerate(kinds)
        for other in kinds[:place]
        if _differing(pictures[one], pictures[other]) < 0.012
    ]
    assert not alike


@pytest.mark.parametrize("lod", few([10.0, 3.0, 60.0], 1))
@pytest.mark.parametrize("outline", few([AREA, LINE, WIDE, SHARP], 2), ids=["area", "line", "wide", "sharp"])
def test_a_piece_is_painted_within_its_rectangle(
    program: object, outline: Polygon | Strip, lod: float
) -> None:
    assert program
    names = [f"piece{n}" for n in range(6)]  # marks are strewn otherwise for each
    beyond = {kind for kind in KINDS for name in names if not _is_painted_within(name, kind, outline, lod)}
    assert beyond == set()


def _is_painted_within(name: str, kind: str, outline: Polygon | Strip, lod: float) -> bool:
    """Tell whether a piece, painted alone, leaves what is more than a pixel outside its rectangle."""
    item = TerrainItem(with_kind(Terrain(name, outline), KINDS[kind]), LIGHT)
    picture = QImage(round(12 * lod), round(11 * lod), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(lod, lod)
    painter.translate(2.0, 2.0)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(item.boundingRect().adjusted(-1 / lod, -1 / lod, 1 / lod, 1 / lod), 0)
    painter.end()
    return not any(bytes(picture.constBits()))

"""Small pictures that are painted once: where they lie, and which of them are kept."""

import pytest
from conftest import Open
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from yards import yard

from battlefield.ui.board import stamps
from battlefield.ui.board.stamps import LARGEST, Stamps, stamp

BOX = QRectF(-4, -4, 12, 8)


def square(painter: QPainter) -> None:
    """Fill the box, which lies askew about the origin."""
    painter.fillRect(BOX, QColor("black"))


def stamped(at: QPointF, key: object, draw=square, box: QRectF = BOX, scale: float = 1.0) -> QImage:
    """Stamp on white paper of 400 pixels."""
    paper = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    paper.fill(QColor("white"))
    painter = QPainter(paper)
    painter.scale(scale, scale)
    stamp(painter, at, key, box, draw)
    painter.end()
    return paper


def dark(paper: QImage) -> tuple[int, int, int, int]:
    """Give the first and last dark columns and rows."""
    found = [(x, y) for x in range(400) for y in range(400) if paper.pixelColor(x, y).lightness() < 128]
    columns, rows = zip(*found, strict=True)
    return min(columns), max(columns), min(rows), max(rows)


@pytest.mark.parametrize("scale", [1.0, 2.5])
def test_a_stamp_lies_about_its_point_in_pixels_at_every_zoom(qapp: QApplication, scale: float) -> None:
    assert qapp.primaryScreen() is not None
    paper = stamped(QPointF(100, 80) / scale, ("lies", scale), scale=scale)
    assert dark(paper) == (96, 107, 76, 83)


def test_a_picture_is_painted_once_for_each_place_within_a_pixel(qapp: QApplication) -> None:
    assert qapp.primaryScreen() is not None
    painted = []

    def draw(painter: QPainter) -> None:
        painted.append(painter.worldTransform().dx() % 1)
        square(painter)

    for x in (50.0, 60.0, 70.1, 80.25, 90.5, 31.25):
        stamped(QPointF(x, 20), "counted", draw)
    assert painted == [0.0, 0.25, 0.5]


def test_what_is_too_large_to_keep_is_painted_in_place(qapp: QApplication) -> None:
    assert qapp.primaryScreen() is not None
    box = QRectF(0, 0, LARGEST + 1, 10)
    painted = []

    def draw(painter: QPainter) -> None:
        painted.append(1)
        painter.fillRect(box, QColor("black"))

    papers = [stamped(QPointF(20, 30), "large", draw, box) for _ in range(2)]
    assert papers[0] == papers[1] and len(painted) == 2
    assert dark(papers[0]) == (20, 20 + LARGEST, 30, 39)


def test_the_pictures_not_used_for_longest_go_first(qapp: QApplication) -> None:
    assert qapp.primaryScreen() is not None
    kept = Stamps(most=250)
    for key in "ab":
        kept.keep(key, QPixmap(10, 10))
    assert kept.get("a") is not None
    kept.keep("c", QPixmap(10, 10))
    assert [kept.get(key) is not None for key in "abc"] == [True, False, True]
    assert kept.pixels == 200


def test_rings_and_plates_are_painted_once_while_a_hand_drags(
    open_scene: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_scene(yard())
    hand.press((6, 6))
    hand.move((7, 7))
    painted = []
    paint = stamps._painted

    def counted(*args):
        painted.append(args[0])
        return paint(*args)

    monkeypatch.setattr(stamps, "_painted", counted)
    monkeypatch.setattr(stamps, "_kept", Stamps())
    shots = []
    for _ in range(2):
        hand.view.viewport().repaint()
        shots.append(len(painted))
    assert hand.desk.drag is not None
    assert shots[0] == shots[1] >= 3  # the ring, the ghost and the length

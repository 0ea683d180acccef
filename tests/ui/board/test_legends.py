"""Legends of pictures on the board: beside it where there is room, and out of the pointer's way on it."""

from dataclasses import replace

import pytest
from conftest import Open
from PySide6.QtCore import QRectF, QSizeF
from yards import ADA, yard

from battlefield.app.measure.overlays.heat import THROW
from battlefield.geometry.kernel.shapes import Template
from battlefield.rules.scene.contents import PlacedTemplate
from battlefield.ui.board.heat_legend import FAINT, GAP, Room, place_for
from battlefield.ui.board.heat_picture import COARSE

FLAT, UPRIGHT = QSizeF(200, 60), QSizeF(60, 200)
VIEW = QRectF(0, 0, 600, 400)
BAR = QRectF(500, 360, 90, 34)
BLAST = PlacedTemplate("blast", Template("round", 4.0, (12.0, 15.0)))


def room(board, *taken):
    return Room(VIEW, QRectF(*board), BAR, [QRectF(*each) for each in taken])


@pytest.mark.parametrize(
    ("board", "place"),
    [
        ((220, 0, 300, 400), (GAP, 336, 200, 60)),  # a broad strip on the left
        ((80, 0, 500, 400), (GAP, 196, 60, 200)),  # a slim one: it stands upright
        ((0, 0, 600, 320), (GAP, 336, 200, 60)),  # a strip below
        ((0, 80, 600, 320), (GAP, GAP, 200, 60)),  # a strip above
        ((0, 0, 530, 400), (536, GAP, 60, 200)),  # on the right, above the scale bar
    ],
)
def test_a_legend_lies_beside_the_board_where_it_fits(board, place):
    found = place_for(room(board, (0, 300, 300, 100)), (FLAT, UPRIGHT))
    assert found == QRectF(*place)
    assert not found.intersects(QRectF(*board))


def test_on_the_board_it_lies_in_the_corner_with_no_model():
    full = (0, 0, 600, 400)
    assert place_for(room(full), (FLAT, UPRIGHT)) == QRectF(GAP, 336, 200, 60)
    low = (100, 350, 20, 20)
    assert place_for(room(full, low), (FLAT, UPRIGHT)) == QRectF(GAP, GAP, 200, 60)


def test_with_a_model_in_each_corner_it_lies_between_them():
    corners = [(x, y, 20, 20) for x in (10, 560) for y in (10, 370)]
    spot = room((0, 0, 600, 400), *corners)
    found = place_for(spot, (FLAT, UPRIGHT))
    assert spot.covers(found) == 0 and VIEW.contains(found) and not found.intersects(BAR)


def test_a_legend_larger_than_its_view_still_has_a_place():
    assert place_for(Room(QRectF(0, 0, 50, 50), QRectF(), QRectF(), []), (FLAT, UPRIGHT)).left() == GAP


def with_heat(open_scene):
    hand = open_scene(replace(yard(), templates=(BLAST,)))
    hand.desk.options.put(THROW, "sure")
    hand.key("Shift+X")
    hand.until(lambda: hand.page.heat.legend.isVisible())
    return hand, hand.page.heat.legend


def test_the_legend_leaves_the_board_free_where_the_view_has_a_margin(open_scene: Open) -> None:
    hand, legend = with_heat(open_scene)
    view = hand.view
    hand.window.resize(1700, 700)
    hand.until(lambda: view._fitted)
    hand.picture()
    board = view.viewportTransform().mapRect(view.board.table_rect())
    assert not QRectF(legend.geometry()).intersects(board)
    hand.move((5.0, 5.0))
    assert legend.opacity == 1.0


def test_on_the_board_the_legend_steps_aside_for_the_pointer(open_scene: Open) -> None:
    hand, legend = with_heat(open_scene)
    view = hand.view
    view.zoom(6.0)
    hand.picture()
    hand.until(lambda: legend._on_board)
    middle = view._inches(legend.geometry().center().toPointF())
    hand.move((middle.x(), middle.y()))
    hand.until(lambda: legend.opacity == FAINT)
    corner = view._inches(view.viewport().rect().center().toPointF())
    hand.move((corner.x(), corner.y()))
    hand.until(lambda: legend.opacity == 1.0)


def test_a_coarse_map_follows_a_base_in_hand_and_says_so(open_scene: Open) -> None:
    hand, legend = with_heat(open_scene)
    ada = hand.model(ADA).at
    hand.press(ada)
    for step in (1, 2, 3):
        hand.move((ada[0] + step, ada[1] + step))
    hand.until(lambda: COARSE in legend.texts()[0])
    assert hand.page.heat.item.opacity() == 1.0
    hand.release((ada[0] + 3, ada[1] + 3))
    hand.until(lambda: COARSE not in legend.texts()[0])
    assert hand.page.heat.item._heat.heat.step == 0.25

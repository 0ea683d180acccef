"""Words about terrain go with their pieces however these come to lie elsewhere, and nothing stays behind."""

from dataclasses import replace

import pytest
from campaigns import few
from conftest import Open
from designers import Designer, plain, square
from PySide6.QtCore import QPointF, QRectF

from battlefield.app.design.symmetry.linking import made_symmetric
from battlefield.app.desk.edits import Ref
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.scene.contents import Terrain
from battlefield.ui.board.terrain.static_layer import GroundPicture

HALL = Ref("terrain", "hall")


def rooms(designer: Designer) -> list[QRectF]:
    """Where words about terrain stand on the table now."""
    view = designer.page.view
    return list(view.board.word_rooms(view.pixels_per_inch))


def is_inside(room: QRectF, piece: Terrain) -> bool:
    box = Box.of(piece.outline)
    return QRectF(QPointF(box.left, box.top), QPointF(box.right, box.bottom)).contains(room)


def is_each_said_inside(designer: Designer) -> bool:
    """Whether each piece has its words within its outline, as the table is shown."""
    found, pieces = rooms(designer), designer.scene.terrain
    is_all = len(found) == len(pieces)
    return is_all and all(any(is_inside(room, piece) for room in found) for piece in pieces)


@pytest.fixture
def designer(open_scene: Open) -> Designer:
    return Designer(open_scene(plain(replace(square("hall", 20.0, 10.0), kind="building", storeys=2))))


@pytest.mark.parametrize("command", ["nudge_right", "nudge_down", "align_table_left"])
def test_words_go_with_a_piece_that_keys_move_and_come_back_with_undo(
    designer: Designer, command: str
) -> None:
    before = rooms(designer)
    designer.studio.select([HALL])
    for _ in range(8):
        designer.page.run(command)
    after = rooms(designer)
    assert after != before and is_each_said_inside(designer)
    while designer.scene.terrain[0].outline != square("hall", 20.0, 10.0).outline:
        designer.page.run("undo")
    assert rooms(designer) == before
    designer.page.run("redo")
    assert rooms(designer) != before and is_each_said_inside(designer)


def test_words_go_with_a_piece_that_is_dragged_and_come_back_with_undo(designer: Designer) -> None:
    before = rooms(designer)
    designer.hand.press((23.0, 14.0))
    designer.hand.move((33.0, 24.0))
    designer.hand.release((33.0, 24.0))
    assert rooms(designer) != before and is_each_said_inside(designer)
    designer.page.run("undo")
    assert rooms(designer) == before


def test_words_of_the_image_go_with_it(designer: Designer) -> None:
    designer.page.run("symmetry_half_turn")
    assert designer.studio.do("Link", made_symmetric(designer.scene, (HALL,)))
    designer.studio.select([HALL])
    for _ in range(8):
        designer.page.run("nudge_up")
    assert len(designer.scene.terrain) == 2
    assert is_each_said_inside(designer)


@pytest.mark.parametrize("zoom", few([1.0, 0.3, 3.0], 1))
@pytest.mark.parametrize("kind", few(["wood", "fire", "fence", "rock", "swamp"], 2))
def test_nothing_is_left_of_a_piece_that_is_deleted(open_scene: Open, kind: str, zoom: float) -> None:
    pieces = [replace(square(f"p{n}", 4.0 + 9.0 * n, 4.0), kind=kind) for n in range(5)]
    designer = Designer(open_scene(plain(*pieces)))
    view, board = designer.page.view, designer.page.board
    view.zoom(zoom)
    view._ground_now()
    designer.page.run("select_all")
    designer.page.run("delete")
    look = (view.viewportTransform(), view.viewport().size(), 1.0, view.colours.window)
    bare = GroundPicture().picture(board.ground, board.ground_stamp, *look)
    assert view._ground_now().toImage() == bare.toImage()

"""Mat, grid and terrain: one picture of the view, the same however the view came to look there."""

from conftest import Open
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage
from yards import yard

from battlefield.ui.board.board_view import BoardView
from battlefield.ui.board.terrain.static_layer import GroundPicture


def kept(view: BoardView, ground: GroundPicture) -> QImage:
    """Give the ground as a picture of its keeper for what the view looks at."""
    look = (view.viewportTransform(), view.viewport().size(), 1.0, view.colours.window)
    return ground.picture(view.board.ground, view.board.ground_stamp, *look).toImage()


def furthest(one: QImage, other: QImage) -> int:
    """Give the largest difference of a colour's part between two pictures of one size."""
    assert one.size() == other.size()
    pairs = zip(one.constBits().tobytes(), other.constBits().tobytes(), strict=True)
    return max(abs(a - b) for a, b in pairs)


def test_a_ground_that_was_panned_looks_as_one_painted_there(open_scene: Open) -> None:
    hand = open_scene(yard())
    view, ground = hand.view, GroundPicture()
    view.zoom(2.5)
    first = kept(view, ground)
    for bar, step in ((view.horizontalScrollBar(), 37), (view.verticalScrollBar(), -23)):
        bar.setValue(bar.value() + step)
        kept(view, ground)
    panned = kept(view, ground)
    assert panned != first
    assert furthest(panned, kept(view, GroundPicture())) <= 2


def test_a_ground_that_was_zoomed_is_painted_anew(open_scene: Open) -> None:
    hand = open_scene(yard())
    view, ground = hand.view, GroundPicture()
    first = kept(view, ground)
    view.zoom(1.3, QPointF(200, 150))
    assert kept(view, ground) != first
    assert kept(view, ground) == kept(view, GroundPicture())


def test_the_frame_is_not_darker_where_changes_overlap(open_scene: Open) -> None:
    view, ground = open_scene(yard()).view, GroundPicture()
    before = kept(view, ground)
    patches = [QRectF(-0.3, 1.0, 3.0, 3.0), QRectF(-0.3, 2.0, 3.0, 3.0)]  # from the frame into the table
    look = (view.viewportTransform(), view.viewport().size(), 1.0, view.colours.window)
    items, stamp = view.board.ground, view.board.ground_stamp
    after = ground.picture(items, stamp + 1, *look, lambda _since: patches).toImage()
    assert furthest(after, before) <= 2


def test_hiding_the_grid_and_other_colours_show_at_once(open_scene: Open) -> None:
    hand = open_scene(yard())
    before = hand.view.viewport().grab().toImage()
    hand.page.board.show_grid(False)
    bare = hand.view.viewport().grab().toImage()
    hand.page.board.show_grid(True)
    assert bare != before
    assert hand.view.viewport().grab().toImage() == before
    hand.window.set_theme("dark" if hand.view.colours.name == "light" else "light")
    assert furthest(hand.view.viewport().grab().toImage(), before) > 60


def test_ground_that_paints_nothing_itself_can_still_be_pointed_at(open_scene: Open) -> None:
    hand = open_scene(yard())
    piece = hand.view.board.ground[-1]
    middle = piece.sceneTransform().map(piece.shape().boundingRect().center())
    assert piece in hand.view.board.items(middle)

"""Many parts dragged at once: a picture of them is shifted, and shows just what is dropped."""

from dataclasses import replace

import pytest
from board_facts import assert_board_shows
from conftest import Open
from designers import Designer, plain, square
from hand import NONE, Hand
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from battlefield.app.design.snapping import carrying
from battlefield.app.design.symmetry.linking import made_symmetric
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Note, Zone
from battlefield.ui.board.drag_picture import CarriedItem

START, END = (7.0, 7.0), (13.0, 10.0)
FEW = 40  # of half a million pixels
RING = Polygon(((0.0, 34.0), (20.0, 34.0), (20.0, 44.0), (0.0, 44.0)))


def rows(count: int = 30) -> list:
    """Pieces of three inches, six to a row; every third is a wood, which is drawn with trees."""
    places = [(5.0 + 6.0 * (n % 6), 5.0 + 5.0 * (n // 6)) for n in range(count)]
    pieces = [square(f"p{n}", *place, size=3.0) for n, place in enumerate(places)]
    return [replace(piece, kind="wood" if n % 3 else "ruin") for n, piece in enumerate(pieces)]


@pytest.fixture
def designer(open_scene: Open) -> Designer:
    scene = replace(
        plain(*rows()),
        zones=(Zone("z", RING, side="red"),),
        objectives=(Objective("o", "flag", at=(50.0, 30.0)),),
        notes=(Note("n", (45.0, 10.0), "Ford"),),
    )
    made = Designer(open_scene(scene), snap=False)
    made.page.board.show_labels(False)
    return made


def bare(designer: Designer) -> QImage:
    """What lies on the board, without what marks the selection."""
    page = designer.page
    for item in (page.marks, page.view.overlay):
        item.setVisible(False)
    return designer.hand.picture()


def apart(first: QImage, second: QImage) -> int:
    """How many colours differ so much that it shows: an edge that is blended twice may be off a shade."""
    pairs = zip(bytes(first.constBits()), bytes(second.constBits()), strict=True)
    return sum(abs(a - b) > 24 for a, b in pairs)


def carry(designer: Designer, by: QPoint) -> None:
    """Take all that is selected by the first piece, and hold it until its picture is there."""
    hand = designer.hand
    QApplication.processEvents()  # the panels have told what is selected, and the table has its final width
    hand.press(START)
    hand.move_pixel(hand.pixel(START) + by)
    board = designer.page.board
    hand.until(lambda: board._carrying is not None and board._carrying.is_ready)


@pytest.mark.parametrize("count", [18, 30])
def test_the_picture_in_the_hand_is_the_table_that_is_dropped(designer: Designer, count: int) -> None:
    hand, by = designer.hand, QPoint(-25, -20)
    designer.studio.select([Ref("terrain", f"p{n}") for n in range(count)])
    carry(designer, by)
    held = bare(designer)
    assert [item for item in designer.page.board.items() if isinstance(item, CarriedItem)]
    hand.release(hand.inch(hand.pixel(START) + by))
    assert apart(held, bare(designer)) <= FEW
    assert_board_shows(designer.scene, designer.page.board)
    assert hand.labels[-1].startswith("Move")


def test_zones_objectives_and_notes_go_with_the_terrain(designer: Designer) -> None:
    hand, by = designer.hand, QPoint(40, -20)
    hand.key("Ctrl+A")
    carry(designer, by)
    held = bare(designer)
    hand.release(hand.inch(hand.pixel(START) + by))
    assert designer.scene.notes[0].at != (45.0, 10.0)
    assert apart(held, bare(designer)) <= FEW


def test_images_go_their_own_ways_in_the_hand(open_scene: Open) -> None:
    designer = Designer(open_scene(plain(*rows(14))), snap=False)
    designer.page.board.show_labels(False)
    hand, by = designer.hand, QPoint(24, 10)
    designer.page.run("symmetry_half_turn")
    hand.key("Ctrl+A")
    assert designer.studio.do("Link", made_symmetric(designer.scene, designer.studio.selection))
    designer.studio.select([Ref("terrain", f"p{n}") for n in range(14)])
    carry(designer, by)
    pictures = [item for item in designer.page.board.items() if isinstance(item, CarriedItem)]
    assert len({item.pos().toTuple() for item in pictures}) == 2
    held = bare(designer)
    hand.release(hand.inch(hand.pixel(START) + by))
    assert apart(held, bare(designer)) <= FEW
    assert_board_shows(designer.scene, designer.page.board)


def test_esc_lays_everything_back_where_it_was(designer: Designer) -> None:
    before = bare(designer)
    designer.hand.key("Ctrl+A")
    carry(designer, QPoint(50, 50))
    assert apart(before, bare(designer)) > 100 * FEW
    designer.hand.key("Esc")
    assert apart(before, bare(designer)) <= FEW
    assert_board_shows(designer.scene, designer.page.board)


def test_a_hand_that_lets_go_at_once_drops_the_same(designer: Designer) -> None:
    hand = designer.hand
    designer.studio.select([Ref("terrain", f"p{n}") for n in range(20)])
    hand.press(START)
    hand.move(END)
    hand.release(END)
    moved = hand.near(END)[0] - hand.near(START)[0]
    assert designer.ring("p3")[0][0] == pytest.approx(23.0 + moved, abs=1e-6)
    assert_board_shows(designer.scene, designer.page.board)
    hand.key("Ctrl+Z")
    assert_board_shows(designer.scene, designer.page.board)


def test_the_colours_change_while_parts_are_carried(designer: Designer) -> None:
    hand: Hand = designer.hand
    designer.studio.select([Ref("terrain", f"p{n}") for n in range(20)])
    carry(designer, QPoint(30, 30))
    hand.window.set_theme("dark")
    hand.move(END, NONE)
    hand.release(END)
    assert_board_shows(designer.scene, designer.page.board)


def test_the_words_of_what_is_carried_are_not_left_behind(open_scene: Open) -> None:
    named = [replace(piece, name="Keep", top=3.0) for piece in rows(2)]
    designer = Designer(open_scene(plain(*named)), snap=False)
    words = designer.page.board._words
    designer.hand.press(START)
    designer.hand.move(END)
    written: list[str] = []
    assert words._left_out == {"p0"}
    import battlefield.ui.board.labels as labels

    real = labels.draw_text
    try:
        labels.draw_text = lambda *told: written.append(told[2])  # type: ignore[assignment]
        words.update()
        designer.hand.picture()
    finally:
        labels.draw_text = real
    assert written.count('3"') == 1


def test_the_table_that_is_dropped_is_worked_out_only_once_it_is_dropped(
    designer: Designer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a screen reader, where there is one, asks sooner: two thousand parts would take three frames."""
    worked, plainly = list[int](), carrying.moved

    def counted(*asked: object) -> object:
        worked.append(1)
        return plainly(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(carrying, "moved", counted)
    designer.studio.select([Ref("terrain", f"p{n}") for n in range(30)])
    carry(designer, QPoint(-25, -20))
    for step in range(3):
        designer.hand.move_pixel(designer.hand.pixel(START) + QPoint(-26 - step, -20))
    assert worked == []

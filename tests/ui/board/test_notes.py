"""Words and dice beside what they tell of: they lie over no base and no other plate, and near their point."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from battlefield.app.desk.pictures import Mark, Roll, Rolls
from battlefield.rules.scene.contents import Board, Scene
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.drawing_item import DrawingItem
from battlefield.ui.board.notes import laid_notes
from battlefield.ui.board.rooms import Room
from battlefield.ui.widgets.palette import LIGHT

pytestmark = pytest.mark.usefixtures("program")
LOD, TABLE = 25.0, QRectF(0, 0, 24, 22)
ODDS = ("−2.2 of 6 HP", "5 dice, hits 4+, armour save 6+", "60 % hidden by Mud Slingers")


def odds(x, y, words=ODDS):
    return Mark((x, y), "bad", words, 0.0, (0.0, -1.0), ((x, y, 0.5),))


def dice(x, y):
    return Rolls((x, y), (Roll(6, (4, 1, 4, 2, 2), 4),))


def test_odds_of_units_side_by_side_and_dice_between_them_hide_neither_one_another_nor_a_base():
    bases = [Room.disc(5 + 1.2 * n, 10 + 1.2 * row, 0.5) for n in range(7) for row in range(3)]
    parts = [odds(5.0, 10.0), odds(7.4, 10.0), odds(9.8, 10.0), dice(7.0, 10.5), dice(7.5, 11.0)]
    notes = laid_notes(parts, LOD, bases, TABLE)
    assert [note.part for note in notes] == parts
    assert not any(one.box.intersects(other.box) for one, other in combinations(notes, 2))
    assert not any(Room.box(note.box).is_over(base) for note in notes for base in bases)
    assert all(note.rows == 3 for note in notes[:3])


def test_odds_stand_right_above_their_target_where_nothing_is_there():
    (note,) = laid_notes([odds(12.0, 11.0)], LOD, (), TABLE)
    assert note.box.bottom() == pytest.approx(10.5 - 7 / LOD) and note.box.center().x() == pytest.approx(12.0)


@pytest.mark.parametrize("at", [(0.5, 0.2), (23.5, 0.2), (0.4, 21.8), (23.8, 21.9)])
def test_no_note_leaves_the_table(at):
    (note,) = laid_notes([odds(*at)], LOD, (), TABLE)
    assert TABLE.contains(note.box)


def test_without_room_for_all_rows_the_first_is_shown():
    (note,) = laid_notes([odds(4.0, 1.0)], LOD, (), QRectF(0, 0, 11, 1.2))
    assert note.words == ODDS[:1] and QRectF(0, 0, 11, 1.2).contains(note.box)


def test_the_table_is_painted_anew_where_odds_come_and_go(monkeypatch):
    board, item = BoardScene(LIGHT), DrawingItem(LIGHT, below=False)
    board.show_scene(Scene(Board(24.0, 22.0)))
    board.addItem(item)
    item.show_drawing((odds(18.0, 16.0), dice(15.0, 10.0)), LOD)
    plates, painted = item.plates(LOD), []
    monkeypatch.setattr(item, "update", painted.append)
    item.show_drawing((Mark((20.0, 5.0), "bad", ("blocked",)),), LOD)
    (mark,) = item.plates(LOD)
    assert all(any(box.contains(plate) for box in painted) for plate in (*plates, mark))
    assert not any(box.contains(QPointF(1.0, 21.0)) for box in painted)


def test_words_leave_badges_free_too():
    """A question stood on the badge of the unit that it was about."""
    board = BoardScene(LIGHT)
    board.show_scene(Scene(Board(24.0, 22.0)))
    before = board.base_rooms()
    board.badge_rooms = (Room.disc(12.0, 10.0, 0.4),)
    assert board.base_rooms() != before
    (note,) = laid_notes([odds(12.0, 11.0)], LOD, board.base_rooms(), TABLE)
    assert not Room.box(note.box).is_over(Room.disc(12.0, 10.0, 0.4))
    assert board.base_rooms() is board.base_rooms()

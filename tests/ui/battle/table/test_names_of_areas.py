"""Names of areas with the badges of what they hold: over no sign, no name and no base, else left out."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from battlefield.app.playing.markings import Marking
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import Board
from battlefield.ui.battle.table.markers_item import MarkersItem
from battlefield.ui.board.rooms import Room
from battlefield.ui.widgets.palette import LIGHT

pytestmark = pytest.mark.usefixtures("program")
LOD = 26.0
SQUARE = Polygon(((5.0, 5.0), (15.0, 5.0), (15.0, 15.0), (5.0, 15.0)))
COURT = Marking("ground", "Court", (10.0, 10.0), outline=SQUARE, room=4)


def shown(*markings, others=()):
    item = MarkersItem(LIGHT, Board(20, 20))
    item.show_markings(markings)
    item.keep_off(tuple(others))
    return item


def test_the_start_of_a_hero_hides_no_badge_of_the_area_where_it_lies():
    start = Marking("marker", "Start", (10.0, 10.6))
    rooms = shown(COURT, start).name_rooms(LOD, ())
    assert len(rooms) == 4  # the sign, its name, the name of the area and its badge
    assert not [pair for pair in combinations(rooms, 2) if pair[0].intersects(pair[1])]


def test_name_and_badge_find_another_place_in_the_area_where_a_base_stands_in_its_middle():
    base = Room.disc(10.0, 10.0, 2.0)
    item = shown(COURT, others=(base,))
    sign_free = item.name_rooms(LOD, ())
    assert len(sign_free) == 2
    assert all(QRectF(5, 5, 10, 10).contains(room) and not Room.box(room).is_over(base) for room in sign_free)


def test_a_badge_without_room_is_left_out():
    item = shown(COURT, others=(Room(0.0, 0.0, 20.0, 20.0),))
    assert item.name_rooms(LOD, ()) == []

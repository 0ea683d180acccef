"""Markers whose names and places change are painted where they are, and nowhere else."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from battlefield.app.playing.markings import Marking
from battlefield.rules.scene.contents import Board
from battlefield.ui.battle.table.markers_item import MarkersItem
from battlefield.ui.board.rooms import Room
from battlefield.ui.widgets.palette import LIGHT


def marks(*ats):
    return tuple(Marking("marker", "Start", (at, 10.0), 0) for at in ats)


def shown(qtbot, *courses):
    """Show markers one after the other in a window smaller than the table, and return what is seen last."""
    item, scene = MarkersItem(LIGHT, Board(30, 20)), QGraphicsScene(0, 0, 30, 20)
    scene.addItem(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(500, 300)
    view.scale(28, 28)
    view.setSceneRect(6, 6, 16, 9)
    for ats in courses:
        item.show_markings(marks(*ats))
        seen = view.grab().toImage()
    return seen


@pytest.mark.parametrize("last", [(9.0, 18.0), (7.0, 20.0), (9.0, 21.0)])
def test_nothing_of_earlier_markers_is_left_and_nothing_is_missing(qtbot, last):
    assert shown(qtbot, (8.0, 20.0), (7.0, 22.0), last) == shown(qtbot, last)


@pytest.mark.usefixtures("program")
def test_the_name_of_an_area_gives_way_to_a_base_at_its_middle():
    item, lod, base = MarkersItem(LIGHT, Board(30, 20)), 26.0, QRectF(9.4, 9.4, 1.2, 1.2)
    item.show_markings((Marking("zone", "Granary", (10.0, 10.0)),))
    assert item.written(lod)[0].at == QPointF(10.0, 10.0)
    item.keep_off((Room.box(base),))
    assert not item.written(lod)[0].room(lod).intersects(base)
    item.keep_off(())
    assert item.written(lod)[0].at == QPointF(10.0, 10.0)


@pytest.mark.usefixtures("program")
def test_all_that_is_written_by_markers_is_told_to_the_names_of_units():
    item, lod = MarkersItem(LIGHT, Board(30, 20)), 26.0
    area, well = Marking("ground", "Granary", (10.0, 10.0), room=3), Marking("objective", "Well", (20.0, 5.0))
    item.show_markings((area, well))
    rooms = item.name_rooms(lod, ())
    for at in ((10.0, 10.0), (10.0, 10.0 + 18 / lod), (20.0, 5.0)):  # a name, a badge, a sign
        assert any(room.contains(QPointF(*at)) for room in rooms)

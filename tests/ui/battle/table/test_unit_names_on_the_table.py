"""Names of units beside their models: seen at the usual zoom, never over one another, and switched off."""

from dataclasses import replace

import pytest
from battle_hand import BattleHand
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from battlefield.app.playing.unit_names import UnitName
from battlefield.ui.battle.table.unit_names_item import UNTIL, Around, UnitNamesItem, _box, _leader
from battlefield.ui.board.items import ModelItem
from battlefield.ui.board.lettering import text_width
from battlefield.ui.board.rooms import Edges, Room
from battlefield.ui.widgets.palette import LIGHT


def boxes(item, lod):
    found = []
    for name, at in item.places(lod):
        half = text_width(name.words, 11, True) / 2 / lod
        found.append(QRectF(at.x() - half, at.y() - 6 / lod, 2 * half, 12 / lod))
    return found


def named(unit, x, y):
    return UnitName(unit, unit.title(), (x, y + 0.5), (x, y - 0.5))


def around(*rooms, within=None):
    return Around(tuple(map(Room.box, rooms)), within=within)


@pytest.mark.usefixtures("program")
def test_names_of_units_side_by_side_do_not_run_into_each_other():
    item = UnitNamesItem(LIGHT)
    names = (named("gate spears", 5, 5), named("ridge bows", 6, 5), named("old marra", 5.5, 5))
    item.show_names(names, "", 26.0)
    found = boxes(item, 26.0)
    assert len(found) == 2  # one below, one above, and none for the third
    assert not found[0].intersects(found[1])


@pytest.mark.usefixtures("program")
def test_no_names_where_bases_bear_them():
    item = UnitNamesItem(LIGHT)
    item.show_names((named("gate spears", 5, 5),), "", 26.0)
    assert item.places(26.0) != [] and item.places(200.0) == []


@pytest.mark.usefixtures("program")
def test_a_name_keeps_off_bases_badges_and_other_words_or_is_left_out():
    item = UnitNamesItem(LIGHT)
    below, above = QRectF(4.5, 5.5, 1, 1), QRectF(4.5, 3.5, 1, 1)
    one = (named("gate spears", 5, 5),)
    item.show_names(one, "", 26.0, around(below))
    assert [at.y() < 5 for _, at in item.places(26.0)] == [True]
    for chosen in ("", "gate spears"):
        item.show_names(one, chosen, 26.0, around(below, above))
        assert item.places(26.0) == []


@pytest.mark.usefixtures("program")
def test_the_name_of_who_acts_is_read_in_any_crowd_and_where_it_hides_least():
    item = UnitNamesItem(LIGHT)
    crowd = QRectF(0, 0, 20, 20), QRectF(4.5, 5.5, 1, 1)  # everywhere, and once more below
    one, two = replace(named("gate spears", 5, 5), needed=True), named("ridge bows", 12, 5)
    item.show_names((one, two), "", 26.0, around(*crowd))
    assert [(name.unit, at.y() < 5) for name, at in item.places(26.0)] == [("gate spears", True)]


@pytest.mark.usefixtures("program")
def test_a_name_crosses_an_outline_only_where_it_finds_no_other_room():
    item, edge = UnitNamesItem(LIGHT), QPainterPath()
    edge.moveTo(0.0, 5.9)
    edge.lineTo(10.0, 5.9)
    one, above = (named("gate spears", 5, 5),), Room.box(QRectF(4.5, 3.5, 1, 1))
    item.show_names(one, "", 26.0, Around((), Edges((edge,))))
    assert [at.y() < 5 for _, at in item.places(26.0)] == [True]
    item.show_names(one, "", 26.0, Around((above,), Edges((edge,))))
    assert [at.y() < 5 for _, at in item.places(26.0)] == [False]


@pytest.mark.usefixtures("program")
@pytest.mark.parametrize("at", [(0.5, 5.0), (19.5, 5.0), (10.0, 0.6), (10.0, 19.4), (0.5, 19.4)])
def test_no_name_leaves_the_table(at):
    item = UnitNamesItem(LIGHT)
    x, y = at
    base, table = QRectF(x - 0.5, y - 0.5, 1, 1), QRectF(0, 0, 20, 20)
    captain = UnitName(
        "captain", "Captain Orsolya Venn", (x, y + 0.5), (x, y - 0.5), (x - 0.5, y), (x + 0.5, y)
    )
    item.show_names((captain,), "", 20.0, around(base, within=table))
    (box,) = item.rooms()
    assert table.contains(box) and not box.intersects(base)


@pytest.fixture
def hand(start_without_samples):
    return BattleHand(start_without_samples())


def test_bases_and_units_are_named_by_words_not_by_ids(hand):
    hand.lay_first()
    labels = [item.label for item in hand.page.board.piece_items()]
    assert labels and all("/" not in label for label in labels)
    names = hand.page.picture.names
    assert [name.words for name in names.names] == ["Gate Spears"]
    lod = hand.page.view.pixels_per_inch
    assert len(names.places(lod)) == 1
    bases = [item for item in hand.page.board.piece_items() if isinstance(item, ModelItem)]
    assert {item.named_from for item in bases} == {UNTIL}  # no name stands twice
    hand.window.acts["labels"].trigger()
    assert names.places(lod) == []


@pytest.mark.usefixtures("program")
def test_a_name_among_close_units_stands_beside_or_away_with_a_line_before_it_vanishes():
    item = UnitNamesItem(LIGHT)
    sides = ((5.0, 6.0), (5.0, 4.0), (4.0, 5.0), (6.0, 5.0))
    king = UnitName("king", "The Eel King", *sides, (("king/1", (5.0, 5.0), 1.0),))
    below, above = QRectF(2.0, 6.0, 6, 1), QRectF(2.0, 3.0, 6, 1)
    item.show_names((king,), "", 26.0, around(below, above))
    ((_, at),) = item.places(26.0)
    assert at.y() == 5.0 and at.x() > 6.0
    right, left = QRectF(6.1, 4.0, 4, 2), QRectF(1.0, 4.0, 2.9, 2)
    item.show_names((king,), "", 26.0, around(below, above, right))
    ((_, at),) = item.places(26.0)
    assert at.x() < 4.0
    gaps = QRectF(2.0, 6.0, 2.9, 0.8), QRectF(5.1, 6.0, 2.9, 0.8)  # through which a line can lead
    item.show_names((king,), "", 26.0, around(*gaps, above, right, left))
    ((_, at),) = item.places(26.0)
    box = _box(king.words, at, 26.0)
    assert not any(box.intersects(base) for base in (*gaps, above, right, left))
    assert _leader(king, box, 26.0).length() > 10.0 / 26.0

"""The picture of a turn on the battle page: badges, units, dice, and motion that nobody has to wait for."""

from dataclasses import replace

import pytest
from battle_hand import BattleHand, show_battle
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from battlefield.app.battle.fighting import Battle
from battlefield.app.playing.badges import Badge
from battlefield.app.playing.markings import Marking
from battlefield.app.playing.rolls import ShownRoll
from battlefield.app.wording.side_colours import side_name
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.core.events import UnitArrived
from battlefield.rules.scene.contents import Board
from battlefield.ui.battle.panels.dice_tray import DiceTray
from battlefield.ui.battle.table.badges_item import BadgesItem
from battlefield.ui.battle.table.markers_item import SIGN, MarkersItem
from battlefield.ui.battle.table.turn_picture import TurnPicture
from battlefield.ui.board.lettering import text_width
from battlefield.ui.widgets.palette import LIGHT


@pytest.fixture
def hand(start_without_samples):
    return BattleHand(start_without_samples())


def places(hand):
    return {item.ref.id: item.pos().toTuple() for item in hand.page.board.piece_items()}


def ends(hand):
    return {model.id: model.at for model in hand.page.desk.table.scene.models}


# motion


def test_without_motion_the_board_shows_the_end_at_once(hand):
    hand.lay_first()
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.desk.pending is None)
    assert not hand.page.picture.motion.is_running
    assert places(hand) == ends(hand)


def moving(hand):
    """Bring a step into motion, slowly, and stop its clock so that the test has all the time it wants."""
    hand.window.run("motion_slow")
    hand.lay_first()
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.picture.motion.is_running)
    hand.page.picture.motion._timer.stop()
    return hand.page.picture


def test_motion_shows_models_on_their_way_and_hides_what_is_drawn_about_the_end(hand):
    picture = moving(hand)
    faint = picture.motion.solid
    items = {item.ref.id: item for item in hand.page.board.piece_items()}
    assert faint and all(items[id_].opacity() == pytest.approx(share) for id_, share in faint.items())
    assert not hand.page.view.overlay.isVisible()
    picture.motion.skip()
    assert hand.page.view.overlay.isVisible()
    assert all(item.opacity() == 1.0 for item in hand.page.board.piece_items())
    assert places(hand) == ends(hand)


def test_any_key_comes_to_the_end_and_does_what_it_does(hand):
    picture = moving(hand)
    before = hand.page.desk.gaze.unit
    hand.key(Qt.Key.Key_N)
    assert not picture.motion.is_running
    assert hand.page.desk.gaze.unit != before
    assert places(hand) == ends(hand)


def test_a_click_comes_to_the_end(hand):
    picture = moving(hand)
    hand.click((12.0, 12.0))
    assert not picture.motion.is_running


def test_motion_comes_to_its_end_by_itself(hand):
    hand.window.run("motion_quick")
    hand.lay_first()
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.picture.motion.is_running)
    hand.until(lambda: not hand.page.picture.motion.is_running)
    assert places(hand) == ends(hand)


def test_a_step_taken_back_is_not_in_motion(hand):
    picture = moving(hand)
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not picture.motion.is_running


def test_the_same_steps_lead_to_the_same_state_with_motion_and_without(hand):
    hand.lay_first()
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.desk.pending is None)
    plain = hand.page.desk.battle.session.hash
    again = BattleHand(hand._hand)
    moving(again)
    assert again.page is not hand.page
    assert again.page.desk.battle.session.hash == plain


def test_the_speed_is_kept(hand):
    for speed in ("slow", "off", "quick", "normal"):
        hand.window.run(f"motion_{speed}")
        assert hand.window.settings.text("motion", "") == speed
        assert hand.page.picture.speed == speed
        assert hand.window.acts[f"motion_{speed}"].isChecked()


def test_looking_one_event_on_shows_it_and_looking_back_does_not(hand):
    hand.lay_first()
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.desk.pending is None)
    desk, motion = hand.page.desk, hand.page.picture.motion
    arrived = [isinstance(event, UnitArrived) for event in desk.battle.session.events].index(True)
    hand.window.run("motion_slow")
    desk.look_back(arrived)
    assert not motion.is_running
    desk.look_back(arrived + 1)
    assert motion.is_running
    motion.skip()
    assert places(hand) == ends(hand) != {}


# badges and tooltips


def test_a_unit_that_has_acted_is_marked(hand):
    hand.lay_first()
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.desk.pending is None)
    unit = hand.page.desk.state.on_table()[0]
    shown = hand.page.picture.badges.shown
    assert [badge.kind for badge in shown[unit.figures[0]].badges] == ["acted"]
    assert shown[unit.figures[0]].at == hand.page.desk.table.scene.model(unit.figures[0]).at
    tip = hand.page.view.tip_at(hand._hand.pixel(shown[unit.figures[0]].at).toPointF())
    assert tip.splitlines()[0].startswith(f"{unit.name} ({side_name(unit.side)})")
    assert "has acted in this phase" in tip


def test_only_badges_that_change_are_painted_anew(hand, monkeypatch):
    hand.lay_first()
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.desk.pending is None)
    item, models = hand.page.picture.badges, hand.page.desk.table.scene.models
    badges = {model.id: (Badge("acted", "", "acted"),) for model in models}
    item.show_badges(models, badges, 20.0)
    painted = []
    monkeypatch.setattr(BadgesItem, "update", lambda _self, *box: painted.append(box))
    item.show_badges(models, badges, 20.0)
    assert painted == []
    moved = (replace(models[0], at=(1.0, 1.0)), *models[1:])
    item.show_badges(moved, badges, 20.0)
    assert [box.center().toTuple() for (box,) in painted] == [models[0].at, (1.0, 1.0)]


# units


def test_the_list_shows_all_units_and_a_click_looks_at_one_in_reserve(hand):
    hand.window.run("units_list")
    units = hand.page.picture.units
    assert units.list.hasFocus()
    assert sorted(units._items) == sorted(hand.page.desk.state.units)
    unit = next(u for u in hand.page.desk.state.units.values() if u.where == "reserve")
    item = units._items[unit.id]
    assert item.text(2) == "in reserve"
    units.list.scrollToItem(item)
    at = units.list.visualItemRect(item).center()
    QTest.mouseClick(units.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert hand.page.desk.gaze.unit == unit.id
    hand.until(lambda: unit.name in hand.page.card.text.toPlainText())


def test_arrows_in_the_list_ring_a_unit_on_the_table(hand):
    hand.lay_first()
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.desk.pending is None)
    hand.window.run("units_list")
    units, there = hand.page.picture.units, hand.page.desk.state.on_table()[0]
    units.list.setCurrentItem(units._items[there.id].parent().child(1))
    hand.page.desk.table.select(())
    while units.list.currentItem() is not units._items[there.id]:
        QTest.keyClick(units.list, Qt.Key.Key_Up)
    assert {ref.id for ref in hand.page.desk.table.selection} == set(there.figures)
    assert "✓" in units._items[there.id].text(0)


# dice


def test_rolls_lie_in_the_tray_and_go_with_what_is_taken_back(hand):
    tray = hand.page.picture.tray
    assert not tray.isVisible()
    hand.key(Qt.Key.Key_Return)
    assert tray.isVisible()
    assert [roll.what.split(":")[0] for roll in tray.faces.rolls][:1] == ["roll-off"]
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert tray.faces.rolls == ()
    assert not tray.isVisible()


def test_typed_dice_lie_in_the_tray_as_they_are_typed(hand):
    script = replace(read_script(asset("rosters/first_battle.json")), typed=("wardens", "raiders"))
    show_battle(hand.window, Battle.started(script), "Typed")
    hand.page = hand.window.page
    hand.key(Qt.Key.Key_Return)
    tray = hand.page.picture.tray
    assert tray.faces.typing is not None
    what, sides, faces, count = tray.faces.typing
    assert (sides, faces, count) == (6, (), 1)
    hand.key(Qt.Key.Key_4)
    assert tray.faces.typing[2] == (4,)
    hand.key(Qt.Key.Key_Return)
    assert tray.faces.rolls[-1].faces == (4,)
    assert tray.faces.rolls[-1].what == what.split(": 1D6")[0]


def test_dice_tumble_while_motion_is_on_and_come_to_lie(hand):
    hand.window.run("motion_quick")
    hand.key(Qt.Key.Key_Return)
    tray = hand.page.picture.tray
    assert tray.faces.new == len(tray.faces.rolls) > 0
    hand.until(lambda: tray.faces.new == 0)


def test_many_dice_break_into_rows(hand):
    tray: DiceTray = hand.page.picture.tray
    picture: TurnPicture = hand.page.picture
    tray.faces.rolls = (ShownRoll("wardens", "attack dice (4+)", 6, (1, 4, 6) * 12, 4),)
    tray.show()
    tray.faces.fit(tray.width(), tray.height())
    hand.settle()
    [row] = tray.faces.rows
    rows = -(-36 // row.in_a_row)
    assert rows > 1
    assert tray.faces.minimumHeight() >= rows * tray.faces.look.die
    assert picture.tray.grab().height() > 0


def written(markings, words=(), lod=20.0):
    """The names on a table of 20 by 10 inches, at 20 pixels to the inch, in their order."""
    item = MarkersItem(LIGHT, Board(20.0, 10.0))
    item.show_markings(markings)
    return [each for _, each in sorted(item.written(lod, words).items())]


@pytest.mark.usefixtures("program")
def test_a_name_stays_on_the_table_and_above_its_sign_at_the_lower_edge():
    [below] = written((Marking("marker", "Start", (10.0, 5.0)),))
    assert (below.at.x(), below.at.y()) == pytest.approx((10.0, 5.0 + (SIGN + 9) / 20))
    [above] = written((Marking("marker", "Blue Teleport", (19.9, 9.8), control="inactive"),))
    assert above.at.y() == pytest.approx(9.8 - (SIGN + 9 + 13) / 20)
    assert above.at.x() == pytest.approx(20.0 - text_width("Blue Teleport", 11, True) / 2 / 20)


@pytest.mark.usefixtures("program")
def test_the_name_of_a_sign_stands_over_no_other_words_while_there_is_room_about_it():
    street = QRectF(8.0, 5.8, 4.0, 1.0)  # below the sign
    mark = (Marking("objective", "Objective marker 2", (10.0, 5.0), control="held by nobody"),)
    [above] = written(mark, (street,))
    assert above.name == "Objective marker 2" and above.at.y() < 5.0
    beside = (street, QRectF(8.0, 2.5, 4.0, 1.7))
    [right] = written(mark, beside)
    assert right.name == "Objective marker 2" and right.room(20.0).left() > 10.0
    [number] = written(mark, (*beside, QRectF(11.1, 4.0, 9.0, 2.0), QRectF(0.0, 4.0, 9.4, 2.0)))
    assert (number.name, number.control) == ("2", "")
    assert written(mark, (QRectF(0.0, 0.0, 20.0, 10.0),)) == []  # the tip tells it


@pytest.mark.usefixtures("program")
def test_names_of_signs_side_by_side_do_not_run_into_each_other_or_into_signs():
    marks = tuple(Marking("marker", f"Pile of embers {n}", (4.0 + 2.0 * n, 5.0)) for n in range(4))
    rooms = [each.room(20.0) for each in written(marks)]
    half = SIGN / 20
    rooms += [QRectF(x - half, y - half, 2 * half, 2 * half) for x, y in (mark.at for mark in marks)]
    assert len(rooms) > 6
    assert not any(one.intersects(two) for n, one in enumerate(rooms) for two in rooms[:n])

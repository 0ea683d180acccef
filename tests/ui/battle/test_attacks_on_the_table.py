"""Moving and attacking on the table: a unit is dragged, dropped on an enemy, and one key confirms."""

import pytest
from battle_hand import LEFT, BattleHand, show_battle
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from two_models import facing_off
from two_rows import BOWS, CUTTERS, SPEARS, begun

from battlefield.app.desk.pictures import Line
from battlefield.app.playing.aiming.aim_hand import AimHand
from battlefield.app.playing.prompts.idle import IdleHand
from battlefield.rules.core.events import DiceRolled
from battlefield.ui.board.rooms import Room

SLINGERS, KING = "raiders/slingers", "raiders/brute"
ROWS = (BOWS, 6.0, 8.0), (CUTTERS, 5.0, 15.0), (SLINGERS, 14.0, 14.0), (SPEARS, 14.0, 3.0)


@pytest.fixture
def show(start_without_samples):
    def shown(phase, rows=ROWS):
        hand = BattleHand(start_without_samples())
        show_battle(hand.window, begun(*rows, side="wardens", phase=phase), "Rows")
        hand.page = hand.window.page
        hand.settle()
        return hand

    return shown


@pytest.fixture
def face_off(start_without_samples):
    def shown(book, gap):
        hand = BattleHand(start_without_samples())
        battle, mover, foe = facing_off(book, gap, ap=6 if book == "pulp-city" else 0)
        show_battle(hand.window, battle, "Two")
        hand.page = hand.window.page
        hand.settle()
        return hand, mover, foe

    return shown


def place(hand, unit, number=0):
    state = hand.page.desk.state
    return state.figures[state.units[unit].figures[number]].model.at


def rolled(hand):
    return any(isinstance(event, DiceRolled) for event in hand.page.desk.battle.session.events)


def test_a_unit_that_is_dragged_has_moved_when_it_is_dropped(show):
    hand = show("Move")
    x, y = place(hand, BOWS, 2)
    hand.drag((x, y), (x, y + 3.0))
    hand.until(lambda: hand.page.desk.pending is None)
    assert place(hand, BOWS, 2) == pytest.approx((x, y + 3.0), abs=0.1)
    hand.window.acts["undo"].trigger()
    assert place(hand, BOWS, 2) == pytest.approx((x, y))


def test_a_drag_looks_like_an_attack_only_over_an_enemy(show):
    """On empty ground its arrow was red as well, as if it were refused."""
    hand = show("Attack")
    view, start, foe = hand.page.view.viewport(), place(hand, BOWS), place(hand, CUTTERS)
    QTest.mousePress(view, LEFT, pos=hand._hand.pixel(start))
    roles = []
    for at in ((start[0] + 2.0, start[1] + 2.5), foe):
        QTest.mouseMove(view, hand._hand.pixel(at))
        drawn = [each for each in hand.page.desk.hand.drawing if isinstance(each, Line) and each.arrow]
        roles.append([each.role for each in drawn])
    QTest.mouseRelease(view, LEFT, pos=hand._hand.pixel(foe))
    assert roles == [["path"], ["bad"]]


def drag_and_put_back(hand, unit):
    """Take a unit up, and drop it where it stood."""
    x, y = place(hand, unit)
    view, pixel = hand.page.view.viewport(), hand._hand.pixel
    QTest.mousePress(view, LEFT, pos=pixel((x, y)))
    for at in ((x, y + 1.0), (x, y + 2.0), (x, y)):
        QTest.mouseMove(view, pixel(at))
    QTest.mouseRelease(view, LEFT, pos=pixel((x, y)))


def test_a_unit_that_is_dropped_where_it_stood_has_not_begun_to_move(show):
    hand = show("Move")
    count = hand.page.desk.battle.session.event_count
    drag_and_put_back(hand, BOWS)
    hand.until(lambda: hand.page.desk.pending is None)
    assert hand.page.desk.battle.session.event_count == count


@pytest.mark.parametrize("book", ["pulp-city", "iron-kingdoms"])
def test_a_model_dropped_where_it_stood_has_not_begun_its_activation(face_off, book):
    hand, mover, _ = face_off(book, 4.0)
    count = hand.page.desk.battle.session.event_count
    drag_and_put_back(hand, mover)
    hand.until(lambda: isinstance(hand.page.desk.hand, IdleHand))
    assert hand.page.desk.battle.session.event_count == count
    assert hand.page.desk.table.complaint == ""


@pytest.mark.parametrize("book", ["pulp-city", "iron-kingdoms"])
def test_a_model_dropped_at_once_on_the_enemy_that_it_touches_aims_at_it(face_off, book):
    """Nobody has looked at it before, so that it is not known yet whom it can attack as the drag begins."""
    hand, mover, foe = face_off(book, 0.0)
    hand.drag(place(hand, mover), place(hand, foe))
    hand.until(lambda: isinstance(hand.page.desk.hand, AimHand))
    assert hand.page.desk.hand.target == foe
    assert not rolled(hand)


def test_the_length_of_a_move_hides_no_badge_of_who_moves(face_off):
    hand, mover, _ = face_off("pulp-city", 1.0)
    x, y = place(hand, mover)
    view, pixel, picture = hand.page.view.viewport(), hand._hand.pixel, hand.page.picture
    QTest.mousePress(view, LEFT, pos=pixel((x, y)))
    for at in ((x, y + 1.0), (x + 0.4, y), (x + 0.9, y)):  # into contact: the badges stand above
        QTest.mouseMove(view, pixel(at))
        hand.settle()
    scale = hand.page.view.pixels_per_inch
    plates = [Room.box(each) for each in hand.page.shown.plates(scale)]
    badges = picture.badges.rooms(scale)
    assert plates and badges
    assert not [plate for plate in plates for badge in badges if plate.is_over(badge)]
    QTest.mouseRelease(view, LEFT, pos=pixel((x + 0.9, y)))


def test_the_button_that_attacks_shows_all_its_words(face_off):
    hand, mover, foe = face_off("pulp-city", 0.0)
    hand.drag(place(hand, mover), place(hand, foe))
    hand.until(lambda: isinstance(hand.page.desk.hand, AimHand))
    button = hand.page.now.accept
    words = button.text().split("\n")
    assert " ".join(words) == "Attack · Anchor Blow: CCM, 2 AP, Strength vs Defense · Enter"
    assert max(map(button.fontMetrics().horizontalAdvance, words)) <= button.width() - 24


@pytest.mark.parametrize("book", ["pulp-city", "iron-kingdoms"])
def test_a_model_dropped_at_once_on_an_enemy_out_of_reach_moves_toward_it(face_off, book):
    hand, mover, foe = face_off(book, 16.0)
    before, other = place(hand, mover), place(hand, foe)
    hand.drag(before, other)
    hand.until(lambda: place(hand, mover) != before)
    assert before[0] < place(hand, mover)[0] < other[0]


def test_a_hand_that_trembles_on_a_unit_only_looks_at_it(show):
    hand = show("Move")
    x, y = place(hand, BOWS)
    hand.drag((x, y), (x + 0.1, y))
    assert isinstance(hand.page.desk.hand, IdleHand)
    assert hand.page.desk.gaze.unit == BOWS


def test_a_drag_onto_an_enemy_and_enter_make_an_attack(show):
    hand = show("Attack")
    hand.drag(place(hand, BOWS), place(hand, SLINGERS))
    hand.until(lambda: isinstance(hand.page.desk.hand, AimHand))
    assert hand.page.now.what.text() == "Ridge Bows: attack Mud Slingers?"
    assert hand.page.now.accept.text().startswith("Attack · War bow")
    assert not rolled(hand)
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: rolled(hand) and hand.page.desk.pending is None)


def test_clicks_on_a_unit_on_an_enemy_and_once_more_make_an_attack(show):
    hand = show("Attack")
    hand.click(place(hand, BOWS))
    hand.click(place(hand, CUTTERS))
    hand.until(lambda: isinstance(hand.page.desk.hand, AimHand))
    hand.click(place(hand, CUTTERS))
    hand.until(lambda: rolled(hand) and hand.page.desk.pending is None)


def test_the_odds_stand_beside_each_enemy_that_can_be_attacked(show):
    hand = show("Attack")
    hand.click(place(hand, BOWS))

    def told():
        return [part.words for part in hand.page.desk.hand.drawing if getattr(part, "words", ())]

    hand.until(lambda: len(told()) == 2)
    hand.rest()
    hand.until(lambda: not any("about" in line for words in told() for line in words))
    assert ("−2.1 of 6 HP", "5 dice, hits 4+, armour save 6+") in told()


def test_escape_leaves_an_aim_without_anything_to_take_back(show):
    hand = show("Attack")
    count = hand.page.desk.battle.session.event_count
    hand.drag(place(hand, BOWS), place(hand, SLINGERS))
    hand.until(lambda: isinstance(hand.page.desk.hand, AimHand))
    hand.key(Qt.Key.Key_Escape)
    assert isinstance(hand.page.desk.hand, IdleHand)
    assert hand.page.desk.battle.session.event_count == count


def test_a_click_on_who_cannot_be_attacked_says_why_while_another_is_aimed_at_too(show):
    hand = show("Attack", ((SPEARS, 4.0, 10.0), (CUTTERS, 4.0, 11.2), (SLINGERS, 14.0, 14.0)))
    hand.click(place(hand, SPEARS))
    hand.click(place(hand, CUTTERS))
    hand.until(lambda: isinstance(hand.page.desk.hand, AimHand))
    hand.click(place(hand, SLINGERS))
    assert not isinstance(hand.page.desk.hand, AimHand)
    told = hand.page.desk.table
    hand.until(lambda: told.complaint.startswith("Mud Slingers cannot be attacked: Long spear: "))


def test_a_click_that_comes_before_it_is_known_whom_can_be_attacked_says_why_as_well(show):
    hand = show("Attack", ((SPEARS, 4.0, 10.0), (CUTTERS, 4.0, 11.2), (SLINGERS, 14.0, 14.0)))
    hand.click(place(hand, SPEARS))
    hand.click(place(hand, SLINGERS))
    told = hand.page.desk.table
    hand.until(lambda: told.complaint.startswith("Mud Slingers cannot be attacked: Long spear: "))
    assert hand.page.desk.gaze.unit == SLINGERS


def test_a_click_on_an_enemy_with_a_unit_that_reaches_nobody_says_so(show):
    hand = show("Attack")
    hand.click(place(hand, SPEARS))
    hand.click(place(hand, SLINGERS))
    hand.until(lambda: hand.page.desk.table.complaint == "Gate Spears, Attack: no target in range")


def test_a_weapon_is_not_asked_for_where_there_is_one(show):
    hand = show("Attack")
    hand.click(place(hand, BOWS))
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.desk.pending is not None)
    assert hand.page.desk.pending.what == "choose whom War bow strikes"
    hand.key(Qt.Key.Key_Escape)
    hand.until(lambda: hand.page.desk.pending is None)


def test_the_unit_that_acts_is_dropped_on_an_enemy_while_a_target_is_asked_for(show):
    hand = show("Attack")
    hand.click(place(hand, BOWS))
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.desk.pending is not None)
    hand.drag(place(hand, BOWS), place(hand, CUTTERS))
    hand.until(lambda: isinstance(hand.page.desk.hand, AimHand))
    assert hand.page.desk.hand.target == CUTTERS
    hand.until(lambda: hand.window.hint.text().count("Esc ") == 1)
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: rolled(hand) and hand.page.desk.pending is None)


def test_a_key_shows_what_enemies_threaten_and_hides_it_again(show):
    hand = show("Move")
    hand.key(Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier)
    words = [line for part in hand.page.desk.threats.drawing for line in getattr(part, "words", ())]
    assert "Reed Cutters: moves 7.00 in, reaches 0.00 in" in words
    hand.key(Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier)
    assert hand.page.desk.threats.drawing == ()


def test_the_fallen_lie_on_the_table_until_they_are_taken_off(show):
    hand = show("Attack")
    hand.click(place(hand, BOWS))
    hand.click(place(hand, CUTTERS))
    hand.until(lambda: isinstance(hand.page.desk.hand, AimHand))
    hand.click(place(hand, CUTTERS))
    hand.until(lambda: rolled(hand))
    state = hand.page.desk.state
    fallen = {id_ for id_ in state.units[CUTTERS].figures if state.figures[id_].hp <= 0}
    hand.until(lambda: {model.id for model in hand.page.picture.fallen.models} == fallen)

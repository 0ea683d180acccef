"""Whoever plays in centimetres, or in fractions of an inch, reads no other lengths anywhere in a battle."""

import re

import pytest
from battle_hand import BattleHand, show_battle
from PySide6.QtCore import Qt
from two_rows import BOWS, CUTTERS, SPEARS, begun

from battlefield.app.battle_report.report import report_of

SLINGERS = "raiders/slingers"
ROWS = (BOWS, 6.0, 8.0), (CUTTERS, 5.0, 15.0), (SLINGERS, 14.0, 14.0), (SPEARS, 14.0, 3.0)
INCHES = re.compile(r"\d in\b|\d inch|\d\"")


@pytest.fixture
def show(start_without_samples):
    def shown(phase, rows=ROWS):
        hand = BattleHand(start_without_samples())
        show_battle(hand.window, begun(*rows, side="wardens", phase=phase), "Rows")
        hand.page = hand.window.page
        hand.window.acts["unit_centimetres"].trigger()
        hand.settle()
        return hand

    return shown


def place(hand, unit):
    state = hand.page.desk.state
    return state.figures[state.units[unit].figures[0]].model.at


def move(hand):
    x, y = place(hand, BOWS)
    hand.drag((x, y), (x, y + 3.0))
    hand.until(lambda: hand.page.desk.pending is None)


def read(hand):
    """Return what stands in the window: labels, buttons, the log, the table, tips, the hint and the title."""
    page = hand.page
    now = page.now
    told = [label.text() for label in (now.what, now.problem, now.note, now.accept, page.turn_bar.sides)]
    told += [words for button in now.buttons.values() for words in (button.text(), button.toolTip())]
    told += [words for line in page.log.lines.lines for words in (line.words, line.more)]
    answer = page.tool.answer
    told += [words for part in answer.drawing for words in getattr(part, "words", ())] if answer else []
    told += [page.hint(), hand.window.title.text(), page.desk.table.complaint, page.card.text.toPlainText()]
    return [re.sub("<[^>]*>", "", words) for words in told]


def test_a_move_and_its_log_are_told_in_centimetres(show):
    hand = show("Move")
    move(hand)
    hand.until(lambda: any(" move 7.6" in line.words for line in hand.page.log.lines.lines))
    assert [words for words in read(hand) if INCHES.search(words)] == []
    assert hand.window.title.text().endswith(" cm")


def test_what_is_asked_while_models_are_moved_is_told_in_centimetres(show):
    hand = show("Move")
    hand.key(Qt.Key.Key_1)
    hand.until(lambda: hand.page.desk.pending is not None)
    hand.settle()
    assert [words for words in read(hand) if INCHES.search(words)] == []
    assert "cm" in hand.page.now.what.text()


def test_a_range_and_a_target_out_of_it_are_told_in_centimetres(show):
    hand = show("Attack", ((SPEARS, 4.0, 10.0), (CUTTERS, 4.0, 11.2), (SLINGERS, 14.0, 14.0)))
    hand.click(place(hand, SPEARS))
    hand.click(place(hand, SLINGERS))
    hand.until(lambda: " cm away, and it reaches " in hand.page.desk.table.complaint)
    assert [words for words in read(hand) if INCHES.search(words)] == []


def test_another_unit_is_told_at_once_and_inches_again_as_they_were(show):
    hand = show("Move")
    move(hand)
    hand.settle()

    def moved():
        return next(line.words for line in hand.page.log.lines.lines if line.kind == "outcome")

    assert moved().endswith(" cm")
    hand.window.acts["unit_inches"].trigger()
    hand.settle()
    assert moved().endswith(" in")


def test_a_report_tells_what_rules_said_in_its_unit(show):
    hand = show("Move")
    move(hand)
    battle = hand.page.desk.battle
    told = report_of(battle.session.course, battle.book, "Rows", "centimetres")
    assert not INCHES.search(str(told.turns))

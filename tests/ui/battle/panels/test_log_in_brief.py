"""The log folds what came of earlier actions into one line each, as long as nobody wants it otherwise."""

from collections import Counter

import pytest
from battle_hand import BattleHand
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlefield.ui.widgets.settings import BRIEF

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def hand(start):
    hand = BattleHand(start())
    hand.play_on(8)
    while hand.page.desk.pending is not None:
        hand.play_on(1)
    hand.settle()
    return hand


def lines_of(hand):
    """How many lines each action has, by its number, but for those amid which the clock went on."""
    shown = hand.page.log.lines.lines
    clock = {line.action for line in shown if line.kind == "clock"}
    return Counter(line.action for line in shown if line.action not in clock)


def click(hand, action):
    log = hand.page.log
    row = next(n for n, line in enumerate(log.lines.lines) if line.action == action and line.kind != "clock")
    log.list.scrollTo(log.lines.index(row))
    at = log.list.visualRect(log.lines.index(row)).center()
    QTest.mouseClick(log.list.viewport(), LEFT, pos=at)
    hand.settle()


def test_all_actions_but_the_newest_are_one_line_each_and_open_with_a_click(hand):
    counts = lines_of(hand)
    newest = max(counts)
    assert counts[newest] > 1 and len(counts) > 2
    assert all(count == 1 for action, count in counts.items() if action != newest)
    click(hand, newest - 1)
    opened = lines_of(hand)
    assert opened[newest - 1] > 1 and opened[newest - 2] == 1
    click(hand, newest - 1)
    assert lines_of(hand) == counts


def test_what_is_looked_for_is_found_within_actions_that_are_one_line(hand):
    log = hand.page.log
    log.brief.click()
    all_lines = lines_of(hand)
    within = next(line for line in log.lines.lines if all_lines[line.action] > 1 and line.kind == "")
    log.brief.click()
    assert within not in log.lines.lines
    QTest.keyClicks(log.seek, log.lines.written(within))
    hand.settle()
    assert within in log.lines.lines


def test_who_wants_all_lines_has_them_in_the_next_battle_too(hand):
    before = sum(lines_of(hand).values())
    hand.page.log.brief.click()
    assert sum(lines_of(hand).values()) > before
    assert not hand.window.settings.flag(BRIEF, True)
    hand.page.log.remember(hand.window.settings)
    assert not hand.page.log.brief.isChecked()

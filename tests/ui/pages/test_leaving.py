"""A page that is closed is gone at once, with its board, its desk and its battle: nothing waits for Python's
own collecting.
"""

import gc
from weakref import ref

import pytest
from battle_hand import BattleHand, show_battle
from yards import yard

from battlefield.app.battle.fighting import Battle
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset


def parts_of(page):
    """Give weak references to what a page is made of."""
    item = page.board.piece_items()[0]
    parts = {"board": page.board, "desk": page.desk, "overlay": page.view.overlay, "item": item}
    if hasattr(page, "shown"):
        parts |= {"page": page, "view": page.view, "drawing": page.shown.drawings[0]}
    if hasattr(page.desk, "battle"):
        battle = page.desk.battle
        parts |= {"battle": battle, "session": battle.session, "hand": page.desk.hand}
    return {name: ref(part) for name, part in parts.items()}


def left(parts):
    return [name for name, part in parts.items() if part() is not None]


@pytest.fixture(autouse=True)
def _uncollected():
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def hand(open_scene):
    return open_scene(yard())


@pytest.mark.parametrize("mode", ["measure", "design"])
def test_a_table_that_is_left_is_gone(hand, mode):
    hand.window.modes.switch(mode)
    hand.until(lambda: hand.window.modes.now == mode)
    parts = parts_of(hand.page)
    hand.window.show_home()
    hand.until(lambda: not left(parts))


def test_both_pages_of_a_table_go_with_it(hand):
    measuring = parts_of(hand.page)
    hand.window.modes.switch("design")
    hand.until(lambda: hand.window.modes.now == "design")
    designing = parts_of(hand.page)
    hand.window.show_home()
    hand.until(lambda: not left(measuring) + left(designing))


def test_a_battle_that_is_left_is_gone_with_all_its_states(start_without_samples):
    hand = BattleHand(start_without_samples())
    hand.play_on(6)
    hand.rest()
    parts = parts_of(hand.page)
    del hand.page
    show_battle(hand.window, Battle.started(read_script(asset("rosters/dock_brawl.json"))))
    hand.until(lambda: not left(parts))


def test_the_page_that_sets_a_battle_up_goes_too(start_without_samples):
    hand = start_without_samples()
    hand.window.run("new_battle")
    hand.until(lambda: hand.window.reader.is_idle)
    page = ref(hand.window.setup)
    hand.window.show_home()
    hand.until(lambda: page() is None)


def test_a_desk_whose_page_is_left_tells_nobody_any_more(hand):
    desk = hand.desk
    hand.window.show_home()
    hand.until(lambda: not desk._listeners)
    desk.learn()
    desk.changed()
    desk.complain("Nobody hears this")

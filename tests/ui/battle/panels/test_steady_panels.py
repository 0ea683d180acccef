"""The panels of a battle keep their size, and what is asked has the room it needs."""

from dataclasses import replace
from shutil import copy

import pytest
from battle_hand import BattleHand, show_battle
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QTabBar

from battlefield.app.battle.fighting import Battle
from battlefield.app.playing.prompts.choosing import ChoosingHand
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.ui.battle.panels.offers import quiet


@pytest.fixture(scope="module")
def reached(tmp_path_factory):
    """Give the folder of games saved one step before they came somewhere, to be there again soon."""
    return tmp_path_factory.mktemp("reached")


@pytest.fixture
def hand(start_without_samples, reached):
    begun = start_without_samples()
    begun.window.resize(1280, 800)
    hand = BattleHand(begun)
    hand.reached = reached
    return hand


def sizes(page):
    shown = [dock for dock in page.docks if not dock.widget().visibleRegion().isEmpty()]
    return [(dock.width(), dock.height()) for dock in shown]


def places(hand):
    """Name where a battle is: its turn and phase, and whether there is something to choose."""
    clock = hand.page.desk.state.clock
    choice = {"choice"} if isinstance(hand.page.desk.hand, ChoosingHand) else set()
    return {f"{clock.turn} {clock.phase}"} | choice


def play_to(hand, place, anew=False):
    """Play by keys until a battle comes somewhere, where a test has been before from the step before."""
    saved, before = hand.reached / f"{place}.json", hand.reached / "before.json"
    if saved.exists() and not anew:
        show_battle(hand.window, Battle.opened(saved))
        hand.page = hand.window.page
    for _ in range(120):
        if place in places(hand):
            return
        hand.page.desk.battle.save(before)
        hand.play_on(1)
        for each in places(hand):
            if not (hand.reached / f"{each}.json").exists():
                copy(before, hand.reached / f"{each}.json")
    raise AssertionError("never came there")


def is_seen_whole(button):
    """Tell whether no part of a button is cut by the list it scrolls in."""
    return button.visibleRegion().boundingRect() == QRect(QPoint(), button.size())


@pytest.mark.campaign
def test_a_turns_list_leaves_room_for_all_that_can_be_done(hand):
    play_to(hand, "2 Move")
    hand.settle()
    assert hand.page.past.passage.isVisible()
    buttons = list(hand.page.now.buttons.values())
    assert len(buttons) >= 3
    assert all(is_seen_whole(button) for button in buttons)


@pytest.mark.campaign
@pytest.mark.parametrize("size", [(1280, 800), (1600, 1000)])
def test_lines_and_dice_scroll_only_where_there_is_no_room_for_them(hand, size):
    """The dice had room for two rolls, and five lines were seen, with the panel empty between them."""
    hand.window.resize(*size)
    play_to(hand, "2 Move")
    hand.settle()
    now, tray, lines = hand.page.now, hand.page.picture.tray, hand.page.past.passage.list
    assert lines.isVisible() and not lines.verticalScrollBar().isVisible()
    free = now.height() - now.heightForWidth(now.width())
    assert free < 100 or not tray._room.verticalScrollBar().isVisible()


@pytest.mark.campaign
def test_panels_keep_their_size_whatever_stands_in_them(hand):
    hand.settle()
    before = sizes(hand.page)
    assert before[0][0] == 340
    play_to(hand, "2 Move", anew=True)
    hand.settle()
    assert sizes(hand.page) == before


def test_panels_keep_their_size_while_another_battle_is_set_up(hand):
    hand.key(Qt.Key.Key_Return)
    hand.settle()
    before = sizes(hand.page)
    hand.window.run("new_battle")
    hand.until(lambda: hand.window.setup is not None)
    hand.window.setup.back.click()
    hand.until(hand.page.isVisible)
    hand.settle()
    assert sizes(hand.page) == before


def test_a_short_list_after_a_long_one_needs_no_scrolling(hand):
    play_to(hand, "choice")
    now = hand.page.now
    for _ in range(20):
        hand.play_on(1)
        if now._shown is now._offers:
            break
    hand.settle()
    assert not now._room.verticalScrollBar().isVisible()
    assert now._pages.height() <= now._room.viewport().height()


def test_buttons_keep_their_height_when_what_to_expect_arrives(hand):
    play_to(hand, "choice")
    hand.settle()
    now, asked = hand.page.now, hand.page.desk.hand.asked
    waiting = replace(asked, choices=tuple(replace(each, notes=()) for each in asked.choices))
    now._awaits = tuple(now.buttons)
    now._show_choices(waiting)
    before = [button.sizeHint().height() for button in now.buttons.values()]
    told = ("4+ needed", "Mud Slingers lose 1.2 HP on average")
    now._awaits = ()
    now._show_choices(replace(asked, choices=tuple(replace(each, notes=told) for each in asked.choices)))
    assert [button.sizeHint().height() for button in now.buttons.values()] == before
    assert all("4+ needed" in button.toolTip() for button in now.buttons.values())


def test_what_to_expect_is_cut_only_where_there_is_no_room_for_it(hand):
    """Four lines were shown with half of the panel free below them."""
    play_to(hand, "choice")
    hand.settle()
    now, asked = hand.page.now, hand.page.desk.hand.asked
    told = (
        "4+ needed",
        "Mud Slingers lose 1.2 HP on average, mostly 0 to 2, at most 6; 31 % nothing " * 3,
        "END",
    )
    first = asked.choices[0]
    some = (replace(first, notes=told), replace(first, id="no more", words="No more attacks", notes=()))
    now._show_choices(replace(asked, choices=some))
    button, _ = now.buttons.values()
    assert button.text().rstrip().endswith("END")
    now._fit()
    hand.settle()
    assert now._room.viewport().height() >= button.sizeHint().height()
    many = tuple(replace(asked.choices[0], id=str(n), notes=(*told, *told)) for n in range(9))
    now._show_choices(replace(asked, choices=many))
    assert all("…" in button.text() for button in now.buttons.values())


@pytest.mark.parametrize("size", [(1280, 800), (1000, 640)])
def test_no_button_is_cut_by_the_dice_and_each_unit_can_be_scrolled_to(hand, size):
    hand.window.resize(*size)
    settings = (("playstyle", "advanced"), ("zone depth", 6))
    script = replace(read_script(asset("rosters/first_battle.json")), terrain=(), settings=settings)
    show_battle(hand.window, Battle.started(script))
    hand.page = hand.window.page
    for _ in range(80):
        if hand.page.desk.state.clock.phase == "Action" and hand.page.desk.pending is None:
            break
        hand.play_on(1)
    hand.settle()
    now = hand.page.now
    hand.until(lambda: now._room.mapTo(now, QPoint()).y() + now._room.height() <= now.height())
    assert (
        now.mapTo(hand.page, QPoint(0, now.height())).y()
        <= hand.page.picture.tray.mapTo(hand.page, QPoint()).y()
    )
    button = now.buttons["Pass"]
    assert button.text().startswith("0 ") and "CP would be lost" in button.text()
    now._room.ensureWidgetVisible(button)
    assert is_seen_whole(button)


def test_what_a_unit_cannot_do_is_told_with_the_reason_and_moves_nothing(hand):
    play_to(hand, "1 Attack")
    for _ in range(60):
        choices = hand.page.desk.hand.asked.choices
        able = {each.unit for each in choices if each.unit and not each.refusal}
        found = [each for each in choices if each.refusal and each.unit not in able]
        if found and able and hand.page.desk.pending is None:
            break
        hand.play_on(1)
    hand.settle()
    told = "\n".join(label.text() for label in hand.page.now.findChildren(QLabel))
    assert found and all(each.refusal in told for each in found)
    assert not {each.id for each in found} & set(hand.page.now.buttons)
    hold = f"Hold {min(able)}"
    before = hand.page.now.buttons[hold].mapTo(hand.page, QPoint())
    hand.page.desk.look_at_unit(found[0].unit)
    hand.settle()
    assert hand.page.now.buttons[hold].mapTo(hand.page, QPoint()) == before


def test_a_choice_that_comes_to_nothing_has_no_words_of_what_to_expect(hand):
    play_to(hand, "1 Attack")
    for _ in range(60):
        if "Finish attacking" in [each.words for each in hand.page.desk.hand.asked.choices]:
            break
        hand.play_on(1)
    texts = [button.text() for button in hand.page.now.buttons.values()]
    assert any(text.endswith("Finish attacking") for text in texts)


@pytest.mark.parametrize(("size", "least"), [((960, 540), 3), ((1024, 640), 4), ((1280, 800), 4)])
def test_a_small_window_gives_its_room_to_what_can_be_done(start_without_samples, size, least):
    hand = start_without_samples()
    hand.window.resize(*size)
    battle = BattleHand(hand)
    battle.key(Qt.Key.Key_Return)
    battle.settle()
    now, tray = battle.page.now, battle.page.picture.tray
    seen = {button.pos().y() for button in now.buttons.values() if not button.visibleRegion().isEmpty()}
    rows = {button.parent() for button in now.buttons.values() if not button.visibleRegion().isEmpty()}
    assert len(rows) >= min(least, len({button.parent() for button in now.buttons.values()})), seen
    assert (tray.height() == 0) == (size[1] <= 640)


def test_a_narrow_bar_over_the_table_leaves_out_phases_then_facts_and_cuts_nothing(hand):
    bar = hand.page.turn_bar
    now = bar._drawn
    facts = [fact for _, facts in now.facts for fact in facts]

    def resized(wide):
        bar.resize(wide, bar.height())
        assert bar.minimumSizeHint().width() <= wide
        return [phase for phase in now.phases if phase in bar.phases.text()], bar.sides.text()

    phases, sides = resized(1600)
    assert phases == [*now.phases] and all(fact in sides for fact in facts)
    phases, sides = resized(bar.minimumSizeHint().width() - 1)
    assert phases == [phase for phase in now.phases if phase == now.phase] and all(
        fact in sides for fact in facts
    )
    phases, sides = resized(bar.minimumSizeHint().width() - 1)
    assert all(side in sides.lower() for side, _ in now.facts) and not all(fact in sides for fact in facts)
    assert f"{now.facts[0][0].capitalize()}: {facts[0]}" in bar.sides.toolTip()
    assert resized(1600)[0] == [*now.phases]


def test_each_reason_below_the_actions_is_a_sentence_of_its_own(qtbot):
    reasons = quiet("the turn of Sella Thorn comes later\nthe turn of Lantern Wisp comes later")
    qtbot.addWidget(reasons)
    assert reasons.text() == "The turn of Sella Thorn comes later\nThe turn of Lantern Wisp comes later"


def cut(page):
    """Name the tabs of panels that have less room than their words."""
    bars = [bar for bar in page.findChildren(QTabBar) if bar.parent() is page and bar.isVisible()]
    tabs = [(bar, n) for bar in bars for n in range(bar.count())]
    letters = page.fontMetrics()
    return [
        bar.tabText(n)
        for bar, n in tabs
        if bar.tabRect(n).width() < letters.horizontalAdvance(bar.tabText(n)) + 10
    ]


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_no_word_on_a_tab_is_cut_where_there_is_room(start_without_samples, size):
    begun = start_without_samples()
    begun.window.resize(*size)
    hand = BattleHand(begun)
    assert cut(hand.page) == []
    hand.window.acts["advice"].trigger()
    assert hand.page.dock_of(hand.page.counsel).toggleViewAction().isChecked()
    begun.qtbot.waitUntil(lambda: cut(hand.page) == [])


def test_the_choices_have_the_room_that_the_words_of_the_program_leave_when_it_has_acted(hand):
    hand.window.resize(1272, 760)
    script = replace(read_script(asset("rosters/smoke_on_the_fen.json")), steps=())
    show_battle(hand.window, Battle.started(script))
    page = hand.page = hand.window.page
    page.desk.seat("coven", "automaton")
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_1)
    hand.until(lambda: page.now.accept.text().startswith("Put"))
    hand.key(Qt.Key.Key_Return)
    hand.until(
        lambda: page.desk.pending is None and page.desk.hand.asked.by == "company" and page.now.buttons
    )
    hand.settle()
    room = page.now._room
    assert room.verticalScrollBar().maximum() == 0

"""What all pages over a desk do alike, however they are shown."""

import pytest
from battle_hand import BattleHand
from PySide6.QtWidgets import QApplication

from battlefield.ui.battle.page import BattlePage
from battlefield.ui.design.page import DesignPage
from battlefield.ui.measure.table_page import TablePage
from battlefield.ui.pages.page import Page
from battlefield.ui.shell.beginning import begin_first_battle
from battlefield.ui.threads.loading import Loading
from battlefield.ui.threads.staged_work import Coming


@pytest.fixture(params=["measure", "design", "battle"])
def window(request, start_without_samples):
    """A window with a page of each kind."""
    if request.param == "battle":
        return BattleHand(start_without_samples()).window
    hand = request.getfixturevalue("hand")
    hand.window.modes.switch(request.param)
    hand.until(lambda: hand.window.modes.now == request.param and hand.window.loading.is_idle)
    return hand.window


@pytest.mark.parametrize("kind", [TablePage, DesignPage, BattlePage])
def test_a_page_says_all_that_differs_among_pages(kind):
    """Qt's metaclass cannot refuse to make what is abstract: this does."""
    wanted = [name for name, each in vars(Page).items() if getattr(each, "__isabstractmethod__", False)]
    assert len(wanted) == 8
    assert [name for name in wanted if getattr(kind, name) is getattr(Page, name)] == []


def test_panels_are_hidden_and_shown_again_and_the_table_has_the_keyboard(window):
    page = window.page
    window.run("next_pane")
    window.run("panels")
    assert not any(dock.isVisible() for dock in page.docks)
    assert not window.acts["panels"].isChecked()
    assert page.view.hasFocus()
    window.run("panels")
    assert any(dock.isVisible() for dock in page.docks)
    assert window.acts["panels"].isChecked()


def test_the_keyboard_goes_round_all_panes_and_back_to_the_table(window):
    page, seen = window.page, []
    page.view.setFocus()
    for _ in range(12):
        window.run("next_pane")
        focus = QApplication.focusWidget()
        if focus is page.view:
            break
        seen.append(focus)
    assert QApplication.focusWidget() is page.view
    assert seen and all(page.isAncestorOf(each) for each in seen)
    assert len(set(map(id, seen))) == len(seen)


def test_the_command_of_the_tool_in_hand_is_checked_and_no_other(window):
    page, acts = window.page, window.acts
    for name in ("tape_tool", "select_tool"):
        window.run(name)
        assert [each for each in page.tool_commands if acts[each].isChecked()] == [name]
        assert page.command_of(page.tool) == name


def test_all_parts_of_a_page_take_on_another_theme(window):
    page = window.page
    before = page.colours
    window.set_theme("light" if before.name == "dark" else "dark")
    assert page.colours is not before
    assert page.board.colours is page.view.colours is page.colours


def test_the_hint_gives_way_to_what_is_read_and_tells_all_in_its_tip(window, qtbot):
    words = "Click the place where it stands, or type it as numbers " * 8
    page = window.page
    qtbot.waitUntil(lambda: window.background.is_idle and window.loading.is_idle)  # nothing else is told
    page.hinted.emit(words)
    page.read_out.emit("pointer 12.34, 5.60 in · " + "in line with the edge of The Eel Inn · " * 2)
    window.resize(1280, 800)
    window.hint.grab()
    qtbot.waitUntil(lambda: window.reading.width() >= window.reading.sizeHint().width())
    page.hinted.emit(words)  # the page itself may have said something meanwhile
    window.hint.grab()
    assert window.hint.toolTip() == words
    page.hinted.emit("Click")
    window.hint.grab()
    assert window.hint.toolTip() == ""


def test_the_symmetry_of_a_drawn_table_is_shown_in_the_new_colours(hand):
    hand.window.modes.switch("design")
    hand.until(lambda: hand.window.modes.now == "design")
    button = hand.window.page.symmetry_button
    before = button.icon().pixmap(20, 20).toImage()
    hand.window.set_theme("light" if hand.window.page.colours.name == "dark" else "dark")
    assert button.icon().pixmap(20, 20).toImage() != before


def test_what_one_page_has_read_is_not_left_standing_on_the_next(hand):
    hand.window.modes.switch("design")
    hand.until(lambda: "checks" in hand.window.reading.text())
    told = hand.window.reading.text()
    hand.window.modes.switch("measure")
    assert hand.window.reading.text() == ""
    hand.window.modes.switch("design")
    assert hand.window.reading.text() == told


def test_nothing_that_comes_takes_the_place_of_what_is_to_be_seen_through(program, qtbot):
    loading, seen = Loading(program), []
    coming = Coming(loading)

    def counting(name):
        for number in range(3):
            seen.append((name, number))
            yield

    loading.see_through(counting("a"))
    coming.begin(counting("b"))
    coming.leave()
    qtbot.waitUntil(lambda: loading.is_idle)
    assert seen == [("a", 0), ("a", 1), ("a", 2)]


def test_a_battle_that_is_left_while_it_is_painted_leaves_the_window_as_it_was(start_without_samples):
    hand = start_without_samples()
    begin_first_battle(hand.window)
    hand.until(lambda: isinstance(hand.window.page, BattlePage))
    assert not hand.window.stack.updatesEnabled()
    hand.window.show_home()
    hand.until(lambda: hand.window.loading.is_idle)
    assert hand.window.stack.updatesEnabled()
    assert hand.window.stack.currentWidget() is hand.window.home

"""The keys of a battle answer what is asked wherever the keyboard is, and Esc, Enter and End lead back."""

from dataclasses import replace

import pytest
from battle_hand import BattleHand, show_battle
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar

from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.background import AtOnce
from battlefield.app.playing.prompts.idle import IdleHand
from battlefield.app.playing.prompts.placing import PlacingHand
from battlefield.app.playing.prompts.pointing import PointingHand
from battlefield.files.battles.scripts import read_script
from battlefield.geometry.kernel.shapes import Template
from battlefield.resources import asset
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.requests import Spot

LEFT = Qt.MouseButton.LeftButton
BACK = "You are looking back; End returns to the game"


class Keys(BattleHand):
    """Presses keys where the keyboard is, as a keyboard does."""

    @property
    def desk(self):
        return self.page.desk

    @property
    def hint(self):
        return self.window.hint.text()

    def press(self, *keys) -> None:
        for each in keys:
            self._hand.key(each)

    def click_line(self, row, twice=False) -> None:
        """Click a line of the log where it is seen."""
        log = self.page.log.list
        log.scrollTo(self.page.log.lines.index(row))
        at = log.visualRect(self.page.log.lines.index(row)).center()
        QTest.mouseClick(log.viewport(), LEFT, pos=at)
        if twice:
            QTest.mouseDClick(log.viewport(), LEFT, pos=at)

    def reach_log(self) -> None:
        """Go to the log with F6."""
        self.page.dock_of(self.page.log).raise_()
        for _ in range(8):
            if QApplication.focusWidget() is self.page.log.list:
                return
            self.press("F6")
        raise AssertionError("F6 does not reach the log")

    def deploy(self) -> None:
        """Begin the first deployment and wait for its first place."""
        self.press("1")
        self.until(lambda: self.page.now.accept.isVisible() and self.desk.hand.places)


@pytest.fixture
def keys(start_without_samples):
    """Keys over a battle that has begun; the table has the keyboard."""
    keys = Keys(start_without_samples())
    keys.press("Return")
    keys.settle()
    return keys


def typed(keys):
    """Show a battle whose dice are typed, with the first roll asked for."""
    script = replace(read_script(asset("rosters/first_battle.json")), typed=("wardens", "raiders"))
    show_battle(keys.window, Battle.started(script), "Typed")
    keys.page = keys.window.page
    keys.press("Return")


def place(keys):
    return keys.desk.hand.places[0].at


# wherever the keyboard is


def test_after_a_click_in_the_log_digits_begin_actions_and_arrows_nudge(keys):
    keys.click_line(0)
    assert QApplication.focusWidget() is keys.page.log.list
    keys.deploy()
    before, row = place(keys), keys.page.log.list.currentIndex().row()
    keys.press("Shift+Down")
    assert place(keys) != before
    keys.press("N", "Return")
    keys.until(lambda: keys.desk.pending is None)
    assert keys.page.log.list.currentIndex().row() in (row, -1)


def test_after_a_click_in_the_log_arrows_go_through_it_while_nothing_can_be_nudged(keys):
    keys.click_line(0)
    keys.until(lambda: keys.hint.endswith("Up and Down go through the lines"))
    keys.press("Down")
    assert keys.page.log.list.currentIndex().row() == 1
    keys.press("Esc")
    assert QApplication.focusWidget() is keys.page.view


def test_a_log_reached_by_keys_keeps_its_arrows_and_enter_while_a_unit_is_placed(keys):
    keys.deploy()
    before = place(keys)
    keys.reach_log()
    keys.until(lambda: "Enter opens one" in keys.hint)
    keys.press("Home", "Down")
    assert place(keys) == before
    keys.press("Return")
    assert keys.desk.looking.is_back
    keys.press("Return")
    assert not keys.desk.looking.is_back
    assert place(keys) == before


def test_a_list_that_goes_behind_another_panel_gives_the_keyboard_back_to_the_table(keys):
    keys.click_line(0)
    keys.press("N")
    keys.until(lambda: not keys.page.card.visibleRegion().isEmpty())
    assert QApplication.focusWidget() is keys.page.view


def test_no_panel_that_has_the_keyboard_eats_the_digits(keys):
    page = keys.page
    bar = next(bar for bar in page.findChildren(QTabBar) if bar.count() > 1)
    lists = (page.card.text, page.picture.units.list, page.log.list, page.log.who, page.options.first())
    for widget in (*lists, page.past.bar.line, bar, None):
        for dock in page.docks:
            if widget is not None and dock.isAncestorOf(widget):
                dock.raise_()
        (widget or next(iter(page.now.buttons.values()))).setFocus()
        keys.deploy()
        keys.page.view.setFocus()
        keys.press("Ctrl+Z")
        keys.until(lambda: keys.desk.pending is None)


def test_the_field_that_finds_lines_keeps_its_digits_and_esc_leaves_it(keys):
    seek = keys.page.log.seek
    QTest.mouseClick(seek, LEFT)
    assert QApplication.focusWidget() is seek
    keys.press("1", "9")
    assert seek.text() == "19"
    assert keys.desk.pending is None
    keys.press("Esc")
    assert QApplication.focusWidget() is keys.page.view
    keys.deploy()
    assert seek.text() == "19"


def test_enter_in_the_field_that_finds_lines_answers_nothing(keys):
    keys.deploy()
    asked = keys.desk.pending
    QTest.mouseClick(keys.page.log.seek, LEFT)
    keys.press("Return")
    assert keys.desk.pending is asked
    assert QApplication.focusWidget() is keys.page.view


def test_keys_play_with_the_keyboard_nowhere(keys):
    QApplication.focusWidget().clearFocus()
    assert QApplication.focusWidget() is None
    keys.deploy()
    before = place(keys)
    keys.press("Shift+Down")
    assert place(keys) != before


def test_arrows_nudge_after_a_click_on_the_button_that_deploys(keys):
    QTest.mouseClick(keys.page.now.buttons[next(iter(keys.page.now.buttons))], LEFT)
    keys.until(lambda: keys.page.now.accept.isVisible() and keys.desk.hand.places)
    before = place(keys)
    keys.press("Shift+Down")
    assert place(keys) != before


def test_arrows_and_turns_with_nothing_in_hand_say_so(keys):
    for key in ("Left", "Shift+Down", "R"):
        keys.page.hinted.emit("")
        keys.press(key)
        assert keys.hint == "Nothing is in hand that this key could move or turn"


# looking back


def test_three_keys_return_to_the_game_from_wherever_the_keyboard_is(keys):
    page = keys.page
    keys.click_line(0, twice=True)
    for key in ("End", "Esc", "Return"):
        for widget in (page.log.list, page.view, page.log.seek, page.past.bar.line, page.card.text):
            keys.desk.look_back(1)
            widget.setFocus()
            keys.press(key)
            assert not keys.desk.looking.is_back, (key, widget)
            assert QApplication.focusWidget() is page.view


def test_after_a_double_click_on_a_line_enter_returns_and_opens_no_line(keys):
    keys.click_line(0, twice=True)
    assert keys.desk.looking.is_back and QApplication.focusWidget() is keys.page.log.list
    keys.press("Return")
    assert not keys.desk.looking.is_back


def test_keys_that_play_say_while_one_looks_back_how_to_return(keys):
    keys.desk.look_back(0)
    for key in ("1", "9", "N", "R", "Right", "Shift+Up", "Backspace"):
        keys.press("Home")  # takes away what was said
        keys.page.hinted.emit("")
        keys.press(key)
        assert keys.hint == BACK, key
        assert keys.desk.looking.place == 0


# a battle by keys alone


def test_a_new_battle_is_set_up_begun_and_deployed_without_the_mouse(start_without_samples):
    hand = start_without_samples()
    hand.key("Ctrl+Shift+N")
    hand.until(lambda: hand.window.setup is not None and hand.window.setup.checked is not None)
    other = hand.window.setup.blocks[1].player
    for _ in range(40):
        if not other.who.hasFocus():
            hand.key("Tab")
    hand.key("S")  # someone at this screen
    assert other.player == "someone"
    assert hand.window.setup.checked is None  # it is still being looked through
    hand.key("Ctrl+Return")
    hand.until(lambda: hand.window.battle is not None and not hand.window.coming.is_on)
    desk = hand.window.page.desk
    hand.key("Return")
    hand.until(lambda: desk.state.clock.phase)
    for _ in range(6):
        if isinstance(desk.hand, PlacingHand):
            break
        hand.key("1")
        hand.until(lambda: hand.window.background.is_idle)
    hand.until(lambda: desk.hand.places)
    begun = desk.hand.places[0].at
    hand.key(*["Shift+Right"] * 3)
    assert desk.hand.places[0].at[0] >= begun[0] + 1.0
    hand.key("Shift+Down")
    assert desk.hand.places[0].at[1] > begun[1]


def test_an_arrow_that_moves_nothing_says_what_is_in_the_way(keys):
    keys.deploy()
    hand = keys.desk.hand
    hand._lead.nudged = lambda *_: ((0.0, 0.0), False)
    keys.press("Left")
    assert keys.hint == "It cannot go any farther that way"


# typed dice


def test_backspace_takes_the_last_typed_die_back(keys):
    typed(keys)
    keys.press("Backspace")
    assert keys.hint == "No die is typed yet"
    keys.press("4")
    assert keys.desk.hand.faces == (4,)
    keys.press("Backspace")
    assert keys.desk.hand.faces == ()


def test_enter_says_how_many_dice_are_still_to_be_typed(keys):
    typed(keys)
    keys.press("Return")
    assert keys.hint == "1 die is still to be typed"


def test_a_tied_roll_off_says_that_it_is_rolled_again(keys):
    typed(keys)
    keys.press("4", "Return", "4", "Return")
    keys.settle()
    assert "(tied: roll again)" in keys.page.now.what.text()
    keys.press("6", "Return", "2", "Return")
    keys.settle()
    assert any("(tied: roll again)" in line.words for line in keys.desk.battle.log)


def test_a_key_of_another_mode_is_not_answered_with_the_name_of_its_tool(keys):
    for key in ("L", "B", "Del", "Ctrl+D", "Backspace"):
        keys.press(key)
        assert keys.hint == f"{key} does nothing while a battle is played · F1 lists the keys"


def test_a_digit_beyond_the_choices_says_so(keys):
    keys.press("9")
    assert keys.hint == "No option 9 right now"


def test_enter_with_nothing_to_answer_says_what_it_waits_for(keys):
    keys.desk.look_at(None)
    keys.press("Return")
    assert keys.hint.startswith("Choose a unit first")


# to step back


def test_esc_leaves_an_action_in_which_nothing_is_decided(keys):
    keys.deploy()
    assert keys.hint.endswith("Esc leaves the action")
    keys.press("Esc")
    keys.until(lambda: isinstance(keys.desk.hand, IdleHand))
    assert keys.desk.pending is None and keys.desk.battle.can_redo


def test_esc_takes_back_no_answer_and_says_which_key_does(keys):
    typed(keys)
    keys.press("4", "Return")
    keys.settle()
    asked = keys.desk.pending
    keys.press("Esc")
    assert keys.desk.pending is asked
    assert "Ctrl+Z takes the last answer back" in keys.hint


# lenses


def test_lenses_about_templates_say_that_none_is_in_hand_and_go_when_none_is(keys):
    for lens in ("scatter", "heat"):
        action = keys.window.acts[f"lens_{lens}"]
        keys.press(action.shortcut().toString())
        assert not keys.page.lenses.on[lens] and not action.isChecked()
        assert "the one in hand" in keys.hint
    keys.page.lenses.switch("scatter")
    assert not keys.page.lenses.on["scatter"]


def test_a_lens_works_on_the_template_in_hand_and_goes_with_it(keys):
    keys.deploy()
    keys.press("Return")
    keys.until(lambda: keys.desk.pending is None)
    desk, page = keys.desk, keys.page
    asked = Spot("wardens", "where it lands")
    spot = SpotLaw(asked, lambda _: "", laid=lambda at: (Template("round", 3.0, at),))
    desk._plays = PointingHand(desk, spot, AtOnce())
    desk.table.changed()
    keys.press("X")
    assert page.lenses.on["scatter"] and not desk.table.complaint
    assert [answer.lines for answer in page.lenses.hints()] == [("Point at a place for the template first",)]
    keys.press("Right")
    assert any(answer.title.startswith("Scatter") for answer in page.lenses.answers())
    desk._plays = IdleHand(desk)
    desk.table.changed()
    assert not page.lenses.on["scatter"] and not keys.window.acts["lens_scatter"].isChecked()


# numbers


def test_a_unit_that_is_chosen_keeps_its_place_and_its_numbers(keys):
    before = [choice.id for choice in keys.desk.hand.asked.choices]
    texts = [button.text() for button in keys.page.now.buttons.values()]
    keys.press("N", "N")
    keys.settle()
    assert [choice.id for choice in keys.desk.hand.asked.choices] == before
    assert [button.text() for button in keys.page.now.buttons.values()] == texts
    assert keys.page.now._offers.marked().name.isChecked()


def test_what_happened_as_the_turn_began_has_no_digits(keys):
    panel = keys.page.past.passage
    assert panel.isVisible()
    assert all(panel.list.item(row).text().startswith("•") for row in range(panel.list.count()))


# who has the keyboard


def test_f6_goes_round_all_panels_and_brings_up_those_behind_others(keys):
    """The keyboard went to lists that nobody saw."""
    page, reached = keys.page, []
    page.dock_of(page.card).raise_()
    for _ in range(8):
        keys.press("F6")
        docks = [dock for dock in page.docks if dock.isAncestorOf(QApplication.focusWidget())]
        assert not any(dock.visibleRegion().isEmpty() for dock in docks)
        reached += [dock.objectName() for dock in docks] or ["table"]
    assert {*reached} == {"now", "unit", "units", "log", "options", "table"}


def test_the_table_has_the_keyboard_once_the_button_that_had_it_is_gone(start_without_samples):
    """It went on to an option behind the log, and Enter, an arrow and Space were that option's."""
    keys = Keys(start_without_samples())
    keys.page.program_panel.against.setFocus()
    keys.press("Return")
    keys.settle()
    assert not keys.page.program_panel.against.isVisible()
    assert QApplication.focusWidget() is keys.page.view


def test_keys_go_on_when_the_option_that_had_the_keyboard_is_made_anew(keys):
    """It was heard of after it was gone, at each key anew."""
    page = keys.page
    keys.deploy()
    page.dock_of(page.options).raise_()
    keys.settle()
    next(iter(page.options.headings.values())).setFocus()
    page.options.show_groups(())
    page.options.show_groups(page._groups())
    page.dock_of(page.log).raise_()
    keys.press("F6")
    keys.reach_log()
    assert keys.page.log.list.hasFocus()

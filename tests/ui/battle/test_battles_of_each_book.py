"""A sample battle of each book in the window: set up, opened, played by keys and by chance, and saved."""

import re
from dataclasses import replace

import pytest
from battle_hand import BattleHand, show_battle
from campaigns import few
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from two_models import facing_off
from two_rows import SPEARS, begun

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import BOOKS
from battlefield.app.battle.scripted import chance_step
from battlefield.app.playing.badges import tip_of
from battlefield.app.playing.units_list import unit_rows
from battlefield.files.battles.games import read_game
from battlefield.files.battles.scripts import read_script
from battlefield.play.session import Session
from battlefield.resources import asset
from battlefield.rules.core.apply import apply
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.events import HpLost
from battlefield.ui.battle.page import BattlePage
from battlefield.ui.battle.table import markers_item
from battlefield.ui.shell.dialogs import keys_page
from battlefield.ui.widgets.prompts import CommandSearch

SAMPLES = {"pulp-city": "dock_brawl", "iron-kingdoms": "smoke_on_the_fen", "agemonia": "drowned_mill"}
every_book = pytest.mark.parametrize("book", SAMPLES)


class SampleHand(BattleHand):
    """Plays a sample battle in a window."""

    def __init__(self, hand, book) -> None:
        self._hand, self.window = hand, hand.window
        script = read_script(asset(f"rosters/{SAMPLES[book]}.json"))
        show_battle(self.window, Battle.started(replace(script, dice=())), script.name)
        self.page = self.window.page


@pytest.fixture
def hand(start_without_samples):
    return start_without_samples()


@pytest.mark.parametrize("book", few(SAMPLES, 1))
def test_a_sample_battle_is_played_by_keys(hand, book):
    """Each question of the first steps is answered with digits, N and Enter; the board shows the state."""
    player = SampleHand(hand, book)
    player.play_on(16)
    battle = player.page.desk.battle
    assert battle.session.event_count > 16
    assert player.page.turn_bar.turn.text() == f"<b>{battle.book.standing(battle.state).turn}</b>"
    player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    player.settle()
    player.check_scene()


@pytest.mark.parametrize("book", few(SAMPLES, 1))
def test_a_sample_battle_is_played_to_its_end_by_chance_and_saved(hand, book, tmp_path):
    player = SampleHand(hand, book)
    desk = player.page.desk
    for step in range(4000):
        if not chance_step(desk.battle, 11):
            break
        if step % 150 == 0:
            look(player)
    look(player)
    assert desk.state.result
    assert all(tip_of(desk.state, desk.battle.book.catalogue, model.id) for model in desk.table.scene.models)
    desk.battle.save(tmp_path / "game.json")
    assert read_game(tmp_path / "game.json", BOOKS).hash == desk.battle.session.hash
    assert isinstance(hand.window.page, BattlePage)


@every_book
def test_no_card_of_a_unit_scrolls_sideways(hand, book):
    player = SampleHand(hand, book)
    desk, page = player.page.desk, player.page
    page.dock_of(page.card).raise_()
    for wide in (300, 340, 420):
        page.resizeDocks([page.dock_of(page.card)], [wide], Qt.Orientation.Horizontal)
        for unit in desk.state.units:
            desk.look_at_unit(unit)
            page.card.refresh()
            assert page.card.text.horizontalScrollBar().maximum() == 0, (unit, page.card.width())


def test_a_unit_that_acts_is_not_said_to_have_acted(hand):
    """It is marked as soon as it begins; until it is done its card, its tip and the list say that it acts."""
    player = SampleHand(hand, "pulp-city")
    desk, page = player.page.desk, player.page
    while not desk.acting or desk.battle.session.course.hand.action.name != "Activate":
        assert chance_step(desk.battle, 11)
        desk._settle()
    unit, catalogue = desk.acting, desk.battle.book.catalogue
    desk.look_at_unit(unit)
    page.card.refresh()
    words = page.card.text.toPlainText()
    assert "acts now" in words and "has acted" not in words
    assert "has acted" not in tip_of(desk.state, catalogue, desk.state.units[unit].figures[0], unit)
    assert [row.state for row in unit_rows(desk.state, catalogue, unit) if row.unit == unit] == ["acts now"]


def test_the_areas_of_a_map_are_drawn_with_their_names_and_told_under_the_pointer(hand):
    player = SampleHand(hand, "agemonia")
    shown = {mark.name: mark for mark in player.page.picture.markers.shown if mark.sort == "ground"}
    areas = player.page.desk.state.areas
    assert len(shown) > 10 and all(mark.outline is not None for mark in shown.values())
    assert "Mill Race" not in shown  # its water is called so already
    assert "Weir" in shown  # whose wall of that name is far from its middle
    loft = shown['Loft · 2"']
    assert loft.words == "Loft, level 2, room for 2"
    assert loft.outline == next(area.polygon for area in areas if area.id == "loft")


def test_the_numbers_of_a_card_fit_the_panel_and_say_why_they_are_not_as_printed(hand):
    player = SampleHand(hand, "pulp-city")
    desk = player.page.desk
    desk.look_at_unit("watch/bulwark")
    player.settle()
    player.window.resize(1280, 800)
    player.page.card.refresh()
    html = player.page.card.text.toHtml()
    assert html.count("<table") > 2
    assert player.page.card.text.horizontalScrollBar().maximum() == 0


def test_a_number_that_cannot_be_chosen_says_once_of_whom_and_why(hand):
    player = SampleHand(hand, "agemonia")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_1):
        player.key(key)
        player.settle()
    assert player.window.hint.text() == "Gnawer 1 is deployed already"


@pytest.mark.parametrize("book", ["pulp-city", "iron-kingdoms"])
def test_a_card_of_one_hurt_model_tells_once_what_it_has_left_and_of_one_as_one(hand, book):
    battle, unit, _ = facing_off(book, 4.0)
    (figure,) = battle.state.figures_of(unit)
    hurt = apply(battle.state, HpLost(unit, ((figure.id, figure.hp - 1),), "a fall"))
    show_battle(hand.window, Battle(Session(hurt, battle.book, Seeded(), seed=1)), "Hurt")
    page = hand.window.page
    page.desk.look_at_unit(unit)
    hand.until(lambda: "1 / " in page.card.text.toPlainText())
    told = page.card.text.toPlainText()
    assert "of its models" not in told and "1 damage boxes" not in told
    assert not re.search(r"^(str|def|mat) \d", told, re.MULTILINE)


def test_a_card_of_models_of_one_hp_counts_those_that_are_left(hand):
    battle = begun((SPEARS, 4.0, 4.0), side="raiders", phase="Attack")
    first, second = battle.state.figures_of(SPEARS)[:2]
    hurt = apply(battle.state, HpLost(SPEARS, ((first.id, 1), (second.id, 1)), "a fall"))
    show_battle(hand.window, Battle(Session(hurt, battle.book, Seeded(), seed=1)), "Hurt")
    page = hand.window.page
    page.desk.look_at_unit(SPEARS)
    hand.until(lambda: "models" in page.card.text.toPlainText())
    assert "4 of 6 models left" in page.card.text.toPlainText()


def look(player):
    """Take the last step back and do it again, look at a card and a list, and compare board and state."""
    desk = player.page.desk
    before = desk.battle.session.hash
    desk.undo()
    desk.redo()
    assert desk.battle.session.hash == before
    desk.look_at_unit(next(iter(desk.state.units)))
    assert len(unit_rows(desk.state, desk.battle.book.catalogue)) == len(desk.state.units)
    player.settle()
    player.check_scene()


@every_book
def test_menus_tips_and_panels_speak_of_rounds_where_the_book_does(hand, book):
    player = SampleHand(hand, book)
    window, page = player.window, player.page
    told = [action for action in window.menuBar().actions() if action.text() == "&Battle"]
    words = [action.text() + action.toolTip() + action.statusTip() for action in told[0].menu().actions()]
    for widget in (page.turn_bar, *page.past.findChildren(QWidget), *page.past.passage.findChildren(QWidget)):
        words += [widget.accessibleName(), widget.toolTip(), getattr(widget, "text", str)()]
    search = CommandSearch(window, lambda _: True, window.acts.period)
    search.field.setText("battle")
    words += [search.list.item(row).text() for row in range(search.list.count())]
    assert not [each for each in words if re.search(r"\b[Tt]urns?\b", each)]
    assert any("round" in each for each in words)
    assert "Previous round" in keys_page(window.acts.period)


def test_a_table_after_a_battle_speaks_of_turns_again(hand):
    player = SampleHand(hand, "agemonia")
    assert player.window.acts["look_turn_back"].text() == "Previous round"
    player.window.run("home")
    player.until(lambda: player.window.acts["look_turn_back"].text() == "Previous turn")


def test_areas_of_a_battle_carry_a_badge_with_their_room(hand, monkeypatch):
    told = []
    monkeypatch.setattr(markers_item, "draw_room", lambda *asked: told.append(asked[2]))
    player = SampleHand(hand, "agemonia")
    player.page.view.viewport().grab()
    rooms = {area.capacity for area in player.page.desk.state.areas}
    assert None not in rooms and set(told) == rooms

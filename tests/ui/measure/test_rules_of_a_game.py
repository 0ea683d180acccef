"""The choice of a game by whose rules a table is measured: by key, by mouse, and the next time."""

from conftest import Open
from yards import yard


def chosen(hand) -> str:
    return hand.window.page.answers.rules.currentText()


def test_shift_u_goes_on_to_the_rules_of_the_next_game(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("Shift+U", "H")
    hand.until(lambda: chosen(hand) == "WARSURGE")
    hand.until(lambda: "WARSURGE, R24" in hand.window.page.answers.words.text())
    hand.key("Shift+U")
    hand.until(lambda: "this game has no coherency" in hand.window.page.answers.words.text())


def test_the_list_chooses_and_the_next_table_is_measured_alike(open_scene: Open) -> None:
    hand = open_scene(yard())
    rules = hand.window.page.answers.rules
    rules.setCurrentText("Iron Kingdoms")
    rules.activated.emit(rules.currentIndex())
    hand.until(lambda: hand.window.settings.text("rules_of", "") == "iron_kingdoms")
    again = open_scene(yard())
    again.until(lambda: chosen(again) == "Iron Kingdoms")

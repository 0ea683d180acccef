"""The glass on the table: it follows what is measured, and shows where that is decided."""

from conftest import Open
from yards import yard

KEY = "Ctrl+Alt+Z"


def look_of(hand):
    hand.until(lambda: hand.window.referee.look is not None)
    return hand.window.referee.look


def test_the_glass_shows_where_a_template_barely_covers_or_misses(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key(KEY)
    look = look_of(hand)
    assert look.isVisible() and hand.window.acts["closer_look"].isChecked()
    assert look.words.startswith("Nothing to look at")
    x, y = hand.scene.models[0].at
    hand.key("1")
    hand.click((x + 1.5, y))
    hand.until(lambda: look.closer is not None)
    assert look.words.endswith("in across")
    about = [each for each in hand.scene.models if abs(each.at[0] - look.closer.at[0]) < 2.0]
    assert about and 2.0 * look.closer.half < 3.1


def test_the_hand_reaches_through_and_the_key_takes_it_away(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key(KEY)
    look = look_of(hand)
    view = hand.page.view.viewport()
    assert view.childAt(look.geometry().center()) is None
    assert view.rect().contains(look.geometry())
    hand.key(KEY)
    hand.until(lambda: hand.window.referee.look is None)
    assert not hand.window.acts["closer_look"].isChecked()


def test_it_stays_in_its_corner_while_the_table_is_moved_under_it(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key(KEY)
    look, view = look_of(hand), hand.page.view
    lies = look.geometry()
    view.scale(3.0, 3.0)
    view.horizontalScrollBar().setValue(view.horizontalScrollBar().value() + 40)
    view.verticalScrollBar().setValue(view.verticalScrollBar().value() + 30)
    hand.until(lambda: look.geometry() == lies)


def test_it_goes_with_the_page_and_takes_on_its_colours(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key(KEY)
    first = look_of(hand)
    hand.window.set_theme("dark")
    assert first.colours.name == hand.window.colours.name
    hand.key("F5")
    hand.until(lambda: hand.window.modes.now == "design")
    hand.until(lambda: look_of(hand).parentWidget() is hand.page.view.viewport())

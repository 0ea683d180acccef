"""Lenses and looks in the window, with real keys and a real mouse."""

from conftest import Open
from yards import yard

from battlefield.app.desk.pictures import Line, Region
from battlefield.ui.board.drawing_item import DrawingItem


def shown(hand) -> list[object]:
    """Give what the board draws of the answers."""
    items = [item for item in hand.window.page.board.items() if isinstance(item, DrawingItem)]
    return [part for item in items for part in item._parts]


def words(hand) -> str:
    return hand.window.page.answers.words.text()


def test_h_links_the_units_and_says_how_they_hang_together(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("H")
    assert hand.window.acts["lens_coherency"].isChecked()
    assert any(isinstance(part, Line) for part in shown(hand))
    hand.until(lambda: "Coherency" in words(hand))
    hand.key("H")
    assert shown(hand) == []


def test_e_shows_where_the_selected_model_can_go(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("E")
    assert not any(isinstance(part, Region) for part in shown(hand))
    hand.key("N")
    hand.until(lambda: any(isinstance(part, Region) for part in shown(hand)))
    hand.until(lambda: "reaches" in words(hand))
    hand.window.page.options.fields["reach_move"].setValue(0.0)
    hand.until(lambda: "0.00 in" in words(hand))


def test_s_looks_from_one_model_to_another(open_scene: Open) -> None:
    hand = open_scene(yard())
    one, other = hand.desk.scene.models[:2]
    hand.key("S")
    hand.click(one.at)
    hand.move(other.at)
    assert any(isinstance(part, Line) for part in shown(hand))
    hand.until(lambda: "sight" in words(hand))
    hand.key("Esc")
    assert shown(hand) == []


def test_shift_s_lights_what_the_selected_model_sees(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("N", "Shift+S")
    assert any(isinstance(part, Region) for part in shown(hand))
    hand.until(lambda: "sees" in words(hand))

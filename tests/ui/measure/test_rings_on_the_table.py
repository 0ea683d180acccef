"""Range rings in the window: typed, following the hand, undone, and taken away."""

from conftest import Open
from yards import yard

from battlefield.app.desk.pictures import Shape
from battlefield.geometry.kernel.shapes import Circle
from battlefield.ui.board.drawing_item import DrawingItem


def rings(hand) -> list[Circle]:
    items = [item for item in hand.window.page.board.items() if isinstance(item, DrawingItem)]
    parts = [part for item in items for part in item._parts]
    return [part.shape for part in parts if isinstance(part, Shape) and isinstance(part.shape, Circle)]


def test_typed_rings_stay_about_the_base_and_follow_it_in_the_hand(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("N", "Shift+O")
    hand.write("3, 6 Rally")
    hand.key("Return")
    chosen = hand.desk.chosen_pieces[0]
    assert [ring.centre for ring in rings(hand)] == [chosen.at, chosen.at]
    hand.until(lambda: "Rally, 6.00 in" in hand.window.page.answers.words.text())
    hand.key("Right")
    assert rings(hand)[0].centre == hand.desk.chosen_pieces[0].at != chosen.at
    hand.key("Ctrl+Z", "Ctrl+Z")
    assert rings(hand) == []
    hand.key("Ctrl+Y", "Ctrl+Shift+O")
    assert rings(hand) == []


def test_what_is_no_range_keeps_the_box_open_with_a_sentence(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("N", "Shift+O")
    hand.write("far")
    hand.key("Return")
    box = hand.window.page.ring_box
    assert box.isVisible() and box.words.text().startswith('"far" does not begin with a range')

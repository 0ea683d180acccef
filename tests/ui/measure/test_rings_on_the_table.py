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


def test_where_centimetres_are_shown_rings_are_typed_and_told_in_them(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("Ctrl+Alt+3", "N", "Shift+O")
    box = hand.window.page.ring_box
    assert box.field.placeholderText().startswith("8, 15, 30")
    hand.write("15 Inspiring, 3 in")
    hand.key("Return")
    chosen = hand.desk.chosen_pieces[0]
    assert [ring.within for ring in chosen.rings] == [15 / 2.54, 3.0]
    panel = hand.window.page.selection.fields["model Rings"]
    hand.until(lambda: panel.text() == "15 cm Inspiring, 7.62 cm")
    hand.key("Shift+O")
    assert box.field.text() == "15 cm Inspiring, 7.62 cm"
    hand.write("0")
    hand.key("Return")
    assert box.words.text().endswith("a ring is from 0.03 to 2540 cm away")


def test_rings_that_are_long_to_write_are_not_cut_off_as_they_are_typed_over(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("N", "Shift+O")
    hand.window.page.ring_box.field.setText(", ".join(f"{n} {'Aura ' * 11}{n}" for n in range(1, 13)))
    hand.key("Return")
    laid = hand.desk.chosen_pieces[0].rings
    assert len(laid) == 12
    hand.key("Shift+O", "Return")
    assert hand.desk.chosen_pieces[0].rings == laid

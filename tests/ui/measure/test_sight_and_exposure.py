"""Looking from model to model, what is seen and who sees it: in the window, with keys and mouse."""

from conftest import Open
from PySide6.QtWidgets import QComboBox
from yards import yard

from battlefield.app.desk.pictures import Line, Region
from battlefield.ui.board.drawing_item import DrawingItem


def shown(hand) -> list[object]:
    """Give what the board draws of the answers."""
    items = [item for item in hand.page.board.items() if isinstance(item, DrawingItem)]
    return [part for item in items for part in item._parts]


def words(hand) -> str:
    return hand.page.answers.words.text()


def choose(hand, key: str, value: str) -> None:
    """Pick a word of a choice as a user does."""
    field = hand.page.options.fields[key]
    assert isinstance(field, QComboBox)
    field.setCurrentIndex(field.findData(value))
    field.activated.emit(field.currentIndex())


def test_a_look_is_told_with_heights_and_with_the_moves_that_would_change_it(open_scene: Open) -> None:
    hand = open_scene(yard())
    one, other = hand.scene.models[:2]
    hand.key("S")
    hand.click(one.at)
    hand.move(other.at)
    assert any(isinstance(part, Line) for part in shown(hand))
    hand.until(lambda: "Looking back" in words(hand))
    assert "is hidden from the eye" in words(hand)
    hand.until(lambda: words(hand).count("hidden") >= 4)  # the moves of both have come
    assert "within 16 in would make" in words(hand) or "would have to move" in words(hand)


def test_the_share_that_counts_as_hidden_is_set_in_the_options(open_scene: Open) -> None:
    hand = open_scene(yard())
    one, other = hand.scene.models[:2]
    hand.key("S")
    hand.click(one.at)
    hand.click(other.at)
    hand.until(lambda: "sight_hidden_from" in hand.page.options.fields)
    hand.page.options.fields["sight_hidden_from"].setValue(80)
    hand.until(lambda: "80 % hidden" in words(hand))


def test_the_seen_lens_lights_a_whole_side_while_a_model_is_dragged(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("N", "Shift+S")
    hand.until(lambda: "sees" in words(hand))
    choose(hand, "seen_of", "side")
    model = hand.model(hand.selected[0])
    hand.until(lambda: model.side in words(hand).lower())
    lit = [part for part in shown(hand) if isinstance(part, Region)]
    hand.press(model.at)
    hand.move((model.at[0] + 1.0, model.at[1] + 1.5))
    hand.until(lambda: [part for part in shown(hand) if isinstance(part, Region)] not in ([], lit))
    hand.key("Esc")


def test_o_shows_who_sees_each_place_and_the_status_line_reads_it(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("N", "O")
    assert hand.window.acts["lens_exposure"].isChecked()
    choose(hand, "exposure_by", "all")
    count = len(hand.scene.models)
    hand.until(lambda: f"how many of {count} models see a place" in hand.page.heat.legend.texts())
    hand.move((2.0, 2.0))
    hand.until(lambda: f"of {count} (" in hand.window.reading.text())
    hand.key("Shift+X")
    assert not hand.window.acts["lens_exposure"].isChecked() and hand.window.acts["lens_heat"].isChecked()
    hand.key("Shift+X")
    assert hand.page.heat.legend.texts() == ()

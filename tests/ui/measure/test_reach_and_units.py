"""Reach, coherency and areas in the window, with real keys and a real mouse."""

from dataclasses import replace
from pathlib import Path

from conftest import Open
from yards import ADA, BEN, yard

from battlefield.app.desk.pictures import Line, Mark, Region
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.scene.contents import Model, Scene
from battlefield.ui.board.drawing_item import DrawingItem

COURTYARD = Path(__file__).parents[2] / "maps" / "courtyard.json"


def shown(hand) -> list[object]:
    """Give what the board draws of the answers."""
    items = [item for item in hand.page.board.items() if isinstance(item, DrawingItem)]
    return [part for item in items for part in item._parts]


def lines(hand, role) -> list[Line]:
    return [part for part in shown(hand) if isinstance(part, Line) and part.role == role]


def plates(hand) -> list[tuple[str, ...]]:
    return [part.words for part in shown(hand) if isinstance(part, Mark)]


def words(hand) -> str:
    return hand.page.answers.words.text()


def test_the_way_to_the_held_place_is_drawn_while_the_hand_moves(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("E")
    hand.press((6, 6))
    hand.until(lambda: any(isinstance(part, Region) for part in shown(hand)))
    for x in (6.5, 7.0, 6.2):
        hand.move((x, 4.0))
    to = hand.desk.shown.model(ADA).at
    hand.until(lambda: lines(hand, "path"))
    assert lines(hand, "path")[0].points == ((6.0, 6.0), to)
    assert plates(hand)[0] == (f"{((to[0] - 6) ** 2 + (to[1] - 6) ** 2) ** 0.5:.2f} in",)
    hand.move((8.0, 5.9))  # where Ben stands
    assert plates(hand) == [("on Ben · ben",)]
    hand.key("Esc")
    assert lines(hand, "path") == [] and hand.model(ADA).at == (6.0, 6.0)


def test_a_place_beyond_the_move_gets_its_cost_as_well(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("E")
    hand.press((6, 6))
    hand.move((6.5, 6))
    hand.move((14, 12))
    hand.until(lambda: any("too far" in word for mark in plates(hand) for word in mark))
    assert lines(hand, "bad")[0].dashed
    hand.until(lambda: "too far" in words(hand))


def test_the_options_of_reach_change_how_it_moves(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("N", "E")
    hand.until(lambda: "reaches" in words(hand))
    hand.page.options.fields["reach_jumps"].click()
    hand.until(lambda: "Jumps; no difficult ground" in words(hand))
    turns = hand.page.options.fields["reach_turns"]
    turns.setFocus()
    hand.key("Down", "Down")
    hand.until(lambda: "turns by at most 60°" in words(hand))


def test_a_link_that_breaks_in_the_hand_says_how_to_mend_it(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("H")
    hand.press((8, 6))
    hand.move((8.2, 6))
    assert len(lines(hand, "good")) == 1
    hand.move((12.0, 6.0))
    (broken,) = lines(hand, "bad")
    assert broken.dashed and lines(hand, "good") == []
    at = hand.desk.shown.model(BEN).at
    apart = ((at[0] - 6) ** 2 + (at[1] - 6) ** 2) ** 0.5 - 32 / 25.4
    assert (f"gap {apart:.3f} in",) in plates(hand)
    assert lines(hand, "path")[0].arrow
    hand.release((12.0, 6.0))
    hand.until(lambda: "out of coherency" in words(hand) and "brings it back" in words(hand))


def test_a_whole_unit_in_the_hand_stays_linked(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("H")
    hand.click((8, 6))
    hand.key("U")
    hand.press((8, 6))
    for y in (6.5, 8.0, 10.0):
        hand.move((10.0, y))
        assert len(lines(hand, "good")) == 1 and lines(hand, "bad") == []


def crowd() -> Scene:
    """Forty bases in one unit, on a table with the yard's ruin and wood."""
    size = BaseSize.round(25)
    models = tuple(
        Model(f"m{k}", size, (3.0 + 1.6 * (k % 10), 2.0 + 1.6 * (k // 10)), "Horde", "red", height=1.0)
        for k in range(40)
    )
    return replace(yard(), models=models)


def test_a_net_of_links_is_drawn_as_a_tree(open_scene: Open) -> None:
    hand = open_scene(crowd())
    hand.key("H")
    assert len(lines(hand, "good")) == 39


def test_a_shows_the_areas_and_the_steps_from_the_selected_model(open_scene: Open) -> None:
    hand = open_scene(COURTYARD)
    hand.key("A")
    assert hand.window.acts["lens_areas"].isChecked()
    hand.until(lambda: ("Yard", "2 of 3") in plates(hand))
    assert [part.dashed for part in lines(hand, "wall")] == [True, False]
    assert ("step 3.00 in",) in plates(hand)
    hand.click((2, 2))
    hand.until(lambda: any(isinstance(part, Region) and part.role == "seen" for part in shown(hand)))
    assert ("Hall", "1 of 2 · 1 step") in plates(hand)
    hand.until(lambda: "Seen from Hall, Roof, garden, island" in words(hand))
    steps = hand.page.options.fields["areas_stepping"]
    steps.setFocus()
    hand.key("End")
    hand.until(lambda: "No way to Roof, island" in words(hand))


def test_a_model_dragged_into_another_area_is_counted_there(open_scene: Open) -> None:
    hand = open_scene(COURTYARD)
    hand.key("A")
    hand.press((2, 2))
    hand.move((3, 2))
    hand.move((12, 4))
    hand.until(lambda: ("Hall", "2 of 2") in plates(hand))
    hand.release((12, 4))
    hand.until(lambda: "Ada is in Hall, 2 of 2" in words(hand))


def test_a_table_without_areas_says_so(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("A")
    hand.until(lambda: "This table has no areas" in words(hand))
    assert shown(hand) == []

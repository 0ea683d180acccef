"""Whatever a user does through the window can be undone to the start and redone to the end."""

from collections.abc import Callable
from random import Random

import pytest
from board_facts import assert_board_shows
from campaigns import few
from conftest import Open
from hand import ALT, CTRL, NONE, SHIFT, Hand, Point
from PySide6.QtGui import QImage
from yards import yard_with_templates

Act = Callable[[Hand, Random], object]


def somewhere(rng: Random) -> Point:
    return rng.uniform(0.5, 23.5), rng.uniform(0.5, 17.5)


def some_piece(hand: Hand, rng: Random) -> Point:
    """A place on a base or a template, or somewhere else once the table is empty."""
    places = [model.at for model in hand.scene.models]
    places += [placed.template.at for placed in hand.scene.templates]
    return rng.choice(places) if places else somewhere(rng)


def click_piece(hand: Hand, rng: Random) -> None:
    hand.click(some_piece(hand, rng), rng.choice([NONE, SHIFT, CTRL]))


def frame(hand: Hand, rng: Random) -> None:
    hand.drag(somewhere(rng), somewhere(rng), rng.choice([NONE, SHIFT]))


def drag_piece(hand: Hand, rng: Random) -> None:
    hand.drag(some_piece(hand, rng), somewhere(rng))


def drag_and_take_back(hand: Hand, rng: Random) -> None:
    before = hand.scene
    hand.press(some_piece(hand, rng))
    hand.move(somewhere(rng))
    hand.key("Esc")
    hand.release(somewhere(rng))
    assert hand.scene is before


KEYS = """
    Left Up Shift+Right Shift+Down R Shift+R Ctrl+R Alt+R Alt+Shift+R Ctrl+D L U N Shift+N Ctrl+A
"""


def press_some_key(hand: Hand, rng: Random) -> None:
    hand.key(rng.choice(KEYS.split()))


def delete(hand: Hand, rng: Random) -> None:
    hand.click(some_piece(hand, rng))
    hand.key(rng.choice(["Del", "Backspace"]))


def typed_move(hand: Hand, rng: Random) -> None:
    hand.key("N", "M")
    hand.write(rng.choice(["4.5 at 30", "+3, -1", "to 12, 8", "2 at 200", "nonsense"]))
    hand.key("Return", "Esc")


def place_template(hand: Hand, rng: Random) -> None:
    hand.key(rng.choice("12346"))
    hand.move(somewhere(rng))
    hand.key(*rng.choice([["R"], ["Shift+R", "Ctrl+R"], []]))
    hand.click(somewhere(rng))


def let_a_template_go(hand: Hand, rng: Random) -> None:
    before = hand.scene
    hand.key(rng.choice("12346"))
    hand.move(somewhere(rng))
    hand.key("Esc")
    assert hand.scene is before


def nova(hand: Hand, rng: Random) -> None:
    hand.click(some_piece(hand, rng))
    hand.key("5")


def clone(hand: Hand, rng: Random) -> None:
    hand.click(some_piece(hand, rng))
    if hand.window.acts["clone"].isEnabled():
        hand.key("K")
        hand.click(somewhere(rng))


def add_base(hand: Hand, rng: Random) -> None:
    hand.key("B")
    hand.click(somewhere(rng))


def turn_by_wheel(hand: Hand, rng: Random) -> None:
    hand.wheel(hand.pixel(somewhere(rng)), rng.choice([120, -120]), ALT)


def type_over_a_fact(hand: Hand, rng: Random) -> None:
    hand.key("Esc", "N")
    kind = hand.desk.selection[0].kind if hand.desk.selection else None
    if kind is not None:
        field = hand.page.selection.fields[f"{kind} {rng.choice(['x', 'y', 'Name'])}"]
        hand.until(field.isVisible)
        field.setFocus()
        field.selectAll()
        hand.write(rng.choice(["7", "11.25", "4 1/2"]))
        hand.key("Return")
        hand.view.setFocus()


def undo_or_redo(hand: Hand, rng: Random) -> None:
    hand.key(rng.choice(["Ctrl+Z", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Y"]))


ACTS: dict[Act, int] = {
    click_piece: 1,
    frame: 1,
    drag_piece: 2,
    drag_and_take_back: 1,
    press_some_key: 3,
    delete: 1,
    typed_move: 1,
    place_template: 2,
    let_a_template_go: 1,
    nova: 1,
    clone: 1,
    add_base: 1,
    turn_by_wheel: 1,
    type_over_a_fact: 1,
    undo_or_redo: 1,
}


def act(hand: Hand, rng: Random) -> None:
    """Do one thing, some of them more often than others."""
    [chosen] = rng.choices(list(ACTS), list(ACTS.values()))
    chosen(hand, rng)


def go_back_to_the_start(hand: Hand) -> None:
    """Undo with keys until there is nothing left, looking at the board each time."""
    for _ in range(len(hand.labels)):
        hand.key("Ctrl+Z")
        assert_board_shows(hand.scene, hand.page.board)
    assert not hand.window.acts["undo"].isEnabled()


@pytest.mark.parametrize("seed", few(range(6), 1))
def test_any_sequence_of_actions_is_undone_to_the_start_and_redone_to_the_end(
    open_scene: Open, seed: int
) -> None:
    rng, hand = Random(seed), open_scene(yard_with_templates())
    for _ in range(40):
        act(hand, rng)
        assert hand.desk.shown is hand.scene
        assert_board_shows(hand.scene, hand.page.board)
        assert all(
            nova.template.at == hand.model(nova.model).at for nova in hand.scene.templates if nova.model
        )
    end, steps = hand.scene, hand.labels
    place = hand.desk.document.history.place
    go_back_to_the_start(hand)
    assert hand.scene == yard_with_templates()
    hand.key(*["Ctrl+Shift+Z"] * place)
    assert hand.scene == end
    assert hand.labels == steps
    assert_board_shows(end, hand.page.board)


def look_without_marks(hand: Hand) -> QImage:
    """Put the blast in question, select nothing and look."""
    hand.key("Esc")
    hand.click((10.5, 3))
    hand.key("Ctrl+Shift+A")
    hand.move((23.9, 17.9))
    return hand.picture()


def unlike(first: QImage, second: QImage) -> int:
    """Count the pixels, of every second one, that differ to the eye."""
    return sum(
        abs(first.pixelColor(x, y).lightness() - second.pixelColor(x, y).lightness()) > 24
        for x in range(0, first.width(), 2)
        for y in range(0, first.height(), 2)
    )


def test_after_undoing_everything_the_board_looks_as_it_did_at_the_start(open_scene: Open) -> None:
    rng, hand = Random(99), open_scene(yard_with_templates())
    before = look_without_marks(hand)
    for _ in range(25):
        act(hand, rng)
    changed = look_without_marks(hand)
    go_back_to_the_start(hand)
    after = look_without_marks(hand)
    assert unlike(before, changed) > 500
    assert unlike(before, after) < 20


def test_a_click_in_the_history_goes_back_and_forward_to_a_step(hand: Hand) -> None:
    hand.click((6, 6))
    hand.key("Right", "Shift+Down", "R")
    steps, end = hand.labels, hand.scene
    rows = hand.page.history.list
    hand.until(lambda: rows.count() == 4)
    assert [rows.item(row).text() for row in range(4)] == list(steps)
    rows.itemClicked.emit(rows.item(1))
    assert hand.model("ada").at == pytest.approx((6.1, 6.0))
    assert_board_shows(hand.scene, hand.page.board)
    rows.itemClicked.emit(rows.item(3))
    assert hand.scene == end


def test_undo_and_redo_say_in_the_menu_what_they_do(hand: Hand) -> None:
    acts = hand.window.acts
    assert not acts["undo"].isEnabled()
    hand.drag((6, 6), (10, 12))
    assert acts["undo"].text().startswith("&Undo Move Ada by")
    assert acts["undo"].isEnabled()
    assert not acts["redo"].isEnabled()
    hand.key("Ctrl+Z")
    assert not acts["undo"].isEnabled()
    assert acts["redo"].text().startswith("&Redo Move Ada by")


def test_a_new_change_after_an_undo_drops_what_was_undone(hand: Hand) -> None:
    hand.click((6, 6))
    hand.key("Right", "Ctrl+Z", "Left")
    assert len(hand.labels) == 2
    assert hand.model("ada").at == pytest.approx((5.9, 6.0))
    hand.key("Ctrl+Shift+Z")
    assert hand.model("ada").at == pytest.approx((5.9, 6.0))

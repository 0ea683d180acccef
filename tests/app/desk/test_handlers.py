"""What the commands do to the desk: nudges, typed moves, turns, copies, locks and selections."""

from math import dist

import pytest
from little_table import bases, blast, cone, desk_with, model, places, table, templates

from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.app.desk.handlers import desk_handlers, move_exactly
from battlefield.app.wording.typed_moves import MoveError
from battlefield.geometry.kernel.units import bearing

STUCK = "What is selected is locked or lies about a model; unlock it or move the model"


def desk_of_two(*more):
    desk = desk_with(model("a1", 5, 5), model("a2", 8, 5), *more)
    desk.select(bases("a1", "a2"))
    return desk


@pytest.mark.parametrize(
    ("command", "a1", "label"),
    [
        ("nudge_left", (4.9, 5.0), "Move 2 models left by 0.1 in"),
        ("nudge_right", (5.1, 5.0), "Move 2 models right by 0.1 in"),
        ("nudge_up", (5.0, 4.9), "Move 2 models up by 0.1 in"),
        ("nudge_down", (5.0, 5.1), "Move 2 models down by 0.1 in"),
        ("step_left", (4.0, 5.0), "Move 2 models left by 1 in"),
        ("step_right", (6.0, 5.0), "Move 2 models right by 1 in"),
        ("step_up", (5.0, 4.0), "Move 2 models up by 1 in"),
        ("step_down", (5.0, 6.0), "Move 2 models down by 1 in"),
    ],
)
def test_an_arrow_key_moves_the_selection_by_its_step(command, a1, label):
    desk = desk_of_two()
    assert desk_handlers(desk)[command]()
    assert desk.scene.model("a1").at == a1
    assert dist(desk.scene.model("a1").at, desk.scene.model("a2").at) == 3.0
    assert desk.document.history.undo_label == label


def test_ten_nudges_there_and_back_leave_the_base_exactly_where_it_was():
    desk = desk_of_two()
    start = desk.scene
    for command in ["nudge_right"] * 10 + ["nudge_left"] * 10:
        desk_handlers(desk)[command]()
    assert desk.scene == start
    assert desk.document.history.place == 20


def test_no_nudge_leads_beyond_the_last_place():
    desk = desk_with(model("a1", 999.95, 5, name="Al"))
    desk.select(bases("a1"))
    assert not desk_handlers(desk)["nudge_right"]()
    assert desk.complaint == "Al cannot go there: places end 1000 inches from the table's corner"
    assert places(desk.scene) == {"a1": (999.95, 5.0)}
    assert desk_handlers(desk)["nudge_left"]()


@pytest.mark.parametrize("command", ["nudge_left", "step_up", "turn_right", "turn_left_fine", "wheel_right"])
@pytest.mark.parametrize("piece", [cone("c1", 5, 5, locked=True), blast("c1", 5, 5, model="a1")])
def test_what_cannot_move_says_why(command, piece):
    desk = desk_with(model("a1", 5, 5), piece)
    desk.select(templates("c1"))
    before = desk.scene
    assert not desk_handlers(desk)[command]()
    assert desk.complaint == STUCK
    assert desk.scene is before


@pytest.mark.parametrize("degrees", [0, 30, 123.456, 210, 359.999])
def test_a_typed_move_goes_exactly_so_far_at_that_bearing(degrees):
    desk = desk_with(model("a1", 5, 5))
    desk.select(bases("a1"))
    assert move_exactly(desk, f"4.5 at {degrees}")
    x, y = desk.scene.model("a1").at
    assert dist((x, y), (5.0, 5.0)) == pytest.approx(4.5, abs=1e-7)
    assert bearing(x - 5.0, y - 5.0) == pytest.approx(degrees, abs=2e-6)
    assert desk.document.history.undo_label == f"Move a1 by 4.5 at {degrees}"


def test_a_typed_place_is_for_the_first_piece_and_the_others_keep_their_formation():
    desk = desk_of_two()
    assert move_exactly(desk, " to   12,  8 ")
    assert places(desk.scene) == {"a1": (12.0, 8.0), "a2": (15.0, 8.0)}
    assert desk.document.history.undo_label == "Move 2 models to 12, 8"


def test_a_typed_place_is_for_the_first_piece_that_can_move():
    desk = desk_with(cone("c1", 1, 1, locked=True), cone("c2", 5, 5))
    desk.select(templates("c1", "c2"))
    move_exactly(desk, "to 12, 8")
    assert places(desk.scene) == {"c1": (1.0, 1.0), "c2": (12.0, 8.0)}


def test_a_typed_move_beyond_the_last_place_is_refused():
    desk = desk_of_two()
    before = desk.scene
    assert not move_exactly(desk, "999 at 90")
    assert desk.complaint == "a1 cannot go there: places end 1000 inches from the table's corner"
    assert desk.scene is before


@pytest.mark.parametrize(
    ("chosen", "text", "sentence"),
    [
        ((), "4 at 30", "Nothing is selected; click a base or a template first"),
        (templates("c1"), "4 at 30", STUCK),
        (bases("a1"), "4", '"4" is no move; write it like 4.5 at 30 · +3, -1 · to 12, 8'),
    ],
)
def test_a_typed_move_that_cannot_be_says_why(chosen, text, sentence):
    desk = desk_of_two(cone("c1", 1, 1, locked=True))
    desk.select(chosen)
    with pytest.raises(MoveError) as caught:
        move_exactly(desk, text)
    assert str(caught.value) == sentence
    assert desk.document.history.labels == ("Opened",)


@pytest.mark.parametrize(
    ("command", "facings", "label"),
    [
        ("turn_right", [15.0, 5.0], "Turn 2 models by 15°"),
        ("turn_left", [345.0, 335.0], "Turn 2 models by -15°"),
        ("turn_right_fine", [1.0, 351.0], "Turn 2 models by 1°"),
        ("turn_left_fine", [359.0, 349.0], "Turn 2 models by -1°"),
        ("wheel_right", [15.0, 5.0], "Wheel 2 models by 15°"),
        ("wheel_left", [345.0, 335.0], "Wheel 2 models by -15°"),
    ],
)
def test_turns_and_wheels_turn_each_base(command, facings, label):
    desk = desk_with(model("a1", 5, 5), model("a2", 8, 5, facing=350.0))
    desk.select(bases("a1", "a2"))
    assert desk_handlers(desk)[command]()
    assert [m.facing for m in desk.scene.models] == facings
    assert desk.document.history.undo_label == label


def test_copies_lie_an_inch_beside_and_are_selected():
    desk = desk_of_two()
    assert desk_handlers(desk)["duplicate"]()
    assert places(desk.scene) == {"a1": (5, 5), "a2": (8, 5), "a3": (6.0, 6.0), "a4": (9.0, 6.0)}
    assert desk.selection == bases("a3", "a4")
    assert desk.document.history.undo_label == "Duplicate 2 models"


def test_a_deletion_takes_all_but_the_locked_and_says_so_where_nothing_else_was_selected():
    desk = desk_of_two(cone("c1", 1, 1, locked=True))
    desk.select((*bases("a1"), *templates("c1")))
    assert desk_handlers(desk)["delete"]()
    assert list(places(desk.scene)) == ["a2", "c1"]
    assert desk.selection == templates("c1")
    assert not desk_handlers(desk)["delete"]()
    assert desk.complaint == "Locked templates stay; press L to free them first"


def test_a_deletion_of_nothing_says_nothing():
    desk = desk_of_two()
    desk.select(())
    assert not desk_handlers(desk)["delete"]()
    assert desk.complaint == ""


def test_the_lock_locks_all_unless_all_are_locked():
    desk = desk_with(cone("c1", 1, 1, locked=True), cone("c2", 5, 5))
    desk.select(templates("c1", "c2"))
    lock = desk_handlers(desk)["lock"]
    states = []
    for _ in range(2):
        assert lock()
        states.append([item.locked for item in desk.scene.templates])
    assert states == [[True, True], [False, False]]
    assert desk.document.history.labels == ("Opened", "Lock 2 templates", "Unlock 2 templates")


def test_the_whole_unit_is_that_of_the_side():
    squads = [model(f"{side}{n}", n, 5, side=side, unit="alpha") for side in ("red", "blue") for n in (1, 2)]
    desk = desk_with(*squads, model("other", 9, 9, side="red"), blast("b1", 1, 1))
    desk.select((*bases("red2"), *templates("b1")))
    desk_handlers(desk)["select_unit"]()
    assert desk.selection == (*bases("red1", "red2"), *templates("b1"))


def test_all_none_next_and_previous_walk_around_the_table():
    desk = desk_of_two(blast("b1", 1, 1))
    run = desk_handlers(desk)
    run["select_all"]()
    assert desk.selection == (*bases("a1", "a2"), *templates("b1"))
    run["select_none"]()
    walked = []
    for command in ["select_next"] * 4 + ["select_previous"] * 2:
        run[command]()
        walked.append(desk.selection[0].id)
    assert walked == ["a1", "a2", "b1", "a1", "b1", "a2"]
    run["select_none"]()
    run["select_previous"]()
    assert desk.selection == templates("b1")


def test_next_and_previous_leave_a_group_at_its_ends():
    desk = desk_with(*(model(f"a{n}", n, 5) for n in range(5)))
    desk.select(bases("a1", "a3"))
    desk_handlers(desk)["select_next"]()
    assert desk.selection == bases("a4")
    desk.select(bases("a1", "a3"))
    desk_handlers(desk)["select_previous"]()
    assert desk.selection == bases("a0")


def test_on_an_empty_table_next_selects_nothing():
    desk = desk_with()
    desk_handlers(desk)["select_next"]()
    assert desk.selection == ()
    assert desk.scene == table()


def test_each_handler_belongs_to_a_command():
    assert set(desk_handlers(desk_with())) <= {command.id for command in COMMANDS}

"""Figures that a hand moves snap into contact, stop where their way ends, and find their enemies by keys."""

from math import hypot

import pytest
from two_rows import BOWS, CUTTERS, SPEARS, begun

from battlefield.app.desk.edits import Ref
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.placing import AS_ONE
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.book.actions import Action
from battlefield.rules.table import layout

BASE = 25 / 25.4  # inches across the bases of all of them


def desk_with(*rows, side="raiders", unit=CUTTERS):
    """Begin the Move of a unit with others standing about it."""
    desk = BattleDesk(begun(*rows, side=side))
    assert desk.begin(Action("Move", side, unit))
    return desk


@pytest.fixture
def desk():
    """Begin the Move of Reed Cutters, 5 inches from Gate Spears from middle to middle."""
    return desk_with((SPEARS, 8.0, 10.0), (CUTTERS, 8.0, 15.0))


def drag(desk, by, figure=0, **keys):
    hand = desk.hand
    place = hand.places[figure]
    end = (place.at[0] + by[0], place.at[1] + by[1])
    hand.press(Pointer(place.at, Ref("model", place.figure), **keys))
    hand.move(Pointer(end, **keys))
    hand.release(Pointer(end, **keys))


def gap_now(desk, foe=SPEARS, unit=CUTTERS):
    desk.hand.accept()
    return layout.between(desk.state, unit, foe).gap


def test_a_unit_dragged_near_an_enemy_snaps_into_contact_and_says_so(desk):
    drag(desk, (0.0, -3.6))  # 0.42 in too short
    assert desk.hand.asked.note == "in contact with Gate Spears (enemy)"
    assert not desk.hand.asked.problem
    assert gap_now(desk) <= 1e-6
    assert desk.state.effects_on(CUTTERS)  # a melee has begun


def test_a_unit_dragged_onto_an_enemy_comes_to_stand_before_it(desk):
    drag(desk, (0.0, -4.6))
    assert not desk.hand.asked.problem
    assert desk.hand.places[0].at[1] == pytest.approx(10.0 + BASE, abs=1e-6)
    assert gap_now(desk) <= 1e-6


def test_with_shift_the_hand_is_free_and_the_rule_says_what_is_wrong(desk):
    drag(desk, (0.0, -3.5), shift=True)
    assert "from Gate Spears: touch it to fight, or stay 1 in away" in desk.hand.asked.problem


def test_between_an_inch_and_half_of_it_the_hand_stays_an_inch_away(desk):
    drag(desk, (0.0, -3.3))
    assert not desk.hand.asked.problem
    assert gap_now(desk) == pytest.approx(1.0, abs=0.03)
    assert desk.state.figures[f"{CUTTERS}/1"].model.at[0] == pytest.approx(8.0, abs=0.5)


def test_a_drag_beyond_the_reach_stops_at_its_limit_and_says_why():
    desk = desk_with((CUTTERS, 8.0, 8.0))
    drag(desk, (0.0, 12.0))
    (x, y), start = desk.hand.places[0].at, (8.0, 8.0)
    assert hypot(x - start[0], y - start[1]) == pytest.approx(7.0, abs=0.02)
    assert not desk.hand.asked.problem
    assert desk.hand.asked.note == "stopped at its limit: model 1 of Reed Cutters would need 12.00 in of 7"


def test_the_keys_go_up_to_contact_and_away_from_it_again(desk):
    for _ in range(4):
        desk.hand.nudge((0.0, -1.0))  # after the last one 0.016 in are left
    assert desk.hand.asked.note == "in contact with Gate Spears (enemy)"
    at = desk.hand.places[0].at
    desk.hand.nudge((0.0, -0.1))
    assert desk.hand.places[0].at == pytest.approx(at, abs=1e-4)
    desk.hand.nudge((0.0, 1.2))
    assert desk.hand.places[0].at[1] > at[1] + 1.0
    assert not desk.hand.asked.note


def test_one_model_alone_snaps_too():
    desk = desk_with((SPEARS, 8.0, 10.0), (CUTTERS, 8.0, 12.5))
    desk.table.options.put(AS_ONE, False)
    drag(desk, (0.0, -1.6))
    assert desk.hand.asked.note == "in contact with Gate Spears (enemy)"
    assert gap_now(desk) <= 1e-6


def test_each_enemy_in_reach_can_be_chosen_and_the_first_steps_lead_there():
    desk = desk_with((SPEARS, 2.0, 10.0), (BOWS, 19.0, 12.0), (CUTTERS, 10.5, 15.0))
    words = [choice.words for choice in desk.hand.asked.choices]
    assert sorted(words[:2]) == ["Into contact with Gate Spears", "Into contact with Ridge Bows"]
    assert words[2:] == ["Move its models one by one"]
    for choice in desk.hand.asked.choices[:2]:
        desk.hand.choose(choice.id)
        assert choice.words.removeprefix("Into contact with ") in desk.hand.asked.note
        assert [each.id for each in desk.hand.asked.choices if each.marked] == [choice.id]
        assert not desk.hand.asked.problem
    desk.hand.cancel()
    desk.hand.step(1)
    assert desk.hand.asked.note.startswith("in contact with ")


def test_an_enemy_out_of_reach_is_not_offered():
    desk = desk_with((SPEARS, 8.0, 4.0), (CUTTERS, 8.0, 15.0))
    assert [choice.words for choice in desk.hand.asked.choices] == ["Move its models one by one"]
    desk.hand.step(1)
    assert "contact" not in desk.hand.asked.note


def test_the_tinted_area_leaves_out_what_the_rule_of_an_inch_refuses(desk):
    regions = [part for part in desk.hand.drawing if getattr(part, "role", "") == "reach"]
    points = [point for region in regions for ring in region.rings for point in ring]
    foes = [(8.0 + 1.5 * n, 10.0) for n in range(6)]
    assert points
    assert not [p for p in points for x, y in foes if hypot(p[0] - x, p[1] - y) < BASE + 0.95]


def test_ones_own_troops_are_named_as_friends_and_enemies_as_enemies():
    desk = desk_with((SPEARS, 8.0, 4.0), ("raiders/slingers", 8.0, 15.0 + BASE), (CUTTERS, 8.0, 15.0))
    assert desk.hand.asked.note == "in contact with Mud Slingers (friendly)"


def test_a_block_in_a_wood_is_offered_the_enemy_that_it_can_reach():
    ground = read_script(asset("rosters/first_battle.json")).terrain
    block, foes = (SPEARS, 11.1, 7.2, 2, 1.2), (CUTTERS, 13.9, 12.0, 2, 1.1)
    wood = tuple(piece for piece in ground if "difficult" in piece.ground)
    desk = BattleDesk(begun(block, foes, side="wardens", phase="Dash", terrain=wood))
    assert desk.begin(Action("Dash", "wardens", SPEARS))
    choice = desk.hand.asked.choices[0]
    assert choice.words == "Into contact with Reed Cutters"
    desk.hand.choose(choice.id)
    assert gap_now(desk, CUTTERS, SPEARS) <= 1e-6


def test_the_first_place_tried_leads_toward_the_nearest_enemy_and_all_in_that_order():
    desk = desk_with((SPEARS, 8.0, 2.0), (CUTTERS, 8.0, 19.0))
    gaps = []
    for _ in range(6):
        desk.hand.step(1)
        gaps.append(min(place.at[1] for place in desk.hand.places) - 2.0 - BASE)
    assert gaps[0] == pytest.approx(17.0 - BASE - 7.0, abs=1e-3)  # seven inches straight at them
    assert min(gaps) == gaps[0]

"""A unit is moved model by model within one question: each has its own limit, and bonds are drawn live."""

from math import hypot

import pytest
from two_rows import CUTTERS, SPEARS, begun

from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Line, Mark
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.one_by_one import AS_ONE, NEXT, SINGLY
from battlefield.rules.book.actions import Action
from battlefield.rules.table import layout

FAR = 7.0  # inches that Reed Cutters move


@pytest.fixture
def desk():
    """Begin the Move of Reed Cutters, 5 inches from Gate Spears from middle to middle."""
    desk = BattleDesk(begun((SPEARS, 8.0, 10.0), (CUTTERS, 8.0, 15.0), side="raiders"))
    assert desk.begin(Action("Move", "raiders", CUTTERS))
    return desk


def places(desk):
    return {place.figure: place.at for place in desk.hand.places}


def moved(before, after):
    return [id_ for id_ in before if before[id_] != after[id_]]


@pytest.mark.campaign
def test_one_by_one_the_keys_move_the_model_in_hand_and_the_rest_keep_their_place(desk):
    hand = desk.hand
    before = places(desk)
    first, second, *_ = before
    assert hand.choose(SINGLY)
    hand.nudge((0.0, 1.0))
    assert moved(before, places(desk)) == [first]
    assert hand.choose(NEXT) and hand.held == second
    hand.nudge((0.0, 1.0))
    assert moved(before, places(desk)) == [first, second]
    assert hand.choose(SINGLY)  # and as one again
    now = places(desk)
    hand.nudge((0.0, 1.0))
    assert moved(now, places(desk)) == list(before)
    assert not hand.choose(NEXT)


def test_each_model_goes_no_farther_than_its_own_allowance_after_the_unit_has_moved():
    desk = BattleDesk(begun((CUTTERS, 8.0, 8.0), side="raiders"))
    assert desk.begin(Action("Move", "raiders", CUTTERS))
    hand = desk.hand
    start = places(desk)
    hand.nudge((0.0, 5.0))
    hand.choose(SINGLY)
    for _ in range(4):
        hand.nudge((0.0, 1.0))
    (x, y), (u, v) = start[hand.held], places(desk)[hand.held]
    assert hypot(u - x, v - y) == pytest.approx(FAR, abs=0.02)
    others = [id_ for id_ in start if id_ != hand.held]
    assert all(places(desk)[id_] == pytest.approx((start[id_][0], start[id_][1] + 5.0)) for id_ in others)


def test_one_model_goes_into_contact_and_the_others_follow_one_by_one(desk):
    hand = desk.hand
    hand.choose(SINGLY)
    for _ in places(desk):
        for _ in range(4):
            hand.nudge((0.0, -1.0))
        hand.choose(NEXT)
    assert hand.asked.note == "in contact with Gate Spears (enemy)"
    assert hand.accept()
    near = layout.between(desk.state, CUTTERS, SPEARS)
    assert near.gap <= 1e-6


def broken(desk):
    lines = (part for part in desk.hand.drawing if isinstance(part, Line))
    return [line for line in lines if line.role == "bad" and line.dashed]


def links(desk):
    return [part for part in desk.hand.drawing if isinstance(part, Line) and part.role == "good"]


@pytest.mark.campaign
def test_bonds_are_drawn_and_show_at_once_who_is_lost(desk):
    hand, count = desk.hand, len(places(desk))
    assert len(links(desk)) == count - 1 and not broken(desk)
    last = hand.places[-1]
    at = (last.at[0] + 3.5, last.at[1])
    hand.press(Pointer(last.at, Ref("model", last.figure), ctrl=True))
    hand.move(Pointer(at, ctrl=True))
    assert len(broken(desk)) == 1 and len(links(desk)) == count - 2  # while the button is still down
    words = [word for part in desk.hand.drawing if isinstance(part, Mark) for word in part.words]
    assert any(word.startswith("gap ") for word in words)
    hand.release(Pointer(at, ctrl=True))
    assert "out of coherency" in hand.asked.problem
    assert hand.cancel() and not broken(desk)


def test_while_one_model_is_dragged_what_is_shown_in_reach_is_its_own(desk):
    desk.table.options.put(AS_ONE, False)
    hand, start = desk.hand, desk.hand.places[0]
    alone = [part for part in hand.drawing if getattr(part, "role", "") == "reach"]
    desk.table.options.put(AS_ONE, True)
    as_one = [part for part in hand.drawing if getattr(part, "role", "") == "reach"]
    assert alone != as_one
    hand.press(Pointer(start.at, Ref("model", start.figure), ctrl=True))
    hand.move(Pointer((start.at[0], start.at[1] + 0.5), ctrl=True))
    assert [part for part in hand.drawing if getattr(part, "role", "") == "reach"] == alone
    hand.release(Pointer((start.at[0], start.at[1] + 0.5), ctrl=True))
    assert [choice.words for choice in hand.asked.choices][1:] == ["Move its models one by one"]


def test_a_model_on_its_own_offers_no_such_choice():
    desk = BattleDesk(begun(("raiders/brute", 8.0, 8.0), side="raiders"))
    assert desk.begin(Action("Move", "raiders", "raiders/brute"))
    assert desk.hand.asked.choices == ()

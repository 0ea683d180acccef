"""What a hand that places figures holds: one value, of which each command gives another."""

import gc
from dataclasses import FrozenInstanceError
from weakref import ref

import pytest
from battles import battle

from battlefield.app.desk.edits import Ref
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.in_hand import FREE, InHand, Limit, shifted, turned
from battlefield.app.playing.prompts.placing import PlacingHand
from battlefield.rules.core.events import Placed


def put(place, at):
    return Placed(place.figure, at, place.bottom, place.facing)


def held(*at):
    return InHand("a").laid(Placed(name, place, 0.0) for name, place in zip("abc", at, strict=False))


def places(now):
    return {name: place.at for name, place in now.places.items()}


def stepped(now, by, key=""):
    """Take a step with the figure that is held."""
    return now.kept(key).laid(shifted(now.places, (now.held,), by, put).values())


def test_a_command_gives_another_value_and_leaves_the_one_before_as_it_was():
    before = held((1.0, 1.0), (2.0, 1.0))
    after = stepped(before, (0.5, 0.0))
    assert places(before) == {"a": (1.0, 1.0), "b": (2.0, 1.0)}
    assert places(after) == {"a": (1.5, 1.0), "b": (2.0, 1.0)}
    assert (before.trail, after.trail) == ((), (before.places,))
    with pytest.raises(FrozenInstanceError):
        after.held = "b"


def test_each_step_is_taken_back_and_keys_that_go_on_are_one():
    start = held((1.0, 1.0))
    nudged = stepped(stepped(stepped(start, (0.5, 0.0)), (0.1, 0.0), "nudge"), (0.1, 0.0), "nudge")
    assert nudged.takes_back
    once = nudged.taken_back()
    assert places(once) == {"a": (1.5, 1.0)}
    twice = once.taken_back()
    assert places(twice) == places(start)
    assert not twice.takes_back
    assert twice.taken_back().places is twice.places


def test_a_step_that_moved_nobody_is_passed_over():
    start = held((1.0, 1.0))
    assert places(stepped(stepped(start, (0.5, 0.0)), (0.0, 0.0)).taken_back()) == places(start)


def test_a_drag_is_taken_back_before_any_step():
    start = stepped(held((1.0, 1.0), (2.0, 1.0)), (0.5, 0.0))
    dragged = start.taken_up("b", (2.0, 1.0), True)
    dragged = dragged.laid(shifted(dragged.places, ("b",), (1.0, 1.0), put).values())
    back = dragged.taken_back()
    assert (places(back), back.grip, back.other, back.trail) == (places(start), None, False, start.trail)


def test_a_new_step_forgets_what_stopped_the_last_one():
    stopped = InHand("a", limit=Limit(True, "too far"))
    assert stopped.kept().limit == stopped.taken_back().limit == FREE


def test_figures_are_turned_about_their_middle():
    start = held((1.0, 1.0), (3.0, 1.0), (9.0, 9.0))
    found = turned(start.places, ("a", "b"), 90.0, put)
    assert found["a"].at == pytest.approx((2.0, 0.0))
    assert found["b"].at == pytest.approx((2.0, 2.0))
    assert found["c"].at == (9.0, 9.0)


@pytest.mark.campaign
def test_a_desk_nobody_knows_any_more_is_gone_with_its_hands_at_once():
    desk = BattleDesk(battle())
    assert desk.hand.accept() and desk.hand.step(1) and desk.hand.accept()
    hand = desk.hand
    assert isinstance(hand, PlacingHand)
    at = hand.places[0].at
    hand.press(Pointer(at, Ref("model", hand.places[0].figure)))
    hand.release(Pointer((at[0] + 0.5, at[1])))
    desk.look_back(1)
    desk.look_back(None)
    known = ref(desk), ref(hand), ref(desk.table), ref(desk.seen)
    gc.collect()
    gc.disable()
    try:
        del desk, hand
        assert [each() for each in known] == [None] * 4
    finally:
        gc.enable()

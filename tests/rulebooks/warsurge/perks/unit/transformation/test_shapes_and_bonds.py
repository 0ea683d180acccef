"""What becomes of whom a unit has joined, carries, tows or is inside of as it takes a shape that cannot."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from clauses import bearing, opened
from companies import attached
from convoys import inside
from fighting import in_phase, under
from running import run

from battlefield.rulebooks.warsurge.perks.unit.transportation.tow import TOWED
from battlefield.rulebooks.warsurge.units.merged_units import joined
from battlefield.rulebooks.warsurge.units.unit_status import INSIDE
from battlefield.rules.core.moments import GameBegan
from battlefield.rules.core.state import TABLE, Held

BOW = weapon("bow", range=8)
TRUCK = ("blue2", "blue", troop("truck", hp=9, transport=9, points=20), (BOW,), [(10.0, 14.0)])
WAYS = pytest.mark.parametrize("way", ["Form I", "Doppelganger I"])


def shifting(way, before=(), after=(), now=(), then=(), others=()):
    """Red1, which is about to take another shape, a friend beside it, and a foe: what it may be, if that."""
    link = Held(way, (("linked", "other"),)) if way.startswith("Form") else way
    old = troop("old", link, *before, hp=10, **dict(now))
    new = troop("new", *after, hp=10, **dict(then))
    foe = troop("foe", hp=10) if way.startswith("Form") else new
    aside = troop("new", Held(way, (("linked", "red1"),)), *after, hp=10, **dict(then))
    rows = [
        ("red1", "red", old, (BOW,), [(10.0, 10.0)]),
        ("red2", "red", troop("friend", hp=4, points=20), (BOW,), [(11.5, 10.0)]),
        ("blue1", "blue", foe, (BOW,), [(20.0, 10.0)]),
        *others,
    ]
    if not way.startswith("Form"):
        return in_phase(army(*rows), "Move")
    state = army(*rows, ("other", "red", aside, (BOW,), [(40.0, 40.0)]))
    return in_phase(run(state, lambda game: game.tell(GameBegan()), (), [("red1",)]).state, "Move")


def shifted(state, way):
    """Let it take that shape, before it moves."""
    session = opened(state, way)
    if session.pending is not None and "target of" in session.pending.what:
        assert not session.answer(("blue1",))
    while session.pending is not None and "place" in session.pending.what:
        assert not session.answer(session.suggestions()[0])
    return session.state


@WAYS
@pytest.mark.parametrize("perk", ["Leader", "Bodyguard"])
@pytest.mark.parametrize("after", ["Leader", "Bodyguard", ""])
def test_it_stays_with_whom_it_has_joined_in_a_shape_that_could_join_it(way, perk, after):
    state = attached(shifting(way, [perk], [after] if after else []), "red1", "red2")
    assert joined(state, "red1") == "red2"
    changed = shifted(state, way)
    assert changed.profile_of("red1").name == "New"
    assert joined(changed, "red1") == ("red2" if after else "")


@WAYS
def test_who_has_joined_it_stays_with_it_in_any_shape(way):
    state = shifting(way)
    assert joined(shifted(attached(state, "red2", "red1"), way), "red2") == "red1"


@WAYS
@pytest.mark.parametrize(("then", "rides"), [(4, True), (3, False), (0, False)])
def test_whom_a_new_shape_has_no_room_for_gets_out_at_once(way, then, rides):
    state = shifting(way, now={"transport": 8}, then={"transport": then})
    changed = shifted(inside(state, "red2", "red1", "red11"), way)
    assert changed.profile_of("red1").name == "New"
    assert changed.units["red2"].where == ("red1" if rides else TABLE)


@WAYS
def test_who_rides_in_a_compartment_that_a_new_shape_has_not_gets_out_at_once(way):
    state = shifting(way, ["Compartment: Exposed I"], now={"transport": 8}, then={"transport": 8})
    aboard = inside(state, "red2", "red1", "red11", room="Compartment: Exposed I")
    assert shifted(aboard, way).units["red2"].where == TABLE


@WAYS
@pytest.mark.parametrize(("after", "tows"), [("Tow I", True), ("Tow II", True), ("", False)])
def test_a_shape_that_tows_nobody_releases_who_is_in_tow(way, after, tows):
    state = under(shifting(way, ["Tow II"], [after] if after else []), TOWED, "red2", "red1")
    assert shifted(state, way).is_under("red2", TOWED) == tows


def inside_of_an_enemy(state):
    """Red1 is inside of the truck of blue's, by Breach or Hijack."""
    state = state.with_unit(replace(state.units["red1"], where="blue2"))
    return bearing(state, INSIDE, by="blue2", open=True)


@pytest.mark.parametrize("perk", ["Breach", "Hijack"])
@pytest.mark.parametrize("after", ["Breach", "Hijack", ""])
def test_it_comes_out_of_whom_it_is_inside_of_in_a_form_that_could_not_have_gone_in(perk, after):
    state = inside_of_an_enemy(shifting("Form I", [perk], [after] if after else [], others=[TRUCK]))
    changed = shifted(state, "Form I")
    assert changed.profile_of("red1").name == "New"
    assert changed.units["red1"].where == ("blue2" if after else TABLE)
    assert changed.is_under("red1", INSIDE) == bool(after)


@pytest.mark.parametrize("perk", ["Breach", "Hijack"])
def test_it_comes_out_of_whom_it_is_inside_of_as_it_becomes_just_that_one(perk):
    state = inside_of_an_enemy(shifting("Doppelganger I", [perk], others=[TRUCK]))
    changed = shifted(state, "Doppelganger I")
    assert changed.profile_of("red1").name == "Truck"
    assert changed.units["red1"].where == TABLE


@WAYS
@pytest.mark.parametrize("after", ["Imprison", ""])
def test_a_prisoner_comes_out_of_a_shape_that_holds_nobody(way, after):
    state = shifting(way, ["Imprison"], [after] if after else [], others=[TRUCK])
    state = state.with_unit(replace(state.units["blue2"], where="red1"))
    state = bearing(bearing(state, INSIDE, "blue2", "red1"), "Imprison", "blue2", "red1")
    changed = shifted(state, way)
    assert changed.units["blue2"].where == ("red1" if after else TABLE)
    assert changed.is_under("blue2", "Imprison") == bool(after)

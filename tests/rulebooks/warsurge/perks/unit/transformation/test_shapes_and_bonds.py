"""What becomes of whom a unit has joined, carries, tows or is inside of as it takes a shape that cannot."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from clauses import bearing, opened
from coming_back import turn
from companies import attached
from convoys import inside
from fighting import in_phase, under
from running import asks, end_turn, run

from battlefield.rulebooks.warsurge.perks.unit.transportation.tow import TOWED
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.merged_units import joined
from battlefield.rulebooks.warsurge.units.unit_status import INSIDE
from battlefield.rules.core.moments import GameBegan
from battlefield.rules.core.state import RESERVE, TABLE, Held

BOW = weapon("bow", range=8)
TRUCK = ("blue2", "blue", troop("truck", hp=9, transport=9, points=20), (BOW,), [(10.0, 14.0)])
WAYS = pytest.mark.parametrize("way", ["Form I", "Doppelganger I"])


def shifting(way, before=(), after=(), now=(), then=(), others=()):
    """Red1, which is about to take another shape, a friend beside it, and a foe: what it may be, if that."""
    link = Held(way, (("linked", "other"),)) if way.startswith("Form") else way
    old = troop("old", link, *before, **{"hp": 10, **dict(now)})
    new = troop("new", *after, **{"hp": 10, **dict(then)})
    foe = troop("foe", hp=10) if way.startswith("Form") else new
    aside = troop("new", Held(way, (("linked", "red1"),)), *after, **{"hp": 10, **dict(then)})
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


def shifted(state, way, phase="Move"):
    """Let it take that shape, before it moves."""
    session = opened(state, way, phase=phase)
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


AXE = weapon("axe", "Loot", range=4)


def with_axe(state, figure):
    """A model of red1 has picked up an axe that somebody left."""
    known = state.figures[figure]
    state = state.with_figures(replace(known, weapons=(*known.weapons, "axe")))
    state = replace(state, profiles={**state.profiles, "axe": AXE})
    return bearing(state, "Loot", figure, by="red1", weapon="axe")


@WAYS
def test_a_model_keeps_the_weapon_that_it_has_picked_up_in_any_shape(way):
    """What the shape carries itself comes first."""
    changed = shifted(with_axe(shifting(way), "red11"), way)
    assert changed.profile_of("red1").name == "New"
    assert changed.figures["red11"].weapons == ("bow", "axe")


@WAYS
def test_a_model_that_a_new_shape_has_not_leaves_what_it_has_picked_up_where_it_stood(way):
    """Two models of 5 HP are one of 10."""
    state = shifting(way, now={"hp": 5})
    second = replace(
        state.figures["red11"], model=replace(state.figures["red11"].model, id="red12", at=(10.0, 8.0))
    )
    state = state.with_figures(second).with_unit(
        replace(state.units["red1"], figures=("red11", "red12"), strength=2)
    )
    changed = shifted(with_axe(state, "red12"), way)
    assert changed.units["red1"].figures == ("red11",)
    assert [(mark.name, mark.at) for mark in changed.markers] == [("Loot", (10.0, 8.0))]
    assert changed.figures["red11"].weapons == ("bow",)


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


# what is still to come of one that fell


@WAYS
@pytest.mark.parametrize("after", ["Resurrection I", "Resurrection II", ""])
def test_a_model_that_fell_in_one_shape_does_not_rise_in_another(way, after):
    """Two of its three models are left, and the HP of these are all that the new shape of one model has."""
    state = shifting(way, ["Resurrection I"], [after] if after else [], now={"models": 3, "points": 300})
    state = of_three(state)

    def falls(game):
        yield from lose(game, "red1", 10, "a test")
        yield from remove_casualties(game)

    changed = shifted(run(state, falls).state, way)
    assert changed.profile_of("red1").name == "New"
    assert len(turn(changed, 2).units["red1"].figures) == len(changed.units["red1"].figures)


def of_three(state):
    """Give red1 two more models like its first."""
    first = state.figures["red11"]
    more = [
        replace(first, model=replace(first.model, id=f"red1{n}", at=(10.0, 10.0 + 1.5 * n))) for n in (2, 3)
    ]
    unit = state.units["red1"]
    state = state.with_unit(replace(unit, figures=(*unit.figures, "red12", "red13"), strength=3))
    return state.with_figures(*more)


@WAYS
def test_a_last_stand_ends_when_it_would_have_in_another_shape_too(way):
    state = shifting(way, ["Last Stand"])

    def falls(game):
        yield from lose(game, "red1", 10, "a test")
        yield from remove_casualties(game)

    stood = run(state, falls).state
    assert stood.hp("red1") == 10
    changed = end_turn(shifted(in_phase(stood, "Move"), way))
    assert changed.hp("red1") == 10
    assert end_turn(in_phase(changed, "Move", 2)).hp("red1") == 0


@WAYS
def test_a_copied_weapon_is_none_of_another_shapes(way):
    """Nobody is asked as the turn ends whether it gives up what it no longer has."""
    state = shifting(way, others=[TRUCK])
    arms = replace(state.figures["red11"], weapons=("bow", "mimic"))
    mimic = weapon("mimic", "Simulacrum II")
    state = replace(state.with_figures(arms), profiles={**state.profiles, "mimic": mimic})
    state = bearing(state, "Simulacrum", by="red1", weapon="mimic", copy="bow", keeps=True)
    changed = shifted(state, way)
    assert end_turn(in_phase(changed, "Move")).figures["red11"].weapons == ("bow",)


@WAYS
@pytest.mark.parametrize("name", ["Stealth", "Ascension I", "Adrenaline"])
def test_what_its_own_perks_kept_up_ends_in_another_shape(way, name):
    """It could else hide for good and shoot all the same, or have the stats of the new shape doubled."""
    state = under(shifting(way, [name]), name, "red1", "red1")
    assert not shifted(state, way).is_under("red1", name)


@WAYS
@pytest.mark.parametrize(
    ("perk", "phase", "barred"), [("Rush", "Attack", "weapons"), ("Defend", "Dash", "movement")]
)
def test_what_a_perk_of_one_shape_forbids_for_the_turn_is_forbidden_to_another(way, perk, phase, barred):
    """Who rushed uses no weapons, and who defended stays put, till the turn ends; the help is over."""
    ready = in_phase(under(shifting(way, [perk]), perk, "red1", "red1"), phase)
    changed = shifted(ready, way, phase)
    assert changed.profile_of("red1").name == "New"
    assert not changed.is_under("red1", perk)
    assert asks(changed).reason_against(barred, "red1")
    assert not asks(end_turn(changed)).reason_against(barred, "red1")


def test_who_becomes_somebody_else_keeps_what_a_friend_does_for_it():
    state = under(shifting("Doppelganger I"), "Boost Move", "red1", "red2")
    assert shifted(state, "Doppelganger I").is_under("red1", "Boost Move")


def test_it_may_take_another_form_in_reserve_before_it_deploys():
    """As with any perk that is activated; all models of the new form are there to deploy."""
    state = shifting("Form I", now={"hp": 20}, then={"hp": 4, "models": 5})
    state = state.with_unit(replace(state.units["red1"], where=RESERVE))
    session = opened(state, "Form I", "Deploy", phase="Deploy", turn=2)
    assert session.state.profile_of("red1").name == "New"
    assert len(session.pending.figures) == 5
    assert not session.answer(session.suggestions()[0])
    assert (session.state.units["red1"].where, session.state.hp("red1")) == (TABLE, 20)

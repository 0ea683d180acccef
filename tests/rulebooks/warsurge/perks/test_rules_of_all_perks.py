"""The rules that hold for all perks: who is a friend, what stacks, what transports and reserves change."""

from contextlib import suppress
from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, in_phase, under
from running import asks, run

from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import RESERVE, TABLE

BASE = 32 / 25.4
GUN = weapon("gun")
SURE = weapon("gun", attacks=3, power=10)
USES = [row for row in CATALOGUE.perks.values() if row.kind == "unit" and row.uses]


# transports that arrive


def carrier(*perks, turn=2, enemy=(40.0, 40.0), waiting=4):
    """A red transport with room for 4 HP and a squad of so many in reserve, and a blue unit far below."""
    rows = (
        ("truck", "red", troop("truck", *perks, transport=4, hp=6), (GUN,), None),
        ("squad", "red", troop("squad"), (GUN,), None),
        ("foe", "blue", troop("foe"), (GUN,), [enemy]),
    )
    state = army(*rows)
    for unit, count in (("truck", 1), ("squad", waiting)):
        known = state.units[unit]
        state = state.with_unit(replace(known, figures=known.figures[:count], strength=count))
    return in_phase(state, "Deploy", turn)


@pytest.mark.parametrize(
    ("perk", "use"), [("Invade III", ()), ("Ambush III", (("Ambush III",),))], ids=["Invade", "Ambush"]
)
def test_a_transport_brings_units_along_by_its_own_perk(perk, use):
    """They have no such perk, and could not deploy where the transport comes in."""
    there = (Placed("truck1", (20.0, 24.0)),)
    dice = [4] if use else []
    hold = ("truck|truck1|",)
    brought = attack(carrier(perk), dice, [*use, there, hold], "truck", "Deploy").state
    assert brought.units["truck"].where == TABLE
    assert brought.units["squad"].where == "truck"
    left = attack(carrier(perk), dice, [*use, there, ("reserve",)], "truck", "Deploy").state
    assert left.units["squad"].where == RESERVE
    full = attack(carrier(perk, waiting=5), dice, [*use, there], "truck", "Deploy").state
    assert full.units["squad"].where == RESERVE


def test_a_transport_in_its_own_zone_is_deployed_into_as_ever():
    after = attack(carrier("Invade III"), (), [(Placed("truck1", (20.0, 5.0)),)], "truck", "Deploy").state
    assert after.units["squad"].where == RESERVE
    aboard = attack(after, (), [("truck|truck1|",)], "squad", "Deploy").state
    assert aboard.units["squad"].where == "truck"


# reserves


def reserves(perk, side="blue"):
    """A red unit with a perk in reserve, wounded; another unit of a side in its own reserve, wounded too."""
    rows = (
        ("red1", "red", troop("user", perk, points=500, hp=20), (GUN,), None),
        ("other", side, troop("other", "Artificial", hp=20), (GUN,), None),
        ("foe", "blue", troop("foe"), (GUN,), [(40.0, 40.0)]),
    )
    state = army(*rows)
    for unit in ("red1", "other"):
        known = state.units[unit]
        state = state.with_unit(replace(known, figures=known.figures[:1], strength=1))
        state = state.with_figures(replace(state.figures_of(unit)[0], hp=4))
    return in_phase(under(state, "Burn", "other", "foe"), "Deploy", 2)


def targets(state, perk):
    """Give whom a perk may be used on: what its flow asks for, or does at once where there is one only."""
    bearer = usable(asks(state), "red1").get(perk)
    if bearer is None:
        return set()
    asked = []

    def flow(game):
        found = game.choose_one

        def spy(what, options, **more):
            asked.extend(options)
            return found(what, options, **more)

        game.choose_one = spy
        yield from bearer.perk.uses[0].run(game, bearer) or ()

    with suppress(AssertionError):  # what it asks for after its target, nobody answers here
        run(state, flow)
    return set(asked)


@pytest.mark.parametrize("perk", [row.name for row in USES if "radius" in row.numbers])
def test_nobody_in_reserve_uses_a_perk_on_the_other_sides_reserve(perk):
    assert "other" not in targets(reserves(perk), perk)


@pytest.mark.parametrize("perk", ["Healer I", "Engineer I", "Cure I", "Boost Move", "Blood Pact", "Recover"])
def test_units_in_reserve_use_perks_on_friends_there(perk):
    state = reserves(perk, side="red")
    assert perk in usable(asks(state), "red1")
    assert perk == "Recover" or "other" in targets(state, perk)


# limited uses


LIMITED = [
    (row.name, int(term[13:-1]))
    for row in USES
    for term in row.terms
    if term.startswith("Limited Use") and row.name != "Fusion"
]


def scene(*perks, phase="Move", **more):
    """A red unit of one with perks, a friend and an enemy near it."""
    stats = {"hp": 7, "points": 500, **more}
    rows = (
        ("red1", "red", troop("user", *perks, **stats), (GUN,), [(10.0, 10.0)]),
        ("red2", "red", troop("friend", hp=7), (GUN,), [(14.0, 10.0)]),
        ("blue1", "blue", troop("foe", hp=7), (GUN,), [(10.0, 16.0)]),
    )
    return in_phase(army(*rows), phase)


def used(state, perk, dice=()):
    """The state after a perk was used, with nothing left of it but what counts its uses."""
    bearer = usable(asks(state), "red1")[perk]
    after = run(state, lambda game: bearer.perk.uses[0].run(game, bearer), dice).state
    counts = tuple(effect for effect in after.effects if effect.name.startswith("uses of"))
    return replace(state, effects=counts, serial=after.serial)


@pytest.mark.parametrize(("perk", "times"), LIMITED)
def test_a_limited_perk_is_used_as_often_as_its_term_says(perk, times):
    state = scene(perk)
    for _ in range(times):
        assert perk in usable(asks(state), "red1")
        state = used(state, perk)
    assert perk not in usable(asks(state), "red1")


def test_limited_uses_are_counted_for_each_unit_and_each_perk():
    state = scene("Adrenaline", "Courage")
    twin = state.profiles["friend"]
    twin = replace(twin, perks=state.profiles["user"].perks)
    state = replace(state, profiles={**state.profiles, "friend": twin})
    after = used(state, "Adrenaline")
    assert set(usable(asks(after), "red1")) == {"Courage"}
    assert set(usable(asks(after), "red2")) == {"Adrenaline", "Courage"}

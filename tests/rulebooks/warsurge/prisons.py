"""A unit inside of an enemy with somebody else in it, for tests."""

from dataclasses import replace

from armies import army, troop, weapon
from fighting import in_phase

from battlefield.rulebooks.warsurge.transport.passengers import ABOARD, INSIDE
from battlefield.rules.core.state import Effect

BOW = weapon("bow")


def carried(state, unit, host, how=ABOARD):
    effect = Effect(state.serial + 1, how, unit, host)
    state = replace(state, effects=(*state.effects, effect), serial=state.serial + 1)
    return state.with_unit(replace(state.units[unit], where=host))


def prison(*perks, how=INSIDE, **more):
    """A red gunner inside of a blue carrier that has a blue rider in it too."""
    gun = weapon("gun", *perks, range=12, power=3)
    state = army(
        ("red1", "red", troop("gunner", hp=3, armour=None), (gun,), [(40.0, 40.0)]),
        (
            "truck",
            "blue",
            troop("truck", hp=20, armour=None, transport=20, fire_points=1),
            (BOW,),
            [(20.0, 20.0)],
        ),
        ("rider", "blue", troop("rider", armour=None, hp=3), (BOW,), [(40.0, 40.0), (42.0, 40.0)]),
    )
    return in_phase(carried(carried(state, "red1", "truck", how), "rider", "truck"), **more)

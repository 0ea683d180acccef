"""Units merged with others, for tests: sergeants, and who has joined a unit."""

from dataclasses import replace

from armies import army, troop, weapon
from fighting import in_phase, under

from battlefield.rulebooks.warsurge.units.merged_units import ATTACHED

RIFLE = weapon("rifle", range=40, power=4, attacks=1)
GUN = weapon("gun", range=40, power=4)


def part_of(state, unit, whole):
    """Make a unit a part of another one."""
    return state.with_unit(replace(state.units[unit], part_of=whole))


def attached(state, unit, host):
    """Let a unit have joined another one."""
    return under(state, ATTACHED, unit, host)


def squad(*perks, models=3, hp=1, at=(10.0, 10.0), id_="red1", weapons=(RIFLE,), side="red", **stats):
    """Give the row of a unit whose models stand in a row to the right, 1.5 inches from each other."""
    places = [(at[0] + 1.5 * n, at[1]) for n in range(models)]
    return (id_, side, troop(f"{id_} profile", *perks, hp=hp, **stats), weapons, places)


def field(*rows, phase="Attack", turn=1, side="red", foe=None, **more):
    """Make a state of rows with a blue unit 20 inches below the first, unless another one is given."""
    enemy = foe or squad(
        id_="blue1", side="blue", at=(10.0, 30.0), models=1, hp=9, weapons=(GUN,), armour=None
    )
    return in_phase(army(*rows, enemy, **more), phase, turn, side)


def drilled(*perks, host=(), hp=1, others=(), side="blue", at=(13.0, 10.0), unit=None, boss=None, **more):
    """Red1, two models of 1 HP, and red2, a sergeant of it."""
    rows = (
        squad(*host, models=2, armour=None, **(unit or {})),
        squad(
            "Sergeant",
            *perks,
            id_="red2",
            models=1,
            hp=hp,
            at=at,
            armour=None,
            **{"points": 20, **(boss or {})},
        ),
        *others,
    )
    return part_of(field(*rows, side=side, **more), "red2", "red1")

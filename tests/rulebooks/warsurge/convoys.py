"""A transport and those aboard, for tests."""

from dataclasses import replace

from armies import army, troop, weapon
from fighting import in_phase, line

from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rules.core.state import Effect
from battlefield.rules.core.values import info_of

BOW = weapon("bow", range=12)


def convoy(
    *perks, squad=(), at=(10.0, 10.0), models=2, phase="Move", truck=1, others=(), foe_at=(40.0, 40.0), **more
):
    """A red transport at (10, 14), a red squad in a column, and a blue unit far away."""
    stats = {"transport": 4, "hp": 6, **more}
    return in_phase(
        army(
            (
                "truck",
                "red",
                troop("lorry", *perks, **stats),
                (BOW,),
                [(10.0 + 2 * n, 14.0) for n in range(truck)],
            ),
            ("squad", "red", troop("squaddie", *squad, armour=None), (BOW,), line(models, *at)),
            ("foe", "blue", troop("foe", armour=None, hp=2), (BOW,), [foe_at]),
            *others,
        ),
        phase,
    )


def inside(state, unit="squad", carrier="truck", figure="truck1", room=""):
    """Put a unit aboard."""
    facts = info_of({"figure": figure, "room": room})
    effect = Effect(state.serial + 1, passengers.ABOARD, unit, carrier, info=facts)
    state = replace(state, effects=(*state.effects, effect), serial=state.serial + 1)
    return state.with_unit(replace(state.units[unit], where=carrier))

"""A healer, a patient and an enemy, for tests."""

from dataclasses import replace

from armies import army, troop, weapon
from fighting import in_phase, line

SOFT = {"armour": None, "aegis": None}


def ward(perk, *perks, hp=4, patient=(), enemy=True, **stats):
    """Give a healer, a patient of 10 HP with `hp` left, and an enemy, in the Attack phase."""
    wand = weapon("wand", perk, *perks, **{"power": 10, "attacks": 3, **stats})
    rows = [
        ("red1", "red", troop("a", hp=10, **SOFT), (wand,), line(1)),
        ("red2", "red", troop("p", *patient, hp=10, defence=4, **SOFT), (), line(1, 15.0)),
    ]
    rows += [("blue1", "blue", troop("e", hp=10, defence=4, **SOFT), (), line(1, 20.0))] if enemy else []
    state = in_phase(army(*rows))
    return state.with_figures(replace(state.figures["red21"], hp=hp))

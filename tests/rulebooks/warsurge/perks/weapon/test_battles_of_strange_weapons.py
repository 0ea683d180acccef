"""Whole battles with weapons that lay templates, shove, trap, wait or fail: they end, and replay the same."""

import pytest
from armies import army, played_out, troop, weapon
from campaigns import few

from battlefield.play.session import replayed
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks.weapon import limitation, mode, tactical

NAMES = [p.name for family in (mode, tactical, limitation) for p in family.PERKS if p.kind == "weapon"]
ALONE = ("Wildcard", "Internal", "Manned", "Pain Locked", "Counter", "Self-Destruct", "Triune", "Twin")
MIXED = [
    name for name in NAMES if name not in ALONE and not name.startswith(("Trap", "Countdown", "Finisher"))
]
SLICES = 6
UNITS = (("wolves", "red"), ("bears", "red"), ("foxes", "blue"), ("boars", "blue"))
RARE = ("Trap I", "Self-Destruct", "Wildcard", "Counter", "Finisher II", "Countdown I", "Trap III", "Loot")


def armed(number, slice_):
    """Give a unit's gun every so-many-th perk, and a second weapon one that mixes badly with others."""
    perks = MIXED[slice_ % SLICES :: SLICES]
    gun = weapon(f"gun{number}", *perks, range=18, attacks=1 + number % 2, power=4 + number, ap=6, deflect=1)
    other = weapon(f"other{number}", RARE[(number + slice_) % len(RARE)], range=12, attacks=2, power=5)
    return gun, other


@pytest.mark.first(1)
@pytest.mark.parametrize("slice_", few(range(SLICES)))
def test_a_battle_of_strange_weapons_is_played_to_its_end_and_replayed(slice_):
    rows = []
    for number, (id_, side) in enumerate(
        (("wolves", "red"), ("bears", "red"), ("foxes", "blue"), ("boars", "blue"))
    ):
        profile = troop(f"kind{number}", hp=1 + number, armour=6, aegis=6, move=8, points=100 + 20 * number)
        rows.append((id_, side, profile, armed(number, slice_ + number), None))
    start = army(*rows, board=(24, 24), settings=(("zone depth", 8), ("turns", 2)))
    session = played_out(start, slice_, most=6000)
    assert session.state.result
    assert replayed(session, Warsurge()) == session.state

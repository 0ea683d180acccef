"""Whole battles with weapons full of perks: they come to an end, and a replay comes to the same one."""

import pytest
from armies import army, played_out, troop, weapon
from campaigns import few

from battlefield.play.session import replayed
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks.weapon import enhancement, offensive, perforation

NAMES = [perk.name for family in (offensive, perforation, enhancement) for perk in family.PERKS]
SLICES = 6


def armed(number, slice_):
    """Give a unit's weapon with every so-many-th perk, and a blade beside it."""
    perks = NAMES[slice_::SLICES]
    gun = weapon(f"gun{number}", *perks, range=18, attacks=1 + number % 2, power=3 + number, ap=6, deflect=1)
    return gun, weapon(
        f"blade{number}", *perks[:5], kind="Battle", range=0, attacks=2, power=5, parry=1, ward=1
    )


@pytest.mark.parametrize("slice_", few(range(0, SLICES, 2), 1))
def test_a_battle_with_many_perks_is_played_to_its_end_and_replayed(slice_):
    rows = []
    for number, (id_, side) in enumerate(
        (("wolves", "red"), ("bears", "red"), ("foxes", "blue"), ("boars", "blue"))
    ):
        profile = troop(f"kind{number}", hp=1 + number, armour=6 - number, aegis=6, defence=3, move=8)
        rows.append((id_, side, profile, armed(number, slice_ + number % 2), None))
    session = played_out(army(*rows, board=(24, 24), settings=(("zone depth", 8),)), slice_)
    assert session.state.result
    assert any(len(unit.figures) < unit.strength for unit in session.state.units.values())
    assert replayed(session, Warsurge()) == session.state

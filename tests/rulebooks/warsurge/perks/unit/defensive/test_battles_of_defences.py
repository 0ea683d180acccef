"""Whole battles with units full of perks for and against them: each ends, and replays the same."""

import pytest
from armies import army, played_out, troop, weapon
from campaigns import few

from battlefield.play.session import replayed
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks.unit import defensive, vulnerability
from battlefield.rulebooks.warsurge.perks.unit.defensive import elemental
from battlefield.rulebooks.warsurge.perks.weapon import element
from battlefield.rules.core.state import Held

OWN = [perk.name for family in (defensive, elemental, vulnerability) for perk in family.PERKS]
WEAPONS = [perk.name for perk in element.PERKS]
HARM = ["Burn", "Corrode", "Poison", "Freeze I", "Bleed", "Cripple I", "Weaken", "Blind II"]
SLICES = 12
SIDES = (("wolves", "red"), ("bears", "red"), ("foxes", "blue"), ("boars", "blue"))


def held(name):
    """Name the controller where a perk asks for one."""
    return Held(name, (("controller", "bears"),)) if name.startswith("Controlled") else Held(name)


def rows(slice_):
    """Give each unit its share of the perks; no two share one, and none has Bedim twice."""
    for number, (id_, side) in enumerate(SIDES):
        perks = OWN[(slice_ + 3 * number) % SLICES :: SLICES]
        feeds = WEAPONS[(slice_ + number) % 6 :: 6]
        gun = weapon(f"gun{number}", *feeds, HARM[(slice_ + number) % 8], range=18, attacks=2, power=5, ap=6)
        blade = weapon(f"blade{number}", *feeds[:2], range=0, attacks=3, power=5, deflect=1, ward=1)
        stats = {"hp": 4, "armour": 4, "aegis": 6, "defence": 3, "move": 8}
        yield id_, side, troop(f"kind{number}", *map(held, perks), **stats), (gun, blade), None


def check(session):
    """See that HP never sink below nothing, and that whoever is gone has no figures."""
    for unit in session.state.units.values():
        assert all(figure.hp >= 0 for figure in session.state.figures_of(unit.id))
        assert (unit.where == "gone") == (not unit.figures)


@pytest.mark.parametrize("slice_", few((1, 6, 11), 1))
def test_a_battle_with_many_perks_is_played_to_its_end_and_replayed(slice_):
    start = army(*rows(slice_), board=(24, 24), settings=(("zone depth", 8),))
    session = played_out(start, slice_, after=check)
    assert session.state.result
    assert replayed(session, Warsurge()) == session.state

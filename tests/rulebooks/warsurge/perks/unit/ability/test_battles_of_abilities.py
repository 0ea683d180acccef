"""Whole battles of units with abilities of every kind, by random legal choices."""

import pytest
from armies import army, played_out, troop, weapon
from campaigns import few

from battlefield.geometry.kernel.shapes import Circle
from battlefield.play.session import replayed
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.state import GONE, TABLE
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table.underground import BELOW

BOW = weapon("bow", range=24, attacks=2, power=4, ap=5)
SWORD = weapon("sword", range=0, attacks=3, power=4)
NEEDLE = weapon("needle", "Precision 3+", "No Line of Sight I", range=24, attacks=2, power=4)
HEX = weapon("hex", "Incantation", range=24, attacks=3, power=5)
POND = Terrain("pond", Circle((12.0, 12.0), 2.0), ground=("dangerous",))

CASTS = {
    "movers": (
        ("runner", ("Adrenaline", "Blink I", "Teleport III", "Courage"), {}),
        ("horror", ("Horrific", "Terrify", "Vanish", "Lucky"), {"hp": 3}),
        ("mole", ("Burrow", "Airborne", "Blink III", "Disengage"), {}),
        ("worm", ("Burrow", "Teleport I", "Provoke II"), {"hp": 2}),
    ),
    "tyrants": (
        ("brain", ("Dominate II", "Jinx", "Offering", "Mastery"), {"hp": 3, "points": 300}),
        ("hacker", ("Hacker I", "Purge II", "Lucky"), {"hp": 2, "points": 80}),
        ("robot", ("Artificial", "Time Jump II", "Sacrifice"), {"hp": 3}),
        ("gaol", ("Imprison", "Charge II", "Provoke I"), {"hp": 8, "points": 400, "move": 12}),
    ),
    "wizards": (
        ("mage", ("Illusion III", "Spell Steal", "Magic Armour II", "Offering"), {"hp": 2}),
        ("ghoul", ("Reanimate III", "Sacrifice", "Illusion I"), {"hp": 3, "points": 200}),
        ("thief", ("Spell Steal", "Jinx", "Time Jump I"), {}),
        ("pawn", ("Resurrection I", "Burrow", "Illusion II", "Vanish"), {"points": 50}),
    ),
}


def cast(name, **more):
    rows = []
    for side in ("red", "blue"):
        for id_, perks, stats in CASTS[name]:
            printed = troop(f"{id_}-{side}", *perks, **stats)
            rows.append((f"{id_}-{side}", side, printed, (BOW, SWORD, NEEDLE, HEX), None))
    settings = (("turns", 2), ("zone depth", 6), *more.items())
    return army(*rows, board=(24, 24), settings=settings, terrain=(POND,))


def holds(session):
    """Look at what always has to be so, whoever copies, seizes, swallows or buries whom."""
    state = session.state
    for unit in state.units.values():
        assert unit.control != unit.side
        if unit.control:
            assert unit.where == GONE or state.is_under(unit.id, unit_status.SEIZED)
        for figure in state.figures_of(unit.id):
            assert figure.hp >= 0
        if state.is_under(unit.id, passengers.INSIDE):
            assert unit.where in state.units
        if state.is_under(unit.id, BELOW):
            assert unit.where == TABLE
        for foe in unit_status.foes_in_melee(state, unit.id):
            assert unit.id in unit_status.foes_in_melee(state, foe)


@pytest.mark.parametrize("name", few(CASTS, 1))
def test_a_battle_comes_to_its_end_and_can_be_played_again_and_taken_back(name, seed=1):
    session = played_out(cast(name), seed, 6000, holds)
    assert session.state.result
    assert replayed(session, Warsurge()) == session.state
    for deed in reversed(session.deeds[-8:]):
        assert session.state == deed.after
        session.undo()
        assert session.state == deed.before

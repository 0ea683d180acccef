"""Whole battles of commanders, bodyguards, sergeants and traits, by random legal choices."""

from dataclasses import replace

import pytest
from armies import army, played_out, troop, weapon
from by_chance import is_led_back
from campaigns import few

from battlefield.geometry.distance import gap, gap_table
from battlefield.geometry.kernel.shapes import Circle
from battlefield.play.session import replayed
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.hidden_information import veiled
from battlefield.rulebooks.warsurge.units.merged_units import ATTACHED, company, with_parts
from battlefield.rules.core.state import GONE
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table.layout import base_of

BOW = weapon("bow", range=24, attacks=2, power=4, ap=5)
SWORD = weapon("sword", range=0, attacks=3, power=4)
MORTAR = weapon("mortar", "Blast I", range=30, power=5)
POND = Terrain("pond", Circle((14.0, 14.0), 3.0), ground=("dangerous",))
CASTS = {
    "led": (
        ("lord", ("Leader", "Orders", "Challenger"), {"hp": 4}),
        ("guard", ("Bodyguard",), {"hp": 2}),
        ("squad", (), {}),
        ("boss", ("Sergeant", "Furious"), {"hp": 2, "of": "squad"}),
        ("truck", (), {"transport": 20, "hp": 3, "models": 1}),
    ),
    "vain": (
        ("master", ("War Master", "Egotistical"), {"hp": 5, "models": 1}),
        ("chief", ("Leader", "Furious"), {"hp": 3, "models": 1}),
        ("band", ("Coherency +",), {"hp": 2}),
        ("corporal", ("Sergeant", "Challenger"), {"of": "band"}),
    ),
    "returning": (
        ("ghoul", ("Respawn",), {"hp": 2}),
        ("imps", ("Summon",), {"models": 3}),
        ("king", ("Final Hope", "Leader"), {"hp": 4, "models": 1}),
        ("imp", ("Sergeant",), {"of": "imps"}),
    ),
    "hidden": (
        ("spies", ("Concealed",), {}),
        ("actors", ("Decoy II",), {"models": 3}),
        ("prince", ("Decoy III", "Leader"), {"hp": 3, "models": 1}),
        ("shades", ("Decoy I", "Concealed"), {"models": 2}),
    ),
}


def cast(name):
    """Give both sides the same units, all in reserve on a small board."""
    rows, wholes, counts = [], {}, {}
    for side in ("red", "blue"):
        for id_, perks, stats in CASTS[name]:
            stats = dict(stats)
            of, counts[f"{id_}-{side}"] = stats.pop("of", ""), stats.pop("models", 3)
            if of:
                wholes[f"{id_}-{side}"], counts[f"{id_}-{side}"] = f"{of}-{side}", 1
            rows.append(
                (f"{id_}-{side}", side, troop(f"{id_}-{side}", *perks, **stats), (BOW, SWORD, MORTAR), None)
            )
    settings = (("turns", 2), ("zone depth", 7))
    state = army(*rows, board=(24, 24), settings=settings, terrain=(POND,))
    for id_, unit in state.units.items():
        kept = unit.figures[: counts[id_]]
        known = replace(unit, figures=kept, strength=len(kept), part_of=wholes.get(id_, ""))
        state = state.with_unit(known)
    here = {id_ for unit in state.units.values() for id_ in unit.figures}
    return replace(state, figures={id_: f for id_, f in state.figures.items() if id_ in here})


def check(session):
    """See that nobody overlaps, that parts are with their units, and that a veil loses nobody."""
    state = session.state
    standing = [figure for unit in state.on_table() for figure in state.figures_of(unit.id)]
    bases = [base_of(figure.model) for figure in standing]
    gaps = gap_table(bases, bases) if bases else None
    for n, one in enumerate(bases):
        for m in range(n):
            assert gaps[n, m] > 0 or gap(one, bases[m]).overlap <= 1e-6, (standing[n].id, standing[m].id)
    for unit in state.units.values():
        assert all(figure.hp >= 0 for figure in state.figures_of(unit.id))
        assert (unit.where == GONE) == (not unit.figures)
        if session.pending is None and unit.where != GONE:
            assert all(state.units[part].where == unit.where for part in state.parts_of(unit.id)), unit
            assert unit.id in company(state, unit.id) and unit.id in with_parts(state, unit.id)
    for side in state.sides:
        veil = veiled(state, side, session.lot)
        assert len(veil.state.units) == len(state.units)
        assert sorted(map(veil.name_of, veil.state.figures)) == sorted(state.figures)
    assert all(len(state.effects_on(e.on, ATTACHED)) == 1 for e in state.effects if e.name == ATTACHED)


@pytest.mark.parametrize("name", few(CASTS, 1))
def test_a_battle_is_lawful_to_its_end_and_can_be_played_again(name, seed=1):
    session = played_out(cast(name), seed, after=check)
    assert session.state.result
    assert replayed(session, Warsurge()) == session.state


def test_all_that_a_battle_did_can_be_undone(seed=2):
    assert is_led_back(played_out(cast("led"), seed))

"""Whole battles of units full of Aeonian and Environment perks, by random legal choices."""

from dataclasses import replace

import pytest
from armies import army, played_out, troop, weapon
from campaigns import few

from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.play.session import Session, replayed
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.core.state import GONE, Held
from battlefield.rules.scene.contents import Terrain

BOW = weapon("bow", range=24, attacks=2, power=5, ap=5)
SWORD = weapon("sword", range=0, attacks=3, power=5)
BOMB = weapon("bomb", "Blast I", range=18, attacks=1, power=5)
POND = Terrain("pond", Circle((6.0, 11.0), 1.5), ground=("difficult", "dangerous"))
WALL = Terrain(
    "wall", Polygon(((10.0, 8.0), (14.0, 8.0), (14.0, 9.0), (10.0, 9.0))), 0.0, 1.0, sight="blocks"
)

CASTS = {
    "masters": (
        ("lord", ("Leader", "Mastery", "Keen Eye", "Accuracy 2+", "Boost Power"), {"hp": 3}),
        ("slave", ("Enslaved", "Defiance", "Accursed", "Cover I"), {"hp": 2}),
        ("guard", ("Formation", "Outflank", "Camouflage", "Melee Clarity"), {"hp": 2}),
        ("bait", ("Taunt II", "Uncover", "Melee Haze", "Disassembler"), {"aegis": 5, "hp": 3}),
    ),
    "raiders": (
        ("diver", ("Breach", "Unyielding", "Assassin", "Friendly Fire"), {"hp": 2, "move": 12}),
        ("thief", ("Hijack", "Opportunist", "Murderer", "Unyielding"), {"hp": 2, "move": 12}),
        (
            "truck",
            ("Compartment: Exposed II", "Wreckage", "Artificial"),
            {"transport": 12, "fire_points": 1, "hp": 3},
        ),
        ("monk", ("Pacifist", "Melee Confidence", "Opportunist", "Taunt I"), {"hp": 2}),
    ),
    "wrecks": (
        ("bunker", ("Terrain", "Cover Modifier II", "Accuracy 3+"), {"move": 0, "dash": 0, "hp": 4}),
        ("ram", ("Kamikaze", "Melee Hesitation"), {"defence": 6, "hp": 3}),
        ("hulk", ("Wreckage", "Cover Profile", "Presence"), {"defence": 5, "hp": 2}),
        ("swarm", ("Kamikaze", "Cover II", "Opportunist", "Charge I"), {"move": 12}),
    ),
}
MODELS = 2
SINGLE = ("bunker", "hulk", "truck")


def row(id_, side, perks, stats):
    """Give one unit; a slave obeys the lord of its side."""
    given = (Held(p, (("enslaver", f"lord-{side}"),)) if p == "Enslaved" else Held(p) for p in perks)
    printed = troop(f"{id_}-{side}", *given, **stats)
    arms = () if id_ == "monk" else (BOW, SWORD, BOMB)
    return f"{id_}-{side}", side, printed, arms, None


def cast(name):
    rows = [row(*unit[:1], side, *unit[1:]) for side in ("red", "blue") for unit in CASTS[name]]
    settings = (("turns", 2), ("zone depth", 7))
    state = army(*rows, board=(22, 22), settings=settings, terrain=(POND, WALL))
    for unit in state.units.values():
        count = 1 if unit.id.partition("-")[0] in SINGLE else MODELS
        state = state.with_unit(replace(unit, figures=unit.figures[:count], strength=count))
    return state


def check(session: Session):
    """See that HP never sink below nothing, and that whoever is gone, or inside of another, is just that."""
    state = session.state
    for unit in state.units.values():
        assert all(figure.hp >= 0 for figure in state.figures_of(unit.id))
        assert (unit.where == GONE) == (not unit.figures)
        if session.pending is None:
            assert unit.where not in state.units or state.units[unit.where].where != GONE
            assert state.is_under(unit.id, "inside") <= (unit.where in state.units)


@pytest.mark.parametrize("name", few(CASTS, 1))
def test_a_battle_comes_to_its_end_and_can_be_played_again(name, seed=1):
    session = played_out(cast(name), seed, after=check)
    assert session.state.result
    assert replayed(session, Warsurge()) == session.state


def test_what_was_done_can_be_undone(seed=2):
    session = played_out(cast("masters"), seed, after=check)
    while session.undo():
        check(session)
    assert session.state == session.start

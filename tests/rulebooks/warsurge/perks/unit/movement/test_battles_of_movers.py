"""Whole battles of units that move, deploy, change and carry in every way, by random legal choices."""

import pytest
from armies import army, played_out, troop, weapon
from campaigns import few

from battlefield.geometry.kernel.shapes import Circle
from battlefield.play.session import replayed
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.core.state import Held
from battlefield.rules.scene.contents import Terrain

BOW = weapon("bow", range=24, attacks=2, power=4, ap=5)
SWORD = weapon("sword", range=0, attacks=3, power=4)
CANNON = weapon("cannon", kind="Heavy", range=30, attacks=2, power=6, ap=4)
EGGS = weapon("eggs", "Implant", range=24, attacks=3, power=6)
POND = Terrain("pond", Circle((15.0, 15.0), 3.0), ground=("difficult", "dangerous"))

CASTS = {
    "movers": (
        ("runner", ("+Move I (D6)", "+Dash II (2D6)", "Charge II", "Unyielding"), {}),
        ("flyer", ("Airborne", "Thrust", "Manoeuvre I", "Reflex Manoeuvre I"), {"aegis": 6}),
        ("walker", ("Wanderer", "Implacable I", "Traverse II", "Rush"), {}),
        ("tank", ("Juggernaut I", "Diagonal Inertia II (3 Inches)", "Unstoppable"), {"hp": 3}),
    ),
    "carriers": (
        ("truck", ("Exposed II", 'Debark I (12")', "Transport Link"), {"transport": 10, "hp": 3}),
        ("wagon", ("Enclosed", "Rift Gate", "Transport Link"), {"transport": 10, "hp": 2, "fire_points": 1}),
        ("squad", ("Jumper", "Recon I"), {}),
        ("gang", ("Invade I", "Coherency +", "Tow III"), {}),
    ),
    "strangers": (
        ("ghost", ("Incorporeal", "Ambush I"), {}),
        ("spy", ("Espionage", "Doppelganger II"), {"points": 200}),
        ("worm", ("Seed II",), {}),
        ("thief", ("Trespasser I", "Limit Break II"), {}),
    ),
    "changers": (
        ("angel", ("Ascension I", "Transform III"), {}),
        ("devil", ("Descend I", "Transform I"), {}),
        ("bird", ("Phoenix", "Nonstop I"), {"move": 12}),
        ("shape", (Held("Form I", (("linked", "bird-red, bird-blue"),)), "Transform II"), {}),
    ),
}


def cast(name):
    rows = []
    for side in ("red", "blue"):
        for id_, perks, stats in CASTS[name]:
            printed = troop(f"{id_}-{side}", *perks, **stats)
            rows.append((f"{id_}-{side}", side, printed, (BOW, SWORD, CANNON, EGGS), None))
    settings = (("turns", 2), ("zone depth", 6))
    return army(*rows, board=(24, 24), settings=settings, terrain=(POND,))


@pytest.mark.parametrize("name", few(CASTS, 1))
def test_a_battle_comes_to_its_end_and_can_be_played_again(name, seed=1):
    session = played_out(cast(name), seed)
    assert session.state.result
    assert replayed(session, Warsurge()) == session.state

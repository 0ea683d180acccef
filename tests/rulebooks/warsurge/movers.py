"""A unit that is to move over open or difficult ground, for tests."""

from armies import army, troop, weapon
from fighting import attack, in_phase, line

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.core.events import Placed
from battlefield.rules.scene.contents import Terrain

BOW = weapon("bow")
SWORD = weapon("sword", range=0)
FIELD = Polygon(((8.0, 4.0), (12.0, 4.0), (12.0, 7.0), (8.0, 7.0)))


def field(*ground, top=0.0, platform=False):
    return Terrain("field", FIELD, 0.0, top, ground, platform=platform)


def movers(*perks, terrain=(), phase="Move", foe_at=(40.0, 40.0), weapons=(BOW,), models=1, **stats):
    """One red unit at (10, 10) that is to move, and a blue one far away."""
    return in_phase(
        army(
            ("red1", "red", troop("mover", *perks, **stats), weapons, line(models)),
            ("blue1", "blue", troop("foe", armour=None), (SWORD,), [foe_at]),
            terrain=terrain,
        ),
        phase,
    )


def to(x, y, figure="red11", bottom=0.0):
    return (Placed(figure, (x, y), bottom),)


def moved(state, *choices, dice=(), name="Move"):
    return attack(state, dice, choices, name=name)

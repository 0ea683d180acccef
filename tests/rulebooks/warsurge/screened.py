"""A shot over a low wall or past a screen, for tests."""

from armies import army, troop, weapon
from fighting import in_phase

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import Terrain

GUN = weapon("gun", power=4)
WALL = Terrain(
    "wall", Polygon(((17.0, 5.0), (17.2, 5.0), (17.2, 15.0), (17.0, 15.0))), 0.0, 1.1, sight="blocks"
)


def field(
    target=(), *, wall=True, screen=(), others=(), attacker=(), target_stats=(), screen_stats=(), apart=10.0
):
    """Red shoots at blue over a low wall, or past a unit that stands between."""
    rows = [
        ("red1", "red", troop("attacker", *attacker), (GUN,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("target", *target, **dict(target_stats)), (), [(10.0 + apart, 10.0)]),
        *others,
    ]
    if screen:
        printed = troop("screen", *screen, **dict(screen_stats))
        rows.append(("blue2", "blue", printed, (), [(18.0, 10.0)]))
    return in_phase(army(*rows, terrain=(WALL,) if wall else ()))

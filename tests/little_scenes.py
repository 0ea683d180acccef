"""Small tables whose answers can be worked by hand, and tables drawn by chance."""

from random import Random

from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain

INCH = BaseSize.round(25.4)
SIZES = (INCH, BaseSize.round(40), BaseSize.oval(60, 35), BaseSize.rect(50, 25), BaseSize.hex(32))


def model(id_, x, y, sigma=None, base=INCH, unit="watch", **more):
    return Model(id_, base, (x, y), unit, "red", 0.0, more.pop("height", 1.0), sigma=sigma, **more)


def box(id_, left, top, right, bottom, high=5.0, **facts):
    outline = Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))
    return Terrain(id_, outline, 0.0, high, **facts)


def table(*models, terrain=(), sigma=0.0):
    return Scene(Board(48, 48), terrain=tuple(terrain), models=models, sigma=sigma)


def _model(drawn, n, sigma):
    at = drawn.uniform(4, 20), drawn.uniform(4, 20)
    height, facing = drawn.choice((1.0, 1.5, 2.0)), drawn.uniform(0, 360)
    size, side = drawn.choice(SIZES), ("red", "blue")[n % 2]
    return Model(f"m{n}", size, at, f"u{n % 2}", side, 0.0, height, facing, sigma=sigma(drawn))


def by_chance(seed, sigma):
    """Draw a table of a few models and pieces; `sigma` draws what is known of each place."""
    drawn = Random(seed)
    models = tuple(_model(drawn, n, sigma) for n in range(5))
    pieces = []
    for n in range(3):
        x, y = drawn.uniform(4, 20), drawn.uniform(4, 20)
        facts = {"sight": drawn.choice(("blocks", "cloud", "clear")), "sigma": sigma(drawn)}
        round_ = Terrain(f"t{n}", Circle((x, y), drawn.uniform(0.5, 2)), 0.0, 4.0, **facts)
        straight = box(f"t{n}", x, y, x + drawn.uniform(0.5, 4), y + drawn.uniform(0.5, 4), **facts)
        pieces.append(drawn.choice((round_, straight)))
    return Scene(Board(24, 24), terrain=tuple(pieces), models=models)


def exactly(_drawn):
    """Know a place exactly."""
    return 0.0


def pairs(scene):
    """Give all pairs of models of different sides, both ways."""
    ids = [each.id for each in scene.models]
    return [(one, other) for one in ids for other in ids if (int(one[1]) - int(other[1])) % 2]

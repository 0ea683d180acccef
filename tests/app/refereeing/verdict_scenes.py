"""A small table on which every verdict can be worked out by hand."""

from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain

MADE = "2026-03-14T15:09:26+00:00"
ROUND = BaseSize.round(25.4)  # a radius of half an inch


def model(id_, x, y, **more):
    return Model(id_, ROUND, (x, y), more.pop("unit", "a"), more.pop("side", "red"), 0.0, 1.0, **more)


def crossing(name="Crossing", **more):
    """Three in a row, 2 and 4 in apart, and a wall that hides the fourth."""
    wall = Terrain(
        "wall", Polygon(((5.0, 11.0), (15.0, 11.0), (15.0, 12.0), (5.0, 12.0))), 0.0, 3.0, (), "blocks"
    )
    models = (model("a1", 10.0, 8.0), model("a2", 13.0, 8.0), model("a3", 18.0, 8.0))
    other = model("b1", 10.0, 16.0, unit="b", side="blue")
    return Scene(Board(24.0, 24.0), name, terrain=(wall,), models=(*models, other), **more)

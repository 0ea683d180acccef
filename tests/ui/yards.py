"""Small tables for the window's tests."""

from dataclasses import replace

from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Template
from battlefield.rules.scene.contents import Board, Model, PlacedTemplate, Scene, Terrain

ADA, BEN, CAT, DAN, EVA, FAY = "ada", "ben", "cat", "dan", "eva", "fay"


def yard() -> Scene:
    """Six bases of every shape in two forces, a ruin and a wood, on 24 by 18 inches."""
    terrain = (
        Terrain(
            "ruin",
            Polygon(((1.0, 13.0), (5.0, 13.0), (5.0, 16.0), (1.0, 16.0))),
            top=3.0,
            ground=("impassable",),
            sight="blocks",
            name="Ruin",
            kind="ruin",
        ),
        Terrain("wood", Circle((20.5, 14.5), 2.0), ground=("difficult",), name="Copse", kind="wood"),
    )
    models = (
        Model(ADA, BaseSize.round(32), (6.0, 6.0), "Watch", "red", height=1.5, name="Ada"),
        Model(BEN, BaseSize.round(32), (8.0, 6.0), "Watch", "red", height=1.5, name="Ben"),
        Model(CAT, BaseSize.oval(60, 35.5), (6.0, 9.0), "Riders", "red", height=2.0, facing=90.0),
        Model(DAN, BaseSize.rect(50, 25), (16.0, 6.0), "Pikes", "blue", height=1.5, facing=180.0),
        Model(EVA, BaseSize.hex(40), (16.0, 9.0), "Pikes", "blue", height=1.5, facing=30.0),
        Model(FAY, BaseSize.round(25), (19.0, 6.0), "Scouts", "blue", height=1.0, name="Fay"),
    )
    return Scene(Board(24.0, 18.0), "The yard", terrain=terrain, models=models)


def yard_with_templates() -> Scene:
    """The yard with one template of each kind, one of them locked and one about a model."""
    templates = (
        PlacedTemplate("blast", Template("round", 4.0, (12.0, 3.0))),
        PlacedTemplate("cone", Template("cone", 8.0, (10.0, 16.0), 45.0)),
        PlacedTemplate("wall", Template("wall", 6.0, (12.0, 9.0), 90.0)),
        PlacedTemplate("beam", Template("beam", 12.0, (1.0, 2.0), 90.0)),
        PlacedTemplate("diffuse", Template("diffuse", 3.0, (20.0, 11.0), 200.0), locked=True),
        PlacedTemplate("nova", Template("round", 3.0, (16.0, 9.0)), model=EVA),
    )
    return replace(yard(), templates=templates)

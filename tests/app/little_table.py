"""Small tables for the tests of the desk: bases one inch across, so that gaps can be worked out."""

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Template
from battlefield.rules.scene.contents import Board, Model, PlacedTemplate, Scene, Terrain

INCH_BASE = BaseSize.round(25.4)  # its radius is half an inch
RUIN = Terrain("ruin", Polygon(((20.0, 20.0), (24.0, 20.0), (24.0, 24.0), (20.0, 24.0))), top=3.0)
WOOD = Terrain("wood", Circle((35.0, 10.0), 4.0))


def model(id_, x, y, **facts):
    """Make a model one inch across."""
    return Model(id_, facts.pop("base", INCH_BASE), (float(x), float(y)), **facts)


def blast(id_, x, y, across=3.0, **facts):
    """Make a round template."""
    return PlacedTemplate(id_, Template("round", across, (float(x), float(y))), **facts)


def cone(id_, x, y, bearing=0.0, **facts):
    """Make a cone of eight inches."""
    return PlacedTemplate(id_, Template("cone", 8.0, (float(x), float(y)), bearing), **facts)


def table(*things):
    """Put things on a table of 48 by 48 inches."""
    return Scene(
        Board(48.0, 48.0),
        name="Little table",
        terrain=tuple(thing for thing in things if isinstance(thing, Terrain)),
        models=tuple(thing for thing in things if isinstance(thing, Model)),
        templates=tuple(thing for thing in things if isinstance(thing, PlacedTemplate)),
    )


def desk_with(*things, log=None):
    """Open a desk on such a table."""
    return Desk(Document(table(*things), log=log))


def bases(*ids):
    """Refer to models."""
    return tuple(Ref("model", id_) for id_ in ids)


def templates(*ids):
    """Refer to templates."""
    return tuple(Ref("template", id_) for id_ in ids)


def places(scene):
    """Tell where each model and template of a scene stands."""
    standing = {each.id: each.at for each in scene.models}
    return standing | {each.id: each.template.at for each in scene.templates}

"""A small drawn table for the tests of editing: easy numbers, a part of every kind."""

from dataclasses import replace

from battlefield.app.design.parts.parts import find_part
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Strip, Template
from battlefield.rules.scene.contents import Area, Board, Border, Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Entry, Hold, Layer, Note, Zone

INCH = BaseSize.round(25.4)  # its radius is half an inch


def box(left, top, right, bottom):
    """An upright rectangle, from its top left corner on, clockwise."""
    return Polygon(
        tuple((float(x), float(y)) for x, y in ((left, top), (right, top), (right, bottom), (left, bottom)))
    )


def piece(id_, outline, **facts):
    """A piece of terrain."""
    return Terrain(id_, outline, **facts)


def model(id_, x, y, base=INCH, **facts):
    """A model one inch across."""
    return Model(id_, base, (float(x), float(y)), **facts)


def table(*parts, **facts):
    """A table of 48 by 36 inches."""
    lists = {Terrain: "terrain", Zone: "zones", Objective: "objectives", Entry: "entries", Note: "notes"}
    lists |= {Area: "areas", Border: "borders", Model: "models", PlacedTemplate: "templates"}
    found = {}
    for part in parts:
        found.setdefault(lists[type(part)], []).append(part)
    return Scene(Board(48.0, 36.0), **{key: tuple(value) for key, value in found.items()}, **facts)


def terrain(*ids):
    """References to pieces of terrain."""
    return [Ref("terrain", id_) for id_ in ids]


def models(*ids):
    """References to models."""
    return [Ref("model", id_) for id_ in ids]


def of(scene, kind, id_):
    """A part that must be there."""
    found = find_part(scene, Ref(kind, id_))
    assert found is not None
    return found


def outline(scene, id_):
    """The outline of a piece of terrain."""
    return of(scene, "terrain", id_).outline


def held(part, **facts):
    """The same part, held otherwise."""
    return replace(part, hold=replace(part.hold, **facts))


def everything():
    """A table with a part of every kind."""
    return table(
        piece("ruin", box(10, 10, 16, 14), kind="ruin", top=3.0, name="Old ruin"),
        piece("wood", Circle((30.0, 18.0), 4.0), kind="wood"),
        piece("road", Strip(((0.0, 30.0), (20.0, 30.0), (48.0, 24.0)), 2.0), kind="road"),
        Area("yard", box(0, 0, 8, 6), level=1.0, capacity=3),
        Border(((8.0, 0.0), (8.0, 6.0)), "step", "border1"),
        Zone("north", box(0, 0, 48, 9), side="red"),
        Entry("gate", ((0.0, 20.0), (0.0, 28.0)), "red"),
        Objective("well", "marker", at=(24.0, 18.0)),
        Objective("keep", "zone", outline=Circle((40.0, 30.0), 3.0)),
        model("a1", 5, 30, facing=90.0, side="red", unit="alpha", height=1.5),
        PlacedTemplate("nova1", Template("round", 6.0, (5.0, 30.0)), model="a1"),
        PlacedTemplate("fire", Template("cone", 8.0, (20.0, 4.0), 45.0)),
        Note("n1", (12.0, 33.0), "ford"),
        layers=(Layer("ground"), Layer("top", locked=True)),
    )


UNHELD = Hold()

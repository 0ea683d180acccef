"""Studios for tests: a table of 60 by 44 inches, snapping to nothing unless told, and pointers over it."""

from battlefield.app.design.parts.parts import find_part
from battlefield.app.design.snapping.grid import GRID, SNAP
from battlefield.app.design.snapping.pointer import DesignPointer
from battlefield.app.design.studio import Studio
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.rules.scene.contents import Board, Scene, Terrain


def square(id_="a", left=4.0, top=4.0, size=4.0, **more):
    """A square piece of terrain."""
    right, bottom = left + size, top + size
    ring = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Terrain(id_, Polygon(ring), **more)


def disc(id_="d", at=(10.0, 10.0), radius=2.0, **more):
    """A round piece of terrain."""
    return Terrain(id_, Circle(at, radius), **more)


def strip(id_="w", points=((2.0, 2.0), (8.0, 2.0)), width=0.5, **more):
    """A wall."""
    return Terrain(id_, Strip(points, width), **more)


def table(*terrain, width=60.0, height=44.0, **more):
    """A table with these pieces."""
    return Scene(Board(width, height), terrain=terrain, **more)


def studio(scene=None, snap=False, grid="0.5"):
    """A studio over a scene, or over an empty table."""
    made = Studio(Document(scene if scene is not None else table()))
    made.options.put(SNAP, snap)
    made.options.put(GRID, grid)
    return made


def at(x, y, *hits, grip="", **keys):
    """A pointer at a place, over pieces of terrain with these ids, or over any part by its reference."""
    refs = tuple(hit if isinstance(hit, Ref) else Ref("terrain", hit) for hit in hits)
    return DesignPointer((x, y), refs[0] if refs else None, hits=refs, grip=grip, **keys)


def drag(tool, start, end, **keys):
    """Press, go half way, go there, and let go; the ends are pointers."""
    tool.press(start)
    middle = ((start.at[0] + end.at[0]) / 2, (start.at[1] + end.at[1]) / 2)
    tool.move(at(*middle, **keys))
    tool.move(end)
    tool.release(end)


def click(tool, *places):
    """Click at places one after the other."""
    for x, y in places:
        tool.move(at(x, y))
        tool.press(at(x, y))
        tool.release(at(x, y))


def ring_of(scene, id_):
    """The corners of a piece of terrain."""
    part = find_part(scene, Ref("terrain", id_))
    assert part is not None
    return part.outline.points

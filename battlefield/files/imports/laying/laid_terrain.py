"""Drawn things that are terrain: their outlines, and what is told or guessed of what they do."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from battlefield.files.imports.laying.doubts import contradiction
from battlefield.files.imports.laying.figure import Figure
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.roles import Role
from battlefield.files.imports.laying.told import Told
from battlefield.files.scene.doors import parse_door
from battlefield.files.terrain.terrain_kinds import KINDS, PLAIN, with_kind
from battlefield.files.text import json_text, limits
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon
from battlefield.geometry.outlines import Ellipse
from battlefield.rules.scene.contents import GROUNDS, SIGHTS, Door, Terrain

USUAL_WIDTH: Final = 0.25  # inches, of a line that is terrain and tells no width
THIN: Final = 0.005  # inches that an outline of too many corners may move
DOORS_TOLD: Final = ("open", "closed", "shut")
MOST_IN_ONE: Final = 1_200  # crossings of sides that are sorted out in one shape
_WIDTHS: Final = {"hedge": 0.5, "fence": 0.1, "river": 3.0, "road": 3.0, "trench": 1.5, "bridge": 3.0}


def lay_terrain(gathering: Gathering, figure: Figure, role: Role) -> None:
    """Take a drawn thing as terrain, each of its areas a piece."""
    outlines = figure.outlines or _outlines(gathering, figure, role)
    if not outlines:
        gathering.drop("piece of terrain without an area", name=figure.called_or_layer)
        return
    role = _settled(gathering, figure, role)
    kind = role.terrain or PLAIN
    noun = kind.name.lower() if kind.id else "plain shape"
    if not figure.told.text("part"):
        _say_guess(gathering, role)
    for outline in outlines:
        piece = _piece(figure, role, outline)
        gathering.take(piece, noun)


def _settled(gathering: Gathering, figure: Figure, role: Role) -> Role:
    """Return what a thing is whose name contradicts the height or the sight that is told of it."""
    told = figure.told
    if role.terrain is None or not role.by or told.text("part"):
        return role
    height = told.number("height", limits.HEIGHT)
    height = told.number("top", limits.HEIGHT) if height is None else height
    what = contradiction(role.terrain, height, told.text("sight") == "blocks")
    if not what:
        return role
    usual = KINDS["wall" if figure.line else "container"]
    kind, sentence = gathering.doubts.settled(role.by, role.terrain, what, usual)
    if sentence:
        gathering.guess(sentence)
    return replace(role, kind=kind.id, terrain=kind, by="")


def areas(gathering: Gathering, rings: Sequence[Sequence[Point]], even_odd: bool = True) -> list[Polygon]:
    """Return the area inside closed lines as valid polygons, and say so where they had to be mended."""
    from battlefield.geometry.outlines.filling import filled, is_speck, is_whole, open_ring, tangle

    drawn = [open_ring(ring) for ring in rings]
    whole = [ring for ring in drawn if len(ring) >= 3 and not is_speck(ring)]
    gathering.drop("shape without an area", len(drawn) - len(whole))
    if not whole:
        return []
    if (even_odd or len(whole) == 1) and is_whole(Polygon(whole[0], tuple(whole[1:]))):
        return _thinned(gathering, [Polygon(whole[0], tuple(whole[1:]))])
    most = min(gathering.tangle_left, MOST_IN_ONE)
    crossings = tangle(whole, most) if most > 0 else most + 1
    gathering.tangle_left -= min(crossings, most)
    if crossings > most:
        gathering.drop("shape too tangled to be mended")
        return []
    found = filled(whole, even_odd)
    if not found:
        gathering.drop("shape without an area")
    elif len(whole) == 1:
        gathering.guess("A shape that crosses itself is filled as pictures fill it")
    return _thinned(gathering, found)


def _thinned(gathering: Gathering, found: list[Polygon]) -> list[Polygon]:
    """Leave corners out of outlines that have more than a scene may hold."""
    most = limits.RING_POINTS
    if all(len(ring) <= most for polygon in found for ring in (polygon.points, *polygon.holes)):
        return found
    from battlefield.geometry.outlines.filling import thinned

    gathering.guess(f"A shape of over {most} corners is simplified to within {THIN:g} in")
    return [thinned(polygon, THIN) for polygon in found]


def drawn_ellipse(gathering: Gathering, figure: Figure, ellipse: Ellipse) -> Iterator[Figure]:
    """Yield a figure the corners of an ellipse and what they stand for; nothing where it has no area."""
    polygon = ellipse.polygon
    found = areas(gathering, [polygon.points])
    if found == [polygon]:
        told = {"length": ellipse.length, "width": ellipse.width, "bearing": ellipse.bearing}
        yield replace(figure, outlines=(polygon,), ellipse={"at": list(ellipse.at), **told})
    elif found:
        yield replace(figure, outlines=tuple(found))


def _outlines(gathering: Gathering, figure: Figure, role: Role) -> Sequence[Outline]:
    from battlefield.geometry.outlines.filling import whole_strips

    if figure.spot is not None:
        radius = figure.told.number("radius", limits.TEMPLATE)
        return () if radius is None else (Circle(figure.spot, radius),)
    width = figure.told.number("width", limits.TEMPLATE) or figure.width
    if width is None:
        width = _WIDTHS.get(role.kind, USUAL_WIDTH)
        gathering.guess(f"A line has no width and is drawn {width:g} in wide")
    return whole_strips(figure.line, width, closes=not figure.told.text("part"))


def _say_guess(gathering: Gathering, role: Role) -> None:
    if role.by and role.terrain is not None and role.by.lower() != role.terrain.id:
        gathering.guess(f"'{role.by[:40]}' is taken for {role.terrain.name.lower()}")
    elif role.terrain is None and role.kind:
        gathering.guess(f"'{role.kind[:40]}' is no kind that is known: plain ground of that name")
    elif role.terrain is None:
        gathering.guess("A shape tells nothing of what it is: plain ground")


def _piece(figure: Figure, role: Role, outline: Outline) -> Terrain:
    told = figure.told
    id_ = figure.id or role.kind or "shape"
    extra = figure.ellipse if isinstance(outline, Polygon) else {}
    piece = Terrain(id_, outline, name=figure.name, kind=role.kind, hold=figure.hold)
    if extra:
        piece = replace(piece, shape_extra={"ellipse": extra})
    if role.terrain is not None and not told.text("part"):
        piece = with_kind(piece, role.terrain)
    return _with_heights(_as_told(piece, told), told)


def _as_told(piece: Terrain, told: Told) -> Terrain:
    """Set what a file tells outright; the rest stays as it is usual for the kind."""
    grounds, sight, platform = told.words("ground"), told.known("sight", SIGHTS), told.flag("platform")
    storeys = told.whole("storeys", (0, limits.STOREYS))
    if any(each not in ("", *GROUNDS) for each in grounds or ()):
        told.odd.append("ground")
    return replace(
        piece,
        ground=piece.ground if grounds is None else tuple(each for each in GROUNDS if each in grounds),
        sight=sight or piece.sight,
        platform=piece.platform if platform is None else platform,
        storeys=piece.storeys if storeys is None else storeys,
        cover=told.text("cover") or piece.cover,
        sigma=told.number("sigma", limits.SIGMA) or piece.sigma,
        door=_door_told(told, piece.door),
    )


def _door_told(told: Told, usual: Door | None) -> Door | None:
    """Return the door that a property tells of: "open", "closed", or an object as a scene file has it."""
    value = told.found.get("door")
    if value in (None, "", False):
        return usual if value is None else None
    if isinstance(value, str) and value.strip().lower() in DOORS_TOLD:
        value = {"open": value.strip().lower() == "open"}
    try:
        found = json_text.decode(value.encode()) if isinstance(value, str) else value
        json_text.check(found)
        return parse_door(Fields({"door": found}, ""))
    except SceneError:
        told.odd.append("door")
        return usual


def _with_heights(piece: Terrain, told: Told) -> Terrain:
    """Set a piece's heights: a height counts from its bottom on."""
    bottom = told.number("bottom", limits.HEIGHT)
    top, height = told.number("top", limits.HEIGHT), told.number("height", limits.HEIGHT)
    low = piece.bottom if bottom is None else bottom
    if bottom is None and (top is not None or height is not None) and low > (top or height or 0.0):
        low = 0.0
    if top is None:
        top = piece.top if height is None and bottom is None else low + (height or piece.top - piece.bottom)
    if top < low:
        told.odd.append("top")
        top = low
    return replace(piece, bottom=low, top=min(top, limits.HEIGHT[1]))

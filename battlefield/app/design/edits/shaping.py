"""Parts joined, cut and reshaped, and their corners moved: pure functions from a scene to the next.

What does not work is a ChangeError with one sentence. Lines on the table, bases and spots have no area and
are left out of joining and cutting.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ParamSpec, TypeVar

from battlefield.app.design.parts.parts import (
    Part,
    added,
    chosen_parts,
    deleted,
    find_part,
    hold_of,
    is_locked,
    ref_of,
    replaced,
    with_hold,
)
from battlefield.app.design.parts.places import (
    corners_of,
    free_parts,
    grained,
    line_of,
    outline_of,
    takes_outline,
    with_corners,
    with_outline,
)
from battlefield.app.design.parts.wording import part_name
from battlefield.app.design.symmetry.images import board_map
from battlefield.app.design.symmetry.self_images import (
    corner_there,
    evenly_thinned,
    fewer_corners,
    keeping,
    more_corners,
    moved_corner,
    shared,
    with_own_images,
)
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref, rounded
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon, Strip
from battlefield.geometry.kernel.tolerance import is_contained, is_within
from battlefield.geometry.kernel.units import bearing, direction
from battlefield.geometry.outlines import edits, nearest_edge, rings_of
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.scene.contents import Scene

Shaped = tuple[Scene, tuple[Ref, ...]]
_HAIR = 1e-4  # inch; more than rounding, less than anybody can see
_Given = ParamSpec("_Given")
_Made = TypeVar("_Made")


@dataclass(frozen=True, slots=True)
class Corner:
    """A corner of a part, by its ring (0 the outer one or the line) and its place in it."""

    ring: int
    index: int


def united(scene: Scene, refs: Iterable[Ref]) -> Shaped:
    """Join parts into the lowest of them; the others go. What does not meet stays in pieces of its own.

    What is joined to a part that is its own image, or to a part and its image, is joined to it all about.
    """
    parts = _areas(scene, refs, 2)
    outlines = with_own_images(scene, shared(scene, parts), _outlines(parts))
    return _with_pieces(scene, parts[0], parts[1:], _tried(edits.united, outlines))


def intersected(scene: Scene, refs: Iterable[Ref]) -> Shaped:
    """Leave of parts what they have in common, as the lowest of them; the others go."""
    parts = _areas(scene, refs, 2)
    own = shared(scene, parts)
    pieces = _tried(edits.intersected, _outlines(parts))
    if own:
        pieces = _tried(edits.united, with_own_images(scene, own, pieces))
    return _with_pieces(scene, parts[0], parts[1:], pieces)


def trimmed(scene: Scene, refs: Iterable[Ref]) -> Shaped:
    """Cut off parts what lies beyond the table, as of a road that runs off it."""
    wide, high = scene.board.width, scene.board.height
    table = Polygon(((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)))
    made: list[Ref] = []
    before = scene
    for part in _areas(scene, refs, 1):
        own = _outlines([part])[0]
        if _lies_on(Box.of(own), wide, high):
            made.append(ref_of(part))
            continue
        scene, refs_of = _with_pieces(scene, part, (), _tried(edits.intersected, [own, table]))
        made += refs_of
    if scene is before:
        raise ChangeError(tr("Nothing that is selected reaches beyond the table"))
    return scene, tuple(made)


def _lies_on(box: Box, wide: float, high: float) -> bool:
    return is_contained(min(box.left, box.top, wide - box.right, high - box.bottom))


def subtracted(scene: Scene, refs: Iterable[Ref]) -> Shaped:
    """Cut the highest part out of those under it, and take it away; it may fall into pieces."""
    parts = _areas(scene, refs, 2)
    made: list[Ref] = []
    for part in parts[:-1]:
        cutters = with_own_images(scene, keeping(scene, part), _outlines(parts[-1:]))
        pieces = _tried(edits.subtracted, _outlines([part])[0], cutters)
        scene, refs_of = _with_pieces(scene, part, (), pieces)
        made += refs_of
    return deleted(scene, [ref_of(parts[-1])]), tuple(made)


def split(scene: Scene, refs: Iterable[Ref], line: Sequence[Point], endless: bool = True) -> Shaped:
    """Part along a line whatever of the parts it crosses; ChangeError where it crosses none."""
    made: list[Ref] = []
    parted = False
    for part in _areas(scene, refs, 1):
        pieces = _parted(_outlines([part]), _lines(scene, part, line), endless)
        if not pieces:
            made.append(ref_of(part))
            continue
        parted = True
        scene, refs_of = _with_pieces(scene, part, (), pieces)
        made += refs_of
    if not parted:
        raise ChangeError(tr("The line crosses nothing that is selected; draw it from outside to outside"))
    return scene, tuple(made)


def _lines(scene: Scene, part: Part, line: Sequence[Point]) -> list[list[Point]]:
    """Return a line, and its images where a part is its own image."""
    maps = [board_map(scene, element) for element in keeping(scene, part)]
    return [list(line), *([onto.point(at) for at in line] for onto in maps)]


def _parted(outlines: Sequence[Outline], lines: Iterable[Sequence[Point]], endless: bool) -> list[Polygon]:
    """Part outlines along each of some lines; () where none crosses them."""
    pieces, parted = list(outlines), False
    for line in lines:
        now: list[Outline] = []
        for piece in pieces:
            try:
                now += edits.split(piece, line, endless)
                parted = True
            except edits.OutlineError:
                now.append(piece)
        pieces = now
    return [piece for piece in pieces if isinstance(piece, Polygon)] if parted else []


def a_hair_longer(line: Sequence[Point]) -> list[Point]:
    """Make a line longer at both ends, so that one drawn from edge to edge reaches over both."""
    return [_beyond(line[1], line[0]), *line[1:-1], _beyond(line[-2], line[-1])]


def _beyond(start: Point, end: Point) -> Point:
    x, y = direction(bearing(end[0] - start[0], end[1] - start[1]))
    return end[0] + _HAIR * x, end[1] + _HAIR * y


def with_hole(scene: Scene, ref: Ref, hole: Outline) -> Scene:
    """Cut a hole into a part, and its images into a part that is its own image."""
    part = _areas(scene, [ref], 1)[0]
    own = keeping(scene, part)
    holes = [hole] if not own else _tried(edits.united, with_own_images(scene, own, [hole]))
    return _reshaped(scene, [ref], partial(_holed, holes))


def holes_removed(scene: Scene, refs: Iterable[Ref]) -> Scene:
    """Fill the holes of parts."""
    with_holes = [
        ref_of(part)
        for part in _areas(scene, refs, 1)
        if isinstance(outline := outline_of(part), Polygon) and outline.holes
    ]
    if not with_holes:
        raise ChangeError(tr("Nothing that is selected has a hole"))
    return _reshaped(scene, with_holes, edits.without_holes)


def simplified(scene: Scene, refs: Iterable[Ref], tolerance: float) -> tuple[Scene, int, float]:
    """Leave corners out within a tolerance; give also how many went and the greatest deviation in inches."""
    removed, farthest = 0, 0.0
    changes: dict[Ref, Part] = {}
    for part in _areas(scene, refs, 1):
        outline = outline_of(part)
        if not isinstance(outline, Polygon):
            continue
        found = _tried(edits.simplified, outline, tolerance)
        fewer, off = found.polygon, found.deviation
        if keeping(scene, part):
            fewer, off = evenly_thinned(scene, part, fewer)
        left = sum(map(len, rings_of(outline))) - sum(map(len, rings_of(fewer)))
        if left and is_within(off, tolerance):
            removed, farthest = removed + left, max(farthest, off)
            changes[ref_of(part)] = with_outline(part, grained(fewer))
    if not changes:
        raise ChangeError(tr("No corner can be left out within that; allow more, or leave it as it is"))
    return replaced(scene, changes), removed, farthest


def polygons_made(scene: Scene, refs: Iterable[Ref]) -> Scene:
    """Make polygons of circles, ellipses and strips, so that their corners can be moved."""
    return _reshaped(scene, [ref_of(part) for part in _areas(scene, refs, 1)], edits.as_polygon)


def grown(scene: Scene, refs: Iterable[Ref], by: float) -> Shaped:
    """Move the edges of parts outward by inches, inward where negative; a part may fall into pieces."""
    made: list[Ref] = []
    for part in _areas(scene, refs, 1):
        outline = _outlines([part])[0]
        if isinstance(outline, Circle):
            wider = _tried(edits.grown_circle, outline, by)
            scene = replaced(scene, {ref_of(part): _shaped(part, grained(wider))})
            made.append(ref_of(part))
        else:
            scene, refs_of = _with_pieces(scene, part, (), _tried(edits.grown, outline, by))
            made += refs_of
    return scene, tuple(made)


def corner_put(scene: Scene, ref: Ref, corner: Corner, to: Point) -> Scene:
    """Put a corner of a part elsewhere."""
    part = _cornered(scene, ref)
    rings = moved_corner(scene, part, corner.ring, corner.index, rounded(to))
    return _with_changed(scene, with_corners(part, rings))


def corner_inserted(scene: Scene, ref: Ref, at: Point) -> tuple[Scene, Corner]:
    """Add a corner on the edge that is nearest to a place, where it is nearest; give the corner too."""
    part = _cornered(scene, ref)
    rings = corners_of(part)
    found = nearest_edge(rings, at, closed=not is_line(part))
    if found is None:
        raise ChangeError(tr("{part} has no edge to put a corner on", part=part_name(part)))
    return _with_corner(scene, part, rounded(found[2]))


def corner_split(scene: Scene, ref: Ref, corner: Corner) -> Scene:
    """Add a corner in the middle of the edge behind a corner; at a line's end, before it."""
    part = _cornered(scene, ref)
    rings = corners_of(part)
    ring = rings[corner.ring]
    index = corner.index if not is_line(part) else min(corner.index, len(ring) - 2)
    (x0, y0), (x1, y1) = ring[index], ring[(index + 1) % len(ring)]
    return _with_corner(scene, part, rounded(((x0 + x1) / 2.0, (y0 + y1) / 2.0)))[0]


def _with_corner(scene: Scene, part: Part, at: Point) -> tuple[Scene, Corner]:
    rings = more_corners(scene, part, at, closed=not is_line(part))
    there = corner_there(rings, at)
    assert there is not None
    return _with_changed(scene, with_corners(part, rings)), Corner(*there)


def corner_deleted(scene: Scene, ref: Ref, corner: Corner) -> Scene:
    """Take a corner away; an outline keeps three, a line two, and a hole with three goes as a whole."""
    part = _cornered(scene, ref)
    rings = fewer_corners(scene, part, corner.ring, corner.index, closed=not is_line(part))
    if rings is None:
        if is_line(part):
            raise ChangeError(tr("This corner must stay: a line keeps two points"))
        raise ChangeError(tr("This corner must stay: an outline keeps three corners"))
    return _with_changed(scene, with_corners(part, rings))


def is_line(part: Part) -> bool:
    """Return whether the corners of a part make a line that does not close."""
    return line_of(part) is not None or isinstance(outline_of(part), Strip)


def _cornered(scene: Scene, ref: Ref) -> Part:
    part = find_part(scene, ref)
    if part is not None and is_locked(scene, part):
        raise ChangeError(tr("{part} is locked; unlock it first", part=part_name(part)))
    if part is None or not corners_of(part):
        raise ChangeError(tr("This has no corners; make a polygon of it first"))
    return part


def _with_changed(scene: Scene, part: Part) -> Scene:
    return replaced(scene, {ref_of(part): part})


def _areas(scene: Scene, refs: Iterable[Ref], least: int) -> list[Part]:
    """Return the chosen parts that cover ground and may be changed, from the lowest up."""
    chosen = tuple(refs)
    parts = [part for part in free_parts(scene, chosen) if outline_of(part) is not None]
    if len(parts) < least:
        held = len([p for p in chosen_parts(scene, chosen) if outline_of(p) is not None]) >= least
        if held:
            raise ChangeError(tr("What is selected is locked; unlock it first"))
        if least > 1:
            raise ChangeError(tr("Select two outlines or more first: terrain, a zone or an area"))
        raise ChangeError(tr("Select an outline first: terrain, a zone or an area"))
    return parts


def _outlines(parts: Sequence[Part]) -> list[Outline]:
    return [outline for part in parts if (outline := outline_of(part)) is not None]


def _with_pieces(scene: Scene, part: Part, gone: Sequence[Part], pieces: Sequence[Polygon]) -> Shaped:
    """Return a part the first of its pieces, add parts like it for the others, and take some away."""
    first, *others = [grained(piece) for piece in pieces]
    scene = replaced(deleted(scene, [ref_of(each) for each in gone]), {ref_of(part): _shaped(part, first)})
    refs = [ref_of(part)]
    for piece in others:
        scene, ref = added(scene, _unlinked(_shaped(part, piece)))
        refs.append(ref)
    return scene, tuple(refs)


def _unlinked(part: Part) -> Part:
    """Let a piece be no image of anything yet."""
    return with_hold(part, replace(hold_of(part), link="", image=0))


def _reshaped(scene: Scene, refs: Iterable[Ref], make: Callable[[Outline], Outline]) -> Scene:
    changes: dict[Ref, Part] = {}
    for part in chosen_parts(scene, refs):
        outline = outline_of(part)
        if outline is not None:
            made = _tried(make, outline)
            if made is not outline:
                changes[ref_of(part)] = _shaped(part, grained(made))
    return replaced(scene, changes)


def _shaped(part: Part, outline: Outline) -> Part:
    if not takes_outline(part, outline):
        raise ChangeError(tr("{part} cannot have this outline", part=part_name(part)))
    return with_outline(part, outline)


def _holed(holes: Sequence[Outline], outline: Outline) -> Outline:
    for hole in holes:
        outline = edits.with_hole(outline, hole)
    return outline


def _tried(make: Callable[_Given, _Made], *given: _Given.args, **named: _Given.kwargs) -> _Made:
    """Make an outline; what cannot be one is a ChangeError."""
    try:
        return make(*given, **named)
    except edits.OutlineError as error:
        raise ChangeError(str(error)) from None

"""Parts that are their own images: which symmetries keep them, and how a change leaves them so."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot

from battlefield.app.design.parts.parts import Part, hold_of
from battlefield.app.design.parts.places import corners_of, line_of, outline_of
from battlefield.app.design.parts.transforms import shifted_part
from battlefield.app.design.parts.wording import part_name
from battlefield.app.design.symmetry.images import (
    Linked,
    as_linked,
    board_map,
    composed,
    element_count,
    image_of,
    inverse,
    is_drawn_in,
    is_same_part,
    middle_of,
)
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import rounded
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Outline, Point, Polygon, Strip
from battlefield.geometry.outlines import (
    Rings,
    corner_added,
    corner_moved,
    corner_removed,
    is_same_place,
    nearest_edge,
    rings_of,
)
from battlefield.geometry.outlines.edits import lies_over
from battlefield.geometry.outlines.room import depth_within
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.scene.contents import Model, PlacedTemplate, Scene

_CLEARLY = 1e-3  # inch by which a part lies over its image before that need not be looked at closely
_THIN = 1e-3  # inch; how wide lines count where they are laid over each other


def keeping(scene: Scene, part: Part) -> tuple[int, ...]:
    """Return the symmetries, besides none, under which a linked part is its own image."""
    if isinstance(part, Model | PlacedTemplate) or not part.hold.link or not is_drawn_in(scene):
        return ()
    count = element_count(scene.symmetry)
    return tuple(n for n in range(1, count) if is_same_part(image_of(scene, part, n), part))


def shared(scene: Scene, parts: Sequence[Part]) -> tuple[int, ...]:
    """Return the symmetries that keep one of some parts, or bring one of them to another of them."""
    found = [element for part in parts for element in keeping(scene, part)]
    linked = [as_linked(part) for part in parts if hold_of(part).link] if is_drawn_in(scene) else []
    for part in linked:
        for other in linked:
            if other is not part and other.hold.link == part.hold.link:
                step = composed(scene.symmetry, other.hold.image, inverse(scene.symmetry, part.hold.image))
                found += [step] if is_same_part(image_of(scene, part, step), other) else []
    return _closed(scene, found)


def _closed(scene: Scene, elements: Iterable[int]) -> tuple[int, ...]:
    """Return all symmetries, besides none, that some make when one follows another."""
    found = dict.fromkeys((0, *elements))
    while True:
        more = dict.fromkeys(composed(scene.symmetry, a, b) for a in found for b in found)
        if all(each in found for each in more):
            return tuple(sorted(each for each in found if each))
        found |= more


def flipped_axes(scene: Scene, parts: Iterable[Part]) -> tuple[bool, bool, bool]:
    """Return whether parts are their own images left to right, top to bottom, and after a quarter turn."""
    maps = [board_map(scene, element) for part in parts for element in keeping(scene, part)]
    steps = [(onto.point((0.0, 0.0)), onto.point((1.0, 1.0)), onto.quarter) for onto in maps]
    across = any(quarter or after[0] < at[0] for at, after, quarter in steps)
    down = any(quarter or after[1] < at[1] for at, after, quarter in steps)
    return across, down, any(quarter for _, _, quarter in steps)


def with_own_images(scene: Scene, elements: Iterable[int], outlines: Sequence[Outline]) -> list[Outline]:
    """Return outlines and their images under some symmetries."""
    maps = [board_map(scene, element) for element in elements]
    return [*outlines, *(onto.outline(outline) for onto in maps for outline in outlines)]


def kept_even(scene: Scene, old: Linked, new: Linked) -> Linked:
    """Return a changed part as it may lie that was its own image: still so, or clear of its image.

    What would lie over its image is moved back onto the axis or the centre. Where that does not help, a
    ChangeError says what to do.
    """
    every = range(1, element_count(scene.symmetry))
    over = _clashing(scene, every, new)  # asked first: parts that are dragged about lie clear of their images
    own = keeping(scene, old) if over else ()
    clash = tuple(element for element in own if element in over)
    if not clash:
        return new
    for group in (_closed(scene, clash), own):
        x, y = middle_of(new)
        u, v = _mean([(x, y), *(board_map(scene, element).point((x, y)) for element in group)])
        back = as_linked(shifted_part(new, rounded((u - x, v - y))))
        if not _clashing(scene, own, back):
            return back
    raise ChangeError(
        tr(
            "{part} is its own image, and so it would lie over it; keep it even about the middle, or "
            "unlink it first",
            part=part_name(new),
        )
    )


def _clashing(scene: Scene, elements: Iterable[int], part: Linked) -> tuple[int, ...]:
    """Return those symmetries whose image of a part lies partly over it."""
    return tuple(each for each in elements if _lies_over(part, image_of(scene, part, each)))


def _lies_over(part: Linked, image: Linked) -> bool:
    first, second = _body(part), _body(image)
    if first is None or second is None or Box.of(first).is_apart(Box.of(second)):
        return False
    return not is_same_part(part, image) and lies_over(first, second)


@dataclass(frozen=True, slots=True)
class Kept:
    """A part that is its own image under some symmetries, and stays so as long as it is not taken far."""

    scene: Scene
    part: Linked
    elements: tuple[int, ...]
    room: float

    @classmethod
    def of(cls, scene: Scene, part: Linked) -> "Kept | None":
        """Look at a part; None where it is not its own image, or has no area that could lie over it."""
        own, body = keeping(scene, part), _body(part)
        if not own or body is None:
            return None
        at = middle_of(part)
        middle = _mean([at, *(board_map(scene, element).point(at) for element in own)])
        return cls(scene, part, own, depth_within(body, middle))

    def stays(self, by: Point) -> bool:
        """Return whether a hand that takes it a step further leaves it its own image, along its axis."""
        for element in self.elements:
            step = board_map(self.scene, element).step(by)
            away = hypot(step[0] - by[0], step[1] - by[1])
            if away and away > 2.0 * self.room - _CLEARLY and not self._lies_over_image(element, by):
                return False
        return True

    def _lies_over_image(self, element: int, by: Point) -> bool:
        there = as_linked(shifted_part(self.part, by))
        return _lies_over(there, image_of(self.scene, there, element))


def _mean(places: Sequence[Point]) -> Point:
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def _body(part: Part) -> Outline | None:
    line = line_of(part)
    return Strip(line, _THIN) if line is not None else outline_of(part)


# corner by corner


def moved_corner(scene: Scene, part: Part, ring: int, index: int, to: Point) -> Rings:
    """Put a corner elsewhere, and its images in a part that is its own image; one on an axis stays there."""
    rings, own = corners_of(part), keeping(scene, part)
    at = rings[ring][index]
    maps = [board_map(scene, element) for element in own]
    still = [onto for onto in maps if is_same_place(onto.point(at), at)]
    if still:
        to = rounded(_mean([to, *(onto.point(to) for onto in still)]))
    done = corner_moved(rings, ring, index, to)
    for onto in maps:
        found = corner_there(rings, onto.point(at))
        if found is not None:
            done = corner_moved(done, *found, onto.point(to))
    return done


def more_corners(scene: Scene, part: Part, at: Point, closed: bool) -> Rings:
    """Add a corner on the edge at a place, and its images in a part that is its own image."""
    rings = corners_of(part)
    places = [at, *(board_map(scene, element).point(at) for element in keeping(scene, part))]
    for place in places:
        found = nearest_edge(rings, place, closed)
        if found is not None and (place is at or corner_there(rings, place) is None):
            rings = corner_added(rings, found[0], found[1], place)
    return rings


def fewer_corners(scene: Scene, part: Part, ring: int, index: int, *, closed: bool) -> Rings | None:
    """Take a corner away, and its images in a part that is its own image; None where too few would stay."""
    rings: Rings | None = corners_of(part)
    at = corners_of(part)[ring][index]
    found: tuple[int, int] | None = (ring, index)
    for element in (0, *keeping(scene, part)):
        if element and rings is not None:
            found = corner_there(rings, board_map(scene, element).point(at))
        if rings is not None and found is not None:
            rings = corner_removed(rings, *found, closed)
    return rings


def evenly_thinned(scene: Scene, part: Part, thin: Polygon) -> tuple[Polygon, float]:
    """Put back into an outline with fewer corners those whose images it has kept, so that it is even again.

    Give also how far, in inches, the corner lies off the edge that is farthest from it.
    """
    rings, kept = corners_of(part), rings_of(thin)
    maps = [board_map(scene, element) for element in (0, *keeping(scene, part))]
    stay = tuple(
        tuple(at for at in ring if any(corner_there(kept, onto.point(at)) is not None for onto in maps))
        for ring in rings
    )
    feet = [(at, nearest_edge(stay, at)) for ring in rings for at in ring]
    off = [hypot(at[0] - found[2][0], at[1] - found[2][1]) for at, found in feet if found is not None]
    return Polygon(stay[0], tuple(ring for ring in stay[1:] if ring)), max(off, default=0.0)


def corner_there(rings: Rings, at: Point) -> tuple[int, int] | None:
    """Find the corner at a place, by its ring and its place in it."""
    spots = ((n, i) for n, ring in enumerate(rings) for i, spot in enumerate(ring) if is_same_place(spot, at))
    return next(spots, None)

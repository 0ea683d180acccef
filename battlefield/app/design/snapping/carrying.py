"""Many parts carried by a hand: how each goes with the hand's step, so that their picture can be shifted."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from battlefield.app.design.parts.parts import LISTS, Part, hold_of, listed, ref_of
from battlefield.app.design.parts.places import free_parts
from battlefield.app.design.parts.transforms import moved
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
)
from battlefield.app.design.symmetry.self_images import Kept
from battlefield.app.design.symmetry.symmetry import leading, near_to, with_images
from battlefield.app.desk.edits import Ref, RefKind, Selection
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.scene.contents import Model, Scene, Terrain

LEAST = 12  # parts; fewer are quick to move one by one
Way = tuple[float, float, float, float]
"""How a part's step follows from the hand's: (x by x, x by y, y by x, y by y)."""
ALONG: Way = (1.0, 0.0, 0.0, 1.0)


@dataclass(slots=True)
class Carry:
    """Parts of a scene that a hand shifts by a step, and with them their images, each in its own way."""

    scene: Scene
    held: Selection
    lead: Ref
    ways: Mapping[Ref, Way]
    box: Box
    by: Point = (0.0, 0.0)
    refs: frozenset[Ref] = frozenset()
    kept: tuple[Kept, ...] = ()
    _after: Scene | None = field(default=None, repr=False)

    def shifted(self, by: Point) -> "Carry":
        """Return the same parts in hand, at another step from where they lay."""
        return replace(self, by=by, _after=None)

    def goes(self, by: Point) -> bool:
        """Return whether all go their ways as far as a step; else images would come where there are none."""
        return all(each.stays(by) for each in self.kept)

    def step_of(self, ref: Ref) -> Point:
        """Return the step that a part takes; one that is not in hand takes none."""
        way = self.ways.get(ref)
        return (0.0, 0.0) if way is None else step_along(way, self.by)

    @property
    def after(self) -> Scene:
        """The scene that comes of it, worked out when it is first asked for."""
        if self._after is None:
            self._after = with_images(self.scene, moved(self.scene, self.held, self.by), self.lead)
        return self._after


def step_along(way: Way, by: Point) -> Point:
    """Return the step of what goes with the hand's step in a way."""
    return way[0] * by[0] + way[1] * by[1], way[2] * by[0] + way[3] * by[1]


def carried(scene: Scene, held: Selection, lead: Ref, box: Box) -> Carry | None:
    """Take up many parts with the box about them.

    None for few, and where images would come, go or change their looks on the way.
    """
    free = free_parts(scene, held)
    if len(free) < LEAST:
        return None
    ways: dict[Ref, Way] = {ref_of(part): ALONG for part in free}
    kept: list[Kept] = []
    models = frozenset(part.id for part in free if isinstance(part, Model))
    ways |= {Ref("template", item.id): ALONG for item in scene.templates if item.model in models}
    if is_drawn_in(scene):
        for kind in LISTS:
            if kind not in ("template", "model"):
                linked = _linked_ways(scene, kind, free, near_to(scene, lead), kept)
                if linked is None:
                    return None
                ways |= linked
    return Carry(scene, held, lead, ways, box, refs=frozenset(ways), kept=tuple(kept))


def _linked_ways(
    scene: Scene, kind: RefKind, free: Iterable[Part], near: Point | None, kept: list[Kept]
) -> dict[Ref, Way] | None:
    """Return the ways of all images of one kind's parts in hand; None where they are not plain images.

    Parts that are their own images are added to those `kept`.
    """
    mine = frozenset(part.id for part in free if ref_of(part).kind == kind and hold_of(part).link)
    links = frozenset(hold_of(part).link for part in listed(scene, kind) if part.id in mine)
    families: dict[str, dict[int, Linked]] = {}
    for part in listed(scene, kind):
        hold = hold_of(part)
        if hold.link in links:
            family = families.setdefault(hold.link, {})
            if hold.image in family:
                return None
            family[hold.image] = as_linked(part)
    ways: dict[Ref, Way] = {}
    for family in families.values():
        altered = [family[image] for image in sorted(family) if family[image].id in mine]
        first = leading(altered, near)
        own = Kept.of(scene, first) if len(family) < element_count(scene.symmetry) else None
        found = _family_ways(scene, family, first, own.elements if own is not None else ())
        if found is None:
            return None
        ways |= found
        kept += [own] if own is not None else []
    return ways


def _family_ways(
    scene: Scene, family: Mapping[int, Linked], first: Linked, own: Sequence[int]
) -> dict[Ref, Way] | None:
    """Return the ways of the images of a part that is its own image under some symmetries, and stays so."""
    symmetry = scene.symmetry
    if len(family) * (len(own) + 1) != element_count(symmetry) or max(family) >= element_count(symmetry):
        return None
    ways: dict[Ref, Way] = {}
    for image, part in family.items():
        step = composed(symmetry, image, inverse(symmetry, first.hold.image))
        if part is not first and not _is_image(image_of(scene, first, step), part):
            return None
        ways[ref_of(part)] = _mean([_way(scene, composed(symmetry, each, step)) for each in (0, *own)])
    return ways


def _is_image(wanted: Linked, part: Linked) -> bool:
    """Return whether a part is just what an image of another must be, its looks included."""
    held = (wanted.hold.layer, wanted.hold.hidden) == (part.hold.layer, part.hold.hidden)
    if not held or not is_same_part(wanted, part):
        return False
    if not (isinstance(wanted, Terrain) and isinstance(part, Terrain)):
        return True
    outline, extra = wanted.outline, wanted.shape_extra
    return replace(part, outline=outline, shape_extra=extra, id=wanted.id, hold=wanted.hold) == wanted


def _way(scene: Scene, element: int) -> Way:
    onto = board_map(scene, element)
    (xx, xy), (yx, yy) = onto.step((1.0, 0.0)), onto.step((0.0, 1.0))
    return xx, yx, xy, yy


def _mean(ways: Sequence[Way]) -> Way:
    a, b, c, d = (sum(each) / len(ways) for each in zip(*ways, strict=True))
    return a, b, c, d

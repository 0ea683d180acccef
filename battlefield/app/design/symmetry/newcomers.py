"""What is new on a table drawn in a symmetry: whose image it is, or the link that its own images get."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from battlefield.app.design.parts.parts import Part, hold_of
from battlefield.app.design.symmetry.images import (
    Linked,
    composed,
    element_count,
    image_of,
    is_same_part,
    middle_of,
)
from battlefield.app.desk.edits import free_id
from battlefield.rules.scene.contents import Scene

# what images need not share
_OWN = (
    "id",
    "hold",
    "outline",
    "shape_extra",
    "picture",
    "polygon",
    "at",
    "points",
)
_Wanted = tuple[Linked, str, int]


class Newcomers:
    """One kind's parts after a change, those that are new among them being linked."""

    def __init__(self, scene: Scene, before: Mapping[str, Part], parts: Sequence[Linked]) -> None:
        self._scene, self._before, self._parts = scene, before, parts
        self._ids = {part.id: None for part in parts}
        self._links = [part.hold.link for part in parts if part.hold.link]
        self._renamed: dict[tuple[str, int], str] = {}
        self._copies: dict[tuple[str, int], int] = {}
        self._wanted: dict[tuple[int, int], list[_Wanted]] = {}
        self._held: dict[tuple[str, int], None] = {}

    def welcomed(self) -> list[Linked]:
        """Return all parts; what was drawn or copied is linked, what lies where its image lay is left out."""
        fresh = [part for part in self._parts if self._is_new(part)]
        if not fresh:
            return list(self._parts)
        new = {part.id: None for part in fresh}
        self._held = {(p.hold.link, p.hold.image): None for p in self._parts if p.id not in new}
        for part in self._parts:
            if part.id not in new and self._before.get(part.id) is not part:
                self._expect(part)
        linked = {part.id: self._linked(part) for part in fresh if not self._is_there(part)}
        return [linked.get(p.id, p) for p in self._parts if p.id not in new or p.id in linked]

    def _is_new(self, part: Linked) -> bool:
        return not (part.id in self._before or self._is_renamed(part) or self._is_missing_image(part))

    def _is_missing_image(self, part: Linked) -> bool:
        """Return whether a part is the very image that one on the table before still lacked."""
        hold = part.hold
        family = [each for each in self._parts if each.hold.link == hold.link] if hold.link else []
        images = [each.hold.image for each in family]
        return images.count(hold.image) == 1 and any(each.id in self._before for each in family)

    def _is_renamed(self, part: Linked) -> bool:
        """Return whether a part is one of before under another id: nobody else bears its link and image."""
        hold = part.hold
        if not hold.link:
            return False
        same = [each for each in self._parts if (each.hold.link, each.hold.image) == (hold.link, hold.image)]
        lost = (old for id_, old in self._before.items() if id_ not in self._ids)
        return len(same) == 1 and any(
            (hold_of(old).link, hold_of(old).image) == (hold.link, hold.image) for old in lost
        )

    def _is_there(self, part: Linked) -> bool:
        """Return whether a copy lies where another image of its original lies already."""
        hold = part.hold
        return bool(hold.link) and any(
            other.hold.link == hold.link and other.hold.image != hold.image and is_same_part(other, part)
            for other in self._parts
            if other.id in self._before
        )

    def _linked(self, part: Linked) -> Linked:
        """Take a part for the image of another new one that it is, else give it a link of its own."""
        link, image = self._place_among(part) or self._own_link(part)
        self._held[link, image] = None
        part = replace(part, hold=replace(part.hold, link=link, image=image))
        self._expect(part)
        return part

    def _own_link(self, part: Linked) -> tuple[str, int]:
        """Name a link; the copies of images that were made together stay images of each other."""
        old, image = part.hold.link, part.hold.image if part.hold.link else 0
        number = self._copies[old, image] = self._copies.get((old, image), -1) + 1
        if not old or (old, number) not in self._renamed:
            link = free_id(old or part.id, self._links)
            self._links.append(link)
            self._renamed[old, number] = link
        return self._renamed[old, number], image

    def _expect(self, part: Linked) -> None:
        """Remember where the images of a part belong."""
        symmetry = self._scene.symmetry
        for element in range(1, element_count(symmetry)) if part.hold.link else ():
            wanted = image_of(self._scene, part, element)
            if not is_same_part(wanted, part):
                image = composed(symmetry, element, part.hold.image)
                self._wanted.setdefault(_cell(wanted), []).append((wanted, part.hold.link, image))

    def _place_among(self, part: Linked) -> tuple[str, int] | None:
        """Find the link and the number of the image that a part is, all but its place being alike."""
        x, y = _cell(part)
        near = (
            each for dx in (-1, 0, 1) for dy in (-1, 0, 1) for each in self._wanted.get((x + dx, y + dy), ())
        )
        found = (
            (link, image)
            for wanted, link, image in near
            if (link, image) not in self._held and is_same_part(wanted, part) and _is_alike(wanted, part)
        )
        return next(found, None)


def _is_alike(wanted: Linked, part: Linked) -> bool:
    own: dict[str, Any] = {name: getattr(part, name) for name in _OWN if hasattr(wanted, name)}
    alike: object = replace(wanted, **own)
    return alike == part


def _cell(part: Linked) -> tuple[int, int]:
    """Return the square inch that a part's middle lies in."""
    x, y = middle_of(part)
    return round(x), round(y)

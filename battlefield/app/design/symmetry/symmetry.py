"""Symmetric drawing: what is drawn, changed or taken away is so for all its images."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from battlefield.app.design.parts.parts import LISTS, Part, hold_of, listed, relisted
from battlefield.app.design.symmetry.images import (
    Linked,
    as_linked,
    composed,
    element_count,
    image_of,
    inverse,
    is_drawn_in,
    is_same_part,
    middle_of,
)
from battlefield.app.design.symmetry.newcomers import Newcomers
from battlefield.app.design.symmetry.self_images import kept_even
from battlefield.app.desk.edits import Ref, RefKind, free_id
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Board, Scene
from battlefield.rules.scene.scenario import SYMMETRIES, Symmetry

SYMMETRY_WORDS: dict[Symmetry, str] = {
    "": QT_TR_NOOP("No symmetry"),
    "left-right": QT_TR_NOOP("Left and right"),
    "top-bottom": QT_TR_NOOP("Top and bottom"),
    "half-turn": QT_TR_NOOP("Half turn"),
    "both": QT_TR_NOOP("Left and right, top and bottom"),
    "quarter-turn": QT_TR_NOOP("Quarter turn"),
}
assert tuple(SYMMETRY_WORDS) == SYMMETRIES
MARK = "@"  # stands between a group's name and the number of its image


class SymmetryError(ValueError):
    """A symmetry that a board cannot have; its text is one sentence for the reader."""


def check_symmetry(board: Board, symmetry: Symmetry) -> None:
    """Raise SymmetryError where a board cannot have a symmetry."""
    if symmetry == "quarter-turn" and board.width != board.height:
        size = f"{board.width:g} × {board.height:g} in"
        raise SymmetryError(f"Only a square table looks the same after a quarter turn; this one is {size}")


@dataclass(slots=True)
class _Kin:
    """The images of one part before and after a change."""

    now: dict[int, Linked] = field(default_factory=dict)
    changed: list[int] = field(default_factory=list)
    lost: bool = False


def with_images(before: Scene, after: Scene, lead: Ref | None = None) -> Scene:
    """Bring the images of what a change has drawn, altered or taken away up to date.

    Parts are compared by identity. Where several images of one part were altered at once, the one nearest to
    the `lead`, else the first, decides. Parts that lay unlinked on the table before stay unlinked. What was
    its own image stays so or clear of its image, else it is a ChangeError.
    """
    if not is_drawn_in(after) or after.symmetry != before.symmetry or before.board != after.board:
        return after
    near = near_to(after, lead)
    for kind in LISTS:
        if kind not in ("template", "model") and listed(after, kind) is not listed(before, kind):
            now = _Imaging(kind, before, after, near).listed()
            after = relisted(after, kind, now)
    return after


def near_to(scene: Scene, lead: Ref | None) -> Point | None:
    """Return the place of the part that leads a change; None where none does that can have images."""
    if lead is None or lead.kind in ("template", "model"):
        return None
    found = [as_linked(part) for part in listed(scene, lead.kind) if part.id == lead.id]
    return middle_of(found[0]) if found else None


def leading(images: Sequence[Linked], near: Point | None) -> Linked:
    """Tell which of some images that were altered at once decides: the nearest to a place, else the first."""
    if near is None:
        return images[0]
    return min(images, key=lambda part: round(_distance(middle_of(part), near), 5))


class _Imaging:
    """One kind's list of parts after a change, its images being brought up to date."""

    def __init__(self, kind: RefKind, before: Scene, after: Scene, near: Point | None) -> None:
        self._scene, self._near = after, near
        self._before: dict[str, Part] = {part.id: part for part in listed(before, kind)}
        self._parts: list[Linked] = [as_linked(part) for part in listed(after, kind)]
        self._count = element_count(after.symmetry)
        self._ids = {part.id: None for part in self._parts}

    def listed(self) -> tuple[Linked, ...]:
        """Return the list with all images in their places, new ones at its end."""
        self._parts = Newcomers(self._scene, self._before, self._parts).welcomed()
        swaps: dict[str, Linked] = {}
        gone: dict[str, None] = {}
        fresh: list[Linked] = []
        for kin in self._families().values():
            if kin.lost and not kin.changed:
                gone.update(dict.fromkeys(part.id for part in kin.now.values()))
            elif kin.changed:
                self._bring_up(kin, swaps, gone, fresh)
        kept = [swaps.get(part.id, part) for part in self._parts if part.id not in gone]
        return (*kept, *fresh)

    def _families(self) -> dict[str, _Kin]:
        found: dict[str, _Kin] = {}
        for part in self._parts:
            if part.hold.link:
                kin = found.setdefault(part.hold.link, _Kin())
                kin.now[part.hold.image] = part
                if self._before.get(part.id) is not part:
                    kin.changed.append(part.hold.image)
        for id_, old in self._before.items():
            hold = hold_of(old)
            if hold.link in found and id_ not in self._ids and hold.image not in found[hold.link].now:
                found[hold.link].lost = True
        return found

    def _bring_up(
        self, kin: _Kin, swaps: dict[str, Linked], gone: dict[str, None], fresh: list[Linked]
    ) -> None:
        lead = self._lead(kin)
        old = self._before.get(lead.id)
        if old is not None and len(kin.now) < self._count:
            lead = kept_even(self._scene, as_linked(old), lead)
        orbit = self._orbit(lead)
        for image, part in orbit.items():
            known = kin.now.get(image)
            if known is None:
                id_ = free_id(part.id, self._ids)
                self._ids[id_] = None
                fresh.append(_named(part, id_))
            else:
                swaps[known.id] = _named(part, known.id)
        gone.update(dict.fromkeys(part.id for image, part in kin.now.items() if image not in orbit))

    def _lead(self, kin: _Kin) -> Linked:
        chosen = [kin.now[image] for image in sorted(kin.changed)]
        return chosen[0] if len(chosen) == 1 else leading(chosen, self._near)

    def _orbit(self, lead: Linked) -> dict[int, Linked]:
        """Return the lead and its images; one that lies where another lies already is none."""
        symmetry, found = self._scene.symmetry, {lead.hold.image: lead}
        for image in range(self._count):
            if image == lead.hold.image or image >= self._count:
                continue
            step = composed(symmetry, image, inverse(symmetry, lead.hold.image % self._count))
            part = image_of(self._scene, lead, step)
            if not any(is_same_part(part, each) for each in found.values()):
                group = _group(symmetry, lead.hold.group, step)
                found[image] = replace(part, hold=replace(lead.hold, image=image, group=group))
        return found


def _group(symmetry: Symmetry, group: str, step: int) -> str:
    """Name the group that the images of a group's parts are in."""
    name, _, number = group.partition(MARK)
    if not name:
        return ""
    place = composed(symmetry, step, int(number) if number.isdecimal() else 0)
    return f"{name}{MARK}{place}" if place else name


def _named(part: Linked, id_: str) -> Linked:
    named: Any = replace(part, id=id_)
    linked: Linked = named
    return linked


def _distance(first: Point, second: Point) -> float:
    return (first[0] - second[0]) ** 2 + (first[1] - second[1]) ** 2

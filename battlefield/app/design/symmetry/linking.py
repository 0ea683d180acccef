"""Which parts are images of each other: linked when a symmetry is set, let go, given images by hand."""

from collections.abc import Iterable
from dataclasses import replace

from battlefield.app.design.parts.parts import LISTS, hold_of, listed, ref_of, relisted
from battlefield.app.design.symmetry.images import (
    Linked,
    as_linked,
    element_count,
    image_of,
    is_same_part,
    middle_of,
)
from battlefield.app.design.symmetry.symmetry import check_symmetry, with_images
from battlefield.app.desk.edits import Ref, RefKind, free_id
from battlefield.rules.scene.contents import Scene
from battlefield.rules.scene.scenario import Symmetry

_LINKED: tuple[RefKind, ...] = tuple(kind for kind in LISTS if kind not in ("template", "model"))
_Cells = dict[tuple[int, int], list[Linked]]


def families(scene: Scene, refs: Iterable[Ref]) -> tuple[Ref, ...]:
    """Return what is referred to and all images of it, in the scene's order."""
    chosen = frozenset(refs)
    found: list[Ref] = []
    for kind in [kind for kind in LISTS if any(ref.kind == kind for ref in chosen)]:
        parts = listed(scene, kind)
        links = frozenset(hold_of(p).link for p in parts if Ref(kind, p.id) in chosen and hold_of(p).link)
        found += [ref_of(p) for p in parts if Ref(kind, p.id) in chosen or hold_of(p).link in links]
    return tuple(found)


def unlinked(scene: Scene, refs: Iterable[Ref]) -> Scene:
    """Let parts and their images go their own ways."""
    chosen = frozenset(families(scene, refs))
    for kind in _LINKED:
        if any(ref.kind == kind for ref in chosen):
            parts = [as_linked(part) for part in listed(scene, kind)]
            now = tuple(_let_go(part) if ref_of(part) in chosen else part for part in parts)
            scene = relisted(scene, kind, now)
    return scene


def _let_go(part: Linked) -> Linked:
    return replace(part, hold=replace(part.hold, link="", image=0)) if part.hold.link else part


def with_symmetry(scene: Scene, symmetry: Symmetry) -> Scene:
    """Draw in a symmetry from now on; parts that have all their images on the table already are linked.

    A symmetry that the board cannot have is a SymmetryError.
    """
    check_symmetry(scene.board, symmetry)
    scene = replace(scene, symmetry=symmetry)
    if not symmetry:
        return scene
    for kind in _LINKED:
        before = listed(scene, kind)
        now = _linked_where_whole(scene, [_let_go(as_linked(part)) for part in before])
        if any(new != old for new, old in zip(now, before, strict=True)):
            scene = relisted(scene, kind, tuple(now))
    return scene


def made_symmetric(scene: Scene, refs: Iterable[Ref]) -> Scene:
    """Return parts their images; parts that lie where an image belongs are taken for it."""
    if not scene.symmetry:
        return scene
    check_symmetry(scene.board, scene.symmetry)
    chosen = frozenset(refs)
    for kind in _LINKED:
        wanted = [ref.id for ref in chosen if ref.kind == kind]
        if wanted:
            linked = _linked(scene, kind, frozenset(wanted))
            scene = with_images(scene, relisted(scene, kind, linked))
    return scene


def _cells(parts: Iterable[Linked]) -> _Cells:
    """Sort parts by the square inch that their middles lie in."""
    cells: _Cells = {}
    for part in parts:
        x, y = middle_of(part)
        cells.setdefault((round(x), round(y)), []).append(part)
    return cells


def _at_image(scene: Scene, part: Linked, image: int, cells: _Cells) -> Linked | None:
    """Find the part that lies where an image of another belongs."""
    wanted = image_of(scene, part, image)
    x, y = (round(value) for value in middle_of(wanted))
    near = (other for dx in (-1, 0, 1) for dy in (-1, 0, 1) for other in cells.get((x + dx, y + dy), ()))
    return next((other for other in near if is_same_part(wanted, other)), None)


def _linked_where_whole(scene: Scene, parts: list[Linked]) -> list[Linked]:
    """Link each part to its images where all of them are there."""
    cells, found = _cells(parts), {part.id: part for part in parts}
    for part in parts:
        if found[part.id].hold.link:
            continue
        images = [_at_image(scene, part, image, cells) for image in range(1, element_count(scene.symmetry))]
        others = [each for each in images if each is not None]
        if len(others) == len(images) and not any(found[each.id].hold.link for each in others):
            for image, each in reversed([(0, part), *enumerate(others, 1)]):
                found[each.id] = _held(found[each.id], part.id, image)
    return list(found.values())


def _linked(scene: Scene, kind: RefKind, wanted: frozenset[str]) -> tuple[Linked, ...]:
    """Link wanted parts to those that lie where their images belong."""
    parts = [as_linked(part) for part in listed(scene, kind)]
    cells, found = _cells(parts), {part.id: part for part in parts}
    links = [part.hold.link for part in parts]
    for part in parts:
        if part.id not in wanted or found[part.id].hold.link:
            continue
        link = free_id(part.id, links)
        links.append(link)
        for image in reversed(range(element_count(scene.symmetry))):
            twin = _at_image(scene, part, image, cells) if image else part
            if twin is not None and not found[twin.id].hold.link:
                found[twin.id] = _held(twin, link, image)
        found[part.id] = _held(part, link, 0)
    return tuple(found.values())


def _held(part: Linked, link: str, image: int) -> Linked:
    return replace(part, hold=replace(part.hold, link=link, image=image))

"""Parts of a drawing copied: beside themselves, in rows and about a circle."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from battlefield.app.design.parts.parts import Part, added_all, all_parts, chosen_parts, hold_of, with_hold
from battlefield.app.design.parts.places import common_centre
from battlefield.app.design.parts.transforms import mapped_part, shifted_part
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref, free_id
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import PlacedTemplate, Scene

MOST_COPIES = 200
BESIDE: Point = (1.0, 1.0)
Copied = tuple[Scene, tuple[Ref, ...]]


def duplicated(scene: Scene, refs: Iterable[Ref], by: Point = BESIDE) -> Copied:
    """Copy parts a step away; give the scene and the copies. Locks stay behind, groups are made anew."""
    return added_mapped(scene, chosen_parts(scene, refs), Affine.shift(by))


def in_row(scene: Scene, refs: Iterable[Ref], copies: int, by: Point) -> Copied:
    """Copy parts so many times, each a step from the one before."""
    _check_count(copies)
    if by == (0.0, 0.0):
        raise ChangeError(tr("The copies would lie on each other; give a step across or down"))
    parts = chosen_parts(scene, refs)
    return _copied(scene, parts, [Affine.shift((n * by[0], n * by[1])) for n in range(1, copies + 1)])


def in_ring(
    scene: Scene, refs: Iterable[Ref], copies: int, about: Point, degrees: float = 0.0, turned: bool = True
) -> Copied:
    """Copy parts so many times about a place, each by degrees clockwise from the one before.

    With 0 degrees they and the original share the whole circle evenly. Without `turned` they keep their
    bearings and only their places go round.
    """
    _check_count(copies)
    parts = chosen_parts(scene, refs)
    step = degrees or 360.0 / (copies + 1)
    turns = [Affine.turn(n * step, about) for n in range(1, copies + 1)]
    if turned or not parts:
        return _copied(scene, parts, turns)
    x, y = common_centre(parts)
    places = [each.point((x, y)) for each in turns]
    return _copied(scene, parts, [Affine.shift((u - x, v - y)) for u, v in places])


def added_mapped(scene: Scene, parts: Sequence[Part], by: Affine) -> Copied:
    """Add parts, mapped, on top of their like under ids of their own; give also their references.

    Novas whose model is copied with them follow the copy, others become templates of their own.
    """
    groups = _fresh_groups(scene, parts)
    copies = [_freed(scene, _mapped(part, by), groups) for part in parts]
    bodies = [(part, copy) for part, copy in zip(parts, copies, strict=True) if not _is_template(part)]
    scene, made = added_all(scene, [copy for _, copy in bodies])
    pairs = zip(bodies, made, strict=True)
    models = {part.id: ref.id for (part, _), ref in pairs if ref.kind == "model"}
    laid = [copy for copy in copies if isinstance(copy, PlacedTemplate)]
    scene, more = added_all(scene, [replace(copy, model=models.get(copy.model, "")) for copy in laid])
    return scene, (*made, *more)


def _mapped(part: Part, by: Affine) -> Part:
    return shifted_part(part, by.by) if by.is_shift else mapped_part(part, by)


def _is_template(part: Part) -> bool:
    return isinstance(part, PlacedTemplate)


def _copied(scene: Scene, parts: Sequence[Part], maps: Iterable[Affine]) -> Copied:
    made: list[Ref] = []
    for by in maps:
        scene, refs = added_mapped(scene, parts, by)
        made += refs
    return scene, tuple(made)


def _freed(scene: Scene, part: Part, groups: dict[str, str]) -> Part:
    """Return a copy, neither locked nor hidden, in a group of copies; images stay images of each other."""
    if isinstance(part, PlacedTemplate):
        return replace(part, locked=False)
    hold = hold_of(part)
    link, image = (hold.link, hold.image) if scene.symmetry else ("", 0)
    hold = replace(hold, locked=False, hidden=False, group=groups.get(hold.group, ""), link=link, image=image)
    return with_hold(part, hold)


def _fresh_groups(scene: Scene, parts: Sequence[Part]) -> dict[str, str]:
    """Name a new group for each group that has two of the parts or more."""
    own = [hold_of(part).group for part in parts]
    fresh: dict[str, str] = {}
    if not any(own):
        return fresh
    taken = [hold_of(part).group for part in all_parts(scene)]
    for name in dict.fromkeys(own):
        if name and own.count(name) > 1:
            fresh[name] = free_id(name, [*taken, *fresh.values()])
    return fresh


def _check_count(copies: int) -> None:
    if not 1 <= copies <= MOST_COPIES:
        raise ChangeError(
            tr(
                "Copies are counted from 1 to {most}, not {number}; write another number",
                most=MOST_COPIES,
                number=copies,
            )
        )

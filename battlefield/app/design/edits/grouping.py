"""Parts of a drawing grouped, locked, hidden, put into layers, and laid over each other."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Literal

from battlefield.app.design.parts.parts import (
    LISTS,
    Part,
    all_parts,
    chosen_parts,
    hold_of,
    is_hidden,
    listed,
    ref_of,
    replaced,
    with_hold,
)
from battlefield.app.design.parts.places import group_names
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref, free_id
from battlefield.app.wording.translation import tr
from battlefield.rules.scene.contents import PlacedTemplate, Scene
from battlefield.rules.scene.scenario import Hold

Order = Literal["front", "forward", "backward", "back"]


def grouped(scene: Scene, refs: Iterable[Ref]) -> Scene:
    """Put parts, two or more, into a new group; a group that they leave with one part is dissolved."""
    parts = [part for part in chosen_parts(scene, refs) if not isinstance(part, PlacedTemplate)]
    if len(parts) < 2:
        raise ChangeError(tr("Select two things or more to group them; templates are in no group"))
    name = free_id("group1", group_names(scene))
    return _without_single_groups(_held(scene, parts, lambda hold: replace(hold, group=name)))


def ungrouped(scene: Scene, refs: Iterable[Ref]) -> Scene:
    """Dissolve the groups that parts are in."""
    return _held(scene, chosen_parts(scene, with_groups(scene, refs)), lambda hold: replace(hold, group=""))


def with_groups(scene: Scene, refs: Iterable[Ref]) -> tuple[Ref, ...]:
    """Add all parts of the groups that parts are in, in the scene's order."""
    chosen = frozenset(refs)
    groups = frozenset(hold_of(part).group for part in chosen_parts(scene, chosen)) - {""}
    if not groups:
        return tuple(ref_of(part) for part in chosen_parts(scene, chosen))
    return tuple(
        ref_of(part) for part in all_parts(scene) if ref_of(part) in chosen or hold_of(part).group in groups
    )


def locked(scene: Scene, refs: Iterable[Ref], lock: bool) -> Scene:
    """Lock parts, or free them."""
    return _held(scene, chosen_parts(scene, refs), lambda hold: replace(hold, locked=lock))


def hidden(scene: Scene, refs: Iterable[Ref], hide: bool = True) -> Scene:
    """Hide parts in the editor, or show them again; templates cannot be hidden."""
    parts = [part for part in chosen_parts(scene, refs) if not isinstance(part, PlacedTemplate)]
    return _held(scene, parts, lambda hold: replace(hold, hidden=hide))


def all_shown(scene: Scene) -> tuple[Scene, tuple[Ref, ...]]:
    """Show all that is hidden, layers too; give also what was."""
    unseen = [part for part in all_parts(scene) if is_hidden(scene, part)]
    layers = tuple(replace(each, hidden=False) if each.hidden else each for each in scene.layers)
    shown = scene if layers == scene.layers else replace(scene, layers=layers)
    return hidden(shown, [ref_of(part) for part in unseen], False), tuple(ref_of(part) for part in unseen)


def all_freed(scene: Scene) -> Scene:
    """Unlock all parts and layers."""
    layers = tuple(replace(each, locked=False) if each.locked else each for each in scene.layers)
    freed = scene if layers == scene.layers else replace(scene, layers=layers)
    return _held(freed, all_parts(freed), lambda hold: replace(hold, locked=False))


def ordered(scene: Scene, refs: Iterable[Ref], way: Order) -> Scene:
    """Lay parts over or under their like: wholly, or one step past the next that is not chosen."""
    chosen = frozenset(refs)
    for kind in [kind for kind in LISTS if any(ref.kind == kind for ref in chosen)]:
        before = listed(scene, kind)
        after = _ordered(before, [Ref(kind, part.id) in chosen for part in before], way)
        if after != list(before):
            listed_now: dict[str, Any] = {LISTS[kind]: tuple(after)}
            scene = replace(scene, **listed_now)
    return scene


def _ordered(parts: tuple[Part, ...], picked: list[bool], way: Order) -> list[Part]:
    pairs = list(zip(parts, picked, strict=True))
    if way in ("front", "back"):
        chosen, others = ([part for part, own in pairs if own is wanted] for wanted in (True, False))
        return others + chosen if way == "front" else chosen + others
    if way == "forward":
        return _ordered_forward(pairs)
    return _ordered_forward(pairs[::-1])[::-1]


def _ordered_forward(pairs: list[tuple[Part, bool]]) -> list[Part]:
    pairs = list(pairs)
    for place in range(len(pairs) - 2, -1, -1):
        if pairs[place][1] and not pairs[place + 1][1]:
            pairs[place], pairs[place + 1] = pairs[place + 1], pairs[place]
    return [part for part, _ in pairs]


def _held(scene: Scene, parts: Iterable[Part], change: Callable[[Hold], Hold]) -> Scene:
    pairs = [(part, with_hold(part, change(hold_of(part)))) for part in parts]
    return replaced(scene, {ref_of(part): done for part, done in pairs if hold_of(done) != hold_of(part)})


def _without_single_groups(scene: Scene) -> Scene:
    names = [hold_of(part).group for part in all_parts(scene)]
    alone = [part for part in all_parts(scene) if (g := hold_of(part).group) and names.count(g) == 1]
    return _held(scene, alone, lambda hold: replace(hold, group=""))

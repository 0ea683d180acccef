"""The parts of a drawing, of whatever kind, found, added, replaced and taken away by reference."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from battlefield.app.desk.edits import Ref, RefKind, with_novas_following
from battlefield.rules.scene.contents import PlacedTemplate, Scene
from battlefield.rules.scene.parts import LISTS as LISTS
from battlefield.rules.scene.parts import Part as Part
from battlefield.rules.scene.parts import part_kind
from battlefield.rules.scene.scenario import Hold


def ref_of(part: Part) -> Ref:
    """Return the reference by which a part is found."""
    return Ref(part_kind(part), part.id)


def listed(scene: Scene, kind: RefKind) -> tuple[Part, ...]:
    """Return the parts of one kind, in the scene's own order: later ones lie over earlier ones."""
    found: tuple[Part, ...] = getattr(scene, LISTS[kind])
    return found


def relisted(scene: Scene, kind: RefKind, parts: Iterable[Part]) -> Scene:
    """Put other parts of one kind in the place of all those there are."""
    changes: dict[str, Any] = {LISTS[kind]: tuple(parts)}
    return replace(scene, **changes)


def all_parts(scene: Scene) -> list[Part]:
    """Return every part, from the lowest to the highest."""
    return [part for kind in LISTS for part in listed(scene, kind)]


def chosen_parts(scene: Scene, refs: Iterable[Ref]) -> list[Part]:
    """Return the parts that are referred to, in the scene's own order; those that are gone are left out."""
    wanted: dict[RefKind, dict[str, None]] = {}
    for ref in refs:
        wanted.setdefault(ref.kind, {})[ref.id] = None
    kinds = [kind for kind in LISTS if kind in wanted]
    return [part for kind in kinds for part in listed(scene, kind) if part.id in wanted[kind]]


def find_part(scene: Scene, ref: Ref) -> Part | None:
    """Find the part that is referred to, or None where it is gone."""
    return next((part for part in listed(scene, ref.kind) if part.id == ref.id), None)


def added(scene: Scene, part: Part) -> tuple[Scene, Ref]:
    """Put a part on top of its like, under an id that is free, near the one it asks for."""
    scene, (ref,) = added_all(scene, (part,))
    return scene, ref


def added_all(scene: Scene, parts: Iterable[Part]) -> tuple[Scene, tuple[Ref, ...]]:
    """Put parts on top of their like, one after the other, under free ids near those they ask for."""
    fresh: dict[RefKind, list[Part]] = {}
    ids: dict[RefKind, FreeIds] = {}
    refs: list[Ref] = []
    for part in parts:
        kind = part_kind(part)
        if kind not in ids:
            ids[kind] = FreeIds(each.id for each in listed(scene, kind))
        named = _with(part, id=ids[kind].take(part.id))
        fresh.setdefault(kind, []).append(named)
        refs.append(Ref(kind, named.id))
    for kind, more in fresh.items():
        scene = relisted(scene, kind, (*listed(scene, kind), *more))
    return scene, tuple(refs)


class FreeIds:
    """Gives ids that nothing bears yet: the wanted one, or its stem with the lowest number that is free."""

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = dict.fromkeys(taken)
        self._numbers: dict[str, int] = {}

    def take(self, wanted: str) -> str:
        """Return the id nearest to a wanted one; it is taken from now on."""
        found = wanted
        if wanted in self._taken:
            stem = wanted.rstrip("0123456789") or "m"
            number = self._numbers.get(stem, 1)
            while (found := f"{stem}{number}") in self._taken:
                number += 1
            self._numbers[stem] = number
        self._taken[found] = None
        return found


def replaced(scene: Scene, parts: Mapping[Ref, Part]) -> Scene:
    """Put parts in the places of those that are referred to; each is of the same kind, its id may be new."""
    for kind in LISTS:
        others = {ref.id: part for ref, part in parts.items() if ref.kind == kind}
        if others:
            now = tuple(others.get(part.id, part) for part in listed(scene, kind))
            scene = relisted(scene, kind, now)
    return with_novas_following(scene)


def deleted(scene: Scene, refs: Iterable[Ref]) -> Scene:
    """Take parts away, and the novas of models that go; whether they are locked is not asked here."""
    gone = frozenset(refs)
    for kind in LISTS:
        if any(ref.kind == kind for ref in gone):
            left = tuple(part for part in listed(scene, kind) if Ref(kind, part.id) not in gone)
            scene = relisted(scene, kind, left)
    return with_novas_following(scene)


def hold_of(part: Part) -> Hold:
    """Tell how a part is held; a template knows only whether it is locked."""
    return Hold(locked=part.locked) if isinstance(part, PlacedTemplate) else part.hold


def with_hold(part: Part, hold: Hold) -> Part:
    """Hold a part otherwise."""
    if isinstance(part, PlacedTemplate):
        return replace(part, locked=hold.locked)
    return _with(part, hold=hold)


def is_locked(scene: Scene, part: Part) -> bool:
    """Return whether a part, or the layer it lies in, is locked."""
    hold = hold_of(part)
    return hold.locked or any(layer.locked for layer in scene.layers if layer.id == hold.layer)


def is_hidden(scene: Scene, part: Part) -> bool:
    """Return whether a part, or the layer it lies in, is hidden."""
    hold = hold_of(part)
    return hold.hidden or any(layer.hidden for layer in scene.layers if layer.id == hold.layer)


def opacity_of(scene: Scene, part: Part) -> float:
    """Return the opacity of the layer that a part lies in; 1 of what lies in none."""
    name = hold_of(part).layer
    return next((layer.opacity for layer in scene.layers if layer.id == name), 1.0) if name else 1.0


def _with(part: Part, **changes: Any) -> Part:
    changed: Part = replace(part, **changes)
    return changed

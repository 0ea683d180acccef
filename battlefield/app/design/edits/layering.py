"""The layers of a drawing: added, renamed, taken away, ordered, and parts moved between them."""

from collections.abc import Iterable
from dataclasses import replace

from battlefield.app.design.parts.parts import (
    Part,
    all_parts,
    chosen_parts,
    hold_of,
    ref_of,
    replaced,
    with_hold,
)
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref, free_id
from battlefield.app.wording.translation import tr
from battlefield.rules.scene.contents import PlacedTemplate, Scene
from battlefield.rules.scene.scenario import Layer


def layer_added(scene: Scene, name: str = "Layer 1") -> tuple[Scene, str]:
    """Add a layer on top of the list, under a name that is free; give that name too."""
    fresh = free_id(name.strip() or "Layer 1", [layer.id for layer in scene.layers])
    return replace(scene, layers=(*scene.layers, Layer(fresh))), fresh


def layer_renamed(scene: Scene, old: str, name: str) -> Scene:
    """Name a layer otherwise; its parts go with it. A name that is blank or taken is a ChangeError."""
    fresh = name.strip()
    if fresh == old:
        return scene
    if not fresh:
        raise ChangeError(tr("A layer needs a name; write one"))
    if any(layer.id == fresh for layer in scene.layers):
        raise ChangeError(tr("There is a layer “{name}” already; choose another name", name=fresh))
    layers = tuple(replace(each, id=fresh) if each.id == old else each for each in scene.layers)
    return _put(replace(scene, layers=layers), parts_in(scene, old), fresh)


def layer_deleted(scene: Scene, name: str) -> Scene:
    """Take a layer away; its parts lie in no layer then."""
    layers = tuple(layer for layer in scene.layers if layer.id != name)
    return _put(replace(scene, layers=layers), parts_in(scene, name), "")


def layer_changed(
    scene: Scene,
    name: str,
    *,
    locked: bool | None = None,
    hidden: bool | None = None,
    opacity: float | None = None,
) -> Scene:
    """Lock or free, hide or show a layer, or let what is under it show through; what is None stays."""
    layers = tuple(
        replace(
            each,
            locked=each.locked if locked is None else locked,
            hidden=each.hidden if hidden is None else hidden,
            opacity=each.opacity if opacity is None else opacity,
        )
        if each.id == name
        else each
        for each in scene.layers
    )
    return replace(scene, layers=layers)


def layer_moved(scene: Scene, name: str, by: int) -> Scene:
    """Move a layer up or down the list; the order of layers only sorts the list."""
    layers = list(scene.layers)
    place = next((n for n, layer in enumerate(layers) if layer.id == name), None)
    if place is None or not 0 <= place + by < len(layers):
        return scene
    layers.insert(place + by, layers.pop(place))
    return replace(scene, layers=tuple(layers))


def put_in_layer(scene: Scene, refs: Iterable[Ref], name: str) -> Scene:
    """Put parts into a layer, or into none with ""; templates lie in none."""
    return _put(scene, chosen_parts(scene, refs), name)


def parts_in(scene: Scene, name: str) -> list[Part]:
    """Return the parts of a layer; with "" those that lie in none."""
    return [part for part in all_parts(scene) if hold_of(part).layer == name]


def _put(scene: Scene, parts: Iterable[Part], name: str) -> Scene:
    moved = [part for part in parts if hold_of(part).layer != name and not isinstance(part, PlacedTemplate)]
    return replaced(scene, {ref_of(p): with_hold(p, replace(hold_of(p), layer=name)) for p in moved})

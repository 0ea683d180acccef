"""What formats of others cannot hold of a scene, said in sentences."""

from collections.abc import Iterator

from battlefield.files.exports.properties import parts_of
from battlefield.rules.scene.contents import Scene
from battlefield.rules.scene.scenario import NO_FACTS, UNHELD

WALL_FACTS = "kinds, names, heights, roofs, storeys, cover and uncertainty"
"""What is lost of terrain that becomes walls."""
_OURS = ("ellipse", "library")  # what a drawing was drawn as, and from which piece: nothing for others


def always_lost(scene: Scene) -> Iterator[str]:
    """Say what no format but our own keeps: unknown keys of the scene file, and the picture beneath."""
    if count := _unknown_keys(scene):
        yield f"{counted(count, 'key', 'keys')} of the scene file that only other programs know"
    if count := sum(piece.picture is not None for piece in scene.terrain):
        yield f"the pictures on {counted(count, 'piece', 'pieces')}, which stay files of their own"
    if scene.backdrop is not None:
        yield "the picture under the table, which stays a file of its own"


def description_lost(scene: Scene) -> Iterator[str]:
    """Say that a format has no room for the description of a scene."""
    if scene.description:
        yield "the description of the scene"


def facts_lost(scene: Scene) -> Iterator[str]:
    """Say that a format has no room for what is written about a scenario beside its description."""
    if scene.facts != NO_FACTS:
        yield "the facts of the scenario: turns, victory, special rules, designer"
    if scene.sigma:
        yield "the standard uncertainty that all models share"
    if scene.custom:
        yield "what is done about open verdicts"
    if scene.symmetry:
        yield "the symmetry that the scene is drawn in"


def holds_lost(scene: Scene) -> Iterator[str]:
    """Say that a format has no room for how parts of a drawing are held, but for what is hidden."""
    holds = [getattr(part, "hold", UNHELD) for _, parts in parts_of(scene) for part in parts]
    if scene.layers or any(hold.layer or hold.group or hold.locked or hold.link for hold in holds):
        yield "layers, groups and locks"


def counted(number: int, one: str, many: str) -> str:
    """Write a number of things."""
    return f"{number} {one if number == 1 else many}"


def _unknown_keys(scene: Scene) -> int:
    held = [scene, scene.board, *(part for _, parts in parts_of(scene) for part in parts)]
    found = [getattr(each, "extra", {}) for each in (*held, *scene.layers, scene.facts)]
    found += [model.base_extra for model in scene.models]
    found += [piece.shape_extra for piece in scene.terrain]
    return sum(key not in _OURS for extra in found for key in extra)


def layers_lost(scene: Scene) -> Iterator[str]:
    """Say what of layers a file does not keep in which each part has the name of its own."""
    if scene.layers:
        yield "the order and the locks of layers; each part keeps the name of its layer"
    if any(layer.hidden for layer in scene.layers):
        yield "that layers are hidden: each part of them is hidden by itself"
    if any(layer.opacity < 1.0 for layer in scene.layers):
        yield "how opaque layers are"

"""`battlefield picture`: a picture laid on pieces of a scene or taken off them, as the window does it."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from math import isfinite
from pathlib import Path

from battlefield.app.design.backdrop import with_picture_beside
from battlefield.app.design.properties.picture_facts import with_picture
from battlefield.cli.speech import complain
from battlefield.files import SceneError, read_scene, write_scene
from battlefield.files.scene.on_disk import digest_on_disk
from battlefield.files.scene.pictures import read_picture
from battlefield.files.text import limits
from battlefield.files.text.errors import did_you_mean, listed, shown
from battlefield.files.text.lengths import LengthError, parse_length
from battlefield.rules.scene.contents import Scene, Terrain
from battlefield.rules.scene.piece_picture import PiecePicture

_MOST = 8  # pieces that a complaint names
_NONE = "none"


def picture(given: Namespace) -> int:
    """Lay a picture on each piece of an id, a name or a kind, and write the scene; give the exit status."""
    source = Path(given.scene)
    path = source if given.out is None else Path(given.out)
    try:
        over = digest_on_disk(path)
        scene = read_scene(given.scene)
        named = {piece.id: _laid(piece, given) for piece in _named(scene, given.name, given.scene)}
        terrain = tuple(named.get(piece.id, piece) for piece in scene.terrain)
        write_scene(path, with_picture_beside(replace(scene, terrain=terrain), source, path), over)
    except SceneError as error:
        return complain(str(error), 2)
    for piece in named.values():
        print(f"{path}: {piece.name or piece.id} {_told(piece.picture)}")
    return 0


def _told(found: PiecePicture | None) -> str:
    if found is None:
        return "bears no picture"
    turned = f", turned by {found.turn:g}°" if found.turn else ""
    return f"bears {Path(found.file).name}, {found.width:g} in wide{turned}, {found.way}"


def _laid(piece: Terrain, given: Namespace) -> Terrain:
    """Return a piece with the picture as it is asked for; what is not asked stays as it was."""
    if given.file == _NONE:
        return replace(piece, picture=None)
    read_picture(given.file)
    made = with_picture(piece, str(Path(given.file).absolute()))
    assert isinstance(made, Terrain) and made.picture is not None
    asked = {
        "width": None if given.width is None else _width(given.width),
        "turn": None if given.turn is None else _turn(given.turn),
        "way": given.way,
    }
    return replace(
        made,
        picture=replace(made.picture, **{key: value for key, value in asked.items() if value is not None}),
    )


def _width(text: str) -> float:
    low, high = limits.TEMPLATE
    try:
        width = parse_length(text)
    except LengthError as error:
        raise SceneError("--width", f"is {shown(text)}", str(error)) from None
    if not low <= width <= high:
        raise SceneError("--width", f"is {shown(text)}", f"it must be from {low:g} to {high:g} in")
    return width


def _turn(turn: float) -> float:
    if not isfinite(turn) or abs(turn) > limits.TURN:
        raise SceneError(
            "--turn", f"is {turn:g}", f"it must be from -{limits.TURN:g} to {limits.TURN:g} degrees"
        )
    return turn


def _named(scene: Scene, name: str, source: str) -> Sequence[Terrain]:
    """Return the piece of an id, else all of a name, else all of a kind; SceneError where there is none."""
    for key in ("id", "name", "kind"):
        if found := [piece for piece in scene.terrain if getattr(piece, key) == name]:
            return found
    if not scene.terrain:
        raise SceneError("", "has no terrain", "a picture lies on a piece of terrain", source)
    known = list(dict.fromkeys(piece.name or piece.id for piece in scene.terrain))
    all_names = dict.fromkeys(told for piece in scene.terrain for told in (piece.id, piece.name, piece.kind))
    hint = did_you_mean(name, [*filter(None, all_names)])
    some = listed(known[:_MOST], "and")
    raise SceneError("", f"has no piece or kind {shown(name)}", f"among its pieces are {some}{hint}", source)

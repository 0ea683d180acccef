"""Pictures on pieces as JSON both ways, and their files found and kept beside a scene."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from battlefield.files.scene.pictures import kept_beside, picture_file
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields, word
from battlefield.files.text.keys import PICTURE_KEYS
from battlefield.rules.scene.contents import Scene
from battlefield.rules.scene.piece_picture import PICTURE_WAYS, PiecePicture


def parse_picture(fields: Fields) -> PiecePicture | None:
    """Read the picture on a piece; None where there is none."""
    if "picture" not in fields.found:
        return None
    found = Fields(fields.found["picture"], fields.at("picture"))
    for key in found.rest(PICTURE_KEYS):
        raise SceneError(found.at(key), "is not known", "leave it out")
    return PiecePicture(
        found.name("file"),
        found.needed_number("width", limits.TEMPLATE),
        found.number("turn", (-limits.TURN, limits.TURN), 0.0),
        word(found.found.get("way", "within"), found.at("way"), PICTURE_WAYS),
    )


def piece_picture_object(picture: PiecePicture) -> dict[str, object]:
    """Write the picture on a piece, what is usual left out."""
    found: dict[str, object] = {"file": picture.file, "width": picture.width}
    found |= {"turn": picture.turn} if picture.turn else {}
    return found | ({"way": picture.way} if picture.way != "within" else {})


def with_piece_pictures_found(scene: Scene, path: Path | None) -> Scene:
    """Name the pictures on the pieces of a file's scene by their whole paths; one that leads out stays."""

    def found(name: str) -> str:
        try:
            return str(picture_file(name, path.absolute() if path is not None else None))
        except SceneError:
            return name

    return _renamed(scene, found)


def with_piece_pictures_beside(scene: Scene, before: Path | None, after: Path) -> Scene:
    """Keep the pictures on a scene's pieces beside the file that it is saved as."""
    return _renamed(scene, lambda name: kept_beside(name, before, after))


def without_folders_of_pieces(scene: Scene) -> Scene:
    """Name the pictures on pieces by their file names alone, as a scene that is handed on tells no folder."""
    return _renamed(scene, lambda name: name.replace("\\", "/").rpartition("/")[2])


def without_piece_pictures(scene: Scene) -> Scene:
    """Take the pictures off all pieces."""
    if all(piece.picture is None for piece in scene.terrain):
        return scene
    return replace(scene, terrain=tuple(replace(piece, picture=None) for piece in scene.terrain))


def _renamed(scene: Scene, rename: Callable[[str], str]) -> Scene:
    names = dict.fromkeys(piece.picture.file for piece in scene.terrain if piece.picture is not None)
    new = {name: rename(name) for name in names}
    if all(name == found for name, found in new.items()):
        return scene
    terrain = tuple(
        replace(piece, picture=replace(piece.picture, file=new[piece.picture.file]))
        if piece.picture is not None
        else piece
        for piece in scene.terrain
    )
    return replace(scene, terrain=terrain)

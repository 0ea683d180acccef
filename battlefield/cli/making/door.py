"""`battlefield door`: a door of a scene opened or closed, as the window does it."""

from collections.abc import Sequence
from pathlib import Path

from battlefield.app.design.backdrop import with_picture_beside
from battlefield.cli.speech import complain
from battlefield.files import SceneError, read_scene, write_scene
from battlefield.files.scene.on_disk import digest_on_disk
from battlefield.files.text.errors import did_you_mean, listed, shown
from battlefield.rules.scene.contents import Scene, Terrain
from battlefield.rules.scene.doors import doors_of, with_doors

_MOST = 8  # doors that a complaint names


def door(scene_path: str, name: str, wish: str, out: str | None = None) -> int:
    """Open or close each door of a name, and write the scene; give the exit status."""
    source = Path(scene_path)
    path = source if out is None else Path(out)
    try:
        over = digest_on_disk(path)
        scene = read_scene(scene_path)
        found = _named(scene, name, scene_path)
        changed = with_doors(scene, (each.id for each in found), wish == "open")
        write_scene(path, with_picture_beside(changed, source, path), over)
    except SceneError as error:
        return complain(str(error), 2)
    for each in found:
        was = each.door is not None and each.door.is_open == (wish == "open")
        print(f"{path}: {each.name or each.id} {'was' if was else 'is'} {wish}{' already' if was else ''}")
    return 0


def _named(scene: Scene, name: str, source: str) -> Sequence[Terrain]:
    """Return the door of an id, else all of a name; SceneError where there is none."""
    doors = doors_of(scene)
    found = [each for each in doors if each.id == name] or [each for each in doors if each.name == name]
    if found:
        return found
    known = list(dict.fromkeys(each.name or each.id for each in doors))
    if not known:
        raise SceneError("", "has no door", "a piece with the key door is one", source)
    if any(name in (piece.id, piece.name) for piece in scene.terrain):
        raise SceneError(shown(name), "is no door", f"its doors are {listed(known[:_MOST], 'and')}", source)
    hint = did_you_mean(name, [*known, *(each.id for each in doors)])
    raise SceneError("", f"has no door {shown(name)}", f"it has {listed(known[:_MOST], 'and')}{hint}", source)

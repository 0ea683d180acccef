"""Pictures of a battle, under its table and on bases: named alone in it and kept beside it."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path, PurePath

from battlefield.files.battles.scripts import Script
from battlefield.files.scene.pictures import PICTURE_BYTES, read_picture
from battlefield.files.scene.whole_files import need_folder, read_bytes, write_bytes
from battlefield.files.text.errors import SceneError
from battlefield.rules.core.state import State
from battlefield.rules.scene.scenario import Scenery

_LONGEST = 40  # characters of the file's own name that are kept


def named_alone(scenery: Scenery) -> Scenery:
    """Name the picture by its own name and what is in it: its folders are nobody's business."""
    known = scenery.backdrop
    if known is None or not _has_folders(known.picture):
        return scenery
    return replace(scenery, backdrop=replace(known, picture=_name(known.picture)))


def keep_picture(script: Script, folder: Path) -> None:
    """Keep the pictures of a script in a folder, by the names that they have in the battle.

    Raises SceneError where that cannot be; one that is not there is not kept.
    """
    known = script.scenery.backdrop
    found = [str(path) for path in _of_units(script).values() if path.is_file()]
    if known is not None and _has_folders(known.picture) and Path(known.picture).is_file():
        found.append(known.picture)
    for picture in found:
        need_folder(folder)
        _copy(Path(picture), folder / _name(picture))


def pictures_by_profile(script: Script) -> dict[str, str]:
    """Return the names that the pictures of units have in a battle, by profile."""
    return {profile: _name(str(path)) for profile, path in _of_units(script).items()}


def _of_units(script: Script) -> dict[str, Path]:
    """Return the files of the pictures of units, beside their rosters."""
    return {
        f"{side}/{unit.id}": Path(file).parent / unit.picture
        for side, file in script.files.items()
        if side in script.rosters
        for unit in script.rosters[side].units
        if unit.picture
    }


def found_picture(name: str, folders: Iterable[Path | None]) -> Path:
    """Return where a picture lies; where it lies nowhere it is the bare name."""
    paths = (folder / name for folder in folders if folder is not None)
    return next((path for path in paths if path.is_file()), Path(name))


def carry_pictures(names: Iterable[str], folders: Sequence[Path | None], there: Path) -> None:
    """Copy pictures of units to the folder that a battle is saved in; SceneError where that cannot be."""
    for name in names:
        found = found_picture(name, folders)
        if found.is_file():
            _copy(found, there / name)


def carry_picture(state: State, here: Path | None, there: Path) -> None:
    """Copy the picture of a battle to the folder that it is saved in; SceneError where that cannot be."""
    known = state.scenery.backdrop
    if known is not None and here is not None and not _has_folders(known.picture):
        _copy(here / known.picture, there / known.picture)


def holds_picture(state: State, folder: Path | None) -> bool:
    """Return whether the picture of a battle lies in a folder."""
    known = state.scenery.backdrop
    return known is not None and folder is not None and (folder / known.picture).is_file()


def _has_folders(picture: str) -> bool:
    return _bare(picture) != picture and PurePath(picture).parts[0] != ".."


def _bare(picture: str) -> str:
    return re.split(r"[\\/]", picture)[-1]  # of whichever system


def _name(picture: str) -> str:
    own = PurePath(_bare(picture))
    try:
        _, data = read_picture(picture)
    except SceneError:
        return own.name
    return f"{own.stem[:_LONGEST]}-{sha256(data).hexdigest()[:8]}{own.suffix}"


def _copy(source: Path, target: Path) -> None:
    if not target.exists():  # one of that name is the same: what is in it is in its name
        write_bytes(target, read_bytes(source, PICTURE_BYTES))

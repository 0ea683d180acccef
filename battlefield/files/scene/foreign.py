"""Files of other programs given where one of ours belongs: what they are, and how they become ours."""

import os
from pathlib import Path
from typing import Final

from battlefield.files.imports import FORMATS, format_of, read_source
from battlefield.files.scene.pictures import given_picture
from battlefield.files.text.errors import SceneError

OUR_MARKS: Final = (b'"battlefield-',)  # how our formats begin, which stand in the head of each of our files


def explained(error: SceneError, path: str | os.PathLike[str]) -> SceneError:
    """Say of a picture, or another program's file, what can be made of it; else give the same complaint."""
    name = os.fspath(path)
    try:
        source = read_source(path)
        if (picture := given_picture(source.data, name)) is not None:
            return picture
        if any(mark in source.head for mark in OUR_MARKS):
            return error
        found = format_of(source)
    except SceneError:
        return error
    if found == "ascii" and name.lower().endswith(".json"):
        return error  # damaged JSON is hardly ever a map
    target = Path(name).with_suffix(".json").name
    target = f"{Path(name).stem}-scene.json" if target == Path(name).name else target
    command = f"battlefield convert {_quoted(Path(name).name)} {_quoted(target)}"
    expected = f"make a scene of it with `{command}`"
    return SceneError("", f"is {FORMATS[found].says}, no file of Battlefield's own", expected, name)


def _quoted(name: str) -> str:
    return f'"{name}"' if " " in name else name

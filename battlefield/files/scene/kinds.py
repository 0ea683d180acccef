"""What a file holds, told by what stands in it and never by its name."""

import os
from typing import Literal

from battlefield.files.scene.whole_files import read_bytes
from battlefield.files.text import json_text
from battlefield.files.text.errors import SceneError, did_you_mean, listed, shown
from battlefield.files.text.fields import Fields
from battlefield.files.text.limits import FILE_BYTES

Kind = Literal["scene", "script", "game", "roster", "campaign"]
_HEAD = 4096
FORMATS: dict[str, Kind] = {
    "battlefield-scene": "scene",
    "battlefield-script": "script",
    "battlefield-game": "game",
    "battlefield-roster": "roster",
    "battlefield-campaign": "campaign",
}


def kind_of(path: str | os.PathLike[str]) -> Kind:
    """Tell what a file holds; raise SceneError where it cannot be read or is none of ours."""
    try:
        data = read_bytes(path)
        if len(data) > FILE_BYTES:
            return "game"  # nothing else may be so long
        if b'"battlefield-scene"' in data[:_HEAD]:
            json_text.check_amount(data)  # battles may be longer
        return _kind(Fields(json_text.decode(data), ""))
    except SceneError as error:
        from battlefield.files.scene.foreign import explained  # which is seldom wanted, and reads much

        raise explained(error.of(os.fspath(path)), path) from None


def said_kind(path: str | os.PathLike[str]) -> Kind | None:
    """Return what a file says of itself at its head, as all of the program's do; None for others."""
    try:
        with open(path, "rb") as file:
            head = file.read(_HEAD)
    except OSError:
        return None
    said = ((head.find(f'"{name}"'.encode()), kind) for name, kind in FORMATS.items())
    return min((each for each in said if each[0] >= 0), default=(0, None))[1]


def _kind(fields: Fields) -> Kind:
    name = fields.need("format", listed(FORMATS))
    kind = FORMATS.get(name) if isinstance(name, str) else None
    if kind is None:
        hint = did_you_mean(name, FORMATS) if isinstance(name, str) else ""
        raise SceneError("format", f"is {shown(name)}", f"it must be {listed(FORMATS)}{hint}")
    return kind

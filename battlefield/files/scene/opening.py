"""Scene files opened; one of another program is told as what it is."""

import os

from battlefield.files.scene.reading import parse_scene
from battlefield.files.scene.whole_files import read_bytes
from battlefield.files.text.errors import SceneError
from battlefield.rules.scene.contents import Scene


def read_scene(path: str | os.PathLike[str]) -> Scene:
    """Read a scene file; raise SceneError where it cannot be read or is no scene."""
    data = read_bytes(path)
    try:
        return parse_scene(data, os.fspath(path))
    except SceneError as error:
        from battlefield.files.scene.foreign import explained  # which is seldom wanted, and reads much

        raise explained(error, path) from None

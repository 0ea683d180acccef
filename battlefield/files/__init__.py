"""Scenes on disk: reading, checking and writing."""

from battlefield.files.scene.opening import read_scene
from battlefield.files.scene.reading import parse_scene
from battlefield.files.scene.shapes import parse_template
from battlefield.files.scene.writing import scene_bytes, write_scene
from battlefield.files.text.errors import SceneError
from battlefield.files.text.keys import warnings_of

__all__ = [
    "SceneError",
    "parse_scene",
    "parse_template",
    "read_scene",
    "scene_bytes",
    "warnings_of",
    "write_scene",
]

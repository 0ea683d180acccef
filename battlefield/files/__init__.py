"""Scenes on disk: reading, checking and writing."""

from battlefield.files.errors import SceneError
from battlefield.files.keys import warnings_of
from battlefield.files.reading import parse_scene, read_scene
from battlefield.files.shapes import parse_template
from battlefield.files.writing import scene_bytes, write_scene

__all__ = [
    "SceneError",
    "parse_scene",
    "parse_template",
    "read_scene",
    "scene_bytes",
    "warnings_of",
    "write_scene",
]

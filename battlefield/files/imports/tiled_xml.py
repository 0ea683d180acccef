"""Tiled maps in XML (.tmx), and templates (.tx) and tilesets (.tsx): the same values as in Tiled's JSON."""

from typing import Final

from battlefield.files.imports import tiled
from battlefield.files.imports.asking import Answers, Question
from battlefield.files.imports.result import Imported
from battlefield.files.imports.source import Source
from battlefield.files.imports.tiled_elements import map_value
from battlefield.files.imports.xml_text import parse_xml

FORMAT: Final = "tiled-xml"


def is_it(source: Source) -> bool:
    """Tell whether the outermost element is a map."""
    return source.root == "map"


def questions(source: Source) -> tuple[Question, ...]:
    """Ask what Tiled maps ask."""
    return tiled.map_questions(map_value(parse_xml(source.data, ("data",))))


def imported(source: Source, answers: Answers) -> Imported:
    """Read a map."""
    return tiled.map_imported(map_value(parse_xml(source.data, ("data",))), source, answers)

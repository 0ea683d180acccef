"""Tiled maps in XML (.tmx), and templates (.tx) and tilesets (.tsx): the same values as in Tiled's JSON."""

from battlefield.files.imports.laying.asking import Answers, Question
from battlefield.files.imports.laying.result import Imported
from battlefield.files.imports.reading.source import Source
from battlefield.files.imports.reading.xml_text import parse_xml
from battlefield.files.imports.tiled import maps
from battlefield.files.imports.tiled.elements import LONG, map_value


def is_it(source: Source) -> bool:
    """Return whether the outermost element is a map."""
    return source.root == "map"


def questions(source: Source) -> tuple[Question, ...]:
    """Ask what Tiled maps ask."""
    return maps.map_questions(map_value(parse_xml(source.data, LONG)), source)


def imported(source: Source, answers: Answers) -> Imported:
    """Read a map."""
    return maps.map_imported(map_value(parse_xml(source.data, LONG)), source, answers)

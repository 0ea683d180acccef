"""Other programs' files read as scenes: told apart by what stands in them, asked about, imported.

Nothing but SceneError comes out of here.
"""

from importlib import import_module
from typing import Protocol, cast

from battlefield.files.errors import SceneError
from battlefield.files.imports.asking import Answers, Question
from battlefield.files.imports.result import Imported
from battlefield.files.imports.source import MOST_BYTES, Source, read_source

__all__ = ["FORMATS", "Imported", "Question", "Source", "format_of", "imported", "questions", "read_source"]

FORMATS: dict[str, str] = {  # by name, in the order in which they are tried: their modules
    "uvtt": "uvtt",
    "tiled": "tiled",
    "tiled-xml": "tiled_xml",
    "svg": "svg",
    "geojson": "geojson",
    "tournament-layout": "tournament_layouts",
    "tabletop-simulator": "tabletop_simulator",
    "army-list": "army_lists",
    "ascii": "ascii_maps",
}


class Format(Protocol):
    """What the module of a format has."""

    FORMAT: str

    def is_it(self, source: Source) -> bool:
        """Tell by what stands in a file whether it is of this format."""

    def questions(self, source: Source) -> tuple[Question, ...]:
        """Give what must be known beside the file."""

    def imported(self, source: Source, answers: Answers) -> Imported:
        """Read the file."""


def format_of(source: Source) -> str:
    """Tell a file's format by what stands in it; raise SceneError where it is none that is known."""
    try:
        _check_size(source)
        return _told(source)
    except SceneError as error:
        raise error.of(source.name) from None
    except _SURPRISES:
        raise _unreadable(source) from None


def questions(source: Source) -> tuple[Question, ...]:
    """Give what must be asked before a file is imported; SceneError where it cannot be read."""
    module = _module(format_of(source))
    try:
        return module.questions(source)
    except SceneError as error:
        raise error.of(source.name) from None
    except _SURPRISES:
        raise _unreadable(source) from None


def imported(source: Source, answers: Answers) -> Imported:
    """Read a file as a scene; a question that is not answered has its usual answer.

    Raises SceneError where the file cannot be read or an answer cannot be used.
    """
    module = _module(format_of(source))
    try:
        return module.imported(source, answers)
    except SceneError as error:
        raise error.of(source.name) from None
    except _SURPRISES:
        raise _unreadable(source) from None


_SURPRISES = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError, OSError)
"""What a hostile file may make a reader trip over; it is told as a fault of the file all the same."""


def _told(source: Source) -> str:
    failed: SceneError | None = None
    for name in FORMATS:
        try:
            if _module(name).is_it(source):
                return name
        except SceneError as error:
            failed = failed or error
    if failed is not None:
        raise failed
    raise SceneError("", "is no file that can be imported", f"known are {', '.join(FORMATS)}")


def _module(name: str) -> Format:
    return cast(Format, import_module(f"{__name__}.{FORMATS[name]}"))


def _check_size(source: Source) -> None:
    if len(source.data) > MOST_BYTES:
        raise SceneError("", "is too big", f"at most {MOST_BYTES // 2**20} MB are read")
    if not source.head:
        raise SceneError("", "is empty", "choose a file that was saved whole")


def _unreadable(source: Source) -> SceneError:
    found = "is damaged, or made in a way that is not known here"
    return SceneError("", found, "save it again from the program that made it", source.name)

"""Other programs' files read as scenes: told apart by what stands in them, asked about, imported.

Nothing but SceneError comes out of here.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from battlefield.files.imports.laying.asking import Answers, Question
from battlefield.files.imports.laying.doubts import doubts_asked
from battlefield.files.imports.laying.result import Imported
from battlefield.files.imports.reading.source import MOST_BYTES, Source, read_source
from battlefield.files.scene.pictures import given_picture
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.watching import Cancelled, Progress, watched

_STEPS = re.compile(r"\.?(\w+)|\[(\d+)\]")
_NAMES = ("name", "Nickname")  # the second in saves of Tabletop Simulator


def named(error: SceneError, source: Source) -> SceneError:
    """Return the same complaint with the name of the innermost thing about the place, where it has one."""
    try:
        name = _name_at(source.json, error.place) if source.is_json else ""
    except SceneError:  # text that is no JSON at all names nothing
        return error
    return SceneError(f"{error.place} of {shown(name)}", error.found, error.expected) if name else error


def _name_at(value: object, place: str) -> str:
    """Go down to a place of a JSON value; a name of the whole is none of a part."""
    name = ""
    for key, number in _STEPS.findall(place):
        if isinstance(value, dict) and key in value:
            value = value[key]
        elif isinstance(value, list) and number and int(number) < len(value):
            value = value[int(number)]
        else:
            break
        name = _name_of(value) or name
    return name


def _name_of(value: object) -> str:
    """Return the name that a thing bears, or its properties as those of GeoJSON do."""
    if not isinstance(value, dict):
        return ""
    found = next((value[key] for key in _NAMES if value.get(key)), None)
    return found if isinstance(found, str) else _name_of(value.get("properties"))


OPEN = (
    "army.army_lists",
    "army.army_units",
    "laying.asking",
    "laying.result",
    "reading.png",
    "reading.source",
)  # the modules that others may import

__all__ = [
    "FORMATS",
    "IMPORTED",
    "MOST_BYTES",
    "Imported",
    "Question",
    "Source",
    "format_of",
    "imported",
    "questions",
    "read_source",
]


class Format(Protocol):
    """What the module of a format has."""

    def is_it(self, source: Source) -> bool:
        """Tell by what stands in a file whether it is of this format."""

    def questions(self, source: Source) -> tuple[Question, ...]:
        """Return what must be known beside the file."""

    def imported(self, source: Source, answers: Answers) -> Imported:
        """Read the file."""


def _uvtt() -> Format:
    from battlefield.files.imports import uvtt

    return uvtt


def _foundry() -> Format:
    from battlefield.files.imports import foundry

    return foundry


def _tiled() -> Format:
    from battlefield.files.imports.tiled import maps

    return maps


def _tiled_xml() -> Format:
    from battlefield.files.imports.tiled import xml

    return xml


def _svg() -> Format:
    from battlefield.files.imports.svg import drawing

    return drawing


def _geojson() -> Format:
    from battlefield.files.imports import geojson

    return geojson


def _open_street_map() -> Format:
    from battlefield.files.imports import open_street_map

    return open_street_map


def _one_page_dungeon() -> Format:
    from battlefield.files.imports import one_page_dungeon

    return one_page_dungeon


def _tournament_layouts() -> Format:
    from battlefield.files.imports.layouts import tournament_layouts

    return tournament_layouts


def _tabletop_simulator() -> Format:
    from battlefield.files.imports import tabletop_simulator

    return tabletop_simulator


def _army_lists() -> Format:
    from battlefield.files.imports.army import army_lists

    return army_lists


def _ascii_maps() -> Format:
    from battlefield.files.imports.letters import ascii_maps

    return ascii_maps


@dataclass(frozen=True, slots=True)
class Importer:
    """One format: its name, what its files are called, their endings, and what loads its module."""

    name: str
    says: str
    endings: tuple[str, ...]
    module: Callable[[], Format]

    @property
    def words(self) -> str:
        """What its files are called, without an article."""
        words = self.says.partition(" ")[2]
        return words[0].upper() + words[1:]


_LISTS = (".ros", ".rosz", ".registry", ".regiztry", ".json", ".txt", ".csv", ".tsv")
FORMATS: Mapping[str, Importer] = {
    each.name: each
    for each in (
        Importer("uvtt", "a Universal VTT map", (".dd2vtt", ".uvtt", ".df2vtt"), _uvtt),
        Importer("foundry", "a Foundry scene", (".json",), _foundry),
        Importer("tiled", "a Tiled map", (".tmj", ".json"), _tiled),
        Importer("tiled-xml", "a Tiled map", (".tmx",), _tiled_xml),
        Importer("svg", "an SVG drawing", (".svg",), _svg),
        Importer("openstreetmap", "an OpenStreetMap extract", (".osm", ".json"), _open_street_map),
        Importer("geojson", "a GeoJSON file", (".geojson", ".json"), _geojson),
        Importer("tournament-layout", "a tournament layout", (".json",), _tournament_layouts),
        Importer("one-page-dungeon", "a One Page Dungeon", (".json",), _one_page_dungeon),
        Importer("tabletop-simulator", "a Tabletop Simulator save", (".json",), _tabletop_simulator),
        Importer("army-list", "an army list", _LISTS, _army_lists),
        Importer("ascii", "a map of letters", (".txt",), _ascii_maps),
    )
}
"""The formats by name, in the order in which they are tried; a module is loaded when it is first wanted."""
IMPORTED = tuple(dict.fromkeys(ending for each in FORMATS.values() for ending in each.endings))
"""The endings of all files that may be imported."""


def _known() -> str:
    """Name all that can be imported, with the endings; that of so many, .json, but once."""
    endings: dict[str, list[str]] = {}
    for each in FORMATS.values():
        own = [end for end in each.endings if end != ".json" or each.name == _FIRST_OF_JSON]
        endings.setdefault(each.says, []).extend(own)
    *most, last = (f"{says} ({', '.join(found)})" if found else says for says, found in endings.items())
    return f"{', '.join(most)}, or {last}"


_FIRST_OF_JSON = next(each.name for each in FORMATS.values() if ".json" in each.endings)


def format_of(source: Source, cancelled: Cancelled = None) -> str:
    """Tell a file's format by what stands in it; raise SceneError where it is none that is known.

    Raises StoppedError as soon as it is cancelled.
    """
    try:
        _check_size(source)
        with watched(cancelled):
            return _told(source)
    except SceneError as error:
        raise error.of(source.name) from None
    except _SURPRISES:
        raise _unreadable(source) from None


def questions(source: Source, cancelled: Cancelled = None) -> tuple[Question, ...]:
    """Return what must be asked before a file is imported; SceneError where it cannot be read.

    Raises StoppedError as soon as it is cancelled.
    """
    module = _module(name := format_of(source, cancelled))
    try:
        with watched(cancelled):
            asked = module.questions(source)
            if (tells := _TELLING.get(name)) is not None and re.search(tells, source.data):
                asked = (*asked, *doubts_asked(module.imported, source, {}))
            return asked
    except SceneError as error:
        raise named(error, source).of(source.name) from None
    except _SURPRISES:
        raise _unreadable(source) from None


def imported(
    source: Source, answers: Answers, cancelled: Cancelled = None, progress: Progress = None
) -> Imported:
    """Read a file as a scene; a question that is not answered has its usual answer.

    Raises SceneError where the file cannot be read or an answer cannot be used, and StoppedError as soon as
    it is `cancelled`; `progress` is told now and then, from 0 to 1, how much is done.
    """
    module = _module(format_of(source, cancelled))
    try:
        with watched(cancelled, progress):
            return module.imported(source, answers)
    except SceneError as error:
        raise named(error, source).of(source.name) from None
    except _SURPRISES:
        raise _unreadable(source) from None


_PROPERTY = rb"""name["']?\s*[:=]\s*["'](?:height|top|sight)"""
_TELLING: Mapping[str, bytes] = {
    "tiled": _PROPERTY,
    "tiled-xml": _PROPERTY,
    "geojson": rb'"(?:height|top|sight)',
    "svg": rb"data-(?:height|top|sight)",
}
"""By which words of a file it may tell heights or sight, which names of things may contradict."""
_OF_WORDS = (
    "write each unit of a list with its price, such as 10x Guard (180 pts), or each with its number, such as "
    "10x Guard; of a map of letters, say what they mean, such as # = wall"
)
_SURPRISES = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError, OSError)
"""What a hostile file may make a reader trip over; it is told as a fault of the file all the same."""


def _told(source: Source) -> str:
    if (picture := given_picture(source.data, source.name)) is not None:
        raise picture
    failed: SceneError | None = None
    for name in FORMATS:
        try:
            if _module(name).is_it(source):
                return name
        except SceneError as error:
            failed = failed or error
    if failed is not None:
        raise failed
    if source.is_json:
        _ = source.json  # damaged text is told as that, with its line, before anything else
    is_words = source.name.lower().endswith(".txt") and source.head[:1] not in (b"{", b"[", b"<")
    raise SceneError("", "is no file that can be imported", _OF_WORDS if is_words else f"choose {_known()}")


def _module(name: str) -> Format:
    return FORMATS[name].module()


def _check_size(source: Source) -> None:
    if len(source.data) > MOST_BYTES:
        raise SceneError("", "is too big", f"at most {MOST_BYTES // 2**20} MB are read")
    if not source.head:
        raise SceneError("", "is empty", "choose a file that was saved whole")
    source.check_encoding()


def _unreadable(source: Source) -> SceneError:
    found = "is damaged, or made in a way that is not known here"
    return SceneError("", found, "save it again from the program that made it", source.name)

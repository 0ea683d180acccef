"""Files that a Tiled map names: templates of objects and tilesets, read only in the map's own folder."""

from collections.abc import Sequence
from posixpath import dirname
from typing import Any, Final

from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.reading.source import Source, json_value
from battlefield.files.imports.reading.xml_text import parse_xml
from battlefield.files.imports.tiled.elements import LONG, template_value, tileset_value
from battlefield.files.imports.tiled.painted import painted_tiles
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields

MOST_BYTES: Final = 2 * 1024 * 1024
MOST_FILES: Final = 50
FLIPS: Final = 0xF0000000  # bits of a tile's number that say how it is turned
Value = dict[str, Any]


class Companions:
    """Templates and tilesets by their names; what cannot be read is told once and left out."""

    def __init__(self, source: Source, gathering: Gathering) -> None:
        """Look into the folder of that map."""
        self._source, self._gathering = source, gathering
        self._found: dict[tuple[str, str], dict[Any, Any]] = {}

    def whole(self, thing: Fields) -> Fields:
        """Return an object with what its template says of it; its own words count first."""
        name = thing.text("template")
        if not name:
            return thing
        template = self._read(name, "template").get("object")
        if not isinstance(template, dict):
            return thing
        both = template | thing.found
        own, lent = (_list(each.get("properties")) for each in (thing.found, template))
        named = {str(each.get("name")): each for each in (*lent, *own) if isinstance(each, dict)}
        return Fields(both | {"properties": list(named.values())}, thing.place)

    def tile(self, tilesets: list[Value], number: float) -> Value:
        """Return what a tileset says of a tile: its "type", and the "objectalignment" of all its tiles."""
        gid = int(number) & ~FLIPS
        first, tileset, _ = self.tileset(tilesets, gid)
        own = self.own(tileset, gid - first)
        alignment = tileset.get("objectalignment", "")
        if not isinstance(alignment, str):
            self._gathering.drop("alignment of a tileset that is no word")
        return own | {"objectalignment": alignment} if tileset else {}

    def tileset(self, tilesets: Sequence[Value], gid: int) -> tuple[int, Value, str]:
        """Return the first number of a tile's tileset, that tileset, and the folder that it lies in."""
        chosen = max((each for each in tilesets if _first(each) <= gid), key=_first, default=None)
        if chosen is None:
            return 0, {}, ""
        named = chosen.get("source")
        if isinstance(named, str) and named:
            return _first(chosen), self._read(named, "tileset"), dirname(named.replace("\\", "/"))
        return _first(chosen), chosen, ""

    @staticmethod
    def own(tileset: Value, number: int) -> Value:
        """Return what a tileset says of one of its tiles."""
        tiles = (each for each in _list(tileset.get("tiles")) if isinstance(each, dict))
        return next((tile for tile in tiles if tile.get("id") == number), {})

    def painted(self, tilesets: list[Value], number: float) -> str:
        """Name the terrain that most of a tile is painted with, as its tileset calls it; "" for none."""
        gid = int(number) & ~FLIPS
        chosen = max((each for each in tilesets if _first(each) <= gid), key=_first, default=None)
        if chosen is None:
            return ""
        key = ("painted", str(chosen.get("source") or id(chosen)))
        if key not in self._found:
            named = chosen.get("source")
            self._found[key] = painted_tiles(self._read(named, "tileset") if named else chosen)
        return str(self._found[key].get(gid - _first(chosen), ""))

    def tile_name(self, tilesets: list[Value], number: float) -> str:
        """Name a tile by its tileset and its number there."""
        gid = int(number) & ~FLIPS
        chosen = max((each for each in tilesets if _first(each) <= gid), key=_first, default=None)
        if chosen is None:
            return f"{gid}"
        told = chosen.get("name") or chosen.get("source") or "tileset"
        name = str(told).replace("\\", "/").rpartition("/")[2].partition(".")[0]
        return f"{name[:60]} {gid - _first(chosen)}"

    def _read(self, name: str, kind: str) -> Value:
        key = (kind, name)
        if key not in self._found:
            self._found[key] = {}
            if len(self._found) > MOST_FILES:
                self._gathering.drop(f"{kind} beyond the {MOST_FILES}th file")
                return {}
            try:
                self._found[key] = _value(self._source.beside(name, MOST_BYTES), kind)
            except SceneError as error:
                self._gathering.note_dropped(f"{kind} {shown(name)}: {error.found}")
        return self._found[key]


def _value(data: bytes, kind: str) -> Value:
    if data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"<":
        element = parse_xml(data, LONG)
        return template_value(element) if kind == "template" else tileset_value(element)
    value = json_value(data)
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _first(tileset: Value) -> int:
    number = tileset.get("firstgid")
    return int(number) if isinstance(number, int | float) and abs(number) < 2**40 else 1

"""With which terrain each tile of a tileset is painted: its Wang colours, or the terrain types of old."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

Value = dict[str, Any]


def painted_tiles(tileset: Value) -> dict[int, str]:
    """Return the name of the terrain that covers most of each tile; none for one that nothing covers so."""
    found: dict[int, str] = {}
    for number, names in (*_by_colours(tileset), *_by_types(tileset)):
        name, count = Counter(names).most_common(1)[0] if names else ("", 0)
        if name and 2 * count > len(names):
            found.setdefault(number, name)
    return found


def _by_colours(tileset: Value) -> Iterator[tuple[int, list[str]]]:
    for each in _objects(tileset.get("wangsets")):
        colours = [str(colour.get("name") or "") for colour in _objects(each.get("colors"))]
        for tile in _objects(each.get("wangtiles")):
            told = [_whole(part) for part in _list(tile.get("wangid"))]
            yield _whole(tile.get("tileid")), [colours[k - 1] for k in told if 0 < k <= len(colours)]


def _by_types(tileset: Value) -> Iterator[tuple[int, list[str]]]:
    names = [str(each.get("name") or "") for each in _objects(tileset.get("terrains"))]
    for tile in _objects(tileset.get("tiles")):
        told = [_whole(part) for part in _list(tile.get("terrain"))]
        if told:
            yield _whole(tile.get("id")), [names[k] if 0 <= k < len(names) else "" for k in told]


def _whole(value: object) -> int:
    try:
        return int(value) if isinstance(value, int | float | str) else -1
    except (ValueError, OverflowError):
        return -1


def _objects(value: object) -> list[Value]:
    return [each for each in _list(value) if isinstance(each, dict)]


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []

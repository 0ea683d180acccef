"""What must hold of a load, by a second reading of the file that knows nothing of the importer's code.

A law gives a sentence where it is broken: a thing that is neither in the scene nor counted as dropped, walls
of another length than in the file, a door that is open and should be closed.
"""

import json
import re
from itertools import pairwise
from math import dist, isclose

from battlefield.geometry.kernel.shapes import Strip

NUMBER = re.compile(r"(\d+) ")
NO_THINGS = ("layer", "unusable value", "other tag", "ambient light", "parallax", "opacity", "tileset")
WALLS = ("wall", "curtain", "window", "outline")


def dropped(found, *nouns):
    """Count what is said to be dropped: sentences that begin with a number of a noun; "" is any thing."""
    total = 0
    for sentence in found.dropped:
        number = NUMBER.match(sentence)
        is_thing = not any(word in sentence.partition(":")[0] for word in NO_THINGS)  # behind it are names
        if number and is_thing and any(is_of(noun, sentence[number.end() :]) for noun in nouns):
            total += int(number[1])
    return total


def is_of(noun, words):
    """Return whether words speak of a noun, mostly with one word before it: "closed doors far beside"."""
    return not noun or re.match(rf"(?:\w+ )?{noun}s?\b", words) is not None


def listed(value, key):
    """Return a list of a value, or none."""
    inner = value.get(key) if isinstance(value, dict) else None
    return inner if isinstance(inner, list) else []


def kept(found, what, count, parts, *words):
    """Tell where fewer things are taken or dropped than there are in a file."""
    told = len(parts) + dropped(found, *words)
    return (
        ""
        if told >= count
        else f"{count} {what} in the file, {len(parts)} taken, {told - len(parts)} dropped"
    )


def strips_long(pieces):
    """Return how long strips are together."""
    lines = [piece.outline.points for piece in pieces if isinstance(piece.outline, Strip)]
    return sum(dist(a, b) for line in lines for a, b in pairwise(line))


def is_as_long(found, pieces, wanted, *words):
    """Tell where walls are not as long as they are in the file, unless some are said to be dropped."""
    is_cut = any("walls that doors lie in" in sentence for sentence in found.dropped)
    is_whole = not is_cut and not dropped(found, *words)
    there = strips_long(pieces)
    same = isclose(there, wanted, rel_tol=1e-6, abs_tol=1e-4)
    return (
        f"walls are {wanted:.6f} in long in the file, and {there:.6f} here" if is_whole and not same else ""
    )


def of_uvtt(data, found):
    """Doors, lights and walls of a Universal VTT map; places are in squares of an inch."""
    value = json.loads(data.decode("utf-8-sig", errors="replace"))
    doors = [piece for piece in found.scene.terrain if piece.door is not None]
    walls = [piece for piece in found.scene.terrain if piece.id.startswith("wall")]
    lines = {}
    for line in listed(value, "line_of_sight"):
        ring = tuple((at["x"], at["y"]) for at in line)
        lines[min(ring, ring[::-1])] = sum(dist(a, b) for a, b in pairwise(ring))
    told = {
        tuple(sorted((at["x"], at["y"]) for at in each.get("bounds") or [])): each.get("closed")
        for each in listed(value, "portals")
    }
    origin = value["resolution"].get("map_origin") or {"x": 0, "y": 0}
    for door in doors:
        ends = tuple(sorted((x + origin["x"], y + origin["y"]) for x, y in door.outline.points))
        near = [
            shut
            for line, shut in told.items()
            if len(line) == len(ends) and all(dist(a, b) < 1e-6 for a, b in zip(line, ends, strict=True))
        ]
        if near and all(bool(shut) == door.door.is_open for shut in near):
            return f"a door at {ends[0]} is open here and closed there, or the other way round"
    return (
        kept(found, "doors", len(listed(value, "portals")), doors, "door")
        or kept(found, "lights", len(listed(value, "lights")), found.scene.lights, "light")
        or is_as_long(found, walls, sum(lines.values()), "wall")
    )


def stops(wall):
    """Return whether a wall stops movement, and what it does to sight."""
    return wall.get("move", 20) != 0, wall.get("sight", wall.get("sense", 20))


def of_foundry(data, found):
    """Walls, doors, lights, tokens and notes of a Foundry scene, at a square of an inch."""
    value, scene = json.loads(data.decode("utf-8-sig", errors="replace")), found.scene
    size = value["grid"]["size"] if isinstance(value["grid"], dict) else value["grid"]
    walls = [wall for wall in listed(value, "walls") if not wall.get("door") and any(stops(wall))]
    lines = {(tuple(sorted((tuple(w["c"][:2]), tuple(w["c"][2:])))), stops(w)) for w in walls}
    doors = [piece for piece in scene.terrain if piece.door is not None]
    plain = [piece for piece in scene.terrain if piece.door is None]
    is_limited = any(sight == 10 for _, (_, sight) in lines)  # those that close are outlines
    return (
        kept(found, "doors", sum(bool(w.get("door")) for w in listed(value, "walls")), doors, "door")
        or kept(found, "lights", len(listed(value, "lights")), scene.lights, "light")
        or kept(found, "tokens", len(listed(value, "tokens")), scene.models, "token")
        or kept(found, "notes", len(listed(value, "notes")), scene.notes, "note")
        or (
            ""
            if is_limited
            else is_as_long(found, plain, sum(dist(*line) / size for line, _ in lines), *WALLS)
        )
    )


def geometries(geometry):
    """Count the simple geometries within one."""
    if not isinstance(geometry, dict):
        return 1
    kind = geometry.get("type", "")
    if kind == "GeometryCollection":
        return sum(map(geometries, geometry.get("geometries", [])))
    return len(geometry.get("coordinates", [])) if kind.startswith("Multi") else 1


def of_geojson(data, found):
    """Features of GeoJSON: each of their geometries is a part, or is counted as dropped."""
    value = json.loads(data.decode("utf-8-sig", errors="replace"))
    features = listed(value, "features") if value.get("type") == "FeatureCollection" else [value]
    count = sum(
        1
        if "template" in (each.get("properties") or {}) and "battlefield" in value
        else geometries(each.get("geometry"))
        for each in features
    )
    scene = found.scene
    lists = (
        scene.terrain,
        scene.models,
        scene.objectives,
        scene.templates,
        scene.notes,
        scene.zones,
        scene.areas,
    )
    parts = [part for each in (*lists, scene.entries, scene.borders, scene.lights) for part in each]
    return kept(found, "features", count, parts, "")


def of_dungeon(data, found):
    """Doors, columns and notes of a One Page Dungeon."""
    value, scene = json.loads(data.decode("utf-8-sig", errors="replace")), found.scene
    doors = [piece for piece in scene.terrain if piece.door is not None]
    columns = [piece for piece in scene.terrain if piece.id.startswith("column")]
    return (
        kept(found, "doors", len(listed(value, "doors")), doors, "door")
        or kept(found, "columns", len(listed(value, "columns")), columns, "column")
        or kept(found, "notes", len(listed(value, "notes")), scene.notes, "note")
    )


def objects_of(layers):
    """Count the objects of layers and of groups within them."""
    return sum(
        objects_of(listed(layer, "layers")) if layer.get("type") == "group" else len(listed(layer, "objects"))
        for layer in layers
        if layer.get("type") in ("group", "objectgroup")
    )


def tile_layers(layers):
    """Yield the names of tile layers, in groups too."""
    for layer in layers:
        if layer.get("type") == "tilelayer":
            yield layer.get("name")
        yield from tile_layers(listed(layer, "layers"))


def of_tiled(data, found):
    """Objects of a Tiled map: each is a part, or is counted as dropped; ground of tiles is none."""
    scene, layers = found.scene, listed(json.loads(data.decode("utf-8-sig", errors="replace")), "layers")
    lists = (scene.models, scene.objectives, scene.templates, scene.notes, scene.zones, scene.areas)
    parts = [part for each in (*lists, scene.entries, scene.borders, scene.lights) for part in each]
    tiles = set(tile_layers(layers))
    parts += [piece for piece in scene.terrain if piece.hold.layer not in tiles]
    return kept(found, "objects", objects_of(layers), parts, "")


PRICE = re.compile(r"[(\[]\s*\d[\d., ]*(?<! )\s*(?:(?:pts?|points?)(?!\w)\.?\s*[)\]]?|[$€£¢])", re.IGNORECASE)
COUNTED = re.compile(r"(?:char\d+:\s*)?(\d+)\s*[x×]\s+[^()\[\]:]+" + PRICE.pattern, re.IGNORECASE)


def of_army(data, found):
    """Models of a list as text: as many as stand before the names of units, where all have a number."""
    if data[:1] in b"{<P" or not data.startswith(b"+++"):
        return ""
    lines = [line.strip() for line in data.decode("utf-8-sig", errors="replace").splitlines()]
    units = [line for line in lines if PRICE.search(line) and line[:1] not in ("+", "#", "•")]
    units = [line for line in units if not any(each.endswith(line[:60]) for each in found.dropped)]
    numbers = [COUNTED.match(line) for line in units]
    wanted = sum(int(number[1]) for number in numbers if number is not None)
    if None in numbers or len(found.scene.models) == wanted:
        return ""
    return f"{wanted} models in the list, {len(found.scene.models)} here"


LAWS = {
    "uvtt": of_uvtt,
    "foundry": of_foundry,
    "geojson": of_geojson,
    "one-page-dungeon": of_dungeon,
    "tiled": of_tiled,
    "army-list": of_army,
}
"""By format; of the others (svg, tiled-xml, ascii) only what holds of every load is asked."""

"""Random tables written for others and read again: what does not come back is what is said to be lost.

    python tests/benchmarks/exchange/many_round_trips.py --count 100 --seed 1

Each table has parts of every sort, in layers, groups and links, with doors, lights, range rings and facts.
Of GeoJSON, Tiled and SVG the table that comes back must be the one that was written, but for what a sentence
says to be lost, and each sentence must say something that is. Of Universal VTT and Foundry what they keep of
doors, lights, models and notes must come back, and a sentence stand there exactly where something else does
not. Whatever is otherwise is printed with its number, and the exit status is 1 then.
"""

import argparse
import sys
from collections import Counter
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "tests/files/exports")]

from exchanged import scenes, without_holes  # noqa: E402
from hypothesis import HealthCheck, given, seed, settings  # noqa: E402
from hypothesis import strategies as some  # noqa: E402

from battlefield.files.exports import exported  # noqa: E402
from battlefield.files.imports import Source, imported  # noqa: E402
from battlefield.geometry.kernel.shapes import Polygon, Strip  # noqa: E402
from battlefield.rules.scene.contents import Door, RangeRing, Terrain  # noqa: E402
from battlefield.rules.scene.doors import set_door  # noqa: E402
from battlefield.rules.scene.parts import LISTS  # noqa: E402
from battlefield.rules.scene.scenario import NO_FACTS, SYMMETRIES, Hold, Layer, Light  # noqa: E402

ENDINGS = {"geojson": "t.geojson", "tiled": "t.tmj", "svg": "t.svg", "uvtt": "t.dd2vtt", "foundry": "t.json"}
LAYERS = ("low", "Mid & high")
LOCKS = "the order and the locks of layers"
NEAR = 2e-6  # inches, and degrees: what text of six places may be off


@some.composite
def tables(draw):
    """Any table of `scenes`, whose parts are held in layers and groups, with doors, lights and rings."""
    scene = draw(scenes())
    doors = tuple(draw(_door(f"door{n}", 5.0 * n)) for n in range(draw(some.integers(0, 3))))
    lights = tuple(draw(_light(f"light{n}", 3.0 + n)) for n in range(draw(some.integers(0, 2))))
    scene = replace(scene, terrain=(*scene.terrain, *doors), lights=lights)
    lists = {key: tuple(draw(_held(part)) for part in getattr(scene, key)) for key in LISTS.values()}
    used = {part.hold.layer for parts in lists.values() for part in parts if hasattr(part, "hold")}
    layers = tuple(
        Layer(name, draw(some.booleans()), draw(some.booleans()), opacity=draw(some.sampled_from([1.0, 0.4])))
        for name in draw(some.permutations(LAYERS))
        if name in used
    )
    return replace(
        scene, **lists, layers=layers,
        description=draw(some.sampled_from(["", "Two banks & a <ford>"])),
        symmetry=draw(some.sampled_from(SYMMETRIES)), sigma=draw(some.sampled_from([0.0, 0.03])),
        custom=draw(some.sampled_from(["", "roll off"])),
        extra=draw(some.sampled_from([{}, {"mine": 1}])),
    )  # fmt: skip


@some.composite
def _door(draw, id_, x):
    line = Strip(
        ((x, 40.0), (x + draw(some.sampled_from([1.0, 2.5])), draw(some.sampled_from([40.0, 42.0])))), 0.25
    )
    door = Door(
        height=4.5, freestanding=draw(some.booleans()), turn=draw(some.sampled_from([0.0, 45.0])),
        secret=draw(some.booleans()), locked=draw(some.booleans()),
    )  # fmt: skip
    sight = draw(some.sampled_from(["blocks", "clear"]))
    shut = Terrain(id_, line, top=4.5, ground=("impassable",), sight=sight, kind="door", door=door)
    return set_door(shut, draw(some.booleans()))


@some.composite
def _light(draw, id_, x):
    return Light(
        id_, (x, 5.0), draw(some.sampled_from([0.0, 6.5])), draw(some.sampled_from([1.0, 0.5])),
        draw(some.sampled_from(["#ffffff", "#eccd8b", "#7f7fb080"])), draw(some.booleans()),
        draw(some.sampled_from(["", "Torch"])),
    )  # fmt: skip


@some.composite
def _held(draw, part):
    if hasattr(part, "rings") and draw(some.booleans()):
        part = replace(part, rings=(RangeRing(3.0, "aura", draw(some.booleans())), RangeRing(6.5)))
    if hasattr(part, "sigma") and draw(some.booleans()):
        part = replace(part, sigma=0.1)
    if not hasattr(part, "hold") or draw(some.booleans()):
        return part
    link = draw(some.sampled_from(["", "k"]))
    hold = Hold(
        draw(some.sampled_from(["", *LAYERS])), draw(some.sampled_from(["", "g"])), draw(some.booleans()),
        draw(some.booleans()), link, 1 if link else 0,
    )  # fmt: skip
    return replace(part, hold=hold)


def differences(found, wanted, place=""):
    """Yield where two values differ, by more than what is lost to writing numbers as text."""
    if isinstance(wanted, float) and isinstance(found, float):
        if abs(found - wanted) > NEAR:
            yield f"{place}: {wanted!r} became {found!r}"
    elif isinstance(wanted, Polygon) and isinstance(found, Polygon):
        yield from _ring_differences(found, wanted, place)
    elif is_dataclass(wanted) and type(found) is type(wanted):
        for each in fields(wanted):
            if each.name not in ("base_extra", "shape_extra"):
                yield from differences(
                    getattr(found, each.name), getattr(wanted, each.name), f"{place}.{each.name}"
                )
    elif isinstance(wanted, tuple) and isinstance(found, tuple) and len(found) == len(wanted):
        for n, pair in enumerate(zip(found, wanted, strict=True)):
            yield from differences(*pair, f"{place}[{n}]")
    elif found != wanted:
        yield f"{place}: {wanted!r} became {found!r}"


def _ring_differences(found, wanted, place):
    rings, others = (found.points, *found.holes), (wanted.points, *wanted.holes)
    if [len(ring) for ring in rings] != [len(ring) for ring in others]:
        yield f"{place}: other rings"
        return
    for ring, other in zip(rings, others, strict=True):
        if any(min(abs(x - u) + abs(y - v) for u, v in ring) > 2 * NEAR for x, y in other):
            yield f"{place}: other corners"


def bare(scene, lost):
    """Leave out of a table what sentences say to be lost; give it, and those that say nothing true."""
    idle = []
    for words in lost:
        ways = [way for start, way in SAYS.items() if words.startswith(start) or start in words]
        less = ways[0](scene) if ways else scene
        if less == scene:
            idle.append(words)
        scene = less
    return scene, idle


def _each_by_itself(scene):
    """Hide each part of a hidden layer, and no layer."""
    hidden = {each.id for each in scene.layers if each.hidden}

    def part(each):
        is_in = hasattr(each, "hold") and each.hold.layer in hidden
        return replace(each, hold=replace(each.hold, hidden=True)) if is_in else each

    lists = {key: tuple(map(part, getattr(scene, key))) for key in LISTS.values()}
    return replace(scene, **lists, layers=tuple(replace(each, hidden=False) for each in scene.layers))


SAYS = {
    "the description": lambda s: replace(s, description=""),
    "the facts of the scenario": lambda s: replace(s, facts=NO_FACTS),
    "the standard uncertainty": lambda s: replace(s, sigma=0.0),
    "what is done about open verdicts": lambda s: replace(s, custom=""),
    "the symmetry": lambda s: replace(s, symmetry=""),
    "the holes of": without_holes,
    "only other programs know": lambda s: replace(s, extra={}),
    "that layers are hidden": _each_by_itself,
    "how opaque layers are": lambda s: replace(s, layers=tuple(replace(x, opacity=1.0) for x in s.layers)),
}


def wrong_of_drawings(scene, made, back):
    """Yield what is wrong with a table that came back from a format that keeps all parts."""
    lost = [words for words in made.lost if not words.startswith(LOCKS)]
    wanted, idle = bare(scene, lost)
    yield from (f"says without need: {words}" for words in idle)
    kept = {
        each.id: (each.hidden, each.opacity) for each in wanted.layers if each.hidden or each.opacity < 1.0
    }
    there = {
        each.id: (each.hidden, each.opacity) for each in back.layers if each.hidden or each.opacity < 1.0
    }
    if kept != there:
        yield f"layers: {kept} became {there}"
    if LOCKS not in " ".join(made.lost) and wanted.layers != back.layers:
        yield f"layers: {wanted.layers} became {back.layers}"
    yield from differences(replace(back, layers=()), replace(wanted, layers=()), "scene")


def wrong_of_walls(scene, made, back, name):
    """Yield what is wrong with a table that came back from a virtual table."""
    said = " | ".join(made.lost)
    for what, key, words in KEPT[name]:
        before, after = (Counter(map(key, what(each))) for each in (scene, back))
        if (before != after) != any(word in said for word in words):
            yield f"{words or 'never'}: {before} became {after}, said is {said}"
    for key, words in OF_SCENES.items():
        if (getattr(scene, key) != getattr(back, key)) != (words in said):
            yield f"{key}: {getattr(scene, key)!r} became {getattr(back, key)!r}, said is {said}"
    if (scene.name != back.name) != ("the name of the scene" in said or "the table has no name" in said):
        yield f"name: {scene.name!r} became {back.name!r}"


OF_SCENES = {
    "description": "the description", "symmetry": "the symmetry", "custom": "open verdicts",
    "sigma": "uncertainty that all", "extra": "only other programs",
}  # fmt: skip


def _doors(scene):
    return [each for each in scene.terrain if each.door is not None]


def _marks(scene):
    return (*scene.zones, *scene.areas, *scene.borders, *scene.entries, *scene.objectives, *scene.templates)


def _shut(piece):
    return set_door(piece, False)


def _line(piece):
    return tuple(sorted((round(x, 5), round(y, 5)) for x, y in piece.outline.points))


def _spot(part):
    return round(part.at[0], 4) + 0.0, round(part.at[1], 4) + 0.0


KEPT = {
    "uvtt": (
        (_doors, lambda d: (_line(d), d.door.is_open, d.door.freestanding, d.door.turn), ()),
        (_doors, lambda d: (d.door.secret, d.door.locked), ("secret or locked",)),
        (_doors, lambda d: _shut(d).sight, ("can be seen through",)),
        (lambda s: s.lights, lambda x: (_spot(x), x.range, x.intensity, x.colour, x.shadows), ()),
        (lambda s: s.lights, lambda x: x.name, ("the names of",)),
        (lambda s: (*s.models, *s.notes, *_marks(s)), lambda x: type(x).__name__, ("what is marked",)),
    ),
    "foundry": (
        (_doors, lambda d: (_line(d), d.door.is_open, d.door.secret, d.door.locked, _shut(d).sight), ()),
        (_doors, lambda d: (d.door.freestanding, d.door.turn), ("freestanding or turned",)),
        (lambda s: s.lights, lambda x: (_spot(x), round(x.range, 4), x.colour[:7], x.shadows, x.name), ()),
        (lambda s: s.lights, lambda x: x.intensity, ("the intensity of lights",)),
        (lambda s: s.models, lambda m: (_spot(m), round(m.facing % 360, 4) % 360), ()),
        (lambda s: s.models, lambda m: m.name, ("no name: tokens",)),
        (lambda s: s.models, lambda m: (m.unit, m.height, m.rings, m.sigma, m.base.kind),
         ("units, heights",)),
        (lambda s: s.notes, lambda n: (_spot(n), n.text), ()),
        (lambda s: s.notes, lambda n: n.size, ("letters",)),
        (_marks, lambda x: type(x).__name__, ("what is marked",)),
    ),
}  # fmt: skip
"""Of a format: parts, what of them is looked at, and words of sentences that say it lost; () never."""


def wrong(scene, name):
    """Yield what is wrong with a table that was written in a format and read again."""
    made = exported(scene, name)
    back = imported(Source(ENDINGS[name], made.data), {}).scene
    if name in KEPT:
        yield from wrong_of_walls(scene, made, back, name)
    else:
        yield from wrong_of_drawings(scene, made, back)


def tried(name, count, begun):
    """Try so many tables in one format; return how many were wrong, and what of them."""
    counts, shown = Counter(), []

    @seed(begun)
    @settings(max_examples=count, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(tables())
    def trial(scene):
        counts["tables"] += 1
        found = list(wrong(scene, name))
        counts["wrong"] += bool(found)
        shown.extend(f"  table {counts['tables']}: {words[:300]}" for words in found[:3])

    trial()
    return counts, shown


def main():
    """Try so many tables in each format."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--format", nargs="*", choices=list(ENDINGS), default=list(ENDINGS))
    told, faults = parser.parse_args(), 0
    for name in told.format:
        counts, shown = tried(name, told.count, told.seed)
        print(
            f"{name}: {counts['tables']} tables, {counts['wrong']} wrong", *shown[:12], sep="\n", flush=True
        )
        faults += counts["wrong"]
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

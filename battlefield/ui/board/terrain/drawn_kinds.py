"""How each kind of terrain is drawn in its drawn look, lit from the upper left."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin

from PySide6.QtCore import QPointF

from battlefield.geometry.kernel.shapes import Outline, Point, Strip
from battlefield.ui.board.paths import ring_area, rings
from battlefield.ui.board.patterns import strokes
from battlefield.ui.board.terrain.drawn_canvas import Canvas
from battlefield.ui.board.terrain.drawn_colours import Tone

LIGHT_FROM = (-0.6, -0.8)  # the way to where the light comes from

# what several kinds are made of


def _disc(at: QPointF, radius: float, bumps: int = 0, turn: float = 0.0) -> list[Point]:
    """Return a disc about a place, or a crown with bumps."""
    found = []
    for k in range(48 if bumps else 24):
        angle = 2 * pi * k / (48 if bumps else 24)
        reach = radius * (0.9 + 0.1 * cos(bumps * angle + turn)) if bumps else radius
        found.append((at.x() + reach * cos(angle), at.y() + reach * sin(angle)))
    return found


def _crowns(canvas: Canvas, spacing: float, least: float, most: float, salt: str, tone: float) -> None:
    """Draw crowns that lie within the edge, each dark at its foot and lit from the upper left."""
    spots = canvas.spots(spacing, salt)
    for (spot, size), room in zip(spots, canvas.clear(spots), strict=True):
        radius = min(least + (most - least) * size, room - 0.02)
        if radius < 0.5 * least:
            continue
        lit = QPointF(*LIGHT_FROM) * (0.22 * radius)
        canvas.crown(spot, radius, size, Tone(-0.45 + tone))
        canvas.crown(spot + lit * 0.3, 0.88 * radius, size, Tone(-0.16 + tone + 0.12 * size))
        canvas.crown(spot + lit, 0.55 * radius, size, Tone(0.1 + tone))
        canvas.crown(spot + lit * 1.7, 0.22 * radius, size, Tone(0.26 + tone, 0.8))


def _specks(canvas: Canvas, spacing: float, tone: float, reach: float = 0.05) -> None:
    spots = canvas.spots(spacing, f"speck{tone}")
    canvas.discs([(at, reach * (0.5 + size)) for at, size in spots], Tone(tone, 0.7))


def _tufts(canvas: Canvas, spacing: float, tone: float) -> None:
    """Draw short blades of grass in twos."""
    blades: list[list[Point]] = []
    for at, size in canvas.spots(spacing, "tuft"):
        high = 0.1 + 0.1 * size
        blades += [[(at.x(), at.y()), (at.x() + lean, at.y() - high)] for lean in (-0.06, 0.07)]
    canvas.line(blades, Tone(tone, 0.8), 0.035)


def _parallel(canvas: Canvas, spacing: float, angle: float) -> list[list[Point]]:
    lines = strokes(canvas.path, spacing, angle)
    return [[(line.x1(), line.y1()), (line.x2(), line.y2())] for line in lines]


def _longways(canvas: Canvas) -> float:
    """Return the angle of lines that run along the longest side."""
    ring = rings(canvas.path)[0]
    sides = [(hypot(b.x() - a.x(), b.y() - a.y()), b - a) for a, b in pairwise(ring)]
    way = max(sides, key=lambda side: side[0])[1]
    return -degrees(atan2(way.y(), way.x()))


def _slopes(canvas: Canvas, reach: float, strength: float) -> None:
    """Draw a slope from each side inward, lit by where it faces."""
    for number, ring in enumerate(rings(canvas.path)):
        points = [at for at, after in zip(ring, [*ring[1:], ring[0]], strict=True) if at != after]
        if len(points) < 3:
            continue
        turn = (1.0 if ring_area(points) > 0 else -1.0) * (1.0 if number == 0 else -1.0)
        inner = [_inward(*three, turn * reach) for three in _threes(points)]
        pairs = zip(points, [*points[1:], points[0]], inner, [*inner[1:], inner[0]], strict=True)
        for a, b, c, d in pairs:
            way = b - a
            size = hypot(way.x(), way.y()) or 1.0
            facing = turn * (way.y() * LIGHT_FROM[0] - way.x() * LIGHT_FROM[1]) / size
            face = [(p.x(), p.y()) for p in (a, b, d, c)]
            canvas.fill([face], Tone(strength * facing - 0.05))


def _threes(points: Sequence[QPointF]) -> Iterable[tuple[QPointF, QPointF, QPointF]]:
    return zip([points[-1], *points[:-1]], points, [*points[1:], points[0]], strict=True)


def _inward(before: QPointF, here: QPointF, after: QPointF, by: float) -> QPointF:
    one, two = here - before, after - here
    first = QPointF(-one.y(), one.x()) / (hypot(one.x(), one.y()) or 1.0)
    second = QPointF(-two.y(), two.x()) / (hypot(two.x(), two.y()) or 1.0)
    return here + (first + second) * (by / max(1.0 + QPointF.dotProduct(first, second), 0.4))


def _across(outline: Outline, step: float, share: float = 1.0) -> list[list[Point]]:
    """Return lines across a strip at even steps."""
    found: list[list[Point]] = []
    if not isinstance(outline, Strip):
        return found
    due, half = step / 2, 0.5 * outline.width * share
    for (x, y), (u, v) in pairwise(outline.points):
        long = hypot(u - x, v - y)
        while long and due <= long:
            at, way = (x + (u - x) * due / long, y + (v - y) * due / long), ((u - x) / long, (v - y) / long)
            ends = ((at[0] - way[1] * half * side, at[1] + way[0] * half * side) for side in (-1.0, 1.0))
            found.append(list(ends))
            due += step
        due -= long
    return found


# the kinds


def _plain(canvas: Canvas) -> None:
    _specks(canvas, 0.5, -0.2)
    _slopes(canvas, min(0.12, 0.5 * canvas.within.depth), 0.3)


def _wood(canvas: Canvas) -> None:
    canvas.band(0.12, Tone(-0.32))
    _specks(canvas, 0.5, -0.5)
    _crowns(canvas, 0.95, 0.34, 0.62, "low", -0.06)
    _crowns(canvas, 1.5, 0.5, 0.8, "high", 0.08)


def _hedge(canvas: Canvas) -> None:
    canvas.band(0.02, Tone(-0.3))
    _crowns(canvas, 0.34, 0.14, 0.26, "", 0.0)


def _hill(canvas: Canvas) -> None:
    deep = canvas.within.depth
    _slopes(canvas, min(0.9, 0.55 * deep), 0.3)
    for share in (0.35, 0.7, 1.0):
        canvas.band(min(0.9, 0.55 * deep) * share, Tone(0.05 + 0.12 * share, 0.6))
    _tufts(canvas, 0.8, -0.4)


def _water(canvas: Canvas) -> None:
    deep = canvas.within.depth
    canvas.band(0.0, Tone(0.3))
    for share, tone in ((0.12, 0.12), (0.3, 0.0), (0.6, -0.12), (0.95, -0.2)):
        canvas.band(min(share, 0.9 * share * deep), Tone(tone))
    waves = []
    for at, size in canvas.spots(1.0, "wave"):
        far = 0.2 + 0.25 * size
        steps = [k / 8.0 for k in range(-8, 9)]
        waves.append([(at.x() + far * s, at.y() + 0.05 * cos(2 * pi * s)) for s in steps])
    canvas.line(waves, Tone(0.45, 0.75), 0.045)


def _swamp(canvas: Canvas) -> None:
    pools = [_disc(at, 0.2 + 0.5 * size, 5, 7 * size) for at, size in canvas.spots(1.4, "pool")]
    canvas.fill(pools, Tone(-0.35))
    canvas.fill(
        [_disc(at, 0.12 + 0.36 * size, 5, 7 * size) for at, size in canvas.spots(1.4, "pool")], Tone(-0.22)
    )
    _tufts(canvas, 0.45, -0.55)


def _road(canvas: Canvas) -> None:
    canvas.band(min(0.14, 0.3 * canvas.within.depth), Tone(0.14))
    _specks(canvas, 0.42, -0.22, 0.045)
    _specks(canvas, 0.7, 0.3, 0.05)
    if isinstance(canvas.outline, Strip):
        for share in (0.34, 0.66):
            ruts = [[_between(line[0], line[1], share) for line in _across(canvas.outline, 0.25)]]
            canvas.line([rut for rut in ruts if len(rut) > 1], Tone(-0.14, 0.8), 0.14 * canvas.outline.width)


def _between(one: Point, two: Point, share: float) -> Point:
    return one[0] + share * (two[0] - one[0]), one[1] + share * (two[1] - one[1])


def _field(canvas: Canvas) -> None:
    angle = _longways(canvas)
    canvas.line(_parallel(canvas, 0.6, angle), Tone(-0.14), 0.26)
    canvas.line(_parallel(canvas, 0.6, angle), Tone(-0.3, 0.7), 0.05)
    _tufts(canvas, 0.5, -0.34)


def _roof(canvas: Canvas) -> None:
    reach = 0.96 * canvas.within.depth
    _slopes(canvas, reach, 0.3)
    courses = [canvas.within.inset(0.22 * k) for k in range(1, max(2, int(reach / 0.22) + 1))]
    canvas.line([[*ring, ring[0]] for course in courses for ring in course], Tone(-0.45, 0.5), 0.03)


def _flat_roof(canvas: Canvas) -> None:
    thick = min(0.24, 0.35 * canvas.within.depth)
    _slopes(canvas, thick, 0.42)
    canvas.band(thick, Tone(-0.5))
    canvas.band(thick + 0.05, Tone(0.12))
    angle = _longways(canvas)
    for turn in (0.0, 90.0):
        canvas.line(_parallel(canvas, 0.75, angle + turn), Tone(-0.14), 0.03, thick + 0.05)
    canvas.fill([_shade_of_parapet(canvas, thick)], Tone(-0.3, 0.5), thick + 0.05)


def _shade_of_parapet(canvas: Canvas, thick: float) -> list[Point]:
    """Return what the parapet at the upper left shades of the roof: a band along the box about it."""
    box = canvas.path.boundingRect()
    x, y, u, v = box.left(), box.top(), box.right(), box.bottom()
    off = thick + 0.2
    return [(x, y), (u, y), (u, y + off), (x + off, y + off), (x + off, v), (x, v)]


def _wall(canvas: Canvas) -> None:
    thick = 0.3 * canvas.within.depth
    _slopes(canvas, thick, 0.5)
    canvas.band(thick, Tone(0.2))
    joints = _across(canvas.outline, 0.5) or _parallel(canvas, 0.5, _longways(canvas) + 90.0)
    canvas.line(joints, Tone(-0.4), 0.035)


def _ruin(canvas: Canvas) -> None:
    _specks(canvas, 0.4, -0.3, 0.07)
    _specks(canvas, 0.6, 0.3, 0.06)
    wide = min(0.26, 0.4 * canvas.within.depth)
    for ring in rings(canvas.path):
        points = [(at.x(), at.y()) for at in ring]
        for k, (a, b) in enumerate(zip(points, [*points[1:], points[0]], strict=True)):
            long = hypot(b[0] - a[0], b[1] - a[1])
            keep = 0.3 + 0.25 * ((7 * k + len(canvas.name)) % 3) / 2
            stretches = ((0.0, keep), (keep + 0.2, 1.0)) if long > 2.0 else ((0.0, 1.0),)
            for low, high in stretches:
                start, end = _between(a, b, low), _between(a, b, high)
                canvas.fill([_bar(start, end, 2 * wide)], Tone(-0.5))
                canvas.fill([_bar(start, end, 2 * wide - 0.1)], Tone(0.15))


def _bar(a: Point, b: Point, wide: float) -> list[Point]:
    """Return a bar along a line."""
    long = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    x, y = -(b[1] - a[1]) / long * wide / 2, (b[0] - a[0]) / long * wide / 2
    return [(a[0] + x, a[1] + y), (b[0] + x, b[1] + y), (b[0] - x, b[1] - y), (a[0] - x, a[1] - y)]


def _rock(canvas: Canvas) -> None:
    deep = canvas.within.depth
    _slopes(canvas, 0.9 * deep, 0.45)
    _slopes(canvas, 0.4 * deep, 0.3)
    canvas.band(0.85 * deep, Tone(0.28))
    _specks(canvas, 0.5, -0.35, 0.05)


def _stones(canvas: Canvas) -> None:
    for tone, salt in ((-0.35, "a"), (0.0, "b"), (0.3, "c")):
        stones = [_disc(at, 0.07 + 0.15 * size, 5, 9 * size) for at, size in canvas.spots(0.62, salt)]
        canvas.fill(stones, Tone(-0.6))
        lit = [
            (QPointF(-0.025, -0.03) + at, 0.06 + 0.13 * size, size) for at, size in canvas.spots(0.62, salt)
        ]
        canvas.fill([_disc(at, reach, 5, 9 * size) for at, reach, size in lit], Tone(tone))


def _bowl(canvas: Canvas) -> None:
    deep = canvas.within.depth
    _slopes(canvas, 0.8 * deep, -0.35)
    for share in (0.55, 0.85):
        canvas.band(share * deep, Tone(-0.15 - 0.2 * share, 0.7))
    _specks(canvas, 0.6, -0.45)


def _chasm(canvas: Canvas) -> None:
    deep = canvas.within.depth
    for share in (0.1, 0.3, 0.55, 0.8):
        canvas.band(min(share * deep, share), Tone(-0.25 - 0.75 * share))


def _trench(canvas: Canvas) -> None:
    canvas.band(min(0.14, 0.4 * canvas.within.depth), Tone(-0.5))
    canvas.line(_across(canvas.outline, 0.45, 0.7) or _parallel(canvas, 0.45, 0.0), Tone(-0.15), 0.12, 0.12)


def _planks(canvas: Canvas) -> None:
    angle = _longways(canvas)
    canvas.line(_across(canvas.outline, 0.32) or _parallel(canvas, 0.32, angle + 90.0), Tone(-0.5), 0.04)
    _specks(canvas, 0.5, 0.28, 0.035)
    beam = min(0.16, 0.3 * canvas.within.depth)
    _slopes(canvas, beam, 0.4)


def _container(canvas: Canvas) -> None:
    lines = _parallel(canvas, 0.24, _longways(canvas) + 90.0)
    canvas.line(lines, Tone(-0.28), 0.09, 0.12)
    canvas.line([[(x - 0.06, y - 0.05) for x, y in line] for line in lines], Tone(0.26), 0.05, 0.12)
    _slopes(canvas, min(0.14, 0.4 * canvas.within.depth), 0.45)


def _crates(canvas: Canvas) -> None:
    for at, size in canvas.spots(0.92, "crate"):
        half = 0.27 + 0.1 * size
        x, y = at.x(), at.y()
        canvas.fill([_square(x + 0.05, y + 0.06, half)], Tone(-0.6, 0.8))
        canvas.fill([_square(x, y, half)], Tone(-0.1 + 0.3 * size))
        canvas.line([[*_square(x, y, 0.75 * half), (x - 0.75 * half, y - 0.75 * half)]], Tone(-0.5), 0.04)
        canvas.line([[(x - half, y - half), (x + half, y + half)]], Tone(-0.5), 0.05)


def _square(x: float, y: float, half: float) -> list[Point]:
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]


def _bags(canvas: Canvas) -> None:
    _slopes(canvas, 0.4 * canvas.within.depth, 0.5)
    canvas.line(_across(canvas.outline, 0.42) or _parallel(canvas, 0.42, 45.0), Tone(-0.5), 0.05)


def _pipes(canvas: Canvas) -> None:
    for inset, tone in ((0.2, -0.1), (0.45, 0.2), (0.75, 0.5)):
        canvas.band(inset * canvas.within.depth, Tone(tone))
    canvas.line(_across(canvas.outline, 2.0), Tone(-0.55), 0.14)


def _fence(canvas: Canvas) -> None:
    canvas.band(0.3 * canvas.within.depth, Tone(0.25))
    canvas.line(_across(canvas.outline, 0.9), Tone(-0.6), 0.12)


def _wreck(canvas: Canvas) -> None:
    deep = canvas.within.depth
    _slopes(canvas, 0.5 * deep, 0.4)
    canvas.band(0.5 * deep, Tone(-0.3))
    _specks(canvas, 0.42, -0.6, 0.09)
    _specks(canvas, 0.7, 0.25, 0.05)


def _fire(canvas: Canvas) -> None:
    for reach, tone in (
        (0.36, Tone(0.2, warm=0.9)),
        (0.22, Tone(0.45, warm=1.0)),
        (0.1, Tone(0.85, warm=1.0)),
    ):
        canvas.fill([_flame(at, reach * (0.6 + size)) for at, size in canvas.spots(0.8, "flame")], tone)


def _flame(at: QPointF, reach: float) -> list[Point]:
    angles = [2 * pi * k / 20 for k in range(20)]
    return [(at.x() + 0.62 * reach * sin(t) * (1.0 - 0.3 * cos(t)), at.y() - reach * cos(t)) for t in angles]


def _smoke(canvas: Canvas) -> None:
    for tone, salt in ((-0.2, "a"), (0.1, "b"), (0.3, "c")):
        puffs = canvas.spots(1.0, salt)
        for (at, size), room in zip(puffs, canvas.clear(puffs), strict=True):
            if room > 0.12:
                canvas.crown(at, min(0.4 + 0.5 * size, room - 0.02), size, Tone(tone, 0.45))


_RECIPES: dict[str, Callable[[Canvas], None]] = {
    "wood": _wood, "hedge": _hedge, "hill": _hill, "water": _water, "river": _water, "swamp": _swamp,
    "road": _road, "field": _field, "building": _roof, "tower": _roof, "wall": _wall, "ruin": _ruin,
    "rock": _rock, "rubble": _stones, "crater": _bowl, "chasm": _chasm, "trench": _trench, "bridge": _planks,
    "container": _container, "crates": _crates, "barricade": _bags, "pipes": _pipes, "fence": _fence,
    "wreck": _wreck, "fire": _fire, "smoke": _smoke,
}  # fmt: skip


def recipe_for(kind: str, is_platform: bool) -> Callable[[Canvas], None]:
    """Return how a kind is drawn; a building that is stood on has a flat roof."""
    if is_platform and kind in ("building", "tower", ""):
        return _flat_roof
    return _RECIPES.get(kind, _plain)

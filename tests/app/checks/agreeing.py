"""Seeded tables on which the check, exact ways and the fairness report are compared."""

import random
from dataclasses import dataclass, replace
from functools import cache
from math import cos, dist, inf, isfinite, pi, sin

import shapely

from battlefield.app.checks.fairness import Measure, fairness
from battlefield.app.checks.finding import CLIMB
from battlefield.app.checks.goals import lost_objectives
from battlefield.app.checks.passages import shut_places
from battlefield.app.measure.questions import answer
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Strip
from battlefield.geometry.movement import Policy, reach
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Zone
from battlefield.rules.table.table import table_of

SIZE = 20.0
BASES = (12.0, 25.4, 32.0, 40.0)  # millimetres
DEEP = 4.0  # inches of each deployment zone


@dataclass(frozen=True)
class Answers:
    """What each part of the program says of one objective: "" of one that has nothing to say."""

    seed: int
    check: bool  # nobody comes there
    fair: tuple[float, float]  # the walk of each side
    exact: bool | None  # an exact way from some place of a zone; None where none was asked
    turns: tuple[str, ...] = ()  # what rows and pictures by turns say otherwise than exact ways


def drawn_table(seed):
    """Draw a table of walls, yards, roofs and an objective close to one of them."""
    dice = random.Random(seed)
    pieces = [_piece(dice, n) for n in range(dice.randint(1, 6))]
    at = _spot(dice, pieces)
    zones = [Zone("z1", _box(0, 0, SIZE, DEEP), "deployment", "red"),
             Zone("z2", _box(0, SIZE - DEEP, SIZE, SIZE), "deployment", "blue")]  # fmt: skip
    base = BaseSize.round(dice.choice(BASES))
    models = (Model("m", base, (-5.0, -5.0), side="red", height=1.5),)
    goal = Objective("o", "marker", at)
    if dice.random() < 0.3:
        goal = Objective("o", "zone", outline=Circle(at, round(dice.uniform(0.2, 2.0), 3)))
    return Scene(
        Board(SIZE, SIZE), terrain=tuple(pieces), zones=tuple(zones), objectives=(goal,), models=models
    )


def gated_table(seed):
    """Draw a table on which every way goes through gates that are hardly wider than the base, or narrower."""
    dice = random.Random(f"gates {seed}")
    base = BaseSize.round(dice.choice(BASES))
    wide = base.length_mm / 25.4
    walls, width = [], dice.choice((0.05, 0.25, 0.6))
    for number, about in enumerate((7.0, 13.0)):
        gate = wide + dice.choice((-1, 1, 1)) * dice.choice((0.001, 0.004, 0.02, 0.05, 0.12))
        at, tilt = dice.uniform(3, SIZE - 3), dice.choice((0.0, 0.0, 0.15, 0.5))
        ends = ((0.0 - at) * tilt / 4, (SIZE - at) * tilt / 4)
        (ux, uy), half = _along((0.0, about + ends[0]), (SIZE, about + ends[1])), gate / 2
        left, right = ((at - ux * half, about - uy * half), (at + ux * half, about + uy * half))
        facts = {"ground": ("impassable",), "sight": "blocks", "top": 8.0}
        for part, line in enumerate((((-1.0, about + ends[0] - tilt / 4), left),
                                     (right, (SIZE + 1.0, about + ends[1] + tilt / 4)))):  # fmt: skip
            outline = Strip(tuple((round(x, 6), round(y, 6)) for x, y in line), width)
            walls.append(Terrain(f"w{number}{part}", outline, **facts))
    zones = (Zone("z1", _box(0, 0, SIZE, DEEP), "deployment", "red"),
             Zone("z2", _box(0, SIZE - DEEP, SIZE, SIZE), "deployment", "blue"))  # fmt: skip
    at = (round(dice.uniform(4, 16), 3), round(dice.uniform(9.7, 10.3), 3))
    models = (Model("m", base, (-5.0, -5.0), side="red", height=1.5),)
    goal = Objective("o", "marker", at)
    return Scene(Board(SIZE, SIZE), terrain=tuple(walls), zones=zones, objectives=(goal,), models=models)


def _along(a, b):
    """Return the direction from one point to another."""
    long = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    return (b[0] - a[0]) / long, (b[1] - a[1]) / long


def _piece(dice, number):
    x, y = (round(dice.uniform(1, SIZE - 1), 3) for _ in range(2))
    form = dice.choice(("wall", "yard", "disc", "roof", "slit"))
    facts = {"ground": ("impassable",), "sight": "blocks", "top": 8.0}
    if form == "roof":
        facts |= {"top": dice.choice((2.0, 4.0, 7.0)), "platform": True}
        outline = _box(x, y, x + dice.uniform(1, 4), y + dice.uniform(1, 4))
    elif form == "disc":
        outline = Circle((x, y), round(dice.uniform(0.5, 2), 3))
    elif form == "yard":
        outline = _yard(x, y, dice.uniform(1.5, 3), dice.choice((0.0, 0.0, 1.27, 1.3, 2.0)))
    elif form == "slit":
        outline = Strip(((0.0, y), (x, y)), 0.25)
    else:
        long, turn = dice.uniform(3, 12), dice.choice((0.0, 0.0, 0.3, pi / 2))
        outline = Strip(((x, y), (round(x + long * cos(turn), 3), round(y + long * sin(turn), 3))), 0.25)
    return Terrain(f"t{number}", outline, **facts)


def _box(left, top, right, bottom):
    ring = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Polygon(tuple((round(x, 3), round(y, 3)) for x, y in ring))


def _yard(x, y, half, gate):
    """Wall a yard in, with a gate of some width in its upper wall."""
    corners = ((x + gate / 2, y - half), (x + half, y - half), (x + half, y + half),
               (x - half, y + half), (x - half, y - half), (x - gate / 2 - 0.01, y - half))  # fmt: skip
    return Strip(tuple((round(a, 3), round(b, 3)) for a, b in corners), 0.25)


def _spot(dice, pieces):
    """Put an objective near a corner of a piece, else anywhere."""
    if dice.random() < 0.25:
        return round(dice.uniform(0.5, SIZE - 0.5), 3), round(dice.uniform(0.5, SIZE - 0.5), 3)
    outline = dice.choice(pieces).outline
    x, y = outline.centre if isinstance(outline, Circle) else dice.choice(outline.points)
    off = [dice.uniform(-1.5, 1.5) for _ in range(2)]
    return tuple(round(min(max(each + by, 0.3), SIZE - 0.3), 3) for each, by in zip((x, y), off, strict=True))


def answers(seed, scene=None):
    """Ask all three about the objective of a table; None where the check tells something else of it."""
    scene = drawn_table(seed) if scene is None else scene
    base = scene.models[0].base
    if list(lost_objectives(scene)):
        return None
    check = any(each.check == "objective" for each in shut_places(scene))
    mist = Terrain("mist", Circle(_mist(seed), 0.4), ground=(), sight="cloud", top=1.0)
    measure = Measure(base=base, turns=3, eyes=10.0, move=4.0)
    found = fairness(replace(scene, models=(), terrain=(*scene.terrain, mist)), measure)
    walks = [each.values for each in found.rows if each.name.startswith("Walk to the nearest")]
    return Answers(
        seed, check, tuple(walks[0]), _exact(scene, base), tuple(_otherwise(seed, scene, found, mist))
    )


def _mist(seed):
    """Put a mist, which is cover to walk through, anywhere between the zones."""
    dice = random.Random(f"mist {seed}")
    return round(dice.uniform(2, SIZE - 2), 3), round(dice.uniform(DEEP + 1, SIZE - DEEP - 1), 3)


ASKED = 2  # nodes of each side's picture that exact ways are asked about
PITCH = (
    0.4  # inches between the places of a zone's edge that they come from, besides the ends of its free parts
)
SAMPLED = 0.3  # inches that this may make a way longer
CLIMBED = 0.35  # inches that climbing may: it is tried at nodes


def _otherwise(seed, scene, found, mist):
    """Yield what the pictures, the rows that count their nodes, and cover say otherwise than exact ways."""
    bare = replace(scene, models=(), objectives=())
    low, high = {}, {}
    slack = CLIMBED if any(each.platform for each in scene.terrain) else 1e-3
    for side, grid in zip(found.sides, (each for each in found.grids if not each.is_share), strict=True):
        cell = grid.columns[0] * grid.rows[0] * 4.0
        for turn in range(1, found.measure.turns + 1):
            row = next(each for each in found.rows if each.name == f"Reached by turn {turn}")
            counted = cell * sum(each is not None and each <= turn for each in grid.values)
            if abs(row.values[found.sides.index(side)] - counted) > 1e-4:
                yield f"{row.name} of {side} is {row.values}, the picture shows {counted}"
        nodes = [(n, _node(grid, n)) for n in range(len(grid.values))]
        between = [(n, at) for n, at in nodes if DEEP < at[1] < SIZE - DEEP]
        covered = [(n, at) for n, at in nodes if dist(at, mist.outline.centre) <= 0.4]
        for n, at in (*random.Random(f"nodes {seed}").sample(between, ASKED), *covered):
            cost = _from_zone(bare, found.measure.base, at, side)
            low[side, n], high[side, n] = cost - SAMPLED, cost + slack
            turn = grid.values[n]
            soonest = _turn_of(cost - SAMPLED, found.measure)
            latest = _turn_of(cost + slack, found.measure)
            if not soonest <= (99 if turn is None else turn) <= latest:
                yield f"{side} walks {cost} to {at}, the picture says turn {turn}"
    cover = next(each for each in found.rows if each.name == "Cover on its own half")
    for side, other in (found.sides, found.sides[::-1]):
        sure = sum(high[side, n] < low[other, n] for n, _ in covered)
        maybe = sum(low[side, n] <= high[other, n] and isfinite(low[side, n]) for n, _ in covered)
        had = cover.values[found.sides.index(side)] / cell
        if not sure - 0.01 <= had <= maybe + 0.01:
            yield f"{had} nodes in cover are nearer to {side}, by exact ways {sure} to {maybe}"


def _node(grid, n):
    row, column = divmod(n, len(grid.columns))
    return grid.columns[column], grid.rows[row]


def _turn_of(cost, measure):
    """Give the turn in which a place is reached at a cost; 99 where in none that counts."""
    turns = (n for n in range(measure.turns + 1) if cost <= n * measure.move + 1e-6)
    return next(turns, 99)


def _from_zone(bare, base, at, side):
    """Give the least exact cost between a place and places along the edge of a side's zone."""
    best, y = inf, DEEP if side == "red" else SIZE - DEEP
    for level in (0.0, *{each.top for each in bare.terrain if each.platform}):
        walker = Model("w", base, at, bottom=level, height=1.5)
        there = reach(table_of(replace(bare, models=(walker,))), "w", 40.0, Policy(climb=CLIMB))
        if not there.cost_to(at, level=level).reachable:
            continue
        ends = _edge(tuple(each.outline for each in bare.terrain), base.length_mm / 50.8, y)
        best = min(best, *(there.cost_to(end).cost for end in ends))
    return best


@cache
def _edge(outlines, radius, y):
    """Give places along the edge of a zone: evenly, and at both ends of whatever part of it is free."""
    line = shapely.LineString([(radius, y), (SIZE - radius, y)])
    free = line.difference(shapely.union_all([_shape(each).buffer(radius, 256) for each in outlines]))
    found = {k * PITCH for k in range(int(SIZE / PITCH) + 1)}
    for part in shapely.get_parts(free):
        left, _, right, _ = part.bounds
        found |= {min(left + HAIR, right), max(right - HAIR, left)}
    return tuple((x, y) for x in sorted(found))


HAIR = 1e-3  # inches from what bounds a free part, whose arcs are drawn as many straight edges


def _shape(outline):
    if isinstance(outline, Circle):
        return shapely.Point(outline.centre).buffer(outline.radius, 256)
    if isinstance(outline, Strip):
        line = shapely.LineString(outline.points)
        return line.buffer(outline.width / 2.0, cap_style="flat", join_style="mitre", mitre_limit=100.0)
    return shapely.Polygon(outline.points, outline.holes)


def _exact(scene, base):
    """Ask exact ways from the objective, else from places about it, to places of the zones."""
    bare, goal = replace(scene, models=(), objectives=()), scene.objectives[0]
    asked = None
    for places in (_inside(goal), _about(goal)):
        for place in places:
            for level in _levels(bare, base, place):
                asked = True if _gets_home(bare, base, place, level) else bool(asked)
                if asked:
                    return True
        if asked is not None:
            return asked  # who can stand there must get there
    return asked


TURNS = tuple(k * pi / 8 for k in range(16))


def _inside(goal):
    """Give places in an objective: the spot itself, or places all over an area."""
    if goal.at is not None:
        return (goal.at,)
    (x, y), radius = goal.outline.centre, goal.outline.radius
    rings = (radius * k / 3 for k in (1, 2, 3))
    return ((x, y), *((x + r * cos(turn), y + r * sin(turn)) for r in rings for turn in TURNS))


def _about(goal):
    """Give places about an objective from which a base has come to it, nearer ones first."""
    at, radius = (goal.at, 0.0) if goal.at is not None else (goal.outline.centre, goal.outline.radius)
    return tuple(
        (at[0] + (radius + r) * cos(turn), at[1] + (radius + r) * sin(turn)) for r in RINGS for turn in TURNS
    )


RINGS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7)


def _gets_home(bare, base, place, level):
    """Ask whether a model that stands there walks to some place of a zone, as `battlefield ask` answers."""
    x = min(max(place[0], 1.0), SIZE - 1.0)
    y = place[1] if not DEEP < place[1] < SIZE - DEEP else (DEEP if place[1] < SIZE / 2 else SIZE - DEEP)
    ends = ((x, y), *((x, y) for y in (1.0, SIZE - 1.0, 3.0, SIZE - 3.0) for x in (10.0, 3.0, 17.0)))
    return any(_cost(bare, base, place, level, end) is not None for end in ends)


def _levels(bare, base, place):
    """Give the heights at which a base can stand at a place."""
    return [level for level in (0.0, 2.0, 4.0, 7.0) if _cost(bare, base, place, level, place) == 0.0]


def _cost(bare, base, place, level, end):
    """Ask for the way of a model between two places; None where there is none."""
    walker = Model("w", base, place, bottom=level, height=1.5)
    question = {"ask": "reach", "model": "w", "move": 1.0, "to": list(end), "climb": CLIMB}
    return answer(replace(bare, models=(walker,)), question)["cost"]


def disagreement(found):
    """Say who contradicts whom about an objective; "" where nobody does."""
    walks = any(map(isfinite, found.fair))
    if found.check == walks:
        return (
            f"seed {found.seed}: the check says {'no way' if found.check else 'a way'}, fairness {found.fair}"
        )
    if found.exact is not None and found.exact != walks:
        there = "is there" if found.exact else "is not there"
        return f"seed {found.seed}: an exact way {there}, fairness {found.fair}"
    return "; ".join(f"seed {found.seed}: {each}" for each in found.turns)

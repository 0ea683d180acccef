"""Check proofs in answers of `battlefield ask`, by the standard library alone; proofs.md says why they prove.

python check_proof.py SCENE QUESTIONS ANSWERS      (of both, one JSON object a line)
"""

import json
import sys
from hashlib import sha256
from itertools import combinations, pairwise, product
from math import cos, hypot, inf, pi, radians, sin
from pathlib import Path

TOL, SLACK, HAIR, FAR = 1e-6, 5e-7, 1e-9, 1e6  # inches: the rules' tolerance, its half, rounding, without end


class RefusedError(Exception):
    """A proof does not hold; says where."""


def need(fact, why):
    if not fact:
        raise RefusedError(why)


def real(value):
    return [real(part) for part in value] if isinstance(value, list) else float(value) + 0.0


def canonical(scene):
    """Return the text whose SHA-256 names a scene's geometry: all numbers floats, lists sorted by id."""
    models, terrain = [], []
    for m in scene.get("models", []):
        ((kind, size),) = ((k, v) for k, v in m["base"].items() if k in ("round", "oval", "rect", "hex"))
        size = size if isinstance(size, list) else [size, size]
        numbers = [*size, *m["at"], m.get("facing", 0), m.get("bottom", 0), m.get("height", 0)]
        models.append([m["id"], m.get("unit", ""), kind, *real(numbers)])
    for t in scene.get("terrain", []):
        s, bottom = t["shape"], t.get("bottom", 0)
        kind = next(k for k in ("polygon", "circle", "line") if k in s)
        rest = {"polygon": s.get("holes", []), "circle": s.get("radius"), "line": s.get("width")}[kind]
        facts = [t.get("sight", "clear"), t.get("platform", False), sorted(set(t.get("ground", [])))]
        heights = real([bottom, t.get("top", bottom)])
        terrain.append([t["id"], *facts, *heights, kind, real(s[kind]), real(rest)])
    board = real([scene["board"]["width"], scene["board"]["height"]])
    form = {"board": board, "models": sorted(models), "terrain": sorted(terrain)}
    return json.dumps(form, sort_keys=True, separators=(",", ":"))


# A shape is ("oval", centre, axis, half length, half width), ("rings", [ring, *holes]) or
# ("cone", point, axis, length); a ring is a list of points, the first not repeated.
def edges(ring):
    return [(ring[k - 1], ring[k]) for k in range(len(ring))]


def bearing(degrees):
    return sin(radians(degrees)), -cos(radians(degrees))


def framed(at, axis, points):
    """Return points given along and across an axis at a place."""
    return [(at[0] + u * axis[0] - v * axis[1], at[1] + u * axis[1] + v * axis[0]) for u, v in points]


def base(row):
    _, _, kind, length, width, x, y, facing, _, _ = row
    a, b, axis = length / 50.8, width / 50.8, bearing(facing)
    if kind in ("round", "oval"):
        return "oval", (x, y), axis, a, b
    r, turns = a / cos(pi / 6), [k * pi / 3 + pi / 6 for k in range(6)]
    ring = (
        [(a, b), (-a, b), (-a, -b), (a, -b)] if kind == "rect" else [(r * cos(t), r * sin(t)) for t in turns]
    )
    return "rings", [framed((x, y), axis, ring)]


def beside(p, normal, far):
    return p[0] + far * normal[0], p[1] + far * normal[1]


def normal_of(p, q):
    far = hypot(q[0] - p[0], q[1] - p[1])
    return (q[1] - p[1]) / far, (p[0] - q[0]) / far


def strip(line, width):
    """Return the rectangles of a line's segments, and the kites that mitre its bends."""
    w, rings, normals = width / 2, [], [normal_of(p, q) for p, q in pairwise(line)]
    for (p, q), n in zip(pairwise(line), normals, strict=True):
        rings.append([beside(p, n, w), beside(q, n, w), beside(q, n, -w), beside(p, n, -w)])
    for joint, (m, n) in zip(line[1:], pairwise(normals), strict=False):
        share, turn = 1 + m[0] * n[0] + m[1] * n[1], m[0] * n[1] - m[1] * n[0]
        if turn:
            tips = (m, ((m[0] + n[0]) / share, (m[1] + n[1]) / share), n)
            rings.append([joint, *(beside(joint, tip, w if turn > 0 else -w) for tip in tips)])
    return [("rings", [ring]) for ring in rings]


def outline(row):
    kind, first, rest = row[6:]
    if kind == "line":
        return strip(first, rest)
    return [("oval", first, (1.0, 0.0), rest, rest) if kind == "circle" else ("rings", [first, *rest])]


def template(t, scene):
    ((kind, size),) = ((k, v) for k, v in t.items() if k in ("round", "cone", "wall", "beam", "diffuse"))
    at = next(m[5:7] for m in scene["models"] if m[0] == t["model"]) if "model" in t else t["at"]
    axis, w, s = bearing(t.get("bearing", 0)), 1 / 50.8, size * 0.5**0.5
    if kind in ("round", "cone"):
        return ("oval", at, axis, size / 2, size / 2) if kind == "round" else ("cone", at, axis, size)
    start, end = (-size / 2, size / 2) if kind == "wall" else (0, size)
    ring = [(0, 0), (s, -s), (s, s)] if kind == "diffuse" else [(start, -w), (end, -w), (end, w), (start, w)]
    return "rings", [framed(at, axis, ring)]


def unit(shape, points):
    """See points from an oval's frame, in which it is the unit disc, or a cone's, from its point."""
    _, (x, y), (ux, uy), a, *b = shape
    a, b = (a, b[0]) if b else (1, 1)
    return [(((p - x) * ux + (q - y) * uy) / a, ((q - y) * ux - (p - x) * uy) / b) for p, q in points]


def reach(shape, u):
    """Return how far a convex shape reaches in a direction."""
    if shape[0] == "rings":
        return max(x * u[0] + y * u[1] for x, y in shape[1][0])
    _, (x, y), (ux, uy), a, *b = shape
    f, g, at = u[0] * ux + u[1] * uy, u[1] * ux - u[0] * uy, x * u[0] + y * u[1]
    return at + (hypot(a * f, b[0] * g) if b else max(0, a * 27 / 32 * f + a * 5 / 32 * hypot(f, g)))


def depth(shape, point):
    """Return how deep a point lies in a convex shape, or less; negative outside."""
    if shape[0] == "rings":
        turn = 1 if sum(p[0] * q[1] - q[0] * p[1] for p, q in edges(shape[1][0])) < 0 else -1
        normals = [(p, normal_of(p, q)) for p, q in edges(shape[1][0]) if p != q]
        depths = [turn * ((point[0] - x) * u + (point[1] - y) * v) for (x, y), (u, v) in normals]
        return min(depths, default=-hypot(point[0] - shape[1][0][0][0], point[1] - shape[1][0][0][1]))
    ((x, y),) = unit(shape, [point])
    if shape[0] == "oval":
        return (1 - hypot(x, y)) * min(shape[3:])
    middle, radius, s, c = shape[3] * 27 / 32, shape[3] * 5 / 32, 5 / 27, (1 - (5 / 27) ** 2) ** 0.5
    side = x * s - abs(y) * c  # under its straight sides, whose angle to its axis has this sine and cosine
    return min(side, radius - hypot(x - middle, y)) if (x - middle) * c + abs(y) * s > 0 else side


def gap(one, two):
    """Return how far two hulls of points are apart; at most 0 where they meet."""
    ways = [(q[1] - p[1], p[0] - q[0]) for hull in (one, two) for p, q in edges(hull)]
    ways += [(-x, -y) for x, y in ways] + [(q[0] - p[0], q[1] - p[1]) for p in one for q in two]
    best = -inf
    for x, y in ways:
        if (far := hypot(x, y)) > 0:
            apart = min(p * x + q * y for p, q in two) - max(p * x + q * y for p, q in one)
            best = max(best, apart / far)
    return best


def place(hull, shape, slack):
    """Return 1 where a hull of points lies in a shape, -1 where outside, both but for `slack`, else 0."""
    if shape[0] == "oval":
        hull = unit(shape, hull)
        if max(hypot(*p) for p in hull) <= 1 + slack / max(shape[3:]):
            return 1
        return -1 if gap(hull, [(0.0, 0.0)]) >= 1 - slack / max(shape[3:]) else 0
    sides, odd = [side for ring in shape[1] for side in edges(ring)], False
    x, y = (sum(p[k] for p in hull) / len(hull) for k in (0, 1))
    for (u, v), (s, t) in sides:
        odd ^= (v > y) != (t > y) and x < u + (y - v) / (t - v) * (s - u)
    return 0 if any(gap(hull, side) < -slack for side in sides) else 1 if odd else -1


class Sight:
    """Two models and what may stand between them: by sort and id its shapes, heights, and whether a cloud."""

    def __init__(self, scene, question):
        ids, self.solids = (question["from"], question["to"]), {}
        rows = {m[0]: m for m in scene["models"]}
        self.ends = [(base(rows[i]), rows[i][8], rows[i][8] + rows[i][9]) for i in ids]
        for t in scene["terrain"]:
            low, high, cloud = t[4], t[5], t[1] == "cloud"
            if t[1] != "clear" and (high > low + TOL or (cloud and high <= low)):
                solid = outline(t), -FAR if low <= TOL else low, FAR if high <= low else high, cloud
                self.solids["terrain", t[0]] = solid
        for m in scene["models"] if question.get("models_block", True) else ():
            if m[0] not in ids and m[9] > TOL:
                self.solids["model", m[0]] = [base(m)], -FAR if m[8] <= TOL else m[8], m[8] + m[9], False

    def seen(self, proof):
        """Check a line, and that a line beside it, as near as 5e-7, has `room` on all sides."""
        line, shift, room = proof["line"], proof["shift"], proof["room"]
        for (shape, low, high), end in zip(self.ends, line, strict=True):
            need(
                depth(shape, end[:2]) >= -HAIR and low - HAIR <= end[2] <= high + HAIR, "an end lies outside"
            )
        need(max(hypot(*shift[:2]), abs(shift[2])) <= SLACK + HAIR, "the line beside it is too far off")
        need(room >= SLACK - HAIR, "the room is less than a slit must have")
        for name, (shapes, low, high, cloud) in self.solids.items():
            ends = [(x, y) for x, y, z in line if cloud and low < z < high]
            if not any(place([end], shape, -HAIR) == 1 for end in ends for shape in shapes):
                near = [[p + d for p, d in zip(end, shift, strict=True)] for end in line]
                need(
                    all(clear(line, shape, low, high, -HAIR) for shape in shapes), f"the line meets {name[1]}"
                )
                need(
                    all(clear(near, s, low, high, room - HAIR) for s in shapes), f"{name[1]} leaves less room"
                )

    def shut(self, node, parts):
        """Check that all lines between two parts, (hull, low, high) each, are stopped as it says."""
        if any(not hull or low > high for hull, low, high in parts):
            return
        need(isinstance(node, dict), "a part is missing")
        if "split" in node:
            k = node["split"]
            for half, below in zip(node["parts"], (1, -1), strict=True):
                cut = self.cut(k, parts[k], node["at"], below)
                self.shut(half, [cut, parts[1]] if k == 0 else [parts[0], cut])
        elif "inside" in node:
            hull, bottom, top = parts[node["part"]]
            low, high = self.joined(node["inside"], hull, parts, -HAIR)
            need(low + HAIR <= bottom and top <= high - HAIR, "a part sticks out")
        else:
            (self.floor if "floor" in node else self.path)(node, parts)

    def cut(self, k, part, at, below):
        hull, low, high = part
        if not isinstance(at, list):
            return (hull, low, min(high, at)) if below > 0 else (hull, max(low, at), high)
        x, y, far = at
        need(abs(hypot(x, y) - 1) < TOL, "a cut has no direction")
        return self.rounded(k, clip(hull, below * x, below * y, below * far)), low, high

    def rounded(self, k, hull):
        """Cut off corners that lie beyond an oval base, each by the tangent below it."""
        shape = self.ends[k][0]
        if shape[0] == "oval" and hull:
            hull = unit(shape, hull)
            for x, y in [p for p in hull if hypot(*p) > 1 + TOL]:
                hull = clip(hull, x / hypot(x, y), y / hypot(x, y), 1.0)
            hull = framed(shape[1], shape[2], [(x * shape[3], y * shape[4]) for x, y in hull])
        return hull

    def around(self, k):
        """Return what holds all of an end: its hull (of an oval, with 16 sides about it), bottom and top."""
        shape, low, high = self.ends[k]
        if shape[0] == "rings":
            return shape[1][0], low, high
        around = [(cos(n * pi / 4) / cos(pi / 8), sin(n * pi / 4) / cos(pi / 8)) for n in range(8)]
        return (
            self.rounded(k, framed(shape[1], shape[2], [(x * shape[3], y * shape[4]) for x, y in around])),
            low,
            high,
        )

    def solid(self, name):
        need(tuple(name) in self.solids, f"{name[1]} does not stand in the way")
        return self.solids[tuple(name)]

    def joined(self, names, hull, parts, slack=SLACK):
        """Return the heights that things fill together over a hull of points; none may excuse an end."""
        heights = []
        for name in names:
            shapes, low, high, cloud = self.solid(name)
            need(any(place(hull, s, slack) == 1 for s in shapes), f"{name[1]} does not reach so far")
            for points, bottom, top in parts if cloud else ():
                apart = top <= low + HAIR or bottom >= high - HAIR
                need(apart or all(place(points, s, HAIR) == -1 for s in shapes), f"an end lies in {name[1]}")
            heights.append((low, high))
        heights.sort()
        need(all(two[0] <= one[1] + TOL for one, two in pairwise(heights)), "there is room between the two")
        return heights[0][0], max(high for _, high in heights)

    def path(self, node, parts):
        """Check that a path through things parts the two, and all lines pass between its ends and heights."""
        path, by = node["path"], node["by"]
        p, q = path[0], path[-1]
        need(len(path) == len(by) + 1 >= 2 and hypot(q[0] - p[0], q[1] - p[1]) > HAIR, "that is no path")
        x, y = normal_of(q, p)
        parts = sorted(parts, key=lambda part: min(u * x + v * y for u, v in part[0]))
        (one, low, high), (two, bottom, top) = parts
        a, b, s = ([u * x + v * y for u, v in hull] for hull in (one, two, path))
        need(max(a) <= min(s) + HAIR and max(s) <= min(b) + HAIR, "it does not part them")
        need(max(a) + 4 * HAIR < min(b), "the two meet")
        for end, way in product(one, two):
            sides = [side(end, way, p), side(end, way, q)]
            need(min(sides) < -2 * HAIR and max(sides) > 2 * HAIR, "a line passes beside it")
        for end, names in ((p, by[0]), (q, by[-1])):
            need(
                all(any(place([end], s, HAIR) == 1 for s in self.solid(n)[0]) for n in names),
                "it ends outside",
            )
        for leg, along, names in zip(pairwise(path), pairwise(s), by, strict=True):
            floor, roof = self.joined(names, leg, parts)
            for u, v, at in product((min(a), max(a)), (min(b), max(b)), along):
                share = (at - u) / (v - u)
                need(high + share * (top - high) <= roof - HAIR, "a line passes over it")
                need(low + share * (bottom - low) >= floor + HAIR, "a line passes under it")

    def floor(self, node, parts):
        """Check that all lines pass a height inside what fills it there: one part is above it, one below."""
        at = node["height"]
        (one, low, high), (two, bottom, top) = sorted(parts, key=lambda part: part[1] + part[2])
        need(high <= at <= bottom and high + HAIR < bottom, "it does not part them")
        shares = [(at - z) / (w - z) for z in (low, high) for w in (bottom, top)]
        pairs = [(p, (q[0] - p[0], q[1] - p[1])) for p, q in product(one, two)]
        hull = hull_of([beside(p, way, share) for p, way in pairs for share in shares])
        floor, roof = self.joined(node["floor"], hull, parts)
        need(floor + HAIR <= at <= roof - HAIR, "it does not fill that height")


def hull_of(points):
    """Return the corners of the hull of points, in order."""
    hull = []
    for run in (sorted(points), sorted(points, reverse=True)):
        kept = []
        for p in run:
            while len(kept) > 1 and cross(kept[-2], kept[-1], p) <= 0:
                kept.pop()
            kept.append(p)
        hull += kept[:-1]
    return hull or points[:1]


def cross(p, q, r):
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def side(start, end, point):
    """Return how far a point lies to one side of a line, negative on the other."""
    x, y = normal_of(start, end)
    return (point[0] - start[0]) * x + (point[1] - start[1]) * y


def clip(hull, x, y, far):
    """Return the part of a convex hull on which x * p + y * q is at most `far`."""
    rise, kept = [x * p + y * q - far for p, q in hull], []
    for k, (p, r) in enumerate(zip(hull, rise, strict=True)):
        if r * rise[k - 1] < 0:
            (u, v), t = hull[k - 1], rise[k - 1] / (rise[k - 1] - r)
            kept.append((u + t * (p[0] - u), v + t * (p[1] - v)))
        kept += [p] if r <= 0 else []
    return kept


def clear(line, shape, low, high, room):
    """Return whether a line stays out of a shape, grown by `room` in plan and in height."""
    (x, y, z), (u, v, w) = line
    first, last = (
        sorted((edge - z) / (w - z) for edge in (low - room, high + room))
        if z != w
        else ((0, 1) if low - room < z < high + room else (1, 0))
    )
    first, last = max(first, 0.0), min(last, 1.0)
    part = [(x + t * (u - x), y + t * (v - y)) for t in (first, last)]
    if first >= last:
        return True
    if shape[0] == "oval":
        return gap(unit(shape, part), [(0.0, 0.0)]) >= 1 + room / min(shape[3:])
    return place(part, shape, -room) == -1


def sight(scene, question, answer):
    look, proof = Sight(scene, question), answer["proof"]
    if question["from"] == question["to"]:
        need(answer["clear"], "each model sees itself")
    elif answer["clear"]:
        look.seen(proof)
    else:
        look.shut(proof["division"], [look.around(0), look.around(1)])


def nearer(one, two, points, limit):
    need(all(depth(s, p) >= -HAIR for s, p in ((one, points[0]), (two, points[1]))), "a point lies outside")
    need(
        hypot(points[1][0] - points[0][0], points[1][1] - points[0][1]) <= limit + HAIR,
        "the points are farther apart",
    )


def unit_of(way):
    need(hypot(*way) > TOL, "that is no direction")
    return way[0] / hypot(*way), way[1] / hypot(*way)


def farther(one, two, way, limit):
    u = unit_of(way)
    need(-reach(two, (-u[0], -u[1])) - reach(one, u) >= limit - HAIR, "the strip is narrower")


def distance(scene, question, answer):
    rows, proof = {m[0]: m for m in scene["models"]}, answer["proof"]
    one, two = (base(rows[question[key]]) for key in ("from", "to"))
    nearer(one, two, proof["points"], answer["gap"] + TOL)
    if not answer["touching"]:
        farther(one, two, proof["direction"], answer["gap"] - HAIR)


def within(scene, question, answer):
    origins = {
        m[0]: base(m) for m in scene["models"] if m[0] == question.get("from") or m[1] == question.get("unit")
    }
    if isinstance(question.get("from"), list):
        origins = {"": ("rings", [[question["from"]]])}
    rows, limit = {m[0]: m for m in scene["models"]}, question["within"] + TOL
    names = question.get("to", [name for name in rows if name not in origins])
    need(set(answer["models"]) == set(names if isinstance(names, list) else [names]), "a model is missing")
    for id_, found in answer["models"].items():
        proof = answer["proof"]["models"][id_]
        if found["within"]:
            nearer(origins[proof["from"]], base(rows[id_]), proof["points"], limit)
        for name, origin in () if found["within"] else origins.items():
            farther(origin, base(rows[id_]), proof["directions"][name], limit)


def corners(shape):
    """Return discs that a convex shape is the hull of, (x, y, radius); about an ellipse 4,096 corners."""
    if shape[0] == "rings" or shape[3] == shape[4]:
        return [(*p, 0.0) for p in shape[1][0]] if shape[0] == "rings" else [(*shape[1], shape[3])]
    about = [
        (shape[3] * cos(n * pi / 2048) / cos(pi / 4096), shape[4] * sin(n * pi / 2048) / cos(pi / 4096))
        for n in range(4096)
    ]
    return [(*p, 0.0) for p in framed(shape[1], shape[2], about)]


def coverage(scene, question, answer):
    laid = template(question["template"], scene)
    need(set(answer["models"]) == {m[0] for m in scene["models"]}, "a model is missing")
    for row in scene["models"]:
        shape, said, proof = base(row), answer["models"][row[0]]["covered"], answer["proof"]["models"][row[0]]
        if said == "none":
            farther(laid, shape, proof["direction"], -TOL)
            continue
        need(all(depth(s, proof["point"]) > SLACK for s in (laid, shape)), "the point lies outside")
        if said == "wholly":
            need(
                all(depth(laid, (x, y)) >= r - TOL - HAIR for x, y, r in corners(shape)),
                "some of it lies outside",
            )
        else:
            u = unit_of(proof["direction"])
            need(reach(shape, u) > reach(laid, u) + TOL - HAIR, "nothing reaches out there")


def coherency(scene, question, answer):
    rows, groups, proof = {m[0]: m for m in scene["models"]}, answer["groups"], answer["proof"]
    names = question.get("models") or [m[0] for m in scene["models"] if m[1] == question["unit"]]
    need(sorted(name for each in groups for name in each) == sorted(set(names)), "the groups are of others")
    need(answer["coherent"] == (len(groups) < 2), "that is not what the groups say")
    aside, above = question.get("horizontal", 2) + TOL, question.get("vertical", 6) + TOL

    def rise(m, n):
        return max(rows[m][8] - rows[n][8] - rows[n][9], rows[n][8] - rows[m][8] - rows[m][9])

    group = {name: {name} for name in names}
    for link in proof["links"]:
        one, two = link["models"]
        nearer(base(rows[one]), base(rows[two]), link["points"], aside)
        need(rise(one, two) <= above + HAIR, "a link is too high")
        group |= dict.fromkeys(joined := group[one] | group[two], joined)
    need(all(group[name] == set(names_) for names_ in groups for name in names_), "a link is missing")
    apart = {frozenset(each["models"]): each["direction"] for each in proof["apart"]}
    for m, n in (
        (m, n) for one, two in combinations(groups, 2) for m in one for n in two if rise(m, n) <= above
    ):
        first, second = next(each["models"] for each in proof["apart"] if set(each["models"]) == {m, n})
        farther(base(rows[first]), base(rows[second]), apart[frozenset((m, n))], aside)


CHECKS = {"sight": sight, "distance": distance, "range": within, "coverage": coverage, "coherency": coherency}


def sane(value):
    """Return whether all numbers in a value are such as lie on a table, so that no sum of them overflows."""
    if isinstance(value, dict | list | tuple):
        return all(sane(part) for part in (value.values() if isinstance(value, dict) else value))
    return not isinstance(value, int | float) or abs(value) <= FAR


def check(scene, question, answer):
    """Return "proved", "undecided", or what is wrong with the proof of an answer."""
    try:
        text, proof = canonical(scene), answer["proof"]
        need(sha256(text.encode()).hexdigest() == proof["scene"], "it is of another scene")
        need("by" not in question, "only plain geometry is checked")
        need(sane(answer), "a number is out of bounds")
        if "undecided" not in proof:
            CHECKS[question["ask"]](json.loads(text), question, answer)
        return "undecided" if "undecided" in proof else "proved"
    except RefusedError as why:
        return f"refused: {why}"
    except (ArithmeticError, LookupError, RecursionError, StopIteration, TypeError, ValueError) as error:
        return f"refused: the proof cannot be read ({type(error).__name__}: {error})"


if __name__ == "__main__":
    scene_ = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    texts = [Path(path).read_text("utf-8").splitlines() for path in sys.argv[2:4]]
    asked, said = ([json.loads(line) for line in lines if line.strip()] for lines in texts)
    verdicts = [check(scene_, *pair) for pair in zip(asked, said, strict=True)]
    print("\n".join(verdicts))
    sys.exit(any(verdict != "proved" for verdict in verdicts))

"""Random scenes, each asked for sight with its proof: how many the checker accepts, and how long they take.

    python tests/benchmarks/proofs.py --scenes 1000 --first 0

The checker is docs/check_proof.py, run on the scene file's text. Scenes that are left undecided, or whose
proof is refused, are printed with the seed that finds them again; a refusal ends with status 1.
"""

import argparse
import json
import sys
import time
from collections import Counter
from math import cos, pi, sin
from pathlib import Path
from random import Random

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parents[1] / "docs")]

from check_proof import check  # noqa: E402

from battlefield.app.measure.questions import answer  # noqa: E402
from battlefield.files.scene.reading import parse_scene  # noqa: E402

WIDE, DEEP = 24.0, 18.0
BASES = ({"round": 25}, {"round": 32}, {"round": 50}, {"oval": [60, 35]}, {"rect": [25, 50]}, {"hex": 40})
QUESTION = {"ask": "sight", "from": "a", "to": "b", "proof": True}


def scene_by_chance(seed):
    """Draw a scene as its file has it: two models a and b, and what may stand between and about them."""
    drawn = Random(seed)
    terrain = [_piece(drawn, n) for n in range(drawn.randint(2, 9))]
    roofs = [each for each in terrain if each.get("platform") and each["spot"]]
    models = [_model(drawn, "a", 1.0, 6.0, roofs), _model(drawn, "b", WIDE - 6.0, WIDE - 1.0, roofs)]
    models += [_model(drawn, f"m{n}", 1.0, WIDE - 1.0, roofs) for n in range(drawn.randint(0, 6))]
    for piece in terrain:
        del piece["spot"]
    board = {"width": WIDE, "height": DEEP}
    return {"format": "battlefield-scene", "version": 1, "board": board, "terrain": terrain, "models": models}


def _piece(drawn, number):
    at = drawn.uniform(5.0, WIDE - 5.0), drawn.uniform(2.0, DEEP - 2.0)
    shape = drawn.choice((_jagged, _jagged, _box, _box, _ring, _circle, _strip))(drawn, *at)
    bottom = drawn.choice((0.0, 0.0, 0.0, 1.0, 2.5))
    top = bottom + drawn.choice((0.5, 1.5, 3.0, 3.0, 6.0))
    piece = {"id": f"t{number}", "shape": shape, "bottom": bottom, "top": top}
    piece["spot"] = list(at) if "line" not in shape and "holes" not in shape else None
    if drawn.random() < 0.2:
        piece |= {"bottom": 0.0, "sight": "cloud", "top": drawn.choice((0.0, 3.0))}
    else:
        piece |= {"sight": "blocks", "platform": True}
    return piece


def _around(drawn, x, y, count, least, most):
    angles = sorted((n + drawn.uniform(-0.35, 0.35)) * 2.0 * pi / count for n in range(count))
    radii = (drawn.uniform(least, most) for _ in angles)
    return [[x + r * cos(t), y + r * sin(t)] for t, r in zip(angles, radii, strict=True)]


def _jagged(drawn, x, y):
    return {"polygon": _around(drawn, x, y, drawn.randint(4, 9), 1.0, 4.0)}


def _box(drawn, x, y):
    a, b = drawn.uniform(0.5, 4.0), drawn.choice((0.1, 0.5, 2.0))
    turn = pi * drawn.choice((0.0, 0.5, drawn.random()))
    c, s, ring = cos(turn), sin(turn), ((a, b), (-a, b), (-a, -b), (a, -b))
    return {"polygon": [[x + u * c - v * s, y + u * s + v * c] for u, v in ring]}


def _ring(drawn, x, y):
    outer = _around(drawn, x, y, 8, 2.5, 3.5)
    return {"polygon": outer, "holes": [_around(drawn, x, y, 5, 0.8, 1.4)]}


def _circle(drawn, x, y):
    return {"circle": [x, y], "radius": drawn.uniform(0.5, 2.5)}


def _strip(drawn, x, y):
    turn, points = drawn.uniform(0.0, 2.0 * pi), [[x, y]]
    for _ in range(drawn.randint(1, 3)):
        turn += drawn.uniform(-1.2, 1.2)
        points.append([points[-1][0] + 3.0 * cos(turn), points[-1][1] + 3.0 * sin(turn)])
    return {"line": points, "width": drawn.choice((0.2, 0.5, 1.0))}


def _model(drawn, name, left, right, roofs):
    """Stand a model somewhere, or upon the middle of a piece."""
    at, bottom = [drawn.uniform(left, right), drawn.uniform(3.0, DEEP - 3.0)], 0.0
    if roofs and drawn.random() < 0.3:
        piece = roofs.pop(drawn.randrange(len(roofs)))
        at, bottom = piece["spot"], piece["top"]
    height, facing = drawn.choice((0.0, 1.0, 1.5, 1.5, 2.5)), drawn.uniform(0.0, 360.0)
    base = drawn.choice(BASES)
    return {"id": name, "base": base, "at": at, "facing": facing, "bottom": bottom, "height": height}


def judged(seed):
    """Ask one scene; give whether seen, what the checker says, the seconds of proof and check, the answer."""
    written = json.dumps(scene_by_chance(seed))
    scene = parse_scene(written.encode(), "")
    begun = time.process_time()
    plain = answer(scene, {key: value for key, value in QUESTION.items() if key != "proof"})
    known = time.process_time()
    said = json.loads(json.dumps(answer(scene, QUESTION)))
    proved = time.process_time()
    verdict = check(json.loads(written), QUESTION, said)
    took = max(0.0, proved - known - (known - begun)), time.process_time() - proved
    return plain["clear"], verdict, took, said


def main():
    """Ask scenes, and give the status."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--scenes", type=int, default=1000)
    asked.add_argument("--first", type=int, default=0)
    chosen = asked.parse_args()
    told, seconds, checks = Counter(), {True: [], False: []}, []
    for seed in range(chosen.first, chosen.first + chosen.scenes):
        clear, verdict, (proving, checking), said = judged(seed)
        told["yes" if clear else "no", verdict.partition(":")[0]] += 1
        seconds[clear].append(proving)
        checks.append(checking)
        if verdict != "proved" or proving > 10.0:
            print(f"seed {seed}: {verdict}, margin {said['margin']}, {proving:.1f} s", flush=True)
    for (word, verdict), count in sorted(told.items()):
        print(f"{word}: {count} {verdict}")
    for clear, word in ((True, "yes"), (False, "no")):
        some = seconds[clear] or [0.0]
        print(f"a proof of {word}: {sum(some) / len(some):.3f} s in the mean, {max(some):.1f} s at most")
    print(f"a check: {sum(checks) / len(checks):.3f} s in the mean, {max(checks):.1f} s at most")
    return 1 if any(verdict == "refused" for _, verdict in told) else 0


if __name__ == "__main__":
    sys.exit(main())

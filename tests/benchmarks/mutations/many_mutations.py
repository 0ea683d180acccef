"""Files of other programs mutated by chance: a sentence, or a load that is right.

    python tests/benchmarks/mutations/many_mutations.py --format foundry --count 20000 --seed 1

Each file of the tests' own samples is changed in one to three places: a value is put in the place of
another, taken out, repeated, scaled, swapped with a neighbour; or bytes are changed, cut off or repeated.
What is loaded must hold to the laws of its format (`mutation_laws.py`): every thing of the file is in the
scene or counted in what is said to be dropped, walls are as long as in the file, doors as open. What loads
must be a scene that can be saved and read again as it is, and the same when it is read twice. What is
refused must be one sentence. What breaks that is printed with its number, so that it can be made again,
and ends the program with status 1.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from copy import deepcopy
from pathlib import Path

HERE = Path(__file__).resolve().parent
TESTS = HERE.parents[1]
ROOMS = (TESTS, TESTS / "files" / "imports", TESTS / "files" / "imports" / "army", HERE)
sys.path[:0] = [str(TESTS.parent), *map(str, ROOMS)]

from damage import ODD, ODD_TEXTS, UNFORESEEN, places  # noqa: E402
from mutation_laws import LAWS  # noqa: E402
from mutation_samples import SAMPLES  # noqa: E402

from battlefield.files import parse_scene, scene_bytes  # noqa: E402
from battlefield.files.imports import Source, format_of, imported  # noqa: E402
from battlefield.files.text.errors import SceneError  # noqa: E402

SCALES = (-1, 0, 0.5, 2, 10, 1.000001, 1e6)
SHOWN = 10  # breaches printed of each format


def mutated(sample, rng):
    """Change a sample: a value of JSON in its structure, a text in its bytes or its lines."""
    if isinstance(sample, str):
        return mutated_text(sample, rng)
    value = deepcopy(sample)
    for _ in range(rng.choice((1, 1, 2, 3))):
        value = changed(value, rng)
    data = json.dumps(value).encode()
    return mutated_bytes(data, rng) if rng.random() < 0.1 else data


def changed(value, rng):
    """Change one place of a value: mostly a number, which is the more likely to be taken."""
    paths = [path for path in places(value) if path]
    if not paths:
        return value
    path = rng.choice(paths)
    inside = value
    for key in path[:-1]:
        inside = inside[key]
    old, key = inside[path[-1]], path[-1]
    ways = [leave_out, put_odd]
    ways += [repeat, swap] * 2 * isinstance(inside, list)
    ways += [scale] * 6 * (isinstance(old, float) or (type(old) is int and abs(old) < 1e9))
    ways += [turn_round] * 6 * isinstance(old, bool)
    rng.choice(ways)(inside, key, rng)
    return value


def leave_out(inside, key, _rng):
    """Take a value out."""
    del inside[key]


def put_odd(inside, key, rng):
    """Put an odd value in its place."""
    inside[key] = deepcopy(rng.choice(ODD))


def repeat(inside, key, _rng):
    """Let a value of a list stand there twice."""
    inside.insert(key, deepcopy(inside[key]))


def swap(inside, key, rng):
    """Let two values of a list change places."""
    other = rng.randrange(len(inside))
    inside[key], inside[other] = inside[other], inside[key]


def scale(inside, key, rng):
    """Make a number larger, smaller, or none at all."""
    inside[key] *= rng.choice(SCALES)


def turn_round(inside, key, _rng):
    """Make a yes a no."""
    inside[key] = not inside[key]


def mutated_text(text, rng):
    """Change a number, an attribute, a line or bytes of a text."""
    lines = text.split("\n")
    way = rng.randrange(4)
    if way == 0:
        lines.insert(rng.randrange(len(lines)), rng.choice(lines))
    elif way == 1:
        del lines[rng.randrange(len(lines))]
    elif way == 2:
        words = text.split(" ")
        words[rng.randrange(len(words))] = rng.choice(ODD_TEXTS)
        return " ".join(words).encode("utf-8", errors="replace")
    else:
        return mutated_bytes(text.encode(), rng)
    return "\n".join(lines).encode()


def mutated_bytes(data, rng):
    """Change a byte, cut the end off, or repeat a stretch."""
    at, way = rng.randrange(len(data)), rng.randrange(3)
    if way == 0:
        return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
    return data[:at] if way == 1 else data[:at] + data[at : at + 40] + data[at:]


def breach(name, data):
    """Tell what is wrong with what comes of a file, "" where nothing is; and whether it was loaded."""
    try:
        found = imported(Source(name, data), {})
    except SceneError as error:
        said = str(error)
        is_plain = "\n" not in said and len(said) < 400 and UNFORESEEN not in said
        return ("" if is_plain else f"says {said[:200]!r}"), False
    except Exception as error:
        return f"{type(error).__name__}: {error}", False
    return wrong_with(name, data, found), True


def wrong_with(name, data, found):
    """Tell what is wrong with a load."""
    if imported(Source(name, data), {}).scene != found.scene:
        return "is another scene when it is read again"
    try:
        if parse_scene(scene_bytes(found.scene), name) != found.scene:
            return "is another scene once it is saved"
    except SceneError as error:
        return f"cannot be saved: {error}"
    law = LAWS.get(format_of(Source(name, data)))
    return (law(data, found) or "") if law is not None else ""


def campaign(name, sample, count, seed):
    """Try many mutations of a sample; return how many were loaded and refused, and the breaches."""
    told, breaches = Counter(), []
    for number in range(count):
        data = mutated(sample, random.Random(f"{name} {seed} {number}"))
        wrong, is_loaded = breach(name, data)
        told["loaded" if is_loaded else "refused"] += 1
        if wrong:
            breaches.append((number, wrong))
    return told, breaches


def main():
    """Try all formats, or one of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--format", choices=SAMPLES, help="one format alone")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wrong = 0
    for name, (file, sample) in SAMPLES.items():
        if given.format in (None, name):
            began = time.process_time()
            told, breaches = campaign(file, sample, given.count, given.seed)
            wrong += len(breaches)
            seconds = time.process_time() - began
            print(
                f"{name}: {given.count} mutations, {told['loaded']} loaded, {told['refused']} refused, "
                f"{len(breaches)} breaches, {seconds:.0f} s of processor time",
                flush=True,
            )
            for number, words in breaches[:SHOWN]:
                print(f"  number {number} (seed {given.seed}): {words}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

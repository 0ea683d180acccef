"""Damaged variants of a file, many of each kind, and what may come of one: one sentence, soon, or a scene."""

import json
import re
from copy import deepcopy
from time import process_time

from pace import assert_soon

from battlefield.files import parse_scene, scene_bytes
from battlefield.files.imports import Source, imported
from battlefield.files.text.errors import SceneError

UNFORESEEN = "in a way that is not known here"
ODD = (
    None, True, -1, 0, 0.5, 1e308, -1e308, 10**400, float("nan"), float("inf"), "", "x" * 20_000, "\ud800",
    "../../../etc/passwd", [], {}, [[]] * 50, {"x": 1}, [1, 2, 3],
)  # fmt: skip
ODD_TEXTS = (
    "", "nan", "inf", "-1", "0", "1e309", "1e400", "9" * 500, "x" * 20_000, "1,2", "M", "#", "url(#x)", "-",
    "0 0 0 0", "../../etc/passwd", "rotate(", "matrix(1 2 3)", "1e-320", "%", "\u202e", "1 2 3 4 5 6 7 8 9",
)  # fmt: skip


def outcome(name, data):
    """Import a file; give the sentence that it is refused with, "" where it is not."""
    began = process_time()
    try:
        scene = imported(Source(name, data), {}).scene
        said = ""
    except SceneError as error:
        said = str(error)
    assert_soon(process_time() - began, (name, said, data[:200]))
    if said:
        assert "\n" not in said and len(said) < 400 and UNFORESEEN not in said, said
    else:
        parse_scene(scene_bytes(scene), name)
    return said


def truncated(data, count=60):
    """Cut a file short at many places."""
    return [data[: len(data) * n // count] for n in range(1, count)]


def places(value, path=()):
    """Give the path of every value inside a value."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield from places(each, (*path, key))


def changed(value, path, odd):
    """Put an odd value in the place of another, or take it out where `odd` is LEFT_OUT."""
    if not path:
        return odd
    copy = deepcopy(value)
    inside = copy
    for key in path[:-1]:
        inside = inside[key]
    if odd is LEFT_OUT:
        del inside[path[-1]]
    else:
        inside[path[-1]] = odd
    return copy


LEFT_OUT = object()


def odd_json(value):
    """Put each odd value, in turn, in the place of every value; of the many, a fair share."""
    for n, path in enumerate(places(value)):
        if path:
            yield json.dumps(changed(value, path, LEFT_OUT)).encode()
        for k, odd in enumerate(ODD):
            if (n + k) % 3 == 0:
                yield json.dumps(changed(value, path, odd)).encode()


def odd_xml(text):
    """Put odd texts in the place of every attribute, and take each out."""
    for n, found in enumerate(re.finditer(r' ([\w:-]+)="([^"]*)"', text)):
        yield (text[: found.start()] + text[found.end() :]).encode()
        for k, odd in enumerate(ODD_TEXTS):
            if (n + k) % 3 == 0:
                yield (text[: found.start(2)] + odd + text[found.end(2) :]).encode()


def flipped(data, count=60):
    """Change single bytes all over a file."""
    for n in range(count):
        at = (n * 7919) % len(data)
        yield data[:at] + bytes([(data[at] + 1 + n * 31) % 256]) + data[at + 1 :]

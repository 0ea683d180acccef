"""Samples changed by chance: in the structure of JSON and XML, in lines and bytes of other texts."""

import json
import xml.etree.ElementTree as ElementTree
from copy import deepcopy
from dataclasses import dataclass

from damage import ODD, ODD_TEXTS, places

SCALES = (-1, 0, 0.5, 2, 10, 1.000001, 1e6)
ElementTree.register_namespace("xlink", "http://www.w3.org/1999/xlink")
ElementTree.register_namespace("inkscape", "http://www.inkscape.org/namespaces/inkscape")


@dataclass(frozen=True)
class Change:
    """One place of a sample that was changed: how, from what and to what."""

    way: str
    path: tuple
    old: object = None
    new: object = None


def mutated(sample, rng):
    """Change a sample in one to three places; give its bytes, and the change where it is a single one."""
    if isinstance(sample, bytes):
        return mutated_bytes(sample, rng), None
    if isinstance(sample, str) and not (sample.lstrip().startswith("<") and rng.random() < 0.7):
        return mutated_text(sample, rng), None
    value, changes = sample, []
    for _ in range(rng.choice((1, 1, 2, 3))):
        value, change = changed_xml(value, rng) if isinstance(value, str) else changed(value, rng)
        changes.append(change)
    data = value.encode("utf-8", errors="replace") if isinstance(value, str) else json.dumps(value).encode()
    is_one = len(changes) == 1
    if not is_one and rng.random() < 0.1:
        return mutated_bytes(data, rng), None
    return data, changes[0] if is_one else None


def changed(value, rng):
    """Change one place of a value: mostly a number, which is the more likely to be taken."""
    value = deepcopy(value)
    paths = [path for path in places(value) if path]
    if not paths:
        return value, None
    path = rng.choice(paths)
    inside = inner(value, path[:-1])
    old, key = inside[path[-1]], path[-1]
    ways = [leave_out, put_odd]
    ways += [repeat, swap] * 2 * isinstance(inside, list)
    ways += [scale] * 6 * is_number(old)
    ways += [turn_round] * 6 * isinstance(old, bool)
    way, before = rng.choice(ways), deepcopy(old)
    way(inside, key, rng)
    new = inside[key] if way in (put_odd, scale, turn_round) else None
    return value, Change(way.__name__, path, before, new)


def inner(value, path):
    """Return what lies at a path."""
    for key in path:
        value = value[key]
    return value


def is_number(value):
    """Return whether a value may be scaled."""
    return isinstance(value, float) or (type(value) is int and abs(value) < 1e9)


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


def changed_xml(text, rng):
    """Change an attribute of an element, or repeat or take out one."""
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError:  # a change before has put letters into it that XML cannot hold
        return text, None
    parents = [each for each in root.iter() if len(each)]
    told = [(number, each) for number, each in enumerate(root.iter()) if each.attrib]
    if rng.random() < 0.25:
        parent = rng.choice(parents)
        child = rng.choice(list(parent))
        way = rng.choice(("leave_out", "repeat"))
        if way == "leave_out":
            parent.remove(child)
        else:
            parent.insert(list(parent).index(child), deepcopy(child))
        change = None
    else:
        number, element = rng.choice(told)
        key = rng.choice(list(element.attrib))
        change = changed_attribute(element, key, number, rng)
    return xml_text(root), change


def xml_text(root):
    """Write XML as its programs do: what the root is named in needs no prefix."""
    address = root.tag[1:].partition("}")[0] if root.tag.startswith("{") else ""
    if address:
        ElementTree.register_namespace("", address)
    return ElementTree.tostring(root, encoding="unicode")


def changed_attribute(element, key, number, rng):
    """Change an attribute: scale a number, put an odd text there, take it out."""
    old = element.attrib[key]
    if is_text_of_number(old) and rng.random() < 0.7:
        new = f"{float(old) * rng.choice(SCALES):.10g}"
        way = "scale"
    elif rng.random() < 0.25:
        del element.attrib[key]
        return Change("leave_out", (number, key), old)
    else:
        new, way = rng.choice([each for each in ODD_TEXTS if each.isprintable()]), "put_odd"
    element.attrib[key] = new
    return Change(way, (number, key), old, new)


def is_text_of_number(text):
    """Return whether a text is a number, and nothing else."""
    return text.replace(".", "", 1).replace("-", "", 1).isdecimal()


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

"""Damaged and hostile layouts, saves, lists and letter maps: one sentence each, quickly, no traceback."""

import json
import random
from copy import deepcopy
from pathlib import Path
from time import process_time

import pytest
from list_samples import MAP, ROS, TEMPLATES, packed, piece
from pace import assert_soon
from test_tabletop_simulator import thing

from battlefield.files.imports import Source, imported
from battlefield.files.text.errors import SceneError

LAYOUT = {
    "templates": TEMPLATES,
    "layout": {
        "id": "one",
        "name": "One",
        "pieces": [
            piece("yard", 20, 10, id="a", rotation_degrees=30, mirror="vertical", is_objective=True),
            piece("rail", 1, 1, parent_area_id="a", floor=1, height_inches=4, link_group="b"),
        ],
    },
}
ZONE = {"player": "a", "shape": {"type": "rectangle", "width": 6, "height": 9}, "position": {"x": 1, "y": 1}}
PATTERN = [{"id": "p", "zones": [ZONE], "objectives": [{"x": 1, "y": 2}]}]
SAVE = {
    "SaveName": "S",
    "ObjectStates": [thing(1, 2, 30, Nickname="Guard", GMNotes='{"base_mm": 32}', Tags=["red"])],
}
ODD = [
    None,
    True,
    -1,
    0,
    1e308,
    10**400,
    float("nan"),
    float("inf"),
    "",
    "x" * 20_000,
    "\ud800",
    [],
    {},
    [[]] * 50,
]
JSON = {"layout.json": LAYOUT, "pattern.json": PATTERN, "save.json": SAVE}


def paths(value, path=()):
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield from paths(each, (*path, key))


def swapped(value, path, put):
    found = deepcopy(value)
    inside = found
    for step in path[:-1]:
        inside = inside[step]
    if path:
        inside[path[-1]] = put
    return found if path else put


def hurt(name):
    """Give variants of a sample: cut short, a byte changed, another value at every key."""
    dice = random.Random(name)
    if name in JSON:
        whole = json.dumps(JSON[name]).encode()
        for path in list(paths(JSON[name])):
            yield json.dumps(swapped(JSON[name], path, dice.choice(ODD))).encode()
    else:
        whole = {"list.ros": ROS.encode(), "list.rosz": packed(ROS), "map.txt": MAP.encode()}[name]
    for _ in range(80):
        yield whole[: dice.randrange(len(whole))]
        at = dice.randrange(len(whole))
        yield whole[:at] + bytes([dice.randrange(256)]) + whole[at + 1 :]


@pytest.mark.parametrize("name", [*JSON, "list.ros", "list.rosz", "map.txt"])
def test_each_damaged_file_is_read_or_refused_in_one_sentence(name, tmp_path):
    count = refused = 0
    for data in hurt(name):
        began = process_time()
        try:
            imported(Source(name, data, Path(tmp_path)), {})
        except SceneError as error:
            refused += 1
            assert str(error).startswith(name) and "\n" not in str(error) and len(str(error)) < 500
        count += 1
        assert_soon(process_time() - began)
    assert count >= 160 and refused >= 60


def deep(depth):
    return b'{"ObjectStates": ' + b"[" * depth + b"]" * depth + b"}"


@pytest.mark.first(2)
@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("deep.json", deep(100_000)),
        ("many.json", json.dumps({"ObjectStates": [thing(0, 0)] * 20_001}).encode()),
        ("long.json", b'{"ObjectStates": [' + b"1," * 3_000_000 + b"1]}"),
        (
            "bomb.ros",
            b'<!DOCTYPE roster [<!ENTITY a "aaaaaaaaaa">' + b'<!ENTITY b "&a;&a;&a;">]><roster>&b;</roster>',
        ),
        ("deep.ros", b"<roster>" + b"<a>" * 100_000),
        (
            "pinched.txt",
            b"# battlefield 400x400 in; cell 1 in; legend: R ruin . open\n" + b"RR.R.RRR" * 50 + b"\n",
        ),
        ("square.txt", b"# battlefield 500x500 in; cell 1 in; legend: R ruin\n" + (b"R" * 500 + b"\n") * 500),
        ("binary.txt", bytes(range(256)) * 100),
    ],
)
def test_heavy_files_are_settled_quickly(name, data):
    began = process_time()
    try:
        imported(Source(name, data), {})
    except SceneError as error:
        assert "\n" not in str(error)
    assert_soon(process_time() - began)

"""No proof of what is false: a slow second opinion, which samples lines, is asked about what is accepted."""

import json
from copy import deepcopy
from dataclasses import replace
from random import Random

import numpy as np
from campaigns import rounds, tries
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle_sight import free_sample, witness_holds
from proof_checking import CHECKER, asked, file_of, reread
from sight_scenes import random_table

from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.geometry.pieces import Table

LOOK = {"ask": "sight", "from": "a", "to": "b"}
TABLES = st.builds(random_table, st.integers(0, 100_000), st.sampled_from(["ground", "floors", "clouds"]))
SHIFTS = st.sampled_from([0.0, 1e-4, 0.01, 0.1, 0.5])


def holds(table, said):
    """Tell whether the second opinion has nothing against an answer."""
    if said["clear"]:
        line = tuple(tuple(end) for end in said["proof"]["line"])
        return witness_holds(table, "a", "b", line)
    return not free_sample(table, "a", "b", 60, 1)


@rounds(4)
@settings(max_examples=tries(8, 3), deadline=None)
@given(TABLES)
def test_what_is_proved_is_so(table):
    file = file_of(table)
    question, said = asked(file, LOOK)
    if CHECKER.check(file, question, said) == "proved":
        assert holds(table, said)


def stirred(table, step, seed):
    """Move all that stands on a table a little."""
    drawn = Random(seed)

    def there(point):
        return point[0] + drawn.uniform(-step, step), point[1] + drawn.uniform(-step, step)

    def outline(shape):
        if isinstance(shape, Circle):
            return Circle(there(shape.centre), shape.radius)
        dx, dy = there((0.0, 0.0))
        return Polygon(tuple((x + dx, y + dy) for x, y in shape.points))

    pieces = tuple(replace(piece, outline=outline(piece.outline)) for piece in table.pieces)
    bodies = tuple(replace(each, base=replace(each.base, at=there(each.base.at))) for each in table.bodies)
    return Table(table.width, table.height, pieces, bodies)


@rounds(4)
@settings(max_examples=tries(8, 3), deadline=None)
@given(TABLES, SHIFTS, st.integers(0, 1000))
def test_a_proof_that_another_table_lets_pass_holds_there(table, step, seed):
    question, said = asked(file_of(table), LOOK)
    other = stirred(table, step, seed)
    if reread(file_of(other), question, said) == "proved":
        assert holds(other, said)


def spoilt(node, drawn):
    """Alter one number or name somewhere in a proof."""
    places = []

    def gather(value):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            if isinstance(part, dict | list):
                gather(part)
            places.append((value, key))

    gather(node)
    value, key = drawn.choice(places)
    other, where = drawn.choice(places)
    if isinstance(value[key], float):
        value[key] += drawn.choice((-1.0, 1.0)) * 10.0 ** drawn.uniform(-9.0, 1.0)
    else:
        value[key] = deepcopy(other[where])


@rounds(4)
@settings(max_examples=tries(8, 3), deadline=None)
@given(TABLES, st.integers(0, 1000))
def test_a_proof_that_is_spoilt_and_still_accepted_is_of_what_is_so(table, seed):
    file, drawn = file_of(table), Random(seed)
    question, said = asked(file, LOOK)
    for _ in range(10):
        forged = json.loads(json.dumps(said))
        for _ in range(drawn.randint(1, 3)):
            spoilt(forged["proof"], drawn)
        forged["clear"] = said["clear"] if drawn.random() < 0.8 else not said["clear"]
        if reread(file, question, forged) == "proved":
            assert holds(table, forged)


@rounds(4)
@settings(max_examples=tries(8, 3), deadline=None)
@given(TABLES, st.integers(0, 1000))
def test_no_chord_at_a_venture_shuts_what_is_seen(table, seed):
    file, drawn = file_of(table), np.random.default_rng(seed)
    question, said = asked(file, LOOK)
    names = [["terrain", piece.id] for piece in table.pieces]
    for _ in range(40):
        path = drawn.uniform(0.0, 12.0, (2, 2)).tolist()
        leaf = {"path": path, "by": [[names[int(drawn.integers(len(names)))]]]}
        forged = {**said, "clear": False, "proof": {"division": leaf}}
        assert not (said["clear"] and reread(file, question, forged) == "proved")

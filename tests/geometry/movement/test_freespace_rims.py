"""Rims of grown bases cut down to what is free: no slit between two neighbours is missed."""

from random import Random

import numpy as np
import pytest
from campaigns import few

from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase
from battlefield.geometry.movement.freespace.arcs import FULL, corner_bends, rim
from battlefield.geometry.movement.freespace.space import Setting, space_at
from battlefield.geometry.movement.policy import Policy
from battlefield.geometry.pieces import Body, Table

SIZES = [BaseSize.round(32), BaseSize.oval(60, 35.5), BaseSize.round(50), BaseSize.oval(42, 75)]
SAMPLES = 4000  # on each rim; a slit is looked for that is at least four of them wide


def crowd(draw, mover, count=14):
    """Strew round and oval bases closely about the middle of a table, with a mover that has no height."""
    bodies = [Body("a", PlacedBase(mover, (24.0, 24.0), draw.uniform(0, 180)))]
    for k in range(count):
        at = (draw.uniform(18, 30), draw.uniform(18, 30))
        bodies.append(Body(f"m{k}", PlacedBase(draw.choice(SIZES), at, draw.uniform(0, 180))))
    return Table(48.0, 48.0, (), tuple(bodies))


def kept(bends, x, y, angle):
    """Tell which normals of the rims about a place belong to an arc that was kept."""
    rows = np.flatnonzero((np.abs(bends.x - x) < 1e-9) & (np.abs(bends.y - y) < 1e-9))
    inside = np.zeros(len(angle), dtype=bool)
    for k in rows.tolist():
        inside |= (angle - bends.low[k]) % FULL <= bends.span[k]
    return inside


@pytest.mark.first(1)
@pytest.mark.parametrize("mover", [BaseSize.oval(60, 35.5), BaseSize.round(40)], ids=["oval", "round"])
@pytest.mark.parametrize("seed", few([0, 3, 4, 9, 11], 2))
def test_what_is_kept_of_every_rim_is_what_is_open_of_it(seed, mover):
    table = crowd(Random(seed), mover)
    setting = Setting.of(table, table.bodies[0], Policy())
    space = space_at(setting, 0.0, (24.0, 24.0), 40.0)
    angle = np.linspace(-np.pi, np.pi, SAMPLES, endpoint=False)
    for body in setting.bodies:
        arcs = corner_bends(setting.grown(body))
        x, y = rim(arcs, np.zeros(SAMPLES, dtype=np.intp), angle)
        wrong = space.is_open(x, y) != kept(space.bends, float(arcs.x[0]), float(arcs.y[0]), angle)
        runs = np.convolve(np.concatenate([wrong, wrong[:3]]), np.ones(4), "valid")
        assert runs.max() < 4.0, f"{body.id} at {np.degrees(angle[int(runs.argmax())]):.1f} degrees"

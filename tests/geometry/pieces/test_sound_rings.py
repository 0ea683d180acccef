"""Many rings looked at in one go: sound only where each of them alone has no problem."""

import numpy as np
import pytest

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.pieces.outline_problems import are_sound_rings, outline_problem

SQUARE = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))
FAULTY = [
    ((0.0, 0.0), (4.0, 0.0)),
    ((0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0)),
    ((0.0, 0.0), (4.0, 0.0), (4.0, 0.0), (0.0, 4.0)),
    ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 0.0)),
    ((0.0, 0.0), (0.01, 0.0), (0.0, 0.01)),
    ((0.0, 0.0), (4.0, 0.0), (float("nan"), 4.0)),
]


def test_no_rings_and_plain_rings_are_sound() -> None:
    assert are_sound_rings([]) and are_sound_rings([SQUARE] * 3)


@pytest.mark.parametrize("ring", FAULTY)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_one_faulty_ring_among_others_is_found(ring: tuple[tuple[float, float], ...], place: int) -> None:
    rings = [SQUARE, SQUARE]
    rings.insert(place, ring)  # type: ignore[arg-type]
    assert not are_sound_rings(rings)


def test_rings_that_are_sound_together_have_no_problem_alone() -> None:
    rng = np.random.default_rng(2)
    rings = [tuple(map(tuple, rng.uniform(0.0, 1.0, (4, 2)).tolist())) for _ in range(200)]
    sound = [ring for ring in rings if are_sound_rings([ring])]  # type: ignore[list-item]
    assert 20 < len(sound) < 180
    for ring in rings:
        assert (outline_problem(Polygon(ring)) is None) == (ring in sound)  # type: ignore[arg-type]

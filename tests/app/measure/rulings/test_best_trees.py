"""The weakest link of a unit against all pairs of it, joined one by one."""

from itertools import combinations
from random import Random

import pytest
from campaigns import few
from little_scenes import SIZES, table

from battlefield.app.measure.questions import answer
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.scene.contents import Model


def unit(seed):
    drawn = Random(seed)
    return tuple(
        Model(f"m{n}", drawn.choice(SIZES), (drawn.uniform(2, 16), drawn.uniform(2, 16)), "watch", "red",
              drawn.choice((0.0, 0.0, 3.0, 9.0)), 1.0, drawn.uniform(0, 90),
              sigma=drawn.choice((0.0, 0.05, 0.4, 2.0)))
        for n in range(drawn.choice((2, 5, 12)))
    )  # fmt: skip


def weakest_of_all(scene):
    """Join all pairs, the surest first, and give the link that joins the last two groups.

    Of those beyond doubt, at 8 deviations, the one with more room, or that misses by less, comes first.
    """
    links = []
    for pair in combinations([model.id for model in scene.models], 2):
        (link,) = answer(scene, {"ask": "coherency", "models": list(pair)})["links"]
        deviations = link["margin"] / link["sigma"] if link["sigma"] else link["margin"] * float("inf")
        links.append((min(max(deviations, -8.0), 8.0), link["margin"], link))
    groups = [{model.id} for model in scene.models]
    for _, _, link in sorted(links, key=lambda each: each[:2], reverse=True):
        met = [group for group in groups if group & set(link["models"])]
        if len(met) == 2:
            groups = [group for group in groups if group not in met] + [met[0] | met[1]]
            last = link
    return last


@pytest.mark.parametrize("seed", few(range(40), 8))
def test_a_unit_is_as_sure_as_the_last_link_that_joins_it(seed):
    scene = table(*unit(seed))
    found, weakest = answer(scene, {"ask": "coherency", "unit": "watch"}), weakest_of_all(scene)
    for key in ("margin", "sigma", "probability", "verdict"):
        assert found[key] == pytest.approx(weakest[key]) if key != "verdict" else found[key] == weakest[key]
    assert found["coherent"] is (weakest["margin"] >= 0)


def test_a_unit_that_is_surely_broken_misses_by_its_nearest_link_however_well_places_are_known():
    """From a to c 3 in are missing, from b, whose place is known worse, 4: 213 and 78 deviations."""
    inch = BaseSize.round(25.4)
    a, b, c = (
        Model(id_, inch, at, "watch", "red", 0.0, 1.0, sigma=sigma)
        for id_, at, sigma in (("a", (10, 10), 0.01), ("b", (10, 8.5), 0.05), ("c", (10, 16), 0.01))
    )
    found = answer(table(a, b, c), {"ask": "coherency", "unit": "watch"})
    assert (found["margin"], found["weakest"]) == (pytest.approx(-3.0), ["a", "c"])

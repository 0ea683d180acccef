"""What `ask` says by the rules of Pulp City is what its bench says on the same table."""

import pytest
from campaigns import few
from little_scenes import by_chance, exactly, model, pairs, table

from battlefield.app.measure.questions import answer
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.pulp_city.book import PULP_CITY
from battlefield.rulebooks.pulp_city.models.targets import sees
from battlefield.rules.book.bench import Case
from battlefield.rules.table import layout
from battlefield.rules.table.terrain_concealment import is_screened_by_terrain

BY = {"by": "pulp_city"}


def state_of(scene, one, other):
    return PULP_CITY.bench.begun(Case(scene, PULP_CITY.bench.effects[0], one, other)).state


@pytest.mark.first(1)
@pytest.mark.parametrize("seed", few(range(30), 4))
def test_sight_cover_and_range_are_those_of_the_bench(seed):
    scene = by_chance(seed, exactly)
    for one, other in pairs(scene):
        state = state_of(scene, one, other)
        units = [state.figures[each].model.unit for each in (one, other)]
        found = answer(scene, {"ask": "sight", "from": one, "to": other, **BY})
        assert found["clear"] is sees(state, *units)
        assert (found["obscured"] > 1e-6) is is_screened_by_terrain(state, one, other)
        assert found["rule"] == "P-Sight-1"
        near = answer(scene, {"ask": "range", "from": one, "within": 4, "to": other, **BY})["models"][other]
        assert near["gap"] == pytest.approx(layout.between(state, *units).gap, abs=1e-9)


def test_a_giant_between_two_models_hides_nothing():
    giant = model("c", 20, 20, base=BaseSize.round(100), height=9.0)
    scene = table(model("a", 10, 20), model("b", 30, 20), giant)
    plain = answer(scene, {"ask": "sight", "from": "a", "to": "b"})
    found = answer(scene, {"ask": "sight", "from": "a", "to": "b", **BY})
    assert (plain["clear"], found["clear"], found["obscured"], found["by"]) == (False, True, 0.0, [])
    assert (found["margin"], found["verdict"]) == (None, "certain")

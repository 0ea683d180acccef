"""What `ask` says by the rules of Iron Kingdoms is what its bench says on the same table."""

from dataclasses import replace

import pytest
from campaigns import few
from little_scenes import by_chance, exactly, model, pairs, table

from battlefield.app.measure.questions import QuestionError, answer
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.iron_kingdoms.book import IRON_KINGDOMS
from battlefield.rulebooks.iron_kingdoms.sight import apart, sees
from battlefield.rulebooks.iron_kingdoms.words import RANGE
from battlefield.rules.book.bench import Case

BY = {"by": "iron_kingdoms"}
SHOT = next(each for each in IRON_KINGDOMS.bench.effects if each.name == "Critical Effect: Stationary")


def begun(scene, one, other):
    return IRON_KINGDOMS.bench.begun(Case(scene, SHOT, one, other, {"roll": 1, RANGE: 60}))


@pytest.mark.first(1)
@pytest.mark.parametrize("seed", few(range(30), 4))
def test_sight_and_range_are_those_of_the_bench(seed):
    scene = by_chance(seed, exactly)
    for one, other in pairs(scene):
        state = begun(scene, one, other).state
        units = [state.figures[each].model.unit for each in (one, other)]
        found = answer(scene, {"ask": "sight", "from": one, "to": other, **BY})
        assert found["clear"] is sees(state, *units)
        assert found["rule"] == "I-Attack-6"
        near = answer(scene, {"ask": "range", "from": one, "within": 4, "to": other, **BY})["models"][other]
        assert near["gap"] == pytest.approx(apart(state, *units), abs=1e-9)


def test_a_large_base_bars_sight_for_the_bench_and_for_ask_but_not_in_plain_geometry():
    low = replace(model("c", 20, 20, base=BaseSize.round(80)), height=0.2)
    scene = table(model("a", 10, 20), replace(model("b", 30, 20), side="blue"), low)
    question = {"ask": "sight", "from": "a", "to": "b"}
    assert "not in sight" in begun(scene, "a", "b").refusal
    assert not answer(scene, question | BY)["clear"] and answer(scene, question)["clear"]
    assert answer(scene, question | BY)["margin"] < 0 < answer(scene, question)["margin"]


def test_no_coherency_is_made_up_for_single_characters():
    with pytest.raises(QuestionError, match="by is 'iron_kingdoms'; that game knows no coherency"):
        answer(table(model("a", 1, 1)), {"ask": "coherency", "models": ["a"], **BY})

"""What `ask` says by the rules of WARSURGE is what its bench says on the same table."""

from dataclasses import replace

import pytest
from campaigns import few
from little_scenes import box, by_chance, exactly, model, pairs, table

from battlefield.app.measure.questions import answer
from battlefield.geometry.kernel.shapes import BaseSize, Template
from battlefield.rulebooks.warsurge.attack.attack import covered
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement.movement_paths import coherency_of
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.book.bench import Case
from battlefield.rules.core.flow import Game
from battlefield.rules.table import layout

BY = {"by": "warsurge"}


def state_of(scene, one, other):
    return Warsurge.bench.begun(Case(scene, Warsurge.bench.effects[0], one, other)).state


@pytest.mark.first(1)
@pytest.mark.parametrize("seed", few(range(20), 4))
def test_sight_range_coverage_and_coherency_are_those_of_the_bench(seed):
    scene = by_chance(seed, exactly)
    for one, other in pairs(scene):
        state = state_of(scene, one, other)
        found = answer(scene, {"ask": "sight", "from": one, "to": other, **BY})
        assert [[found["clear"]]] == layout.seen_pairs(state, [one], [other])
        assert [[found["obscured"] >= 0.5]] == layout.are_hidden(state, [one], [other], 0.5)
    state, at = state_of(scene, "m0", "m1"), {"round": 6, "at": [12, 12]}
    under = layout.under(Template("round", 6, (12, 12)), list(state.figures.values()))
    said = answer(scene, {"ask": "coverage", "template": at, **BY})["models"]
    assert [said[id_]["covered"] != "none" for id_ in state.figures] == under
    for name, unit in (("u0", state.figures["m0"].model.unit), ("u1", state.figures["m1"].model.unit)):
        limits = coherency_of(Game(state, CATALOGUE), unit)
        found = answer(scene, {"ask": "coherency", "unit": name, **BY})
        assert found["coherent"] is layout.is_coherent(state, unit, *limits)
    unit, foe = (state.figures[each].model.unit for each in ("m0", "m1"))
    near = answer(scene, {"ask": "range", "unit": "u0", "within": 4, "to": ["m1", "m3"], **BY})["models"]
    assert min(each["gap"] for each in near.values()) == pytest.approx(
        layout.between(state, unit, foe).gap, abs=1e-9
    )


def test_third_units_hide_but_bar_no_sight():
    giant = replace(model("c", 20, 20, base=BaseSize.round(100), height=9.0), unit="giants", side="blue")
    foe = replace(model("b", 30, 20), unit="foes", side="blue")
    scene = table(model("a", 10, 20), foe, giant)
    found = answer(scene, {"ask": "sight", "from": "a", "to": "b", **BY})
    assert (found["clear"], found["obscured"], found["by"], found["rule"]) == (True, 1.0, ["c"], "W-Sight-1")
    state = state_of(scene, "a", "b")
    units = [state.figures[each].model.unit for each in ("a", "b")]
    assert covered(Game(state, CATALOGUE), units[0], ("a",), units[1])
    through = answer(scene, {"ask": "sight", "from": "a", "to": "b", "models_block": False, **BY})
    assert through["obscured"] == 0.0


@pytest.mark.campaign
def test_the_uncertainty_of_a_look_is_that_of_what_bars_it_in_this_game():
    wall = box("wall", 20, 19.7, 21, 48, sight="blocks", sigma=0.06)
    nearer = replace(model("c", 20.5, 18.85, 0.5, height=9.0), unit="giants")
    scene = table(model("a", 10, 20), model("b", 30, 20), nearer, terrain=(wall,))
    plain = answer(scene, {"ask": "sight", "from": "a", "to": "b"})
    found = answer(scene, {"ask": "sight", "from": "a", "to": "b", **BY})
    assert found["sigma"] == pytest.approx(0.06) and plain["sigma"] > 0.2

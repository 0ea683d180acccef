"""What is written about units on the table: names of units and of their models, never ids."""

from dataclasses import replace

from battles import battle

from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.unit_names import ModelNames, UnitName, unit_names
from battlefield.geometry.kernel.shapes import BaseSize


def model(state, number, at, unit="wardens/spears"):
    figure = state.figures[f"{unit}/{number}"].model
    return replace(figure, at=at, base=BaseSize("round", 25.4, 25.4))


def test_a_model_bears_its_units_name_and_its_number():
    state = BattleDesk(battle()).state
    there = [model(state, 1, (1.0, 1.0)), model(state, 2, (3.0, 2.0))]
    names = ModelNames().of(there, state)
    assert names == {"wardens/spears/1": "Gate Spears 1", "wardens/spears/2": "Gate Spears 2"}


def test_a_units_name_stands_in_the_middle_below_its_models_or_above_them():
    state = BattleDesk(battle()).state
    there = [model(state, 1, (1.0, 1.0)), model(state, 2, (3.0, 2.0))]
    models = (("wardens/spears/1", (1.0, 1.0), 0.5), ("wardens/spears/2", (3.0, 2.0), 0.5))
    found = UnitName("wardens/spears", "Gate Spears", (2.0, 2.5), (2.0, 0.5), (0.5, 1.5), (3.5, 1.5), models)
    assert unit_names(there, state) == (found,)


def test_the_unit_that_is_chosen_is_named_first():
    state = BattleDesk(battle()).state
    other = next(unit for unit in state.units if unit != "wardens/spears")
    number = state.units[other].figures[0].rsplit("/", 1)[-1]
    there = [model(state, 1, (1.0, 1.0)), model(state, number, (9.0, 9.0), other)]
    assert [name.unit for name in unit_names(there, state, other)] == [other, "wardens/spears"]


def test_the_unit_that_acts_is_named_next_and_both_are_needed():
    state = BattleDesk(battle()).state
    units = list(state.units)[:3]
    there = [
        model(state, state.units[unit].figures[0].rsplit("/", 1)[-1], (2.0 * n, 1.0), unit)
        for n, unit in enumerate(units)
    ]
    names = unit_names(there, state, units[2], units[1])
    assert [(name.unit, name.needed) for name in names] == [
        (units[2], True), (units[1], True), (units[0], False)
    ]  # fmt: skip

"""The list of all units: on the table, in reserve, carried and gone."""

from dataclasses import replace

from battles import battle

from battlefield.app.playing.units_list import unit_rows
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Effect


def rows(state, catalogue):
    return {row.unit: row for row in unit_rows(state, catalogue)}


def test_every_unit_has_a_row_and_those_of_a_side_are_together():
    fought = battle()
    found = unit_rows(fought.state, fought.book.catalogue)
    assert sorted(row.unit for row in found) == sorted(fought.state.units)
    assert list(dict.fromkeys(row.side for row in found)) == list(fought.state.sides)
    sides = [row.side for row in found]
    assert sides == sorted(sides, key=fought.state.sides.index)


def test_a_row_tells_where_a_unit_is():
    fought = battle()
    state = fought.state
    first, second, third = list(state.units.values())[:3]
    state = state.with_unit(replace(first, where=TABLE)).with_unit(replace(second, where=first.id))
    state = state.with_unit(replace(third, where=GONE, figures=()))
    found = rows(state, fought.book.catalogue)
    assert (found[first.id].where, found[first.id].is_there) == ("on the table", True)
    assert (found[second.id].where, found[second.id].is_there) == (f"in {first.name}", False)
    assert (found[third.id].where, found[third.id].hp) == ("destroyed", 0)
    last = list(state.units.values())[-1]
    assert found[last.id].where == {RESERVE: "in reserve", TABLE: "on the table"}[last.where]


def test_a_row_tells_the_hp_left_of_all_and_whether_the_unit_has_acted():
    fought = battle()
    unit = next(iter(fought.state.units.values()))
    full = fought.state.hp(unit.id)
    gone = fought.state.figures_of(unit.id)[0]
    state = fought.state.with_unit(replace(unit, figures=unit.figures[1:]))
    state = replace(
        state, effects=(Effect(1, unit_status.ACTED, unit.id),), clock=replace(state.clock, turn=1)
    )
    row = rows(state, fought.book.catalogue)[unit.id]
    assert (row.hp, row.full, row.models) == (full - gone.hp, full, len(unit.figures) - 1)
    assert row.state == "acted"

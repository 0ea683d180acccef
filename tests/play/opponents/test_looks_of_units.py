"""What a unit is like since a decision was asked for: by what became of it, not by where it has gone."""

from dataclasses import replace

import pytest

from battlefield.app.battle.mustering import session_of
from battlefield.app.opponents.players import decide, player
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.looks import Looks
from battlefield.resources import asset
from battlefield.rules.core.state import RESERVE, Effect


@pytest.fixture(scope="module")
def base():
    session = session_of(read_script(asset("rosters/first_battle.json")))
    lots = player("chance", session.book)
    while session.state.clock.phase != "Move":
        decide(session, lots)
    return session.state


def changed(state, figure, **how):
    """Return a state with another place or other HP of a figure."""
    old = state.figures[figure]
    model = replace(old.model, at=how.pop("at", old.model.at))
    return replace(state, figures={**state.figures, figure: replace(old, model=model, **how)})


def first_of(state):
    return next(iter(state.units.values()))


def shown(looks, state, unit):
    return looks.table(state, ((unit.id, looks.of(state, unit)),))


def test_who_has_only_gone_elsewhere_looks_the_same_and_is_shown_where_it_stood(base):
    unit, looks = first_of(base), Looks(base)
    moved = changed(base, unit.figures[0], at=(1.0, 1.0))
    assert looks.of(moved, unit) == looks.of(base, unit)
    assert shown(looks, moved, unit) is base


def test_who_has_lost_hp_is_shown_so_where_it_stood_and_nobody_else_is_otherwise(base):
    unit, looks = first_of(base), Looks(base)
    figure = unit.figures[0]
    hurt = changed(base, figure, at=(1.0, 1.0), hp=0)
    other = next(each for each in base.units.values() if each.side != unit.side)
    hurt = changed(hurt, other.figures[0], hp=0)
    table = shown(looks, hurt, unit)
    assert table.figures[figure].hp == 0
    assert table.figures[figure].model == base.figures[figure].model
    assert table.figures[other.figures[0]] == base.figures[other.figures[0]]
    assert shown(looks, hurt, unit) is table  # made once


def test_effects_count_by_what_they_are_and_not_by_their_number(base):
    unit, looks = first_of(base), Looks(base)
    first, later = (
        replace(base, effects=(*base.effects, Effect(id_, "Chill", unit.id))) for id_ in (901, 902)
    )
    assert looks.of(first, unit) == looks.of(later, unit) != looks.of(base, unit)
    assert shown(looks, first, unit).is_under(unit.id, "Chill")
    stronger = replace(base, effects=(*base.effects, Effect(901, "Chill", unit.id, amount=2)))
    assert looks.of(stronger, unit) != looks.of(first, unit)


def test_who_stood_on_no_table_is_seen_where_it_stands_now(base):
    unit = first_of(base)
    before = replace(base, units={**base.units, unit.id: replace(unit, where=RESERVE)})
    looks = Looks(before)
    here, there = (changed(base, unit.figures[0], at=at) for at in ((2.0, 2.0), (3.0, 2.0)))
    assert looks.of(here, unit) != looks.of(there, unit)
    assert shown(looks, there, unit).figures[unit.figures[0]].model.at == (3.0, 2.0)

"""What is shown of each book: the measure of its rosters, where its units are, and the signs on them."""

from dataclasses import replace

import pytest

from battlefield.app.battle.mustering import session_of
from battlefield.app.books.faces import FACES, face_of
from battlefield.app.playing.badges import badges, tip_of
from battlefield.app.playing.markings import markings
from battlefield.app.playing.units_list import unit_rows
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.book.face import Face
from battlefield.rules.core.state import GONE, TABLE, Effect, Until

SAMPLES = {
    "pulp-city": ("dock_brawl", "watch/bulwark", "KO'ed", "HP", 12),
    "iron-kingdoms": ("smoke_on_the_fen", "company/bombardier", "out of the game", "boxes", 8),
    "agemonia": ("drowned_mill", "company/sella", "off the map", "health", 8),
}
each = pytest.mark.parametrize("book", SAMPLES)


def begun(book):
    session = session_of(read_script(asset(f"rosters/{SAMPLES[book][0]}.json")))
    return session.state, session.book.catalogue


def put(state, unit, where, hp=None):
    """Put a unit somewhere, with some HP left."""
    held = state.units[unit]
    figures = {id_: replace(state.figures[id_], hp=hp or state.figures[id_].hp) for id_ in held.figures}
    units = {**state.units, unit: replace(held, where=where)}
    return replace(state, units=units, figures={**state.figures, **figures})


@each
def test_a_hurt_unit_that_has_acted_is_marked_so_in_the_words_of_its_book(book):
    state, catalogue = begun(book)
    _, _, _, health, full = SAMPLES[book]
    unit = first_of(state, full)
    hurt = put(state, unit, TABLE, full - 1)
    effects = (Effect(1, "acted", unit, unit, Until("turn")),)
    acted = replace(hurt, effects=effects, clock=replace(hurt.clock, turn=1))
    (found,) = badges(acted, catalogue).values()
    assert [badge.kind for badge in found] == ["wounds", "acted"]
    assert found[0].words == f"{full - 1} {health} of {full}"
    figure = state.units[unit].figures[0]
    assert f"{full - 1} {health} of {full}" in tip_of(acted, catalogue, figure)
    row = next(row for row in unit_rows(acted, catalogue) if row.unit == unit)
    assert (row.hp, row.full, row.state) == (full - 1, full, "acted")


def first_of(state, full):
    """Find a unit that has so many HP at first."""
    return next(u.id for u in state.units.values() if state.hp(u.id) == full)


@each
def test_where_a_unit_is_said_as_the_book_says_it(book):
    state, _ = begun(book)
    _, _, gone, _, full = SAMPLES[book]
    unit = first_of(state, full)
    where = face_of(book).where
    assert where(state, state.units[unit]) == "in reserve"
    lost = put(state, unit, GONE)
    assert where(lost, lost.units[unit]) == gone


def test_summoned_units_wait_to_be_summoned():
    for book, name in (("pulp-city", "Lamp Post"), ("agemonia", "Lantern Wisp")):
        state, _ = begun(book)
        unit = next(unit for unit in state.units.values() if unit.name.startswith(name))
        assert face_of(book).where(state, unit) == "to be summoned"


@pytest.mark.parametrize(("book", "depth"), [("pulp-city", 6.0), ("iron-kingdoms", 6.0)])
def test_zones_are_as_deep_as_the_battle_says(book, depth):
    state, catalogue = begun(book)
    deploying = replace(state, clock=replace(state.clock, phase="Deploy"))
    first, second = (mark.outline.points for mark in markings(deploying, catalogue) if mark.sort == "zone")
    assert (min(y for _, y in first), max(y for _, y in first)) == (0.0, depth)
    height = state.board.height
    assert (min(y for _, y in second), max(y for _, y in second)) == (height - depth, height)


def test_a_token_tells_what_stands_in_brackets_below_its_name():
    state, catalogue = begun("agemonia")
    gate = next(mark for mark in markings(state, catalogue) if mark.name == "Blue Teleport")
    assert gate.control == "active"
    assert gate.words == "Blue Teleport (active)"


def test_a_book_that_is_not_known_has_a_plain_face():
    assert face_of("chess") == Face("chess", "chess", "", ())
    assert all(face.name and face.says.endswith(".") for face in FACES.values())

"""Drawn deployment zones given to the sides of a battle, and who lies in them."""

from dataclasses import replace

import pytest

from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.rules.core.digest import canonical, digest
from battlefield.rules.core.state import RESERVE, TABLE, Figure, State, Unit
from battlefield.rules.muster.deployment_zones import (
    ahead,
    areas_for,
    columns,
    edge_strip,
    holds,
    homes,
    inward,
    is_spot_in,
    looking_ahead,
    middle,
    own_edge,
    rows,
)
from battlefield.rules.scene.contents import Area, Board, Model
from battlefield.rules.scene.scenario import Hold, Zone

WEST = Polygon(((0.0, 0.0), (10.0, 0.0), (0.0, 30.0)))
EAST = Circle((40.0, 15.0), 6.0)
INCH = BaseSize.round(50.8)


def _state(*zones: Zone) -> State:
    return State("warsurge", Board(44.0, 30.0), (), ("red", "blue"), {}, {}, {}, zones=zones)


DRAWN = _state(Zone("w", WEST, side="red"), Zone("e", EAST, side="blue"))


def test_zones_of_sides_of_other_names_go_to_the_sides_in_their_order() -> None:
    drawn = (
        Zone("a", WEST, side="Attacker", hold=Hold(layer="zones"), extra={"colour": "blue"}),
        Zone("s", EAST, "scoring", side="Attacker"),
        Zone("d", EAST, side="Defender"),
    )
    assert homes(drawn, ("red", "blue")) == (Zone("a", WEST, side="red"), Zone("d", EAST, side="blue"))


def test_a_zone_of_a_side_that_is_called_so_stays_its_own() -> None:
    drawn = (Zone("a", WEST, side="blue"), Zone("d", EAST, side="other"))
    assert [zone.side for zone in homes(drawn, ("red", "blue"))] == ["blue", "red"]


def test_zones_that_nobody_owns_are_given_out_one_by_one_and_a_third_is_left() -> None:
    drawn = tuple(Zone(id_, WEST) for id_ in ("a", "b", "c"))
    assert [(zone.id, zone.side) for zone in homes(drawn, ("red", "blue"))] == [("a", "red"), ("b", "blue")]


def test_a_base_has_to_lie_wholly_in_a_drawn_zone() -> None:
    # the slanted side of the western zone runs through (5, 15): 3 x + y = 30
    assert holds(DRAWN, "red", PlacedBase(INCH, (2.0, 10.0)), (0.0, 30.0))
    assert not holds(DRAWN, "red", PlacedBase(INCH, (6.0, 10.0)), (0.0, 30.0))
    assert holds(DRAWN, "blue", PlacedBase(INCH, (40.0, 20.0)), (0.0, 30.0))
    assert not holds(DRAWN, "blue", PlacedBase(INCH, (40.0, 20.01)), (0.0, 30.0))
    assert is_spot_in(DRAWN, "red", (1.0, 1.0), (0.0, 30.0))
    assert not is_spot_in(DRAWN, "red", (9.0, 9.0), (0.0, 30.0))


def test_a_base_may_lie_across_zones_of_its_side_that_adjoin() -> None:
    right = Polygon(((10.0, 0.0), (20.0, 0.0), (20.0, 30.0), (0.0, 30.0)))
    both = _state(Zone("w", WEST, side="red"), Zone("r", right, side="red"))
    across = PlacedBase(INCH, (5.0, 15.0))  # on the slanted edge that both share
    assert holds(both, "red", across, (0.0, 30.0))
    assert not holds(_state(Zone("w", WEST, side="red")), "red", across, (0.0, 30.0))
    others = _state(Zone("w", WEST, side="red"), Zone("r", right, side="blue"))
    assert not holds(others, "red", across, (0.0, 30.0))


def test_the_edge_of_a_side_is_the_one_behind_its_zones() -> None:
    left, right = ((0.0, 0.0), (0.0, 30.0)), ((44.0, 0.0), (44.0, 30.0))
    assert (own_edge(DRAWN, "red"), own_edge(DRAWN, "blue")) == (left, right)
    plain = _state()
    top, bottom = ((0.0, 0.0), (44.0, 0.0)), ((0.0, 30.0), (44.0, 30.0))
    assert (own_edge(plain, "red"), own_edge(plain, "blue")) == (top, bottom)


def test_sides_without_a_drawn_zone_have_strips_along_the_edges() -> None:
    plain = _state()
    assert rows(plain, "red", 6.0) == (0.0, 6.0)
    assert rows(plain, "blue", 6.0) == (24.0, 30.0)
    assert holds(plain, "red", PlacedBase(INCH, (20.0, 5.0)), (0.0, 6.0))
    assert not holds(plain, "red", PlacedBase(INCH, (20.0, 5.01)), (0.0, 6.0))
    assert (ahead(plain, "red"), ahead(plain, "blue")) == (180.0, 0.0)
    assert middle(plain, "blue", (24.0, 30.0)) == (22.0, 27.0)


def test_a_drawn_zone_bounds_where_places_are_looked_for_and_looks_at_the_middle() -> None:
    assert rows(DRAWN, "red", 6.0) == (0.0, 30.0)
    assert columns(DRAWN, "red") == (0.0, 10.0)
    assert columns(DRAWN, "blue") == (34.0, 44.0)
    assert (ahead(DRAWN, "red"), ahead(DRAWN, "blue")) == (90.0, 270.0)
    assert middle(DRAWN, "blue", (0.0, 0.0)) == (40.0, 15.0)
    strip = edge_strip(DRAWN, "blue", (9.0, 21.0), 6.0)
    assert (strip.left, strip.top, strip.right, strip.bottom) == (38.0, 0.0, 44.0, 30.0)


def _waiting(side: str, where: str = RESERVE) -> tuple[Unit, Figure]:
    model = Model(f"{side}/1", BaseSize.oval(75.0, 42.0), (0.0, 0.0), side, side)
    return Unit(side, side, side, side, (model.id,), where), Figure(model, 1)


def test_who_waits_to_come_onto_the_table_looks_ahead_and_who_stands_there_where_it_did() -> None:
    pairs = (_waiting("red"), _waiting("blue", TABLE))
    units, figures = {u.id: u for u, _ in pairs}, {f.id: f for _, f in pairs}
    found = looking_ahead(replace(DRAWN, units=units, figures=figures))
    assert [figure.model.facing for figure in found.figures.values()] == [90.0, 0.0]


@pytest.mark.parametrize(
    ("at", "way"), [((0.0, 10.0), 90.0), ((44.0, 20.0), 270.0), ((10.0, 0.0), 180.0), ((30.0, 30.0), 0.0)]
)
def test_who_comes_in_at_an_edge_looks_away_from_it(at: tuple[float, float], way: float) -> None:
    assert inward(DRAWN.board, at) == way


def test_a_state_without_drawn_zones_keeps_the_hash_that_it_had_before_there_were_any() -> None:
    plain = _state()
    assert "zones" not in canonical(plain)
    assert digest(plain) == digest(replace(DRAWN, zones=()))
    assert digest(plain) != digest(DRAWN)


@pytest.mark.parametrize("depth", [3.0, 12.0])
def test_the_exit_of_a_side_without_a_zone_lies_along_its_edge(depth: float) -> None:
    strip = edge_strip(_state(), "blue", (24.0, 30.0), depth)
    assert (strip.top, strip.bottom) == (30.0 - min(depth, 6.0), 30.0)


def test_who_starts_in_areas_is_given_to_the_sides_as_zones_are():
    areas = [Area(name, WEST, start=start) for name, start in (("a", "one"), ("b", "two"), ("c", ""))]
    assert [area.start for area in areas_for(areas, (), ("Heroes", "Foes"))] == ["Heroes", "Foes", ""]
    assert [area.start for area in areas_for(areas, (), ("two", "one"))] == ["one", "two", ""]

"""Entry edges given to the sides of a battle, and who may come in at them."""

from dataclasses import replace
from itertools import pairwise

import pytest

from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Polygon
from battlefield.rules.core.digest import canonical, digest
from battlefield.rules.core.state import Figure, State
from battlefield.rules.muster.deployment_zones import scenery_for, ways_in
from battlefield.rules.muster.entrances import entrance
from battlefield.rules.scene.contents import Board, Layer, Model, Scene, scenery_of
from battlefield.rules.scene.scenario import Backdrop, Entry, Hold, Note, Scenery, Zone

AREA = Polygon(((0.0, 0.0), (10.0, 0.0), (0.0, 30.0)))
ROAD, GATE = ((0.0, 10.0), (0.0, 20.0)), ((44.0, 0.0), (44.0, 8.0), (40.0, 8.0))
INCH = BaseSize.round(50.8)
PLAIN = State("warsurge", Board(44.0, 30.0), (), ("red", "blue"), {}, {}, {})
DRAWN = replace(PLAIN, entries=(Entry("road", ROAD, "red"), Entry("gate", GATE, "blue")))


def _figures(count: int) -> list[Figure]:
    return [Figure(Model(f"m{n}", INCH, (0.0, 0.0)), 1) for n in range(count)]


def test_entry_edges_go_to_the_sides_as_the_zones_of_their_owners_do() -> None:
    zones = (Zone("d", AREA, side="Defender"), Zone("a", AREA, side="Attacker"))
    drawn = (Entry("e", ROAD, "Attacker", hold=Hold(locked=True)), Entry("f", GATE, "Defender"))
    found = ways_in(drawn, zones, ("red", "blue"))
    assert found == (Entry("e", ROAD, "blue"), Entry("f", GATE, "red"))
    assert [entry.side for entry in ways_in(drawn, (), ("red", "blue"))] == ["red", "blue"]


def test_an_edge_that_nobody_owns_is_everybodys_and_one_of_a_third_side_is_left_out() -> None:
    drawn = (Entry("e", ROAD), *(Entry(side, GATE, side) for side in ("one", "two", "three")))
    found = ways_in(drawn, (), ("red", "blue"))
    assert [(entry.id, entry.side) for entry in found] == [("e", ""), ("one", "red"), ("two", "blue")]
    state = replace(PLAIN, entries=found)
    blue = entrance(state, "blue", 6.0)
    assert blue is not None
    assert blue.lines == (ROAD, GATE)


@pytest.mark.parametrize(
    ("reach", "x", "comes_in"),
    [(6.0, 5.0, True), (6.0, 5.01, False), (3.0, 2.01, False), (0.0, 1.0, True), (0.0, 1.01, False)],
)
def test_bases_lie_within_reach_of_the_edge_or_touch_it(reach: float, x: float, comes_in: bool) -> None:
    found = entrance(DRAWN, "red", reach)
    assert found is not None
    assert found.holds(PlacedBase(INCH, (x, 15.0))) == comes_in


def test_without_an_entry_edge_there_is_no_entrance() -> None:
    assert entrance(PLAIN, "red", 6.0) is None
    assert entrance(replace(DRAWN, entries=DRAWN.entries[1:]), "red", 6.0) is None


def test_boxes_along_the_edges_lie_on_the_table() -> None:
    found = entrance(DRAWN, "blue", 6.0)
    assert found is not None
    boxes = [(box.left, box.top, box.right, box.bottom) for box in found.boxes(DRAWN.board, 1.0)]
    assert boxes == [(38.0, 0.0, 44.0, 14.0), (34.0, 2.0, 44.0, 14.0)]


def test_bases_lined_up_touch_the_edge_and_not_each_other() -> None:
    found = entrance(DRAWN, "red", 0.0)
    assert found is not None
    layouts = list(found.lined_up(_figures(3), DRAWN.board))
    assert len(layouts) >= 4
    for places in layouts:
        assert all(found.holds(PlacedBase(INCH, place.at)) for place in places)
        ys = sorted(place.at[1] for place in places)
        assert min(after - before for before, after in pairwise(ys)) > 2.0
    assert {place.at[0] for places in layouts for place in places} == {-1.0, 1.0}
    assert {place.facing for places in layouts for place in places} == {90.0}


def test_a_state_without_entry_edges_keeps_its_hash_and_one_with_them_has_another() -> None:
    assert "entries" not in canonical(PLAIN)
    assert digest(PLAIN) != digest(DRAWN)


def test_what_is_only_looked_at_does_not_count() -> None:
    note, picture = Note("n", (3.0, 3.0), "Old mill"), Backdrop("map.png", (((0.0, 0.0), (0.0, 0.0)),))
    scenery = Scenery((Zone("s", AREA, "scoring"),), (note,), picture)
    seen = replace(PLAIN, scenery=scenery)
    assert digest(seen) == digest(PLAIN)
    scene = seen.scene()
    assert (scene.zones, scene.notes, scene.backdrop) == (scenery.zones, scenery.notes, picture)


def test_scenery_is_what_is_not_hidden_and_its_owners_are_the_sides() -> None:
    notes = (
        Note("a", (1.0, 1.0), "Seen", hold=Hold(layer="words")),
        Note("b", (1.0, 1.0), "Hidden", hold=Hold(hidden=True)),
        Note("c", (1.0, 1.0), "On a hidden layer", hold=Hold(layer="plans")),
    )
    zones = (Zone("d", AREA, side="Defender"), Zone("s", AREA, "scoring", side="Defender"))
    layers = (Layer("words"), Layer("plans", hidden=True))
    scene = Scene(Board(44.0, 30.0), zones=zones, notes=notes, layers=layers)
    found = scenery_of(scene)
    assert found == Scenery((Zone("s", AREA, "scoring", side="Defender"),), (Note("a", (1.0, 1.0), "Seen"),))
    assert scenery_for(found, zones, ("red", "blue")).zones[0].side == "red"

"""The parts of a drawing, of whatever kind, found, added, replaced and taken away by reference."""

from dataclasses import replace

import pytest

from battlefield.app.design.parts.parts import (
    LISTS,
    added,
    all_parts,
    chosen_parts,
    deleted,
    find_part,
    hold_of,
    is_hidden,
    is_locked,
    ref_of,
    replaced,
    with_hold,
)
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Template
from battlefield.rules.scene.contents import Area, Board, Border, Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Entry, Hold, Layer, Light, Note, Zone

DISC = Circle((5.0, 5.0), 2.0)
SQUARE = Polygon(((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)))
SCENE = Scene(
    Board(48.0, 36.0),
    terrain=(Terrain("hill", DISC), Terrain("wood", DISC)),
    models=(Model("m1", BaseSize.round(32), (5.0, 5.0)),),
    templates=(PlacedTemplate("nova1", Template("round", 6.0, (5.0, 5.0)), model="m1"),),
    areas=(Area("yard", SQUARE),),
    borders=(Border(((0.0, 0.0), (4.0, 0.0)), id="border1"),),
    zones=(Zone("north", SQUARE),),
    objectives=(Objective("well", "marker", (9.0, 9.0)),),
    entries=(Entry("gate", ((0.0, 0.0), (0.0, 6.0))),),
    notes=(Note("n1", (1.0, 1.0), "ford"),),
    lights=(Light("l1", (2.0, 1.0), 3.0),),
)


def test_parts_stand_in_the_order_in_which_they_lie_on_each_other():
    kinds = [ref_of(part).kind for part in all_parts(SCENE)]
    assert kinds == ["terrain", "terrain", *list(LISTS)[1:]]


@pytest.mark.parametrize("part", all_parts(SCENE), ids=lambda part: part.id)
def test_each_part_is_found_held_and_taken_away_by_its_reference(part):
    ref = ref_of(part)
    assert find_part(SCENE, ref) is part and chosen_parts(SCENE, [ref]) == [part]
    fixed = with_hold(part, Hold(locked=True))
    assert hold_of(fixed).locked and not hold_of(part).locked
    changed = replaced(SCENE, {ref: fixed})
    assert find_part(changed, ref) == fixed and len(all_parts(changed)) == len(all_parts(SCENE))
    assert find_part(deleted(SCENE, [ref]), ref) is None


def test_a_part_is_added_on_top_under_a_free_id():
    scene, ref = added(SCENE, Terrain("wood", SQUARE))
    assert ref == Ref("terrain", "wood1") and scene.terrain[-1].id == "wood1"
    assert scene.terrain[:2] == SCENE.terrain


def test_a_nova_goes_with_its_model():
    assert deleted(SCENE, [Ref("model", "m1")]).templates == ()
    moved = replace(SCENE.models[0], at=(8.0, 8.0))
    assert replaced(SCENE, {Ref("model", "m1"): moved}).templates[0].template.at == (8.0, 8.0)


def test_a_layer_locks_and_hides_what_lies_in_it():
    layered = with_hold(SCENE.terrain[0], Hold(layer="low"))
    scene = replace(SCENE, layers=(Layer("low", locked=True), Layer("high", hidden=True)))
    assert is_locked(scene, layered) and not is_hidden(scene, layered)
    assert not is_locked(scene, SCENE.terrain[1])
    assert is_hidden(scene, with_hold(layered, Hold(layer="high")))

"""Many parts carried at once: the same scene as moving them one by one, the step of each known before."""

from dataclasses import replace

import pytest
from studios import at, disc, square, studio, table

from battlefield.app.design.hands.select_tool import DesignSelectTool
from battlefield.app.design.parts.parts import added, all_parts, ref_of
from battlefield.app.design.parts.places import box_of_part, box_of_parts
from battlefield.app.design.snapping.carrying import LEAST, carried
from battlefield.app.design.symmetry.linking import with_symmetry
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import BaseSize, Template
from battlefield.rules.scene.contents import Model, PlacedTemplate
from battlefield.rules.scene.scenario import Hold, Note


def squares(count=LEAST, **more):
    """A row of small squares, of unlike sizes so that none is taken for another."""
    return [square(f"p{n}", 1.0 + 2.0 * n, 3.0, 1.0 + n / 64, **more) for n in range(count)]


def taken(scene, refs, lead=None):
    parts = [part for part in all_parts(scene) if ref_of(part) in refs]
    return carried(scene, tuple(refs), lead or refs[0], box_of_parts(parts))


def refs_to(ids):
    return [Ref("terrain", id_) for id_ in ids]


def left_and_top(part):
    box = box_of_part(part)
    return box.left, box.top


def assert_each_took_its_step(carry):
    """What comes of it is each part of before, moved by the step that was told."""
    before, after = ({ref_of(p): p for p in all_parts(s)} for s in (carry.scene, carry.after))
    assert list(before) == list(after)
    for ref, part in before.items():
        (x, y), (dx, dy) = left_and_top(part), carry.step_of(ref)
        assert left_and_top(after[ref]) == pytest.approx((x + dx, y + dy), abs=1e-6)


def test_fewer_parts_than_a_dozen_are_moved_one_by_one():
    scene = table(*squares(LEAST - 1))
    assert taken(scene, refs_to(p.id for p in scene.terrain)) is None


def test_all_parts_in_hand_take_the_step_and_the_others_none():
    scene = table(*squares(20))
    carry = taken(scene, refs_to(f"p{n}" for n in range(LEAST))).shifted((3.25, 7.5))
    assert carry.step_of(Ref("terrain", "p0")) == (3.25, 7.5)
    assert carry.step_of(Ref("terrain", "p15")) == (0.0, 0.0)
    assert_each_took_its_step(carry)


def test_a_locked_part_stays_where_it_is():
    scene = table(*squares(), square("fixed", 40.0, 20.0, hold=Hold(locked=True)))
    carry = taken(scene, refs_to(p.id for p in scene.terrain)).shifted((1.0, 2.0))
    assert carry.step_of(Ref("terrain", "fixed")) == (0.0, 0.0)
    assert_each_took_its_step(carry)


def test_models_take_their_auras_with_them():
    models = [Model(f"m{n}", BaseSize.round(25.4), (4.0 + 2 * n, 10.0)) for n in range(LEAST)]
    nova = PlacedTemplate("t", Template("round", 3.0, (4.0, 10.0)), model="m0")
    scene = replace(table(), models=tuple(models), templates=(nova,), notes=(Note("n", (9.0, 9.0), "Ford"),))
    carry = taken(scene, [Ref("model", model.id) for model in models]).shifted((0.5, -1.0))
    assert carry.step_of(Ref("template", "t")) == (0.5, -1.0)
    assert carry.after.templates[0].template.at == (4.5, 9.0)
    assert carry.after.notes == scene.notes


STEPS = {  # of the twin of a piece that goes 2 to the right and 3 down
    "left-right": [(-2.0, 3.0)],
    "top-bottom": [(2.0, -3.0)],
    "half-turn": [(-2.0, -3.0)],
    "both": [(-2.0, 3.0), (2.0, -3.0), (-2.0, -3.0)],
    "quarter-turn": [(-3.0, 2.0), (-2.0, -3.0), (3.0, -2.0)],
}


def symmetric(symmetry):
    """A dozen squares drawn in a symmetry, with all their images, on a square table."""
    made = studio(table(width=60.0, height=60.0))
    assert made.set_symmetry(symmetry)
    assert made.do("Draw", replace(made.scene, terrain=tuple(squares())))
    return made.scene


@pytest.mark.parametrize("symmetry", STEPS)
def test_images_go_as_the_symmetry_brings_them(symmetry):
    scene = symmetric(symmetry)
    carry = taken(scene, refs_to(f"p{n}" for n in range(LEAST))).shifted((2.0, 3.0))
    link = next(p.hold.link for p in scene.terrain if p.id == "p3")
    twins = sorted((p for p in scene.terrain if p.hold.link == link), key=lambda p: p.hold.image)
    assert [carry.step_of(ref_of(twin)) for twin in twins] == [(2.0, 3.0), *STEPS[symmetry]]
    assert_each_took_its_step(carry)


@pytest.mark.parametrize("symmetry", STEPS)
def test_with_all_images_in_hand_those_nearest_to_the_one_that_was_hit_lead(symmetry):
    scene = symmetric(symmetry)
    refs = [ref_of(part) for part in scene.terrain]
    carry = taken(scene, refs, lead=refs[-1]).shifted((1.25, -0.5))
    assert carry.step_of(refs[-1]) == (1.25, -0.5)
    assert_each_took_its_step(carry)


AXES = {  # how a piece in the middle goes along with a hand that goes a little to the right and down
    "left-right": (0.0, 0.25),
    "top-bottom": (0.125, 0.0),
    "half-turn": (0.0, 0.0),
    "both": (0.0, 0.0),
    "quarter-turn": (0.0, 0.0),
}


def own_image(symmetry):
    """A dozen squares with their images, and a disc in the middle that is its own image."""
    scene = with_symmetry(table(*squares(), width=60.0, height=60.0), symmetry)
    made = studio(scene)
    for part in scene.terrain:
        assert made.do("Draw", added(made.scene, replace(part, id="q"))[0])
    assert made.do("Draw", added(made.scene, disc("middle", (30.0, 30.0)))[0])
    return made.scene


@pytest.mark.parametrize("symmetry", AXES)
def test_a_piece_that_is_its_own_image_goes_along_its_axis(symmetry):
    scene = own_image(symmetry)
    refs = refs_to(p.id for p in scene.terrain if p.hold.link and not p.hold.image)
    carry = taken(scene, refs)
    assert carry is not None and carry.goes((0.125, 0.25))
    carry = carry.shifted((0.125, 0.25))
    assert carry.step_of(Ref("terrain", "middle")) == AXES[symmetry]
    assert_each_took_its_step(carry)


def test_a_piece_on_an_axis_of_two_goes_along_it_and_its_image_the_other_way():
    scene = with_symmetry(table(*squares(), width=60.0, height=60.0), "both")
    made = studio(scene)
    for part in scene.terrain:
        assert made.do("Draw", added(made.scene, replace(part, id="q"))[0])
    assert made.do("Draw", added(made.scene, disc("low", (30.0, 40.0)))[0])
    refs = refs_to(p.id for p in made.scene.terrain if p.hold.link and not p.hold.image)
    carry = taken(made.scene, refs).shifted((0.125, 0.25))
    assert carry.step_of(Ref("terrain", "low")) == (0.0, 0.25)
    assert_each_took_its_step(carry)


def test_a_piece_that_comes_clear_of_its_image_is_no_longer_carried_by_a_picture():
    scene = own_image("left-right")
    carry = taken(scene, refs_to(p.id for p in scene.terrain if p.hold.link and not p.hold.image))
    radius = next(p.outline.radius for p in scene.terrain if p.id == "middle")
    assert carry.goes((radius - 0.01, 3.0)) and not carry.goes((radius + 0.01, 3.0))
    assert len(carry.shifted((radius - 0.01, 3.0)).after.terrain) == len(scene.terrain)
    assert len(carry.shifted((radius + 0.01, 3.0)).after.terrain) == len(scene.terrain) + 1


@pytest.mark.parametrize("symmetry", ["", *STEPS])
def test_what_is_shown_in_the_hand_is_what_is_dropped(symmetry):
    scene = symmetric(symmetry) if symmetry else table(*squares(), width=60.0, height=60.0)
    made = studio(scene)
    tool = DesignSelectTool(made, lambda *_: ())
    made.select(refs_to(f"p{n}" for n in range(LEAST)))
    tool.press(at(1.5, 3.5, "p0"))
    tool.move(at(4.0, 9.25))
    assert made.carry is not None and made.carry.by == (2.5, 5.75)
    assert made.stage is scene
    shown = made.shown
    steps = {ref: made.carry.step_of(ref) for ref in made.carry.refs}
    tool.release(at(4.0, 9.25))
    assert made.carry is None
    assert made.scene == shown
    before, after = ({ref_of(p): left_and_top(p) for p in s.terrain} for s in (scene, made.scene))
    for ref, (dx, dy) in steps.items():
        assert after[ref] == pytest.approx((before[ref][0] + dx, before[ref][1] + dy), abs=1e-6)


def test_esc_lets_what_is_carried_lie_where_it_lay():
    made = studio(table(*squares()))
    tool = DesignSelectTool(made, lambda *_: ())
    made.select(refs_to(f"p{n}" for n in range(LEAST)))
    tool.press(at(1.5, 3.5, "p0"))
    tool.move(at(4.0, 9.25))
    assert tool.cancel()
    assert made.carry is None and made.shown is made.scene

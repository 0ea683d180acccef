"""What a step shows before its end: planned of events, without a window."""

from math import hypot

import pytest
from battles import advance, battle

from battlefield.app.playing.motions import (
    AT_MOST,
    IN_ALL,
    LONGEST,
    SHORTEST,
    Fade,
    Flash,
    Harm,
    Slide,
    Travel,
    along,
    events_after,
    frame,
    plan,
)
from battlefield.geometry.kernel.shapes import Template
from battlefield.rules.core.apply import applied
from battlefield.rules.core.events import (
    ClockSet,
    DiceRolled,
    FiguresRemoved,
    HpLost,
    MarkerLaid,
    Placed,
    Said,
    UnitArrived,
    UnitLeft,
    UnitMoved,
)
from battlefield.rules.core.state import RESERVE, Marker


@pytest.fixture(scope="module")
def state():
    """The sample battle with a unit on the table."""
    fought = battle()
    while not fought.state.on_table():
        advance(fought, 1)
    return fought.state


def first(state):
    unit = state.on_table()[0]
    return unit.id, unit.figures[0], state.figures[unit.figures[0]].model


def off(at, x, y):
    return (at[0] + x, at[1] + y)


def test_a_move_slides_along_its_path_and_ends_where_it_ends(state):
    unit, figure, model = first(state)
    corner, end = off(model.at, 3.0, 0.0), off(model.at, 3.0, 1.0)
    moved = UnitMoved(unit, "Move", (Placed(figure, end),), ((model.at, corner, end),))
    (motion,) = plan(state, (moved,))
    assert motion.moves == Slide(((figure, (model.at, corner, end)),))
    seen = [frame(motion, share).scene.model(figure).at for share in (0.0, 0.5, 1.0)]
    assert seen[0] == model.at and seen[2] == pytest.approx(end)
    assert seen[1] == pytest.approx(corner)  # 3 of 4 inches: half the time is three quarters of the way


def test_everybody_else_stands_still_meanwhile(state):
    unit, figure, model = first(state)
    moved = UnitMoved(unit, "Move", (Placed(figure, off(model.at, 1.0, 0.0)),))
    scene = frame(plan(state, (moved,))[0], 0.4).scene
    before = {each.id: each for each in state.scene().models}
    assert all(each is before[each.id] for each in scene.models if each.id != figure)


def test_a_move_to_where_one_stands_is_none(state):
    unit, figure, model = first(state)
    assert plan(state, (UnitMoved(unit, "turn", (Placed(figure, model.at),)),)) == ()


def test_casualties_fade_and_who_arrives_appears(state):
    unit, figure, model = first(state)
    (gone,) = plan(state, (FiguresRemoved(unit, (figure,)),))
    assert gone.moves == Fade((model,))
    assert [frame(gone, share).solid[figure] for share in (0.0, 0.25, 1.0)] == [1.0, 0.75, 0.0]
    away = applied(state, (UnitLeft(unit, RESERVE),))
    places = tuple(Placed(each, state.figures[each].model.at) for each in state.units[unit].figures)
    (come,) = plan(away, (UnitArrived(unit, places),))
    assert isinstance(come.moves, Fade) and come.moves.appears
    shown = frame(come, 0.25)
    assert {model.id for model in shown.scene.models} >= set(state.units[unit].figures)
    assert shown.solid[figure] == 0.25


def test_hp_lost_pops_up_over_each_model_that_lost_some(state):
    unit, figure, model = first(state)
    (motion,) = plan(state, (HpLost(unit, ((figure, 1),), "Sling"),))
    assert isinstance(motion.moves, Harm)
    assert [(pop.at, pop.words) for pop in frame(motion, 0.5).pops] == [(model.at, "−1")]


def test_a_scattered_template_travels_from_where_it_was_aimed_with_its_dice(state):
    aimed = Template("round", 3.0, (10.0, 10.0))
    events = (
        DiceRolled("north", "scatter", 6, (3,)),
        DiceRolled("north", "scatter direction", 8, (3,)),
        DiceRolled("north", "scatter distance", 6, (4, 1)),
        Said("the template scatters", info=(("bearing", 90), ("inches", 5))),
    )
    flash, travel = plan(state, events, (aimed,))
    assert flash.moves == Flash((aimed,))
    assert isinstance(travel.moves, Travel)
    assert travel.moves.to == pytest.approx((15.0, 10.0))
    assert travel.moves.words == ("5 in at 90°", "rolled 3 · 3 · 4 + 1")
    ((template, _),) = frame(travel, 1.0).shapes
    assert template.at == pytest.approx((15.0, 10.0))
    ((template, _),) = frame(travel, 0.0).shapes
    assert template.at == aimed.at


def test_a_template_lies_where_it_landed_while_its_harm_is_shown(state):
    unit, figure, _ = first(state)
    scatter = Said("", info=(("bearing", 180), ("inches", 2)))
    plan_ = plan(state, (scatter, HpLost(unit, ((figure, 1),), "Pot")), (Template("round", 3.0, (5.0, 5.0)),))
    ((template, _),) = frame(plan_[-1], 0.5).shapes
    assert template.at == pytest.approx((5.0, 7.0))


def test_what_is_laid_flashes_and_is_dark_at_both_ends(state):
    mark = Marker("trap", "Trap", (4.0, 4.0), template=Template("round", 3.0, (4.0, 4.0)))
    (motion,) = plan(state, (MarkerLaid(mark),))
    assert [frame(motion, share).shapes[0][1] for share in (0.0, 0.5, 1.0)] == [0.0, 1.0, 0.0]


def test_words_and_the_clock_show_nothing_and_off_is_off(state):
    unit, figure, model = first(state)
    assert plan(state, (Said("well"), ClockSet(1, "Move"))) == ()
    moved = UnitMoved(unit, "Move", (Placed(figure, off(model.at, 1.0, 0.0)),))
    assert plan(state, (moved,), speed="off") == ()


def test_each_motion_takes_its_time_and_all_together_not_too_long(state):
    unit, figure, model = first(state)
    near, far = off(model.at, 0.5, 0.0), off(model.at, 20.0, 0.0)
    short = plan(state, (UnitMoved(unit, "Move", (Placed(figure, near),)),))[0].lasts
    long = plan(state, (UnitMoved(unit, "Move", (Placed(figure, far),)),))[0].lasts
    assert SHORTEST <= short < long <= LONGEST
    there_and_back = [
        UnitMoved(unit, "Move", (Placed(figure, far if n % 2 == 0 else near),)) for n in range(80)
    ]
    many = plan(state, there_and_back)
    assert len(many) == AT_MOST
    assert sum(motion.lasts for motion in many) <= IN_ALL
    slow = plan(state, there_and_back[:1], speed="slow")[0].lasts
    quick = plan(state, there_and_back[:1], speed="quick")[0].lasts
    assert quick < long < slow == 2 * long


def test_a_point_along_a_path_is_found_by_its_length():
    path = ((0.0, 0.0), (3.0, 0.0), (3.0, 4.0))
    assert along(path, 0.0) == (0.0, 0.0)
    assert along(path, 3.0 / 7.0) == pytest.approx((3.0, 0.0))
    assert along(path, 5.0 / 7.0) == pytest.approx((3.0, 2.0))
    assert along(path, 1.0) == pytest.approx((3.0, 4.0))


def test_events_after_a_place_are_those_that_came_since():
    fought = battle()
    for _ in range(12):
        before = fought.session.event_count
        advance(fought, 1)
        assert events_after(fought.session.course, before) == fought.session.events[before:]
    assert events_after(fought.session.course, 0) == fought.session.events
    assert events_after(fought.session.course, fought.session.event_count) == ()


def test_the_last_frame_of_each_step_of_a_battle_stands_where_the_state_does():
    fought = battle()
    slides = 0
    while slides < 2:
        before, count = fought.state, fought.session.event_count
        advance(fought, 1)
        motions = plan(before, events_after(fought.session.course, count))
        last = [motion for motion in motions if isinstance(motion.moves, Slide)]
        if not last:
            continue
        slides += 1
        shown = frame(last[-1], 1.0).scene
        ends = {figure: way[-1] for figure, way in last[-1].moves.ways}
        for figure, end in ends.items():
            at = shown.model(figure).at
            assert hypot(at[0] - end[0], at[1] - end[1]) < 1e-9
            assert fought.state.figures[figure].model.at == end

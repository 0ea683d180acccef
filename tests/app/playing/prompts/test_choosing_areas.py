"""Where areas are to choose from they are tinted on the table, and a click in one marks it."""

from dataclasses import replace

from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.pictures import Region
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.full_areas import refused_areas, why_not
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset


def deploying():
    """The sample scenario at the question where the Bargewoman starts."""
    desk = BattleDesk(Battle.started(read_script(asset("rosters/drowned_mill.json"))))
    for name in ("Begin", "Deploy"):
        found = [a for a in desk.hand.actions if a.name == name and a.unit in ("", "brood/hooker")]
        assert desk.begin(found[0])
    return desk


def test_a_click_in_an_area_marks_it_and_another_takes_it():
    desk = deploying()
    asked = [choice.id for choice in desk.hand.asked.choices]
    assert asked == ["granary", "shrine", "court", "pen"]
    assert len([part for part in desk.hand.drawing if isinstance(part, Region)]) == 4
    desk.hand.press(Pointer((27.0, 10.0)))
    assert [choice.id for choice in desk.hand.asked.choices if choice.marked] == ["court"]
    desk.hand.press(Pointer((27.0, 10.0)))
    assert desk.state.units["brood/hooker"].where == "table"


def test_a_click_in_an_area_that_is_not_asked_for_marks_nothing():
    desk = deploying()
    desk.hand.press(Pointer((3.0, 17.0)))
    assert not any(choice.marked for choice in desk.hand.asked.choices)


def with_figures_in(state, area):
    """Stand as many figures in an area as it has room for."""
    units = list(state.units.values())[: area.capacity]
    figures = dict(state.figures)
    for unit in units:
        state = state.with_unit(replace(unit, where="table", figures=unit.figures[:1]))
        figure = figures[unit.figures[0]]
        figures[figure.id] = replace(figure, model=replace(figure.model, at=(27.0, 10.0)))
    return replace(state, figures=figures)


def test_a_full_area_stays_in_the_list_and_says_why_it_cannot_be_chosen():
    started = deploying().state
    starts = {"court": "brood", "pen": "brood"}
    areas = tuple(replace(area, start=starts.get(area.id, "")) for area in started.areas)
    court = next(area for area in areas if area.id == "court")
    state = with_figures_in(replace(started, areas=areas, markers=()), court)
    (full,) = refused_areas(state, ["pen"])
    assert (full.id, full.words) == ("court", "Court, full: 4 of 4 stand there")
    assert full.refusal == "No more figures find room in Court"
    assert why_not(state, "court") == "Court is full: 4 of 4 stand there"
    assert list(refused_areas(state, ["pen", "court"])) == []
    assert list(refused_areas(started, ["pen"])) == []  # there is room


def test_a_click_in_an_area_that_is_not_asked_for_says_so():
    desk = deploying()
    desk.hand.press(Pointer((3.0, 17.0)))
    assert desk.table.complaint == "Camp is not one of the areas asked for"


def planning(whose):
    """The sample scenario where somebody's action of the first round is chosen."""
    fought = Battle.started(replace(read_script(asset("rosters/drowned_mill.json")), dice=()))
    while fought.pending is None or whose not in fought.pending.what:
        able = [offer.action for offer in fought.actions() if not offer.refusal]
        refused = fought.begin(able[0]) if able else fought.answer(fought.session.suggestions()[0])
        assert refused == ""
    return BattleDesk(fought)


def test_an_action_that_is_only_planned_is_not_said_to_change_nothing_so_often():
    """After the last plan initiative is rolled: dice that harm nobody, whatever was planned."""
    desk = planning("action of Ioveta")
    for _ in range(20):
        told = [note for choice in desk.hand.asked.choices for note in choice.notes]
        assert not any("changed in" in note for note in told), told

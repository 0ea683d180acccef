"""The lines of a log as a player reads them: areas by name, who acts next, no colon before a verb."""

from dataclasses import replace

import pytest

from battlefield.app.battle.event_words import words_of
from battlefield.app.battle.fighting import Battle
from battlefield.app.playing.badges import effect_words
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.book.actions import Action
from battlefield.rules.core import events as ev
from battlefield.rules.core.apply import apply
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import Effect, Until

PEN, LOFT = (21.0, 17.0), (15.0, 3.0)


def sample(name):
    return Battle.started(replace(read_script(asset(f"rosters/{name}.json")), dice=()))


@pytest.fixture(scope="module")
def mill():
    return sample("drowned_mill").state


def moved(unit, how, at=PEN):
    return ev.UnitMoved(unit, how, (Placed(f"{unit}/1", at),), ((LOFT, at),))


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("Move into Pen", "moves into Pen"),
        ("Jump into Pen", "jumps into Pen"),
        ("Teleport into Pen", "teleports into Pen"),
        ("Pull into Pen", "is pulled into Pen"),
        ("Push into Pen", "is pushed into Pen"),
        ("goes back into Pen", "goes back into Pen"),
    ],
)
def test_a_move_on_a_map_of_areas_tells_how_and_into_which(mill, how, told):
    assert words_of(moved("company/burr", how), mill) == f"Burr {told}"


def test_who_comes_onto_a_map_of_areas_is_told_with_the_area(mill):
    came = ev.UnitArrived("company/burr", (Placed("company/burr/1", PEN),), "Deploy")
    assert words_of(came, mill).startswith("Burr comes into Pen")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("uses Fold Space", "Burr uses Fold Space"),
        ("is defeated", "Burr is defeated"),
        ("does not attack", "Burr does not attack"),
        ("passes: nothing is done with it this round", "Burr passes: nothing is done with it this round"),
        ("there is nobody to attack", "Burr: there is nobody to attack"),
        ("Pull 4 does nothing: it is Inanimate", "Burr: Pull 4 does nothing: it is Inanimate"),
    ],
)
def test_what_somebody_does_is_a_sentence_about_it(mill, said, told):
    assert words_of(ev.Said(said, "company/burr"), mill) == told


def test_who_is_a_model_alone_is_taken_off_and_loses_none():
    mill, first = sample("drowned_mill").state, sample("first_battle").state
    gone = ev.FiguresRemoved("company/burr", mill.units["company/burr"].figures)
    assert words_of(gone, mill) == "Burr is taken off the table"
    spears = next(unit for unit in first.units.values() if unit.name == "Gate Spears")
    assert words_of(ev.FiguresRemoved(spears.id, spears.figures[:1]), first) == "Gate Spears lose 1 model"


def test_who_turns_where_it_stands_does_not_move():
    fen = sample("smoke_on_the_fen").state
    unit = next(iter(fen.units.values()))
    at = fen.figures[unit.figures[0]].model.at
    turned = ev.UnitMoved(unit.id, "turning on the spot", (Placed(unit.figures[0], at),), ((at, at),))
    assert words_of(turned, fen) == f"{unit.name} turns on the spot"


def test_a_place_is_told_in_inches():
    brawl = sample("dock_brawl").state
    mark = ev.MarkerMoved("x", (15.85, 10.8))
    assert words_of(mark, brawl).endswith("now lies at 15.85, 10.80 in")


def test_the_beginning_of_a_battle_is_no_act_of_a_side():
    fought = sample("drowned_mill")
    assert fought.begin(Action("Begin", "company")) == ""
    assert next(line.words for line in fought.log) == "the battle begins"


def test_a_phase_is_told_once_with_the_side_that_acts_first_in_it():
    """On the drowned mill planning is the Heroes', and the first turn one of the brood's."""
    fought = sample("drowned_mill")
    while fought.state.clock.phase != "Turns":
        if fought.pending is not None:
            assert fought.answer(fought.session.suggestions()[0]) == ""
        else:
            able = [offer.action for offer in fought.actions() if not offer.refusal]
            assert fought.begin(able[0]) == ""
    clocks = [line.words for line in fought.log if line.kind == "clock"]
    assert clocks[-1] == f"round 1, Turns, {fought.state.clock.side.title()} to act"
    assert sum("Turns" in line for line in clocks) == 1


@pytest.mark.parametrize(
    ("name", "phase"), [("drowned_mill", "Deploy"), ("dock_brawl", "Deploy"), ("first_battle", "Deploy")]
)
def test_who_stands_on_the_table_is_deployed_already(name, phase):
    fought = sample(name)
    deployed = {}
    for _ in range(12):
        able = [offer.action for offer in fought.actions() if not offer.refusal]
        if fought.pending is None:
            side = fought.state.clock.side
            refused = {o.action.unit: o.refusal for o in fought.actions() if o.action.name == phase}
            deployed |= {unit: why for unit, why in refused.items() if unit in on_table(fought)}
            if deployed:
                break
            assert fought.begin(next((each for each in able if each.by == side), able[0])) == ""
        else:
            assert fought.answer(fought.session.suggestions()[0]) == ""
    names = {fought.state.units[unit].name: why for unit, why in deployed.items()}
    assert names
    assert all(why == f"{unit} is deployed already" for unit, why in names.items())


def on_table(fought):
    return {unit.id for unit in fought.state.on_table()}


def test_who_is_still_to_be_summoned_comes_later_and_has_no_turn():
    fought = sample("drowned_mill")
    book, state = fought.book, fought.state
    while state.clock.side != "company" or state.clock.phase != "Deploy":
        able = [offer.action for offer in fought.actions() if not offer.refusal]
        step = (
            fought.begin(able[0])
            if fought.pending is None
            else fought.answer(fought.session.suggestions()[0])
        )
        assert step == ""
        state = fought.state
    assert book.refusal(state, Action("Deploy", "company", "company/wisp")) == "Lantern Wisp comes later"


def test_an_effect_that_is_about_something_is_told_with_that():
    """What a model is Weak against, or immune to, as its card and the forecasts say."""
    state = sample("dock_brawl").state
    unit = next(iter(state.units))
    weak = Effect(state.serial + 1, "Weak", unit, "", 1, Until("turn", 1), (("of", "Energy"),))
    name = state.units[unit].name
    began = ev.EffectBegan(weak)
    assert words_of(began, state) == f"{name}: Weak (Energy), until the end of the round"
    assert words_of(ev.EffectEnded(weak.id, "ends"), apply(state, began)) == f"{name}: Weak (Energy) ends"
    assert effect_words(state, weak).startswith("Weak (Energy), until")

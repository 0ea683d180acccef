"""Battles of two sides with one roster: what is told of a unit says whose it is, what is recorded stays."""

import re
from dataclasses import replace

import pytest
from by_chance import played_by_chance

from battlefield.app.battle.battle_log import BattleLog
from battlefield.app.battle.event_words import words_of
from battlefield.app.battle.fighting import Battle
from battlefield.app.books.faces import face_of
from battlefield.app.opponents.outcomes import outcomes_of
from battlefield.app.opponents.players import decide, player
from battlefield.app.opponents.reasons import reasons_of
from battlefield.app.opponents.thoughts import think
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.wording.told_apart import name_apart, sides_told, told_apart, units_in
from battlefield.files.battles.rosters import read_roster
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.view import deciding, view_of
from battlefield.resources import asset
from battlefield.rules.core import events as ev
from battlefield.rules.core.requests import Choose

SPEARS, FOES = "red/spears", "blue/spears"


def mirrored(name="first_battle", roster="hill_wardens", sides=("red", "blue")):
    """Give a battle of two sides with one roster."""
    found = read_script(asset(f"rosters/{name}.json"))
    both = dict.fromkeys(sides, read_roster(asset(f"rosters/{roster}.json")))
    script = replace(found, rosters=both, steps=(), dice=(), zones=(), objectives=(), players={})
    return Battle.started(script)


@pytest.fixture(scope="module")
def state():
    return mirrored().state


def test_a_loss_tells_both_sides_where_both_have_a_unit_of_that_name(state):
    lost = ev.HpLost(FOES, ((f"{FOES}/1", 1),), "wounds", by=SPEARS)
    assert words_of(lost, state) == "Gate Spears (Blue) lose 1 HP from Gate Spears (Red): wounds"


def test_names_that_only_one_side_has_stay_as_they_are():
    script = read_script(asset("rosters/first_battle.json"))
    start = Battle.started(replace(script, dice=())).state
    assert told_apart(start) is start
    assert name_apart(start, "wardens/spears") == "Gate Spears"


def test_who_attacks_whom_is_told_by_what_was_answered(state):
    said = ev.Said("Gate Spears attacks Gate Spears with Spear: 5 dice", SPEARS)
    told = words_of(said, state, aimed=(FOES,))
    assert told == "Gate Spears (Red) attack Gate Spears (Blue) with Spear: 5 dice"


def test_a_roll_tells_at_whom_it_is_aimed(state):
    rolled = ev.DiceRolled("red", "Spear against Gate Spears", 6, (3, 4))
    assert "against Gate Spears (Blue)," in words_of(rolled, state, aimed=(FOES,))
    assert "against Gate Spears (Red)," in words_of(rolled, state, aimed=(SPEARS,))


def test_where_nobody_was_asked_for_a_target_the_enemy_is_meant(state):
    assert sides_told("Spear against Gate Spears", state, (), "red") == "Spear against Gate Spears (Blue)"


def test_nothing_is_guessed_where_a_template_may_lie_over_both(state):
    words = "Bomb against Gate Spears"
    assert sides_told(words, state, units_in([(3.0, 4.5)], state), "red") == words
    assert sides_told(words, state, ()) == words


def test_the_numbers_of_models_stay_beside_the_name_of_their_unit(state):
    moved = ev.Said(f"{SPEARS}/2 falls", "")
    assert words_of(moved, state) == "Gate Spears 2 (Red) falls"


def test_what_is_recorded_knows_nothing_of_it():
    battle = mirrored()
    names = {unit.name for unit in battle.state.units.values()}
    assert not any("(" in name for name in names)
    assert BattleDesk(battle).seen.state is battle.state


@pytest.mark.campaign
@pytest.mark.parametrize(
    ("name", "roster"),
    [("dock_brawl", "harbour_watch"), ("toll_bridge", "oath_keepers")],
)
def test_no_line_of_a_log_says_that_somebody_loses_from_one_called_the_same(name, roster):
    battle = mirrored(name, roster)
    session = played_by_chance(battle.state, battle.book, seed=3)
    names = "|".join({re.escape(unit.name) for unit in battle.state.units.values()})
    told = [line.words for line in BattleLog().lines(session.course) if " from " in line.words]
    losses = [words for words in told if re.search(r"\bloses? \d", words)]
    assert losses
    for words in losses:
        assert not re.search(rf"({names}) loses? |from ({names}):", words), words


def test_a_blow_on_somebody_tells_whom_and_an_effect_on_somebody_guesses_nothing(state):
    blow = "Pike on Gate Spears, 8 or more"
    assert sides_told(blow, state, (), "red") == "Pike on Gate Spears (Blue), 8 or more"
    assert sides_told("Mending on Gate Spears", state, (), "red") == "Mending on Gate Spears"
    assert sides_told("Mending on Gate Spears", state, (SPEARS,), "red") == "Mending on Gate Spears (Red)"


@pytest.mark.campaign
def test_reasons_and_advice_say_of_which_side_a_unit_is():
    """Chances to kill were none: they were looked for by the name that both sides have."""
    session = mirrored().session
    automaton = player("automaton", session.book)
    names = "|".join({re.escape(unit.name) for unit in session.state.units.values()})
    bare, seen, kills = re.compile(rf"(?:{names})(?! \()"), 0, set()
    for _ in range(80):
        if session.state.result or seen == 4:
            break
        view, _ = view_of(session, deciding(session), face_of(session.state.book))
        if isinstance(view.request, Choose) and any(
            each.id in view.state.units for each in view.request.options
        ):
            thought = think(view, "recruit")
            reasons = reasons_of(view, thought)
            found = outcomes_of(view, thought.decision, thought.weights)
            words = [reasons.words, *(each.words for each in reasons.others), found.loss, *found.lines]
            assert [each for each in words if bare.search(each)] == []
            kills |= {found.kills}
            seen += 1
        decide(session, automaton)
    assert seen and any(re.search(r"\((Red|Blue)\) \d", each) for each in kills), kills

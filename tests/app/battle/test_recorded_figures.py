"""Nothing is written down with more digits than every machine agrees on, in games, journals and answers."""

import json
from dataclasses import replace
from fractions import Fraction

import pytest
from battles import place
from by_chance import Chooser

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import BOOKS, session_of
from battlefield.app.battle.scripted import chance_step
from battlefield.files.battles.games import read_game
from battlefield.files.battles.scripts import read_script
from battlefield.files.journals.battle_journal import rescue_battle
from battlefield.geometry.kernel.shapes import Circle
from battlefield.play.session import Session, replayed
from battlefield.resources import asset
from battlefield.rules.core.events import Placed, Said, UnitMoved
from battlefield.rules.core.requests import Places, Spot
from battlefield.rules.scene.contents import Terrain

SAMPLES = {"first_battle": 140, "dock_brawl": 100, "drowned_mill": 150, "smoke_on_the_fen": 60}
UNEVEN = 1e-8 / 3  # what a hand or another program may add to a length


def too_fine(value):
    """Give the numbers in a record that rounding would change, those in texts aside."""
    if isinstance(value, float):
        return [value] if round(value, 7) != value else []
    if isinstance(value, dict) and value.get("is") == "Fraction":
        return [value["of"]] if Fraction(value["of"]) * 10_000_000 % 1 and _is_length(value["of"]) else []
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [number for part in parts for number in too_fine(part)]


def _is_length(text):
    return len(text.partition("/")[2]) > 3  # a share, such as 1/3, is exact


def unevenly(answer):
    """Give an answer as a hand would: at a place with all the digits of a pixel."""
    if isinstance(answer, tuple) and answer and all(isinstance(part, Placed) for part in answer):
        return tuple(replace(p, at=(p.at[0] + UNEVEN, p.at[1] - UNEVEN), bottom=p.bottom) for p in answer)
    return tuple(part + UNEVEN for part in answer)


def fought(name, journal, steps, seed=5):
    """Play a sample for some steps on a table drawn to all digits, giving every place unevenly."""
    script = read_script(asset(f"rosters/{name}.json"))
    stone = Terrain("stone", Circle((1.0 + 1 / 3, 1 / 3), 1 / 7))
    battle = Battle.started(replace(script, terrain=(*script.terrain, stone), seed=seed), journal)
    chooser = Chooser(seed)
    for _ in range(steps):
        if isinstance(battle.pending, Places | Spot):
            offered = battle.session.suggestions(2)
            refusal = battle.answer(unevenly(chooser.one_of(offered)))
            assert not refusal or not battle.answer(offered[0])
        elif not chance_step(battle, seed):
            break
        if chooser.one_of(range(15)) == 0:
            assert battle.undo() and battle.redo()
    return battle


@pytest.mark.first(1)
@pytest.mark.parametrize("name", SAMPLES)
def test_every_number_that_a_battle_leaves_on_disk_is_rounded(name, tmp_path):
    battle = fought(name, tmp_path, SAMPLES[name])
    battle.save(tmp_path / "game.json")
    battle.close()
    (journal,) = tmp_path.glob("*.battle")
    lines = [line.partition(" ")[2] for line in journal.read_text(encoding="utf-8").splitlines()]
    assert len(lines) > 40
    for text in (*lines, (tmp_path / "game.json").read_text(encoding="utf-8")):
        assert too_fine(json.loads(text)) == []
    assert any(isinstance(event, UnitMoved) for event in battle.session.events)
    assert replayed(battle.session, battle.book) == battle.session.course.state


def recorded_elsewhere(session, grains=1):
    """Give the action in hand as a machine recorded it whose ways end some grains aside, and says so."""
    hand = session.course.hand
    events = tuple(_aside(event, grains * 1e-7) for event in hand.events)
    return replace(hand, events=events)


def _aside(event, inches):
    if not isinstance(event, UnitMoved):
        return event
    paths = tuple(tuple((x + inches, y) for x, y in path) for path in event.paths)
    return replace(event, paths=paths)


def moved_in_hand(seed=5):
    """Play until an action waits for an answer in which something has already moved."""
    battle = fought("smoke_on_the_fen", None, 12, seed)
    for _ in range(400):
        hand = battle.session.course.hand
        if hand is not None and any(isinstance(event, UnitMoved) and event.paths for event in hand.events):
            return battle
        assert chance_step(battle, seed)
    raise AssertionError("nothing moves amid an action")


def test_an_action_in_hand_is_taken_up_as_it_was_recorded():
    session = moved_in_hand().session
    told = recorded_elsewhere(session)
    assert told != session.course.hand
    other = Session(session.start, session.book, session.dice, seed=session.seed)
    other.resume(session.deeds)
    other.take_up(told.action, told.answers, told.events)
    assert other.course.hand == told and other.pending.what == session.pending.what


@pytest.mark.campaign
def test_a_journal_of_another_machine_is_rescued_with_its_action_in_hand(tmp_path):
    battle = moved_in_hand()
    session = battle.session
    session.course.hand = recorded_elsewhere(session)
    battle.save(tmp_path / "game.json")
    copy = Battle.opened(tmp_path / "game.json", tmp_path / "other")
    copy.close()
    (journal,) = (tmp_path / "other").iterdir()
    found = rescue_battle(journal, BOOKS)
    assert found.note == "" and found.session.course.hand == session.course.hand
    assert place(read_game(tmp_path / "game.json", BOOKS)) == place(found.session)


def test_what_did_not_happen_so_is_not_taken_from_a_record():
    session = moved_in_hand().session
    forged = replace(session.course.hand, events=(Said("nothing"), *session.course.hand.events[1:]))
    other = Session(session.start, session.book, session.dice, seed=session.seed)
    other.resume(session.deeds)
    other.take_up(forged.action, forged.answers, forged.events)
    assert other.course.hand == session.course.hand


def test_a_table_drawn_finer_than_records_are_is_recorded_rounded():
    script = read_script(asset("rosters/first_battle.json"))
    pebble = Terrain("pebble", Circle((1 / 3, 2.0), 1e-9))
    stone = Terrain("stone", Circle((1 / 3, 2.0), 1 / 7))
    start = session_of(replace(script, terrain=(stone, pebble))).start
    assert start.terrain[0].outline == Circle((0.3333333, 2.0), 0.1428571)
    assert start.terrain[1] == pebble  # rounded it would be nothing

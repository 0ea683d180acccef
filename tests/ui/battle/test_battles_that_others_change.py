"""A battle whose file another program has changed: nothing is written over unseen, nothing here lost."""

from dataclasses import replace

import pytest
from disk_answers import Answer, quiet
from test_battles_of_the_window import journals

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import chance_step
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.json"


@pytest.fixture
def opened(start_without_samples, path):
    """A battle in a window, saved, and three steps farther; another window has played it on and saved it."""
    start = replace(read_script(asset("rosters/first_battle.json")), steps=(), terrain=())
    advance(Battle.started(start), 2).save(path)
    hand = start_without_samples()
    hand.open(path)
    quiet(hand)
    advance(hand.window.battle, 3, seed=1)
    theirs = Battle.opened(path)
    advance(theirs, 5, seed=2)
    theirs.save(path)
    return hand


def advance(fought, steps, seed=7):
    """Take so many legal steps by chance."""
    for _ in range(steps):
        assert chance_step(fought, seed)
    return fought


def stood(path):
    return Battle.opened(path).session.course


def same(one, other):
    return [(each.action, each.events) for each in one.deeds] == [
        (each.action, each.events) for each in other.deeds
    ]


def test_a_battle_is_saved_beside_what_another_window_saved(opened, path):
    mine, theirs = opened.window.battle.session.course.copy(), path.read_bytes()
    answer = Answer("Keep both (save mine as “game-2.json”)")
    opened.key("Ctrl+S")
    opened.until(lambda: not opened.window.battle.is_modified)
    assert path.read_bytes() == theirs
    assert same(stood(path.with_name("game-2.json")), mine)
    assert "In this window: " in answer.asked[0] and "On disk: " in answer.asked[0]


def test_a_battle_replaces_what_another_window_saved_only_where_that_is_chosen(opened, path):
    mine = opened.window.battle.session.course.copy()
    Answer("Replace what is on disk")
    opened.key("Ctrl+S")
    opened.until(lambda: not opened.window.battle.is_modified)
    assert same(stood(path), mine)


def test_a_battle_that_another_window_saved_is_opened_and_what_was_here_is_left_for_a_rescue(
    opened, path, state, start
):
    mine, before = opened.window.battle.session.course.copy(), opened.window.page
    Answer("Open what is on disk")
    opened.key("Ctrl+S")
    opened.until(lambda: opened.window.page not in (None, before))
    assert same(opened.window.battle.session.course, stood(path))
    assert len(journals(state)) == 2
    hand = start()
    assert hand.sections()[0] == "Rescued work"
    title = next(iter(hand.cards()))
    hand.click_card(title)
    hand.until(lambda: hand.window.battle is not None)
    assert same(hand.window.battle.session.course, mine)


def test_a_battle_that_is_decided_on_later_is_unsaved(opened, path):
    theirs = path.read_bytes()
    answer = Answer("Decide later")
    opened.key("Ctrl+S")
    opened.until(lambda: answer.asked)
    assert path.read_bytes() == theirs
    assert opened.window.battle.is_modified

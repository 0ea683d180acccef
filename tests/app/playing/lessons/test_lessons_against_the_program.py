"""Lessons of a battle against the program: they say what the enemy does, and do not pass by meanwhile."""

from dataclasses import replace

import pytest
from battles import SAMPLE

from battlefield.app.battle.fighting import Battle
from battlefield.app.opponents.players import chosen, player
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.lessons.teaching import Lessons
from battlefield.files.battles.scripts import read_script


def taught(players):
    script = replace(read_script(SAMPLE), steps=(), players=players)
    desk = BattleDesk(Battle.started(script))
    lessons = Lessons(desk)
    desk.table.listen(lessons.look)
    lessons.look()
    return desk, lessons


def let_play(desk):
    """Let the program decide as long as it is its turn."""
    automaton = player("automaton", desk.battle.book)
    desk.opponent.let_go_on()
    while desk.opponent.side:
        seen = desk.opponent.view()
        assert desk.play(seen, chosen(automaton, seen[0]))


def play_once(desk):
    """Begin the first action that a person may, and answer it as the rules suggest."""
    if desk.pending is None and not desk.state.result:
        assert desk.begin(desk.battle.book.actions(desk.state)[0])
    while desk.pending is not None and not desk.opponent.side:
        assert desk.reply(desk.battle.session.suggestions(1)[0])


@pytest.mark.campaign
def test_the_enemy_is_said_to_deploy_and_to_move_by_itself():
    desk, lessons = taught({"wardens": "me", "raiders": "automaton"})
    heard = []
    desk.table.listen(note := lambda: heard.append(lessons.now.id if lessons.now is not None else ""))
    assert note
    for _ in range(24):
        let_play(desk)
        play_once(desk)
    assert "deploy against" in heard
    assert "deploy" not in heard
    assert "sides" not in heard
    assert {"enemy deploys", "enemy moves"} <= set(heard)


def test_what_the_program_does_counts_for_no_lesson():
    desk, lessons = taught({"wardens": "automaton", "raiders": "me"})
    let_play(desk)
    assert not lessons.watch.has("began Deploy")
    assert not lessons.watch.has("answered places")


def test_people_alone_hear_nothing_of_an_enemy():
    desk, lessons = taught({})
    desk.hand.accept()
    assert lessons.now.id == "deploy"

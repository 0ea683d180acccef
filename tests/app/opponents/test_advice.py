"""Advice: whoever always takes it plays as the level that gives it, and lawfully."""

import pytest
from campaigns import few
from fought import BATTLES, led, seen

from battlefield.app.contests.matches import Match, play_match
from battlefield.app.contests.seats import seated
from battlefield.app.opponents.players import decide, player
from battlefield.app.opponents.thoughts import STRONGEST, think


@pytest.mark.campaign
@pytest.mark.parametrize("name", few(BATTLES, 1))
def test_who_takes_every_advice_decides_as_the_level_does(name):
    session = led(name, 20)
    advised, level = seated("advice:regular", session.book).player, player("regular", session.book)
    for _ in range(6):
        view, _veil = seen(session)
        assert advised.decide(view) == level.decide(view)
        told = decide(session, advised)
        assert told is not None and not told.refusal


@pytest.mark.campaign
def test_a_battle_by_advice_ends_as_one_of_the_level():
    script = "assets/rosters/first_battle.json"
    ends = [play_match(Match(script, 0, first, "chance", 5)) for first in ("advice:recruit", "recruit")]
    assert ends[0].hash == ends[1].hash and not ends[0].refused and not ends[0].fallbacks
    assert ends[0].came == "win"


def test_without_advice_the_automaton_goes_on():
    session = led("first_battle", 20)
    advised = seated("advice:recruit", session.book).player
    advised.adviser.think = lambda _view: None
    view, _ = seen(session)
    assert advised.decide(view) == player("automaton", session.book).decide(view)


def test_the_strongest_level_advises_where_none_is_named():
    session = led("first_battle", 40)
    view, _ = seen(session)
    thought = think(view)
    assert thought is not None and thought.level == STRONGEST


def test_a_level_that_nobody_knows_is_said():
    with pytest.raises(ValueError, match="no level 'wizard'"):
        seated("advice:wizard", led("first_battle", 0).book)

"""Perks that can be tried by themselves can be read: what changes a number names itself in plain view.

The lowest rank of each is looked at, and all others, too, where ALL_PERKS is set in the environment.
"""

import os
import re

import pytest

from battlefield.app.bench.listing import Entry
from battlefield.app.bench.one_effect import Trial
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.book.bench import Case
from battlefield.rules.core.flow import Game
from battlefield.rules.scene.contents import Board, Model, Scene

BASE = BaseSize.round(25.4)
MODELS = (
    Model("a", BASE, (10.0, 10.0), "Archers", "red", height=1.5),
    Model("b", BASE, (14.0, 10.0), "Brutes", "blue", height=1.5),
    Model("c", BASE, (14.0, 12.0), "Brutes", "blue", height=1.5),
)
TABLE = Scene(Board(30, 30), models=MODELS)
ON_CARDS = re.compile(  # where one may go, stand and aim: answered by what is in reach, read on cards
    "least range|aims beyond range|coherency|vertical coherency|move|dash|jumps|turn (degrees|every)"
    "|(ignores|passes|goes) .*|deploys outside|shared|rolls apart|told by .*|deflect|ward"
)
WHERE_THEY_MATTER = re.compile("rerolls? .*|.* (spared|floor)|ap against aegis")
ALL = bool(os.environ.get("ALL_PERKS"))


def family(name):
    """The name of a perk without its rank."""
    return re.sub(r"( [IVX]+| \d+\+?| \([^)]*\))+$", "", name)


def played(effect):
    """Play a perk's situation on the desk, and give all that was asked and logged."""
    trial = Trial(Entry("warsurge", effect), Case(TABLE, effect, "a", "b", {}))
    battle = trial.battle()
    desk, told = BattleDesk(battle), [trial.refusal]
    if not trial.refusal:
        desk.begin(trial.action)
    for _ in range(60):
        if battle.pending is None:
            break
        told.append(repr((battle.pending.what, getattr(battle.pending, "options", ()))))
        answers = battle.session.suggestions()
        if not answers or not desk.reply(answers[0]):
            break
    return "\n".join([*told, *(line.words for line in battle.log[1:])])


def looked_at():
    """Give each perk that can be tried, or the first of those that differ in rank alone."""
    found = {}
    for effect in Warsurge.bench.effects:
        found.setdefault(effect.name if ALL else family(effect.name), effect)
    return found.values()


def is_told_elsewhere(stat):
    """Whether a number is not for the log, or for it only where it changes anything."""
    return bool(ON_CARDS.fullmatch(stat) or WHERE_THEY_MATTER.fullmatch(stat))


@pytest.mark.campaign
def test_every_number_that_a_perk_changed_says_so(monkeypatch):
    changed = []
    figure = Game.figure

    def kept(game, stat, *args, **more):
        found = figure(game, stat, *args, **more)
        changed.extend((stat, modifier.source) for modifier in found.applied)
        return found

    monkeypatch.setattr(Game, "figure", kept)
    unread, read = [], 0
    for effect in looked_at():
        changed.clear()
        words = played(effect)
        own = {(stat, by) for stat, by in changed if family(effect.name) in by}
        own = {(stat, by) for stat, by in own if not is_told_elsewhere(stat)}
        read += len(own)
        unread += [(effect.name, stat, by) for stat, by in sorted(own) if by.lower() not in words.lower()]
    assert read > 30
    assert unread == []

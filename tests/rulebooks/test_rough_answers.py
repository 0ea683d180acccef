"""What a glance says of many layouts at once never contradicts what is said of each alone."""

import random
from dataclasses import replace

import pytest
from by_chance import Chooser
from campaigns import few

from battlefield.app.battle.mustering import session_of
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.requests import Places

SCRIPTS = ("dock_brawl", "smoke_on_the_fen", "first_battle", "mended_and_risen", "hooks_and_mirrors")
ASKED = 12  # questions of a battle that are looked at
LAYOUTS = 8


def questions(name, seed):
    """Play a battle by chance and yield the session at each question for the places of a movement."""
    script = replace(read_script(asset(f"rosters/{name}.json")), seed=seed)
    session, chooser = session_of(script), Chooser(seed)
    while session.pending is not None or session.book.actions(session.state):
        if session.pending is None:
            assert not session.begin(chooser.one_of(session.book.actions(session.state)))
            continue
        if isinstance(session.pending, Places) and session.law.rough is not None:
            yield session
        assert not session.answer(chooser.one_of(session.suggestions(2)))


def drawn(law, figures, dice):
    """Give a layout as a player may try it: all shifted alike, far or near, or one of them by itself."""
    far, way = dice.choice((0.5, 2.0, 6.0, 12.0)), (dice.uniform(-1.0, 1.0), dice.uniform(-1.0, 1.0))
    first = next(iter(law.near()))
    moved, alone = [], dice.random() < 0.3
    for n, place in enumerate(sorted(first, key=lambda each: each.figure)):
        (x, y) = figures[place.figure].model.at
        share = 0.0 if alone and n else far
        at = round(x + share * way[0], 6), round(y + share * way[1], 6)
        moved.append(replace(place, at=at, bottom=figures[place.figure].model.bottom))
    return tuple(moved)


@pytest.mark.campaign
@pytest.mark.parametrize("name", few(SCRIPTS, 1))
def test_a_glance_never_contradicts_the_exact_answer(name):
    dice, seen = random.Random(name), {True: 0, False: 0, None: 0}
    for asked, session in enumerate(questions(name, 3)):
        law, figures = session.law, session.state.figures
        assert isinstance(law, PlacesLaw) and law.fits is not None
        layouts = [drawn(law, figures, dice) for _ in range(LAYOUTS)]
        for layout, known in zip(layouts, law.rough(layouts), strict=True):
            lawful = not law.refusal(layout)
            seen[known] += 1
            assert known is None or known == lawful, (session.pending.what, layout)
            assert lawful or not law.fits(layout)
        if asked == ASKED:
            break
    assert seen[True] and seen[None], seen


@pytest.mark.first(1)
@pytest.mark.parametrize("name", few(SCRIPTS))
def test_what_is_suggested_is_lawful_and_the_same_every_time(name):
    for asked, session in enumerate(questions(name, 4)):
        found = session.suggestions()
        assert found and found == session.suggestions()
        assert not any(session.refusal(layout) for layout in found)
        if asked == ASKED // 2:
            break

"""What a rescued battle is called: by its name, and how far it came in the words of its book."""

from dataclasses import replace
from pathlib import Path

import pytest

from battlefield.app.battle.mustering import session_of
from battlefield.files.battles.scripts import read_script
from battlefield.files.journals.battle_journal import RescuedBattle
from battlefield.play.session import Session
from battlefield.resources import asset
from battlefield.rules.core.dice import Seeded


@pytest.mark.parametrize(
    ("sample", "far"),
    [
        ("first_battle", "turn 2"),
        ("dock_brawl", "round 2"),
        ("smoke_on_the_fen", "round 2"),
        ("drowned_mill", "round 2"),
    ],
)
def test_a_rescued_battle_is_named_with_its_turn_or_round_as_its_book_says(sample, far):
    made = session_of(replace(read_script(asset(f"rosters/{sample}.json")), steps=()))
    start = replace(made.start, clock=replace(made.start.clock, turn=2))
    session = Session(start, made.book, Seeded())
    assert RescuedBattle(Path("j"), session, None, 0, 0, name="A brawl").title == f"A brawl, {far}"

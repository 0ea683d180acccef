"""Log, forecasts and reports speak each book's own words for its turns and for what its models lose."""

from fractions import Fraction

import pytest

from battlefield.app.battle.event_words import words_of
from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import chance_step
from battlefield.app.battle_report import html
from battlefield.app.battle_report.report import report_of
from battlefield.app.books.faces import face_of
from battlefield.app.foreseeing.chances import Average
from battlefield.app.foreseeing.changes import Counted
from battlefield.app.foreseeing.telling import Outcome, Prospect
from battlefield.app.foreseeing.ways import Ways
from battlefield.app.playing.forecasts import Forecast
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.core.events import HpGained, HpLost

SAMPLES = {
    "warsurge": ("first_battle", "turn", "HP", "1 HP"),
    "pulp-city": ("dock_brawl", "round", "HP", "1 HP"),
    "iron-kingdoms": ("smoke_on_the_fen", "round", "boxes", "1 box"),
    "agemonia": ("drowned_mill", "round", "health", "1 health"),
}
each = pytest.mark.parametrize("book", SAMPLES)
COLOURS = ("#111111", "#222222")


def begun(book):
    return Battle.started(read_script(asset(f"rosters/{SAMPLES[book][0]}.json")))


@each
def test_the_log_counts_what_is_lost_and_regained_as_the_book_does(book):
    state = begun(book).state
    unit = next(iter(state.units.values()))
    figure = next(iter(state.figures))
    _, _, health, one = SAMPLES[book]
    many = "" if unit.strength > 1 and unit.name.endswith("s") else "s"
    assert words_of(HpLost(unit.id, ((figure, 1),), "burnt"), state) == f"{unit.name} lose{many} {one}: burnt"
    gained = HpGained(unit.id, ((figure, 2),), "healed")
    assert words_of(gained, state) == f"{unit.name} regain{many} 2 {health}: healed"


@each
def test_forecasts_name_what_is_lost(book):
    _, _, health, _ = SAMPLES[book]
    lost = Average(((Fraction(1, 4), 1.0), (Fraction(3, 4), 3.0)))
    found = Prospect(book, (Outcome(Counted("Bulls", "loses", measure="health"), lost),), Ways(()))
    assert Forecast(("aims",), found).lines == (
        f"Bulls loses 2.5 {health} on average, mostly 1 to 3",
        "aims",
    )
    assert face_of(book).health == health


@each
def test_a_report_speaks_the_words_of_its_book(book):
    battle = begun(book)
    _, period, health, _ = SAMPLES[book]
    while battle.state.clock.turn < 1 or battle.pending is None:
        assert chance_step(battle, 3)
    found = report_of(battle.session.course, battle.book)
    assert found.turns[0].title.startswith(f"{period.capitalize()} 1")
    assert found.result.startswith(f"not over yet: {period} 1")
    head = f">{health[:1].upper()}{health[1:]}</th>"
    assert head in html.turn(found.turns[0], COLOURS)
    assert f"{period.capitalize()} by {period}" in html.ending(found, COLOURS)

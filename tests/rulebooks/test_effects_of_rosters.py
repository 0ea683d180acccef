"""Effects that rosters make up: what is wrong with them is named, and battles with them come to an end."""

from dataclasses import replace

import pytest
from by_chance import is_led_back, is_read_back, played_by_chance
from own_effects import BOOKS, effect

from battlefield.app.battle.mustering import session_of
from battlefield.files.battles.rosters import parse_roster, read_roster
from battlefield.files.battles.scripts import read_script
from battlefield.files.text.errors import SceneError
from battlefield.play.session import replayed
from battlefield.resources import asset
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import Encounter
from battlefield.rules.scene.contents import Board

OWN = ("pulp-city", "iron-kingdoms", "agemonia")


SAMPLES = {"pulp-city": "tide_callers", "iron-kingdoms": "oath_keepers", "agemonia": "sworn_company"}
STATS = {"pulp-city": "attack dice", "iron-kingdoms": "def", "agemonia": "might"}


def roster(book, **changed):
    """What is wrong with a roster whose first model alone has an effect, with something changed in that."""
    made = effect("Oath", **{"changes": {STATS[book]: 1}, **changed})
    known = read_roster(asset(f"rosters/{SAMPLES[book]}.json"))
    units = [replace(unit, perks=(), weapons=()) for unit in known.units]
    units[0] = replace(units[0], perks=(Held("Oath"),))
    return BOOKS[book].faults(replace(known, units=tuple(units), effects=(made,), perks=()))


@pytest.mark.parametrize("book", OWN)
@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({}, ""),
        ({"when": "sometimes"}, "effects[0].when is 'sometimes'; it must be one of always, struck, used, "),
        ({"whom": "friend"}, "effects[0].for is 'friend'; it must be one of itself, "),
        ({"until": "ever"}, "effects[0].until is 'ever'; it must be one of round, turn, game"),
        ({"once": "day"}, "effects[0].once is 'day'; it must be one of game, round"),
        ({"changes": {}}, "effects[0] does nothing; give it changes, does, damage, heal or scores"),
        ({"changes": {"luck": 1}}, "effects[0].changes.luck is not known; there are "),
        ({"when": "always", "damage": 1}, "effects[0].when is 'always', which only changes numbers; choose "),
        ({"when": "always", "whom": "an enemy"}, "effects[0].for is 'an enemy', but nobody is "),
        ({"when": "struck"}, "effects[0].when is 'struck', but no weapon gives it; write it "),
        ({"does": (Held("Dance 2"),)}, "effects[0].does[0]: 'Dance 2' is not known; "),
    ],
)  # fmt: skip
def test_a_slip_in_an_effect_is_named_with_its_place_and_a_remedy(book, changed, fault):
    found = roster(book, **changed)
    assert found == [] if not fault else [each for each in found if each.startswith(fault)], found


@pytest.mark.parametrize("name", ["tide_callers", "oath_keepers", "sworn_company"])
def test_names_of_effects_are_checked_where_they_stand(name):
    known = read_roster(asset(f"rosters/{name}.json"))
    book, first = BOOKS[known.book], known.effects[0]
    assert book.faults(known) == []
    twice = book.faults(replace(known, effects=(*known.effects, first)))
    assert any("is 'Line of Ash' again" in f or "again; every effect needs its own" in f for f in twice)
    spare = book.faults(replace(known, effects=(*known.effects, effect("Spare", heal=1))))
    assert spare == [
        f"effects[{len(known.effects)}].name is 'Spare', which nobody has; write it among perks of who does"
    ]
    row = next(iter(book.catalogue.perks))
    assert any("which the book has already; choose another name" in f for f in book.faults(
        replace(known, effects=(replace(first, name=row), *known.effects[1:]))))  # fmt: skip
    stray = book.faults(replace(known, perks=(*known.perks, Held("Rallye"))))
    assert any("is 'Rallye', which no whole roster has; write it under effects" in fault for fault in stray)


@pytest.mark.parametrize(
    ("written", "place", "fault"),
    [
        ('{"when": "used"}', "effects[0].name", "is missing"),
        ('{"name": "Oath"}', "effects[0].when", "is missing"),
        ('{"name": "Oath", "when": "used", "whom": "all"}', "effects[0].whom", "is not known"),
        ('{"name": "Oath", "when": "used", "changes": {"def": 0.5}}', "effects[0].changes.def", "is 0.5"),
        ('{"name": "Oath", "when": "used", "within": -1}', "effects[0].within", "is -1"),
        ('{"name": "Oath", "when": "used", "does": ["Stun", "Stun"]}', "effects[0].does[1]", "again"),
    ],
)
def test_a_file_that_cannot_be_read_names_its_place(written, place, fault):
    text = (
        '{"format": "battlefield-roster", "version": 1, "book": "pulp-city", "name": "X", '
        f'"effects": [{written}], "units": [{{"id": "a", "base": {{"round": 30}}}}]}}'
    )
    with pytest.raises(SceneError) as caught:
        parse_roster(text.encode(), "own.json")
    assert place in str(caught.value) and fault in str(caught.value) and "own.json" in str(caught.value)


def test_warsurge_knows_no_effects_of_rosters():
    known = read_roster(asset("rosters/hill_wardens.json"))
    found = BOOKS["warsurge"].faults(replace(known, effects=(effect("Oath", heal=1),)))
    assert found == ["effects of a roster's own are not known in WARSURGE; leave them out"]


# whole battles


@pytest.mark.first(1)
@pytest.mark.parametrize(
    ("mine", "other"), [("tide_callers", "rust_carnival"), ("oath_keepers", "fen_coven")]
)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_battle_with_effects_of_rosters_comes_to_its_end_and_is_read_back(mine, other, seed):
    rosters = {
        side: read_roster(asset(f"rosters/{name}.json")) for side, name in (("red", mine), ("blue", other))
    }
    book = BOOKS[rosters["red"].book]
    start = book.mustered(Encounter(rosters, Board(24.0, 24.0), settings=(("rounds", 2), ("zone depth", 6))))
    session = played_by_chance(start, book, seed)
    assert session.state.result and replayed(session, book) == session.state
    assert any(each.name.startswith("Use ") for each in session_actions(session))
    assert is_led_back(session) and is_read_back(session)


def session_actions(session):
    return [deed.action for deed in session.deeds]


def test_a_scenario_with_effects_of_rosters_comes_to_its_end_and_is_read_back():
    script = read_script(asset("rosters/drowned_mill.json"))
    sworn = {**script.rosters, "company": read_roster(asset("rosters/sworn_company.json"))}
    settings = tuple((key, 2 if key == "rounds" else value) for key, value in script.settings)
    start = session_of(replace(script, rosters=sworn, settings=settings)).start
    session = played_by_chance(start, BOOKS["agemonia"], 3, 4000)
    assert session.state.result and is_led_back(session) and is_read_back(session)

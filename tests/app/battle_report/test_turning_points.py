"""Turning points: a curve of chances over a battle, and its largest swings, named where they happened."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from campaigns import few

from battlefield.app.battle.mustering import session_of
from battlefield.app.battle_report import html
from battlefield.app.battle_report.report import report_of
from battlefield.app.battle_report.turning_points import LEAST_SWINGS, MOST_SWINGS, _told, curve_of, squashed
from battlefield.app.opponents.players import decide, player
from battlefield.app.wording.side_colours import side_name
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.view import deciding
from battlefield.play.session import Session
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.events import HpLost, Scored

COLOURS = ("#0072B2", "#D55E00")
SAMPLES = Path(__file__).resolve().parents[3] / "assets" / "rosters"


def fought(name, seed, who="automaton"):
    made = session_of(read_script(SAMPLES / f"{name}.json"))
    session = Session(made.start, made.book, Seeded(), (), seed)
    mind = player(who, session.book)
    while deciding(session):
        decide(session, mind)
    return session


@pytest.fixture(scope="module")
def battle():
    return fought("first_battle", 3)


@pytest.fixture(scope="module")
def curve(battle):
    return curve_of(battle.course, battle.book)


def test_a_side_with_a_name_of_two_words_wins_like_any_other():
    """Battles of the window name their sides after the rosters: "Hill Wardens" against "Marsh Raiders"."""
    script = read_script(SAMPLES / "first_battle.json")
    long = {"wardens": "Hill Wardens", "raiders": "Marsh Raiders"}
    made = session_of(replace(script, rosters={long[side]: each for side, each in script.rosters.items()}))
    session = Session(made.start, made.book, Seeded(), (), 3)
    mind = player("automaton", session.book)
    while deciding(session):
        decide(session, mind)
    curve = curve_of(session.course, session.book)
    assert session.state.result.removeprefix("victory for ") in long.values()
    assert curve.points[-1][1] == float(session.state.result == "victory for Hill Wardens")


@pytest.mark.campaign
def test_the_curve_has_a_chance_after_each_action_and_ends_with_the_result(battle, curve):
    assert len(curve.points) == len(battle.deeds) + 2
    assert all(0.0 <= chance <= 1.0 for _, chance in curve.points)
    assert curve.points[-1] == (battle.event_count, 1.0) and battle.state.result == "victory for wardens"
    places = [place for place, _ in curve.points]
    assert places == sorted(places)


def test_the_largest_swings_are_named_in_order(curve):
    gains = [abs(swing.gain) for swing in curve.swings]
    assert LEAST_SWINGS <= len(gains) <= MOST_SWINGS and min(gains) > 0.05
    assert [s.place for s in curve.swings] == sorted(s.place for s in curve.swings)
    steps = [abs(b - a) for (_, a), (_, b) in zip(curve.points, curve.points[1:-1], strict=False)]
    assert max(gains) == pytest.approx(max(steps))


def test_a_swing_leads_to_the_place_where_it_happened(battle, curve):
    for swing in curve.swings:
        event = battle.events[swing.place - 1]
        if isinstance(event, HpLost):
            assert battle.state.units[event.unit].name in swing.words
        assert swing.when == f"Turn {swing.turn}"
        assert side_name(curve.side_of(swing)) in curve.told(swing)


def test_sides_of_unlike_size_begin_as_level_as_sides_of_the_same(battle, curve):
    """Whoever brought twice as much has not won: what counts is how much each side has left of its own."""
    prices = {
        id_: replace(profile, points=2 * profile.points) if id_.startswith("wardens") else profile
        for id_, profile in battle.start.profiles.items()
    }
    assert prices != dict(battle.start.profiles)
    judged = curve_of(_with(battle.course, profiles=prices), battle.book)
    mine, theirs = (dict(each.points) for each in (curve, judged))
    assert all(mine[place] == pytest.approx(theirs[place], abs=0.02) for place in mine)


def test_both_sides_see_the_same_battle_from_their_ends(battle, curve):
    sides = tuple(reversed(battle.start.sides))
    judged = curve_of(_with(battle.course, sides=sides), battle.book)
    mine, theirs = (dict(each.points) for each in (curve, judged))
    assert all(mine[place] == pytest.approx(1.0 - theirs[place], abs=1e-12) for place in mine)


def _with(course, **changed):
    """Give the same course with something else in each of its states."""
    found = type(course)(replace(course.start, **changed), course.seed)
    found.deeds = [
        replace(deed, before=replace(deed.before, **changed), after=replace(deed.after, **changed))
        for deed in course.deeds
    ]
    return found


@pytest.mark.campaign
def test_that_the_battle_just_ends_is_no_turning_point():
    session = fought("first_battle", 3, "chance")
    curve = curve_of(session.course, session.book)
    last = session.deeds[-1]
    assert not any(isinstance(event, HpLost | Scored) for event in last.events)
    begun = session.event_count - len(last.events)
    assert all(swing.place <= begun or abs(swing.gain) < 0.2 for swing in curve.swings)


def test_a_battle_that_goes_on_has_no_curve(battle):
    course = battle.course.copy()
    course.back(None)
    assert curve_of(course, battle.book) is None
    assert curve_of(battle.course, battle.book, lambda: True) is None
    assert "Turning points" not in html.ending(report_of(course, battle.book), COLOURS)


@pytest.mark.campaign
@pytest.mark.parametrize("name", few(["drowned_mill", "dock_brawl"], 1))
def test_battles_of_other_books_have_theirs(name):
    session = fought(name, 5, "chance")
    curve = curve_of(session.course, session.book)
    assert curve is not None and curve.points[-1][1] in (0.0, 0.5, 1.0)
    assert all(swing.words and "/" not in swing.words for swing in curve.swings)


def test_the_side_that_scores_is_told_by_its_title(battle):
    deed = replace(battle.course.deeds[0], events=(Scored("raiders", 3, "objectives"),))
    assert "Raiders scores 3 points" in tuple(_told(deed))


def test_chances_are_even_where_both_are_worth_the_same_and_never_beyond_certainty():
    assert squashed(0.0) == 0.5
    assert squashed(0.2) + squashed(-0.2) == pytest.approx(1.0)
    assert 0.0 <= squashed(-1e9) < 0.001 < 0.999 < squashed(1e9) <= 1.0


@pytest.mark.campaign
def test_the_report_in_html_draws_the_curve_and_leads_to_the_turns(battle, curve):
    report = report_of(battle.course, battle.book)
    assert report.curve == curve
    page = html.whole(report, ["data:,"] * (len(report.turns) + 2), COLOURS)
    assert page.count("<svg") == 1 and page.count("<circle") == len(curve.swings)
    anchors = set(re.findall(r'id="(turn-\d+)"', page))
    links = set(re.findall(r'href="#(turn-\d+)"', page))
    assert links and links <= anchors
    for swing in curve.swings:
        assert swing.words in page and curve.told(swing) in page

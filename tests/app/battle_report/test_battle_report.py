"""The report of a battle: what it tells is what happened, and the same each time."""

import re
from dataclasses import replace
from math import isclose

import pytest
from battles import advance, battle

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import play_steps
from battlefield.app.battle_report import html
from battlefield.app.battle_report.maps import MapMaker, length_of, way_of
from battlefield.app.battle_report.report import report_of
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.core import events as ev
from battlefield.rules.scene.contents import Board

COLOURS = ("#111111", "#222222")


@pytest.fixture(scope="module")
def fought():
    """The sample battle, played by chance into its second turn."""
    found = battle(board=Board(30.0, 24.5), settings=(("turns", 4), ("zone depth", 8)), seed=11)
    while found.state.clock.turn < 2:
        advance(found, 1)
    return advance(found, 4)


@pytest.fixture(scope="module")
def report(fought):
    return report_of(fought.session.course, fought.book, "A first battle")


def test_the_first_page_tells_sides_rosters_table_settings_and_seed(report):
    assert report.sides == ("wardens", "raiders")
    assert [sheet.roster for sheet in report.sheets] == ["Hill Wardens", "Marsh Raiders"]
    facts = dict(report.facts)
    assert facts["Table"] == "30 in × 24.50 in"
    assert (facts["Seed"], facts["Turns"], facts["Zone depth"]) == ("11", "4", "8")


def test_a_roster_tells_each_unit_with_its_weapons(report):
    spears, bows, marra = report.sheets[0].units
    assert (spears.name, spears.models, spears.price) == ("Gate Spears", 6, "90 points")
    assert spears.stats == "move 5, dash 5, defence 3, HP 1, armour 5+"
    assert bows.weapons[0] == "War bow (range 24, attacks 1, power 3)"
    assert marra.perks == ("Dodge",)


def test_each_turn_has_a_page_with_the_state_at_its_end(fought, report):
    assert [turn.title for turn in report.turns] == ["Turn 1 of 4", "Turn 2 of 4"]
    replay = fought.replay
    second = replay.stops("turn")[1]
    assert report.turns[0].map.scene.models == replay.state(second - 1).scene().models
    assert report.turns[1].map.scene.models == fought.state.scene().models
    assert report.closing.scene.models == fought.state.scene().models
    assert report.opening.scene.models == ()


def test_moves_are_told_with_their_length_and_drawn_as_arrows(fought, report):
    stop = fought.replay.stops("turn")[1]
    moves = [e for e in fought.replay.events(0, stop) if isinstance(e, ev.UnitMoved)]
    assert moves
    arrows = report.turns[0].map.arrows
    assert sum(arrow.leads for arrow in arrows) == len(moves)
    longest = max(length_of(path) for path in moves[0].paths)
    name = fought.state.units[moves[0].unit].name
    doing = next(each for each in report.turns[0].doings if each.unit == name)
    assert f"move {longest:.2f} in" in [line for _, told in doing.actions for line in told]


def test_every_roll_is_in_the_text(fought, report):
    told = " ".join(
        line
        for turn in report.turns
        for line in (*turn.around, *(words for d in turn.doings for _, told in d.actions for words in told))
    )
    rolled = [event for event in fought.session.events if isinstance(event, ev.DiceRolled)]
    assert rolled
    for event in rolled:
        assert f"{event.why}: {' '.join(map(str, event.faces))}" in told


def test_the_battle_is_told_the_same_each_time(fought, report):
    assert report_of(fought.session.course, fought.book, "A first battle") == report


def test_a_battle_that_has_not_begun_has_no_turns():
    found = battle()
    report = report_of(found.session.course, found.book)
    assert report.turns == () and report.title == "wardens against raiders"


def test_a_battle_in_the_middle_says_how_far_it_came(report):
    assert report.result.startswith("not over yet: turn 2")


def test_who_falls_is_marked_where_it_stood_and_counted_as_lost(fought):
    course = fought.session.course.copy()
    course.hand = None
    last = course.deeds[-1]
    unit = next(u for u in last.after.on_table() if len(u.figures) > 2)
    fallen = unit.figures[:2]
    loss = ev.HpLost(unit.id, tuple((id_, 1) for id_ in fallen), "Sling")
    course.deeds[-1] = replace(last, events=(*last.events, loss, ev.FiguresRemoved(unit.id, fallen)))
    turn = report_of(course, fought.book).turns[-1]
    places = [last.after.figures[id_].model.at for id_ in fallen]
    assert [sign.at for sign in turn.map.fallen] == places
    strength = next(each for each in turn.strengths if each.unit == unit.name)
    assert (strength.lost_models, strength.lost_hp) == (2, 2)
    assert "2 models, 2 HP" in html.turn(turn, COLOURS)


def test_a_way_is_as_long_as_its_pieces():
    assert isclose(length_of(((0.0, 0.0), (3.0, 4.0), (3.0, 6.5))), 7.5)


def test_ways_are_told_apart_by_how_they_are_gone():
    assert [way_of(how) for how in ("Move", "Dash", "pushed", "")] == ["move", "dash", "forced", "move"]
    assert {way_of(how) for how in ("Sprint", "Fly", "Run", "Charge", "Blink", "Jump into Pen")} == {"move"}
    assert [way_of("Rampage", True), way_of("Rampage"), way_of("Self/Knockback 2", True)] == [
        "move",
        "forced",
        "forced",
    ]


@pytest.fixture(scope="module")
def brawl():
    """The dock brawl as its script plays it, told."""
    script = read_script(asset("rosters/dock_brawl.json"))
    found = Battle.started(script)
    play_steps(found, script, lambda _: None)
    return report_of(found.session.course, found.book)


def test_what_a_book_calls_a_sprint_or_a_flight_is_drawn_as_a_move(brawl):
    ways = {arrow.way for turn in brawl.turns for arrow in turn.map.arrows}
    assert "move" in ways


def test_no_move_is_told_as_none_where_somebody_is_elsewhere_at_once(brawl):
    lines = [
        line for turn in brawl.turns for doing in turn.doings for _, told in doing.actions for line in told
    ]
    assert any(line.startswith("moves ") for line in lines)
    assert not any("moves 0.00" in line for line in lines)


def test_sides_stand_as_titles_wherever_a_report_names_them(brawl):
    page = html.turn(brawl.turns[0], COLOURS) + html.ending(brawl, COLOURS)
    assert "Watch: <b>" in page and "Carnival: <b>" in page
    assert not re.search(r"</span>(?: |&nbsp;)(?:watch|carnival)", page)


def test_a_turning_point_names_who_acted_then_the_action(brawl):
    assert brawl.curve.swings
    assert not any(re.match(r"\w+ of ", swing.words) for swing in brawl.curve.swings)


def test_a_figure_that_did_not_move_has_no_arrow(fought):
    state = fought.state
    unit = next(iter(state.on_table()))
    places = tuple(ev.Placed(f.id, f.model.at) for f in state.figures_of(unit.id))
    maker = MapMaker()
    maker.take(ev.UnitMoved(unit.id, "Move", places), state)
    assert maker.made(state).arrows == ()


def test_names_cannot_break_a_page(report):
    strange = replace(report, title='<b>"x"&</b>')
    assert "&lt;b&gt;" in html.cover(strange, COLOURS)
    assert '<b>"x"' not in html.whole(strange, ["a"] * 4, COLOURS)


def test_one_file_holds_a_picture_for_every_page(report):
    pictures = [f"data:,{number}" for number in range(len(report.turns) + 2)]
    text = html.whole(report, pictures, COLOURS)
    assert [text.count(f'src="{picture}"') for picture in pictures] == [1] * len(pictures)
    assert text.count("<section>") == len(report.turns) + 2
    assert "http" not in text


def test_sides_differ_by_more_than_colour():
    assert len(set(html.SIGNS)) == len(html.SIGNS) == 4


def test_command_points_are_told_beside_the_units_and_not_under_whoever_deployed_last():
    found = battle(settings=(("playstyle", "advanced"), ("zone depth", 6)))
    while found.state.clock.phase != "Action" or found.pending is not None:
        advance(found, 1)
    (turn,) = report_of(found.session.course, found.book, "x").turns
    told = [line for doing in turn.doings for _, lines in doing.actions for line in lines]
    assert told and not any("command point" in line for line in told)
    assert sum("command points for each unit" in line for line in turn.around) == 1
    assert any("Wardens has" in line for line in turn.around)


def test_saves_and_armour_piercing_are_told_as_the_faces_that_a_die_needs(report):
    pot = next(weapon for unit in report.sheets[1].units for weapon in unit.weapons if "AP" in weapon)
    assert "AP 6+" in pot or "AP 5+" in pot


def test_a_line_of_how_the_sides_stand_ends_between_facts_alone():
    found = html.standing((("Crane Gang 2", "0 AP · 5 of 6 levels left"),), COLOURS)
    assert "Crane&nbsp;Gang&nbsp;2: <b>0&nbsp;AP · 5&nbsp;of&nbsp;6&nbsp;levels&nbsp;left</b>" in found


def test_tables_of_what_is_left_name_each_side_above_its_units(report):
    """Two units of one name were told apart by a coloured sign alone."""
    last = html.ending(report, COLOURS).partition("What is left, and")[2]
    turns = [html.turn(each, COLOURS).partition("What is left")[2] for each in report.turns]
    for page in (last, *turns):
        places = [
            page.find(words) for words in ("<b>Wardens</b>", "Gate Spears", "<b>Raiders</b>", "Reed Cutters")
        ]
        assert -1 not in places and places == sorted(places)

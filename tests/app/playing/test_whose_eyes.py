"""Whose eyes look at the table: nothing that is shown tells a side which of its enemies is the decoy."""

from dataclasses import replace
from pathlib import Path

import pytest
from decoys import BOWS, DECOY, UNIT, begun, desk_of

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle_report.report import report_of
from battlefield.app.playing.badges import badges, tip_of
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.markings import markings
from battlefield.app.playing.motions import plan, seen_as
from battlefield.app.playing.play_tool import PlayTool
from battlefield.app.playing.player_view import EYES
from battlefield.app.playing.unit_faces import UnitFaces
from battlefield.app.playing.units_list import unit_rows
from battlefield.app.wording.names import full_name, short_names
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Placed, UnitMoved


def told(desk):
    """All that is written anywhere about units: labels, names, tips, rows, cards and the log."""
    state, book = desk.seen.state, desk.battle.book
    words = [*short_names(desk.table.shown.models).values(), *map(full_name, desk.table.shown.models)]
    words += [model.unit for model in desk.table.shown.models]
    words += [tip_of(state, book.catalogue, model.id) for model in desk.table.shown.models]
    words += [repr(row) for row in unit_rows(state, book.catalogue)]
    words += [repr(book.card(state, unit)) for unit in state.units]
    words += [repr(badges(state, book.catalogue)), repr(markings(state, book.catalogue))]
    return [*words, *(line.words for line in desk.seen.told)]


def test_nothing_written_names_the_decoy_to_its_enemy():
    assert not [words for words in told(desk_of("blue")) if "(decoy)" in words]


def test_its_own_side_sees_which_is_which():
    assert any("(decoy)" in words for words in told(desk_of("red")))


def test_unit_and_decoy_have_the_same_card_but_for_their_letter():
    desk = desk_of("blue")
    names = [desk.seen.shown_id(UNIT), desk.seen.shown_id(DECOY)]
    assert sorted(names) == [f"{UNIT} A", f"{UNIT} B"]
    cards = [replace(desk.battle.book.card(desk.seen.state, name), state=()) for name in names]
    one, two = (
        repr(card).replace(name, "").replace(f"Bows {name[-1]}", "Bows")
        for card, name in zip(cards, names, strict=True)
    )
    assert one == two


def test_their_bases_wear_the_same_silhouette_and_letters_by_what_is_shown_to_whoever_looks():
    faces = UnitFaces()
    assert {UNIT, DECOY} < set(faces.of(desk_of("red").seen.state, {}))
    seen = desk_of("blue").seen.state
    own = desk_of("red").seen.state.units[UNIT].profile
    foe = faces.of(seen, {own: Path("a.png")})
    assert foe[f"{UNIT} A"].kind == foe[f"{UNIT} B"].kind
    assert foe[f"{UNIT} A"].letters == "RA"
    assert foe[f"{UNIT} A"].picture == foe[f"{UNIT} B"].picture


def test_a_click_on_either_shows_its_card_and_rings_it():
    desk = desk_of("blue")
    for true in (UNIT, DECOY):
        desk.look_at_unit(desk.seen.shown_id(true))
        assert desk.gaze.unit == true
        assert [ref.id for ref in desk.table.selection] == [
            model.id for model in desk.table.shown.models if model.unit == desk.seen.shown_id(true)
        ]


def test_where_both_share_all_they_know_everything_is_shown():
    desk = desk_of("blue")
    desk.table.options.put(EYES, "all")
    assert any("(decoy)" in words for words in told(desk))
    assert desk.seen.state is desk.state


def test_the_setting_is_offered_where_something_is_hidden():
    assert EYES in PlayTool(desk_of("blue")).options
    assert EYES not in PlayTool(BattleDesk(Battle(begun()))).options


def test_who_lies_under_a_marker_is_told_by_no_line_and_no_tip():
    desk = desk_of("blue", "Concealed")
    laid = next(line for line in desk.seen.told if "lies at" in line.words)
    action = [line.words for line in desk.seen.told if line.action == laid.action]
    assert not [words for words in action if BOWS.name in words]
    assert not [line for line in desk.seen.told if line.action == laid.action and line.unit]
    assert all(BOWS.name not in each.words for each in markings(desk.seen.state, desk.battle.book.catalogue))
    desk.table.options.put(EYES, "all")
    assert any(BOWS.name in line.words for line in desk.seen.told if line.action == laid.action)


def test_motion_shows_the_same_names_as_the_table():
    desk = desk_of("blue")
    first = desk.state.figures_of(DECOY)[0].model
    moved = UnitMoved(DECOY, "Move", (Placed(first.id, (first.at[0] + 1.0, first.at[1])),))
    motions = seen_as(plan(desk.state, [moved]), desk.seen.veil)
    assert motions
    assert "(decoy)" not in repr(motions)
    assert motions[0].moves.ways[0][0] in {model.id for model in motions[0].scene.models}


def test_what_is_foreseen_knows_no_more_than_who_acts():
    desk = desk_of("blue")
    question = desk.seen.question_of(Action("Attack", "blue", "blue/bows"), ())
    assert "(decoy)" not in repr((question.before.units, question.before.figures))
    before = desk_of("red").seen.question_of(Action("Hold", "red", "red/bows"), ()).before
    assert "(decoy)" in repr((before.units, before.figures))


@pytest.mark.parametrize("side", ["red", "blue"])
def test_a_report_written_before_the_end_keeps_the_secret_of_the_side_that_looks(side):
    desk = desk_of(side)
    found = report_of(desk.battle.session.course, desk.battle.book, see=desk.seen.eyes.frozen())
    assert ("(decoy)" in repr((found.turns, found.closing))) == (side == "red")

"""A template in hand lies on the shown table, so that it tells whom it covers, and goes with the question."""

from dataclasses import replace

import pytest
from battles import advance, battle
from later import Later
from two_rows import CUTTERS, SPEARS, begun

from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.background import AtOnce
from battlefield.app.desk.pictures import Mark, Region, Shape
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.idle import IdleHand
from battlefield.app.playing.prompts.pointing import PointingHand
from battlefield.geometry.kernel.shapes import Circle, Template
from battlefield.play.session import Session
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.requests import Spot


@pytest.fixture(scope="module")
def fought():
    made = battle()
    while not made.state.on_table() or made.pending is not None:
        advance(made, 1)
    return made


def pointing(fought, laid, problem=""):
    desk = BattleDesk(fought)
    spot = SpotLaw(Spot("north", "template of Pot"), lambda _at: problem, lambda: ((5.0, 5.0),), laid)
    desk._plays = PointingHand(desk, spot, AtOnce())
    return desk, desk.hand


def round_at(at):
    return (Template("round", 3.0, at),)


def test_who_has_fallen_and_still_stands_is_not_ringed_under_a_template():
    made = begun((SPEARS, 4.0, 4.0), side="raiders", phase="Attack")
    first, second = made.state.units[SPEARS].figures[:2]
    fallen = made.state.with_figures(replace(made.state.figures[first], hp=0))
    desk = BattleDesk(Battle(Session(fallen, made.session.book, Seeded(), seed=made.session.seed)))
    spot = SpotLaw(Spot("raiders", "template of Pot"), lambda _at: "", lambda: (), round_at)
    desk._plays = PointingHand(desk, spot, AtOnce())
    desk.hand.move(Pointer((4.75, 4.0)))
    assert [verdict.model.id for verdict in desk.table.report.covered] == [first, second]
    assert [verdict.model.id for verdict in desk.table.struck] == [second]


def test_places_worth_a_try_are_marked_once_somebody_asks_for_one(fought):
    _, hand = pointing(fought, round_at)
    hand.move(Pointer((9.0, 9.0)))
    assert quiet_marks(hand) == []
    hand.step(1)
    assert quiet_marks(hand) == [(5.0, 5.0)]


def quiet_marks(hand):
    return [part.at for part in hand.drawing if isinstance(part, Mark) and part.role == "quiet"]


def test_the_template_under_the_pointer_tells_whom_it_covers(fought):
    desk, hand = pointing(fought, round_at)
    model = desk.table.scene.models[0]
    hand.move(Pointer(model.at))
    assert desk.table.active.template == Template("round", 3.0, model.at)
    assert model.id in [verdict.model.id for verdict in desk.table.report.covered]
    assert not any(isinstance(part, Shape) for part in hand.drawing)


def test_the_game_itself_has_no_template_in_it(fought):
    desk, hand = pointing(fought, round_at)
    hand.move(Pointer((4.0, 4.0)))
    assert desk.table.scene.templates == () != desk.table.shown.templates
    hand.cancel()
    assert desk.table.shown.templates == ()
    assert desk.table.active is desk.table.report is None


def test_a_place_that_will_not_do_is_drawn_as_such(fought):
    _, hand = pointing(fought, round_at, "too far")
    hand.move(Pointer((4.0, 4.0)))
    (shape,) = [part for part in hand.drawing if isinstance(part, Shape)]
    assert (shape.role, shape.dashed) == ("bad", True)  # known without colour, too
    assert [part.words for part in hand.drawing if isinstance(part, Mark) and part.words] == [("too far",)]
    assert not hand.accept()
    assert hand.aimed == ()


def test_who_lies_there_is_told_beside_the_table_and_no_words_cover_the_models(fought):
    desk, hand = pointing(fought, round_at)
    hand.move(Pointer((23.0, 0.5)))
    assert hand.asked.problem == "over nobody"
    model = desk.table.scene.models[0]
    hand.move(Pointer(model.at))
    assert hand.asked.problem.startswith("over ") and desk.state.units[model.unit].name in hand.asked.problem
    assert [part.words for part in hand.drawing if isinstance(part, Mark) and part.words] == []
    assert "telling misses" not in desk.table.abilities


def test_all_that_may_come_to_lie_there_is_tinted_where_a_point_only_tells_the_way(fought):
    _, hand = pointing(fought, round_at)
    hand.request = replace(hand.request, spans=(Circle((10.0, 10.0), 4.0), Circle((12.0, 10.0), 4.0)))
    (region,) = [part for part in hand.drawing if isinstance(part, Region)]
    xs = [x for ring in region.rings for x, _ in ring]
    assert (min(xs), max(xs)) == pytest.approx((6.0, 16.0), abs=1e-3)  # both circles in one outline


def test_who_lies_under_one_of_several_templates_is_outlined(fought):
    desk, hand = pointing(fought, lambda at: (*round_at(at), *round_at((at[0] + 1.0, at[1]))))
    model = desk.table.scene.models[0]
    hand.move(Pointer(model.at))
    shapes = [part.shape.at for part in hand.drawing if isinstance(part, Shape)]
    assert model.at in shapes


def test_looking_away_and_back_shows_the_template_again(fought):
    desk, hand = pointing(fought, round_at)
    hand.move(Pointer((4.0, 4.0)))
    desk.show(None)
    hand.resume()
    assert desk.table.active.template.at == (4.0, 4.0)


def test_between_questions_no_template_asks_for_verdicts(fought):
    desk = BattleDesk(fought)
    assert isinstance(desk.hand, IdleHand)
    assert desk.table.active is None


def test_the_part_of_the_table_that_a_place_can_lie_in_is_tinted(fought):
    desk, hand = pointing(fought, round_at)
    assert not any(isinstance(part, Region) for part in hand.drawing)
    board = desk.state.board
    hand.request = replace(hand.request, within=(Circle((3.0, 4.0), 5.0),))
    (region,) = [part for part in hand.drawing if isinstance(part, Region)]
    (ring,) = region.rings
    assert region.role == "reach"
    assert max(x for x, _ in ring) == pytest.approx(8.0, abs=1e-3)  # 5 in to the right of 3
    assert min(x for x, _ in ring) == 0.0  # the table's edge is nearer than 5 in
    assert all(0.0 <= x <= board.width and 0.0 <= y <= board.height for x, y in ring)


def aiming(at):
    """Let the Eel King throw, with Gate Spears in reach, and point somewhere."""
    desk = BattleDesk(begun((SPEARS, 4.0, 10.0), ("raiders/brute", 5.5, 15.0), phase="Attack"))
    assert desk.begin(Action("Attack", "raiders", "raiders/brute"))
    desk.hand.move(Pointer(at))
    return desk


def test_a_template_over_nobody_is_asked_about_once_more():
    desk = aiming((9.0, 17.0))
    asked = desk.pending
    assert desk.hand.asked.problem == "over nobody"
    assert not desk.hand.accept()
    assert desk.table.complaint.startswith("Nobody is under it")
    assert desk.pending is asked
    desk.hand.accept()
    assert desk.pending is not asked


def test_a_template_over_somebody_is_laid_at_once():
    desk = aiming((5.5, 10.0))
    asked = desk.pending
    desk.hand.accept()
    assert desk.pending is not asked


def test_a_hand_that_trembles_after_a_click_does_not_lose_it(fought):
    desk, later = BattleDesk(fought), Later()
    spot = SpotLaw(Spot("north", "way of the push"), lambda _at: "too far", lambda: (), lambda _at: ())
    desk._plays = hand = PointingHand(desk, spot, later)
    hand.press(Pointer((4.0, 4.0)))
    hand.move(Pointer((4.1, 4.0)))
    later.finish()
    assert desk.table.complaint == "too far"  # the click was answered
    hand.move(Pointer((6.0, 4.0)))
    later.finish()
    assert hand.asked.problem == "too far"
    assert [part.at for part in hand.drawing if isinstance(part, Mark) and part.words] == [(6.0, 4.0)]


def test_the_first_place_to_try_is_over_most_enemies_and_fewest_friends():
    made = begun((SPEARS, 4.0, 4.0), (CUTTERS, 20.0, 4.0), side="raiders", phase="Attack")
    desk = BattleDesk(made)
    nobody, enemies, friends = (12.0, 12.0), (4.75, 4.0), (20.75, 4.0)
    spot = SpotLaw(
        Spot("raiders", "template of Pot"), lambda _at: "", lambda: (nobody, friends, enemies), round_at
    )
    desk._plays = PointingHand(desk, spot, AtOnce())
    tries = []
    for _ in range(3):
        desk.hand.step(1)
        tries.append(desk.hand._at)
    assert tries == [enemies, nobody, friends]

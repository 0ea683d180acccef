"""Opponents: lawful in every book, blind to what they may not know, alike everywhere, better than lots."""

from pathlib import Path

import pytest
from campaigns import few

from battlefield.app.battle.mustering import session_of
from battlefield.app.books.faces import face_of
from battlefield.app.opponents.players import decide, player, values_of, weights_of
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.automaton import Automaton
from battlefield.play.opponents.tempers import TEMPERS
from battlefield.play.opponents.thinker import Depth, Thinker
from battlefield.play.opponents.view import Decision, deciding, view_of
from battlefield.play.session import Session
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Seeded

SAMPLES = Path(__file__).resolve().parents[3] / "assets" / "rosters"
BATTLES = ("first_battle", "drowned_mill", "dock_brawl", "smoke_on_the_fen")


def battle(name, seed=7):
    made = session_of(read_script(SAMPLES / f"{name}.json"))
    return Session(made.start, made.book, Seeded(), (), seed)


def led_by_lots(session, steps):
    lots = player("chance", session.book)
    for _ in range(steps):
        decide(session, lots)
    return session


@pytest.mark.campaign
@pytest.mark.parametrize("name", few(BATTLES, 1))
def test_what_a_regular_decides_is_lawful_in_every_book(name):
    session = led_by_lots(battle(name), 12)
    regular = player("regular", session.book)
    told = [decide(session, regular) for _ in range(12)]
    assert all(each is not None and not each.refusal and not each.is_replaced for each in told)


@pytest.mark.campaign
@pytest.mark.parametrize("name", few(BATTLES, 2))
def test_a_battle_by_lots_comes_to_its_end(name):
    session = battle(name)
    lots = player("chance", session.book)
    for _ in range(3000):
        told = decide(session, lots)
        if told is None:
            break
        assert not told.refusal
    assert session.state.result


@pytest.mark.campaign
@pytest.mark.parametrize("strong", [0, 1])
def test_a_regular_beats_lots_from_both_sides(strong):
    session = battle("first_battle", seed=31)
    sides = session.state.sides
    players = {
        sides[strong]: player("regular", session.book),
        sides[1 - strong]: player("chance", session.book),
    }
    while side := deciding(session):
        decide(session, players[side])
    assert sides[strong] in session.state.result


@pytest.mark.parametrize("steps", [0, 6, 20])
def test_other_dice_to_come_change_no_decision(steps):
    session = led_by_lots(battle("first_battle"), steps)
    other = Session(session.start, session.book, Seeded(), (), seed=session.seed + 1)
    other.course.deeds, other.course.hand = list(session.deeds), session.course.hand
    other.stay()
    regular = [player("regular", each.book) for each in (session, other)]
    side, face = deciding(session), face_of(session.state.book)
    views = [view_of(each, side, face)[0] for each in (session, other)]
    assert views[0] == views[1]
    assert regular[0].decide(views[0]) == regular[1].decide(views[1])


def test_the_terms_add_up_to_the_score_and_the_best_is_taken():
    session = led_by_lots(battle("first_battle"), 30)
    side = deciding(session)
    view, _ = view_of(session, side, face_of("warsurge"))
    thinker = Thinker(session.book, values_of("warsurge"), Depth(2, 2))
    choice = thinker.choose(view)
    assert choice is not None and len(choice.weighed) > 1
    for each in choice.weighed:
        assert sum(thinker.weights[name] * each.terms[name] for name in each.terms) == pytest.approx(
            each.score, abs=1e-9
        )
    scores = [each.score for each in choice.weighed]
    assert scores == sorted(scores, reverse=True) and choice.decision == choice.weighed[0].decision


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_recruit_heeds_a_quarter_of_the_blows_to_come_and_all_else_in_full(temper):
    usual = weights_of(f"regular:{temper}")
    assert usual == weights_of(f"veteran:{temper}") == TEMPERS[temper]
    heeded = {term: usual[term] / 4 if term in ("threat", "danger") else usual[term] for term in usual}
    assert weights_of(f"recruit:{temper}") == heeded
    assert player(f"recruit:{temper}", BOOKS["warsurge"]()).weights == heeded


def test_of_many_actions_the_first_by_the_page_are_looked_at_where_no_more_can_be():
    session = led_by_lots(battle("first_battle"), 30)
    side = deciding(session)
    view, _ = view_of(session, side, face_of("warsurge"))
    page = Automaton(session.book, values_of("warsurge"))
    by_page = [Decision(each) for each in page.actions(view.state, side)]
    assert view.action is None and len(by_page) > 3
    thinker = Thinker(session.book, values_of("warsurge"), Depth(1, 1))
    assert {each.decision for each in thinker.choose(view, 3).weighed} == set(by_page[:3])
    assert {each.decision for each in thinker.choose(view).weighed} == set(by_page)


@pytest.mark.parametrize(
    ("name", "words"), [("wizard", "there is no level 'wizard'"), ("regular:mad", "no temper 'mad'")]
)
def test_who_is_not_known_is_said_in_a_sentence(name, words):
    with pytest.raises(ValueError, match=words):
        player(name, battle("first_battle").book)


class Unlawful:
    """Wants what nobody may do."""

    def decide(self, view):
        if view.request is None:
            return Decision(Action("Fly", view.side, "nobody"))
        return Decision(answer=("nobody",))


def test_a_decision_that_is_refused_is_told_and_the_automaton_goes_on():
    session = led_by_lots(battle("first_battle"), 3)
    before = session.event_count
    told = decide(session, Unlawful())
    assert told is not None and told.refusal and told.is_replaced and session.event_count > before


@pytest.mark.first(2)
@pytest.mark.parametrize("name", BATTLES)
def test_the_page_of_rules_leads_to_lawful_steps_and_never_waits_without_need(name):
    session = led_by_lots(battle(name), 12)
    page = player("automaton", session.book)
    told = [decide(session, page) for _ in range(20)]
    assert all(each is not None and not each.refusal for each in told)
    idle = values_of(session.state.book).idle
    begun = [deed.action.name for deed in session.deeds[-6:]]
    assert any(name not in idle for name in begun)

"""Questions of yes or no say what either answer comes to, exactly where the rules can tell it."""

from dataclasses import replace

import pytest
from two_rows import BOWS, CUTTERS, begun

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import chance_step
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.confirming import ConfirmingHand
from battlefield.app.playing.prompts.near import asked_near
from battlefield.files.battles.scripts import read_script
from battlefield.play.session import Session
from battlefield.resources import asset
from battlefield.rules.book.actions import Action
from battlefield.rules.core.requests import Confirm, either
from battlefield.rules.core.state import Held


@pytest.fixture
def desk():
    """The desk of a battle in which the bows may double their attacks, which is asked of them."""
    battle = begun((BOWS, 4.0, 6.0), (CUTTERS, 3.0, 14.0), side="wardens", phase="Attack")
    state = battle.session.start
    bow = next(profile for profile in state.profiles.values() if profile.name == "War bow")
    burst = replace(bow, perks=(*bow.perks, Held("Burst")))
    profiles = {**state.profiles, bow.id: burst}
    was = battle.session
    battle.session = Session(replace(state, profiles=profiles), was.book, was.dice, seed=was.seed)
    desk = BattleDesk(battle)
    assert desk.begin(Action("Attack", "wardens", BOWS))
    for _ in range(4):
        if isinstance(desk.hand, ConfirmingHand):
            break
        desk.hand.choose(desk.hand.asked.choices[0].id)
    return desk


@pytest.mark.campaign
def test_what_comes_with_and_without_stands_at_each_answer(desk):
    asked = desk.hand.asked
    assert asked.what.startswith("Burst: ") and asked.what.endswith("?")
    told = {choice.words: choice.notes[0] for choice in asked.choices}
    assert set(told) == {"Yes", "No"}
    assert all(words.startswith("Reed Cutters loses ") and "%" in words for words in told.values())
    assert told["Yes"] != told["No"]


@pytest.mark.campaign
def test_the_table_shows_it_beside_who_is_asked(desk):
    [mark] = asked_near(desk, desk.hand.asked, BOWS)
    _question, yes, no = mark.words
    assert yes.startswith("1 or Enter: Yes · Reed Cutters loses ")
    assert no.startswith("2: No · Reed Cutters loses ")


def test_what_either_answer_leads_to_stands_at_it_where_the_rule_says_so(desk):
    asked = either(
        "Boost the attack roll of Venn", "roll 3 dice for 1 of 2 focus", "roll 2 dice and keep the focus"
    )
    shown = ConfirmingHand(desk, Confirm("wardens", asked)).asked
    assert shown.what == "Boost the attack roll of Venn?"
    yes, no = (choice.words for choice in shown.choices)
    assert (yes, no) == ("Yes: roll 3 dice for 1 of 2 focus", "No: roll 2 dice and keep the focus")
    [mark] = asked_near(desk, shown, BOWS)
    told, for_yes, for_no = mark.words
    assert told == shown.what
    assert for_yes.startswith(f"1 or Enter: {yes}") and for_no.startswith(f"2: {no}")


@pytest.mark.campaign
@pytest.mark.parametrize("sample", ["smoke_on_the_fen", "drowned_mill"])
def test_all_questions_of_yes_or_no_in_samples_of_other_books_say_what_either_leads_to(sample):
    battle, asked = (
        Battle.started(replace(read_script(asset(f"rosters/{sample}.json")), steps=(), dice=())),
        set(),
    )
    while len(asked) < 3 and chance_step(battle, 4):
        if isinstance(battle.pending, Confirm):
            asked.add(battle.pending.parts)
    assert asked and all(all(parts) for parts in asked)

"""Effects that rosters make up, in Pulp City: when they come about, for whom, and what they do."""

from dataclasses import replace

import by_hand
import pytest
import supremes
from own_effects import BOOKS, effect, having, used

from battlefield.app.playing.forecasts import Question, forecast
from battlefield.rulebooks.pulp_city.actions.using import DOORS
from battlefield.rulebooks.pulp_city.effects import CATALOGUE
from battlefield.rulebooks.pulp_city.models.exclusive import exclusives
from battlefield.rulebooks.pulp_city.models.models import move_of
from battlefield.rulebooks.pulp_city.models.pools import attack_dice, defence_dice
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.plots import finish
from battlefield.rulebooks.pulp_city.rounds import end_round
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.flow import Game, Running
from battlefield.rules.core.state import Held


def brawl(*lines, **more):
    """A hero with one action against a foe four inches away, and a friend beside the hero."""
    return supremes.street(
        supremes.model("hero", "red", (10.0, 10.0), supremes.hit(*lines), **more),
        supremes.model("pal", "red", (10.0, 13.0)),
        supremes.model("foe", "blue", (14.0, 10.0)),
    )


def pools(state, unit="hero", foe="foe"):
    """The dice of an attack, and what both add to them."""
    game = Game(state, CATALOGUE)
    strike = Strike(unit, exclusives(state, "hero")[0], foe, DOORS)
    return attack_dice(game, strike).value, defence_dice(game, strike).value


@pytest.mark.parametrize(
    ("whom", "within", "dice"),
    [("itself", None, (1, 1)), ("friends", 3, (2, 1)), ("friends", 1, (1, 1)), ("friends", None, (2, 1)),
     ("enemies", 5, (1, 2)), ("enemies", 2, (1, 1)), ("all", 5, (2, 2))],
)  # fmt: skip
def test_what_holds_always_changes_the_numbers_of_those_it_is_for(whom, within, dice):
    """The pal has it, 3 in from the hero and 5 in from the foe (between centres; bases take 1.18)."""
    made = effect("Banner", "always", whom, within=within, changes={"attack dice": 1, "defence dice": 1})
    state = having(brawl("FX Damage 1"), made, "pal")
    assert pools(state) == dice
    gone = state.with_unit(replace(state.units["pal"], figures=(), where="gone"))
    assert pools(gone) == (1, 1)


def test_a_whole_roster_has_what_its_perks_name():
    state = having(
        brawl("FX Damage 1"), effect("Drill", "always", "friends", changes={"attack dice": 2}), "red"
    )
    assert pools(state) == (3, 1)


@pytest.mark.parametrize("line", ["FX Special/Salted", "EFX Special/Salted"])
def test_what_an_action_gives_lies_on_whom_it_has_struck_until_it_ends(line):
    """Damage 1, Stun, Agility 3 - 2, until the Effects Phase; the card tells it."""
    made = effect("Salted", "struck", changes={"agility": -2}, does=(Held("Stun"),), damage=1)
    state = having(brawl(line), made)
    session = supremes.begun(replace(state), "hero", (6, 1))
    supremes.answered(session, "hero/Hit", *(("0",) if line.startswith("EFX") else ()))
    after = session.state
    assert after.hp("foe") == 9 and after.is_under("foe", "Salted") and after.is_under("foe", "Stun")
    card = session.book.card(after, "foe")
    assert next(each.shown for each in card.lines if each.name == "Agility") == "1"
    told = "struck, the target: agility -2, 1 damage, Stun (until the round ends)."
    assert [each.says for each in card.effects if each.name == "Salted"] == [told]
    running = Running(after, session.book.catalogue, end_round, Listed((6, 1)))
    assert running.pending is None and not running.game.state.is_under("foe", "Salted")


def test_a_changed_trait_counts_in_the_roll():
    """Defense 3 less 2: a one and Strength 3 are 4, above a two and 1."""
    made = effect("Cracked", "always", "itself", changes={"defense": -2})
    state = having(brawl("FX Damage 1"), made, "foe", side="blue")
    assert supremes.play(state, "hero", "hero/Hit", dice=(1, 2)).hp("foe") == 9


def test_a_side_uses_an_effect_once_before_it_lets_a_model_act():
    """Its friends have a die more this round; then it is gone, and comes back in no later one."""
    made = effect("Rally", "used", "friends", changes={"attack dice": 1})
    state = having(brawl("FX Damage 1"), made, "red")
    book = BOOKS["pulp-city"]
    assert Action("Use Rally", "red") in book.actions(state)
    after = used(state, made).state
    assert pools(after) == (2, 1) and Action("Use Rally", "red") not in book.actions(after)
    assert not book.refusal(after, Action("Activate", "red", "hero"))
    assert book.refusal(after, Action("Use Rally", "red"))
    assert book.refusal(state, Action("Use Rally", "red", "pal")) == "Pal has no Rally that it could use now"


def test_one_that_is_used_once_a_round_comes_back():
    made = effect("Drill", "used", "itself", once="round", heal=1)
    state = having(brawl("FX Damage 1"), made, "hero")
    after = used(state, made, "hero").state
    assert Action("Use Drill", "red", "hero") not in BOOKS["pulp-city"].actions(after)
    running = Running(after, BOOKS["pulp-city"].catalogue, end_round, Listed((6, 1)))
    assert Action("Use Drill", "red", "hero") in BOOKS["pulp-city"].actions(running.game.state)


def test_what_is_scored_by_cards_decides_a_plot_by_cards_and_adds_to_others():
    made = effect("Agenda", "used", scores=1)
    state = used(having(brawl("FX Damage 1"), made, "red"), made).state
    assert state.scores == {"red": 1}
    for plot, scores in (("by cards", {"red": 1}), ("smackdown", {"red": 1})):
        game = Game(replace(state, settings=(("plot", plot),)), BOOKS["pulp-city"].catalogue)
        finish(game)
        assert game.state.result == "victory for red" and game.state.scores == scores


@pytest.mark.parametrize("spectral", [False, True])
def test_a_spectral_model_scores_nothing_by_its_cards(spectral):
    """Its team does by what it uses as a side."""
    flag, agenda = effect("Flag", "turn ends", scores=1), effect("Agenda", scores=2)
    state = having(having(brawl("FX Damage 1"), flag, "hero"), agenda, "red")
    if spectral:
        state = supremes.under(state, "hero", "Spectral")
    state = used(state, agenda).state
    assert supremes.play(state, "hero").scores == {"red": 2 if spectral else 3}


@pytest.mark.parametrize(("when", "hurt"), [("turn begins", 1), ("turn ends", 1), ("round begins", 0)])
def test_effects_come_about_at_their_time(when, hurt):
    """An activation of the hero: those of a round wait for the next one."""
    made = effect("Spines", when, "enemies", within=4, damage=1)
    state = having(brawl("FX Damage 1"), made, "hero")
    assert supremes.play(state, "hero").hp("foe") == 10 - hurt
    if when == "round begins":
        running = Running(state, BOOKS["pulp-city"].catalogue, end_round, Listed((6, 1)))
        assert running.game.state.hp("foe") == 9


def test_lines_of_the_book_move_and_afflict_models():
    made = effect("Wave", "used", "enemies", within=6, does=(Held("Knockback 3"), Held("Weak/Energy")))
    after = used(having(brawl("FX Damage 1"), made, "hero"), made, "hero").state
    assert supremes.at(after, "foe") == pytest.approx((17.0, 10.0)) and after.is_under("foe", "Weak")


def test_one_model_that_is_chosen_suffers_it_alone():
    made = effect("Curse", "used", "an enemy", damage=3)
    session = used(having(brawl("FX Damage 1"), made, "red"), made)
    assert session.pending.by == "red" and [each.id for each in session.pending.options] == ["foe", "bob"]
    by_hand.answered(session, "foe")
    assert session.state.hp("foe") == 7


def test_a_forecast_tells_what_an_effect_of_a_roster_may_lead_to():
    """Strength 3 against Defense 3, a die each: 15 of 36; who is struck gains it and loses 1 HP."""
    made = effect("Salted", "struck", changes={"agility": -2}, damage=1)
    state = having(brawl("FX Special/Salted"), made)
    session = supremes.begun(state, "hero")
    question = Question(session.book, session.course.state, *session.in_hand)
    lines = forecast(question, ("hero/Hit",), lambda: False).lines
    assert "41.7 %: Foe gains Salted" in lines
    assert any(line.startswith("Foe loses 0.4 HP on average") for line in lines), lines


def test_spectral_models_are_not_burdened_and_drop_what_they_bear():
    """A burden takes 2 inches of Move and all throws; none is laid on a Spectral model, nor stays on one."""
    made = effect("Anchor", "used", "enemies", within=6, does=(Held("Burdened"),))
    toss = supremes.act("Toss", "THR", "Strength vs Agility", "FX Damage 1")
    crate = supremes.model("crate", "red", (14.0, 10.0 + 30 / 25.4), words=("Object",))
    foe = supremes.model("foe", "blue", (14.0, 10.0), toss)
    state = having(supremes.street(supremes.model("hero", "red", (10.0, 10.0)), foe, crate), made, "hero")
    turn = replace(state, clock=replace(state.clock, side="blue"))
    assert "foe/Toss" in supremes.options(supremes.begun(turn, "foe").pending)
    after = used(state, made, "hero").state
    assert move_of(Game(after, CATALOGUE), "foe").value == 3
    turn = replace(after, clock=replace(after.clock, side="blue"))
    assert "foe/Toss" not in supremes.options(supremes.begun(turn, "foe").pending)
    ghost = supremes.under(state, "foe", "Spectral")
    assert not used(ghost, made, "hero").state.is_under("foe", "Burdened")
    fade = effect("Fade", "used", "enemies", within=6, does=(Held("Spectral"),))
    faded = used(having(after, fade, "hero"), fade, "hero").state
    assert faded.is_under("foe", "Spectral") and not faded.is_under("foe", "Burdened")

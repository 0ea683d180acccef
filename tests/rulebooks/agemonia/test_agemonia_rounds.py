"""Rounds: planning, initiative cards, special initiatives, the order of turns, set-up and the end."""

from dataclasses import replace

import pytest
from mills import act, answered, begun, figure, held, mill, options, place, play, running, squares

from battlefield.app.battle.event_words import words_of
from battlefield.rulebooks.agemonia.book import AGEMONIA
from battlefield.rulebooks.agemonia.movement.tokens import start_areas
from battlefield.rulebooks.agemonia.planning import has_bonus, initiative_of
from battlefield.rulebooks.agemonia.wording import action_words
from battlefield.rules.book.actions import Action
from battlefield.rules.core.state import Clock, Effect, Until

LANE = squares("ABCDE")
PLAIN = act("Wait", "Skill")
FIRST, LAST, AFTER = "Turn First", "Turn Last", "Turn After an Ally"


def planning(*figures, **more):
    state = mill(LANE, *figures, **more)
    return replace(state, clock=Clock(1, "Planning", 0, "heroes", "heroes"))


def turns(state):
    """Who may take the next turn."""
    return [action.unit for action in AGEMONIA.actions(state)]


def with_effects(state, *laid):
    found = [
        Effect(state.serial + n, name, unit, amount=amount, until=Until("turn", 1))
        for n, (name, unit, amount) in enumerate(laid, start=1)
    ]
    return replace(state, effects=(*state.effects, *found), serial=state.serial + len(found))


def test_heroes_choose_actions_before_cards_are_drawn():
    """Two actions to choose from, then a card each: sel 4, sam 10; sel goes first, then foe with 9."""
    sel = figure("sel", "A", PLAIN, act("Other", "Skill"))
    session = begun(
        planning(sel, figure("sam", "A"), figure("foe", "E")), "", dice=(4, 10), name="Plan Round"
    )
    assert options(session.pending) == ["sel/Wait", "sel/Other"]
    answered(session, "sel/Other")
    assert turns(session.state) == ["sel"]
    assert [initiative_of(running(session.state), unit) for unit in ("sel", "sam", "foe")] == [
        (1, 4),
        (1, 10),
        (1, 9),
    ]
    assert not has_bonus(running(session.state), "sel") and has_bonus(running(session.state), "sam")


def test_a_high_card_gives_a_second_maneuver():
    """With a card of 9 a Hero moves twice; with 8 once."""
    for card, moves in ((9, 2), (8, 1)):
        state = mill(LANE, figure("sel", "A", move=1, initiative=1), figure("foe", "E", initiative=12))
        session = begun(with_effects(state, ("initiative card", "sel", card)), "sel")
        for _ in range(moves):
            answered(session, "move", "B" if place(session.state, "sel") == "A" else "C")
        assert "move" not in options(session.pending)


@pytest.mark.parametrize("special", [FIRST, LAST, AFTER])
def test_no_special_initiative_has_the_bonus_of_the_card(special):
    state = mill(LANE, figure("sel", "A"), figure("foe", "E"))
    assert has_bonus(running(with_effects(state, ("initiative card", "sel", 12))), "sel")
    assert not has_bonus(
        running(with_effects(state, ("initiative card", "sel", 12), (special, "sel", 1))), "sel"
    )


def test_first_comes_before_and_last_after_all_others():
    state = mill(
        LANE, figure("sel", "A", initiative=12), figure("sam", "B", initiative=1), figure("foe", "E")
    )
    assert turns(state) == ["sam"]
    assert turns(with_effects(state, (FIRST, "sel", 1))) == ["sel"]
    last = with_effects(state, (LAST, "sam", 1))
    assert turns(last) == ["foe"]


@pytest.mark.parametrize("special", [FIRST, LAST])
def test_of_several_with_the_same_special_initiative_the_player_decides(special):
    """They count as of the same initiative, whatever their cards say."""
    state = mill(LANE, figure("sel", "A", initiative=5), figure("sam", "B", initiative=4), figure("foe", "E"))
    both = with_effects(state, (special, "sel", 1), (special, "sam", 1), ("acted", "foe", 1))
    assert turns(both) == ["sel", "sam"]


def test_of_the_same_initiative_allies_go_first():
    state = mill(LANE, figure("foe", "E", initiative=5), figure("sel", "A", initiative=5))
    assert turns(state) == ["sel"]


def plan_of(*special, dice=(6,), answers=()):
    """Plan a round for a Hero with one action that has these special initiatives."""
    sel = figure("sel", "A", act("Wait", "Skill", *special))
    state = planning(sel, figure("foe", "E"))
    return play(state, "", *answers, dice=dice, name="Plan Round").state


def test_last_takes_precedence_over_the_others():
    state = plan_of(FIRST, LAST, AFTER)
    assert [state.is_under("sel", name) for name in (FIRST, LAST, AFTER)] == [False, True, False]


@pytest.mark.parametrize("chosen", [FIRST, AFTER])
def test_of_first_and_after_the_hero_chooses(chosen):
    state = plan_of(FIRST, AFTER, answers=(chosen,))
    assert [name for name in (FIRST, AFTER) if state.is_under("sel", name)] == [chosen]


def test_an_item_gives_its_special_initiative_once_a_scenario():
    """It is offered, used, and not offered again."""
    sel = figure("sel", "A", PLAIN, act("Glass", "Item", LAST))
    state = planning(sel, figure("foe", "E"))
    session = begun(state, "", dice=(6,), name="Plan Round")
    answered(session, True)
    assert session.pending is None and session.state.is_under("sel", LAST)
    assert session.state.is_under("sel", "used sel/Glass")
    again = replace(session.state, clock=Clock(2, "Planning", 0, "heroes", "heroes"))
    assert begun(again, "", dice=(6,), name="Plan Round").pending is None


def waiting():
    """Sel waits for any Ally's turn with a card of 12; the dog and sam come before, foe between."""
    state = mill(
        LANE, figure("sel", "A", PLAIN, initiative=12), figure("dog", "B", words=("Ally",), initiative=1),
        figure("sam", "C", initiative=10), figure("foe", "E", initiative=2),
    )  # fmt: skip
    return with_effects(state, (AFTER, "sel", 1))


def test_who_waits_may_take_its_turn_at_once_after_an_allys():
    session = begun(waiting(), "dog")
    asked = answered(session, "done")
    assert options(asked) == ["sel", "nobody"]
    answered(session, "sel", "done")
    assert turns(session.state) == ["foe"] and session.state.is_under("sel", "acted")


def test_who_waits_is_not_asked_after_an_enemys_turn_and_keeps_its_own():
    """After nobody was chosen the Hero still has its place; one turn in a round is all it gets."""
    session = begun(waiting(), "dog")
    answered(session, "done", "nobody")
    session.begin(Action("Take Turn", "brood", "foe"))
    answered(session, "done")
    assert session.pending is None and turns(session.state) == ["sam"]
    session.begin(Action("Take Turn", "heroes", "sam"))
    asked = answered(session, "done")
    assert options(asked) == ["sel", "nobody"]
    answered(session, "sel", "done")
    assert session.state.clock.turn == 2


def test_rethink_stands_in_for_the_action_and_keeps_the_initiative():
    """It gives one movement point, or one stamina back; the maneuver stays."""
    state = mill(LANE, figure("sel", "A", initiative=12), figure("foe", "E", initiative=20))
    state = with_effects(state, (FIRST, "sel", 1), ("spent", "sel", 2))
    assert turns(state) == ["sel"]
    session = begun(state, "sel")
    answered(session, "rethink", "recover")
    assert [effect.amount for effect in session.state.effects_on("sel", "spent")] == [1]
    assert options(session.pending) == ["move", "rest", "done"]
    session = begun(state, "sel")
    answered(session, "rethink", "step", "B")
    assert place(session.state, "sel") == "B" and "move" in options(session.pending)


def test_who_is_held_is_offered_no_step_for_a_rethink():
    """It recovers at once; hindered besides it would get nothing, so nothing is offered."""
    state = mill(LANE, figure("sel", "A", initiative=1), figure("foe", "E", initiative=20))
    held_ = with_effects(state, ("Held", "sel", 1), ("spent", "sel", 2))
    session = begun(held_, "sel")
    answered(session, "rethink")
    assert [effect.amount for effect in session.state.effects_on("sel", "spent")] == [1]
    beside = mill(LANE, figure("sel", "A", initiative=1), figure("foe", "A", initiative=20))
    assert "rethink" not in options(begun(with_effects(beside, ("Held", "sel", 1)), "sel").pending)


@pytest.mark.parametrize("token", [False, True])
def test_who_is_slowed_steps_nowhere_with_the_point_of_a_rethink(token):
    """It has no point left for a step, and is Slowed still; a token takes the point itself."""
    tokens = (("Blue Teleport (active)", "A"), ("Blue Teleport (inactive)", "D")) if token else ()
    state = mill(LANE, figure("sel", "A", initiative=1), figure("foe", "E", initiative=20), tokens=tokens)
    session = begun(with_effects(state, ("Slowed", "sel", 1), ("spent", "sel", 2)), "sel")
    asked = answered(session, "rethink")
    assert (options(asked) == ["step", "recover"]) is token
    if token:
        assert [each for each in options(answered(session, "step")) if each in "ABCDE"] == []
    assert session.state.is_under("sel", "Slowed")


def test_a_round_ends_when_all_had_their_turn():
    state = mill(LANE, figure("sel", "A", initiative=1), figure("foe", "E", initiative=2))
    session = begun(state, "sel")
    answered(session, "done")
    session.begin(Action("Take Turn", "brood", "foe"))
    answered(session, "done")
    assert (session.state.clock.turn, session.state.clock.phase) == (2, "Planning")
    assert not session.state.is_under("sel", "acted")


def test_the_last_enemy_defeated_wins_and_the_last_round_loses():
    hit = act("Hit", "Melee", damage=9)
    foe = figure("foe", "A", hp=1)
    state = mill(LANE, figure("dog", "A", hit, words=("Ally",), initiative=1), figure("sel", "B"), foe)
    assert play(state, "dog", "dog/Hit").state.result == "heroes wins"
    state = mill(LANE, figure("sel", "A", initiative=1), foe, settings=(("rounds", 1),))
    session = begun(state, "sel")
    answered(session, "done")
    session.begin(Action("Take Turn", "brood", "foe"))
    answered(session, "done")
    assert session.state.result == "brood wins"


def test_the_last_hero_exhausted_loses():
    bite = act("Bite", "Melee", damage=9)
    state = mill(LANE, figure("foe", "A", bite, initiative=1), figure("sel", "A", hp=1),
                 figure("dog", "C", words=("Ally",)), effects=(("Wounded", "sel"),))  # fmt: skip
    assert play(state, "foe", "foe/Bite").state.result == "brood wins"


def test_figures_start_by_the_tokens_of_their_side_where_there_is_room():
    """Two start areas for the Heroes, one of them full; the Enemies, who have none, start anywhere."""
    areas = squares("ABC", capacity={"A": 1})
    tokens = (("Start", "A", "heroes"), ("Start", "B", "heroes"))
    figures = figure("sel", ""), figure("foe", ""), figure("sam", "A")
    state = replace(mill(areas, *figures, tokens=tokens), clock=Clock())
    session = begun(state, "", name="Begin")
    assert turns(session.state) == ["foe"]
    session.begin(Action("Deploy", "brood", "foe"))
    assert options(session.pending) == ["B", "C"]
    answered(session, "C")
    session.begin(Action("Deploy", "heroes", "sel"))
    assert place(session.state, "sel") == "B" and session.state.clock.phase == "Planning"


def test_figures_start_in_the_areas_that_are_drawn_for_their_side():
    a, b, c = squares("ABC")
    areas = a, replace(b, start="heroes"), replace(c, start="brood")
    figures = figure("sel", ""), figure("foe", ""), figure("sam", "A")
    state = replace(mill(areas, *figures), clock=Clock())
    assert (start_areas(state, "sel"), start_areas(state, "foe")) == (("B",), ("C",))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"areas": ()}, "the map has no areas"),
        ({"settings": (("red die", "1 2 3"),)}, "red die must be six faces"),
        ({"settings": (("red die", "1+ 1+ 1+ 1+ 1+ 1+"),)}, "rolled for ever"),
        ({"settings": (("allies", "brood"),)}, "brood has no Hero"),
    ],
)
def test_a_scenario_that_cannot_be_played_says_why(change, words):
    state = replace(mill(LANE, figure("sel", "A"), figure("foe", "E")), clock=Clock(), **change)
    assert words in AGEMONIA.refusal(state, Action("Begin", "heroes"))


def test_a_token_that_is_none_is_named():
    state = replace(
        mill(LANE, figure("sel", "A"), figure("foe", "E"), tokens=(("Tarp", "B"),)), clock=Clock()
    )
    assert "'Tarp'" in AGEMONIA.refusal(state, Action("Begin", "heroes"))


def test_refusals_say_whose_turn_it_is():
    state = mill(LANE, figure("sel", "A", initiative=1), figure("sam", "A", initiative=2), figure("foe", "E"))
    book = AGEMONIA
    assert "comes later" in book.refusal(state, Action("Take Turn", "heroes", "sam"))
    assert "heroes's turn" in book.refusal(state, Action("Take Turn", "brood", "foe"))


def test_card_and_standing_tell_what_there_is():
    hit = act("Hit", "Melee", held("Check", of="might"), held("Push", amount=2), damage=1)
    state = mill(LANE, figure("sel", "A", hit, might=3, taunt=2, perks=(held("Riposte", amount=2),)),
                 figure("foe", "E"), effects=(("Slowed", "sel"), ("spent", "sel", "", 4)))  # fmt: skip
    book = AGEMONIA
    card = book.card(state, "sel")
    shown = {line.name: line.shown for line in card.lines}
    assert shown == {
        "Might": "3", "Agility": "0", "Mind": "0", "Spirit": "0", "Move": "2", "Stamina": "10 / 10",
        "Available": "6", "Initiative": "6", "Taunt": "2",
    }  # fmt: skip
    assert "in Area A" in card.state
    assert [perk.name for perk in card.weapons[0].perks] == ["Push 2"]
    assert "Moves" not in card.perks[0].says and "2 damage" in card.perks[0].says
    assert [effect.name for effect in card.effects] == ["Slowed"]
    standing = book.standing(state)
    assert standing.turn == "Round 1 of 10" and standing.facts[0] == (
        "heroes", ("1 Hero", "1 figure", "10 health", "1 to act"),
    )  # fmt: skip
    over = book.standing(replace(state, result="heroes wins"))
    assert over.facts[0] == ("heroes", ("1 Hero", "1 figure", "10 health"))


def test_an_action_is_told_in_one_line_when_it_is_chosen():
    shot = act("Long Shot", "Ranged", held("Check", of="agility"), held("Pierce", amount=1), "Slowed",
               range=3, damage=1, targets=2)  # fmt: skip
    spit = act("Spit", "Ranged", range=2, damage=3, stamina=1)
    state = mill(LANE, figure("sel", "A", shot), figure("foe", "B", spit))
    assert action_words(state, "sel", "sel/Long Shot") == (
        "Long Shot: Ranged, range 3, agility +1, 2 targets, Pierce 1, Slowed"
    )
    assert action_words(state, "foe", "foe/Spit") == "Spit: Ranged, range 2, damage 3, stamina loss 1"


def test_the_log_names_the_area_that_somebody_moves_into():
    state = mill(LANE, figure("sel", "A", initiative=1), figure("foe", "E"))
    session = play(state, "sel", "move", "B", "stop")
    told = [words_of(event, state) for event in session.events]
    assert "Sel moves into Area B" in told

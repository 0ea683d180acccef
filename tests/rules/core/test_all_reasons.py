"""All that is against something is said in one line, each reason once and the first one first."""

import pytest
from toy_book import duel

from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import ChooseLaw
from battlefield.rules.core.perks import Catalogue, Forbids, Perk, in_one_line
from battlefield.rules.core.requests import Choose, Option
from battlefield.rules.core.words import Prohibition

LEAVE = Prohibition("leave")


@pytest.mark.parametrize(
    ("reasons", "line"),
    [
        ((), ""),
        (("", "it sleeps", ""), "it sleeps"),
        (("it sleeps", "it sleeps"), "it sleeps"),
        (("it sleeps", "", "it is bound", "it sleeps", "far"), "it sleeps; also: it is bound, far"),
    ],
)
def test_reasons_stand_in_one_line(reasons, line):
    assert in_one_line(reasons) == line


def test_a_game_tells_what_all_perks_forbid():
    reasons = {"Sleep": "it sleeps", "Free": "", "Bonds": "it is bound"}
    rows = [Perk(n, "Toy", forbids=(Forbids(LEAVE, lambda _, b: reasons[b.perk.name]),)) for n in reasons]
    game = Game(duel(*reasons), Catalogue(rows))
    assert game.reason_against(LEAVE, "a") == "it sleeps; also: it is bound"
    assert game.reason_against(LEAVE, "b") == ""


def test_a_choice_that_is_refused_says_why_where_the_rule_knows():
    asked = Choose("red", "Whom?", (Option("a", "Ann"), Option("b", "Bob")))
    law = ChooseLaw(asked, lambda one: "it is far" if one == "c" else "")
    assert law.refusal(("c",)) == "Whom?: c cannot be chosen: it is far"
    assert law.refusal(("d",)) == "Whom?: d cannot be chosen; there are a, b"
    assert law.refusal(("a",)) == ""

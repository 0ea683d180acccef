"""A campaign in the words of another language: whole sentences, and the command line stays English."""

from collections.abc import Iterator

import pytest

from battlefield.app.campaigns.telling import result_words, side_words
from battlefield.app.wording.translation import speak
from battlefield.files.campaigns.campaign_file import Filed, FiledSide

OTHERS = {
    "round": "Runde",
    "{result} in {period} {number}": "{period} {number}: {result}",
    "Victory for {side}": "{side} siegt",
    "{side}, {lost} of {units} units lost": "{side} verlor {lost} von {units}",
    "{side}, played by me": "{side} (ich)",
}


@pytest.fixture
def other() -> Iterator[None]:
    """Speak a language of our own, and English again in the end."""
    speak(lambda text, _comment, _n: OTHERS.get(text, ""))
    yield
    speak(None)


def battle(result: str, rounds: int = 3) -> Filed:
    sides = tuple(FiledSide(name, "", player="me", units=5, lost=2) for name in ("watch", "raiders"))
    return Filed("id", "one.json", "", "One", "pulp_city", sides=sides, result=result, period="round",
                 rounds=rounds)  # fmt: skip


@pytest.mark.usefixtures("other")
def test_the_order_of_words_is_the_languages_own() -> None:
    told = battle("victory for watch")
    assert result_words(told) == "Runde 3: Watch siegt"
    assert side_words(told.sides[0]) == "Watch (ich) verlor 2 von 5"


def test_in_english_it_says_what_it_always_said() -> None:
    told = battle("victory for watch")
    assert result_words(told) == "Victory for Watch in round 3"
    assert result_words(battle("")) == "Goes on, round 3"
    assert result_words(battle("", 0)) == "Not begun yet"
    assert side_words(told.sides[1]) == "Raiders, played by me, 2 of 5 units lost"

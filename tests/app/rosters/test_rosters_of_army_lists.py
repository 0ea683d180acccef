"""Rosters made of army lists say how doubtful numbers were read, and what prices were taken as points."""

from battlefield.app.rosters.army import pasted, taken_over

LIST = """Fen Folk - 345 ducats
Vampire Lord - 120 ducats
20 Zombies - 100 ducats
Wraith x3 - 125 ducats
"""


def test_a_doubt_is_told_as_it_was_read():
    found = taken_over(pasted(LIST), "warsurge")
    assert [(unit.name, unit.models, unit.points) for unit in found.roster.units] == [
        ("Vampire Lord", 1, 120),
        ("Zombies", 20, 100),
        ("Wraith", 3, 125),
    ]
    zombies = next(words for words in found.guessed if words.startswith("Zombies is "))
    assert zombies.startswith("Zombies is 20 × Zombies: ")
    assert zombies.endswith("otherwise it is 1 × Zombies")


def test_prices_in_other_words_are_told():
    assert "Prices are in 'ducats', and are taken as points" in taken_over(pasted(LIST), "warsurge").guessed


def test_bases_are_guessed_of_models_alone():
    text = LIST.replace("345 ducats", "500 ducats\n").replace("125 ducats", "300 ducats")
    guessed = taken_over(pasted(text), "warsurge").guessed
    assert any(words.startswith("Fen Folk has no models: ") for words in guessed)
    assert not any(words.startswith("Fen Folk stands on ") for words in guessed)

"""Army lists as text of many games: prices in any word, numbers anywhere in a name."""

import pytest

from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.files.imports.army.army_lists import army_list, is_it

DUCATS = """Kings of the Fen - Undead (515 ducats)

Vampire Lord - 120 ducats
2x Heavy Knights - 80 ducats each
Zombies (10) - 100 ducats
Wraith x3 [60 ducats]
Necromancer: 75 ducats
"""
VALUES = """Fen Lance, 6,123 BV

Atlas AS7-D, BV 1,897
Warhammer WHM-6R - 1299 BV
Locust LCT-1V (BV: 799)
2x Shadow Hawk SHD-2H (1,064 BV each)
"""
NUMBERED = """Orc Warband
1. Orc Warboss, 95 pts.
2. 20 Orc Boyz with choppas, 180 points
3. 3 Trolls @ 45 = 135pts
4. Stone Thrower, crew of 3 - 90 pts
Total 500 points
"""
FIGURES = """Saga warband - 6 points

1 Warlord (0 pts)
8 Hearthguard (2 x 4 figures) (2 points)
16 Warriors (2 points)
12 Levies with bows (1 pt)
Berserkers, 4 figures, 1 pt
"""
SIZES = """++ Fen Guard - My List [GF 720pts] ++

Fen Captain [1] Q3+ D3+ | 100pts | Hero, Tough(3)
Energy Fist (A4, AP(4))

2x Infantry Squad [10] Q5+ D5+ | 250pts |
9x Rifles (24", A1)

Storm Troopers [5] Q4+ D4+ | 120pts | Fearless
"""


def read(text, **answers):
    return army_list(Source("list.txt", text.encode()), answers)


def models(text, **answers):
    return {unit.name: dict(unit.models) for unit in read(text, **answers).units}


def points(text):
    return [unit.points for unit in read(text).units]


@pytest.mark.parametrize("text", [DUCATS, VALUES, NUMBERED, FIGURES, SIZES])
def test_they_are_army_lists(text):
    assert format_of(Source("list.txt", text.encode())) == "army-list"


def test_a_price_in_ducats_counts_as_points_and_that_is_told():
    assert points(DUCATS) == [120, 160, 100, 60, 75]
    assert models(DUCATS) == {
        "Vampire Lord": {"Vampire Lord": 1},
        "Heavy Knights": {"Heavy Knights": 2},
        "Zombies": {"Zombies": 10},
        "Wraith": {"Wraith": 3},
        "Necromancer": {"Necromancer": 1},
    }
    assert read(DUCATS).name == "Kings of the Fen - Undead"
    assert "Prices are in 'ducats', and are taken as points" in imported_of(DUCATS).guessed


def imported_of(text):
    return imported(Source("list.txt", text.encode()), {})


PRICES = """60 gold, 60 gold crowns, 60gc, 60 crowns, 60 PV, PV 60, BV: 60, cost 60, Cost: 60, 60 credits,
$60, 60 silver, 60 Pts, 60 points, 60 pts."""
FORMS = ["Wardens - {}", "Wardens ({})", "Wardens [{}]: Reed, Maul", "Wardens, {}", "Wardens | {}"]


@pytest.mark.parametrize("price", [each.strip() for each in PRICES.split(",")])
@pytest.mark.parametrize("form", FORMS)
def test_many_words_are_prices(price, form):
    army = read("\n".join(f"{number}x {form.format(price)}" for number in (1, 2, 3)))
    assert [(unit.name, unit.points) for unit in army.units] == [("Wardens", 60)] * 3


def test_points_are_told_by_nothing_but_themselves():
    assert not any("Prices" in words for words in imported_of(NUMBERED).guessed)


def test_battle_values_stand_before_or_behind_their_number():
    assert points(VALUES) == [1897, 1299, 799, 2128]
    assert (read(VALUES).name, read(VALUES).points) == ("Fen Lance", 6123)


def test_lines_with_numbers_of_their_own_are_units():
    assert models(NUMBERED) == {
        "Orc Warboss": {"Orc Warboss": 1},
        "Orc Boyz with choppas": {"Orc Boyz with choppas": 20},
        "Trolls": {"Trolls": 3},
        "Stone Thrower, crew of 3": {"Stone Thrower, crew of 3": 1},
    }
    assert points(NUMBERED) == [95, 180, 135, 90] and read(NUMBERED).points == 500


def test_a_number_before_a_name_counts_its_models_and_is_asked_about():
    assert models(FIGURES)["Warriors"] == {"Warriors": 16}
    asked = {each.key: each for each in questions(Source("list.txt", FIGURES.encode()))}
    assert asked["models:Warriors"].choices == ("16 × Warriors", "1 × Warriors")
    assert models(FIGURES)["Berserkers"] == {"Berserkers": 4}
    assert "models:Berserkers" not in asked  # "figures" leaves no doubt
    assert points(FIGURES) == [0, 2, 2, 1, 1]


def test_a_first_line_that_costs_as_much_as_all_others_is_the_list():
    assert read(FIGURES).name == "Saga warband" and len(read(FIGURES).units) == 5


def test_a_number_before_a_unit_that_tells_its_size_and_quality_is_that_of_such_units():
    """Army Forge writes units alike in one line, with the size and the price of each."""
    assert [(unit.name, dict(unit.models), unit.points) for unit in read(SIZES).units] == [
        ("Fen Captain", {"Fen Captain": 1}, 100),
        ("Infantry Squad", {"Infantry Squad": 10}, 250),
        ("Infantry Squad", {"Infantry Squad": 10}, 250),
        ("Storm Troopers", {"Storm Troopers": 5}, 120),
    ]
    assert not any(len(unit.readings) > 1 for unit in read(SIZES).units)
    assert not any("come to" in words for words in read(SIZES).left_out)


@pytest.mark.parametrize("line", ["Guard [10] Q5+ D5+ | 180pts", "2x Guard [10] Q5+ D5+ | 180pts | Fearless"])
def test_one_line_with_a_quality_is_a_list(line):
    assert format_of(Source("list.txt", f"++ Fen [GF 500pts] ++\n\n{line}\n".encode())) == "army-list"


def test_a_list_whose_units_do_not_come_to_its_points_says_so():
    words = "the units that were read come to 720 points, and the list is of 750"
    assert words in read(SIZES.replace("720pts", "750pts")).left_out
    assert not any("come to" in each for each in read(NUMBERED).left_out)


@pytest.mark.parametrize("number, price", [("1,990", 1990), ("1.990", 1990), ("97.5", 97.5), ("97,5", 97.5)])
def test_a_point_parts_thousands_or_halves(number, price):
    text = f"Guard [{number} pts]\nScouts [5 pts]\nTank [5 pts]\nCreated with newrecruit.eu\n"
    assert max(points(text) or [0], default=0) == price or read(text).points == price


APP = """Wolves of the Fen (135 Points)

Long Fangs (135 Points)
  • 1x Pack Leader
  • 4x Long Fang
     ◦ 2x Las gun
     ◦ 2x Launcher
Exported with App Version: v1.20.0
"""


def test_a_line_beside_those_of_models_is_a_model_too_and_is_asked_about():
    unit = read(APP).units[0]
    assert [each.words for each in unit.readings] == ["1 × Pack Leader, 4 × Long Fang", "4 × Long Fang"]
    guessed = " ".join(imported_of(APP).guessed)
    assert (
        "Long Fangs is 1 × Pack Leader, 4 × Long Fang" in guessed
        and "otherwise it is 4 × Long Fang" in guessed
    )


def test_units_that_are_a_list_of_points_are_read():
    text = "My war band\n- Warboss, 95 pts\n- Boyz (20), 180 pts\n- Trolls x3, 135 pts\n"
    assert models(text) == {"Warboss": {"Warboss": 1}, "Boyz": {"Boyz": 20}, "Trolls": {"Trolls": 3}}


@pytest.mark.parametrize(
    "text",
    [
        "Hold the hill to score 5 points\nHold the ford to score 3 points\nHold the mill to score 4 points\n",
        "..RR..\n..RR..\n\nR = ruin, 5 in high\n",
        "Rules: each hit is worth 3 points, see page 5\n",
    ],
)
def test_sentences_with_points_in_them_are_no_lists(text):
    assert not is_it(Source("list.txt", text.encode()))


def test_a_costly_first_unit_under_the_name_of_the_list_is_a_unit():
    text = "Fen Knights (1,000 Points)\n\nKnight Tyrant (520 Points)\n  • 1x Lance\nKnight (480 Points)\n"
    army = read(text)
    assert (army.name, army.points) == ("Fen Knights", 1000)
    assert [unit.name for unit in army.units] == ["Knight Tyrant", "Knight"]


def test_a_costly_first_line_that_is_not_the_sum_is_asked_about():
    text = "Knight Tyrant (520 pts)\nKnight (480 pts)\nSquires (100 pts)\n"
    army = read(text)
    assert [unit.name for unit in army.units] == ["Knight Tyrant", "Knight", "Squires"]
    assert [each.words for each in army.units[0].readings] == ["1 × Knight Tyrant", "no models"]
    apart = text.replace("Squires", "\nSquires").replace("(520 pts)\n", "(520 pts)\n\n")
    assert [each.words for each in read(apart).units[0].readings] == ["no models", "1 × Knight Tyrant"]


def test_headings_with_points_are_no_units():
    core = "Core Units [395 pts]\n20 Reeds [395 pts]\n"
    text = f"Fen Host [695 pts]\n\nCharacters [300 pts]\nFen Lord [300 pts]\n{core}"
    army = read(text)
    assert [(unit.name, unit.points) for unit in army.units] == [("Fen Lord", 300), ("Reeds", 395)]
    assert (army.name, army.points) == ("Fen Host", 695)
    assert {"line 3: Characters [300 pts]", "line 5: Core Units [395 pts]"} <= set(army.left_out)


APP_OF_NUMBERS = """Fen Host (490/500 pts)
Mire Wardens
Drops: 2
-----
General's Regiment
Lord of Reeds (140)
• General
• 1x Great axe
Liberators (100)
• Reinforced
Vigilors (110)
Liberators (140)
"""


def test_numbers_in_brackets_alone_are_points_under_a_title_that_says_so():
    army = read(APP_OF_NUMBERS)
    assert format_of(Source("list.txt", APP_OF_NUMBERS.encode())) == "army-list"
    assert (army.name, army.points) == ("Fen Host", 490)
    assert [(unit.name, unit.points) for unit in army.units] == [
        ("Lord of Reeds", 140),
        ("Liberators", 100),
        ("Vigilors", 110),
        ("Liberators", 140),
    ]
    assert "Numbers in brackets behind names are taken as points" in army.guessed


GANG = """Rusty Knives
Leader (120 credits): plasma pistol [25 credits], chainsword
Juve 1 (35 credits)
2 Wolves at 25 credits each
Infantry Section (Regular): 10 men - 110 credits
Enhancement: Ember Knife (10 credits)
Cromwell IV 195 credits
"""


def test_a_leader_of_a_gang_is_a_unit_and_a_colon_part_of_a_name():
    found = {unit.name: (dict(unit.models), unit.points) for unit in read(GANG).units}
    assert found == {
        "Leader": ({"Leader": 1}, 120),
        "Juve 1": ({"Juve 1": 1}, 35),
        "Wolves": ({"Wolves": 2}, 50),
        "Infantry Section (Regular)": ({"Infantry Section (Regular)": 10}, 110),
        "Cromwell IV": ({"Cromwell IV": 1}, 195),
    }
    assert "line 6: Enhancement: Ember Knife (10 credits)" in read(GANG).left_out


def test_a_price_behind_nothing_but_a_blank_is_asked_about():
    unit = next(unit for unit in read(GANG).units if unit.name == "Cromwell IV")
    assert [each.words for each in unit.readings] == ["1 × Cromwell IV", "no models"]


def test_p_is_a_word_for_points_right_behind_a_number():
    text = "Orks - 390p\nWarboss on bike, 120p\nBoyz x20, 160p\nNobz x5, 110p\n"
    army = read(text)
    assert (army.name, [unit.points for unit in army.units]) == ("Orks", [120, 160, 110])
    assert not any("points" in each for each in army.guessed)


def test_a_number_in_a_column_of_its_own_is_that_of_models_and_asked_about():
    text = "Knights\t5\t150 pts\nArchers  |  10  |  120 pts\nPikes   20   200 pts\n"
    assert models(text) == {"Knights": {"Knights": 5}, "Archers": {"Archers": 10}, "Pikes": {"Pikes": 20}}
    assert [each.words for each in read(text).units[0].readings] == ["5 × Knights", "1 × Knights"]


NEW_RECRUIT = """Fenland (1190 points) - ✦ Handbook 2025-26

Fen Lords
Reed Council
Drops: 3

Battle Tactic Cards - Restless Reeds, Wait and Watch
Manifestation Lore - Things of the Fen (20 Points)

General's Regiment
Mire King, Warden of the North (280)
• General
The Heron (Scourge of Fen) (250)
Reed Sentinels (150)
• 1x Champion
• 2x Musician
Bog Riders (360)
• Reinforced
• 1x Standard Bearer

Auxiliary
Fen Witch (110)
• Silver Wand - (10) Points

Faction Terrain
Great Reed (20)

Created with New Recruit
Data Version: v20
"""
REGIMENT_APP = """Fenland 1150/2000 pts
-----
Grand Alliance Order | Fen Lords | Reed Council
Drops: 2
-----
General's Regiment
Mire King, Warden of the North (280)
• General
The Heron (Scourge of Fen) (250)
---
Regiment 1
Reed Sentinels (150)
Bog Riders (360)
• Reinforced
Fen Witch (110)
-----
Created with Warhammer Age of Sigmar: The App
App: v1.18.0 (1) | Data: v334
"""
OLDER = """- Army Faction: Fen Lords
- Triumph: Inspired
LEADERS
Mire King, Warden of the North (280)***
- General
The Heron (Scourge of Fen) (250)*
BATTLELINE
Reed Sentinels (150)**
- Glade Banner Bearer
Bog Riders (360)
OTHER
Fen Witch (110)
TERRAIN
1 x Great Reed (0)
TOTAL POINTS: 1150/2000
Created with Warhammer Age of Sigmar: The App
"""
HOSTED = """Fenland (1150 points) - Handbook

Fen Lords - Reed Council

Spell Lore:
  • Spell Lore: Reeds

General's Regiment:
  Mire King, Warden of the North (280)
    • General
  The Heron (Scourge of Fen) (250)

Regiment 1:
  Reed Sentinels (150)
  Bog Riders (360)
  Fen Witch (110)

Created with Scrollcaster
"""
REGIMENTS = {
    "Mire King, Warden of the North": 280,
    "The Heron (Scourge of Fen)": 250,
    "Reed Sentinels": 150,
    "Bog Riders": 360,
    "Fen Witch": 110,
}


@pytest.mark.parametrize("text", [NEW_RECRUIT, REGIMENT_APP, OLDER, HOSTED, REGIMENT_APP.replace("'", "’")])
def test_a_list_of_regiments_has_its_units_with_their_points(text):
    found = imported(Source("list.txt", text.encode()), {})
    army = read(text)
    assert {unit.name: unit.points for unit in army.units} == REGIMENTS
    assert all(unit.models == {unit.name: 1} for unit in army.units)
    assert found.guessed[0] == "Numbers in brackets behind names are taken as points"
    assert found.guessed[1] == "No line tells how many models a unit has; each is taken as one"


@pytest.mark.parametrize(
    ("text", "name", "total"),
    [
        (NEW_RECRUIT, "Fenland", 1190),
        (REGIMENT_APP, "Fenland", 1150),
        (OLDER, "", 1150),
        (HOSTED, "Fenland", 1150),
    ],
)
def test_the_title_of_a_list_of_regiments_is_no_unit(text, name, total):
    army = read(text)
    assert (army.name, army.points) == (name, total)


def test_points_of_a_list_of_regiments_that_no_unit_costs_are_told():
    left = read(NEW_RECRUIT).left_out
    assert left[0] == "the units that were read come to 1150 points, and the list is of 1190"
    assert "line 8: Manifestation Lore - Things of the Fen (20 Points)" in left
    assert "line 26: Great Reed (20)" in left


def test_lists_that_tell_numbers_say_nothing_of_missing_ones():
    assert not any("how many models" in words for words in read(NUMBERED).guessed)


@pytest.mark.parametrize("price", ["(150 pts", "[150pts", "(150 pts : Mud cannon"])
def test_a_bracket_that_nothing_closes_is_no_part_of_a_name(price):
    army = read(f"Captain (80 pts)\nGuard (90 pts)\n3x Peat Crawler {price}\n")
    assert army.units[-1].models == {"Peat Crawler": 3} and army.units[-1].points == 150


@pytest.mark.parametrize("price", ["1?0 pts", "1#0pts", "1'0 pts"])
def test_the_end_of_a_number_that_is_none_is_no_price(price):
    text = f"Captain (80 pts)\nGuard (90 pts)\nBearer (70 pts)\n3x Peat Crawler ({price})\n"
    army = read(text)
    assert [unit.name for unit in army.units] == ["Captain", "Guard", "Bearer"]
    assert any("Peat Crawler" in words for words in army.left_out)


@pytest.mark.parametrize(
    "title", ["{} (250 pts)", "{} (250 pts)\n\nStrike Force (2000 points)", "{} 250/500 pts"]
)
def test_a_title_longer_than_any_name_is_cut_as_names_are(title):
    head = title.format("Fen " * 6_000) + ("\nGeneral's Regiment\n" if "/" in title else "\n\n")
    unit = "{} (150)" if "/" in title else "{} (150 pts)"
    army = read(head + "\n".join(unit.format(name) for name in ("Guard", "Bearer", "Captain")) + "\n")
    assert len(army.name) <= 200

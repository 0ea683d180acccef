"""Army lists as text: New Recruit's, those of tournaments and apps; counted by lines, names and numbers."""

import pytest

from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.files.imports.army.army_lists import army_list
from battlefield.files.text.errors import SceneError

WTC = """+++++++++++++++++++++++++++++++++++++++++++++++
+ FACTION KEYWORD: Fen - Mire Wardens
+ DETACHMENT: Reed Host
+ TOTAL ARMY POINTS: 505pts
+
+ WARLORD: Char1: Mire Captain
+ NUMBER OF UNITS: 3
+++++++++++++++++++++++++++++++++++++++++++++++

Char1: 1x Mire Captain (80 pts): Reed pistol, Bog blade
Enhancement: Ember Knife (+15 pts)
1x Peat Crawler (150 pts): Mud cannon, 2x Twin hail gun
10x Warden Squad (180 pts)
• 1x Warden Sergeant: Reed carbine, Fist
• 9x Warden: 9 with Reed carbine, Maul

Created with newrecruit.eu v35.80
"""
COMPACT = """+ FACTION KEYWORD: Fen - Mire Wardens
+ TOTAL ARMY POINTS: 145 pts
1x Captain (100 pts): Claw, Warlord
10x Mudlings (45 pts): 10 with Stick
"""
BRACKETED = """++ Army Roster (Fen) [330 pts] ++
## Battleline [180 pts]
Warden Squad [180 pts]:
• 1x Sergeant: Fist
• 4x Warden:
    • 3x Reed carbine
    • 1x Long reed
Mire Captain [150 pts]: Warlord, Bog blade
"""
APP = """My Fen Folk (2000 Points)

Mire Wardens
Strike Force (2000 Points)

CHARACTERS

Mire Captain (95 Points)
  • 1x Bog blade
  • 1x Reed pistol

BATTLELINE

Warden Squad (80 Points)
  • 1x Warden Sergeant
     ◦ 1x Fist
  • 4x Warden
     ◦ 4x Reed carbine

OTHER DATASHEETS

Peat Crawler (210 Points)
  • 2x Mud cannon

Exported with App Version: v1.4
"""


def read(text, **answers):
    return army_list(Source("list.txt", text.encode()), answers)


def models(text, **answers):
    return {unit.name: dict(unit.models) for unit in read(text, **answers).units}


@pytest.mark.parametrize("text", [WTC, COMPACT, BRACKETED, APP])
def test_lists_are_known_by_their_units(text):
    assert format_of(Source("list.txt", text.encode())) == "army-list"


@pytest.mark.parametrize(
    "text", ["# battlefield 12x10 in; cell 2 in\n...\n.R.\n", "..RR..\n..RR..\n......\n"]
)
def test_maps_of_letters_are_none(text):
    assert format_of(Source("map.txt", text.encode())) == "ascii"


def test_a_tournament_list_counts_by_its_numbers_and_the_lines_under_them():
    army = read(WTC)
    assert army.points == 505.0 and [unit.points for unit in army.units] == [80.0, 150.0, 180.0]
    assert models(WTC) == {
        "Mire Captain": {"Mire Captain": 1},
        "Peat Crawler": {"Peat Crawler": 1},
        "Warden Squad": {"Warden Sergeant": 1, "Warden": 9},
    }


def test_a_line_for_a_unit_counts_by_its_number():
    assert models(COMPACT) == {"Captain": {"Captain": 1}, "Mudlings": {"Mudlings": 10}}
    assert read(COMPACT).points == 145.0


def test_bracketed_points_and_headings():
    assert models(BRACKETED) == {
        "Warden Squad": {"Sergeant": 1, "Warden": 4},
        "Mire Captain": {"Mire Captain": 1},
    }
    assert read(BRACKETED).points == 330.0


def test_lines_that_have_lines_of_their_own_are_models_and_others_are_what_one_carries():
    army = read(APP)
    assert (army.name, army.points) == ("My Fen Folk", 2000.0)
    assert models(APP)["Mire Captain"] == {"Mire Captain": 1}
    assert models(APP)["Warden Squad"] == {"Warden Sergeant": 1, "Warden": 4}


def test_what_can_be_read_in_two_ways_is_asked():
    asked = {each.key: each for each in questions(Source("list.txt", APP.encode()))}
    assert asked["models:Peat Crawler"].choices == ("1 × Peat Crawler", "2 × Mud cannon")
    assert models(APP)["Peat Crawler"] == {"Peat Crawler": 1}
    other = models(APP, **{"models:Peat Crawler": "2 × Mud cannon"})
    assert other["Peat Crawler"] == {"Mud cannon": 2}


def test_numbers_that_do_not_agree_are_listed_as_guessed():
    text = COMPACT + "5x Rats (50 pts)\n• 1x Chief: Fang\n• 3x Rat: Tooth\n"
    found = imported(Source("list.txt", text.encode()), {})
    assert any("Rats is 5 × Rats: the lines under it come to 4" in words for words in found.guessed)


def test_every_line_that_is_no_unit_is_told():
    dropped = " ".join(imported(Source("list.txt", WTC.encode()), {}).dropped)
    for words in ("DETACHMENT: Reed Host", "Enhancement: Ember Knife (+15 pts)", "NUMBER OF UNITS: 3"):
        assert words in dropped


def test_a_list_that_says_of_more_units_than_are_read_is_told():
    short = WTC.replace("1x Peat Crawler (150 pts)", "1x Peat Crawler, 150")
    assert "the list says that it has 3 units, and 2 are read" in read(short).left_out
    assert not any("the list says" in words for words in read(WTC).left_out)


def test_names_of_many_letters_are_cut():
    army = read(f"{'x' * 20_000} (2000 pts)\n5x {'y' * 20_000} (50 pts)\n" + COMPACT)
    assert len(army.name) == 200 and max(len(unit.name) for unit in army.units) == 200


@pytest.mark.parametrize("count", ["0", "5000"])
def test_a_number_of_models_that_cannot_be_is_refused_with_its_line(count):
    with pytest.raises(SceneError, match=rf"line 5 has {count} models|line 5"):
        read(COMPACT + f"{count}x Rats (50 pts)\n")


UNNUMBERED = """## Battleline [180 pts]
Warden Squad [160pts]:
• Warden Sergeant: Fist
• 3x Warden: Carbine
• Warden with flamer [5pts]
Created with newrecruit.eu
"""


def test_lines_without_a_number_beside_those_with_one_are_asked_about():
    text = "++ Army Roster (Fen) [160 pts] ++\n" + UNNUMBERED
    usual, all_of_them, numbered = read(text).units[0].readings
    assert usual.words == "3 × Warden, 1 × Warden Sergeant"  # a line that tells what is carried is a model
    assert all_of_them.words == "3 × Warden, 1 × Warden Sergeant, 1 × Warden with flamer"
    assert numbered.words == "3 × Warden"
    assert models(text, **{"models:Warden Squad": numbered.words})["Warden Squad"] == {"Warden": 3}


def test_lines_without_a_number_count_where_they_make_up_that_of_their_unit():
    text = "++ Army Roster (Fen) [160 pts] ++\n" + UNNUMBERED.replace("Warden Squad", "5x Warden Squad")
    assert sum(models(text)["Warden Squad"].values()) == 5


def test_a_price_in_a_line_is_no_part_of_a_name():
    text = WTC.replace("1x Warden Sergeant:", "1x Warden Sergeant [10pts]:")
    assert "Warden Sergeant" in models(text)["Warden Squad"]


def test_a_warlord_and_an_enhancement_are_no_models():
    text = APP.replace(
        "  • 1x Warden Sergeant\n", "  • Warlord\n  • Enhancements: Knife\n  • 1x Warden Sergeant\n"
    )
    assert [len(unit.readings) for unit in read(text).units] == [
        len(unit.readings) for unit in read(APP).units
    ]


BATTLESCRIBE = """++ Army Roster (Fen) [27 PL, 520pts] ++

+ HQ [5 PL, 90pts] +

Mire Captain [5 PL, 90pts]: Bog blade, Warlord

+ Troops [16 PL, 320pts] +

Warden Squad [8 PL, 160pts]
. Warden Sergeant: Carbine
. 9x Warden: 9x Carbine

+ Heavy Support [6 PL, 110pts] +

Peat Crawler [6 PL, 110pts]: Mud cannon

++ Total: [27 PL, 520pts] ++

Created with BattleScribe (https://battlescribe.net)
"""


def test_a_list_as_battlescribe_shares_it_is_read():
    assert format_of(Source("list.txt", BATTLESCRIBE.encode())) == "army-list"
    army = read(BATTLESCRIBE)
    assert (army.points, [unit.points for unit in army.units]) == (520, [90, 160, 110])
    squad = army.units[1]
    assert [each.words for each in squad.readings] == ["9 × Warden, 1 × Warden Sergeant", "9 × Warden"]


@pytest.mark.parametrize(
    "line",
    [
        "Guard (x10), 180pts",
        "Guard (10x) - 180 pts",
        "Guard [x 10] - 180 pts",
        "Guard 10x, 180pts",
        "Guard ×10, 180pts",
        "Guard 10 models - 180 pts",
    ],
)
def test_a_number_with_its_times_behind_a_name_is_that_of_its_models(line):
    army = army_list(Source("list.txt", f"{line}\nHero - 80pts\nMule - 20pts\n".encode()))
    assert [(each.name, dict(each.models), each.others) for each in army.units] == [
        ("Guard", {"Guard": 10}, ()),
        ("Hero", {"Hero": 1}, ()),
        ("Mule", {"Mule": 1}, ()),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "2x Guard (x5), 180pts",
        "2x Guard x5, 180pts",
        "2x Guard, 5 models - 180pts",
        "2x 5 Guard, 180pts",
        "2 * 5 Guard [180 pts]",
        "2 x 5x Guard - 180pts",
    ],
)
def test_numbers_at_both_ends_of_a_name_are_asked_about(line):
    unit, *_ = army_list(Source("list.txt", f"{line}\nHero - 80pts\nMule - 20pts\n".encode())).units
    assert [dict(each.models) for each in unit.readings] == [{"Guard": 10}, {"Guard": 2}, {"Guard": 5}]


@pytest.mark.parametrize(
    "line", ["3 Ogres @ 40 each", "10 Skeletons - 100", "10x Skeletons = 97.5", "2x Ogres @40"]
)
def test_numbers_that_may_be_prices_are_no_part_of_a_name(line):
    with pytest.raises(
        SceneError, match=r"has numbers that may be prices, as in .*write pts behind each price"
    ):
        imported(Source("list.txt", f"2x Captain\n{line}\n1x Mule Mk-5\n".encode()), {})


def test_words_that_are_neither_a_list_nor_a_map_are_told_how_to_write_one():
    text = b"Fen Host\n* Fen Lord 100\n"
    with pytest.raises(SceneError, match=r"write each unit .* 10x Guard \(180 pts\).*# = wall"):
        imported(Source("list.txt", text), {})
    with pytest.raises(SceneError, match="choose a Universal VTT map"):
        imported(Source("list.doc", text), {})


def test_a_first_line_that_may_be_a_unit_though_it_costs_as_much_as_all_others_is_told():
    words = "'Guard' costs as much as all others and is taken for the name of the list"
    lines = "Guard - 100 pts\n{}Hero - 80 pts\nMule - 20 pts\n"
    assert words in imported(Source("list.txt", lines.format("").encode()), {}).guessed
    assert words not in imported(Source("list.txt", lines.format("\n").encode()), {}).guessed


@pytest.mark.parametrize("word", ["Punkte", "Pkt.", "puntos", "punti", "punten", "pontos"])
def test_points_of_other_languages_are_points(word):
    text = f"5 Krieger - 100 {word}\n1 Held (80 {word})\nMaultier: 20 {word}\n"
    army = army_list(Source("list.txt", text.encode()))
    assert [(each.name, dict(each.models), each.points) for each in army.units] == [
        ("Krieger", {"Krieger": 5}, 100), ("Held", {"Held": 1}, 80), ("Maultier", {"Maultier": 1}, 20),
    ]  # fmt: skip
    assert not any("taken as points" in each for each in army.guessed)


@pytest.mark.parametrize("lines", ["{}\n", "- {}\n", "* {}\n"])
@pytest.mark.parametrize("way", ["**{}**", "__{}__", "__**{}**__"])
def test_marks_of_bold_and_slanted_letters_are_no_part_of_units(lines, way):
    units = "Mire Captain", "3x Ogor", "20x Rats"
    text = "**Fen Host** *(1,000 pts)*\n" + "".join(
        lines.format(f"{way.format(unit)} *({cost} pts)*")
        for unit, cost in zip(units, (95, 300, 605), strict=True)
    )
    army = read(text)
    assert (army.name, army.points, army.left_out) == ("Fen Host", 1000.0, ())
    assert models(text) == {"Mire Captain": {"Mire Captain": 1}, "Ogor": {"Ogor": 3}, "Rats": {"Rats": 20}}


def test_the_fence_about_a_block_of_a_chat_is_no_line_of_a_list():
    assert read(f"```\n{COMPACT}```\n").left_out == read(COMPACT).left_out
    assert models(f"```\n{COMPACT}```\n") == models(COMPACT)


@pytest.mark.parametrize("name", ["88 mm Gun", "3rd Company", "12 Pounder", "20 in Mortar"])
def test_numbers_that_are_a_part_of_a_name_stay_there_behind_a_number_of_models(name):
    army = army_list(Source("list.txt", f"2x {name}, 180pts\nHero - 80pts\nMule - 20pts\n".encode()))
    assert dict(army.units[0].models) == {name: 2}


def test_pictures_before_a_unit_are_no_part_of_its_name():
    lines = "\U0001f3f9 Fen - 500 pts", "", "\U0001f5e1\ufe0f **Captain** - 100 pts", "★ 10x Guard - 200 pts"
    army = read("\n".join((*lines, "\u265e 5x Rider - 200 pts")))
    assert (army.name, army.points) == ("Fen", 500.0)
    assert [dict(each.models) for each in army.units] == [{"Captain": 1}, {"Guard": 10}, {"Rider": 5}]


@pytest.mark.parametrize(
    "line", ["{} pts - {}", "{} pts – {}", "{} PTS. - {}", "{} Punkte - {}", "{} ducats - {}"]
)
def test_prices_before_names_are_no_numbers_of_models(line):
    text = "\n".join(line.format(*each) for each in ((100, "Captain"), (200, "10x Guard"), (150, "2x Mule")))
    with pytest.raises(SceneError, match=r"has numbers that may be prices, .* write pts behind each price"):
        read(text)

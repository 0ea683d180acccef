"""Army lists as tables of commas, semicolons or tabs, and lists as text without any prices."""

import pytest

from battlefield.files.imports import Source, format_of, imported
from battlefield.files.imports.army.army_lists import army_list, is_it
from battlefield.files.text.errors import SceneError


def listed(text, name="a.csv"):
    army = army_list(Source(name, text.encode()))
    return [(unit.name, dict(unit.models), unit.points) for unit in army.units]


GUARDS = [("Captain", {"Captain": 1}, 80.0), ("Guard", {"Guard": 10}, 180.0)]


@pytest.mark.parametrize(
    "text",
    [
        "Unit,Models,Points\nCaptain,1,80\nGuard,10,180\n",
        "name;count;pts\nCaptain;1;80\nGuard;10;180\n",
        "Unit\tQty\tCost\nCaptain\t1\t80 pts\nGuard\t10\t180 pts\n",
        "﻿Points,Unit Name,Number\n80,Captain,1\n180,Guard,10\n",
        'Unit,Models,Points\n"Captain",1,"80"\n\n"Guard",10,180\nTotal,11,260\n',
        "Unit,Points\nCaptain,80\n10x Guard,180\n",
        "Unit,Models,Pts each,Total\nCaptain,1,80,80\nGuard,10,18,180\n",
        "Unit,Models,Points per model\nCaptain,1,80\nGuard,10,18\n",
        "Einheit;Modelle;Punkte\nCaptain;1;80\nGuard;10;180\nSumme;11;260\n",
        "Name;Anzahl;Punkte je Modell\nCaptain;1;80\nGuard;10;18\n",
        "Einheit;Anzahl;Kosten gesamt\nCaptain;1;80\nGuard;10;180\nGesamt;;260\n",
    ],
)
def test_tables_of_units_are_read(text):
    assert format_of(Source("a.csv", text.encode())) == "army-list"
    assert listed(text) == GUARDS


def test_a_table_may_be_pasted_or_have_any_name():
    assert listed("Unit\tModels\tPoints\nCaptain\t1\t80\nGuard\t10\t180\n", "") == GUARDS
    assert listed("Unit,Models,Points\nCaptain,1,80\nGuard,10,180\n", "army.txt") == GUARDS


def test_numbers_of_units_are_told_and_what_is_no_number_is_left_out():
    text = "Unit,Models,Move,Save,Notes\nCaptain,1,6,3+,brave\nGuard,10,5,4+,\n"
    army = army_list(Source("a.csv", text.encode()))
    assert [dict(unit.numbers) for unit in army.units] == [
        {"Move": "6", "Save": "3+"},
        {"Move": "5", "Save": "4+"},
    ]
    assert "column: Notes" in army.left_out


def test_each_unit_says_by_what_its_models_were_counted():
    army = army_list(Source("a.csv", b"Unit,Models\nGuard,10\n"))
    assert army.units[0].counted == ("the column Models",)


def test_a_sum_that_differs_from_its_rows_is_told():
    army = army_list(Source("a.csv", b"Unit,Models,Points\nCaptain,1,80\nGuard,10,180\nTotal,11,300\n"))
    assert army.points == 300.0
    assert any("come to 260 points" in line for line in army.left_out)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Captain,1,80\nGuard,10,180\n", "names no columns"),
        ("Unit,Models,Points\nGuard,ten,180\n", "line 2, Models is 'ten'"),
        ("Unit,Models,Points\nGuard,5000,180\n", "line 2, Models is '5000'"),
        ("Unit,Models,Points\nGuard, old,10,180\n", "line 2 has 4 fields"),
        ("Unit,Models,Qty\nGuard,10,2\n", "'Models' and 'Qty'"),
        ("Unit,Models,Points\nGuard,10,many\n", "line 2, Points is 'many'"),
        ("Unit,Models,Points\n,10,180\n", "line 2 names no unit"),
        ("Unit,Models,Points\n", "holds no units"),
    ],
)
def test_a_table_that_can_be_read_in_two_ways_is_refused_in_a_sentence(text, fault):
    with pytest.raises(SceneError) as told:
        imported(Source("a.csv", text.encode()), {})
    assert fault in str(told.value) and "; " in str(told.value)


UNPRICED = """Mire Wardens

Troops:
10x Warden Squad
• 1x Warden Sergeant
• 9x Warden
Peat Crawler x3

1x Mire Captain
"""


def test_a_list_without_prices_is_read_where_every_unit_has_its_number():
    assert listed(UNPRICED, "a.txt") == [
        ("Warden Squad", {"Warden Sergeant": 1, "Warden": 9}, 0.0),
        ("Peat Crawler", {"Peat Crawler": 3}, 0.0),
        ("Mire Captain", {"Mire Captain": 1}, 0.0),
    ]
    told = imported(Source("a.txt", UNPRICED.encode()), {})
    assert told.taken[0] == "3 units, 14 models, no points told"


def test_a_list_without_prices_may_be_all_bullets():
    assert listed("My army\n- 10x Guard\n- 1x Captain\n", "a.txt") == [
        ("Guard", {"Guard": 10}, 0.0),
        ("Captain", {"Captain": 1}, 0.0),
    ]


@pytest.mark.parametrize(
    "text", ["My army\nCaptain\n10 Guards\n5 Riders\n", "10x Guard\nCaptain\n5x Rider\nBard\n"]
)
def test_a_list_that_tells_neither_prices_nor_units_is_refused_with_a_remedy(text):
    with pytest.raises(SceneError) as told:
        imported(Source("a.txt", text.encode()), {})
    assert "write how many before each unit, such as 1x Captain" in str(told.value)


@pytest.mark.parametrize("text", ["just some words\nand more\n", "1,2,3\n4,5,6\n", "#####\n#...#\n#####\n"])
def test_other_texts_are_no_army_lists(text):
    assert not is_it(Source("a.txt", text.encode()))


@pytest.mark.parametrize("line", ["|---|---|---|", "| :--- | :---: | ---: |", "|-|-|-|"])
def test_the_line_under_the_names_of_a_table_of_markdown_is_none_of_its_rows(line):
    text = f"| Unit | Models | Points |\n{line}\n| Guard | 10 | 100 |\n| Hero | 1 | 80 |\n"
    found = army_list(Source("list.txt", text.encode()))
    assert [(each.name, dict(each.models), each.points) for each in found.units] == [
        ("Guard", {"Guard": 10}, 100), ("Hero", {"Hero": 1}, 80),
    ]  # fmt: skip


def test_bold_and_slanted_letters_of_a_table_of_markdown_are_plain():
    head = "| **Unit** | Models | Points |\n|---|---|---|\n"
    text = f"{head}| **Guard** | **10** | 180 |\n| *Captain* | 1 | __80__ |\n"
    assert listed(text, "list.txt") == [*reversed(GUARDS)]

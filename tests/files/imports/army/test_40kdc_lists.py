"""Army lists of 40kdc: units with their numbers of models, and groups of models where they are told."""

import json

import pytest

from battlefield.files.imports import Source, format_of, imported
from battlefield.files.imports.army.army_lists import army_list
from battlefield.files.text.errors import SceneError


def unit(name, count, points=None, groups=None, id_="known", more=None):
    ref = {"id": id_, "raw_name": name, "resolved": id_ is not None, "candidates": []}
    told = {} if groups is None else {"loadout_groups": [
        {"model_name": model, "count": number, "wargear": []} for model, number in groups]}  # fmt: skip
    return {
        "ref": ref,
        "model_count": count,
        "points": points,
        "enhancement_points": more,
        "wargear": [],
        **told,
    }


def source(*units, total=310):
    points = {"declared_limit": 2000, "total_reported": total, "total_computed": 0}
    roster = {"name": "Fen", "points": points, "units": list(units), "diagnostics": {"warnings": []}}
    return Source("fen.json", json.dumps(roster).encode())


def test_units_are_counted_by_their_number_or_by_groups_that_come_to_it():
    found = source(unit("Captain", 1, 90, more=20), unit("Guard", 10, 180, [("Sergeant", 1), ("Guard", 9)]))
    assert format_of(found) == "army-list"
    told = [(each.name, dict(each.models), each.points, each.counted) for each in army_list(found).units]
    assert told == [
        ("Captain", {"Captain": 1}, 110.0, ("its number of models",)),
        ("Guard", {"Sergeant": 1, "Guard": 9}, 180.0, ("its groups of models",)),
    ]
    assert army_list(found).points == 310


def test_groups_that_come_to_another_number_are_told_as_a_doubt():
    guessed = imported(source(unit("Guard", 10, groups=[("Guard", 7)])), {}).guessed
    assert guessed[0] == "Guard is 10 × Guard: its groups of models come to 7; otherwise it is 7 × Guard"


def test_groups_without_a_name_count_for_nothing():
    (read,) = army_list(source(unit("Guard", 5, groups=[("Guard", 3), (None, 2)]))).units
    assert dict(read.models) == {"Guard": 5}


@pytest.mark.parametrize(
    ("total", "is_told"), [(310, False), (290, False), (0, True), (300, True), (None, False)]
)
def test_a_total_that_the_units_do_not_come_to_is_told(total, is_told):
    units = (unit("Captain", 1, 90, more=20), unit("Guard", 10, 180 if total != 310 else 200))
    found = imported(source(*units, total=total), {})
    assert any("units that were read come to 290 points" in each for each in found.dropped) is is_told
    assert not any("come to" in each for each in imported(source(unit("Guard", 5)), {}).dropped)


def test_a_unit_that_40kdc_did_not_find_is_read_and_told():
    assert "Bog Thing: no unit of 40kdc's" in imported(source(unit("Bog Thing", 2, id_=None)), {}).dropped


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        (unit("Guard", 0), "units[0].model_count is 0; it must be a number from 1 to 1000"),
        (unit("Guard", 2.5), "units[0].model_count is 2.5"),
        (unit("Guard", 2, points="many"), "units[0].points is 'many'"),
        (unit("Guard", 2) | {"ref": 7}, "units[0].ref is 7"),
    ],
)
def test_a_damaged_roster_ends_in_one_sentence(spoilt, said):
    with pytest.raises(SceneError) as error:
        imported(source(spoilt), {})
    assert said in str(error.value).replace(" of 'Guard'", "")

"""What rosters cost in games whose points have another name, and how many a model chosen several times is."""

import json

import pytest

from battlefield.files.imports import Source, imported, questions
from battlefield.files.imports.army.army_lists import army_list


def choice(name, number=1, type_="model", costs=(), within=()):
    return {
        "name": name,
        "number": number,
        "type": type_,
        "costs": [{"name": price, "value": value} for price, value in costs],
        "selections": list(within),
    }


def roster(*choices, costs=()):
    force = {"name": "Force", "selections": list(choices)}
    told = [{"name": price, "value": value} for price, value in costs]
    return Source(
        "list.json", json.dumps({"roster": {"name": "R", "costs": told, "forces": [force]}}).encode()
    )


@pytest.mark.parametrize(
    "price", ["ducats", "BV", "PV", "Cost", "gold", "Gold Crowns", "¢", "Marks of the Fen"]
)
def test_the_only_price_of_a_roster_counts_as_its_points(price):
    source = roster(choice("Knight", 3, costs=[(price, 120)]))
    assert [unit.points for unit in army_list(source).units] == [120]
    assert f"Prices are in '{price}', and are taken as points" in imported(source, {}).guessed


def test_points_go_before_all_other_prices_and_those_are_told():
    source = roster(
        choice("Grunt", costs=[("PL", 5), ("pts", 60), ("CP", 0)]), costs=[("PL", 5), ("pts", 60), ("CP", 0)]
    )
    army = army_list(source)
    assert (army.points, army.units[0].points) == (60, 60)
    assert army.left_out == ("price: PL",) and not army.guessed


def test_a_price_that_is_known_goes_before_one_that_is_not():
    source = roster(choice("Atlas", costs=[("C-Bills", 999_000), ("BV", 1897)]))
    assert army_list(source).units[0].points == 1897
    assert "price: C-Bills" in imported(source, {}).dropped


def test_a_model_chosen_several_times_is_as_many_models():
    source = roster(choice("Tank", 3, costs=[("pts", 300)]))
    assert not any(each.key.startswith("models:") for each in questions(source))
    assert dict(army_list(source).units[0].models) == {"Tank": 3}


def test_what_a_model_chosen_several_times_brings_is_asked_about():
    source = roster(choice("Tank", 3, within=[choice("Drone", 3)]))
    readings = [each.words for each in army_list(source).units[0].readings]
    assert readings == ["3 × Tank, 3 × Drone", "3 × Tank, 9 × Drone"]

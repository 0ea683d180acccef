"""How many models a unit of an army list has, in each of the ways in which lists put models down."""

import json
from xml.sax.saxutils import quoteattr

import pytest

from battlefield.files.imports import Source, imported, questions
from battlefield.files.imports.army.army_lists import army_list
from battlefield.files.text.errors import SceneError


def choice(kind, name, number, *inner, profiles=(), cost=None):
    """Make a choice of a list; `profiles` are pairs of a type and a name."""
    return {
        "type": kind,
        "name": name,
        "number": number,
        "selections": list(inner),
        "profiles": profiles,
        "cost": cost,
    }


def model(name, number=1, *inner, **more):
    return choice("model", name, number, *inner, **more)


def upgrade(name, number=1, *inner, **more):
    return choice("upgrade", name, number, *inner, **more)


def unit(name, *inner, number=1, **more):
    return choice("unit", name, number, *inner, **more)


def stat(name, kind="Unit"):
    return ((kind, name),)


GUN = (("Weapon", "Gun"),)


def ros(*units):
    """Write a list as BattleScribe does."""
    text = '<roster name="Muster"><forces><force><selections>{}</selections></force></forces></roster>'
    return Source("list.ros", text.format("".join(map(_xml, units))).encode())


def _xml(each):
    profiles = "".join(
        f"<profile name={quoteattr(name)} typeName={quoteattr(kind)}><characteristics>"
        f'<characteristic name="M">6"</characteristic></characteristics></profile>'
        for kind, name in each["profiles"]
    )
    inner = "".join(map(_xml, each["selections"]))
    told = " ".join(f"{key}={quoteattr(str(each[key]))}" for key in ("type", "name", "number"))
    cost = "" if each["cost"] is None else f'<costs><cost name="pts" value="{each["cost"]}"/></costs>'
    return (
        f"<selection {told}><profiles>{profiles}</profiles>{cost}<selections>{inner}</selections></selection>"
    )


def as_json(*units):
    """Write a list as New Recruit does."""
    roster = {"name": "Muster", "forces": [{"selections": [_object(each) for each in units]}]}
    return Source("list.json", json.dumps({"roster": roster}).encode())


def _object(each):
    m = [{"name": "M", "$text": '6"'}]
    found = {key: each[key] for key in ("type", "name", "number")}
    if each["cost"] is not None:
        found["costs"] = [{"name": "pts", "value": each["cost"]}]
    found["profiles"] = [
        {"name": name, "typeName": kind, "characteristics": m} for kind, name in each["profiles"]
    ]
    found["selections"] = [_object(inner) for inner in each["selections"]]
    return found


MARINE = stat("Marine")
WAYS = {
    "choices of the type model": (
        unit("Spears", model("Bearer"), model("Spear", 9, upgrade("Pike", 9, profiles=GUN))),
        {"Bearer": 1, "Spear": 9},
    ),
    "choices that bear a model's profile, whatever their type": (
        unit(
            "Strike Squad",
            model("Captain", profiles=stat("Captain")),
            upgrade("Knight (Sword)", 4, upgrade("Sword", 4, profiles=GUN), profiles=stat("Knight")),
            upgrade("Grenades", profiles=GUN),
        ),
        {"Captain": 1, "Knight (Sword)": 4},
    ),
    "a squad all of whose models are of the type upgrade": (
        unit(
            "Wolves", upgrade("Wolf", 4, profiles=stat("Wolf")), upgrade("Leader", 1, profiles=stat("Leader"))
        ),
        {"Wolf": 4, "Leader": 1},
    ),
    "a unit that is itself of the type upgrade": (
        upgrade(
            "Gunship",
            1,
            upgrade("Two cannons", 1, upgrade("Cannon", 2, profiles=GUN)),
            profiles=stat("Gunship"),
        ),
        {"Gunship": 1},
    ),
    "a vehicle of the type upgrade that bears its gun's profile too": (
        upgrade("Crawler", profiles=(*stat("Crawler"), *GUN)),
        {"Crawler": 1},
    ),
    "a unit's own model beside a companion": (
        unit("Mek With Gun", model("Oiler", profiles=stat("Oiler")), profiles=stat("Mek"), cost=55),
        {"Mek With Gun": 1, "Oiler": 1},
    ),
    "a unit's profile that its models share is no model more": (
        unit(
            "Legionaries",
            model("Champion", profiles=stat("Champion")),
            model("One with a gun", 4),
            profiles=stat("Legionary"),
        ),
        {"Champion": 1, "One with a gun": 4},
    ),
    "a number in the name of a choice": (
        unit("Rats", upgrade("20 Rats", 2), upgrade("Bell Ringer", 2), profiles=stat("Rats")),
        {"Rats": 40},
    ),
    "a number in the name of a model": (
        unit("Letters", model("10 Letters", 2), profiles=stat("Letters")),
        {"Letters": 20},
    ),
    "a number of models by that word": (
        unit("Reavers", upgrade("5 Models"), upgrade("2 Banners"), profiles=stat("Reaver")),
        {"Models": 5},
    ),
    "a pair of drones of a tank": (
        model("Tank", 1, model("2x Gun Drone", 1, profiles=stat("Gun Drone")), profiles=stat("Tank")),
        {"Tank": 1, "Gun Drone": 2},
    ),
    "choices without a profile that are named like the unit's": (
        upgrade(
            "Marines",
            1,
            model("Marine", 5),
            model("Marine Sergeant"),
            upgrade("Marine w/Special Weapon", 1, upgrade("Torch", profiles=GUN)),
            upgrade("Marine Banner"),
            profiles=(*MARINE, *stat("Marine Sergeant")),
        ),
        {"Marine": 5, "Marine Sergeant": 1, "Marine w/Special Weapon": 1},
    ),
    "a gun with its gunner, whose profiles stand in the unit": (
        upgrade(
            "Cannon",
            1,
            upgrade("Cannon", profiles=GUN),
            upgrade("Gunner", 1, cost=26),
            profiles=(*stat("Cannon"), *stat("Gunner")),
            cost=55,
        ),
        {"Cannon": 1, "Gunner": 1},
    ),
    "rows of one model's wounds are one model": (
        unit("Trukk", profiles=(*stat("Trukk [1] (6-10+ wounds)"), *stat("Trukk [2] (3-5 wounds)"))),
        {"Trukk": 1},
    ),
    "a weapon that changes its bearer's profile": (
        unit(
            "Plague",
            model(
                "Plague Marine w/ axe", 3, upgrade("Axe", 3, profiles=(*GUN, *stat("Plague Marine (axe)")))
            ),
            profiles=stat("Plague Marine"),
        ),
        {"Plague Marine w/ axe": 3},
    ),
    "a weapon of the type model": (
        model("Judge", 1, model("Bow", 1, profiles=GUN), profiles=stat("Judge", "Model")),
        {"Judge": 1},
    ),
    "a model that holds the one with its profile": (
        model("Walker", 1, upgrade("Walker", 1, profiles=stat("Walker"))),
        {"Walker": 1},
    ),
    "a transport within a squad": (
        unit(
            "Squad", model("Man", 9, profiles=stat("Man")), unit("Rhino", profiles=stat("Rhino", "Vehicle"))
        ),
        {"Man": 9, "Rhino": 1},
    ),
    "a warband in choices without a profile": (
        upgrade(
            "Lord",
            1,
            model("Lord", profiles=stat("Lord", "Hero")),
            upgrade(
                "Warband", 1, upgrade("Orcs", 1, model("Warrior", 6), profiles=stat("Orc Warrior", "Warrior"))
            ),
        ),
        {"Lord": 1, "Warrior": 6},
    ),
}


@pytest.mark.parametrize("write", [ros, as_json])
@pytest.mark.parametrize("way", WAYS)
def test_models_are_counted(way, write):
    tree, models = WAYS[way]
    assert dict(army_list(write(tree)).units[0].models) == models


def asked(source):
    return {each.key: each for each in questions(source) if each.key.startswith("models:")}


@pytest.mark.parametrize(
    ("way", "usual", "other"),
    [
        ("a unit's own model beside a companion", "1 × Mek With Gun, 1 × Oiler", "1 × Oiler"),
        ("a number in the name of a choice", "40 × Rats", "2 × Rats"),
        ("a pair of drones of a tank", "1 × Tank, 2 × Gun Drone", "1 × Tank, 1 × Gun Drone"),
    ],
)
def test_where_two_readings_are_possible_it_is_asked_and_listed(way, usual, other):
    source = ros(WAYS[way][0])
    (question,) = asked(source).values()
    assert (question.kind, question.usual, question.choices) == ("choice", usual, (usual, other))
    guessed = imported(source, {}).guessed
    assert any(usual in sentence and f"otherwise it is {other}" in sentence for sentence in guessed)
    answered = imported(source, {question.key: other})
    assert sum(int(each.split(" × ")[0]) for each in other.split(", ")) == len(answered.scene.models)
    assert not any("otherwise" in sentence for sentence in answered.guessed)


@pytest.mark.parametrize(
    "way", ["choices of the type model", "a transport within a squad", "a weapon of the type model"]
)
def test_what_can_be_read_in_one_way_is_not_asked(way):
    assert not asked(ros(WAYS[way][0]))


def test_units_that_are_read_alike_are_asked_about_once():
    rats = WAYS["a number in the name of a choice"][0]
    fewer = unit("Rats", upgrade("20 Rats", 3), profiles=stat("Rats"))
    source = ros(rats, rats, fewer)
    assert list(asked(source)) == ["models:Rats", "models:Rats (2)"]
    found = imported(source, {"models:Rats": "2 × Rats"})
    assert len(found.scene.models) == 2 + 2 + 60


def test_a_unit_that_is_chosen_twice_is_asked_about():
    source = ros(unit("Spears", model("Spear", 10, profiles=stat("Spear")), number=2))
    assert [each.choices for each in asked(source).values()] == [("10 × Spear", "20 × Spear")]


@pytest.mark.parametrize("write", [ros, as_json])
def test_a_unit_that_is_chosen_no_times_is_asked_about_where_models_in_it_have_numbers(write):
    source = write(unit("Spears", model("Spear", 10, profiles=stat("Spear")), number=0), model("Warden"))
    assert [each.choices for each in asked(source).values()] == [("10 × Spear", "no models")]
    assert "it is chosen 0 times" in imported(source, {}).guessed[0]
    without = imported(source, {"models:Spears": "no models"})
    assert [each.unit for each in without.scene.models] == ["Warden"]
    assert "choice without models: Spears" in without.dropped


@pytest.mark.parametrize("kind", ["upgrade", "mount", "crew"])
def test_a_mount_with_a_profile_is_asked_about(kind):
    rider = model("Rider", 1, choice(kind, "Wolf", 1, profiles=stat("Wolf")), profiles=stat("Rider"))
    assert [each.choices for each in asked(ros(rider)).values()] == [("1 × Rider", "1 × Rider, 1 × Wolf")]


def test_a_crew_without_a_profile_is_asked_about():
    gun = unit("Battery", upgrade("Cannon", 2), choice("crew", "Gunner", 6), profiles=stat("Cannon"))
    assert [each.choices for each in asked(ros(gun)).values()] == [("2 × Cannon", "2 × Cannon, 6 × Gunner")]


def test_each_unit_says_how_its_models_were_counted():
    source = ros(
        WAYS["a squad all of whose models are of the type upgrade"][0],
        WAYS["a number in the name of a choice"][0],
    )
    _, wolves, rats = imported(source, {}).taken
    assert wolves.endswith("counted by choices with a model's profile")
    assert rats.endswith("counted by the number in '20 Rats'")


def test_what_is_no_unit_is_listed_with_what_in_it_looks_like_one():
    lore = upgrade("Lore", 1, unit("Blade Spirit", profiles=(("Manifestation", "Blade Spirit"),)))
    found = imported(ros(WAYS["choices of the type model"][0], lore), {})
    assert "choice without models: Lore" in found.dropped and "Blade Spirit" in found.guessed[0]


def test_a_unit_within_a_choice_whose_profile_is_no_models_is_asked_about():
    lore = upgrade("Lore", 1, unit("Blade Spirit", profiles=(("Manifestation", "Blade Spirit"),)))
    source = ros(WAYS["choices of the type model"][0], lore)
    assert [each.choices for each in asked(source).values()] == [("no models", "1 × Blade Spirit")]
    found = imported(source, {"models:Lore": "1 × Blade Spirit"})
    assert found.scene.models[-1].name == "Blade Spirit"


def test_a_setting_of_the_type_unit_is_no_model_unless_it_is_answered_so():
    source = ros(WAYS["choices of the type model"][0], unit("House Rules", upgrade("Open", cost=0), cost=0))
    assert "choice without models: House Rules" in imported(source, {}).dropped
    found = imported(source, {"models:House Rules": "1 × House Rules"})
    assert len(found.scene.models) == 11


def test_a_list_without_any_model_says_what_was_looked_for():
    with pytest.raises(SceneError, match="nothing in it is a model by its type or its profiles"):
        army_list(ros(upgrade("Battle Size", 1, upgrade("Large"))))


def test_a_unit_of_one_with_a_choice_that_adds_models_is_asked_about():
    horde = unit("Horde", upgrade("Add 10 Zombies", 3), upgrade("Banner"), profiles=stat("Zombies"))
    [found] = army_list(ros(horde)).units
    assert [dict(each.models) for each in found.readings] == [{"Horde": 1}, {"Horde": 31}]
    assert "3 × 'Add 10 Zombies' is chosen, which may be 30 models more" in found.doubts[0]
    plain = unit("Horde", upgrade("Rule of 3 dice"), upgrade("Level 4 wizard"), profiles=stat("Horde"))
    assert len(army_list(ros(plain)).units[0].readings) == 1

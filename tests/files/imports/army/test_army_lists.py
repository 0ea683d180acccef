"""Army lists: units, numbers of models, points and numbers, from XML, packed XML and JSON alike."""

import json
import zipfile

import pytest
from list_samples import ROS, packed

from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.files.imports.army.army_lists import army_list
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import BaseSize


def as_json(element):
    """Write an element as New Recruit writes its lists."""
    found = dict(element.attributes)
    for child in element.children:
        if child.children:
            found[child.tag] = [as_json(each) for each in child.children]
    return {**found, **({"$text": element.text} if element.text.strip() else {})}


def shifted(data):
    """Say in a package's index that it begins far beyond its end, so that its list begins before it."""
    end = data.rindex(b"PK\x05\x06") + 16
    return data[:end] + (0x7FFFFFFF).to_bytes(4, "little") + data[end + 4 :]


def sources():
    from battlefield.files.imports.reading.xml_text import parse_xml

    tree = {"roster": as_json(parse_xml(ROS.encode()))}
    return {
        "ros": Source("list.ros", ROS.encode()),
        "rosz": Source("list.rosz", packed(ROS)),
        "json": Source("list.json", json.dumps(tree).encode()),
    }


@pytest.mark.parametrize("kind", ["ros", "rosz", "json"])
def test_a_list_is_read_alike_in_each_form(kind):
    source = sources()[kind]
    army = army_list(source)
    assert (format_of(source), army.name, army.game, army.points) == (
        "army-list",
        "Fenland Muster",
        "Mire Wars",
        185,
    )
    spears, warden = army.units
    assert (spears.name, dict(spears.models), spears.points) == ("Spears", {"Spear": 9, "Bearer": 1}, 110)
    assert dict(spears.numbers) == {"Move": '6"', "Save": "4+"}
    assert (dict(warden.models), warden.points) == ({"Warden": 1}, 75)
    assert army.left_out == ("setting: Battle Size",)


def test_bases_are_asked_for_and_models_stand_apart_beside_the_board():
    source = sources()["ros"]
    keys = [each.key for each in questions(source)]
    assert keys == ["side", "width", "height", "base:Spear", "base:Bearer", "base:Warden"]
    found = imported(source, {"side": "blue", "base:Spear": BaseSize.round(25)})
    models = found.scene.models
    assert len(models) == 11 and {model.side for model in models} == {"blue"}
    assert min(model.at[0] for model in models) > found.scene.board.width
    for number, one in enumerate(models):
        for other in models[:number]:
            gap = ((one.at[0] - other.at[0]) ** 2 + (one.at[1] - other.at[1]) ** 2) ** 0.5
            assert gap > (one.base.length_mm + other.base.length_mm) / 50.8
    assert found.guessed == (
        "Bearer stands on a round base of 32 mm",
        "Warden stands on a round base of 32 mm",
    )
    assert "rules texts, which are never read" in found.dropped
    assert not any("Words of a rule" in sentence for sentence in found.taken)


def test_forces_within_forces_are_read():
    inner = ROS.replace('<forces><force name="Main">', '<forces><force><forces><force name="Main">')
    inner = inner.replace(
        "</selections></force></forces>\n", "</selections></force></forces></force></forces>\n"
    )
    assert len(army_list(Source("list.ros", inner.encode())).units) == 2


def test_a_package_that_unpacks_without_end_is_refused():
    bomb = packed(b"<roster>" + b" " * (20 * 1024 * 1024))
    assert len(bomb) < 100_000
    with pytest.raises(SceneError, match="unpacks to too much"):
        army_list(Source("list.rosz", bomb))


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (Source("a.rosz", packed(ROS)[:200]), "is damaged or locked"),
        (Source("a.rosz", packed(ROS, "../../list.txt")), "holds 0 lists"),
        (Source("a.rosz", shifted(packed(ROS))), "is damaged or locked"),
        (Source("a.rosz", packed(ROS, way=zipfile.ZIP_LZMA)), "packed in an unusual way"),
        (Source("a.rosz", packed(ROS, way=zipfile.ZIP_BZIP2)), "packed in an unusual way"),
        (Source("a.ros", b"<roster><forces/></roster>"), "holds no units"),
        (
            Source("a.ros", ROS.replace('number="9"', 'number="9999"').encode()),
            "a whole number from 0 to 1000",
        ),
        (Source("a.ros", ROS.replace('number="9"', 'number="1.5"').encode()), "a whole number"),
        (Source("a.ros", ROS[:400].encode()), "is not XML"),
        (Source("a.json", b'{"roster": {"forces": 7}}'), "forces is 7; it must be a list"),
        (Source("a.ros", ROS.replace('number="9"', 'number="nine"').encode()), "Spear: number is 'nine'"),
        (Source("a.ros", ROS.replace('number="9"', 'number=""').encode()), "Spear: number is ''"),
        (Source("a.ros", ROS.replace('number="9"', 'number="1e400"').encode()), "Spear: number is '1e400'"),
        (Source("a.ros", ROS.replace('number="9"', 'number="nan"').encode()), "Spear: number is 'nan'"),
    ],
)
def test_what_cannot_be_read_is_one_sentence(source, words):
    with pytest.raises(SceneError) as caught:
        imported(source, {})
    assert words in str(caught.value) and "\n" not in str(caught.value)


def listed(**selection):
    unit = {"name": "Spears", "type": "model", **selection}
    roster = {"name": "Muster", "forces": [{"selections": [unit]}]}
    return Source("list.json", json.dumps({"roster": roster}).encode())


@pytest.mark.parametrize("number", [None, [3], {"value": 3}, True])
def test_a_number_of_models_of_another_sort_is_refused(number):
    with pytest.raises(SceneError) as caught:
        army_list(listed(number=number))
    assert caught.value.place == "Spears: number"


def test_a_damaged_number_is_refused_with_its_line():
    with pytest.raises(SceneError) as caught:
        army_list(Source("a.ros", ROS.replace('number="9"', 'number="nine"', 1).encode()))
    assert caught.value.place == "line 9, Spear: number"


def test_choices_that_are_no_choices_are_refused_and_not_passed_over():
    with pytest.raises(SceneError) as caught:
        army_list(listed(type="unit", selections=["nine spears"]))
    assert caught.value.place == "Spears: selections[0]"


def test_points_that_are_no_number_are_listed_with_their_place():
    damaged = ROS.replace('value="75"', 'value="lots"').replace('value="185.0"', 'value="?"')
    found = imported(Source("a.ros", damaged.encode()), {})
    assert "line 3, points of Fenland Muster: '?' is no number" in found.dropped
    assert "line 25, points of Warden: 'lots' is no number" in found.dropped
    assert found.taken[0] == "2 units, 11 models, 110 points"


def test_models_of_whom_there_are_none_are_listed():
    bearer = '"Bearer" type="model" number="{}"'.format
    found = imported(Source("a.ros", ROS.replace(bearer(1), bearer(0)).encode()), {})
    assert "Spears: 0 × Bearer" in found.dropped
    assert len(found.scene.models) == 10


def test_models_that_a_model_brings_along_are_counted():
    inner = {"name": "Hound", "type": "model", "number": 2}
    army = army_list(listed(number=1, selections=[inner]))
    assert dict(army.units[0].models) == {"Spears": 1, "Hound": 2}


def test_choices_nested_without_end_are_refused():
    deep = {"name": "Hound", "type": "model", "number": 2}
    for _ in range(30):
        deep = {"name": "Box", "type": "upgrade", "selections": [deep]}
    with pytest.raises(SceneError, match="nested too deep"):
        army_list(listed(type="unit", selections=[deep]))


@pytest.mark.parametrize("name", ["pts", "Points", "Point(s)", " pt "])
def test_points_are_counted_whatever_a_list_calls_them(name):
    text = (
        '<roster name="L"><forces><force><selections><selection type="model" name="Man" number="1">'
        f'<costs><cost name="{name}" value="75"/><cost name="PL" value="4"/></costs></selection></selections>'
        "</force></forces></roster>"
    )
    assert army_list(Source("l.ros", text.encode())).points == 75


@pytest.mark.parametrize("key", ["name", "type"])
def test_a_word_that_is_none_is_refused(key):
    with pytest.raises(SceneError, match="must be a text"):
        army_list(listed(**{key: ["unit"]}))


@pytest.mark.parametrize("spoilt", [{"profiles": 7}, {"profiles": [{"characteristics": [True]}]}])
def test_profiles_that_are_none_are_refused_as_they_tell_who_is_a_model(spoilt):
    with pytest.raises(SceneError, match="it must be"):
        army_list(listed(number=1, **spoilt))


def roster(*choices, total=None):
    """Write choices as a list of New Recruit's, which costs so much as a whole."""
    costs = [] if total is None else [{"name": "pts", "value": total}]
    force = {"name": "Main", "selections": list(choices)}
    found = {"roster": {"name": "Muster", "costs": costs, "forces": [force]}}
    return Source("list.json", json.dumps(found).encode())


def chosen(kind, name, number=1, *inner, points=None, **more):
    """Write a choice, whose models bear a profile."""
    costs = {} if points is None else {"costs": [{"name": "pts", "value": points}]}
    profiles = [{"name": name, "typeName": "Unit"}] if kind == "model" else []
    told = {"type": kind, "name": name, "number": number, "selections": list(inner), "profiles": profiles}
    return {**told, **costs, **more}


def test_a_list_that_costs_more_than_the_units_read_from_it_says_so():
    guard = chosen("unit", "Guard", 1, chosen("model", "Guardian", 5), points=100)
    words = "the units that were read come to 100 points, and the list is of 130"
    assert words in imported(roster(guard, total=130), {}).dropped
    none = "the units that were read come to 100 points, and the list is of 0"
    assert none in imported(roster(guard, total=0), {}).dropped
    for total in (None, 100, 100.0000001):
        assert not any("come to" in each for each in imported(roster(guard, total=total), {}).dropped)


def test_units_bear_the_names_that_were_given_to_them():
    found = imported(
        roster(
            chosen("model", "Captain", customName="Old Tom"),
            chosen(
                "unit", "Guard", 1, chosen("model", "Guardian", 2, customName="Nib"), customName=" The  Lost "
            ),
            chosen("unit", "Guard", 1, chosen("model", "Guardian", 3), customName=""),
        ),
        {},
    )
    assert {model.unit for model in found.scene.models} == {'Captain "Old Tom"', 'Guard "The Lost"', "Guard"}
    assert {model.name for model in found.scene.models} == {"Captain", "Guardian"}
    assert 'name given to Guardian: "Nib"' in found.dropped


def test_units_in_a_unit_that_has_no_models_but_theirs_are_units_of_their_own():
    command = chosen(
        "unit", "Command", 1, chosen("model", "Officer"), chosen("model", "Veteran", 4), points=50
    )
    squad = chosen("unit", "Infantry", 1, chosen("model", "Guardian", 10), points=60)
    army = army_list(
        roster(chosen("unit", "Platoon", 1, command, squad, chosen("upgrade", "Radio"), points=5))
    )
    assert [(each.name, dict(each.models), each.points) for each in army.units] == [
        ("Command", {"Officer": 1, "Veteran": 4}, 50),
        ("Infantry", {"Guardian": 10}, 60),
    ]
    assert "Platoon is taken for the units in it: 'Command' and 'Infantry'" in army.guessed
    [one, other] = army_list(roster(chosen("upgrade", "Regiment 1", 1, command, squad))).units
    assert (one.name, dict(other.models)) == ("Command", {"Guardian": 10})
    led = chosen("unit", "Platoon", 1, chosen("model", "Leader"), squad)
    [whole] = army_list(roster(led)).units
    assert (whole.name, dict(whole.models)) == ("Platoon", {"Leader": 1, "Guardian": 10})


def test_points_of_choices_without_models_are_told_and_terrain_is_no_unit():
    def chosen(name, kind="upgrade", cost=0, **more):
        return {"name": name, "type": kind, "number": 1, "costs": [{"name": "pts", "value": cost}], **more}

    stats = [{"name": "Great Reed", "typeName": "Unit", "characteristics": []}]
    terrain = [{"name": "FACTION TERRAIN", "primary": True}, {"name": "FEN", "primary": False}]
    inner = [chosen("Mire King", "model"), chosen("Crown", cost=20)]
    outer = {
        "selections": [
            chosen("Battle Formation", selections=[chosen("Reed Council", cost=10)]),
            chosen("Battle Traits: Fen Lords"),
            chosen("Great Reed", "unit", 30, profiles=stats, categories=terrain),
        ],
        "forces": [{"name": "Regiment", "selections": [chosen("Mire King", "unit", 280, selections=inner)]}],
    }
    roster = {"name": "Fenland", "costs": [{"name": "pts", "value": 340}], "forces": [outer]}
    found = imported(Source("fen.json", json.dumps({"roster": roster}).encode()), {})
    assert found.taken[0] == "1 unit, 1 model, 340 points"
    assert found.taken[1].startswith("Mire King: 1 × Mire King, 300 points")
    assert found.dropped[:4] == (
        "the units that were read come to 300 points, and the list is of 340",
        "choice without models: Battle Formation, 10 points",
        "choice without models: Battle Traits: Fen Lords",
        "terrain: Great Reed, 30 points",
    )


def test_what_is_no_list_of_forces_is_said_of_the_roster():
    with pytest.raises(SceneError, match=r"the roster: forces is 7; it must be a list"):
        army_list(Source("fen.json", b'{"roster": {"forces": 7}}'))

"""What a scenario draws in a scene file: read with its usual values, refused in one sentence."""

import pytest
from sample_scenes import changed

from battlefield.files import SceneError, parse_scene, scene_bytes
from battlefield.files.text.keys import warnings_of
from battlefield.geometry.kernel.shapes import Circle
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Backdrop, Entry, Facts, Hold, Note, Zone

DISC = {"circle": [4, 4], "radius": 2}


def read(**keys):
    return parse_scene(changed(*(((key,), value) for key, value in keys.items())), "table.json")


def test_each_kind_is_read_with_its_usual_values():
    scene = read(
        zones=[{"id": "z", "shape": DISC}],
        objectives=[{"id": "o", "kind": "flag", "at": [60, 1], "side": "nobody yet"}],
        entries=[{"id": "e", "line": [[0, 0], [0, 6]]}],
        notes=[{"id": "n", "at": [1, 2], "text": "ford"}],
        scenario={"turns": 5},
        backdrop={"picture": "photo.jpg", "pairs": [[[0, 0], [0, 0]], [[100, 0], [48, 0]]]},
        symmetry="half-turn",
    )
    assert scene.zones == (Zone("z", Circle((4, 4), 2), "deployment"),)
    assert scene.objectives == (Objective("o", "flag", (60, 1), side="nobody yet"),)
    assert scene.entries == (Entry("e", ((0, 0), (0, 6))),)
    assert scene.notes == (Note("n", (1, 2), "ford", 0.8),)
    assert scene.facts == Facts(turns=5)
    assert scene.backdrop == Backdrop("photo.jpg", (((0, 0), (0, 0)), ((100, 0), (48, 0))), 0.5)
    assert scene.symmetry == "half-turn"


def test_how_a_part_is_held_is_read_and_written():
    held = {"layer": "north", "group": "yard", "locked": True, "link": "a", "image": 1}
    scene = read(zones=[{"id": "z", "shape": DISC, **held}])
    assert scene.zones[0].hold == Hold("north", "yard", True, False, "a", 1)
    text = scene_bytes(scene).decode()
    assert '"layer": "north", "group": "yard", "locked": true, "link": "a", "image": 1}' in text
    assert parse_scene(text.encode(), "") == scene


def test_a_border_without_an_id_takes_that_of_its_place_and_is_written_without_one():
    borders = [{"line": [[0, 0], [1, 0]]}, {"id": "gate", "line": [[2, 0], [3, 0]]}]
    scene = read(borders=borders)
    assert [border.id for border in scene.borders] == ["border1", "gate"]
    text = scene_bytes(scene).decode()
    assert "border1" not in text and '"id": "gate"' in text


def test_slips_are_warned_of():
    scene = read(zones=[{"id": "z", "shape": DISC, "sid": "red"}], scenario={"turn": 3})
    slips = [sentence.split(" is")[0] for sentence in warnings_of(scene)]
    assert slips == ["zones[0]: 'sid'", "scenario: 'turn'"]


@pytest.mark.parametrize(
    ("keys", "place", "words"),
    [
        ({"zones": [{"id": "z"}]}, "zones[0].shape", "is missing"),
        ({"zones": [{"id": "z", "shape": DISC, "kind": "deploy"}]}, "zones[0].kind", "deployment"),
        ({"zones": [{"id": "z", "shape": DISC}] * 2}, "zones[1].id", "give each an id of its own"),
        ({"zones": [{"id": "z", "shape": DISC, "image": 4}]}, "zones[0].image", "from 0 to 3"),
        ({"zones": [{"id": "z", "shape": DISC, "locked": 1}]}, "zones[0].locked", "true or false"),
        ({"objectives": [{"id": "o", "kind": "flag"}]}, "objectives[0].at", "is missing"),
        ({"entries": [{"id": "e", "line": [[0, 0]]}]}, "entries[0].line", "at least 2"),
        ({"notes": [{"id": "n", "at": [0, 0]}]}, "notes[0].text", "is missing"),
        ({"notes": [{"id": "n", "at": [0, 0], "text": "x", "size": 0}]}, "notes[0].size", "from 0.05"),
        ({"layers": [{"id": " "}]}, "layers[0].id", "is empty"),
        ({"scenario": {"turns": 1.5}}, "scenario.turns", "whole number"),
        ({"scenario": []}, "scenario", "an object"),
        ({"backdrop": {"pairs": []}}, "backdrop.pairs", "at least 2"),
        ({"backdrop": {"picture": "a", "pairs": [[[0, 0], [0]]] * 2}}, "backdrop.pairs[0]", "point"),
        ({"backdrop": {"picture": "a", "pairs": [[[0, 1e9], [0, 0]]] * 2}}, "backdrop.pairs[0]", "100000"),
        ({"symmetry": "mirror"}, "symmetry", "left-right"),
    ],
)
def test_what_cannot_be_used_is_one_sentence(keys, place, words):
    with pytest.raises(SceneError) as caught:
        read(**keys)
    assert caught.value.place.startswith(place) and words in str(caught.value)
    assert "\n" not in str(caught.value)

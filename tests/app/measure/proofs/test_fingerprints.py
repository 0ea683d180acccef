"""The fingerprint of a scene: the same from the program and from a script that reads the file."""

import copy
from pathlib import Path

import pytest
from campaigns import tries
from hypothesis import given, settings
from hypothesis import strategies as st
from proof_checking import CHECKER, block, read, scene_file, standing

from battlefield.app.measure.proofs.fingerprint import canonical, fingerprint
from battlefield.files import read_scene

MAPS = sorted((Path(__file__).resolve().parents[4] / "maps").glob("*.json"))


def test_the_canonical_text_as_the_page_has_it():
    wall = {**block("wall", 1, 2, 3, 4), "ground": ["impassable", "difficult"]}
    file = scene_file(standing("b", 5, 6), standing("a", 7, 8.5, 0), terrain=[wall])
    assert canonical(read(file)) == (
        '{"board":[24.0,24.0],'
        '"models":[["a","","round",25.4,25.4,7.0,8.5,0.0,0.0,0.0],["b","","round",25.4,25.4,5.0,6.0,0.0,0.0,1.0]],'
        '"terrain":[["wall","blocks",false,["difficult","impassable"],0.0,3.0,"polygon",'
        "[[1.0,2.0],[3.0,2.0],[3.0,4.0],[1.0,4.0]],[]]]}"
    )


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_the_script_makes_the_same_text_of_each_sample(path):
    import json

    file = json.loads(path.read_text(encoding="utf-8"))
    if file.get("format") == "battlefield-scene":
        assert CHECKER.canonical(file) == canonical(read_scene(str(path)))


def test_names_and_what_is_drawn_count_for_nothing():
    plain = scene_file(standing("a", 5, 6), terrain=[block("wall", 1, 2, 3, 4)])
    drawn = {
        **copy.deepcopy(plain),
        "name": "Crossing",
        "sigma": 0.1,
        "notes": [{"id": "n", "at": [1, 1], "text": "x"}],
    }
    drawn["terrain"][0] |= {"kind": "ruin", "storeys": 2, "mine": True}
    drawn["models"][0] |= {"name": "Anna", "side": "red", "facing": 0, "bottom": -0.0}
    assert fingerprint(read(plain)) == fingerprint(read(drawn))


SHAPES = st.sampled_from(
    [
        {"circle": [3, 4.5], "radius": 1},
        {"line": [[1, 1], [5, 2.25]], "width": 0.5},
        {"polygon": [[0, 0], [9, 0], [9, 9]], "holes": [[[5, 1], [7, 1], [7, 3]]]},
    ]
)


@settings(max_examples=tries(40, 20), deadline=None)
@given(
    SHAPES, st.floats(-500, 500), st.integers(0, 400), st.text(min_size=1).filter(str.strip), st.booleans()
)
def test_any_number_and_any_name_is_written_alike(shape, x, facing, name, platform):
    model = {**standing(name, x, 3), "facing": facing, "base": {"oval": [60, 35.5]}}
    piece = {"id": name, "shape": shape, "platform": platform}
    file = scene_file(
        model, terrain=[piece, {"id": f"{name}'", "shape": shape, "bottom": 1, "sight": "cloud"}]
    )
    assert CHECKER.canonical(file) == canonical(read(file))

"""Parts copied as text and pasted, here or elsewhere."""

import json

import pytest
from drawn_table import box, everything, held, of, outline, piece, table, terrain

from battlefield.app.design.edits.clipboard import FORMAT, parts_from, parts_text, pasted
from battlefield.app.design.edits.grouping import grouped
from battlefield.app.design.parts.parts import all_parts, ref_of
from battlefield.app.desk.bounds import ChangeError, check_change
from battlefield.app.desk.edits import Ref
from battlefield.files import scene_bytes
from battlefield.rules.scene.scenario import Layer

ALL = [ref_of(part) for part in all_parts(everything())]
EMPTY = table()


def test_parts_of_every_kind_come_out_as_they_went_in():
    scene, refs = pasted(EMPTY, parts_text(everything(), ALL))
    assert [ref_of(part) for part in all_parts(scene)] == ALL == sorted(refs, key=ALL.index)
    assert all_parts(scene) == all_parts(everything())


def test_the_text_is_json_of_a_format_of_its_own_with_a_version():
    told = json.loads(parts_text(everything(), terrain("ruin")))
    assert (told["format"], told["version"]) == (FORMAT, 1)
    assert [part["id"] for part in told["terrain"]] == ["ruin"]


def test_parts_are_pasted_with_the_middle_of_their_box_at_a_place():
    text = parts_text(everything(), terrain("ruin"))
    scene, refs = pasted(everything(), text, (20.0, 20.0))
    assert refs == tuple(terrain("ruin1"))
    assert outline(scene, "ruin1") == box(17, 18, 23, 22)


def test_a_whole_scene_file_pastes_its_parts():
    scene, refs = pasted(EMPTY, scene_bytes(everything()).decode())
    assert len(refs) == len(ALL)
    assert scene.board == EMPTY.board


def test_layers_come_along_and_unknown_ones_are_left():
    source = table(held(piece("a", box(0, 0, 4, 4)), layer="walls"), layers=(Layer("walls", locked=True),))
    scene, _ = pasted(EMPTY, parts_text(source, terrain("a")))
    assert scene.layers == (Layer("walls"),)
    bare = table(held(piece("a", box(0, 0, 4, 4)), layer="lost"))
    assert of(pasted(EMPTY, parts_text(bare, terrain("a")))[0], "terrain", "a").hold.layer == ""


def test_a_pasted_group_is_a_group_of_its_own():
    scene = grouped(everything(), terrain("ruin", "wood"))
    scene, refs = pasted(scene, parts_text(scene, terrain("ruin", "wood")))
    assert {of(scene, ref.kind, ref.id).hold.group for ref in refs} == {"group2"}


def test_a_nova_without_its_model_is_copied_where_it_lies():
    scene, _ = pasted(EMPTY, parts_text(everything(), [Ref("template", "nova1")]))
    assert (scene.templates[0].model, scene.templates[0].template.at) == ("", (5.0, 30.0))


def test_parts_written_by_hand_need_no_board():
    text = '{"format": "battlefield-parts", "version": 1, "notes": [{"id": "n", "at": [1, 2], "text": "x"}]}'
    assert [part.id for part in parts_from(text)[0]] == ["n"]


HOSTILE = [
    ("", "no parts"),
    ("hello", "no parts"),
    ("[]", "no parts"),
    ('{"a": 1}', "no parts"),
    ('{"format": "battlefield-parts"', "JSON"),
    ('{"format": "battlefield-parts", "version": 1}', "empty"),
    ('{"format": "battlefield-parts", "version": 2}', "version"),
    ('{"format": "battlefield-roster", "version": 1}', "format"),
    ('{"format": "battlefield-parts", "version": 1, "terrain": 3}', "terrain"),
    (
        '{"format": "battlefield-parts", "version": 1, "notes": [{"id": "n", "at": [1e999, 2], "text": ""}]}',
        "n",
    ),
    ('{"format": "battlefield-parts", "version": 1, "x": ' + "[" * 5000 + "]" * 5000 + "}", "deep"),
    ('{"format": "battlefield-parts", "version": 1, "zones": [{"id": "\ud83d"}]}', "half a character|UTF-8"),
    ("x" * 17_000_000, "no parts"),
]


@pytest.mark.parametrize(("text", "words"), HOSTILE)
def test_anything_else_is_refused_with_one_sentence(text, words):
    with pytest.raises(ChangeError, match=words) as caught:
        pasted(EMPTY, text)
    assert len(str(caught.value)) < 250 and "\n" not in str(caught.value)


def test_more_than_a_file_holds_is_refused_on_the_table():
    text = parts_text(everything(), terrain("ruin"))
    far, _ = pasted(EMPTY, text, (5000.0, 0.0))
    with pytest.raises(ChangeError, match="cannot go there"):
        check_change(EMPTY, far)

"""Scene files written: nothing is lost, a person can read them, and a crash leaves the old file."""

import json
import os
import stat
import subprocess
import sys
from dataclasses import replace

import pytest
from campaigns import tries
from hypothesis import HealthCheck, given, settings
from sample_scenes import changed, scenes

from battlefield.files import SceneError, parse_scene, read_scene, scene_bytes, write_scene
from battlefield.files.scene import whole_files
from battlefield.geometry.kernel.shapes import Circle
from battlefield.rules.scene.contents import Board, Scene, Terrain

SCENE = parse_scene(changed((("weather",), [{"name": "north"}]), (("models", 0, "hp"), 3)), "")


def fails(*_arguments):
    raise OSError(28, "No space left on device")


@given(scenes())
@settings(max_examples=tries(120, 12), deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_what_is_written_is_read_back(scene):
    data = scene_bytes(scene)
    again = parse_scene(data, "again.json")
    assert again == scene
    assert scene_bytes(again) == data


def test_unknown_keys_are_written_back_in_their_order():
    edits = [
        (("z",), 1),
        (("a",), {"deep": [1.0, None]}),
        (("board", "cloth"), "felt"),
        (("models", 0, "base", "rim"), 2),
        (("terrain", 1, "shape", "z"), []),
    ]
    data = scene_bytes(parse_scene(changed(*edits), ""))
    written = json.loads(data)
    assert list(written)[-2:] == ["z", "a"] and written["a"] == {"deep": [1.0, None]}
    assert written["board"]["cloth"] == "felt" and written["models"][0]["base"] == {"round": 32, "rim": 2}
    assert written["terrain"][1]["shape"] == {"circle": [30, 18], "radius": 4, "z": []}


def test_whole_numbers_are_written_without_a_point_and_others_in_full():
    model = replace(SCENE.models[0], at=(1 / 3, -0.0), height=1e-07)
    lines = scene_bytes(replace(SCENE, models=(model,), templates=())).splitlines()
    line = next(line for line in lines if b'"a1"' in line)
    assert b'"at": [0.3333333333333333, 0]' in line and b'"height": 1e-07' in line and b'"round": 32}' in line


def test_a_scene_is_laid_out_for_reading():
    long = replace(SCENE.terrain[0], id="long", name="x" * 80)
    text = scene_bytes(replace(SCENE, terrain=(SCENE.terrain[1], long))).decode()
    lines = text.splitlines()
    assert lines[:5] == [
        "{",
        '  "format": "battlefield-scene",',
        '  "version": 1,',
        '  "name": "Crossing",',
        '  "board": {"width": 48, "height": 36},',
    ]
    assert '    {"id": "wood", "shape": {"circle": [30, 18], "radius": 4}, "ground": ["difficult"]},' in lines
    assert sum('"base"' in line for line in lines) == 3
    start = next(index for index, line in enumerate(lines) if '"long"' in line)
    assert [line.lstrip()[:9] for line in lines[start + 1 : start + 3]] == ['"shape": ', '"top": 3,']
    assert '  "weather": [{"name": "north"}]' in lines and text.endswith("}\n")


def test_a_long_unknown_value_is_spread_over_lines():
    zone = {"name": "zone", "points": [[index, index] for index in range(30)], "nothing": {}}
    text = scene_bytes(replace(SCENE, extra={"weather": [zone] * 3})).decode()
    assert max(map(len, text.splitlines())) < 130
    assert json.loads(text)["weather"] == [zone] * 3


def test_names_of_every_alphabet_stay_legible():
    name = "Furt bei Österreich 渡し"
    assert f'"name": "{name}"'.encode() in scene_bytes(replace(SCENE, name=name))


@pytest.mark.parametrize(
    "scene",
    [
        replace(SCENE, extra={"speed": float("inf")}),
        replace(SCENE, extra={"speed": {1, 2}}),
        replace(SCENE, name="\ud800"),
        Scene(Board(float("nan"), 10.0)),
    ],
)
def test_what_json_cannot_hold_is_refused(scene):
    with pytest.raises(SceneError, match="cannot be written"):
        scene_bytes(scene)


def test_a_scene_that_could_not_be_read_back_is_not_saved(tmp_path):
    path = tmp_path / "table.json"
    write_scene(path, SCENE)
    twins = (Terrain("x", Circle((1, 1), 1)), Terrain("x", Circle((5, 5), 1)))
    with pytest.raises(SceneError) as caught:
        write_scene(path, replace(SCENE, terrain=twins))
    assert caught.value.place == "terrain[1].id" and caught.value.source == str(path)
    assert read_scene(path) == SCENE


def test_a_saved_scene_is_read_and_leaves_nothing_beside_it(tmp_path):
    path = tmp_path / "table.json"
    write_scene(path, SCENE)
    write_scene(str(path), replace(SCENE, name="second"))
    assert read_scene(path).name == "second"
    assert os.listdir(tmp_path) == ["table.json"]


@pytest.mark.parametrize("step", ["replace", "fsync"])
def test_a_failure_before_the_exchange_keeps_the_old_file(tmp_path, monkeypatch, step):
    path = tmp_path / "table.json"
    write_scene(path, SCENE)
    monkeypatch.setattr(whole_files.os, step, fails)
    with pytest.raises(SceneError, match=r"was not saved \(No space left on device\)"):
        write_scene(path, replace(SCENE, name="second"))
    assert read_scene(path) == SCENE
    assert os.listdir(tmp_path) == ["table.json"]


@pytest.mark.campaign
def test_a_kill_before_the_exchange_keeps_the_old_file_and_the_next_save_works(tmp_path):
    path = tmp_path / "table.json"
    write_scene(path, SCENE)
    dying = (
        "import os, sys; from battlefield.files import read_scene, write_scene\n"
        "os.replace = lambda *paths: os._exit(9)\n"
        "write_scene(sys.argv[1], read_scene(sys.argv[1]))"
    )
    assert subprocess.run([sys.executable, "-c", dying, str(path)], check=False).returncode == 9
    assert len(os.listdir(tmp_path)) == 2
    assert read_scene(path) == SCENE
    write_scene(path, replace(SCENE, name="third"))
    assert read_scene(path).name == "third"


def test_the_new_file_is_whole_on_disk_before_it_takes_the_place_of_the_old(tmp_path, monkeypatch):
    path = tmp_path / "table.json"
    order = []
    exchange, sync = os.replace, os.fsync

    def watched_sync(handle):
        order.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "part")
        sync(handle)

    def watched_exchange(part, to):
        order.append("exchange" if read_scene(part) == SCENE else "torn")
        exchange(part, to)

    monkeypatch.setattr(whole_files.os, "fsync", watched_sync)
    monkeypatch.setattr(whole_files.os, "replace", watched_exchange)
    write_scene(path, SCENE)
    assert order == ["part", "exchange", "folder"]


def test_saving_keeps_a_files_permissions_and_follows_links(tmp_path):
    path, link = tmp_path / "table.json", tmp_path / "link.json"
    write_scene(path, SCENE)
    path.chmod(0o640)
    link.symlink_to(path)
    write_scene(link, replace(SCENE, name="second"))
    assert link.is_symlink() and read_scene(path).name == "second"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_read_only_file_is_not_replaced(tmp_path, monkeypatch):
    path = tmp_path / "table.json"
    write_scene(path, SCENE)
    monkeypatch.setattr(whole_files.os, "access", lambda *_arguments: False)
    with pytest.raises(SceneError, match="was not saved: it is read-only; save it under another"):
        write_scene(path, replace(SCENE, name="second"))
    assert read_scene(path) == SCENE


def test_a_folder_that_is_missing_or_in_the_way_is_named(tmp_path):
    with pytest.raises(SceneError, match="was not saved: it is not a file"):
        write_scene(tmp_path, SCENE)
    with pytest.raises(SceneError, match=r"was not saved \(embedded null byte\)"):
        write_scene(f"{tmp_path}/a\0b.json", SCENE)
    missing = tmp_path / "none" / "table.json"
    with pytest.raises(SceneError, match=r"was not saved \(No such file or directory\)") as caught:
        write_scene(missing, SCENE)
    assert str(caught.value).startswith(str(missing))

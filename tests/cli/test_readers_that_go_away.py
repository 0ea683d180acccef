"""Output that nobody reads to its end: files are written whole, the rest stops without a word."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from campaigns import left_to_the_campaign

from battlefield.__main__ import READER_GONE, main
from battlefield.files import read_scene

ROOT = Path(__file__).resolve().parents[2]
GAME = Path(__file__).parent / "games" / "drowned_mill.json"
TABLE = str(ROOT / "maps" / "street_fight.json")
MAP = {
    "type": "FeatureCollection",
    "features": [
        {"type": "Feature", "properties": {}, "geometry": {"type": "Polygon", "coordinates": [
            [[4 * n, 4], [4 * n + 2, 4], [4 * n + 2, 6], [4 * n, 4]]]}}
        for n in range(1, 6)
    ],
}  # fmt: skip


@pytest.fixture
def unread():
    """Run a command whose output nobody reads; gives status and standard error."""

    def run(*order, asked="", flags=("-u",)):
        environment = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
        read, write = os.pipe()
        os.close(read)
        words = [sys.executable, *flags, "-m", "battlefield", *map(str, order)]
        done = subprocess.run(
            words, stdout=write, stderr=subprocess.PIPE, env=environment, input=asked, text=True, check=False
        )
        os.close(write)
        return done.returncode, done.stderr

    return run


@pytest.mark.first(1)
@pytest.mark.parametrize("flags", [(), ("-u",)], ids=["at its end", "line by line"])
def test_a_converted_file_is_written_whole(unread, flags, tmp_path):
    (tmp_path / "map.geojson").write_text(json.dumps(MAP), encoding="utf-8")
    assert unread("convert", tmp_path / "map.geojson", tmp_path / "out.json", flags=flags) == (0, "")
    assert len(read_scene(tmp_path / "out.json").terrain) == 5


@pytest.mark.campaign
def test_a_converted_file_is_whole_though_only_the_first_line_is_read(tmp_path):
    (tmp_path / "map.geojson").write_text(json.dumps(MAP), encoding="utf-8")
    line = f"'{sys.executable}' -u -m battlefield convert map.geojson out.json | head -1"
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        line, shell=True, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True
    )
    assert done.stdout == "map.geojson: read as geojson\n" and done.stderr == ""
    assert len(read_scene(tmp_path / "out.json").terrain) == 5


@pytest.mark.campaign
def test_a_battle_is_played_and_saved_to_its_end(unread, folder):
    game, journal = folder / "game.json", folder / "kept.battle"
    order = ("play", folder / "first_battle.json", "--out", game, "--journal", journal)
    assert unread(*order) == (0, "")
    assert main(["replay", str(game)]) == 0 and main(["replay", str(journal)]) == 0


@pytest.mark.campaign
def test_a_game_looked_at_again_writes_its_table_and_its_copy(unread, tmp_path):
    order = ("replay", GAME, "--at", "end", "--scene", tmp_path / "end.json", "--out", tmp_path / "copy.json")
    assert unread(*order) == (0, "")
    assert read_scene(tmp_path / "end.json").models
    assert main(["replay", str(tmp_path / "copy.json")]) == 0


@pytest.mark.campaign
def test_pages_are_printed_whole(unread, tmp_path):
    assert unread("print", TABLE, tmp_path / "out.pdf") == (0, "")
    assert (tmp_path / "out.pdf").read_bytes().rstrip().endswith(b"%%EOF")


@pytest.mark.campaign
@pytest.mark.parametrize(
    "order",
    [
        ("rules",),
        *left_to_the_campaign([(("check", TABLE),), (("replay", GAME),), (("bench", TABLE, "--list"),)]),
    ],
    ids=lambda o: o[0],
)
def test_what_was_only_to_be_read_stops_without_a_word(unread, order):
    assert unread(*order) == (READER_GONE, "")


def test_questions_stop_to_be_answered(unread):
    asked = '{"ask": "distance", "from": "sd1", "to": "sd2"}\n' * 50
    assert unread("ask", TABLE, asked=asked) == (READER_GONE, "")


@pytest.mark.campaign
def test_a_wrong_file_keeps_its_status(unread, tmp_path):
    status, said = unread("convert", tmp_path / "nothing", tmp_path / "out.json")
    assert status == 2 and "does not exist" in said


@pytest.mark.parametrize(
    "text", ['{"format": "battlefield-scene", "version": 1, "board": {"wid', "{}", "\xff", ""]
)
def test_a_damaged_file_ends_every_command_alike(text, tmp_path, capsys):
    bad = tmp_path / "bad.json"
    bad.write_text(text, encoding="latin-1")
    for order in (
        ["check", str(bad)],
        ["check", "--json", str(bad)],
        ["ask", str(bad)],
        ["convert", str(bad), str(tmp_path / "out.json")],
        ["convert", str(bad), str(tmp_path / "out.svg")],
        ["render", str(bad), str(tmp_path / "out.png")],
        ["print", str(bad), str(tmp_path / "out.pdf")],
        ["bench", str(bad), "--effect", "Knockback I"],
        ["play", str(bad)],
        ["replay", str(bad)],
        ["report", str(bad), str(tmp_path / "out.html")],
    ):
        assert (order[0], main(order)) == (order[0], 2)
        assert capsys.readouterr() != ("", "")

"""The table of exit statuses in docs/questions.md, row by row, for the commands that read files."""

import json
import re
from pathlib import Path

import pytest

from battlefield.__main__ import INTERRUPTED, READER_GONE, main
from battlefield.cli.commands import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "questions.md").read_text(encoding="utf-8")
HEAD = '{"format": "battlefield-scene", "version": 1, "board": {"width": 44, "height": 60}'
WALLS = [
    {"id": name, "shape": {"circle": [at, 10], "radius": 2}, "ground": ["impassable"]}
    for name, at in (("a", 10), ("b", 30))
]
FINE = f'{HEAD}, "terrain": {json.dumps(WALLS)}}}'
INSIDE = '{"id": "m", "base": {"round": 32}, "at": [10, 10]}'  # of the first wall
FAULTY = f'{HEAD}, "models": [{INSIDE}], "terrain": {json.dumps(WALLS)}}}'
CUT_OFF = FINE[:90]
DAMAGED_MAPS = {
    "cut.dd2vtt": '{"format": 0.3, "resolution": {"map_size": {"x": 10,',
    "cut.tmx": '<map width="10" height="10" tilewidth="32"><objectgroup>',
    "cut.ros": "<roster><forces><force>",
    "cut.svg": '<svg width="10in"><rect',
    "none.txt": "nothing of any kind",
}


@pytest.fixture
def files(tmp_path, monkeypatch):
    """Stand in a folder with a fine table, one with a fault, and damaged files."""
    monkeypatch.chdir(tmp_path)
    for name, text in {"fine.json": FINE, "faulty.json": FAULTY, "cut.json": CUT_OFF, **DAMAGED_MAPS}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_page_lists_each_status_once():
    table = PAGE.partition("## Exit statuses")[2].partition("\n## ")[0]
    listed = [int(each) for each in re.findall(r"^\| (\d+) \|", table, re.MULTILINE)]
    assert listed == [0, 1, 2, INTERRUPTED, READER_GONE]


@pytest.mark.parametrize(
    ("status", "order"),
    [
        (0, "check fine.json"),
        (0, "check --json fine.json"),
        (0, "convert fine.json out.svg"),
        (0, "convert fine.json out.json"),
        (1, "check faulty.json"),
        (1, "check --json faulty.json fine.json"),
        (1, "check --report out.pdf fine.json"),  # which has no two sides to compare
        (0, "convert faulty.json out.svg"),  # a fault on the table is nobody's but the table's
        (2, "check cut.json"),
        (2, "check faulty.json cut.json"),
        (2, "check nowhere.json"),
        (2, "check --report out.doc fine.json"),
        (2, "convert cut.json out.svg"),
        (2, "convert cut.json out.json"),
        (2, "convert nowhere.json out.json"),
        (2, "convert fine.json out.doc"),
        (2, "convert fine.json nowhere/out.svg"),
        (2, "ask cut.json"),
        (2, "render cut.json out.png"),
    ],
)
@pytest.mark.usefixtures("files")
def test_a_command_ends_with_the_status_of_its_row(status, order, monkeypatch):
    monkeypatch.setattr("sys.stdin", [])
    assert main(order.split()) == status


@pytest.mark.parametrize("name", DAMAGED_MAPS)
def test_check_and_convert_end_alike_for_a_damaged_file(files, name, capsys):
    assert main(["check", name]) == main(["convert", name, "out.json"]) == 2
    said = capsys.readouterr()
    assert said.out.count("\n") == 1 and said.err.count("\n") == 1
    assert not (files / "out.json").exists()


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_that_is_wrong_ends_with_2(command, capsys):
    def status():
        try:
            return main([command, "--no-such-option"])
        except SystemExit as end:
            return end.code

    assert status() == 2
    assert capsys.readouterr().err.count("\n") == 1

"""A picture given where a table belongs: one sentence says what it is, and how it comes under a table."""

import json

import pytest

from battlefield.__main__ import main
from battlefield.app.battle.opening import opened
from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.app.playing.setup.tables import read_table
from battlefield.files import SceneError
from battlefield.files.imports import questions, read_source
from battlefield.files.scene.pictures import given_picture

HEADS = {
    "map.png": b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes(range(256)),
    "photo.jpg": b"\xff\xd8\xff\xe0\x00\x10JFIF\x00" + bytes(range(256)),
    "map.webp": b"RIFF\x20\x00\x00\x00WEBPVP8 " + bytes(range(256)),
    "table.json": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),  # whatever it is called
}
OTHERS = {
    "map.gif": b"GIF89a\x01\x00\x01\x00" + bytes(range(256)),
    "map.bmp": b"BM\x00\x01\x00\x00" + bytes(range(256)),
    "scan.tif": b"II*\x00\x08\x00\x00\x00" + bytes(range(256)),
    "photo.heic": b"\x00\x00\x00\x18ftypheic" + bytes(range(256)),
}
LAID = "open or make a table, then lay the picture under it with Design → Background picture…"
ORDERS = {
    "ask": ("ask", "{}"),
    "bench": ("bench", "{}", "--effect", "Knockback I"),
    "convert": ("convert", "{}", "{}-out.json"),
    "export": ("convert", "{}", "{}-out.svg"),
    "play": ("play", "{}"),
    "print": ("print", "{}", "{}-out.pdf"),
    "render": ("render", "{}", "{}-out.png"),
    "replay": ("replay", "{}"),
    "report": ("report", "{}", "{}-out.pdf"),
}


def sentence(path):
    first = "" if path.name in HEADS else "save it as PNG or JPEG, "
    return f"{path} is a picture and no table; {first}{LAID}"


@pytest.fixture(params=[*HEADS, *OTHERS])
def picture(request, tmp_path):
    path = tmp_path / request.param
    path.write_bytes((HEADS | OTHERS)[request.param])
    return path


@pytest.mark.first(26)
@pytest.mark.parametrize("command", ORDERS)
def test_every_command_says_what_a_picture_is_good_for(command, picture, capsys):
    assert main([word.format(picture) for word in ORDERS[command]]) == 2
    said = capsys.readouterr()
    assert (said.err, said.out) == (f"battlefield: {sentence(picture)}\n", "")
    assert [path.name for path in picture.parent.iterdir()] == [picture.name]


def test_a_check_says_it_where_it_tells_what_it_found(picture, capsys):
    assert main(["check", str(picture)]) == 2
    assert capsys.readouterr().out == f"{sentence(picture)}\n"
    assert main(["check", "--json", str(picture)]) == 2
    assert json.loads(capsys.readouterr().out)["error"] == sentence(picture)


@pytest.mark.parametrize(
    "open_it",
    [
        lambda path: opened(path, path.parent / "journals"),
        read_table,
        lambda path: questions(read_source(path)),
    ],
    ids=["the window", "New battle", "Import"],
)
def test_the_window_says_the_same(open_it, picture):
    with pytest.raises(SceneError) as caught:
        open_it(picture)
    assert str(caught.value) == sentence(picture)


def test_the_table_of_a_script_and_a_roster_are_told_so_too(folder, capsys):
    battle = json.loads((folder / "first_battle.json").read_text(encoding="utf-8"))
    (folder / "map.png").write_bytes(HEADS["map.png"])
    for change in ({"scene": "map.png"}, {"sides": {"a": "map.png", "b": "hill_wardens.json"}}):
        (folder / "mine.json").write_text(json.dumps(battle | change), encoding="utf-8")
        assert main(["play", str(folder / "mine.json")]) == 2
        assert capsys.readouterr().err == f"battlefield: {sentence(folder / 'map.png')}\n"


def test_the_command_it_names_is_in_the_menu_that_it_names():
    command = next(each for each in COMMANDS if each.id == "backdrop")
    assert LAID.endswith(f"{command.menu} → {command.text.replace('&', '')}")


@pytest.mark.parametrize(
    "data", [b"BM and MM are the mill's marks", b"GIF89a", b"<svg xmlns='x'/>", b"{}", b""]
)
def test_texts_and_drawings_are_no_such_pictures(data):
    assert given_picture(data, "file") is None

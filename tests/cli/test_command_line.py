"""The `battlefield` command: what opens the window, what needs none, and how it says no."""

import json
import os
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

import battlefield
from battlefield import resources
from battlefield.__main__ import INTERRUPTED, READER_GONE, main
from battlefield.app.printing.wish import Shown
from battlefield.cli.arguments import parser
from battlefield.cli.commands import COMMANDS
from battlefield.cli.left_out import LEFT_OUT
from battlefield.files import SceneError

SCENE = {
    "format": "battlefield-scene",
    "version": 1,
    "board": {"width": 48, "height": 36},
    "terrain": [{"id": "wood", "shape": {"circle": [9, 9], "radius": 3}, "botom": 1}],
    "models": [{"id": id_, "base": {"round": 32}, "at": [x, 1]} for x, id_ in ((1, "a"), (3, "b"))],
}


@pytest.fixture
def scene(tmp_path):
    path = tmp_path / "scene.json"
    path.write_text(json.dumps(SCENE))
    return path


class PictureError(ValueError):
    """The window's complaint about a picture that cannot be made."""


@pytest.fixture
def window(monkeypatch):
    """Stand in for the window: remember what it was asked to show or draw."""
    asked = []
    start = ModuleType("battlefield.ui.shell.start")
    start.main = lambda path: asked.append(path) or 5
    start.render = lambda *arguments: asked.append(arguments) or ""
    monkeypatch.setitem(sys.modules, "battlefield.ui.shell.start", start)
    drawing = ModuleType("battlefield.ui.printing.picture")
    drawing.PictureError = PictureError
    start.PictureError = drawing.PictureError
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return asked


@pytest.fixture
def no_screen(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")


def raising(error):
    def fail(*_arguments):
        raise error

    return fail


def test_a_fine_scene_is_counted_and_slips_are_warned_of(scene, capsys):
    assert main(["check", str(scene)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{scene}: fine, 1 piece of terrain, 2 models, 0 templates",
        f"{scene}: warning: terrain[0]: 'botom' is not a key this program knows; did you mean 'bottom'?",
    ]


def test_one_bad_scene_among_several_is_named_and_fails_the_check(scene, tmp_path, capsys):
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(SCENE | {"board": {"width": 48}}))
    assert main(["check", str(bad), str(scene)]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{bad}: board.height is missing; it must be a number from 1 to 500"
    assert lines[1].startswith(f"{scene}: fine")


def test_the_window_opens_alone_or_with_a_scene(scene, tmp_path, window):
    plain = tmp_path / "table"
    plain.write_text("")
    for arguments in ([], [str(scene)], ["not-there.json"], [str(plain)]):
        assert main(arguments) == 5
    assert window == [None, str(scene), "not-there.json", str(plain)]


def test_a_command_is_a_command_even_beside_a_file_of_its_name(tmp_path, monkeypatch, window, capsys):
    (tmp_path / "check").write_text("")
    monkeypatch.chdir(tmp_path)
    assert main(["check", "check"]) == 2
    assert capsys.readouterr().out.startswith("check: the text is empty") and window == []


def test_a_second_scene_for_the_window_is_refused(scene, window, capsys):
    assert main([str(scene), str(scene)]) == 2
    assert "one scene" in capsys.readouterr().err and window == []


def test_a_word_that_is_neither_scene_nor_command_is_refused_with_a_guess(capsys):
    assert main(["chekc"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(
        "battlefield: 'chekc' is neither a scene file nor a command (arena, ask, bench, campaign, "
    )
    assert said.endswith(", did you mean 'check'?\n")


@pytest.mark.usefixtures("no_screen")
def test_without_a_screen_the_window_says_what_needs_none(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "battlefield.ui.shell.start", None)  # importing it would fail
    assert main([]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "There is no screen here" in said
    assert all(f"`battlefield {word}`" in said for word in ("ask", "check", "render"))


@pytest.mark.usefixtures("window")
def test_missing_system_libraries_are_named_with_the_line_that_installs_them(monkeypatch, capsys):
    missing = ImportError("libEGL.so.1: cannot open shared object file", name="PySide6.QtGui")
    monkeypatch.setattr(sys.modules["battlefield.ui.shell.start"], "main", raising(missing))
    assert main([]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "libEGL.so.1" in said
    assert "apt-get install -y --no-install-recommends libegl1 libgl1" in said
    assert "libxkbcommon-x11-0`" in said


@pytest.mark.usefixtures("window")
def test_a_mistake_of_ours_is_not_passed_off_as_a_missing_library(monkeypatch):
    ours = ImportError("cannot import name 'x'")
    monkeypatch.setattr(sys.modules["battlefield.ui.shell.start"], "main", raising(ours))
    with pytest.raises(ImportError):
        main([])


def test_a_picture_is_drawn_with_the_given_colours_and_scale(scene, window):
    assert main(["render", str(scene), "out.svg"]) == 0
    assert main(["render", str(scene), "out.pdf"]) == 0
    assert main(["render", str(scene), "out.png"]) == 0
    assert main(["render", str(scene), "OUT.PNG", "--dark", "--pixels-per-inch", "100"]) == 0
    assert [asked[1:4] for asked in window] == [
        ("out.svg", False, 96),
        ("out.pdf", False, 96),
        ("out.png", False, 40),
        ("OUT.PNG", True, 100),
    ]


def test_a_picture_is_bare_unless_a_margin_is_asked_for_and_leaves_out_what_is_named(scene, window, capsys):
    left_out = [f"--no-{name}" for name in LEFT_OUT]
    assert main(["render", str(scene), "out.png"]) == 0
    assert main(["render", str(scene), "out.svg", "--margin", "25.4 mm", *left_out]) == 0
    (bare, whole), (margin, shown) = [(asked[5], asked[4]) for asked in window]
    assert (bare, whole) == (0.0, Shown())
    assert (margin, shown) == (1.0, Shown(**dict.fromkeys(LEFT_OUT, False)))
    assert main(["render", str(scene), "out.pdf", "--margin", "1"]) == 2
    with pytest.raises(SystemExit):
        main(["render", str(scene), "out.png", "--margin", "wide"])
    said = capsys.readouterr().err
    assert "leave --margin out" in said and '"wide" is no length' in said


@pytest.mark.usefixtures("no_screen")
def test_a_picture_needs_no_screen(scene, window, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "")
    assert main(["render", str(scene), "out.png"]) == 0
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen" and len(window) == 1


@pytest.mark.usefixtures("window")
def test_a_picture_that_cannot_be_drawn_says_why(scene, monkeypatch, capsys):
    assert main(["render", str(scene), "out.jpg"]) == 2
    start = sys.modules["battlefield.ui.shell.start"]
    missing = SceneError("", "does not exist", "check the path", "no.json")
    monkeypatch.setattr(start, "render", raising(missing))
    assert main(["render", "no.json", "out.png"]) == 2
    monkeypatch.setattr(start, "render", raising(PermissionError(13, "Permission denied", "out.png")))
    assert main(["render", str(scene), "out.png"]) == 1
    monkeypatch.setattr(start, "render", raising(PictureError("A picture of 9 × 0 pixels cannot be drawn")))
    assert main(["render", str(scene), "out.png"]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert lines == [
        "battlefield: out.jpg must end in .png, .svg or .pdf",
        "battlefield: no.json does not exist; check the path",
        "battlefield: out.png: Permission denied",
        "battlefield: A picture of 9 × 0 pixels cannot be drawn",
    ]


@pytest.mark.parametrize("scale", ["0", "-3", "1e3", "601", "١٢٣٤"])
def test_a_scale_that_makes_no_picture_is_refused(scene, scale, capsys):
    with pytest.raises(SystemExit) as caught:
        main(["render", str(scene), "out.png", f"--pixels-per-inch={scale}"])
    assert caught.value.code == 2 and "a whole number from 1 to 600" in capsys.readouterr().err


NO_LENGTH = "is no length; write it like 3.25, 1 1/4 or 75 mm"
GIVEN, TAKES = "--help` lists what can be given", "--help` lists what it takes"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("render s.json o.png --margin abc", f'--margin: "abc" {NO_LENGTH}'),
        ("render s.json o.png --margin 13", "--margin: '13' must be from 0 to 12 inches"),
        ("render s.json o.png --margin", f"--margin: expected one argument; `battlefield render {GIVEN}"),
        ("render a b --pixels-per-inch 9.5", "--pixels-per-inch: '9.5' must be a whole number from 1 to 600"),
        ("check s.json --climb high", f'--climb: "high" {NO_LENGTH}'),
        ("bench s.json --seed x", "--seed: 'x' must be a whole number"),
        ("print a", f"the following arguments are required: OUT; `battlefield print {GIVEN}"),
        ("print a b --odd 4", f"battlefield print does not take '--odd'; `battlefield print {TAKES}"),
        ("convert a b c", f"battlefield convert does not take 'c'; `battlefield convert {TAKES}"),
        ("--odd", f"the following arguments are required: command; `battlefield {GIVEN}"),
    ],
)
def test_whatever_cannot_be_used_is_told_in_one_sentence(arguments, said, capsys):
    try:
        status = main(arguments.split())
    except SystemExit as ended:
        status = ended.code
    assert (status, capsys.readouterr()) == (2, ("", f"battlefield: {said}\n"))


def test_the_version_is_told(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"battlefield {battlefield.__version__}\n"


@pytest.mark.usefixtures("window")
def test_an_interrupt_ends_quietly(monkeypatch, capsys):
    monkeypatch.setattr(sys.modules["battlefield.ui.shell.start"], "main", raising(KeyboardInterrupt()))
    assert main([]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.fixture(params=["source", "installed"])
def package(request, tmp_path, monkeypatch):
    """Lay out a program with its files beside it, as in its source tree, or within it, as installed."""
    package = tmp_path / "battlefield"
    base = tmp_path if request.param == "source" else package / "_data"
    for name in ("maps/b.json", "maps/a.json", "maps/notes.txt", "assets/fonts/plain.ttf"):
        (base / name).parent.mkdir(parents=True, exist_ok=True)
        (base / name).write_text(name)
    package.mkdir(exist_ok=True)
    monkeypatch.setattr(resources, "files", lambda _name: package)


@pytest.mark.usefixtures("package")
def test_assets_and_maps_are_found_installed_and_in_the_source_tree():
    assert [path.name for path in resources.sample_maps()] == ["a.json", "b.json"]
    assert resources.asset("fonts/plain.ttf").read_text() == "assets/fonts/plain.ttf"
    with pytest.raises(FileNotFoundError, match="install it again"):
        resources.asset("fonts/none.ttf")


# the table of exit statuses in docs/questions.md, row by row

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


def help_of(reader, command, capsys):
    with pytest.raises(SystemExit) as ended:
        reader.parse_args([command, "--help"])
    assert ended.value.code == 0
    return capsys.readouterr().out


def test_each_command_is_known_when_it_alone_is_asked_for(capsys):
    every = parser()
    for command in COMMANDS:
        assert help_of(parser(command), command, capsys) == help_of(every, command, capsys), command


def test_help_lists_every_command(capsys):
    with pytest.raises(SystemExit):
        parser().parse_args(["--help"])
    listed = {line.split()[0] for line in capsys.readouterr().out.splitlines() if line.startswith("    ")}
    assert set(COMMANDS) <= listed


@pytest.mark.parametrize(("columns", "fits"), [("60", 58), ("100", 98), ("none", 78), ("0", 78)])
def test_help_is_as_wide_as_is_wished_for_and_as_a_plain_page_where_there_is_no_terminal(
    columns, fits, capsys, monkeypatch
):
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setattr(os, "get_terminal_size", lambda *_: (_ for _ in ()).throw(OSError("no terminal")))
    widest = max(map(len, help_of(parser("print"), "print", capsys).splitlines()))
    assert fits - 12 < widest <= fits

"""`battlefield convert`, `render` and `print`: files written, what is said, and how wrong use is refused."""

import json
import sys
from base64 import b64decode
from contextlib import closing
from dataclasses import replace

import pypdfium2
import pytest

from battlefield.__main__ import main
from battlefield.files import read_scene, write_scene
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Note, Zone

SQUARE = Polygon(((10.0, 10.0), (16.0, 10.0), (16.0, 14.0), (10.0, 14.0)))
SCENE = Scene(
    Board(44, 30),
    "Mill",
    terrain=(
        Terrain("ruin", SQUARE, 0.0, 5.0, ("impassable",), "blocks", kind="ruin"),
        Terrain("wood", Circle((30.0, 20.0), 4.0), kind="wood", ground=("difficult",)),
    ),
    models=(Model("a1", BaseSize.round(32), (5.0, 12.0), "Spears", "red"),),
)


@pytest.fixture
def scene(tmp_path):
    path = tmp_path / "mill.json"
    write_scene(path, SCENE)
    return path


def sheets(path):
    """The pages of a PDF, width and height in points."""
    with closing(pypdfium2.PdfDocument(path)) as document:
        return [document.get_page_size(number) for number in range(len(document))]


@pytest.fixture
def beside(tmp_path, monkeypatch):
    """Stand in the folder of the scene, so that plain names are files there."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("ending", [".geojson", ".tmj", ".svg"])
def test_a_scene_goes_out_and_comes_back(scene, tmp_path, ending, capsys):
    there, back = tmp_path / f"out{ending}", tmp_path / "back.json"
    assert main(["convert", str(scene), str(there)]) == 0
    assert main(["convert", str(there), str(back)]) == 0
    found = read_scene(back)
    assert (found.board, found.name) == (SCENE.board, "Mill")
    assert [piece.id for piece in found.terrain] == ["ruin", "wood"]
    assert found.terrain[1].outline == SCENE.terrain[1].outline
    said = capsys.readouterr().out.splitlines()
    assert f"{there}: written" in said and f"{back}: written" in said
    assert any(line.startswith("taken: ") for line in said)


def test_what_is_not_answered_takes_its_usual_value_and_that_is_said(scene, tmp_path, capsys):
    there = tmp_path / "out.tmj"
    assert main(["convert", str(scene), str(there)]) == 0
    capsys.readouterr()
    assert main(["convert", str(there), str(tmp_path / "back.json")]) == 0
    said = capsys.readouterr().out
    assert "asked: How many pixels are an inch? 32, the usual answer (pixels)" in said
    assert main(["convert", str(there), str(tmp_path / "twice.json"), "--answer", "pixels=64"]) == 0
    assert "asked: How many pixels are an inch? 64 (pixels)" in capsys.readouterr().out
    assert read_scene(tmp_path / "twice.json").models[0].at == (2.5, 6.0)


@pytest.mark.campaign
def test_a_virtual_table_gets_its_picture_and_says_what_is_lost(scene, tmp_path, capsys):
    out = tmp_path / "out.dd2vtt"
    assert main(["convert", str(scene), str(out)]) == 0
    assert len(json.loads(out.read_bytes())["image"]) > 1000
    said = capsys.readouterr().out
    assert "not kept: kinds, names, heights, roofs, storeys, cover and uncertainty of walls" in said


def map_of(scene, tmp_path, *options):
    out = tmp_path / "out.dd2vtt"
    assert main(["convert", str(scene), str(out), *options]) == 0
    return json.loads(out.read_bytes())


def size_of(png):
    data = b64decode(png)
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def test_the_picture_for_a_virtual_table_is_that_of_the_bare_table(scene, tmp_path):
    bare = replace(SCENE, models=())
    marks = replace(
        SCENE,
        zones=(Zone("z", Polygon(((0, 0), (44, 0), (44, 6), (0, 6))), "deployment", "red"),),
        objectives=(Objective("o", "marker", (22, 15)),),
        notes=(Note("n", (20, 5), "Here"),),
    )
    pictures = []
    for each in (bare, marks):
        write_scene(scene, each)
        pictures.append(map_of(scene, tmp_path, "--pixels-per-inch", "10")["image"])
    assert pictures[0] == pictures[1]
    assert map_of(scene, tmp_path, "--pixels-per-inch", "10", "--everything")["image"] != pictures[0]


def test_the_pixels_of_that_picture_can_be_chosen(scene, tmp_path):
    found = map_of(scene, tmp_path, "--pixels-per-inch", "25")
    assert found["resolution"]["pixels_per_grid"] == 25
    assert size_of(found["image"]) == (44 * 25, 30 * 25)


def test_a_map_without_qt_is_written_without_its_picture(scene, tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "battlefield.ui.shell.start", None)
    monkeypatch.setattr("battlefield.cli.window._comes_from_qt", lambda _error: True)
    assert main(["convert", str(scene), str(tmp_path / "out.uvtt")]) == 0
    assert json.loads((tmp_path / "out.uvtt").read_bytes())["image"] == ""
    assert "no picture came along" in capsys.readouterr().out


def test_the_picture_of_a_map_is_laid_beside_the_scene(scene, tmp_path, capsys):
    there, back = tmp_path / "out.dd2vtt", tmp_path / "back.json"
    assert main(["convert", str(scene), str(there)]) == 0
    assert main(["convert", str(there), str(back)]) == 0
    found = read_scene(back)
    assert found.backdrop is not None
    picture = tmp_path / found.backdrop.picture
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert f"{picture}: the picture under the table" in capsys.readouterr().out


@pytest.mark.campaign
def test_the_picture_of_a_map_takes_the_place_of_no_other_file(scene, tmp_path):
    there, back = tmp_path / "out.dd2vtt", tmp_path / "back.json"
    assert main(["convert", str(scene), str(there)]) == 0
    assert main(["convert", str(there), str(back)]) == 0
    first = tmp_path / read_scene(back).backdrop.picture
    first.write_bytes(b"mine")
    assert main(["convert", str(there), str(back)]) == 0
    second = tmp_path / read_scene(back).backdrop.picture
    assert first.read_bytes() == b"mine" and second.read_bytes().startswith(b"\x89PNG")


def test_a_file_is_not_converted_over_itself(scene, capsys):
    before = scene.read_bytes()
    assert main(["convert", str(scene), str(scene), "--format", "geojson"]) == 2
    assert "itself, which would be lost; name another file" in capsys.readouterr().err
    assert scene.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["IN", "out.doc"], "no ending that is known"),
        (["IN", "out.json", "--format", "tield"], "did you mean 'tiled'?"),
        (["IN", "out.svg", "--answer", "pixels=3"], "asks nothing"),
        (["IN", "out.svg", "--pixels-per-inch", "40"], "is for the picture of a Universal VTT map"),
        (["TMJ", "out.json", "--answer", "pixels"], "write it like KEY=VALUE"),
        (["TMJ", "out.json", "--answer", "pixel=3"], "did you mean 'pixels'?"),
        (["TMJ", "out.json", "--answer", "pixels=three"], "it must be a number"),
        (["nowhere.tmj", "out.json"], "nowhere.tmj does not exist"),
    ],
)
@pytest.mark.usefixtures("beside")
def test_wrong_use_of_convert_is_told_in_one_sentence(scene, tmp_path, arguments, sentence, capsys):
    assert main(["convert", str(scene), "map.tmj"]) == 0
    capsys.readouterr()
    names = {"IN": str(scene), "TMJ": "map.tmj"}
    assert main(["convert", *(names.get(each, each) for each in arguments)]) == 2
    said = capsys.readouterr().err
    assert sentence in said and said.count("\n") == 1 and said.startswith("battlefield: ")
    assert not (tmp_path / "out.json").exists()


@pytest.mark.parametrize("ending", [".png", ".svg", ".pdf"])
def test_a_scene_is_rendered_in_each_form(scene, tmp_path, ending):
    out = tmp_path / f"mill{ending}"
    assert main(["render", str(scene), str(out)]) == 0
    assert out.stat().st_size > 1000
    if ending == ".pdf":
        assert sheets(out) == [pytest.approx((44 * 72, 30 * 72), abs=0.01)]


def test_a_pdf_has_no_dark_colours(scene, tmp_path, capsys):
    assert main(["render", str(scene), str(tmp_path / "mill.pdf"), "--dark"]) == 2
    assert "leave --dark out" in capsys.readouterr().err


def test_pages_are_printed_and_counted(scene, tmp_path, capsys):
    out = tmp_path / "mill.pdf"
    assert main(["print", str(scene), str(out), "--paper", "a3", "--landscape", "--overlap", "12 mm"]) == 0
    count = len(sheets(out))
    assert f"{out}: {count} pages of A3, landscape, true size" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "count"),
    [(["--scale", "page"], 1), (["--paper", "mat"], 1), (["--what", "bases"], 1), (["--pages", "A1, b2"], 2),
     (["--what", "markers", "--effects", "Hidden,Lost", "--copies", "3"], 1)],
)  # fmt: skip
def test_each_kind_of_print_is_written(scene, tmp_path, options, count):
    out = tmp_path / "mill.pdf"
    assert main(["print", str(scene), str(out), *options]) == 0
    assert len(sheets(out)) == count


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--paper", "a5"], "--paper is 'a5'; it must be 'a4', 'letter', 'a3' or 'mat'"),
        (["--what", "base"], "did you mean 'bases'?"),
        (["--overlap", "wide"], '--overlap: "wide" is no length'),
        (["--overlap", "5"], "choose from 0 to 2 in"),
        (["--scale", "1:0"], "write it like 1:4"),
        (["--copies", "0"], "a whole number from 1 to 50"),
        (["--pages", "Z9"], 'There is no page "Z9"'),
        (["--portrait", "--landscape"], "exclude each other"),
        (["--what", "bases", "--paper", "mat"], "choose A4, Letter or A3"),
    ],
)
def test_wrong_use_of_print_is_told_in_one_sentence(scene, tmp_path, options, sentence, capsys):
    out = tmp_path / "mill.pdf"
    assert main(["print", str(scene), str(out), *options]) == 2
    said = capsys.readouterr().err
    assert sentence in said and said.count("\n") == 1
    assert not out.exists()


def test_a_print_must_become_a_pdf(scene, capsys):
    assert main(["print", str(scene), "mill.png"]) == 2
    assert "mill.png must end in .pdf" in capsys.readouterr().err

"""`battlefield check`: findings, figures of fairness, reports, exit status."""

import json

import pytest

from battlefield.__main__ import main

MODEL = {"base": {"round": 25.4}, "side": "red"}
ZONES = [
    {"id": "n", "kind": "deployment", "side": "red",
     "shape": {"polygon": [[0, 0], [24, 0], [24, 5], [0, 5]]}},
    {"id": "s", "kind": "deployment", "side": "blue",
     "shape": {"polygon": [[0, 19], [24, 19], [24, 24], [0, 24]]}},
]  # fmt: skip
SCENE = {"format": "battlefield-scene", "version": 1, "board": {"width": 24, "height": 24}}


@pytest.fixture
def file(tmp_path):
    def written(name="table.json", **parts):
        path = tmp_path / name
        path.write_text(json.dumps(SCENE | parts))
        return path

    return written


@pytest.fixture
def crowded(file):
    models = [{"id": f"m{n}", "at": [9 + n / 2, 9], **MODEL} for n in (0, 1)]
    return file("crowded.json", models=models)


def test_a_fault_is_told_with_its_parts_and_place_and_fails_the_check(crowded, capsys):
    assert main(["check", str(crowded)]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first == f"{crowded}: fine, 0 pieces of terrain, 2 models, 0 templates"
    assert second == (
        f"{crowded}: fault: m0 and m1 overlap by 0.50 in [model m0, model m1; at 9.00 in, 9.00 in]"
    )


def test_hints_do_not_fail_the_check(file, capsys):
    scene = file(models=[{"id": "m", "at": [60, 9], **MODEL}])
    assert main(["check", str(scene)]) == 0
    assert "hint: 1 model not wholly on the table" in capsys.readouterr().out


def test_findings_come_as_one_object_a_file(crowded, file, capsys):
    bad = file("bad.json", board={"width": 48})
    assert main(["check", "--json", str(crowded), str(bad)]) == 2
    fine, broken = map(json.loads, capsys.readouterr().out.splitlines())
    assert fine["usable"] and [each["check"] for each in fine["findings"]] == ["standing"]
    assert "fairness" not in fine
    assert not broken["usable"] and "board.height is missing" in broken["error"]


def test_figures_of_fairness_follow_where_they_are_asked_for(file, capsys):
    scene = file(zones=ZONES)
    assert main(["check", "--fair", str(scene)]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if ": fairness: " in line]
    assert lines[0].endswith(
        "No figure differs between red and blue: the table is its own image under a half turn"
    )
    assert any("Room to deploy" in line and line.endswith("difference none") for line in lines)


@pytest.mark.first(1)
@pytest.mark.parametrize(("ending", "begins"), [(".html", b"<!DOCTYPE html>"), (".pdf", b"%PDF")])
def test_a_report_is_written_as_its_ending_says(file, tmp_path, ending, begins, qapp):
    assert qapp is not None
    out = tmp_path / f"report{ending}"
    assert main(["check", str(file(zones=ZONES)), "--report", str(out)]) == 0
    data = out.read_bytes()
    assert data.startswith(begins) and len(data) > 10_000


def test_a_report_needs_a_known_ending_one_scene_and_two_sides(file, tmp_path, capsys):
    scene = str(file())
    assert main(["check", scene, "--report", "out.doc"]) == 2
    assert "must end in .pdf or .html" in capsys.readouterr().err
    assert main(["check", scene, scene, "--report", "out.pdf"]) == 2
    assert "name only one" in capsys.readouterr().err
    out = tmp_path / "none.pdf"
    assert main(["check", scene, "--report", str(out)]) == 1
    assert "no report is written: no side has a deployment zone" in capsys.readouterr().err
    assert not out.exists()


def uvtt(*lines):
    """A map of an inch to the square, with walls of two points each."""
    walls = [[{"x": x, "y": y} for x, y in line] for line in lines]
    size = {"map_size": {"x": 24, "y": 18}, "map_origin": {"x": 0, "y": 0}, "pixels_per_grid": 50}
    return json.dumps({"format": 0.3, "resolution": size, "line_of_sight": walls})


def test_the_walls_of_an_imported_house_are_no_findings(tmp_path, capsys):
    rim = [((0, 0), (12, 0)), ((12, 0), (24, 0)), ((24, 0), (24, 18)), ((24, 18), (0, 18)), ((0, 18), (0, 0))]
    inner = [
        ((12, 0), (12, 7)),
        ((12, 11), (12, 18)),
        ((12, 5), (18, 5)),
        ((0, 9), (8, 9)),
        ((6, 9), (6, 14)),
    ]
    (tmp_path / "house.dd2vtt").write_text(uvtt(*rim, *inner), encoding="utf-8")
    scene = str(tmp_path / "house.json")
    assert main(["convert", str(tmp_path / "house.dd2vtt"), scene]) == 0
    capsys.readouterr()
    assert main(["check", scene]) == 0
    assert [
        line for line in capsys.readouterr().out.splitlines() if "overlap" in line or "beyond" in line
    ] == []

"""Little scenes whose proofs can be worked by hand, and are accepted by the script that checks them."""

import json
import subprocess
import sys
from itertools import product

import pytest
from campaigns import left_to_the_campaign
from proof_checking import SCRIPT, asked, block, scene_file, standing, verdict

from battlefield.app.measure.questions import QuestionError

LOOK = {"ask": "sight", "from": "a", "to": "b"}
FACING = (standing("a", 2, 10), standing("b", 20, 10))


def with_terrain(*terrain, models=FACING):
    return scene_file(*models, terrain=terrain)


def test_an_open_table_is_seen_across_by_a_line_with_an_inch_of_room():
    _, said = asked(with_terrain(), LOOK)
    assert said["clear"] and said["proof"]["room"] == 1.0
    assert verdict(with_terrain(), LOOK) == "proved"


def test_one_wall_before_both_shuts_all_lines_by_one_chord_and_no_division():
    file = with_terrain(block("wall", 10, 2, 11, 18))
    _, said = asked(file, LOOK)
    division = said["proof"]["division"]
    assert division["by"] == [[["terrain", "wall"]]] and len(division["path"]) == 2
    assert verdict(file, LOOK) == "proved"


def test_two_walls_that_overlap_as_seen_shut_together_what_neither_shuts_alone():
    file = with_terrain(block("left", 8, 2, 9, 10.5), block("right", 12, 9.5, 13, 18))
    _, said = asked(file, LOOK)
    assert "split" in said["proof"]["division"] and verdict(file, LOOK) == "proved"


def test_walls_that_only_touch_leave_no_slit_between_them():
    file = with_terrain(block("left", 9, 2, 10, 10), block("right", 10, 10, 11, 18))
    assert verdict(file, LOOK) == "proved" and not asked(file, LOOK)[1]["clear"]


def test_storeys_upon_each_other_leave_no_slit_between_them():
    file = with_terrain(block("lower", 9, 2, 10, 18, (0, 2)), block("upper", 9, 2, 10, 18, (2, 6)))
    tall = scene_file(standing("a", 2, 10, 5), standing("b", 20, 10, 5), terrain=file["terrain"])
    _, said = asked(tall, LOOK)
    assert said["proof"]["division"]["by"] == [[["terrain", "lower"], ["terrain", "upper"]]]
    assert verdict(tall, LOOK) == "proved"


def test_models_shoulder_to_shoulder_shut_lines_between_them():
    crowd = [standing(f"m{k}", 11, 5.5 + k, 3) for k in range(10)]
    assert verdict(with_terrain(models=(*FACING, *crowd)), LOOK) == "proved"
    question = {**LOOK, "models_block": False}
    assert asked(with_terrain(models=(*FACING, *crowd)), question)[1]["clear"]
    assert verdict(with_terrain(models=(*FACING, *crowd)), question) == "proved"


def test_what_is_exactly_as_high_as_both_is_seen_over_and_a_hair_more_shuts():
    level, higher = (with_terrain(block("wall", 10, 2, 11, 18, (0, top))) for top in (1.0, 1.0 + 1e-6))
    assert asked(level, LOOK)[1]["clear"] and verdict(level, LOOK) == "proved"
    assert not asked(higher, LOOK)[1]["clear"] and verdict(higher, LOOK) == "proved"


def test_a_wall_on_the_table_shuts_lines_along_the_table():
    flat = (standing("a", 2, 10, 0), standing("b", 20, 10, 0))
    file = with_terrain(block("wall", 10, 2, 11, 18), models=flat)
    assert not asked(file, LOOK)[1]["clear"] and verdict(file, LOOK) == "proved"


def test_a_floor_shuts_what_is_above_it_from_what_is_below():
    pair = (standing("a", 10, 10, 1), standing("b", 10.3, 10.2, 1, 2.2))
    file = with_terrain(block("floor", 2, 2, 18, 18, (2, 2.2)), models=pair)
    assert asked(file, LOOK)[1]["proof"]["division"]["floor"] == [["terrain", "floor"]]
    assert verdict(file, LOOK) == "proved"


def test_what_stands_inside_a_solid_is_shut_in():
    file = with_terrain(block("rock", 15, 5, 23, 15))
    assert verdict(file, LOOK) == "proved"


def test_a_cloud_shuts_lines_across_it_and_none_that_begin_in_it():
    across = with_terrain(block("smoke", 9, 2, 12, 18, (0, 0), "cloud"))
    into = with_terrain(block("smoke", 19, 2, 23, 18, (0, 0), "cloud"))
    assert [asked(file, LOOK)[1]["clear"] for file in (across, into)] == [False, True]
    assert [verdict(file, LOOK) for file in (across, into)] == ["proved", "proved"]


@pytest.mark.parametrize(
    "shape",
    [
        {"polygon": [[8, 2], [12, 2], [12, 18], [8, 18], [9, 10]]},
        {"polygon": [[8, 2], [14, 2], [14, 18], [8, 18]], "holes": [[[10, 8], [12, 8], [12, 12], [10, 12]]]},
        {"circle": [11, 10], "radius": 4},
        {"line": [[9, 3], [11, 10], [8, 18]], "width": 0.2},
    ],
)
def test_terrain_of_every_shape_shuts(shape):
    piece = {"id": "it", "shape": shape, "top": 3, "sight": "blocks"}
    assert not asked(with_terrain(piece), LOOK)[1]["clear"] and verdict(with_terrain(piece), LOOK) == "proved"


@pytest.mark.parametrize("base", [{"oval": [60, 35]}, {"rect": [50, 25]}, {"hex": 40}])
def test_bases_of_every_shape_look_and_stand_in_the_way(base):
    pair = [standing("a", 2, 10, base=base), standing("b", 20, 10, base=base)]
    crowd = [standing(f"m{k}", 11, 6 + 0.9 * k, 3, base=base) for k in range(10)]
    assert verdict(scene_file(*pair), LOOK) == "proved"
    assert verdict(scene_file(*pair, *crowd), LOOK) == "proved"


def test_a_gap_is_proved_by_two_points_and_a_strip_as_wide():
    question = {"ask": "distance", "from": "a", "to": "b"}
    _, said = asked(with_terrain(), question)
    assert said["proof"]["points"] == [[2.5, 10.0], [19.5, 10.0]] and said["proof"]["direction"] == [1.0, 0.0]
    assert verdict(with_terrain(), question) == "proved"


@pytest.mark.first(2)
@pytest.mark.parametrize("x", [2.4, 2.9999995, 3.0, 4.0])
def test_who_is_within_and_who_is_not(x):
    pair = (standing("a", 2, 10, unit="us"), standing("c", 2, 20, unit="us"), standing("b", x + 1, 10))
    for question in ({"from": "a"}, {"unit": "us"}, {"from": [2, 10]}):
        for inches in (0, 0.5, 0.9, 1, 2):
            assert verdict(scene_file(*pair), {"ask": "range", "within": inches, **question}) == "proved"


def test_coverage_is_proved_by_a_point_in_both_and_by_where_the_base_reaches_out():
    models = [standing("in", 10, 10), standing("half", 11.4, 10), standing("touching", 12, 10)]
    question = {"ask": "coverage", "template": {"round": 3, "at": [10, 10]}}
    _, said = asked(scene_file(*models), question)
    graded = {name: found["covered"] for name, found in said["models"].items()}
    assert graded == {"in": "wholly", "half": "partly", "touching": "none"}
    assert verdict(scene_file(*models), question) == "proved"


KINDS = ("cone", "wall", "beam", "diffuse")
BASES = ({"round": 32}, {"oval": [60, 35]}, {"rect": [50, 25]}, {"hex": 40})
EACH_ONCE = list(zip(KINDS, BASES, strict=True))
OTHERS = [pair for pair in product(KINDS, BASES) if pair not in EACH_ONCE]


@pytest.mark.first(1)
@pytest.mark.parametrize(("kind", "base"), [*EACH_ONCE, *left_to_the_campaign(OTHERS)])
def test_coverage_by_every_template_is_proved(kind, base):
    models = [standing(f"m{k}", 4 + k % 5 * 2.3, 6 + k // 5 * 2.1, base=base) for k in range(15)]
    template = {kind: 12, "at": [5, 7], "bearing": 100}
    assert verdict(scene_file(*models), {"ask": "coverage", "template": template}) == "proved"


def test_a_coherent_unit_is_proved_by_a_tree_and_a_broken_one_by_strips():
    whole = [standing(f"m{k}", 2 + 2.5 * k, 10) for k in range(5)]
    broken = [*whole, standing("far", 20, 10), standing("high", 2, 12, bottom=8)]
    for models, links, apart in ((whole, 4, 0), (broken, 4, 11)):
        file, question = scene_file(*models), {"ask": "coherency", "models": [each["id"] for each in models]}
        _, said = asked(file, question)
        assert (len(said["proof"]["links"]), len(said["proof"]["apart"])) == (links, apart)
        assert verdict(file, question) == "proved"


def test_a_proof_is_of_plain_geometry_alone():
    with pytest.raises(QuestionError, match=r"proof cannot be given; .*leave 'by' out"):
        asked(with_terrain(), {**LOOK, "by": "warsurge"})


def test_without_being_asked_for_there_is_none():
    with pytest.raises(QuestionError, match="proof"):
        asked(with_terrain(), {"ask": "visible", "from": "a"})


def test_the_script_runs_alone_on_what_the_command_reads_and_writes(tmp_path):
    file = with_terrain(block("wall", 10, 2, 11, 18))
    pairs = [asked(file, question) for question in (LOOK, {"ask": "distance", "from": "a", "to": "b"})]
    pairs[1][1]["gap"] -= 0.1
    for name, lines in (("scene", [file]), ("asked", [q for q, _ in pairs]), ("said", [a for _, a in pairs])):
        (tmp_path / name).write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    command = [
        sys.executable,
        "-I",
        str(SCRIPT),
        *(str(tmp_path / name) for name in ("scene", "asked", "said")),
    ]
    found = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert found.returncode == 1
    assert found.stdout.splitlines() == ["proved", "refused: the points are farther apart"]


def test_the_script_takes_nothing_of_the_program():
    text = SCRIPT.read_text(encoding="utf-8")
    taken = {
        line.split()[1].split(".")[0] for line in text.splitlines() if line.startswith(("import ", "from "))
    }
    assert taken <= set(sys.stdlib_module_names) and "battlefield" not in taken

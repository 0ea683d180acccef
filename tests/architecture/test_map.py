"""Every module of the program has tests that are found by their folder, or by `tests/where.py`."""

import re
from pathlib import Path

import pytest
from source_tree import PACKAGE, ROOT, module_names
from where import importers, named, nearest, reached

ELSEWHERE = {"architecture", "benchmarks", "maps"}  # folders of tests that mirror no part of the program
TAKEN = re.compile(r"^from (test_\w+) import", re.MULTILINE)


def test_folders_of_tests_are_named_as_what_they_test():
    folders = {path.parent.relative_to(ROOT / "tests") for path in (ROOT / "tests").rglob("test_*.py")}
    strange = [str(each) for each in folders if not (ROOT / PACKAGE / each).is_dir()]
    assert set(strange) <= ELSEWHERE


def test_no_two_modules_of_tests_share_a_name():
    names = [path.stem for path in (ROOT / "tests").rglob("*.py") if path.stem != "conftest"]
    assert sorted(names) == sorted(set(names))


def test_a_module_of_tests_takes_nothing_from_tests_of_another_folder():
    files = {path.stem: path for path in (ROOT / "tests").rglob("test_*.py")}
    taken = [(path, name) for path in files.values() for name in TAKEN.findall(path.read_text("utf-8"))]
    assert [str(path) for path, name in taken if files[name].parent != path.parent] == []


def test_every_module_is_reached_by_some_test():
    assert sorted(module_names() - reached()) == []


def test_the_reaching_a_module_come_nearest_first():
    users = {"c": {"b", "tests.far.test_c"}, "b": {"tests.test_b", "c"}, "tests.test_b": {"tests.test_a"}}
    assert nearest("c", users) == {"tests.far.test_c": 1, "tests.test_b": 2, "tests.test_a": 3}
    assert nearest("a", users) == {}


def test_what_a_door_hands_out_leads_to_its_module():
    assert "tests.geometry.pieces.test_footprint" in importers()["battlefield.geometry.distance.gaps"]


@pytest.mark.parametrize("said", ["battlefield.app.desk.desk", "battlefield/app/desk/desk.py"])
def test_a_module_is_asked_for_by_name_or_by_path(said):
    assert named(said) == "battlefield.app.desk.desk"
    assert named(str(Path(said))) in module_names()

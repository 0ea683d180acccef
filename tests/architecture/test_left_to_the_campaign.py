"""What the quick command leaves to the campaign is told in the README of the tests."""

import re

from source_tree import ROOT

TESTS = ROOT / "tests"
README = (TESTS / "README.md").read_text(encoding="utf-8")
LEAVES = re.compile(r"^from campaigns import|pytest\.mark\.(?:campaign|first)", re.MULTILINE)
TOLD = dict(re.findall(r"^- `(\S+)`\n((?:  - .+\n)+)", README, re.MULTILINE))


def test_each_file_that_leaves_tests_to_the_campaign_is_told_and_no_other():
    files = {path.relative_to(TESTS).as_posix(): path for path in TESTS.rglob("test_*.py")}
    here = {f"architecture/{name}.py" for name in (__name__, "test_first_cases")}  # they only speak of it
    leaving = {name for name, path in files.items() if LEAVES.search(path.read_text(encoding="utf-8"))}
    assert leaving - here == set(TOLD)


def test_each_test_that_is_told_is_there():
    for file, told in TOLD.items():
        text = (TESTS / file).read_text(encoding="utf-8")
        assert [name for name in re.findall(r"`(\w+)`", told) if f"def {name}(" not in text] == [], file

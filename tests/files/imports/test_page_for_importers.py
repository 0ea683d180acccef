"""The page for those who write importers: its example is one, and reads what the page shows."""

import json
import re
from pathlib import Path
from types import ModuleType

import pytest

from battlefield.files import SceneError, imports
from battlefield.files.imports import FORMATS, Source, format_of, imported

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "importers.md").read_text("utf-8")
CODE = re.search(r"```python\n(.*?)```", PAGE, re.S)[1]
TABLE = re.search(r"```json\n(.*?)```", PAGE, re.S)[1]


@pytest.fixture(autouse=True)
def known(monkeypatch):
    """Make the example one of the formats, as the page says."""
    module = ModuleType("simple_tables")
    exec(compile(CODE, "docs/importers.md", "exec"), module.__dict__)
    row = imports.Importer("simple-table", "a table of boxes", (".json",), lambda: module)
    monkeypatch.setitem(FORMATS, "simple-table", row)


def of(text):
    return Source("table.json", text.encode())


def test_the_table_on_the_page_becomes_a_scene():
    assert format_of(of(TABLE)) == "simple-table"
    found = imported(of(TABLE), {})
    (box,) = found.scene.terrain
    assert (found.scene.board.width, found.scene.board.height, box.top) == (48, 36, 3)
    assert box.outline.points == ((10, 32), (16, 32), (16, 30), (10, 30))
    assert found.taken == ("1 boxes",) and not found.guessed


def test_a_height_that_is_guessed_is_told():
    text = json.dumps({**json.loads(TABLE), "boxes": [{"x": 0, "y": 0, "w": 1, "h": 1}]})
    found = imported(of(text), {})
    assert found.guessed == ("boxes[0] has no height; 2 in is taken",) and found.scene.terrain[0].top == 2


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"size": [48]}, "size"),
        ({"size": [48, "36"]}, "size"),
        ({"boxes": {}}, "boxes"),
        ({"boxes": [3]}, "boxes[0]"),
        ({"boxes": [{"x": 1, "y": 1, "w": 0, "h": 1}]}, "boxes[0].w"),
    ],
)
def test_a_damaged_table_gets_one_sentence_with_its_place(change, place):
    with pytest.raises(SceneError, match=re.escape(f"table.json: {place} ")):
        imported(of(json.dumps({**json.loads(TABLE), **change})), {})


def test_the_example_is_as_short_as_the_page_says():
    assert "thirty lines" in PAGE and len([line for line in CODE.splitlines() if line.strip()]) <= 36

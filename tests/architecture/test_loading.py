"""What loading a part of the program drags in, seen in a fresh interpreter."""

import subprocess
import sys

import pytest
from source_tree import ROOT

LOADED = "import sys; print(*sorted({name.split('.')[0] for name in sys.modules}))"
OF_BOOKS = (
    "import sys; print(*sorted(name for name in sys.modules if name.startswith('battlefield.rulebooks.')))"
)
WITHIN = "import sys; print(*sorted(sys.modules))"
RUN = "from battlefield.__main__ import main\ntry: main({arguments})\nexcept SystemExit: pass\n"


def loaded_by(code, said="", told=LOADED):
    """Run a piece of code in a fresh interpreter; give the top names of all modules it has loaded."""
    command = [sys.executable, "-c", f"{code}\n{told}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    *lines, names = done.stdout.splitlines()
    assert said in "\n".join(lines)
    return set(names.split())


def test_the_start_page_needs_no_arrays():
    names = loaded_by("import battlefield.ui.shell.window, battlefield.ui.shell.start")
    assert "PySide6" in names and not {"numpy", "shapely"} & names


LAYERS = ("geometry.distance", "rules.scene.contents", "play.history", "files", "app.desk.desk", "cli.ask")


@pytest.mark.parametrize("layer", LAYERS)
def test_no_layer_but_the_window_needs_qt(layer):
    names = loaded_by(f"import battlefield.{layer}")
    assert "battlefield" in names and "PySide6" not in names


BUILT = """
from battlefield.ui.shell.start import application
from battlefield.ui.widgets.settings import Settings
app = application()
from battlefield.ui.shell.window import MainWindow
window = MainWindow(Settings())
window.show()
app.processEvents()
"""
CLOSED = "\nwindow.close()"


def test_a_window_is_built_and_shown_without_any_book():
    names = loaded_by(BUILT, told=f"{WITHIN}{CLOSED}")
    assert "battlefield.ui.shell.home" in names
    assert not {name for name in names if name.startswith("battlefield.rulebooks.")}


BOOKS = {"agemonia", "iron_kingdoms", "pulp_city", "warsurge"}
REGISTRY = "from battlefield.rulebooks.registry import BOOKS"


def test_no_book_is_loaded_by_being_named():
    names = loaded_by(REGISTRY, told=OF_BOOKS)
    assert {name.removeprefix("battlefield.rulebooks.") for name in names} == {*BOOKS, "registry"}


def test_a_book_is_loaded_without_the_others():
    names = loaded_by(f"{REGISTRY}\nBOOKS['pulp-city']()", told=OF_BOOKS)
    inside = {name.split(".")[2] for name in names if name.count(".") > 2}
    assert inside == {"pulp_city"}


def test_the_version_is_told_without_qt_and_arrays():
    names = loaded_by(RUN.format(arguments=["--version"]), said="battlefield ")
    assert not {"PySide6", "numpy", "shapely", "argparse", "dataclasses"} & names


def test_files_are_checked_without_qt():
    names = loaded_by(RUN.format(arguments=["check", "maps/skirmish.json"]), said="fine")
    assert "PySide6" not in names


HEAVY = ("movement", "displacement", "coherency", "visibility", "templates", "sight")
"""Rooms of the geometry that take long to load."""


@pytest.mark.parametrize(
    ("question", "needs"),
    [
        ('{"ask": "distance", "from": "sd1", "to": "sd2"}', set()),
        ('{"ask": "sight", "from": "sd1", "to": "sd2"}', {"sight"}),
        ('{"ask": "coverage", "template": {"round": 3, "at": [10, 10]}}', {"templates"}),
        ('{"ask": "reach", "model": "sd1", "move": 6}', {"movement"}),
    ],
)
def test_a_question_loads_the_geometry_that_it_needs_and_no_more(question, needs, tmp_path):
    (tmp_path / "asked.jsonl").write_text(question, encoding="utf-8")
    arguments = ["ask", "maps/street_fight.json", str(tmp_path / "asked.jsonl")]
    names = loaded_by(RUN.format(arguments=arguments), told=WITHIN)
    assert {room for room in HEAVY if f"battlefield.geometry.{room}" in names} == needs


SPARED = {
    "shapely",
    "shutil",
    "hashlib",
    "battlefield.geometry.outlines",
    "battlefield.geometry.distance.depth.rims",
}


def test_a_distance_is_answered_without_what_only_writers_designers_and_deep_overlaps_need(tmp_path):
    (tmp_path / "asked.jsonl").write_text('{"ask": "distance", "from": "sd1", "to": "sd2"}', encoding="utf-8")
    arguments = ["ask", "maps/street_fight.json", str(tmp_path / "asked.jsonl")]
    names = loaded_by(RUN.format(arguments=arguments), told=WITHIN)
    assert "numpy" in names and not names & SPARED

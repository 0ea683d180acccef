"""`battlefield doctor` says of each thing whether it is there, and what to do where it is not."""

import json
import subprocess
from importlib import metadata

import pytest

from battlefield.__main__ import main
from battlefield.cli.installed import doctor

QT = {"platform": "offscreen", "fonts": 3, "pdf": True}


@pytest.fixture
def qt(monkeypatch, tmp_path):
    """What Qt is said to have found, without a process for it."""
    found = {**QT, "kept in": str(tmp_path)}
    monkeypatch.setattr(doctor, "_qt", lambda: found)
    return found


def states(capsys):
    main(["doctor", "--json"])
    return {each["what"]: each for each in json.loads(capsys.readouterr().out)}


@pytest.mark.campaign
def test_an_installation_that_is_whole_misses_nothing(capsys):
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == "Nothing is missing."
    assert [line for line in said if line.startswith("missing")] == []
    assert any(line.startswith("ok      Drawing and printing: Qt draws (offscreen)") for line in said)


@pytest.mark.campaign
@pytest.mark.usefixtures("qt")
def test_a_library_that_cannot_be_loaded_is_named_with_the_command_that_gets_it(capsys, monkeypatch):
    monkeypatch.setitem(doctor.LIBRARIES, "shapely", "no_such_shapely")
    monkeypatch.setattr(metadata, "requires", lambda _: ["shapely>=2.1", 'pytest>=8; extra == "test"'])
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert (
        "missing shapely: cannot be loaded (ModuleNotFoundError: No module named 'no_such_shapely')" in said
    )
    assert "-m pip install 'shapely>=2.1'`" in said
    assert said.endswith("1 thing is missing; each says what to do.\n")


@pytest.mark.campaign
@pytest.mark.usefixtures("qt")
def test_a_library_of_a_version_that_is_not_allowed_is_missing(capsys, monkeypatch):
    monkeypatch.setattr(metadata, "requires", lambda _: ["PySide6-Essentials<6.12,>=6.8.3"])
    monkeypatch.setattr(metadata, "version", lambda _: "6.12.0")
    found = states(capsys)["PySide6-Essentials"]
    assert found["state"] == "missing"
    assert found["words"] == "is 6.12.0, but the program needs <6.12,>=6.8.3"


@pytest.mark.parametrize(
    ("version", "wanted", "fits"),
    [
        ("2.1", ">=2.1", True),
        ("2.1.0", ">=2.1", True),
        ("2.0.7", ">=2.1", False),
        ("6.12.0", ">=6.8.3,<6.12", False),
        ("6.11.3", ">=6.8.3,<6.12", True),
        ("6.8.2", ">=6.8.3,<6.12", False),
        ("6.10", ">=6.8.3,<6.12", True),
        ("3.0.0rc1", ">=2.1", True),
        ("1.0", "", True),
    ],
)
def test_versions_are_compared_by_their_numbers(version, wanted, fits):
    assert doctor.is_within(version, wanted) is fits


@pytest.mark.usefixtures("qt")
def test_files_of_the_program_that_are_gone_are_named(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(doctor, "rulings_file", lambda: tmp_path / "rulings.md")
    found = states(capsys)["The program's own files"]
    assert (found["state"], found["words"]) == ("missing", "missing: rulings.md")
    assert "pip install --force-reinstall battlefield" in found["remedy"]


def test_where_qt_ends_its_process_its_last_words_are_told(capsys, monkeypatch):
    died = subprocess.CompletedProcess([], -6, b"", b"one\nqt.qpa.plugin: Could not load the Qt platform\n")
    monkeypatch.setattr(doctor.subprocess, "run", lambda *_, **__: died)
    found = states(capsys)
    assert found["Drawing and printing"]["state"] == "missing"
    assert "(qt.qpa.plugin: Could not load the Qt platform)" in found["Drawing and printing"]["words"]
    assert found["Fonts"]["words"] == "not looked at: Qt does not start"


@pytest.mark.campaign
def test_no_font_at_all_is_missing(capsys, qt):
    qt["fonts"] = 0
    assert states(capsys)["Fonts"]["state"] == "missing"


@pytest.mark.campaign
def test_a_folder_that_cannot_be_written_to_is_missing_with_its_path(capsys, qt, tmp_path):
    qt["kept in"] = str(tmp_path / "gone")
    found = states(capsys)["Folder for unsaved work"]
    assert found["state"] == "missing"
    assert found["words"].startswith(f"{tmp_path / 'gone'} cannot be written to (No such file")


@pytest.mark.campaign
@pytest.mark.usefixtures("qt")
def test_no_screen_is_no_fault_since_all_but_the_window_works(capsys, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert states(capsys)["Screen"]["state"] == "note"

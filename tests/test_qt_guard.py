"""The binding to Qt that the program is pinned to, and the guards that each test runs under."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
CALLS, NOISE = 300, 50  # a leak moves the count once a call; the interpreter's own work by a handful


@pytest.fixture(scope="module")
def pin():
    """The binding that the project asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [Requirement(line) for line in project["dependencies"]]
    return next(each for each in asked if each.name == "PySide6-Essentials")


def test_the_pin_leaves_out_the_version_that_loses_references(pin):
    assert "6.12.0" not in pin.specifier
    assert {"6.8.3", "6.11.3"} <= set(pin.specifier.filter(["6.8.2", "6.8.3", "6.11.3", "6.13.0"]))


def test_the_installed_binding_is_within_the_pin(pin):
    from PySide6.QtCore import __version__ as bound

    assert version("PySide6-Essentials") in pin.specifier
    assert bound in pin.specifier


def test_a_call_that_returns_nothing_gives_its_reference_to_none_back(pin):
    from PySide6.QtCore import QObject

    if sys.version_info >= (3, 12):  # None lives for ever there; what is left to hold is the pin
        assert not {"6.12.0", "6.12.1"} & set(pin.specifier.filter(["6.12.0", "6.12.1"]))
        return
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < NOISE


MISTAKES = """
import sys
from PySide6.QtCore import QObject, QTimer, qWarning

def test_a_warning():
    qWarning("the sky is falling")

def test_a_slot_that_fails(qtbot):
    QTimer.singleShot(0, lambda: 1 / 0)
    qtbot.wait(20)

def test_a_wrong_call():
    QObject().startTimer(-1)

def test_a_clean_one(qtbot):
    from PySide6.QtCore import QSettings, QStandardPaths, qDebug
    qDebug("nothing of note")
    ini = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "o", "a")
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    assert "homes" in ini.fileName() and "homes" in data

def test_without_qt():
    sys.excepthook(ValueError, ValueError("unseen"), None)
"""


def test_a_qt_warning_and_a_swallowed_exception_fail_their_test(tmp_path):
    for name in ("conftest.py", "campaigns.py"):
        shutil.copy(ROOT / "tests" / name, tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_mistakes.py").write_text(MISTAKES, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
    found = {**os.environ, "PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        command, cwd=tmp_path, env=found, capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 1
    told = set(re.findall(r"ERROR at teardown of (\w+)", run.stdout))
    assert told == {"test_a_warning", "test_a_slot_that_fails", "test_a_wrong_call", "test_without_qt"}
    for words in ("Qt warning: the sky is falling", "ZeroDivisionError", "negative interval", "unseen"):
        assert words in run.stdout

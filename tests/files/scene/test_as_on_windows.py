"""Files where the system is not Linux: what Windows and macOS would do, done to the same code here."""

import os
import sys

import pytest

from battlefield.files import SceneError
from battlefield.files.scene import whole_files
from battlefield.files.scene.on_disk import same_file
from battlefield.files.scene.whole_files import sync_folder, write_bytes


@pytest.fixture
def windows(monkeypatch):
    """Pretend to be Windows, with pauses that take no time."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(whole_files, "_PAUSES", (0.0, 0.0, 0.0))


def busy(monkeypatch, times):
    """Let the first so many replacements be refused, as while somebody else looks at the old file."""
    left, replace = [None] * times, os.replace

    def refusing(source, target):
        if left:
            left.pop()
            raise PermissionError(13, "Access is denied")
        replace(source, target)

    monkeypatch.setattr(os, "replace", refusing)


@pytest.mark.usefixtures("windows")
@pytest.mark.parametrize("times", [0, 1, 3])
def test_a_file_that_is_looked_at_for_a_moment_is_saved_all_the_same(times, monkeypatch, tmp_path):
    path = tmp_path / "table.json"
    path.write_bytes(b"old")
    busy(monkeypatch, times)
    write_bytes(path, b"new")
    assert path.read_bytes() == b"new" and [each.name for each in tmp_path.iterdir()] == ["table.json"]


@pytest.mark.usefixtures("windows")
def test_a_file_that_stays_busy_is_not_saved_and_the_old_one_stays(monkeypatch, tmp_path):
    path = tmp_path / "table.json"
    path.write_bytes(b"old")
    busy(monkeypatch, 4)
    with pytest.raises(SceneError, match="was not saved"):
        write_bytes(path, b"new")
    assert path.read_bytes() == b"old" and [each.name for each in tmp_path.iterdir()] == ["table.json"]


def test_elsewhere_a_refusal_is_told_at_once(monkeypatch, tmp_path):
    busy(monkeypatch, 1)
    with pytest.raises(SceneError, match="was not saved"):
        write_bytes(tmp_path / "table.json", b"new")


def test_a_folder_that_cannot_be_opened_as_on_windows_is_no_fault(monkeypatch, tmp_path):
    def refused(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refused)
    sync_folder(tmp_path)


def test_names_that_differ_in_case_are_of_one_file_where_the_system_says_so(monkeypatch, tmp_path):
    small, large = tmp_path / "table.json", tmp_path / "TABLE.json"
    small.write_bytes(b"one")
    assert same_file(small, small) and not same_file(small, large)
    monkeypatch.setattr(os.path, "samefile", lambda one, other: str(one).lower() == str(other).lower())
    assert same_file(small, large)


def test_a_file_that_is_not_there_yet_is_the_same_by_its_name(tmp_path):
    assert same_file(tmp_path / "new.json", tmp_path / "." / "new.json")
    assert not same_file(tmp_path / "new.json", None)

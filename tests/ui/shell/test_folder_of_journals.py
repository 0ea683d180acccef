"""The folder of journals: one that cannot be written, and one that is deleted under a running window."""

import logging
import shutil
from pathlib import Path

import pytest
from conftest import Open, Start
from PySide6.QtCore import QSettings
from yards import yard

from battlefield.ui.shell import start as starting
from battlefield.ui.widgets import places
from battlefield.ui.widgets.settings import Settings


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence_and_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"")
    folder = tmp_path / "file" / "x"
    monkeypatch.setattr(f"{places.__name__}.QStandardPaths.writableLocation", lambda _: str(folder))
    assert places.state_folder() == folder
    assert starting._keep_log() == (
        f"{folder} cannot be written (Not a directory). You can work and save your files, but "
        "a crash would lose what is not saved: free the folder and start again."
    )


def test_without_a_folder_for_journals_tables_open_and_are_saved(open_scene: Open, state: Path) -> None:
    state.rmdir()
    state.write_bytes(b"")
    hand = open_scene(yard())
    assert any("a crash would lose unsaved work" in words for words in hand.complaints())
    hand.click((6, 6))
    hand.key("Right", "Ctrl+S")
    assert not hand.desk.document.is_modified


def test_settings_that_cannot_be_kept_are_told_once_with_their_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    settings = Settings(QSettings(str(tmp_path / "file" / "x.ini"), QSettings.Format.IniFormat))
    told: list[str] = []
    settings.tell = told.append
    settings.keep("theme", "dark")
    settings.keep("theme", "light")
    (words,) = told
    assert words == (
        f"{tmp_path / 'file' / 'x.ini'} cannot be written, so what you set is forgotten at the next start; "
        "make room there, or let the program write there"
    )


def test_a_window_whose_settings_cannot_be_kept_says_so_and_closes_without_a_word(
    open_scene: Open, tmp_path: Path
) -> None:
    hand = open_scene(yard())
    (tmp_path / "file").write_bytes(b"")
    hand.window.settings._store = QSettings(str(tmp_path / "file" / "x.ini"), QSettings.Format.IniFormat)
    hand.window.settings.keep("grid", False)
    assert any("forgotten at the next start" in words for words in hand.complaints())
    told: list[str] = []
    hand.window.settings.tell = told.append
    hand.window.close()
    assert told == []


def test_a_log_on_a_full_disk_prints_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    monkeypatch.setattr(logging, "FileHandler", lambda _: logging.NullHandler())
    monkeypatch.setattr(logging, "raiseExceptions", True)
    starting._keep_log()
    assert not logging.raiseExceptions


def test_journals_that_are_deleted_under_a_running_window_are_back_with_the_next_change(
    open_scene: Open, start: Start, state: Path
) -> None:
    first = open_scene(yard())
    first.click((6, 6))
    first.key("Right")
    shutil.rmtree(state / "journals")
    first.key("Right")
    assert first.complaints() == []
    kept = first.scene
    first.window.shown.journal.close()
    second = start()
    second.click_card("The yard")
    second.until(lambda: second.window.page is not None)
    assert second.scene == kept
    assert len(second.desk.document.history.labels) == 3

"""`battlefield desktop` puts the program into the menus of a Linux desktop, and takes it out again."""

import configparser
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from battlefield.__main__ import main
from battlefield.cli.installed import desktop
from battlefield.resources import asset

PARTS = (
    "applications/battlefield.desktop",
    "icons/hicolor/scalable/apps/battlefield.svg",
    "mime/packages/battlefield.xml",
)


@pytest.fixture
def home(monkeypatch, tmp_path):
    """The data folder of a user on Linux whose desktop has no programs to be told by."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(desktop.shutil, "which", lambda _: None)
    return tmp_path


def entry(text):
    found = configparser.ConfigParser(interpolation=None, strict=True)
    found.optionxform = str
    found.read_string(text)
    return found["Desktop Entry"]


def test_all_parts_are_added_and_removed_again(home, capsys):
    assert main(["desktop", "add"]) == 0
    assert all((home / part).is_file() for part in PARTS) and desktop.is_added()
    assert main(["desktop", "remove"]) == 0
    assert not any((home / part).exists() for part in PARTS) and not desktop.is_added()
    assert main(["desktop", "remove"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Battlefield was not in the menus"


def test_the_entry_starts_this_installation_wherever_it_lies(home, monkeypatch):
    place = home / 'a "strange" place$' / "bin"
    place.mkdir(parents=True)
    (place / "battlefield-window").touch()
    monkeypatch.setattr(sys, "executable", str(place / "python"))
    main(["desktop", "add"])
    value = entry((home / PARTS[0]).read_text())["Exec"]
    assert value == rf'"{home}/a \\"strange\\" place\\$/bin/battlefield-window" %f'


def test_the_entry_that_comes_along_is_whole():
    words = entry(asset("linux/battlefield.desktop").read_text())
    assert (words["Type"], words["Icon"], words["Terminal"]) == ("Application", "battlefield", "false")
    assert words["Exec"] == "battlefield-window %f"


def test_the_file_type_is_known_by_how_all_our_files_begin():
    root = ElementTree.parse(asset("linux/battlefield.xml")).getroot()
    match = root.find(".//{*}match")
    begin, end = map(int, match.get("offset").split(":"))
    for path in Path(asset("rosters")).glob("*.json"):
        assert begin <= path.read_text("utf-8").index(match.get("value")) <= end, path.name


def test_elsewhere_it_says_what_to_do_instead(home, monkeypatch, capsys):
    monkeypatch.setattr(sys, "platform", "win32")
    assert main(["desktop", "add"]) == 2
    assert "make a shortcut to `battlefield-window`" in capsys.readouterr().err
    assert not (home / PARTS[0]).exists()

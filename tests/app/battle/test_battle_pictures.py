"""The picture under a battle's table opens on another machine, and no file tells anybody a home folder."""

import shutil
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from battles import advance, script

from battlefield.__main__ import main
from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.app.battle.opening import begun, opened, pictures_of, rescued
from battlefield.app.design.backdrop import with_picture_beside
from battlefield.app.rosters.draft import Draft
from battlefield.app.rosters.places import Place
from battlefield.files.battles.games import read_game
from battlefield.files.journals.battle_journal import battles_left_behind
from battlefield.files.scene.opening import read_scene
from battlefield.files.scene.writing import write_scene
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.resources import asset
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.scene.contents import Model
from battlefield.rules.scene.scenario import Backdrop, Scenery

PAIRS = (((0.0, 0.0), (0.0, 0.0)), ((480.0, 360.0), (48.0, 36.0)))
PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(200))
NAME = f"mill-{sha256(PNG).hexdigest()[:8]}.png"


@pytest.fixture
def home(tmp_path):
    """A home folder with a picture in it."""
    folder = tmp_path / "ada-lovelace"
    folder.mkdir()
    (folder / "mill.png").write_bytes(PNG)
    return folder


def on_picture(picture):
    """Give the sample battle on a table with a picture under it."""
    return script(scenery=Scenery(backdrop=Backdrop(str(picture), PAIRS)))


def began(home):
    return begun(on_picture(home / "mill.png"), home / "data" / "journals", "Mill").battle


def test_a_picture_is_named_by_its_own_name_and_what_is_in_it(home):
    state = session_of(on_picture(home / "mill.png")).state
    assert state.scenery.backdrop.picture == NAME


@pytest.mark.parametrize("picture", ["/home/ada/mill.png", "C:\\Users\\ada\\mill.png"])
def test_a_picture_that_is_gone_is_named_without_its_folders(picture):
    assert session_of(on_picture(picture)).state.scenery.backdrop.picture == "mill.png"


def test_a_saved_battle_has_its_picture_beside_it_and_opens_where_both_are_moved_to(home, tmp_path):
    battle = advance(began(home), 1)
    (home / "mill.png").unlink()  # it was kept as the battle began
    (home / "saved").mkdir()
    battle.save(home / "saved" / "game.json")
    battle.drop()
    assert (home / "saved" / NAME).read_bytes() == PNG
    shutil.copytree(home / "saved", tmp_path / "elsewhere")
    shutil.rmtree(home)
    other = opened(tmp_path / "elsewhere" / "game.json", tmp_path / "journals").battle
    assert other.picture_folder == tmp_path / "elsewhere"
    other.drop()


def test_a_rescued_battle_finds_its_picture_before_it_is_in_any_file(home):
    journals = home / "data" / "journals"
    advance(began(home), 1).close()
    (home / "mill.png").unlink()
    battle = rescued(battles_left_behind(journals, BOOKS)[0]).battle
    assert battle.picture_folder == pictures_of(journals)
    battle.save(home / "game.json")
    assert (home / NAME).read_bytes() == PNG
    battle.drop()


def test_a_picture_that_cannot_be_kept_is_told_and_the_battle_begins(home):
    (home / "data").mkdir()
    (home / "data" / "pictures").write_bytes(b"")
    found = begun(on_picture(home / "mill.png"), home / "data" / "journals", "Mill")
    assert found.note.startswith(str(home / "data" / "pictures"))
    found.battle.drop()


def test_another_picture_of_the_same_name_is_not_written_over(home, tmp_path):
    for number, folder in enumerate((home, tmp_path)):
        (folder / "mill.png").write_bytes(PNG + bytes([number]))
        battle = Battle(session_of(on_picture(folder / "mill.png")))
        battle.pictures = folder
        shutil.copy(folder / "mill.png", folder / battle.state.scenery.backdrop.picture)
        (home / "saved").mkdir(exist_ok=True)
        battle.save(home / "saved" / f"game{number}.json")
    assert len(list((home / "saved").glob("mill-*.png"))) == 2


def written_by_all(home, folder):
    """Write a table, a battle, a roster, verdict cards, a report and exports, all of things in a home."""
    table = replace(
        read_scene(asset("rosters/first_battle_table.json")), backdrop=Backdrop("mill.png", PAIRS)
    )
    write_scene(home / "table.json", table)
    far = replace(table, backdrop=Backdrop(str(home / "mill.png"), PAIRS))
    write_scene(folder / "table.json", with_picture_beside(far, None, folder / "table.json"))
    battle = advance(began(home), 2)
    battle.save(folder / "game.json")
    battle.drop()
    draft = Draft.opened(asset("rosters/hill_wardens.json"))
    draft.path = folder / "roster.json"
    draft.keep_picture(Place(unit=0), home / "mill.png")
    draft.save(folder / "roster.json")
    for name in ("uvtt.dd2vtt", "table.svg", "table.geojson", "table.tmj", "summary.txt"):
        assert main(["convert", str(home / "table.json"), str(folder / name)]) == 0
    a, b = (Model(name, BaseSize.round(32), (x, 5.0)) for name, x in (("a", 5.0), ("b", 9.0)))
    ruled = replace(far, models=(a, b))
    write_scene(home / "ruled.json", ruled)
    question = '{"ask": "distance", "from": "a", "to": "b"}'
    card = str(folder / "card.html")
    assert main(["verdict", str(home / "ruled.json"), "--question", question, "--out", card]) == 0
    assert main(["report", str(folder / "game.json"), str(folder / "report.html")]) == 0


@pytest.mark.campaign
def test_nothing_that_is_written_tells_a_home_folder(home, tmp_path, capfd):
    folder = tmp_path / "given"
    folder.mkdir()
    written_by_all(home, folder)
    capfd.readouterr()  # Qt's words on the picture, which is none that can be drawn
    told = [path.name for path in folder.iterdir() if b"ada-lovelace" in path.read_bytes()]
    assert told == []
    names = {path.name for path in folder.iterdir()}
    assert {"table.json", "game.json", "roster.json", "report.html", "card.html", NAME} <= names
    backdrop = read_game(Path(folder / "game.json"), BOOKS).state.scenery.backdrop
    assert backdrop.picture == NAME

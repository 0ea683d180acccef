"""Pieces and kits of the user's own: kept, renamed, taken away."""

from dataclasses import replace
from pathlib import Path

import pytest
from drawn_table import box, everything, piece, table, terrain

from battlefield.app.design.library.library import read_library
from battlefield.app.design.library.own_pieces import NameTakenError, add_kit, add_piece, remove, rename
from battlefield.app.desk.edits import Ref
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.rules.scene.contents import Board, Scene, Terrain
from battlefield.rules.scene.scenario import Hold, Note

NOWHERE = Path("no-such-folder")
SQUARE = Polygon(((20.0, 20.0), (24.0, 20.0), (24.0, 24.0), (20.0, 24.0)))
HUT = Hold(layer="houses", group="hut", locked=True, link="l", image=1)
TABLE = Scene(
    Board(44.0, 60.0),
    terrain=(
        Terrain("floor", SQUARE, kind="ruin", name="Hut", hold=HUT),
        Terrain("tree", Circle((21.0, 21.0), 0.5), kind="wood", hold=HUT),
        Terrain("rock1", Circle((5.0, 5.0), 1.0), top=2.0, kind="rock"),
        Terrain("rock2", Circle((9.0, 5.0), 1.0), top=2.0, kind="rock"),
        Terrain("rock3", Circle((9.0, 9.0), 1.5), top=2.0, kind="rock"),
    ),
    notes=(Note("n", (30.0, 30.0), "Well"),),
)
ALL = tuple(Ref("terrain", piece.id) for piece in TABLE.terrain)


def test_a_selection_is_kept_as_a_piece_free_of_layers_links_and_locks(tmp_path: Path) -> None:
    folder = tmp_path / "library"
    path = add_piece(folder, "  My   hut ", TABLE, ALL[:2])
    assert path == folder / "my_hut.json"
    (piece,) = read_library(NOWHERE, folder).pieces
    assert (piece.name, piece.is_own, piece.size) == ("My hut", True, (4.0, 4.0))
    assert [part.id for part in piece.parts] == ["floor", "tree"]
    assert all(part.hold == Hold() for part in piece.parts if isinstance(part, Terrain))


def test_two_names_alike_but_for_signs_have_files_of_their_own(tmp_path: Path) -> None:
    first = add_piece(tmp_path, "Rock", TABLE, ALL[2:3])
    second = add_piece(tmp_path, "Rock!", TABLE, ALL[4:])
    assert (first.name, second.name) == ("rock.json", "rock_2.json")


def test_a_kit_counts_alike_parts_as_one_piece(tmp_path: Path) -> None:
    add_kit(tmp_path, "Rocks & hut", TABLE, ALL)
    (kit,) = read_library(NOWHERE, tmp_path).kits
    assert [(piece.name, len(piece.parts), count) for piece, count in kit.pieces] == [
        ("Hut", 2, 1),
        ("Rock", 1, 2),
        ("Rock1", 1, 1),
    ]


def test_an_own_piece_is_renamed_and_taken_away(tmp_path: Path) -> None:
    path = add_piece(tmp_path, "Rock", TABLE, ALL[2:3])
    (piece,) = read_library(NOWHERE, tmp_path).pieces
    rename(piece, "Boulder")
    (piece,) = read_library(NOWHERE, tmp_path).pieces
    assert (piece.name, piece.path) == ("Boulder", path)
    remove(piece)
    assert not path.exists()
    remove(piece)  # what is gone already is no trouble


def test_notes_can_belong_to_a_piece(tmp_path: Path) -> None:
    add_piece(tmp_path, "Words", TABLE, (*ALL[2:3], Ref("note", "n")))
    (piece,) = read_library(NOWHERE, tmp_path).pieces
    assert [type(part) for part in piece.parts] == [Terrain, Note]


@pytest.mark.parametrize(("name", "refs"), [("", ALL), ("  ", ALL), ("Rock", ())])
def test_nothing_is_kept_without_a_name_or_a_part(tmp_path: Path, name: str, refs: tuple[Ref, ...]) -> None:
    with pytest.raises(SceneError):
        add_piece(tmp_path, name, TABLE, refs)
    assert not list(tmp_path.iterdir())


def test_a_piece_of_the_program_cannot_be_renamed_or_taken_away(tmp_path: Path) -> None:
    add_piece(tmp_path, "Rock", TABLE, ALL[2:3])
    (piece,) = read_library(NOWHERE, tmp_path).pieces
    bundled = replace(piece, is_own=False)
    with pytest.raises(SceneError, match="belongs to the program"):
        rename(bundled, "Other")
    with pytest.raises(SceneError, match="belongs to the program"):
        remove(bundled)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SceneError, match="cannot be made"):
        add_piece(tmp_path / "file" / "library", "Rock", TABLE, ALL[2:3])


def test_a_name_that_is_taken_is_told_and_replaced_only_when_asked_again(tmp_path: Path) -> None:
    scene = table(piece("a", box(0, 0, 4, 4)), piece("b", box(9, 9, 12, 10)))
    path = add_kit(tmp_path, "Mine", scene, terrain("a"))
    with pytest.raises(NameTakenError, match=r"One of your kits is called “mine” already"):
        add_kit(tmp_path, "mine", scene, terrain("b"))
    assert add_piece(tmp_path, "Mine", scene, terrain("a")) != path  # a piece may be called as a kit is
    assert add_kit(tmp_path, "Mine", scene, terrain("a", "b"), replacing=True) == path
    (kit,) = read_library(tmp_path / "none", tmp_path).kits
    assert len(kit.pieces) == 2


def test_zones_and_bases_are_no_part_of_the_library(tmp_path: Path) -> None:
    scene = everything()
    with pytest.raises(SceneError, match="keeps terrain"):
        add_kit(tmp_path, "Zones", scene, [Ref("zone", "north"), Ref("model", "a1")])
    add_piece(tmp_path, "Ruin", scene, [Ref("zone", "north"), Ref("terrain", "ruin")])
    (found,) = read_library(tmp_path / "none", tmp_path).pieces
    assert [part.id for part in found.parts] == ["ruin"]

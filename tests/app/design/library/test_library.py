"""The library of pieces: read from folders, put on a table, damaged files told."""

import json
from pathlib import Path

import pytest

from battlefield.app.design.library.kits import still_to_place
from battlefield.app.design.library.library import Library, mark_of, put_down, read_library
from battlefield.app.design.parts.places import box_of_part, box_of_parts
from battlefield.files import write_scene
from battlefield.files.terrain.terrain_kinds import KINDS
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.resources import asset
from battlefield.rules.scene.contents import Board, Scene, Terrain

NOWHERE = Path("no-such-folder")
TABLE = Scene(Board(60.0, 44.0))
ELL = Polygon(((0.0, 0.0), (6.0, 0.0), (6.0, 2.0), (2.0, 2.0), (2.0, 4.0), (0.0, 4.0)))


@pytest.fixture(scope="module")
def bundled() -> Library:
    return read_library(asset("library"), NOWHERE)


def _in(folder: Path, name: str, *pieces: Terrain) -> Path:
    path = folder / f"{name}.json"
    write_scene(path, Scene(Board(10.0, 10.0), name, terrain=pieces, extra={"library": {"shelf": "Odd"}}))
    return path


def test_the_bundled_library_is_sound_and_every_piece_lies_on_its_own_table(bundled: Library) -> None:
    assert not bundled.complaints
    assert len(bundled.pieces) >= 70
    assert len(bundled.kits) == 9
    names = [piece.name for piece in bundled.pieces]
    assert len(set(names)) == len(names)
    for piece in bundled.pieces:
        assert piece.says
        assert max(piece.size) <= 15.0
        assert all(isinstance(part, Terrain) and part.kind in KINDS for part in piece.parts)


def test_the_pieces_of_every_kit_are_those_of_the_library(bundled: Library) -> None:
    known = {piece.name: piece for piece in bundled.pieces}
    for kit in bundled.kits:
        for piece, count in kit.pieces:
            assert count >= 1
            assert len(piece.parts) == len(known[piece.name].parts)
            assert piece.size == pytest.approx(known[piece.name].size, abs=1e-6)


def test_shelves_come_in_one_order_and_pieces_by_name(bundled: Library) -> None:
    assert bundled.shelves[:3] == ("Ruins", "Buildings", "Walls")
    walls = [piece.name for piece in bundled.pieces if piece.shelf == "Walls"]
    assert walls == sorted(walls, key=str.lower)


def test_pieces_are_found_by_their_words_shelf_and_kind(bundled: Library) -> None:
    found = {piece.name for piece in bundled.pieces if piece.fits("RUIN 12")}
    assert {"L ruin 12 × 6", "Area 12 × 6"} <= found
    assert all(piece.fits("container") for piece in bundled.pieces if piece.name.startswith("Container"))


def test_a_word_begins_what_it_searches_and_names_count_before_shelves(bundled: Library) -> None:
    found = [piece.name for piece in bundled.pieces if piece.fits("round")]
    assert "Round ruin" in found and "Area 10 × 5" not in found  # which lies on the ground
    called = [piece.name for piece in bundled.pieces if piece.is_called("l ruin 12")]
    assert called == ["L ruin 12 × 6"]


def test_a_piece_put_down_has_its_middle_there_and_is_a_group(bundled: Library) -> None:
    ruin = next(piece for piece in bundled.pieces if piece.name == "L ruin 12 × 6")
    scene, refs = put_down(TABLE, ruin, (30.0, 20.0))
    box = box_of_parts(scene.terrain)
    assert (box.left, box.top, box.right, box.bottom) == pytest.approx((24.0, 17.0, 36.0, 23.0), abs=1e-6)
    assert len(refs) == len(scene.terrain) == 3
    assert {part.hold.group for part in scene.terrain} == {"L ruin 12 × 6 #1"}
    again, _ = put_down(scene, ruin, (30.0, 30.0))
    assert {part.hold.group for part in again.terrain[3:]} == {"L ruin 12 × 6 #2"}
    assert len({part.id for part in again.terrain}) == 6


def test_a_piece_is_turned_clockwise_and_mirrored_about_its_middle(tmp_path: Path) -> None:
    _in(tmp_path, "ell", Terrain("t", ELL, kind="ruin"))
    (piece,) = read_library(tmp_path, NOWHERE).pieces
    turned, _ = put_down(TABLE, piece, (10.0, 10.0), 90.0)
    # the corner at the middle of the top left goes to the top right
    assert turned.terrain[0].outline.points[0] == pytest.approx((12.0, 7.0))  # type: ignore[union-attr]
    mirrored, _ = put_down(TABLE, piece, (10.0, 10.0), 0.0, True)
    assert mirrored.terrain[0].outline.points[0] == pytest.approx((13.0, 8.0))  # type: ignore[union-attr]


def test_a_kit_counts_what_of_it_is_on_the_table(bundled: Library) -> None:
    kit = next(kit for kit in bundled.kits if kit.name == "Village")
    church, cottage = kit.pieces[0][0], next(p for p, _ in kit.pieces if p.name == "Cottage")
    scene, _ = put_down(TABLE, church, (10.0, 10.0))
    scene, _ = put_down(scene, cottage, (20.0, 10.0))
    left = {piece.name: rest for piece, rest in still_to_place(scene, kit)}
    assert (left["Church"], left["Cottage"], left["House"]) == (0, 3, 2)
    for number in range(5):
        scene, _ = put_down(scene, cottage, (5.0 + 6 * number, 30.0))
    assert {p.name: rest for p, rest in still_to_place(scene, kit)}["Cottage"] == 0
    assert [mark_of(part) for part in scene.terrain][:2] == ["Church", ""]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "is not JSON"),
        ("[]", "it must be an object"),
        ('{"format": "battlefield-scene", "version": 1, "board": {"width": 5, "height": 5}}', "empty table"),
        ("PIECE with library 5", "'library'|library"),
        ("KIT of unknown group", "is no group"),
        ("KIT of minus one", "whole number"),
        ("KIT of nothing", "must name groups"),
    ],
)
def test_a_damaged_file_is_told_by_name_and_the_others_are_there(
    tmp_path: Path, text: str, words: str
) -> None:
    _in(tmp_path, "good", Terrain("t", ELL))
    whole = json.loads(_in(tmp_path, "bad", Terrain("t", ELL)).read_text(encoding="utf-8"))
    kits = {"KIT of unknown group": {"x": 1}, "KIT of minus one": {"x": -1}, "KIT of nothing": {}}
    if text.startswith(("PIECE", "KIT")):
        whole["library"] = {"kit": kits[text]} if text in kits else 5
        text = json.dumps(whole)
    (tmp_path / "bad.json").write_text(text, encoding="utf-8")
    found = read_library(tmp_path, NOWHERE)
    assert [piece.name for piece in found.pieces] == ["good"]
    (complaint,) = found.complaints
    assert complaint.startswith("bad.json")
    assert any(word in complaint for word in words.split("|"))


def test_a_file_too_big_for_a_piece_is_told(tmp_path: Path) -> None:
    (tmp_path / "big.json").write_bytes(b" " * (2 * 1024 * 1024 + 1))
    (complaint,) = read_library(tmp_path, NOWHERE).complaints
    assert complaint.startswith("big.json has 2097153 bytes")


def test_pieces_that_come_with_the_program_are_read_once_and_own_ones_each_time(tmp_path: Path) -> None:
    ours, own = tmp_path / "ours", tmp_path / "own"
    for folder in (ours, own):
        folder.mkdir()
        _in(folder, "piece", Terrain("t", ELL))
    first, again = ({piece.is_own: piece for piece in read_library(ours, own).pieces} for _ in range(2))
    assert again[False] is first[False] and again[True] is not first[True]
    _in(ours, "piece", Terrain("t", ELL), Terrain("u", ELL))
    (changed,) = read_library(ours, NOWHERE).pieces
    assert len(changed.parts) == 2


def test_the_users_own_pieces_stand_first(tmp_path: Path, bundled: Library) -> None:
    _in(tmp_path, "mine", Terrain("t", ELL))
    found = read_library(asset("library"), tmp_path)
    assert (found.pieces[0].name, found.pieces[0].shelf, found.pieces[0].is_own) == ("mine", "My own", True)
    assert len(found.pieces) == len(bundled.pieces) + 1
    assert box_of_part(found.pieces[0].parts[0]).width == 6.0

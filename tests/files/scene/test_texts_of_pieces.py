"""The texts of pieces that are kept from one scene to the next: the same as without keeping any."""

from dataclasses import replace

from battlefield.files.scene import writing
from battlefield.files.scene.writing import PieceTexts, scene_bytes
from battlefield.geometry.kernel.shapes import Circle
from battlefield.rules.scene.contents import Board, Scene, Terrain


def pieces(count):
    return tuple(Terrain(f"p{n}", Circle((float(n), 2.0), 1.5), f"Piece {n}") for n in range(count))


def test_a_scene_reads_the_same_whatever_was_written_before():
    texts, scene = PieceTexts(), Scene(Board(48, 48), terrain=pieces(6))
    moved = replace(scene.terrain[2], outline=Circle((9.0, 9.0), 1.5))
    other = replace(scene, terrain=(*scene.terrain[:2], moved, *scene.terrain[3:]))
    for each in (scene, other, replace(other, terrain=other.terrain[::-1]), scene):
        assert scene_bytes(each, texts) == scene_bytes(each)


def test_a_piece_that_stays_is_written_out_once(monkeypatch):
    written = []
    whole = writing._piece_lines
    monkeypatch.setattr(writing, "_piece_lines", lambda piece: written.append(piece.id) or whole(piece))
    texts, scene = PieceTexts(), Scene(Board(48, 48), terrain=pieces(3))
    scene_bytes(scene, texts)
    scene_bytes(replace(scene, terrain=(*scene.terrain, Terrain("new", Circle((5.0, 5.0), 1.0)))), texts)
    assert written == ["p0", "p1", "p2", "new"]


def test_no_more_texts_are_kept_than_those_written_last(monkeypatch):
    monkeypatch.setattr(writing, "_MOST_TEXTS", 4)
    texts = PieceTexts()
    first, second = pieces(6), pieces(3)
    assert len(texts.of(first)) == 6 and len(texts.of(second)) == 3
    assert [piece.id for piece, _ in texts._known.values()] == ["p5", "p0", "p1", "p2"]

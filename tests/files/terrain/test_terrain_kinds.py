"""The kinds of terrain and the words by which other programs call them."""

import pytest

from battlefield.files.terrain.terrain_kinds import COVERS, KINDS, with_kind
from battlefield.files.terrain.terrain_names import kind_named
from battlefield.files.terrain.terrain_words import PHRASES, WORDS
from battlefield.geometry.kernel.shapes import Circle
from battlefield.rules.scene.contents import GROUNDS, SIGHTS, Terrain


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("Ruins", "ruin"),
        ("forest", "wood"),
        ("crate", "crates"),
        ("Boxes", "crates"),
        ("tree", "wood"),
        ("river", "river"),
        ("shipping container", "container"),
        ("ShippingContainers_02", "container"),
        ("Farmhouse", "building"),
        ("treeline-4", "wood"),
        ("forest hill", "hill"),
        ("Ruined Building (large)", "ruin"),
        ("stone wall", "wall"),
        ("Steinmauer", "wall"),
        ("tank trap", "barricade"),
        ("Tall ruins 6in", "ruin"),
    ],
)
def test_words_of_other_programs_mean_a_kind(words: str, kind: str) -> None:
    found = kind_named(words)
    assert found is not None
    assert found.id == kind


@pytest.mark.parametrize("words", ["", "xyzzy", "17", "glass", "—", "a" * 100_000])
def test_words_that_mean_no_terrain_are_not_guessed(words: str) -> None:
    assert kind_named(words) is None


def test_every_kind_is_known_by_its_own_id_and_name() -> None:
    for id_, kind in KINDS.items():
        assert kind.id == id_
        assert kind_named(id_) is kind
        assert kind_named(kind.name) is kind


def test_every_word_means_a_kind_there_is() -> None:
    assert {*WORDS.values(), *PHRASES.values()} <= set(KINDS)


def test_kinds_use_the_words_of_a_scene() -> None:
    for kind in KINDS.values():
        assert set(kind.ground) <= set(GROUNDS)
        assert kind.sight in SIGHTS
        assert kind.cover in COVERS
        assert 0.0 <= kind.bottom <= kind.top
        assert not kind.storeys or kind.platform


def test_a_piece_made_a_building_keeps_its_place_and_name_and_is_solid_with_a_roof() -> None:
    before = Terrain("t1", Circle((3.0, 4.0), 2.0), name="The mill", kind="wood", sight="cloud")
    after = with_kind(before, KINDS["building"])
    assert (after.id, after.name, after.outline) == ("t1", "The mill", before.outline)
    assert (after.kind, after.ground, after.sight) == ("building", ("impassable",), "blocks")
    assert (after.platform, after.bottom, after.top, after.storeys) == (True, 0.0, 6.0, 2)

"""A generated table keeps what was asked for: gaps, zones, objectives, symmetry, kit; the best is taken."""

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import cache
from hashlib import sha256
from itertools import combinations

import pytest

from battlefield.app.checks.fairness import fairness
from battlefield.app.checks.sides import distance_to
from battlefield.app.design.library.library import mark_of
from battlefield.app.generating.kits import bundled_kits, kit_named
from battlefield.app.generating.laying import SHUT_SHARE, bars, is_built, lay
from battlefield.app.generating.searching import best_table
from battlefield.app.generating.taking import taken_over
from battlefield.app.generating.wish import (
    DEPLOYMENTS,
    WAYS,
    Wish,
    WishError,
    base_named,
    check_wish,
    size_named,
)
from battlefield.app.wording.translation import speak
from battlefield.files.scene.writing import scene_bytes
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.outlines.room import open_area
from battlefield.geometry.pieces.boxes import Box
from battlefield.resources import asset
from battlefield.rules.scene.contents import Board, Scene, Terrain

LIBRARY = asset("library")
SMALL = Wish(kit_named("ruined town", LIBRARY), 30.0, 22.0, 15, tries=1, objectives=3, base=base_named("40"))


@cache
def made(**changes):
    return lay(replace(SMALL, **changes), 1)


def test_kits_come_along_and_can_be_named_as_they_are_spoken_of():
    names = [kit.name for kit in bundled_kits(LIBRARY)]
    assert {"Woodland", "Ruined town", "Docks"} <= set(names)
    assert kit_named("ruined-town", LIBRARY).name == "Ruined town"
    assert kit_named(str(LIBRARY / "kit_docks.json"), LIBRARY).name == "Docks"


@pytest.mark.first(2)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("deployment", DEPLOYMENTS)
def test_the_largest_base_gets_through_every_gap(way, deployment):
    if (way, deployment) == ("mirror", "corners"):
        return
    scene = made(way=way, deployment=deployment).scene
    walls = [part for part in scene.terrain if bars(part)]
    assert walls
    for one, other in combinations(walls, 2):
        if one.hold.group != other.hold.group or not one.hold.group:
            assert gap(one.outline, other.outline).gap >= SMALL.gap
    for part in walls:
        box = Box.of(part.outline)
        edges = (box.left, box.top, scene.board.width - box.right, scene.board.height - box.bottom)
        assert min(edges) >= SMALL.gap


@pytest.mark.parametrize("way", WAYS)
def test_objectives_are_free_and_zones_have_room(way):
    scene = made(way=way).scene
    assert len(scene.objectives) == 3 and [zone.side for zone in scene.zones] == ["one", "two"]
    for part in filter(is_built, scene.terrain):
        assert min(distance_to(part.outline, each.at) for each in scene.objectives) >= SMALL.gap
    shut = [part.outline for part in scene.terrain if "impassable" in part.ground]
    for zone in scene.zones:
        whole = open_area(zone.outline, (), 30.0, 22.0)
        assert open_area(zone.outline, shut, 30.0, 22.0) >= (1.0 - SHUT_SHARE) * whole


@pytest.mark.first(1)
@pytest.mark.parametrize("way", ["half-turn", "mirror"])
def test_a_symmetric_table_has_no_difference_and_goes_on_being_drawn_in_its_symmetry(way):
    scene = made(way=way).scene
    found = fairness(scene)
    assert found.is_even and found.symmetry
    assert scene.symmetry == {"half-turn": "half-turn", "mirror": "top-bottom"}[way]
    assert all(part.hold.link for part in scene.terrain)


@pytest.mark.campaign
def test_a_table_without_symmetry_is_none_and_still_lays_like_by_like():
    laid = made(way="none")
    counts = Counter(mark_of(part) for part in laid.scene.terrain if mark_of(part))
    assert not laid.scene.symmetry and not fairness(laid.scene).symmetry
    assert all(count % 2 == 0 for count in counts.values())


@pytest.mark.campaign
def test_the_same_wish_gives_the_same_table_in_any_process():
    told = "import test_generated_tables as t; print(t.digest(t.made(way='none').scene))"
    places = os.pathsep.join([os.path.dirname(__file__), *sys.path])
    environment = {**os.environ, "PYTHONHASHSEED": "123", "PYTHONPATH": places}
    found = subprocess.run(
        [sys.executable, "-c", told], env=environment, capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == digest(made(way="none").scene)


def digest(scene):
    return sha256(scene_bytes(scene)).hexdigest()


def test_another_seed_gives_another_table():
    assert made(seed=1).scene.terrain != made(seed=2).scene.terrain


def test_no_more_of_a_kit_is_laid_than_there_is():
    laid = made(sets=1, density=50)
    counts = Counter(mark_of(part) for part in laid.scene.terrain if mark_of(part))
    held = {piece.name: count for piece, count in SMALL.kit.pieces}
    assert counts and all(count <= held[name] for name, count in counts.items())


@pytest.mark.campaign
def test_the_ground_is_covered_as_densely_as_asked_for():
    shares = [made(density=10, seed=seed).share for seed in (1, 2, 3, 4)]
    assert shares == pytest.approx([0.10] * 4, abs=0.016)
    assert made(density=10).share < made(density=25).share


def test_roads_and_rivers_are_left_in_the_box():
    laid = lay(Wish(kit_named("wilderness", LIBRARY), 30.0, 22.0, base=base_named("32")), 1)
    assert not {part.kind for part in laid.scene.terrain} & {"road", "river", "bridge"}


@pytest.mark.campaign
def test_the_best_is_taken_and_stopping_takes_the_best_so_far():
    heard, shares = [], []
    wish = replace(SMALL, tries=2)
    best = best_table(wish, shares.append, better=lambda scene, number: heard.append((scene, number)))
    assert best.looked == 2 and shares == sorted(shares) and shares[-1] == 1.0
    assert best.scene.terrain == heard[-1][0].terrain
    assert best.words.startswith("Fair: no figure") and "half turn" in best.words
    assert best.words in best.scene.description
    one = best_table(wish, enough=lambda: True)
    assert one == best_table(replace(SMALL, tries=1)) and one.looked == 1


def test_making_can_be_called_off():
    with pytest.raises(StoppedError):
        best_table(SMALL, cancelled=lambda: True)


@pytest.mark.campaign
def test_a_table_without_symmetry_says_where_it_differs_most():
    words = best_table(replace(SMALL, way="none")).words
    assert "differ most in “" in words or words.startswith("Fair: no figure")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"width": 5.0}, "the width is 5 in; it must be from 18 to 144 in"),
        ({"density": 90}, "the density is 90 %; it must be from 5 to 50 %"),
        ({"tries": 0}, "the number of tables tried is 0; it must be from 1 to 50"),
        ({"objectives": 9}, "the number of objectives is 9; it must be from 0 to 6"),
        ({"way": "mirror", "deployment": "corners"}, "a mirrored table has its zones along edges"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(changes, words):
    with pytest.raises(WishError, match=words.replace("%", "%")):
        check_wish(replace(SMALL, **changes))


@pytest.mark.parametrize("text", ["dockss", "nowhere.json", ""])
def test_what_is_no_kit_is_refused(text):
    with pytest.raises(WishError):
        kit_named(text, LIBRARY)


def test_sizes_are_read_as_they_are_written():
    assert size_named("60x44") == (60.0, 44.0) == size_named("60 × 44 in")
    assert size_named("120 x 90 cm") == pytest.approx((47.244, 35.433), abs=0.001)
    with pytest.raises(WishError, match="60x44"):
        size_named("sixty")


def test_a_table_that_is_taken_over_keeps_the_models_there_are():
    box = Polygon(((0.0, 0.0), (1.0, 0.0), (1.0, 1.0)))
    scene = Scene(Board(48.0, 48.0), terrain=(Terrain("old", box),))
    taken = taken_over(scene, made().scene)
    assert taken.board == Board(30.0, 22.0) and taken.terrain == made().scene.terrain
    assert taken.models == scene.models and taken.zones == made().scene.zones


@pytest.mark.campaign
def test_what_is_written_of_a_table_is_english_whatever_language_is_spoken():
    plain = best_table(SMALL)
    speak(lambda text, comment, n: f"» {text}{comment}" if n < 0 else "")
    try:
        other = best_table(SMALL)
    finally:
        speak(None)
    assert other.scene == plain.scene
    assert other.words != plain.words

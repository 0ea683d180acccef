"""Drawn things laid into a scene: what they become, what is guessed, what is counted."""

import pytest

from battlefield.files.imports.laying.figure import Figure
from battlefield.files.imports.laying.gathering import Gathering, counted
from battlefield.files.imports.laying.laid_terrain import areas
from battlefield.files.imports.laying.laying import lay
from battlefield.files.imports.laying.told import Told
from battlefield.files.text.errors import SceneError
from battlefield.files.text.limits import ZONES
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.rules.scene.contents import Board

SQUARE = Polygon(((1.0, 1.0), (3.0, 1.0), (3.0, 3.0), (1.0, 3.0)))


def laid(*figures):
    gathering = Gathering()
    for figure in figures:
        lay(gathering, figure)
    return gathering.imported(Board(20.0, 20.0))


def area(*words, **told):
    return Figure(Told(told), words=words, outlines=(SQUARE,))


@pytest.mark.parametrize(
    ("figure", "kind"),
    [
        (area(kind="ruin"), "ruin"),
        (area("Shipping Container 3"), "container"),
        (area("x17", "Forests"), "wood"),
        (area("box", kind="totem"), "totem"),
        (area("x17"), ""),
    ],
)
def test_terrain_is_told_or_guessed_its_own_words_first(figure, kind):
    assert laid(figure).scene.terrain[0].kind == kind


def test_a_guess_is_said_and_counted():
    assert laid(area("Forest"), area("Forest")).guessed == ("'Forest' is taken for wood (2 times)",)
    assert laid(area(kind="wood")).guessed == ()


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("deployment", ("zones", "deployment")),
        ("Deployment zone", ("zones", "deployment")),
        ("scoring", ("zones", "scoring")),
        ("zone", ("zones", "other")),
        ("exit", ("objectives", "exit")),
        ("objective", ("objectives", "zone")),
    ],
)
def test_marked_ground_is_known_by_its_words(word, found):
    (part,) = getattr(laid(area(word)).scene, found[0])
    assert part.kind == found[1] and part.outline == SQUARE


def test_a_part_that_is_told_outright_has_only_what_is_told():
    (piece,) = laid(area(part="terrain", kind="ruin", top=2)).scene.terrain
    assert (piece.kind, piece.top, piece.ground, piece.cover) == ("ruin", 2.0, (), "")


@pytest.mark.parametrize(
    ("told", "heights"),
    [
        ({"kind": "wall"}, (0.0, 3.0)),
        ({"kind": "wall", "height": 5}, (0.0, 5.0)),
        ({"kind": "wall", "bottom": 2, "height": 3}, (2.0, 5.0)),
        ({"kind": "wall", "bottom": 2}, (2.0, 5.0)),
        ({"kind": "bridge", "height": 0.5}, (0.0, 0.5)),
        ({"kind": "wall", "bottom": 4, "top": 3}, (4.0, 4.0)),
    ],
)
def test_heights_are_told_from_the_ground_or_from_a_bottom(told, heights):
    (piece,) = laid(area(**told)).scene.terrain
    assert (piece.bottom, piece.top) == heights


def test_values_that_cannot_be_used_are_said():
    assert laid(area(kind="wall", height="tall")).dropped == ("1 unusable value of 'height'",)


def test_lines_are_as_wide_as_they_are_told_drawn_or_usual():
    def width(told, drawn):
        figure = Figure(Told(told), line=((1.0, 1.0), (5.0, 1.0)), width=drawn)
        return laid(figure).scene.terrain[0].outline.width

    assert width({"kind": "wall", "thickness_in": 0.5}, 2.0) == 0.5
    assert width({"kind": "wall"}, 2.0) == 2.0
    assert (width({"kind": "wall"}, None), width({"kind": "river"}, None)) == (0.25, 3.0)


def test_a_line_that_turns_back_becomes_two_strips():
    line = ((1.0, 1.0), (9.0, 1.0), (1.0, 1.001))
    found = [
        piece.outline for piece in laid(Figure(Told({"kind": "wall"}), line=line, width=0.5)).scene.terrain
    ]
    assert found == [Strip(line[:2], 0.5), Strip(line[1:], 0.5)]


def test_spots_are_circles_where_a_radius_is_told_notes_where_only_a_name_is():
    def spot(called="", **told):
        return laid(Figure(Told(told), called, spot=(4.0, 5.0)))

    assert spot(kind="crater", radius=2).scene.terrain[0].outline == Circle((4.0, 5.0), 2.0)
    assert spot("Well").scene.notes[0].text == "Well"
    assert spot().dropped == ("1 spot without a meaning",)
    assert spot(kind="crater").dropped == ("1 piece of terrain without an area",)


def test_ids_are_free_and_near_what_is_asked_for():
    ids = [
        piece.id
        for piece in laid(*(Figure(Told({}), ident="a", outlines=(SQUARE,)) for _ in range(3))).scene.terrain
    ]
    assert ids == ["a", "a 2", "a 3"]


def test_more_than_a_scene_may_hold_is_refused():
    with pytest.raises(SceneError, match=f"more than {ZONES} zones"):
        laid(*(area("zone") for _ in range(ZONES + 1)))


def test_a_shape_that_crosses_itself_is_mended_and_said():
    gathering = Gathering()
    found = areas(gathering, [[(0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0)]])
    assert sorted(len(polygon.points) for polygon in found) == [3, 3]
    assert gathering.imported(Board(9.0, 9.0)).guessed == (
        "A shape that crosses itself is filled as pictures fill it",
    )


def test_a_speck_is_dropped_and_counted():
    gathering = Gathering()
    assert areas(gathering, [[(0.0, 0.0), (0.001, 0.0), (0.0, 0.001)]]) == []
    assert gathering.imported(Board(9.0, 9.0)).dropped == ("1 shape without an area",)


@pytest.mark.parametrize(
    ("count", "noun", "words"),
    [
        (1, "wall", "1 wall"),
        (2, "trench", "2 trenches"),
        (3, "rubble", "3 pieces of rubble"),
        (2, "piece of terrain without an area", "2 pieces of terrain without an area"),
        (2, "deployment zone", "2 deployment zones"),
        (4, "rocks far beside the table", "4 pieces of rocks far beside the table"),
        (1, "wall that stops neither sight nor movement", "1 wall that stops neither sight nor movement"),
        (3, "wall that stops neither sight nor movement", "3 walls that stop neither sight nor movement"),
        (2, "area that is no polygon", "2 areas that are no polygon"),
    ],
)
def test_counts_are_said_in_plain_words(count, noun, words):
    assert counted(count, noun) == words

"""Every part of a scene has a kind, and every kind a list of the scene in which such parts are."""

from dataclasses import fields
from typing import get_args

import pytest

from battlefield.geometry.kernel.shapes import BaseSize, Circle, Template
from battlefield.rules.scene.contents import Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.parts import LISTS, Part, PartKind, part_kind
from battlefield.rules.scene.scenario import Light, Note, Zone

SPOT = Circle((1.0, 1.0), 1.0)


@pytest.mark.parametrize(
    ("part", "kind"),
    [
        (Terrain("a", SPOT), "terrain"),
        (Zone("a", SPOT), "zone"),
        (Objective("a", (1.0, 1.0)), "objective"),
        (PlacedTemplate("a", Template("round", 3.0, (1.0, 1.0))), "template"),
        (Model("a", BaseSize.round(32.0), (1.0, 1.0)), "model"),
        (Light("a", (1.0, 1.0)), "light"),
        (Note("a", (1.0, 1.0), "here"), "note"),
    ],
)
def test_a_part_is_of_the_kind_that_it_is_called(part: Part, kind: str) -> None:
    assert part_kind(part) == kind


def test_each_kind_has_a_list_of_the_scene_and_there_are_as_many_kinds_as_sorts_of_parts() -> None:
    assert set(LISTS) == set(get_args(PartKind)) and len(LISTS) == len(get_args(Part))
    assert set(LISTS.values()) <= {field.name for field in fields(Scene)}

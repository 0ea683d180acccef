"""What parts are called that nobody named."""

from battlefield.app.design.wording import part_name
from battlefield.geometry.shapes import Circle
from battlefield.rules.scene import Terrain


def named(id_: str, kind: str, name: str = "") -> str:
    return part_name(Terrain(id_, Circle((5.0, 5.0), 1.0), kind=kind, name=name))


def test_a_piece_that_was_made_another_kind_is_called_by_that():
    assert named("ruin3", "wood") == "wood 3"
    assert named("ruin3", "ruin") == "ruin3"
    assert named("ruin", "wood") == "wood"


def test_a_name_or_an_id_of_somebodys_own_stays():
    assert named("ruin3", "wood", "Old oaks") == "Old oaks"
    assert named("mill", "ruin") == "ruin mill"
    assert named("mill", "") == "mill"

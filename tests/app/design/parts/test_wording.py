"""What parts are called that nobody named."""

from battlefield.app.design.parts.wording import name_in, part_name
from battlefield.geometry.kernel.shapes import Circle
from battlefield.rules.scene.contents import Board, Scene, Terrain
from battlefield.rules.scene.objectives import Objective


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


def test_an_objective_without_a_name_is_called_by_the_number_on_its_marker():
    hold = Objective("zone1", "zone", outline=Circle((20.0, 20.0), 3.0))
    spots = [Objective(f"marker{n}", "marker", (float(n), 5.0)) for n in (1, 6)]
    flag = Objective("flag1", "flag", (9.0, 9.0), name="Old flag")
    scene = Scene(Board(60.0, 44.0), objectives=(hold, *spots, flag))
    names = [name_in(scene, each) for each in scene.objectives]
    assert names == ["zone1", "objective 1", "objective 2", "Old flag"]

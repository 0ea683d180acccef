"""Forces in formation in their side's zone: no base outside, none over another, none inside a wall."""

from itertools import combinations, pairwise

import pytest

from battlefield.app.design.library.forces import (
    Squad,
    deployed,
    facing_of,
    in_hand,
    plain,
    squads_of,
    zones_of,
)
from battlefield.app.design.library.formations import COHERENCY, SHAPE_WORDS, Formation, places
from battlefield.app.design.library.library import put_down
from battlefield.files.battles.rosters import read_roster
from battlefield.geometry.distance import gap, is_inside, is_over
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Polygon
from battlefield.resources import asset
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain
from battlefield.rules.scene.scenario import Zone

WEST = Polygon(((0.0, 0.0), (12.0, 0.0), (12.0, 20.0), (6.0, 20.0), (6.0, 44.0), (0.0, 44.0)))
EAST = Circle((50.0, 22.0), 9.0)
WALL = Polygon(((0.0, 10.0), (8.0, 10.0), (8.0, 10.5), (0.0, 10.5)))
TABLE = Scene(
    Board(60.0, 44.0),
    terrain=(Terrain("wall", WALL, top=3.0, ground=("impassable",), sight="blocks"),),
    zones=(Zone("w", WEST, side="red"), Zone("e", EAST, side="blue"), Zone("s", EAST, "scoring", "red")),
)
R32, OVAL, RECT = BaseSize.round(32), BaseSize.oval(75, 42), BaseSize.rect(50, 25)


def _bases(models: tuple[Model, ...]) -> list[PlacedBase]:
    return [PlacedBase(model.base, model.at, model.facing) for model in models]


def _assert_well_placed(scene: Scene, zones: tuple[Outline, ...]) -> None:
    bases = _bases(scene.models)
    assert all(any(is_inside(base, zone) for zone in zones) for base in bases)
    assert not any(gap(one, other).overlapping for one, other in combinations(bases, 2))
    assert not any(is_over(base, WALL) for base in bases)


@pytest.mark.first(1)
@pytest.mark.parametrize("name", ["hollow_court", "gale_corsairs", "millers_company"])
def test_a_roster_that_comes_along_finds_room_in_its_zone(name: str) -> None:
    roster = read_roster(asset(f"rosters/{name}.json"))
    for side in ("red", "blue"):
        zones = zones_of(TABLE, side, 0)
        found = deployed(TABLE, squads_of(roster), side, zones, Formation())
        _assert_well_placed(found.scene, zones)
        count = sum(unit.models + len(unit.sergeants) for unit in roster.units)
        assert len(found.scene.models) == count - sum(
            unit.models + len(unit.sergeants) for unit in roster.units if unit.name in found.left_out
        )
        assert {model.side for model in found.scene.models} == {side}


@pytest.mark.first(5)
@pytest.mark.parametrize("shape", list(SHAPE_WORDS))
@pytest.mark.parametrize("size", [R32, OVAL, RECT, BaseSize.hex(30)], ids=lambda size: size.kind)
def test_bases_of_a_formation_never_overlap_and_spread_ones_stay_in_coherency(
    shape: str, size: BaseSize
) -> None:
    formation = Formation.usual(shape)  # type: ignore[arg-type]
    bases = [PlacedBase(size, at) for at in places([size] * 9, formation)]
    gaps = [gap(one, other).gap for one, other in combinations(bases, 2)]
    assert min(gaps) >= formation.gap - 1e-6 if shape != "spread" else min(gaps) > 1.5
    if shape == "spread":
        assert all(min(gap(a, b).gap for b in bases if b is not a) <= COHERENCY + 1e-6 for a in bases)


def test_a_spread_unit_of_round_bases_keeps_exactly_the_gap_to_all_its_neighbours() -> None:
    found = places([R32] * 5, Formation.usual("spread"))
    front, back = found[:3], found[3:]
    for first, second in pairwise(front):
        assert gap(PlacedBase(R32, first), PlacedBase(R32, second)).gap == pytest.approx(2.0, abs=1e-6)
    assert gap(PlacedBase(R32, front[0]), PlacedBase(R32, back[0])).gap == pytest.approx(2.0, abs=1e-6)


def test_ranks_stand_in_files_of_five_about_their_middle() -> None:
    found = places([BaseSize.round(25.4)] * 7, Formation(gap=0.0))
    assert found[0] == (-2.0, -0.5)
    assert found[5:] == ((-0.5, 0.5), (0.5, 0.5))
    assert places([], Formation()) == ()


def test_units_stand_at_the_rear_and_look_at_the_middle_of_the_table() -> None:
    assert (facing_of(TABLE, WEST), facing_of(TABLE, EAST)) == (90.0, 270.0)
    found = deployed(TABLE, [plain("Watch", R32, 5, 1.5)], "blue", (EAST,), Formation.usual("line"))
    assert {model.facing for model in found.scene.models} == {270.0}
    assert all(model.at[0] > 50.0 for model in found.scene.models)


def test_a_unit_without_room_is_left_out_and_named() -> None:
    squads = [plain("Giants", BaseSize.round(160), 40, 4.0), plain("Imps", R32, 3, 1.0)]
    found = deployed(TABLE, squads, "blue", (EAST,), Formation())
    assert found.left_out == ("Giants",)
    assert [model.id for model in found.scene.models] == ["imps1", "imps2", "imps3"]
    assert len(found.refs) == 3


def test_a_side_without_a_drawn_zone_stands_along_its_edge() -> None:
    (top,), (bottom,) = zones_of(TABLE, "green", 0), zones_of(TABLE, "green", 1)
    assert isinstance(top, Polygon)
    assert isinstance(bottom, Polygon)
    assert top.points[2] == pytest.approx((60.0, 8.8))
    assert bottom.points[0] == pytest.approx((0.0, 35.2))
    assert zones_of(TABLE, "red", 0) == (WEST,)


def test_a_unit_in_hand_is_loose_when_it_is_put_down() -> None:
    squad = Squad("Fen Watch", ((R32, 1.5, "Mira"), (BaseSize.round(25), 1.0, "")))
    scene, refs = put_down(TABLE, in_hand(squad, "red", Formation()), (30.0, 22.0), 90.0)
    assert [ref.id for ref in refs] == ["fen1", "fen2"]
    assert [(model.name, model.unit, model.side, model.facing) for model in scene.models] == [
        ("Mira", "Fen Watch", "red", 90.0),
        ("", "Fen Watch", "red", 90.0),
    ]
    assert all(not model.hold.group and not model.extra for model in scene.models)

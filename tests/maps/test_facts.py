"""The sample tables hold together: everything stands where a player could really have put it."""

import json
from functools import cache
from itertools import combinations
from math import cos, hypot, radians, sin
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from shapely import LineString, Point, Polygon, affinity, box, unary_union
from shapely.geometry.base import BaseGeometry

MAPS = Path(__file__).parents[2] / "maps"
BOARDS = {"skirmish": (48, 48), "tournament": (44, 60), "street_fight": (36, 36), "river_crossing": (72, 48)}
KINDS = {
    *(
        "ruin",
        "building",
        "wall",
        "hedge",
        "fence",
        "wood",
        "hill",
        "rock",
        "water",
        "river",
        "road",
        "bridge",
    ),
    *("crater", "rubble", "barricade", "container", "smoke", "field", "tower"),
}
DENSITY = {
    "skirmish": (0.25, 0.35),
    "tournament": (0.25, 0.35),
    "street_fight": (0.30, 0.45),  # a town is mostly houses
    "river_crossing": (0.25, 0.35),
}
FLAT_ART = {"road", "field"}  # drawn on the mat, nobody counts them as terrain
LANE = 3.0
MM = 1 / 25.4
HAIR = 1e-6  # square inches, below any overlap a hand could leave

Piece = dict[str, Any]

every_scene = pytest.mark.parametrize("name", sorted(BOARDS))


@cache
def load(name: str) -> Piece:
    """Read a sample scene as plain JSON, so that these facts do not lean on the program's reader."""
    scene: Piece = json.loads((MAPS / f"{name}.json").read_text(encoding="utf-8"))
    return scene


def footprint(shape: Piece) -> BaseGeometry:
    """Give the outline of a piece of terrain; circles have 256 corners."""
    if "polygon" in shape:
        return Polygon(shape["polygon"], shape.get("holes", []))
    if "circle" in shape:
        return Point(shape["circle"]).buffer(shape["radius"], quad_segs=64)
    return LineString(shape["line"]).buffer(shape["width"] / 2, cap_style="flat", join_style="mitre")


def turned(outline: BaseGeometry, at: list[float], bearing: float) -> BaseGeometry:
    """Move an outline drawn about the origin, pointing up, to `at` and turn it to a bearing."""
    return affinity.translate(affinity.rotate(outline, bearing, origin=(0, 0)), at[0], at[1])


def base_outline(model: Piece) -> BaseGeometry:
    """Give the outline of a model's base where it stands."""
    ((kind, size),) = model["base"].items()
    if kind in ("oval", "rect"):
        length, width = size[0] * MM, size[1] * MM
    else:
        length = width = size * MM
    if kind == "rect":
        shape: BaseGeometry = box(-width / 2, -length / 2, width / 2, length / 2)
    elif kind == "hex":
        reach = length / 2 / cos(radians(30))
        corners = [radians(30 + 60 * corner) for corner in range(6)]
        shape = Polygon([(reach * sin(angle), -reach * cos(angle)) for angle in corners])
    else:
        shape = affinity.scale(Point(0, 0).buffer(0.5, quad_segs=64), width, length, origin=(0, 0))
    return turned(shape, model["at"], model["facing"])


def template_outline(template: Piece, scene: Piece) -> BaseGeometry:
    """Give the outline of a placed template."""
    if "round" in template:
        at = template.get("at") or next(m["at"] for m in scene["models"] if m["id"] == template["model"])
        return Point(at).buffer(template["round"] / 2, quad_segs=64)
    at, bearing = template["at"], template["bearing"]
    if "cone" in template:
        length = template["cone"]
        end = Point(0, -length * (1 - 5 / 32)).buffer(length * 5 / 32, quad_segs=64)
        return turned(end.union(Point(0, 0)).convex_hull, at, bearing)
    if "diffuse" in template:
        side = template["diffuse"] * cos(radians(45))
        return turned(Polygon([(0, 0), (side, -side), (-side, -side)]), at, bearing)
    if "beam" in template:
        return turned(box(-MM / 2, -template["beam"], MM / 2, 0), at, bearing)
    return turned(box(-MM / 2, -template["wall"] / 2, MM / 2, template["wall"] / 2), at, bearing)


def heights(piece: Piece) -> tuple[float, float]:
    """Give the heights between which a piece of terrain or a model stands."""
    bottom: float = piece.get("bottom", 0)
    top: float = bottom + piece["height"] if "height" in piece else piece.get("top", bottom)
    return bottom, top


def share_height(one: Piece, other: Piece) -> bool:
    """Tell whether the volumes of two pieces are in part at one height."""
    (low, high), (lower, higher) = heights(one), heights(other)
    return min(high, higher) > max(low, lower)


def is_in_the_way(terrain: Piece, model: Piece) -> bool:
    """Tell whether no model may stand in this terrain at the model's height."""
    flat = "impassable" in terrain.get("ground", []) and heights(terrain)[1] == model.get("bottom", 0) == 0
    return share_height(terrain, model) or flat


def overlap(one: BaseGeometry, other: BaseGeometry) -> bool:
    """Tell whether two outlines share area; contact is none."""
    return bool(one.intersection(other).area > HAIR)


def parts(outline: BaseGeometry) -> list[BaseGeometry]:
    """List the pieces of an outline, one where it hangs together."""
    return list(getattr(outline, "geoms", [outline]))


def forces(scene: Piece) -> dict[str, list[Piece]]:
    """Sort the models by side."""
    sides: dict[str, list[Piece]] = {}
    for model in scene["models"]:
        sides.setdefault(model["side"], []).append(model)
    return sides


def centre_of(models: list[Piece]) -> Any:
    """Give the mean of the models' places."""
    return np.array([model["at"] for model in models]).mean(axis=0)


def obstacles(scene: Piece, room: float) -> BaseGeometry:
    """Give all that a model on the ground has to go round, grown by `room`."""
    walker = {"bottom": 0, "height": 1.5}
    pieces = [footprint(piece["shape"]) for piece in scene["terrain"] if is_in_the_way(piece, walker)]
    return unary_union([piece.buffer(room) for piece in pieces])


def numbers(value: Any) -> list[float]:
    """List every number inside a JSON value."""
    if isinstance(value, dict):
        return [number for inner in value.values() for number in numbers(inner)]
    if isinstance(value, list):
        return [number for inner in value for number in numbers(inner)]
    return [value] if isinstance(value, (int, float)) and not isinstance(value, bool) else []


@every_scene
def test_a_scene_says_what_it_is(name: str) -> None:
    scene = load(name)
    assert (scene["format"], scene["version"]) == ("battlefield-scene", 1)
    assert (scene["board"]["width"], scene["board"]["height"]) == BOARDS[name]
    assert scene["name"]
    assert scene["description"].endswith(".")


@every_scene
def test_ids_are_unique(name: str) -> None:
    scene = load(name)
    for key in ("terrain", "models", "templates"):
        ids = [piece["id"] for piece in scene[key]]
        assert len(ids) == len(set(ids))


@every_scene
def test_terrain_is_of_a_kind_that_can_be_drawn(name: str) -> None:
    assert {piece["kind"] for piece in load(name)["terrain"]} <= KINDS


@every_scene
def test_two_sides_of_ten_to_forty_models_meet(name: str) -> None:
    sizes = [len(models) for models in forces(load(name)).values()]
    assert len(sizes) == 2
    assert all(10 <= size <= 40 for size in sizes)


@every_scene
def test_outlines_are_simple_and_on_the_board(name: str) -> None:
    scene = load(name)
    board = box(0, 0, *BOARDS[name])
    for piece in scene["terrain"]:
        outline = footprint(piece["shape"])
        assert outline.is_valid and outline.area > 0.1, piece["id"]
        assert outline.difference(board).area <= HAIR, piece["id"]
    for model in scene["models"]:
        assert base_outline(model).difference(board).area <= HAIR, model["id"]


@every_scene
def test_coordinates_are_whole_twentieths_of_an_inch(name: str) -> None:
    scene = load(name)
    places = [piece["shape"] for piece in scene["terrain"]] + [model["at"] for model in scene["models"]]
    twentieths = np.array(numbers(places)) * 20
    assert np.abs(twentieths - np.round(twentieths)).max() < 1e-6


@every_scene
def test_models_do_not_overlap(name: str) -> None:
    models = [(model, base_outline(model)) for model in load(name)["models"]]
    pairs = [
        (one["id"], other["id"])
        for (one, base), (other, second) in combinations(models, 2)
        if share_height(one, other) and overlap(base, second)
    ]
    assert pairs == []


@pytest.mark.first(1)
@every_scene
def test_no_model_stands_in_terrain_at_its_height(name: str) -> None:
    scene = load(name)
    stuck = [
        (model["id"], piece["id"])
        for model in scene["models"]
        for piece in scene["terrain"]
        if is_in_the_way(piece, model) and overlap(footprint(piece["shape"]), base_outline(model))
    ]
    assert stuck == []


@every_scene
def test_a_raised_model_stands_wholly_on_a_platform(name: str) -> None:
    scene = load(name)
    for model in (model for model in scene["models"] if model.get("bottom", 0) > 0):
        tops = [
            footprint(piece["shape"])
            for piece in scene["terrain"]
            if piece.get("platform") and heights(piece)[1] == model["bottom"]
        ]
        assert base_outline(model).difference(unary_union(tops)).area <= HAIR, model["id"]


@every_scene
def test_solid_terrain_does_not_overlap(name: str) -> None:
    solid = [piece for piece in load(name)["terrain"] if heights(piece)[0] < heights(piece)[1]]
    pairs = [
        (one["id"], other["id"])
        for one, other in combinations(solid, 2)
        if share_height(one, other) and overlap(footprint(one["shape"]), footprint(other["shape"]))
    ]
    assert pairs == []


@every_scene
def test_units_are_of_one_side_and_coherent(name: str) -> None:
    units: dict[str, list[Piece]] = {}
    for model in load(name)["models"]:
        units.setdefault(model["unit"], []).append(model)
    for unit, models in units.items():
        assert len({model["side"] for model in models}) == 1, unit
        bases = [base_outline(model) for model in models]
        # Every gap of at most two inches closes when both bases grow by half of it.
        grown = unary_union([base.buffer(1.0) for base in bases])
        assert grown.geom_type == "Polygon", unit
        levels = [model.get("bottom", 0) for model in models]
        assert max(levels) - min(levels) <= 6, unit


@every_scene
def test_models_face_their_enemy(name: str) -> None:
    one, other = forces(load(name)).values()
    for models, enemies in ((one, other), (other, one)):
        ahead = centre_of(enemies) - centre_of(models)
        ahead = ahead / hypot(*ahead)
        for model in models:
            angle = radians(model["facing"])
            assert np.dot((sin(angle), -cos(angle)), ahead) > 0.3, model["id"]


@every_scene
def test_models_are_as_high_as_their_bases_promise(name: str) -> None:
    for model in load(name)["models"]:
        ((_, size),) = model["base"].items()
        longest = max(size) if isinstance(size, list) else size
        low, high = (1.0, 1.6) if longest <= 32 else (1.5, 3.0) if longest <= 75 else (2.0, 6.0)
        assert low <= model["height"] <= high, model["id"]


@every_scene
def test_terrain_fills_the_share_of_a_well_set_table(name: str) -> None:
    pieces = [footprint(p["shape"]) for p in load(name)["terrain"] if p["kind"] not in FLAT_ART]
    width, height = BOARDS[name]
    low, high = DENSITY[name]
    assert low <= unary_union(pieces).area / (width * height) <= high


@every_scene
def test_a_lane_three_inches_wide_leads_from_force_to_force(name: str) -> None:
    scene = load(name)
    room = LANE / 2
    width, height = BOARDS[name]
    free = box(0, 0, width, height).buffer(-room).difference(obstacles(scene, room))
    regions = [region for region in parts(free) if region.area > 1]
    reached = [
        {side for side, models in forces(scene).items() if any(region.covers(Point(m["at"])) for m in models)}
        for region in regions
    ]
    assert max(len(sides) for sides in reached) == 2


@every_scene
def test_no_straight_shot_rakes_the_table_from_edge_to_edge(name: str) -> None:
    scene = load(name)
    width, height = BOARDS[name]
    cover = unary_union(
        [
            footprint(piece["shape"])
            for piece in scene["terrain"]
            if piece.get("sight") == "cloud" or (piece.get("sight") == "blocks" and heights(piece)[1] >= 2)
        ]
    )
    shots = [
        LineString([(left, 0), (right, height)])
        for left in np.linspace(1, width - 1, 24)
        for right in np.linspace(1, width - 1, 24)
    ]
    stopped = np.mean([shot.intersects(cover) for shot in shots])
    assert stopped > 0.85


@every_scene
def test_every_template_lies_over_a_model(name: str) -> None:
    scene = load(name)
    for template in scene["templates"]:
        outline = template_outline(template, scene)
        assert any(overlap(outline, base_outline(model)) for model in scene["models"]), template["id"]


def test_at_least_two_scenes_open_with_a_template() -> None:
    assert sum(bool(load(name)["templates"]) for name in BOARDS) >= 2


def test_the_samples_show_every_kind_of_base() -> None:
    bases = [model["base"] for name in BOARDS for model in load(name)["models"]]
    assert {kind for base in bases for kind in base} == {"round", "oval", "rect", "hex"}
    assert {base["round"] for base in bases if "round" in base} >= {25, 28.5, 32, 40, 50, 60}
    ovals = {tuple(base["oval"]) for base in bases if "oval" in base}
    assert ovals >= {(60, 35.5), (75, 42), (90, 52.5), (105, 70), (170, 109)}


def half_turn(piece: Piece, width: float, height: float) -> tuple[BaseGeometry, Piece]:
    """Give a piece's outline after half a turn about the board's centre, and its other facts."""
    outline = affinity.rotate(footprint(piece["shape"]), 180, origin=(width / 2, height / 2))
    return outline, {key: value for key, value in piece.items() if key not in ("id", "name", "shape")}


def test_the_tournament_table_is_the_same_from_both_ends() -> None:
    scene = load("tournament")
    for piece in scene["terrain"]:
        outline, facts = half_turn(piece, 44, 60)
        twins = [
            other
            for other in scene["terrain"]
            if footprint(other["shape"]).symmetric_difference(outline).area < HAIR
            and all(other.get(key) == value for key, value in facts.items())
        ]
        assert len(twins) == 1, piece["id"]


def test_the_street_fight_is_fought_on_the_roofs_too() -> None:
    scene = load("street_fight")
    roofs = {heights(piece)[1] for piece in scene["terrain"] if piece.get("platform")}
    assert roofs >= {3, 6, 9}
    raised = {model["side"] for model in scene["models"] if model.get("bottom", 0) >= 3}
    assert raised == set(forces(scene))


def test_storeys_are_three_inches_each() -> None:
    for name in BOARDS:
        for piece in load(name)["terrain"]:
            if "storeys" in piece:
                assert piece["top"] == 3 * piece["storeys"], piece["id"]


def test_only_bridges_and_the_ford_lead_over_the_river() -> None:
    scene = load("river_crossing")
    river = [piece for piece in scene["terrain"] if piece["kind"] == "river"]
    bridges = [piece for piece in scene["terrain"] if piece["kind"] == "bridge"]
    banks = box(0, 0, 72, 48).difference(
        unary_union([footprint(piece["shape"]) for piece in river + bridges])
    )
    assert len([bank for bank in parts(banks) if bank.area > 1]) == 2
    assert {piece["id"] for piece in river if piece["ground"] == ["difficult"]} == {"ford"}
    deep = [footprint(piece["shape"]) for piece in river if piece["ground"] == ["impassable"]]
    assert len(deep) == len(river) - 1
    assert box(0, 0, 72, 48).difference(unary_union(deep)).geom_type == "Polygon"


def test_the_road_leads_onto_the_bridge_from_both_banks() -> None:
    scene = load("river_crossing")
    road, bridge = (
        footprint(next(piece["shape"] for piece in scene["terrain"] if piece["id"] == wanted))
        for wanted in ("road", "bridge")
    )
    ends = parts(road.difference(bridge))
    assert len([end for end in ends if end.area > 10]) == 2


def test_hills_rise_in_steps_of_two_inches() -> None:
    hills = [piece for piece in load("river_crossing")["terrain"] if piece["kind"] == "hill"]
    assert {heights(piece) for piece in hills} == {(0, 2), (2, 4)}
    lower = unary_union([footprint(piece["shape"]) for piece in hills if heights(piece)[0] == 0])
    for piece in hills:
        assert piece["platform"] and lower.covers(footprint(piece["shape"])), piece["id"]

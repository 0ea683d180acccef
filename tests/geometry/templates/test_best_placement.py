"""The best placement of a template: nothing beats it, and it says how much room it leaves."""

from collections.abc import Callable
from math import cos, hypot, inf, pi, sin

import numpy as np
import oracle_scatter as slow
import pytest
from campaigns import few, oftener, tries

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Template, TemplateKind
from battlefield.geometry.templates import placement_cells, placement_search
from battlefield.geometry.templates.covering import coverage
from battlefield.geometry.templates.placement_search import BestPlacement

AIMED: list[tuple[TemplateKind, float]] = [
    ("round", 3.0), ("cone", 5.0), ("wall", 5.0), ("beam", 6.0), ("diffuse", 4.0)
]  # fmt: skip
ALL_ROUND = [tries(2, 10) * float(k) for k in range(tries(180, 36))]
INCH = BaseSize.round(25.4)


def _worth(template: Template, bases: Bases, weights: Floats, wholly: bool) -> float:
    return float(np.sum(weights[coverage(template, bases).covered >= (2 if wholly else 1)]))


def _rounds(seed: int, count: int, width: float, height: float) -> tuple[Bases, list[float]]:
    rng = np.random.default_rng(seed)
    sizes = rng.choice([25.0, 32.0, 40.0, 60.0], count).tolist()
    at = [(float(x), float(y)) for x, y in rng.uniform((0, 0), (width, height), (count, 2))]
    return Bases.of([BaseSize.round(mm) for mm in sizes], at, [0.0] * count), [mm / 50.8 for mm in sizes]


@oftener
@pytest.mark.parametrize(
    ("kind", "size", "wholly"),
    [(*aimed, False) for aimed in AIMED]
    + [("round", 3.0, True), ("cone", 9.0, True), ("diffuse", 4.0, True)],
)
def test_no_node_of_a_fine_grid_is_better(kind: TemplateKind, size: float, wholly: bool) -> None:
    bases, weights = slow.random_bases(22, 9, 3.0, 2.0), np.array([2.0, -1, 1, 1, -3, 1, 2, 1, -1])
    found = BestPlacement.search(kind, size, bases, weights, board=(3.0, 2.0), wholly=wholly)
    bearings = [0.0] if kind == "round" else ALL_ROUND
    grid = slow.best_on_grid((kind, size), bases, weights, ((0.0, 0.0), (3.0, 2.0)), bearings, wholly)
    assert found.proven and found.value >= max(grid, 1.0)
    here = Template(kind, size, found.at, found.bearing)
    assert _worth(here, bases, weights, wholly) == found.value == weights[list(found.covered)].sum()


@pytest.mark.first(2)
@pytest.mark.parametrize("seed", few(range(8)))
@pytest.mark.parametrize("wholly", [False, True])
def test_a_round_template_is_as_good_as_at_the_best_crossing_of_circles(seed: int, wholly: bool) -> None:
    bases, radii = _rounds(seed, 45, 16.0, 12.0)
    signed = np.random.default_rng(seed).choice([1.0, 1.0, 2.0, -1.0, -2.5], 45)
    limit, reach = (1e-6, -1.0) if wholly else (-1e-6, 1.0)
    discs = [2.5 + limit + reach * radius for radius in radii]
    for weights in (np.ones(45), signed):
        found = BestPlacement.search("round", 5.0, bases, weights, wholly=wholly)
        there = slow.deepest_of_discs([(x, y) for x, y in bases.xy], discs, weights.tolist())
        assert found.proven and found.value == pytest.approx(there, abs=1e-9)


@oftener
@pytest.mark.parametrize(("kind", "size"), AIMED)
@pytest.mark.parametrize("wholly", [False, True])
def test_a_placement_off_by_less_than_the_slack_covers_as_much(
    kind: TemplateKind, size: float, wholly: bool
) -> None:
    bases, weights = slow.random_bases(23, 12, 7.0, 5.0), np.array([1.0, 1.0, 2.0, -1.0] * 3)
    found = BestPlacement.search(kind, size, bases, weights, wholly=wholly)
    assert found.slack > 0.0
    if found.slack == inf:
        return
    for k in range(0, 24, tries(1, 6)):
        off = 0.999 * found.slack
        at = (found.at[0] + off * sin(k * pi / 12), found.at[1] - off * cos(k * pi / 12))
        assert _worth(Template(kind, size, at, found.bearing), bases, weights, wholly) >= found.value


def test_the_slack_is_the_most_there_is_between_two_bases() -> None:
    pair = Bases.of([INCH] * 2, [(10.0, 10.0), (13.0, 10.0)], [0.0, 0.0])
    found = BestPlacement.search("round", 4.0, pair, np.ones(2))
    assert found.at == pytest.approx((11.5, 10.0), abs=2e-2)
    assert found.slack == pytest.approx(1.0, abs=1e-4) and found.covered == (0, 1)


def test_the_slack_leaves_equal_room_to_three_bases() -> None:
    corners = [(10.0 + 2 * sin(k * 2 * pi / 3), 10.0 + 2 * cos(k * 2 * pi / 3)) for k in range(3)]
    found = BestPlacement.search("round", 4.0, Bases.of([INCH] * 3, corners, [0.0] * 3), np.ones(3))
    assert found.at == pytest.approx((10.0, 10.0), abs=2e-3)
    assert found.slack == pytest.approx(0.5, abs=1e-3)


def test_the_slack_keeps_away_from_friends() -> None:
    foe_and_friend = Bases.of([INCH] * 2, [(10.0, 10.0), (13.0, 10.0)], [0.0, 0.0])
    found = BestPlacement.search("round", 4.0, foe_and_friend, np.array([1.0, -1.0]))
    assert found.covered == (0,)
    assert hypot(found.at[0] - 10, found.at[1] - 10) + found.slack <= 2.5 + 1e-6
    assert hypot(found.at[0] - 13, found.at[1] - 10) - found.slack >= 2.5 - 1e-5
    assert found.slack == pytest.approx(1.5, abs=1e-3)


@pytest.mark.first(1)
@pytest.mark.parametrize(("kind", "size"), AIMED)
def test_one_base_more_never_makes_the_best_worse(kind: TemplateKind, size: float) -> None:
    bases, before = slow.random_bases(24, 10, 8.0, 6.0), 0.0
    for count in range(1, 11, 2):
        found = BestPlacement.search(kind, size, bases.take(range(count)), np.ones(count))
        assert found.value >= before
        before = found.value


@pytest.mark.first(1)
@pytest.mark.parametrize(("kind", "size"), AIMED)
def test_the_best_value_does_not_depend_on_where_the_table_lies_or_on_its_mirror(
    kind: TemplateKind, size: float
) -> None:
    bases, weights, mirror = slow.random_bases(25, 12, 8.0, 6.0), np.arange(1.0, 13.0), np.array([-1.0, 1.0])
    angle = np.radians(30.0)
    turn = np.array([[cos(angle), sin(angle)], [-sin(angle), cos(angle)]])
    tables = [
        bases.moved(range(12), bases.xy + np.array([3.3, -1.7])),
        Bases(bases.kind, bases.xy * mirror, bases.axis * mirror, bases.half),
        Bases(bases.kind, bases.xy @ turn, bases.axis @ turn, bases.half),
    ]
    value = BestPlacement.search(kind, size, bases, weights).value
    assert [BestPlacement.search(kind, size, table, weights).value for table in tables] == [value] * 3


@pytest.mark.first(2)
@pytest.mark.parametrize(("kind", "size"), AIMED)
def test_the_order_of_the_bases_does_not_matter(kind: TemplateKind, size: float) -> None:
    bases = slow.random_bases(26, 14, 9.0, 7.0)
    order = np.random.default_rng(26).permutation(14)
    one = BestPlacement.search(kind, size, bases, np.ones(14))
    other = BestPlacement.search(kind, size, bases.take(order), np.ones(14))
    assert (one.at, one.bearing, one.value, one.slack) == (other.at, other.bearing, other.value, other.slack)
    assert {int(order[k]) for k in other.covered} == set(one.covered)


def test_equal_places_go_to_the_uppermost_and_then_to_the_leftmost() -> None:
    four = Bases.of([INCH] * 4, [(37.0, 37.0), (10.0, 10.0), (37.0, 10.0), (10.0, 37.0)], [0.0] * 4)
    assert BestPlacement.search("round", 3.0, four, np.ones(4)).covered == (1,)
    assert BestPlacement.search("round", 3.0, four.take([0, 3, 2]), np.ones(3)).covered == (2,)


def test_a_wall_finds_the_only_line_through_three_bases() -> None:
    line = Bases.of([BaseSize.round(2.0)] * 3, [(10.0, 10.0), (12.0, 13.0), (14.0, 16.0)], [0.0] * 3)
    found = BestPlacement.search("wall", 8.0, line, np.ones(3))
    assert found.proven and found.value == 3.0
    assert found.bearing % 180 == pytest.approx(180 - np.degrees(np.arctan2(2, 3)), abs=2.0)


def test_given_bearings_are_the_only_ones_tried() -> None:
    line = Bases.of([INCH] * 3, [(10.0, 10.0), (12.0, 13.0), (14.0, 16.0)], [0.0] * 3)
    found = BestPlacement.search("beam", 8.0, line, np.ones(3), bearings=[0.0, 90.0])
    assert found.bearing in (0.0, 90.0) and found.value == 1.0


def test_a_disc_of_allowed_places_is_kept() -> None:
    foes = Bases.of([INCH] * 3, [(10.0, 10.0), (11.0, 10.0), (4.0, 10.0)], [0.0] * 3)
    found = BestPlacement.search("round", 3.0, foes, np.ones(3), within=Circle((4.0, 10.0), 2.0))
    assert found.covered == (2,) and hypot(found.at[0] - 4, found.at[1] - 10) <= 2 + 1e-6
    wider = BestPlacement.search("round", 3.0, foes, np.ones(3), within=Circle((4.0, 10.0), 5.1))
    assert wider.covered == (0, 1) and wider.proven and wider.at[0] > 9.0


def test_the_board_and_the_disc_hold_both() -> None:
    beyond = Bases.of([INCH] * 2, [(-1.0, 5.0), (9.0, 5.0)], [0.0, 0.0])
    found = BestPlacement.search("round", 3.0, beyond, np.array([3.0, 1.0]), board=(20.0, 10.0))
    assert found.covered == (0,) and 0.0 <= found.at[0] < 1.0
    away = BestPlacement.search(
        "round", 3.0, beyond, np.array([3.0, 1.0]), None, (20.0, 10.0), Circle((6.0, 5.0), 3.0)
    )
    assert away.covered == (1,)
    with pytest.raises(ValueError, match="disc"):
        BestPlacement.search("round", 3.0, beyond, np.ones(2), None, (20.0, 10.0), Circle((30.0, 5.0), 3.0))


@pytest.mark.campaign
def test_with_friends_only_the_best_is_to_cover_nobody() -> None:
    friends = slow.random_bases(27, 6, 5.0, 5.0)
    found = BestPlacement.search("cone", 5.0, friends, -np.ones(6))
    assert (found.value, found.covered, found.proven) == (0.0, (), True) and found.slack > 0.0


def test_where_all_is_crowded_the_least_harm_is_best() -> None:
    crowd = Bases.of([INCH] * 2, [(5.0, 5.0), (5.5, 5.0)], [0.0, 0.0])
    found = BestPlacement.search("round", 5.0, crowd, np.array([-1.0, -2.0]), within=Circle((5.2, 5.0), 0.5))
    assert found.value == -3.0 and found.proven and found.slack == inf


def test_an_empty_table_has_a_best_place_worth_nothing() -> None:
    found = BestPlacement.search("round", 3.0, Bases.of([], [], []), np.zeros(0))
    assert (found.value, found.slack, found.covered) == (0.0, inf, ())


def test_bases_without_weight_are_listed_though_they_do_not_count() -> None:
    two = Bases.of([INCH] * 2, [(5.0, 5.0), (5.2, 5.0)], [0.0, 0.0])
    found = BestPlacement.search("round", 6.0, two, np.array([1.0, 0.0]))
    assert (found.value, found.covered) == (1.0, (0, 1))


def test_what_only_just_fits_is_found() -> None:
    row = Bases.of([INCH] * 3, [(10.0, 10.0), (14.0, 10.0), (12.0, 10.0)], [0.0] * 3)
    found = BestPlacement.search("round", 5.0, row, np.ones(3), wholly=True)
    assert found.covered == (0, 1, 2) and found.at == pytest.approx((12.0, 10.0), abs=1e-5)
    assert found.slack <= 2e-6


def test_where_the_proof_is_given_up_the_grid_is_still_not_undercut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bases that a wall can only touch at once, along a whole stretch, are no case for small cells."""
    monkeypatch.setattr(placement_search, "_MOST_FINE", 3000)
    apart = Bases.of([BaseSize.rect(50.8, 50.8)] * 2, [(10.0, 10.0), (24.0, 10.0)], [0.0, 0.0])
    found = BestPlacement.search("wall", 12.0, apart, np.ones(2), bearings=[90.0])
    grid = slow.best_on_grid(("wall", 12.0), apart, np.ones(2), ((9.0, 8.0), (25.0, 12.0)), [90.0], False)
    assert found.value == grid == 1.0 and found.most == 2.0 and not found.proven


def _nudged(template: Template, bases: Bases, weights: Floats, reach: float) -> BestPlacement:
    found = BestPlacement.nudge(template, bases, weights, reach)
    assert hypot(found.at[0] - template.at[0], found.at[1] - template.at[1]) <= reach + 1e-6
    moved = Template(template.kind, template.size, found.at, template.bearing)
    assert found.bearing == (0.0 if template.kind == "round" else template.bearing)
    assert _worth(moved, bases, weights, False) == found.value
    return found


@oftener
@pytest.mark.parametrize(("kind", "size"), AIMED)
def test_no_move_of_a_failed_blast_beats_the_best_nudge(kind: TemplateKind, size: float) -> None:
    bases, weights = slow.random_bases(28, 30, 12.0, 10.0), np.arange(30.0) % 7 - 2.0
    template = Template(kind, size, (6.0, 5.0), 40.0)
    found = _nudged(template, bases, weights, 2.0)
    line = np.linspace(-1.8, 1.8, tries(13, 7))
    places = [(6 + x, 5 + y) for x in line for y in line if hypot(x, y) <= 2.0]
    places += [(6 + 2 * sin(k / 10), 5 - 2 * cos(k / 10)) for k in range(0, 63, tries(1, 4))]
    best = max(_worth(Template(kind, size, place, 40.0), bases, weights, False) for place in places)
    assert found.proven and found.value >= best


def test_a_nudge_reaches_a_base_only_as_far_as_it_may() -> None:
    one = Bases.of([INCH], [(10.0, 10.0)], [0.0])
    for away, gained in ((4.0 - 1e-5, 1.0), (4.0 + 1e-5, 0.0)):
        template = Template("round", 3.0, (10.0 + away, 10.0))
        assert _nudged(template, one, np.ones(1), 2.0).value == gained


def test_a_nudge_that_gains_nothing_stays() -> None:
    one = Bases.of([INCH], [(10.0, 10.0)], [0.0])
    template = Template("cone", 8.0, (30.0, 10.0), 77.0)
    assert _nudged(template, one, np.ones(1), 2.0).at == (30.0, 10.0)
    covering = Template("round", 3.0, (11.9, 10.0))
    assert _nudged(covering, one, np.ones(1), 2.0).at == (11.9, 10.0)
    assert _nudged(covering, one, -np.ones(1), 2.0).value == 0.0


def test_a_search_that_nobody_wants_any_more_ends_at_once() -> None:
    bases = slow.random_bases(29, 40, 10.0, 10.0)
    with pytest.raises(StoppedError):
        BestPlacement.search("cone", 8.0, bases, np.ones(40), cancelled=lambda: True)


@pytest.mark.campaign
def test_a_search_can_be_called_off_at_any_look() -> None:
    bases, template = slow.random_bases(29, 40, 30.0, 20.0), Template("beam", 24.0, (15.0, 10.0), 30.0)
    heard = _looks(
        lambda called: BestPlacement.search("beam", 24.0, bases, np.ones(40), cancelled=called), None
    )
    assert heard > 30
    for last in (1, heard // 2, heard):
        assert (
            _looks(lambda c: BestPlacement.search("beam", 24.0, bases, np.ones(40), cancelled=c), last)
            == last
        )
    heard = _looks(lambda called: BestPlacement.nudge(template, bases, np.ones(40), cancelled=called), None)
    for last in (1, heard // 2, heard):
        assert (
            _looks(lambda called: BestPlacement.nudge(template, bases, np.ones(40), cancelled=called), last)
            == last
        )


def test_a_search_tells_how_near_the_best_value_is_to_what_may_be_left() -> None:
    heard: list[tuple[float, float]] = []
    bases = slow.random_bases(30, 40, 30.0, 20.0)
    found = BestPlacement.search("wall", 12.0, bases, np.ones(40), progress=lambda *told: heard.append(told))
    values, most = [told[0] for told in heard], [told[1] for told in heard]
    assert len(heard) > 3 and values == sorted(values) and most == sorted(most, reverse=True)
    assert most[0] > found.value and heard[-1] == (found.value, found.value)


def _looks(search: Callable[[Callable[[], bool]], BestPlacement], last: int | None) -> int:
    """Count how often a search asks whether to go on; the last time it is told to stop."""
    looks: list[bool] = []

    def called_off() -> bool:
        looks.append(len(looks) + 1 == last)
        return looks[-1]

    if last is None:
        search(called_off)
    else:
        with pytest.raises(StoppedError):
            search(called_off)
    return len(looks)


@pytest.mark.first(2)
@pytest.mark.parametrize(("kind", "size"), AIMED)
@pytest.mark.parametrize("wholly", [False, True])
def test_how_many_cells_are_measured_at_once_makes_no_difference(
    kind: TemplateKind, size: float, wholly: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    bases, weights = slow.random_bases(31, 12, 7.0, 5.0), np.array([1.0, 1.0, 2.0, -1.0] * 3)
    one = BestPlacement.search(kind, size, bases, weights, board=(7.0, 5.0), wholly=wholly)
    monkeypatch.setattr(placement_cells, "_MOST_PAIRS", 900)
    other = BestPlacement.search(kind, size, bases, weights, board=(7.0, 5.0), wholly=wholly)
    assert (one.at, one.bearing, one.value, one.slack) == (other.at, other.bearing, other.value, other.slack)
    assert (one.covered, one.most, one.measured) == (other.covered, other.most, other.measured)

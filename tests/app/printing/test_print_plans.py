"""Pages planned: how many there are, what each shows, what cannot be printed."""

from dataclasses import replace
from itertools import pairwise

import pytest

from battlefield.app.desk.edits import Ref
from battlefield.app.printing.pages import PrintError, chosen_pages, scale_words
from battlefield.app.printing.plan import FOOT, plan_of
from battlefield.app.printing.tiling import page_name, tile_count
from battlefield.app.printing.wish import Wish
from battlefield.geometry.kernel.shapes import BaseSize, Circle
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain
from battlefield.rules.scene.objectives import Objective

TABLE = Scene(Board(44, 60), "Dockyard")
MM = 1 / 25.4


@pytest.mark.parametrize(
    ("length", "tile", "overlap", "count"),
    [(10, 10, 0.5, 1), (10.0000001, 10, 0.5, 1), (10.1, 10, 0.5, 2), (19.5, 10, 0.5, 2), (19.6, 10, 0.5, 3),
     (30, 10, 0, 3), (60, 7.5, 0.4, 9)],
)  # fmt: skip
def test_as_few_tiles_as_cover_a_length(length, tile, overlap, count):
    assert tile_count(length, tile, overlap) == count


def test_pages_are_named_by_row_and_column():
    places = {(0, 0): "A1", (1, 2): "B3", (25, 0): "Z1", (26, 9): "AA10"}
    assert {place: page_name(*place) for place in places} == places


@pytest.mark.parametrize(
    ("paper", "orientation", "count"),
    [("a4", "portrait", 42), ("a4", "landscape", 45), ("letter", "portrait", 42), ("a3", "portrait", 20),
     ("a3", "best", 18)],
)  # fmt: skip
def test_a_tournament_table_takes_so_many_pages(paper, orientation, count):
    # A4 upright: a room of 194 mm by 281 mm less the foot; (44 - 0.4) / (7.638 - 0.4) = 6.02, 7 columns;
    # (60 - 0.4) / (10.463 - 0.4) = 5.92, 6 rows.
    plan = plan_of(TABLE, Wish(paper=paper, orientation=orientation))
    assert len(plan.pages) == count


def test_neighbours_share_the_overlap_and_together_show_all():
    plan = plan_of(TABLE, Wish(overlap=0.5, orientation="portrait"))
    windows = {page.name: page.window for page in plan.pages}
    first, right, below = windows["A1"], windows["A2"], windows["B1"]
    assert first.source.right - right.source.left == pytest.approx(0.5)
    assert first.source.bottom - below.source.top == pytest.approx(0.5)
    assert (first.right, first.below) == ("A2", "B1")
    last = plan.pages[-1].window
    assert (last.right, last.below) == ("", "")
    assert (last.source.right, last.source.bottom) == pytest.approx((44, 60))
    assert all(w.source.width == pytest.approx(w.target.width) for w in windows.values())


def test_a_page_leaves_its_margin_and_foot_free():
    plan = plan_of(TABLE, Wish(orientation="portrait"))
    assert (plan.room.left, plan.room.top) == pytest.approx((8 * MM, 8 * MM))
    assert plan.room.width == pytest.approx(194 * MM)
    assert plan.room.height == pytest.approx(281 * MM - FOOT)
    assert plan.foot.bottom == pytest.approx(289 * MM)


def test_a_mat_has_one_sheet_of_its_own_size():
    plan = plan_of(TABLE, Wish(paper="mat"))
    assert (plan.width, plan.height, len(plan.pages), plan.foot) == (44, 60, 1, None)
    half = plan_of(TABLE, Wish(paper="mat", scale=0.5))
    assert (half.width, half.height, half.pages[0].window.source.width) == (22, 30, 44)


def test_one_page_holds_the_whole_table_as_large_as_it_can():
    plan = plan_of(TABLE, Wish(scale=0.0))
    [page] = plan.pages
    assert page.window.source.height == pytest.approx(60)
    assert plan.width < plan.height  # upright, it is larger
    assert plan.scale == pytest.approx(194 * MM / 44)  # and as wide as the room
    assert scale_words(0.25) == "Scale 1 : 4" and scale_words(1.0) == "True size"


def test_what_is_selected_is_printed_alone_with_a_little_room():
    models = tuple(Model(f"m{n}", BaseSize.round(25.4), (10.0 + 4 * n, 20.0)) for n in range(3))
    wood = Terrain("wood", Circle((30.0, 30.0), 4.0))
    scene = replace(TABLE, models=models, terrain=(wood,))
    plan = plan_of(scene, Wish(what="selection"), [Ref("model", "m0"), Ref("terrain", "wood")])
    box = plan.pages[0].window.of.box
    assert (box.left, box.top, box.right, box.bottom) == pytest.approx((9.25, 19.25, 34.25, 34.25))
    assert [model.id for model in plan.pages[0].window.of.scene.models] == ["m0"]


@pytest.mark.parametrize(
    ("wish", "words"),
    [(Wish(what="selection"), "Nothing is selected"), (Wish(overlap=2.5), "The overlap is 2.5 in"),
     (Wish(what="templates", sizes=()), "nothing to cut out"), (Wish(what="bases", paper="mat"), "choose A4"),
     (Wish(paper="mat", scale=4.0), "larger than a PDF page"),
     (Wish(scale=10.0), "pages; choose larger paper")],
)  # fmt: skip
def test_what_cannot_be_printed_is_said_in_one_sentence(wish, words):
    with pytest.raises(PrintError, match=words) as caught:
        plan_of(TABLE, wish)
    assert "\n" not in str(caught.value)


def test_pages_are_chosen_by_name_and_range():
    plan = plan_of(TABLE, Wish())
    assert chosen_pages(plan, "") == plan.names
    assert chosen_pages(plan, "b2, A7-b1") == ("A7", "B1", "B2")
    assert plan.only(("C3", "A1")).names == ("A1", "C3")
    with pytest.raises(PrintError, match='no page "Q9"; the pages are A1 to F7'):
        chosen_pages(plan, "A1,Q9")


def laid(plan):
    """Everything that lies on pages, with its box there."""
    for page in plan.pages:
        for each in page.laid:
            size = each.part or each.cutout
            sides = (size.height, size.width) if each.is_turned else (size.width, size.height)
            yield page, each, sides


@pytest.mark.parametrize("what", ["templates", "bases", "markers"])
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
def test_cut_outs_lie_on_the_page_and_apart(what, paper):
    plan = plan_of(TABLE, Wish(what=what, paper=paper, copies=2))
    boxes = {}
    for page, each, (width, height) in laid(plan):
        x, y = each.at
        box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        assert plan.room.left - 1e-9 <= box[0] and box[2] <= plan.room.right + 1e-9
        assert plan.room.top - 1e-9 <= box[1] and box[3] <= plan.room.bottom + 1e-9
        for other in boxes.setdefault(page.name, []):
            apart = max(box[0] - other[2], other[0] - box[2], box[1] - other[3], other[1] - box[3])
            assert apart > 0.1
        boxes[page.name].append(box)


def test_a_long_beam_is_cut_into_parts_that_add_up():
    plan = plan_of(TABLE, Wish(what="templates", sizes=(("beam", 36.0),), overlap=0.5))
    parts = sorted((each.part for _, each, _ in laid(plan)), key=lambda part: part.top)
    assert len(parts) == 4
    assert (parts[0].top, parts[-1].bottom) == pytest.approx((-18, 18))
    for upper, lower in pairwise(parts):
        assert upper.bottom - lower.top == pytest.approx(0.5)


def test_a_blast_wider_than_the_paper_gets_pages_of_its_own():
    plan = plan_of(TABLE, Wish(what="templates", sizes=(("round", 10.0),), orientation="portrait"))
    assert [page.window.source.left for page in plan.pages] == pytest.approx([-5, -5 + 194 * MM - 0.4])
    assert plan.names == ("1", "2") and plan.pages[0].window.right == "2"


def test_bases_are_those_on_the_table_with_their_labels():
    models = (
        Model("a1", BaseSize.round(32), (5.0, 5.0), "Spears", "red"),
        Model("a2", BaseSize.oval(60, 35.5), (9.0, 5.0), "Riders", "blue"),
    )
    plan = plan_of(replace(TABLE, models=models), Wish(what="bases"))
    found = {each.cutout.note: each.cutout for _, each, _ in laid(plan)}
    assert list(found) == ["Riders", "Spears"]  # the highest first
    assert found["Spears"].width == pytest.approx(32 * MM)
    assert found["Riders"].height == pytest.approx(60 * MM)
    assert [found["Spears"].side, found["Riders"].side] == [1, 0]  # red and blue of the palette


def test_markers_are_the_objectives_and_the_words():
    scene = replace(TABLE, objectives=(Objective("o1", "marker", (5.0, 5.0), name="Mill"),))
    plan = plan_of(scene, Wish(what="markers", effects=("Hidden", "On fire"), copies=2))
    labels = [each.cutout.label for _, each, _ in laid(plan)]
    assert sorted(labels) == ["Hidden", "Hidden", "Mill", "Mill", "On fire", "On fire"]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_calibration_frames_differ_and_have_a_page_each(paper):
    plan = plan_of(TABLE, Wish(what="frames", paper=paper, copies=3))
    frames = [each.cutout for _, each, _ in laid(plan)]
    assert [each.label for each in frames] == [f"Calibration frame {number}" for number in (1, 2, 3)]
    assert len({each.targets for each in frames}) == len(plan.pages) == 3
    assert plan.scale == 1.0 and {(each.width, each.height) for each in frames} == {(7.5, 9.5)}


def test_there_are_no_more_calibration_frames_than_differ():
    assert len(plan_of(TABLE, Wish(what="frames", copies=18)).pages) == 18
    with pytest.raises(PrintError, match="18 different"):
        plan_of(TABLE, Wish(what="frames", copies=19))


def test_a_page_that_would_show_nothing_of_a_template_is_not_printed():
    wish = Wish(what="templates", paper="letter", orientation="portrait", sizes=(("round", 10.0),))
    plan = plan_of(Scene(Board(48.0, 48.0)), wish)
    assert len(plan.pages) == 3  # of two rows and two columns the last has none of the disc
    windows = [page.window for page in plan.pages]
    assert [page.name for page in plan.pages] == ["1", "2", "3"]
    assert [(each.right, each.below) for each in windows] == [("2", "3"), ("", ""), ("", "")]

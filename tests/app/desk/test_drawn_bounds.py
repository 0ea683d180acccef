"""No change of a drawing is let through that no scene file could hold."""

from dataclasses import replace

import pytest
from drawn_table import box, everything, held, model, piece, table

from battlefield.app.desk import bounds
from battlefield.app.desk.bounds import ChangeError, check_change
from battlefield.files import parse_scene, scene_bytes
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.rules.scene.contents import Area, Board, Border
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Backdrop, Entry, Facts, Layer, Note, Zone

EMPTY = table()
SQUARE = box(0, 0, 4, 4)
BOW = Polygon(((0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0)))
WITH_HOLE = Polygon(SQUARE.points, (box(1, 1, 9, 9).points,))
REFUSED = [
    piece("p", BOW),
    piece("p", WITH_HOLE),
    piece("p", Polygon(SQUARE.points[:2])),
    piece("p", Polygon(((0.0, 0.0), (1e-3, 0.0), (1e-3, 1e-3)))),
    piece("p", Polygon((*SQUARE.points[:3], (float("nan"), 2.0)))),
    piece("p", Circle((0.0, 0.0), 0.0)),
    piece("p", Circle((0.0, 0.0), 1000.5)),
    piece("p", Circle((1001.0, 0.0), 1.0)),
    piece("p", Strip(((0.0, 0.0), (1.0, 0.0)), 0.0)),
    piece("p", Strip(((0.0, 0.0), (1.0, 0.0)), float("inf"))),
    piece("p", Strip(((0.0, 0.0),), 1.0)),
    piece("p", Strip(((0.0, 0.0), (0.0, 0.0)), 1.0)),
    piece("p", SQUARE, top=1000.5),
    piece("p", SQUARE, bottom=-1.0),
    piece("p", SQUARE, bottom=3.0, top=2.0),
    piece("p", SQUARE, storeys=101),
    piece("p", SQUARE, storeys=1.5),
    piece("p", SQUARE, kind="k" * 10_001),
    piece("p", SQUARE, cover="\ud800"),
    piece(" ", SQUARE),
    held(piece("p", SQUARE), layer="x" * 10_001),
    held(piece("p", SQUARE), image=4),
    Zone("z", BOW),
    Zone("z", SQUARE, side="\udc80"),
    Area("a", SQUARE, level=-1.0),
    Area("a", SQUARE, capacity=-1),
    Area("a", SQUARE, capacity=10_001),
    Entry("e", ((0.0, 0.0),)),
    Entry("e", ((0.0, 0.0), (1001.0, 0.0))),
    Border((), id="b"),
    Note("n", (0.0, 0.0), "x" * 10_001),
    Note("n", (0.0, float("inf")), "x"),
    Note("n", (0.0, 0.0), "x", size=0.01),
    Note("n", (0.0, 0.0), "x", size=float("nan")),
    Objective("o", "marker"),
    Objective("o", "marker", at=(0.0, 0.0), outline=SQUARE),
    Objective("o", "zone", at=(0.0, 0.0)),
    Objective("o", "zone", outline=BOW),
    Objective("o", "zone", outline=Strip(((0.0, 0.0), (4.0, 0.0)), 1.0)),
    held(model("m", 1, 1), group="\ud800"),
]  # fmt: skip


@pytest.mark.parametrize("part", REFUSED, ids=lambda part: f"{type(part).__name__}")
def test_a_part_that_no_file_holds_is_refused_with_one_sentence(part):
    with pytest.raises(ChangeError) as caught:
        check_change(EMPTY, table(part))
    assert len(str(caught.value)) < 220 and "\n" not in str(caught.value)
    with pytest.raises(ValueError):
        parse_scene(scene_bytes(table(part)), "")


def test_a_part_of_every_kind_is_let_through():
    check_change(EMPTY, everything())


LIMITED = [
    ("TERRAIN_PIECES", lambda id_: piece(id_, SQUARE), "pieces of terrain"),
    ("AREAS", lambda id_: Area(id_, SQUARE), "areas"),
    ("BORDERS", lambda id_: Border(((0.0, 0.0), (1.0, 0.0)), id=id_), "borders"),
    ("ZONES", lambda id_: Zone(id_, SQUARE), "zones"),
    ("OBJECTIVES", lambda id_: Objective(id_, "flag", at=(1.0, 1.0)), "objectives"),
    ("ENTRIES", lambda id_: Entry(id_, ((0.0, 0.0), (1.0, 0.0))), "entry edges"),
    ("NOTES", lambda id_: Note(id_, (0.0, 0.0), "x"), "notes"),
]


@pytest.mark.parametrize(("limit", "make", "words"), LIMITED)
def test_no_more_parts_are_taken_than_a_file_holds(monkeypatch, limit, make, words):
    monkeypatch.setattr(bounds.limits, limit, 2)
    check_change(EMPTY, table(make("1"), make("2")))
    with pytest.raises(ChangeError) as caught:
        check_change(EMPTY, table(make("1"), make("2"), make("3")))
    assert str(caught.value) == f"A table holds at most 2 {words}; take some off first"


@pytest.mark.parametrize(("limit", "make", "words"), LIMITED)
def test_two_parts_of_a_kind_never_share_an_id(limit, make, words):
    with pytest.raises(ChangeError, match=f"two {words} with the id 1"):
        check_change(EMPTY, table(make("1"), make("1")))
    assert limit


SCENES = [
    replace(EMPTY, board=Board(0.5, 36.0)),
    replace(EMPTY, name="n" * 10_001),
    replace(EMPTY, description="\ud800"),
    replace(EMPTY, layers=(Layer("a"), Layer("a"))),
    replace(EMPTY, layers=(Layer(" "),)),
    replace(EMPTY, layers=tuple(Layer(f"{n}") for n in range(101))),
    replace(EMPTY, facts=Facts(turns=1001)),
    replace(EMPTY, facts=Facts(turns=-1)),
    replace(EMPTY, facts=Facts(special="\udc00")),
    replace(EMPTY, backdrop=Backdrop("", (((0.0, 0.0), (0.0, 0.0)), ((1.0, 0.0), (1.0, 0.0))))),
    replace(EMPTY, backdrop=Backdrop("a.png", ())),
    replace(EMPTY, backdrop=Backdrop("a.png", (((0.0, 0.0), (0.0, 0.0)), ((1e6, 0.0), (1.0, 0.0))))),
    replace(EMPTY, backdrop=Backdrop("a.png", (((0.0, 0.0), (0.0, 0.0)), ((1.0, 0.0), (1.0, 0.0))), 2.0)),
]


@pytest.mark.parametrize("scene", SCENES)
def test_what_is_written_about_a_scene_keeps_the_limits_of_a_file(scene):
    with pytest.raises(ChangeError):
        check_change(EMPTY, scene)
    with pytest.raises(ValueError):
        parse_scene(scene_bytes(scene), "")


def test_only_what_a_change_alters_is_looked_at():
    odd = table(piece("p", BOW))
    check_change(odd, table(odd.terrain[0], piece("q", SQUARE)))
    with pytest.raises(ChangeError, match="cannot have this outline"):
        check_change(odd, table(replace(odd.terrain[0], name="x")))


def test_a_drawing_that_outgrows_a_file_is_refused(monkeypatch):
    monkeypatch.setattr(bounds.limits, "FILE_BYTES", 2_000)
    ring = tuple((float(x), 0.0) for x in range(20)) + tuple((float(x), 9.0) for x in range(19, -1, -1))
    check_change(EMPTY, table(piece("p", Polygon(ring))))
    many = table(*(piece(f"p{n}", Polygon(ring)) for n in range(6)))
    with pytest.raises(ChangeError, match="simplify"):
        check_change(EMPTY, many)

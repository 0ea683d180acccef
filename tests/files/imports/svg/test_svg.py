"""SVG drawings: sizes in real units, transforms, shapes, layers, uses, and what data attributes tell."""

from math import hypot, sqrt

import pytest
from map_samples import PICTURE, SVG

from battlefield.files.imports import Source, imported, questions
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Strip

SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
INCHES = 'width="44in" height="60in" viewBox="0 0 44 60"'


def drawing(inside, size=INCHES, **answers):
    return imported(Source("a.svg", f"<svg {SPACES} {size}>{inside}</svg>".encode()), answers)


def outlines(inside, size=INCHES, **answers):
    return [piece.outline for piece in drawing(inside, size, **answers).scene.terrain]


def near(*points):
    return [pytest.approx(point, abs=1e-6) for point in points]


def test_a_rectangle_turns_about_a_point():
    (ruin,) = outlines('<rect x="16" y="27" width="12" height="6" transform="rotate(30 22 30)"/>')
    wide, high = sqrt(3) / 2, 0.5
    assert list(ruin.points) == near(
        *(
            (22 + x * wide - y * high, 30 + x * high + y * wide)
            for x, y in ((-6, -3), (6, -3), (6, 3), (-6, 3))
        )
    )


def test_transforms_nest_from_the_outside_in():
    (piece,) = outlines(
        '<g transform="translate(10,20)"><g transform="scale(2 3)">'
        '<polygon points="0,0 1,0 1,1" transform="matrix(1 0 0 1 1 1)"/></g></g>'
    )
    assert piece.points == ((12.0, 23.0), (14.0, 23.0), (14.0, 26.0))


@pytest.mark.parametrize(
    ("transform", "corner"),
    [
        ("rotate(90)", (-2.0, 1.0)),
        ("rotate(-90 1 2)", (1.0, 2.0)),
        ("skewX(45)", (3.0, 2.0)),
        ("skewY(45)", (1.0, 3.0)),
        ("translate(5)", (6.0, 2.0)),
        ("scale(-1,1)", (-1.0, 2.0)),
        ("translate(1,1)scale(2)", (3.0, 5.0)),
        ("scale(2) , translate(1 1)", (4.0, 6.0)),
    ],
)
def test_each_transform_moves_a_corner_where_it_should(transform, corner):
    (piece,) = outlines(f'<polygon points="1,2 2,2 2,3" transform="{transform}"/>')
    assert piece.points[0] == pytest.approx(corner, abs=1e-9)


@pytest.mark.parametrize(
    ("size", "board", "corner"),
    [
        ('width="10in" height="5in"', (10.0, 5.0), (1.0, 0.5)),
        ('width="254mm" height="127mm" viewBox="0 0 254 127"', (10.0, 5.0), (96 / 25.4, 48 / 25.4)),
        ('width="25.4cm" height="127mm" viewBox="0 0 960 480"', (10.0, 5.0), (1.0, 0.5)),
        ('width="720pt" height="30pc" viewBox="0 0 10 5"', (10.0, 5.0), (96.0, 48.0)),
        ('width="960px" height="480"', (10.0, 5.0), (1.0, 0.5)),
        ('viewBox="0 0 960 480"', (10.0, 5.0), (1.0, 0.5)),
        ('width="20in" height="5in" viewBox="0 0 960 480"', (20.0, 5.0), (6.0, 0.5)),
        (
            'width="20in" height="5in" viewBox="0 0 960 480" preserveAspectRatio="xMinYMin"',
            (20.0, 5.0),
            (1.0, 0.5),
        ),
        (
            'width="20in" height="5in" viewBox="0 0 960 480" preserveAspectRatio="none"',
            (20.0, 5.0),
            (2.0, 0.5),
        ),
        (
            'width="20in" height="5in" viewBox="0 0 960 480" preserveAspectRatio="xMaxYMax slice"',
            (20.0, 5.0),
            (2.0, -4.0),
        ),
        ('width="5in" viewBox="0 0 960 480"', (5.0, 2.5), (0.5, 0.25)),
        ('width="10in" height="5in" viewBox="96 48 960 480"', (10.0, 5.0), (0.0, 0.0)),
    ],
)
def test_a_drawing_is_as_large_as_its_units_say(size, board, corner):
    scene = drawing('<polygon points="96,48 192,48 192,96"/>', size).scene
    assert (scene.board.width, scene.board.height) == pytest.approx(board)
    assert scene.terrain[0].outline.points[0] == pytest.approx(corner, abs=1e-6)


def test_lengths_in_a_drawing_may_have_units_of_their_own():
    size = 'width="10in" height="5in"'
    (piece,) = outlines('<rect x="1in" y="25.4mm" width="50%" height="72pt"/>', size)
    assert piece.points[0] == (1.0, 1.0) and piece.points[2] == (6.0, 2.0)


@pytest.mark.parametrize(
    ("told", "usual"),
    [("", 96.0), ('inkscape:version="0.91 r13725"', 90.0), ('inkscape:version="1.2.2"', 96.0)],
)
def test_the_pixels_of_an_inch_are_asked_where_no_real_unit_is_told(told, usual):
    text = f'<svg {SPACES} {told} width="900" height="450"><rect width="90" height="90"/></svg>'
    asked = {question.key: question.usual for question in questions(Source("a.svg", text.encode()))}
    assert asked == {"tolerance": 0.005, "pixels": usual}
    found = imported(Source("a.svg", text.encode()), {"pixels": 45.0}).scene
    assert found.board.width == 20.0 and found.terrain[0].outline.points[2] == (2.0, 2.0)


def test_an_old_drawing_in_inches_without_a_view_has_90_pixels_to_the_inch():
    size = 'inkscape:version="0.48.4" width="10in" height="5in"'
    text = f'<svg {SPACES} {size}><rect width="90" height="45"/></svg>'
    scene = imported(Source("a.svg", text.encode()), {}).scene
    assert (scene.board.width, scene.board.height) == (10.0, 5.0)
    assert scene.terrain[0].outline.points[2] == (1.0, 0.5)


def test_a_real_unit_asks_for_no_pixels():
    asked = questions(Source("a.svg", f"<svg {SPACES} {INCHES}/>".encode()))
    assert [question.key for question in asked] == ["tolerance"]


def test_a_circle_stays_one_however_it_is_turned_and_grown():
    (disc,) = outlines('<circle cx="1" cy="0" r="2" transform="translate(10 10) rotate(90) scale(3)"/>')
    assert disc == Circle((10.0, 13.0), 6.0)


def test_a_circle_that_is_stretched_becomes_an_ellipse_that_remembers_itself():
    (piece,) = drawing('<circle cx="5" cy="5" r="2" transform="scale(2 1)"/>').scene.terrain
    told = piece.shape_extra["ellipse"]
    assert told["at"] == [10.0, 5.0] and sorted((told["length"], told["width"])) == [4.0, 8.0]
    assert all(
        ((x - 10) / 4) ** 2 + ((y - 5) / 2) ** 2 == pytest.approx(1.0, abs=1e-6)
        for x, y in piece.outline.points
    )


def test_an_ellipse_that_is_pressed_into_a_circle_is_one():
    assert outlines('<ellipse cx="4" cy="5" rx="2" ry="1" transform="scale(1 2)"/>') == [
        Circle((4.0, 10.0), 2.0)
    ]


def test_a_circle_drawn_by_two_arcs_is_one():
    assert outlines('<path d="M 3 5 a 2 2 0 1 0 4 0 a 2 2 0 1 0 -4 0 z"/>') == [Circle((5.0, 5.0), 2.0)]


def test_rounded_corners_are_flattened_within_the_tolerance():
    (piece,) = outlines('<rect x="1" y="1" width="6" height="4" rx="2"/>', tolerance=0.001)
    assert {(3.0, 1.0), (5.0, 1.0), (7.0, 3.0), (1.0, 3.0)} <= set(piece.points)
    corner = [point for point in piece.points if point[0] > 5.0 and point[1] < 3.0]
    assert all(hypot(x - 5, y - 3) == pytest.approx(2.0, abs=1e-6) for x, y in corner) and len(corner) > 10


def test_lines_are_strips_as_wide_as_they_are_drawn():
    (wall,) = outlines(
        '<g stroke="black" stroke-width="2" transform="scale(.125)">'
        '<line x1="80" y1="8" x2="160" y2="8"/></g>'
    )
    assert wall == Strip(((10.0, 1.0), (20.0, 1.0)), 0.25)


def test_an_open_line_that_is_filled_is_an_area_and_one_that_is_not_a_strip():
    filled, drawn = outlines(
        '<polyline id="a" points="1,1 5,1 5,5"/>'
        '<polyline id="b" points="1,1 5,1 5,5" style="fill:none;stroke:red;stroke-width:0.5"/>'
    )
    assert filled == Polygon(((1.0, 1.0), (5.0, 1.0), (5.0, 5.0)))
    assert drawn == Strip(((1.0, 1.0), (5.0, 1.0), (5.0, 5.0)), 0.5)


HOLE = "M1 1h8v8h-8z M3 3h2v2h-2z"


@pytest.mark.parametrize(
    ("told", "holes"),
    [
        (f'fill-rule="evenodd" d="{HOLE}"', 1),
        (f'd="{HOLE}"', 0),
        ('d="M1 1h8v8h-8z M3 3v2h2v-2z"', 1),
        (f'style="fill-rule:evenodd" d="{HOLE}"', 1),
    ],
)
def test_what_is_a_hole_is_decided_by_the_fill_rule(told, holes):
    (piece,) = outlines(f"<path {told}/>")
    assert len(piece.holes) == holes
    assert set(piece.points) == {(1.0, 1.0), (9.0, 1.0), (9.0, 9.0), (1.0, 9.0)}


def test_parts_of_a_path_apart_are_pieces_of_their_own():
    assert len(outlines('<path d="M1 1h2v2h-2z m10 0h2v2h-2z"/>')) == 2


def test_layers_of_inkscape_are_layers_and_lock_and_hide():
    layer = 'inkscape:groupmode="layer"'
    scene = drawing(
        f'<g {layer} inkscape:label="Ruins"><rect width="1" height="1"/></g>'
        f'<g {layer} inkscape:label="Secret" style="display:none"><rect width="1" height="1"/></g>'
    ).scene
    assert [(each.id, each.hidden) for each in scene.layers] == [("Ruins", False), ("Secret", True)]
    assert [(piece.kind, piece.hold.layer) for piece in scene.terrain] == [("ruin", "Ruins"), ("", "Secret")]


@pytest.mark.parametrize(
    ("told", "opacity"),
    [('opacity="0.5"', 0.5), ('style="opacity:25%"', 0.25), ('opacity="7"', 1.0), ('opacity="half"', 1.0)],
)
def test_layers_are_as_opaque_as_they_say_within_those_they_lie_in(told, opacity):
    layer = 'inkscape:groupmode="layer"'
    inner = f'<g {layer} inkscape:label="Low" opacity="0.5"><rect width="1" height="1"/></g>'
    own = '<rect width="2" height="1"/>'
    scene = drawing(f'<g {layer} inkscape:label="Ruins" {told}>{own}{inner}</g>').scene
    assert [(each.id, each.opacity) for each in scene.layers] == [("Ruins", opacity), ("Low", opacity / 2)]


def test_groups_hold_together():
    pieces = drawing(
        '<g><g id="shed"><rect width="1" height="1"/><rect width="2" height="1"/></g></g>'
    ).scene.terrain
    assert [piece.hold.group for piece in pieces] == ["shed", "shed"]


def test_a_use_draws_again_and_a_symbol_fills_its_place():
    found = outlines(
        '<defs><rect id="r" width="1" height="2"/>'
        '<symbol id="s" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/></symbol></defs>'
        '<use href="#r" x="3" y="4"/><use href="#s" x="10" y="10" width="4" height="4"/>'
    )
    assert found == [Polygon(((3.0, 4.0), (4.0, 4.0), (4.0, 6.0), (3.0, 6.0))), Circle((12.0, 12.0), 2.0)]


def test_a_nested_drawing_has_a_view_of_its_own():
    inner = '<svg x="10" y="20" width="4" height="4" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/></svg>'
    assert outlines(inner) == [Circle((12.0, 22.0), 2.0)]


def test_style_sheets_say_what_is_not_displayed():
    found = drawing(
        "<style>.no, #gone { display: none } /* } */"
        ".line { fill: none; stroke: red; stroke-width: 0.5 }</style>"
        '<rect class="no" width="1" height="1"/><rect id="gone" width="1" height="1"/>'
        '<path class="line" d="M1 1H5"/>'
    )
    assert [piece.outline for piece in found.scene.terrain] == [Strip(((1.0, 1.0), (5.0, 1.0)), 0.5)]
    assert found.dropped == ("2 undisplayed things",)


def test_data_attributes_say_what_a_piece_is():
    (piece,) = drawing(
        '<rect data-kind="hill" data-height="4" data-name="Knoll" data-cover="light" width="3" height="3"/>'
    ).scene.terrain
    assert (piece.kind, piece.top, piece.name, piece.cover, piece.platform) == (
        "hill",
        4.0,
        "Knoll",
        "light",
        True,
    )


def test_ids_and_labels_are_guessed_and_said():
    found = drawing('<rect id="Ruins_2" width="3" height="3"/><rect id="rect1234" width="1" height="1"/>')
    assert [piece.kind for piece in found.scene.terrain] == ["ruin", ""]
    assert found.guessed[0] == "'Ruins_2' is taken for ruin"


def test_models_are_round_bases_of_their_drawn_size():
    (model,) = drawing('<circle data-kind="model" data-side="red" cx="5" cy="6" r="0.5"/>').scene.models
    assert (model.base, model.at, model.side) == (BaseSize.round(25.4), (5.0, 6.0), "red")


def test_text_becomes_a_note_about_where_it_stands():
    (note,) = drawing(
        '<text x="10" y="5" font-size="2" text-anchor="middle">Old <tspan>mill</tspan></text>'
    ).scene.notes
    assert (note.text, note.size) == ("Old mill", 2.0)
    assert note.at == (10.0, 4.3)


def test_what_is_clipped_is_drawn_whole_and_said():
    found = drawing('<g clip-path="url(#c)"><rect width="1" height="1"/></g>')
    assert found.taken == ("1 plain shape",) and found.dropped == ("1 unapplied clip-path",)


def test_an_embedded_picture_is_laid_where_it_stands():
    picture = imported(Source("a.svg", SVG.encode()), {}).picture
    assert picture.unpacked() == PICTURE
    assert picture.pairs == (((0.0, 0.0), (0.0, 0.0)), ((320.0, 160.0), (44.0, 60.0)))


@pytest.mark.parametrize("name", ["../p.png", "https://example.org/p.png", "missing.png"])
def test_pictures_elsewhere_are_not_fetched(tmp_path, name):
    folder = tmp_path / "in"
    folder.mkdir()
    (tmp_path / "p.png").write_bytes(PICTURE)
    text = f'<svg {SPACES} {INCHES}><image href="{name}" width="4" height="4"/></svg>'
    found = imported(Source("a.svg", text.encode(), folder), {})
    assert found.picture is None and found.dropped[0].startswith("the picture")


def test_the_title_is_the_name_of_the_scene():
    scene = drawing("<title>Mill</title><desc>Two roads</desc>").scene
    assert (scene.name, scene.description) == ("Mill", "Two roads")


def test_of_a_switch_the_first_is_drawn_that_needs_nothing_but_svg():
    drawn = drawing(
        '<switch><foreignObject requiredExtensions="http://ns.example/" width="1" height="1"/>'
        '<g><g id="Woods"><rect x="2" y="3" width="4" height="5"/></g></g>'
        '<rect id="wall" x="9" y="9" width="1" height="1"/></switch>'
    )
    (wood,) = drawn.scene.terrain
    assert (wood.kind, wood.outline.points[0]) == ("wood", (2.0, 3.0))
    assert not drawn.dropped


def test_of_a_switch_with_nothing_that_is_known_the_first_is_told():
    drawn = drawing("<switch><foreignObject/></switch>")
    assert drawn.dropped == ("1 element named 'foreignObject'",)


def test_what_a_group_tells_goes_for_all_in_it_unless_that_tells_otherwise():
    low, high = drawing(
        '<g data-part="terrain" data-kind="ruin" data-top="5" data-name="Keep"><g data-cover="heavy">'
        '<rect x="2" y="2" width="6" height="4"/>'
        '<rect x="12" y="2" width="6" height="4" data-top="7"/></g></g>'
    ).scene.terrain
    assert [(each.kind, each.top, each.cover, each.name) for each in (low, high)] == [
        ("ruin", 5.0, "heavy", ""),
        ("ruin", 7.0, "heavy", ""),
    ]


def test_a_drawing_smaller_than_any_table_is_told():
    small = drawing('<rect width="1" height="1"/>', 'width="40" height="20"', pixels=96.0)
    assert (small.scene.board.width, small.scene.board.height) == (1.0, 1.0)
    assert any(words.startswith("No table is smaller than 1 in") for words in small.guessed)
    assert not any("No table" in words for words in drawing('<rect width="1" height="1"/>').guessed)


@pytest.mark.parametrize(
    ("css", "corner"),
    [
        ("rotate(90deg)", (-2.0, 1.0)),
        ("rotate(0.25turn)", (-2.0, 1.0)),
        ("rotate(100grad)", (-2.0, 1.0)),
        ("translate(5px)", (6.0, 2.0)),
        ("translate(1px, -1px) scale(2)", (3.0, 3.0)),
        ("translate(1in)", (97.0, 2.0)),
        ("translateX(2px) translateY(3px)", (3.0, 5.0)),
        ("scale(-1, 1)", (-1.0, 2.0)),
        ("scaleX(3) scaleY(2)", (3.0, 4.0)),
        ("matrix(1, 0, 0, 1, 4, 5)", (5.0, 7.0)),
        ("skewX(45deg)", (3.0, 2.0)),
        ("skew(0deg, 45deg)", (1.0, 3.0)),
        ("none", (1.0, 2.0)),
    ],
)
def test_a_transform_of_a_style_moves_a_corner_where_it_should(css, corner):
    (piece,) = outlines(f'<polygon points="1,2 2,2 2,3" style="transform: {css}"/>')
    assert piece.points[0] == pytest.approx(corner, abs=1e-9)


def test_a_transform_of_a_style_goes_before_the_attribute_and_a_sheet_may_have_it():
    inside = (
        "<style>.moved { transform: translate(3px, 0) }</style>"
        '<g class="moved" transform="translate(20)"><polygon points="1,2 2,2 2,3"/></g>'
    )
    (piece,) = outlines(inside)
    assert piece.points[0] == (4.0, 2.0)


@pytest.mark.parametrize(
    "how",
    [
        'style="transform: rotate(90deg); transform-origin: 4px 4px"',
        'transform="rotate(90)" transform-origin="4 4"',
        'style="rotate: 90deg; transform-origin: 4px 4px"',
    ],
)
def test_things_turn_about_the_origin_of_their_transform(how):
    (piece,) = outlines(f'<polygon points="1,2 2,2 2,3" {how}/>')
    assert piece.points[0] == pytest.approx((6.0, 1.0), abs=1e-9)


def test_what_moves_turns_and_grows_by_itself_does_so_in_that_order():
    (piece,) = outlines(
        '<polygon points="1,2 2,2 2,3" '
        'style="scale: 2; rotate: 90deg; translate: 10px 20px; transform: translate(1px)"/>'
    )
    assert piece.points[0] == pytest.approx((10.0 - 4.0, 20.0 + 4.0), abs=1e-9)


@pytest.mark.parametrize(
    "css",
    [
        "transform: translate(50%)",
        "transform: rotate3d(1, 1, 0, 30deg)",
        "transform: rotate(30)",
        "transform: rotate(30deg); transform-origin: center",
        "transform: rotate(30deg); transform-box: fill-box; transform-origin: 1px 1px",
        "rotate: x 30deg",
        "transform: perspective(3px) nonsense",
    ],
)
def test_a_transform_that_cannot_be_worked_out_is_told(css):
    found = drawing(f'<polygon points="1,2 2,2 2,3" style="{css}"/>')
    assert found.scene.terrain[0].outline.points[0] == (1.0, 2.0)
    assert "1 transform of a style that cannot be worked out here" in "\n".join(found.dropped)


def test_where_only_places_change_no_origin_is_missed():
    found = drawing(
        '<polygon points="1,2 2,2 2,3" style="transform: translate(2px); transform-origin: center"/>'
    )
    assert found.scene.terrain[0].outline.points[0] == (3.0, 2.0)
    assert not [line for line in found.dropped if "transform" in line]


@pytest.mark.parametrize("how", ['transform="scale(2)"', 'style="transform: scale(2)"'])
def test_a_transform_of_the_whole_drawing_is_told(how):
    found = drawing('<polygon points="1,2 2,2 2,3"/>', f"{INCHES} {how}")
    assert found.scene.terrain[0].outline.points[0] == (1.0, 2.0)
    assert "transform of the whole drawing" in "\n".join(found.dropped)

"""What of lines in SVG is lost is told: dashes, markers, joints, widths of the screen, lines about areas."""

import pytest

from battlefield.files.imports import Source, imported

OPEN = '<svg xmlns="http://www.w3.org/2000/svg" width="20in" height="10in" viewBox="0 0 20 10">{}</svg>'
DASHES = "1 set of dashes of a line, which is solid"
MARKERS = "1 set of markers of a line"
JOINTS = "1 set of round or cut-off joints of a line, which are pointed"
RIM = "1 line about an area, in whose middle the outline runs"
UNSEEN = "A shape that is not painted is taken as if it were"


def read(body):
    return imported(Source("map.svg", OPEN.format(body).encode()), {})


def line(more="", points="2,3 6,3 6,7"):
    return f'<polyline id="wall" points="{points}" fill="none" stroke="red" stroke-width="0.5" {more}/>'


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ('stroke-dasharray="3 1"', DASHES),
        ('style="stroke-dasharray: 0.5, 0.25"', DASHES),
        ('stroke-dasharray="50%"', DASHES),
        ('marker-end="url(#arrow)"', MARKERS),
        ('style="marker: url(#arrow)"', MARKERS),
        ('stroke-linejoin="round"', JOINTS),
        ('stroke-linejoin="bevel"', JOINTS),
        ('stroke-miterlimit="1.2"', JOINTS),
        (
            'vector-effect="non-scaling-stroke"',
            "1 width of a line that stays the same on the screen: it grows with the drawing",
        ),
    ],
)
def test_what_a_strip_has_not_is_told_of_a_line(more, told):
    found = read(line(more))
    assert (found.dropped, len(found.scene.terrain)) == ((told,), 1)


@pytest.mark.parametrize(
    "more",
    [
        "",
        'stroke-dasharray="none"',
        'stroke-dasharray="0"',
        'stroke-dasharray="0 0.0"',
        'marker-end="none"',
        'stroke-linejoin="miter"',
        'stroke-miterlimit="10"',
        'stroke-miterlimit="odd"',
    ],
)
def test_a_plain_line_loses_nothing(more):
    assert read(line(more)).dropped == ()


@pytest.mark.parametrize(("points", "is_cut"), [("2,5 9,5 3,6", True), ("2,5 9,5 3,9", False)])
def test_a_corner_sharper_than_pictures_point_it_is_told(points, is_cut):
    assert (JOINTS in read(line("", points)).dropped) == is_cut


def test_joints_within_a_curve_are_none():
    curve = '<path id="wall" d="M2,2 C4,8 8,8 10,2" fill="none" stroke="red" stroke-linejoin="round"/>'
    assert read(curve).dropped == ()


def test_what_a_group_tells_goes_for_the_lines_in_it():
    found = read(f'<g stroke-dasharray="1">{line()}{line()}</g>')
    assert found.dropped == ("2 sets of dashes of a line, which is solid",)


@pytest.mark.parametrize(
    "shape",
    [
        '<rect id="hill" x="2" y="2" width="4" height="3" {}/>',
        '<circle id="hill" cx="5" cy="5" r="2" {}/>',
        '<ellipse id="hill" cx="5" cy="5" rx="2" ry="1" {}/>',
        '<polygon id="hill" points="2,2 6,2 6,5" {}/>',
        '<path id="hill" d="M2,2 H6 V5 Z" {}/>',
    ],
)
def test_the_line_about_an_area_is_told(shape):
    assert read(shape.format('stroke="red" stroke-width="0.5"')).dropped == (RIM,)
    assert read(shape.format('fill="none" stroke="red" stroke-width="0.5"')).dropped == (RIM,)
    assert read(shape.format("")).dropped == read(shape.format('stroke="none"')).dropped == ()


@pytest.mark.parametrize(
    "paint",
    [
        'fill="none"',
        'fill="transparent"',
        'fill-opacity="0"',
        'fill-opacity="0%"',
        'fill="#ff000000"',
        'fill="#f000"',
        'fill="rgba(0, 0, 0, 0.0)"',
        'fill="rgb(0 0 0 / 0%)"',
        'fill="none" stroke="red" stroke-opacity="0"',
    ],
)
def test_what_is_not_painted_is_taken_and_told(paint):
    found = read(f'<rect id="hill" x="2" y="2" width="4" height="3" {paint}/>')
    assert UNSEEN in found.guessed and len(found.scene.terrain) == 1


@pytest.mark.parametrize("paint", ["", 'fill="#f00f"', 'fill="#ff0000"', 'fill="rgba(0, 0, 0, 0.5)"'])
def test_what_is_painted_is_not_told_of(paint):
    assert UNSEEN not in read(f'<rect id="hill" x="2" y="2" width="4" height="3" {paint}/>').guessed


def test_a_line_without_a_stroke_is_not_painted_whatever_its_filling():
    assert UNSEEN in read('<line id="wall" x1="2" y1="2" x2="8" y2="2"/>').guessed
    assert UNSEEN not in read('<line id="wall" x1="2" y1="2" x2="8" y2="2" stroke="red"/>').guessed


def test_a_filling_that_is_not_seen_makes_no_area_of_a_line():
    bent = '<polyline id="wall" points="2,3 6,3 6,7" stroke="red" stroke-width="0.5" fill-opacity="{}"/>'
    [wall], [area] = (read(bent.format(opacity)).scene.terrain for opacity in ("0", "0.5"))
    assert hasattr(wall.outline, "width") and not hasattr(area.outline, "width")


@pytest.mark.parametrize("size", ["1e400", "rotate(", "large"])
def test_a_size_of_words_that_is_none_is_told(size):
    found = read(f'<text x="4" y="4" font-size="{size}">Mill</text>')
    assert found.dropped == ("1 size of words that is none",) and found.scene.notes[0].text == "Mill"

"""Quick rulings: what a line says, what is answered by hand, and what is said of a slip."""

from math import hypot, sqrt

import pytest

from battlefield.app.measure.questions import answer
from battlefield.app.measure.quick.line import EXAMPLES, QuickError, QuickLine, Turned, understood
from battlefield.app.measure.quick.ruling import drawn, headline, reasons, rule_on
from battlefield.geometry.kernel.shapes import BaseSize, Circle
from battlefield.rules.scene.certainty import BY_TAPE

R32 = Turned(BaseSize.round(32.0))
INCH = 25.4


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("32 mm to 32 mm, centres 13.26, range 12", QuickLine(R32, R32, centres=13.26, limit=12.0)),
        ("32 to 32; CENTERS 13,26 in; within 12", QuickLine(R32, R32, centres=13.26, limit=12.0)),
        ("32 vs 32 mm centre to centre 13.26 range 12", QuickLine(R32, R32, centres=13.26, limit=12.0)),
        ("gap 11.9, range 12, by tape", QuickLine(gap=11.9, limit=12.0, sigma=BY_TAPE)),
        ("gap: 11 7/8”, range = 12½", QuickLine(gap=11.875, limit=12.5)),
        ("gap 1.9 coherency 2", QuickLine(gap=1.9, limit=2.0)),
        ("32 mm to 32 mm, centres 7-1/4, aura 6", QuickLine(R32, R32, centres=7.25, limit=6.0)),
        ("gap 11.9 ± 0.05, range 12", QuickLine(gap=11.9, limit=12.0, sigma=0.05)),
        ("gap 11.9 +- 2.54 mm, range 12", QuickLine(gap=11.9, limit=12.0, sigma=0.1)),
        (
            "28.5 mm under a 3 in blast, centre 1.9",
            QuickLine(Turned(BaseSize.round(28.5)), template=("round", 3.0), centres=1.9),
        ),
        (
            "75 x 42 oval facing 30 to 25 x 50 at 90, gap 3 at 45°",
            QuickLine(
                Turned(BaseSize.oval(75, 42), 30.0),
                Turned(BaseSize.rect(25, 50), 90.0),
                gap=3.0,
                bearing=45.0,
            ),
        ),
    ],
)
def test_a_line_is_understood_as_people_write_it(text, line):
    assert understood(text) == line


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "Nothing is typed"),
        ("hello there", '"hello there" is not understood'),
        ("32 to 32, range 12", "How far apart they are is not said"),
        ("centres 4, range 12", "No bases are named, which a ruling by centres needs"),
        ("range 12", "How far apart they are is not said"),
        ("28.5 under 3 in blast", "Where the base lies is not said"),
        ("32 to 32, gap 3, centres 4", '"centres 4" says something that is said already'),
        ("32 to 32, centres far", '"centres far" has no length that can be read'),
        ("32 to 32, gap -1", '"gap -1" is less than nothing'),
        ("gap 1, range 2, ± 11", '"± 11" is more than 10 inches'),
        ("28 under 3 in blast, centre 1, range 12", "A template has no range"),
        ("28 under 3 in blast, gap 1", "Where the base lies is told by its centre"),
        ("28 under 0 in blast, centre 1", '"28 under 0 in blast" has no size that a template can have'),
    ],
)
def test_a_slip_is_one_sentence_with_an_example(text, what):
    with pytest.raises(QuickError) as slip:
        understood(text)
    said, _, example = str(slip.value).partition("; write it like ")
    assert said == what and example.strip("“”") in EXAMPLES


def test_a_base_that_is_none_says_how_bases_are_written():
    with pytest.raises(QuickError, match='"a big one" is no base'):
        understood("a big one to 32, gap 3")


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_example_is_ruled_on(text):
    assert headline(rule_on(text)) and drawn(rule_on(text))


def test_a_range_is_measured_from_edge_to_edge():
    found = rule_on("32 mm to 32 mm, centres 13.26, range 12")
    assert found.told["gap"] == pytest.approx(13.26 - 32 / INCH, abs=1e-12)
    assert headline(found) == "Not within 12.00 in"
    assert reasons(found)[0] == "Gap 12.0002 in: 0.00016 in too far"


def test_a_blast_covers_what_lies_within_both_radii():
    found = rule_on("28.5 mm under 3 in blast, centre 1.9")
    assert found.told["margin"] == pytest.approx(1.5 + 28.5 / INCH / 2 - 1.9, abs=1e-12)
    assert headline(found) == "Covered in part" and found.told["rule"] == "R4"


def test_a_tape_may_be_wrong_so_that_a_close_ruling_is_open():
    found = rule_on("32 mm to 32 mm, centres 13.26, range 12, by tape")
    assert found.told["sigma"] == BY_TAPE and found.told["verdict"] == "open"
    assert headline(found) == "Open; as measured not within 12.00 in"
    assert reasons(rule_on("gap 11.97, range 12, by tape"))[1] == "Likely 84 % (± 0.030 in)"  # one deviation


@pytest.mark.parametrize("gap", [0.0, 0.5, 11.9])
@pytest.mark.parametrize("bearing", [0, 33, 90, 200])
def test_a_typed_gap_is_the_gap_of_the_bases_laid_out(gap, bearing):
    found = rule_on(f"75 x 42 oval facing 30 to 25 x 50 facing 70, gap {gap} at {bearing}, range 3")
    assert found.told["gap"] == pytest.approx(gap, abs=1e-9)
    one, two = (model.at for model in found.scene.models)
    assert hypot(two[0] - one[0], two[1] - one[1]) > gap


def test_a_base_beside_the_axis_of_a_cone_is_measured_from_its_droplet():
    on_axis, beside = (rule_on(f"25.4 mm under 8 in cone, centre 5 at {angle}") for angle in (0, 90))
    assert on_axis.told["covered"] == "wholly"
    assert beside.told["covered"] == "none"
    # square to the axis lies the side from the point to the round end: its slope is asin(1.25 / 6.75)
    rise = sqrt(1 - (1.25 / 6.75) ** 2)
    assert beside.told["margin"] == pytest.approx(0.5 - 5 * rise, abs=1e-9)


@pytest.mark.parametrize("text", [*EXAMPLES, "32 to 40 hex, centres 1.2", "32 to 32, gap 4"])
def test_a_ruling_is_what_ask_answers_about_its_little_scene(text):
    found = rule_on(text)
    assert answer(found.scene, found.question) == found.answer


def test_without_a_range_it_is_said_how_far_apart_they_are():
    assert headline(rule_on("32 to 32, gap 4")) == "Apart by 4.000 in"
    assert headline(rule_on("25.4 to 25.4, centres 1")) == "In base contact"
    assert headline(rule_on("25.4 to 25.4, centres 0.75")) == "Overlapping"


def test_the_plan_draws_how_far_the_range_goes_and_the_gap():
    ring, gap = drawn(rule_on("25.4 mm to 25.4 mm, centres 4, range 2"))
    assert isinstance(ring.shape, Circle) and ring.shape.radius == 2.5
    (x, _), (u, _) = gap.points
    assert u - x == pytest.approx(3.0) and gap.words == ("3.0000 in",)


@pytest.mark.parametrize(
    ("text", "example"),
    [
        ("28.5 mm under blob 3, centre 1.9", 1),
        ("28.5 mm under 3 in blast", 1),
        ("range 12", 2),
        ("gap 11.9, range 12, by ruler", 2),
        ("frog", 0),
    ],
)
def test_the_example_is_of_the_kind_that_was_meant(text, example):
    with pytest.raises(QuickError) as slip:
        understood(text)
    assert str(slip.value).endswith(f"write it like “{EXAMPLES[example]}”")


@pytest.mark.parametrize(
    ("text", "like"),
    [
        ("30 mm base to 50 mm bases, centres 10, range 8", "30 mm to 50 mm, centres 10, range 8"),
        ("32 mm under cone 8, centre 5 at 12", "32 mm under 8 in cone, centre 5 at 12"),
        ("32 mm under a blast of 3 in, centre 2", "32 mm under 3 in blast, centre 2"),
    ],
)
def test_what_is_said_in_another_order_is_understood_too(text, like):
    assert understood(text) == understood(like)


def test_nothing_is_said_of_centres_where_no_bases_are_named():
    assert reasons(rule_on("gap 11.9"))[0] == "Gap 11.9000 in"
    assert "centres" in reasons(rule_on("32 to 32, gap 11.9"))[0]


def test_a_range_is_told_as_it_was_typed():
    assert headline(rule_on("gap 1.149, range 1.155")) == "Within 1.155 in"


def test_a_gap_of_just_the_range_is_told_in_words():
    assert reasons(rule_on("gap 12, range 12"))[0] == "Gap 12.0000 in: right at the limit"

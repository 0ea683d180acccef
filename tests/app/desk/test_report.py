"""Who is covered, in order and in words; every figure can be worked out by hand.

The template is a disc of radius 1.5 about (10, 10), the bases are discs of radius 0.5.
"""

from dataclasses import replace

import pytest
from little_table import blast, model

from battlefield.app.desk.covered_report import CoverageReport, ModelVerdict, bases_of
from battlefield.geometry.templates import witness

CLOSE = " – too close to call"


def report_about(*models, across=3.0):
    return CoverageReport(blast("b1", 10, 10, across), models, bases_of(models))


def verdict_at(away, unit="inches"):
    return report_about(model("m", 10 + away, 10)).verdicts[0].words(unit)


@pytest.mark.parametrize(
    ("away", "words"),
    [
        (0.0, "wholly covered, 1.00 in inside"),
        (0.92, "wholly covered, 0.080 in inside"),
        (1.0, f"wholly covered, 0.0000000 in inside{CLOSE}"),
        (1.000005, f"covered by 1.00 in, 0.0000050 in short of wholly{CLOSE}"),
        (1.5, "covered by 0.50 in"),
        (1.92, "covered by 0.080 in"),
        (1.999995, f"covered by 0.0000050 in{CLOSE}"),
        (2.0, f"touched at its edge, not covered{CLOSE}"),
        (2.0000005, f"touched at its edge, not covered{CLOSE}"),
        (2.000005, f"missed by 0.0000050 in{CLOSE}"),
        (2.31, "missed by 0.31 in"),
        (12.0, "missed by 10.00 in"),
    ],
)
def test_a_verdict_is_said_as_a_referee_would(away, words):
    assert verdict_at(away) == words


def test_a_verdict_is_said_in_the_unit_asked_for():
    assert verdict_at(1.5, "centimetres") == "covered by 1.27 cm"
    assert verdict_at(2.25, "fractions") == "missed by 1/4 in"
    assert verdict_at(1.98, "fractions") == "covered by 0.020 in"


@pytest.mark.parametrize(
    ("away", "covered", "margin", "slack", "deciding"),
    [
        (0.0, "wholly", 2.0, 1.0, 1.0),
        (0.9, "wholly", 1.1, 0.1, 0.1),
        (1.1, "partly", 0.9, -0.1, -0.1),
        (1.9, "partly", 0.1, -0.9, 0.1),
        (2.25, "none", -0.25, -1.25, -0.25),
    ],
)
def test_the_deciding_margin_is_that_to_the_nearest_other_verdict(away, covered, margin, slack, deciding):
    verdict = report_about(model("m", 10, 10 + away)).verdicts[0]
    assert verdict.covered == covered
    assert verdict.margin == pytest.approx(margin, abs=1e-9)
    assert verdict.slack == pytest.approx(slack, abs=1e-9)
    assert verdict.deciding == pytest.approx(deciding, abs=1e-9)


def test_a_base_inside_is_covered_by_its_whole_area_and_one_outside_by_none():
    inside, outside = report_about(model("m", 10, 10), model("n", 13, 10)).verdicts
    assert (inside.share, outside.share) == (1.0, 0.0)


def test_a_template_in_a_base_covers_the_share_of_their_areas():
    found = report_about(model("m", 10, 10), across=0.5).verdicts[0]
    assert found.share == pytest.approx(0.25, abs=1e-4)
    assert found.covered == "partly"


SQUADS = (
    model("r1", 12.5, 10, side="red", unit="alpha"),
    model("r2", 11.9, 10, side="red", unit="alpha"),
    model("r3", 10, 11.5, side="red", unit="alpha", name="Sergeant"),
    model("b1", 10, 10, side="blue", unit="alpha"),
    model("b2", 10, 8.5, side="blue", unit="alpha"),
    model("b3", 10, 30, side="blue", unit="alpha"),
    model("n1", 10, 12.99, side="red", unit="near"),
    model("f1", 10, 13.01, side="red", unit="far"),
)


def test_covered_models_come_deepest_first_and_equals_in_the_scenes_order():
    assert [v.model.id for v in report_about(*SQUADS).covered] == ["b1", "r3", "b2", "r2"]


def test_misses_nearer_than_an_inch_come_nearest_first():
    assert [v.model.id for v in report_about(*SQUADS).near_misses] == ["r1", "n1"]


def test_units_of_two_sides_are_told_apart_and_counted_whole():
    groups = report_about(*SQUADS).groups
    assert [(g.side, g.unit, g.size) for g in groups] == [("blue", "alpha", 3), ("red", "alpha", 3)]
    assert [[v.model.id for v in g.verdicts] for g in groups] == [["b1", "b2"], ["r3", "r2"]]
    assert [g.words for g in groups] == ["2 of 3, 1 wholly", "2 of 3"]


def test_the_unit_with_most_covered_models_comes_first_even_if_another_lies_deeper():
    deep = model("d", 10, 10, unit="deep")
    many = [model(f"m{n}", 10, 10 + away, unit="many") for n, away in enumerate((1.2, -1.2))]
    assert [g.unit for g in report_about(deep, *many).groups] == ["many", "deep"]


@pytest.mark.parametrize(
    ("models", "sentence"),
    [
        (SQUADS, "4 models covered, 1 of them wholly"),
        (SQUADS[:2], "1 model covered, in part"),
        (SQUADS[:1], "Nobody is covered"),
    ],
)
def test_the_count_is_one_sentence(models, sentence):
    assert report_about(*models).summary == sentence


def test_the_list_is_a_table_of_covered_models_by_unit_and_then_of_near_misses():
    lines = report_about(*SQUADS).table().split("\n")
    cells = [line.split("\t") for line in lines[:-1]]
    assert lines[-1] == ""
    assert cells[0] == ["unit", "model", "covered", "margin (in)", "share"]
    assert [row[:4] for row in cells[1:]] == [
        ["alpha", "b1", "wholly", "2.000000"],
        ["alpha", "b2", "partly", "0.500000"],
        ["alpha", "Sergeant · r3", "partly", "0.500000"],
        ["alpha", "r2", "partly", "0.100000"],
        ["alpha", "r1", "none", "-0.500000"],
        ["near", "n1", "none", "-0.990000"],
    ]
    assert [row[4] for row in cells[1:]][::4] == ["1.0000", "0.0000"]


def test_no_name_breaks_the_table_and_a_mere_touch_has_no_sign():
    odd = model("t\t1", 12, 10, unit="a\nb", name="x\ty")
    row = report_about(odd).table().split("\n")[1]
    assert row == "a b\tx y · t 1\tnone\t0.000000\t0.0000"
    tiny = ModelVerdict(0, odd, "none", -1e-9, -1.0, 0.0)
    assert tiny.words() == f"touched at its edge, not covered{CLOSE}"


def test_the_proof_is_the_kernels_own():
    report = report_about(*SQUADS)
    for index in range(len(SQUADS)):
        assert report.witness(index) == witness(report.placed.template, report.bases, index)
        assert report.witness(index) is report.witness(index)


def test_a_verdict_says_how_sure_it_is_where_places_are_not_known_exactly():
    models = (model("near", 11.95, 10), model("far", 15, 10))
    report = CoverageReport(blast("b1", 10, 10, 3.0), models, bases_of(models), sigma=0.05)
    near, far = (verdict.words() for verdict in report.verdicts)
    assert near == "covered by 0.050 in – likely 84 % (± 0.050 in): measure near again to settle it"
    assert far == "missed by 3.00 in – certain (± 0.050 in)"


def test_a_template_that_is_not_known_exactly_makes_verdicts_less_sure():
    placed = replace(blast("b1", 10, 10, 3.0), sigma=0.04)
    models = (model("m", 11.95, 10, sigma=0.03),)  # covered by 0.05, one deviation
    (verdict,) = CoverageReport(placed, models, bases_of(models)).verdicts
    assert verdict.limit.sigma == pytest.approx(0.05)
    assert verdict.words() == "covered by 0.050 in – likely 84 % (± 0.050 in)"  # the template errs most

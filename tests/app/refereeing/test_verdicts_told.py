"""A verdict in words, and the lines that decide."""

from dataclasses import replace

import pytest
from verdict_scenes import MADE, crossing

from battlefield.app.desk.pictures import Line, Mark, Shape
from battlefield.app.refereeing.card_html import headline, plain_words, record, whole
from battlefield.app.refereeing.evidence import evidence_of
from battlefield.app.refereeing.spot import LEAST, spot_of
from battlefield.app.refereeing.time_of_day import date_words
from battlefield.app.refereeing.told import told_of


def told(question, about="", **more):
    return told_of(evidence_of(crossing(**more), question, MADE, about=about))


def range_of(inches, **more):
    return {"ask": "range", "from": "a1", "to": ["a2"], "within": inches, **more}


@pytest.mark.parametrize(
    ("question", "verdict", "sure", "value", "rule"),
    [
        ({"ask": "distance", "from": "a1", "to": "a2"}, "2.000 in apart", "No contact: certain", "", "R1"),
        ({"ask": "sight", "from": "a1", "to": "a2"}, "In sight", "certain",
         "3.50 in of room for the line", "R29"),  # along the far edges of both, at y 7.5, the wall at 11
        (range_of(2.5), "a2: within 2.50 in", "certain", "0.50 in to spare", "R3"),
        (range_of(1.5), "a2: not within 1.50 in", "certain", "0.50 in short", "R3"),
        ({"ask": "coherency", "unit": "a"}, "Out of coherency: 2 groups", "certain", "2.00 in too far",
         "R24"),
        ({"ask": "reach", "model": "a1", "move": 6, "to": [10, 4]},
         "Within reach: 4.000 in of 6.00 in", "certain", "2.00 in to spare", "R25"),
        ({"ask": "reach", "model": "a1", "move": 3, "to": [10, 4]},
         "Out of reach: 4.000 in of 3.00 in", "certain", "1.00 in too far", "R25"),
    ],
)  # fmt: skip
def test_each_verdict_has_its_words(question, verdict, sure, value, rule):
    found = told(question)
    assert (found.verdict, found.sure, found.value, found.rule) == (verdict, sure, value, rule)


def test_an_uncertain_gap_is_likely_by_so_much():
    found = told(range_of(2.05), sigma=0.03)  # the margin of 0.05 errs by 0.0424: 88.1 % of a normal
    assert (found.sure, found.value) == ("likely 88 %", "0.050 in to spare ± 0.042 in")
    assert found.tone == "yes" and "Measure a1 again to be surer" in found.notes


def test_a_likely_no_is_as_likely_as_it_is_a_no():
    assert told(range_of(1.95), sigma=0.03).sure == "likely 88 %"


def test_an_open_verdict_says_what_to_do():
    found = told(range_of(2.0))
    assert (found.sure, found.tone) == ("open", "open")
    assert "Too close to call: settle it as your game does" in found.notes


def test_an_open_verdict_goes_by_what_the_table_has_agreed_on():
    found = told(range_of(2.0), custom="benefit of the doubt")
    agreed = "give the benefit of the doubt, as agreed for this table"
    assert f"Too close to call: {agreed}" in found.notes


def test_the_rule_of_decision_stands_on_a_card_where_places_are_unsure():
    words = [note for note in told(range_of(2.05), sigma=0.03).notes if "JCGM 106:2012" in note]
    assert len(words) == 1 and "97.5 %" in words[0]
    assert not any("JCGM" in note for note in told(range_of(2.05)).notes)


def test_places_without_uncertainty_are_said_to_be_taken_as_exact():
    assert "All places are taken as exactly known" in told(range_of(3)).notes
    assert "All places are taken as exactly known" not in told(range_of(3), sigma=0.03).notes


def test_a_template_is_told_by_how_many_it_covers():
    found = told({"ask": "coverage", "template": {"round": 6, "at": [10, 8]}})
    assert found.verdict == "2 models of 4 covered"
    assert [(row.name, row.verdict) for row in found.rows] == [
        ("a1", "Wholly covered"),
        ("a2", "Covered, 48.2 %"),  # the lens of two circles: 0.3788 of 0.7854 square inches
    ]


def test_a_template_is_told_by_the_model_that_the_card_is_about():
    found = told({"ask": "coverage", "template": {"round": 6, "at": [10, 8]}}, about="a3")
    assert (found.verdict, found.value) == ("a3: not covered", "4.50 in away")


def test_a_game_is_named():
    assert (
        "By the rules of Iron Kingdoms"
        in told({"ask": "sight", "from": "a1", "to": "b1", "by": "iron_kingdoms"}).notes
    )


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ({"ask": "sight", "from": "a1", "to": "b1"}, "Does a1 see b1?"),
        ({"ask": "range", "unit": "a", "within": 6}, "Who is within 6.00 in of a?"),
        ({"ask": "range", "from": [1, 2.5], "within": 6}, "Who is within 6.00 in of the place 1, 2.5?"),
        ({"ask": "coherency", "models": ["a1", "a2"]}, "Is a in coherency?"),
        ({"ask": "coherency", "models": ["a1", "b1"]}, "Are these models in coherency?"),
        (
            {"ask": "reach", "model": "a1", "move": 6, "to": [10, 4]},
            "Can a1 get to the place 10, 4 with 6.00 in?",
        ),
    ],
)
def test_each_question_has_its_words(question, asked):
    assert told(question).asked == asked


def test_lengths_are_told_in_a_chosen_unit():
    made = evidence_of(crossing(), {"ask": "distance", "from": "a1", "to": "a2"}, MADE)
    assert told_of(made, "centimetres").verdict == "5.080 cm apart"


def spot(question, about="", **more):
    return spot_of(evidence_of(crossing(**more), question, MADE, about=about))


def lines(found):
    return [part for part in found.drawing if isinstance(part, Line)]


def test_a_line_that_is_barred_runs_from_edge_to_edge_and_crosses_no_name():
    (line,) = lines(spot({"ask": "sight", "from": "a1", "to": "b1"}))
    assert line.points == (pytest.approx((10.0, 8.5)), pytest.approx((10.0, 15.5)))


def test_the_line_of_a_gap_runs_from_edge_to_edge():
    (line,) = lines(spot({"ask": "distance", "from": "a1", "to": "a2"}))
    assert line.points == (pytest.approx((10.5, 8.0)), pytest.approx((12.5, 8.0)))
    assert line.words == ("2.000 in",)


def test_what_is_hidden_is_drawn_with_what_hides_it():
    scene = crossing()
    wall = replace(scene.terrain[0], top=9.0)
    made = evidence_of(replace(scene, terrain=(wall,)), {"ask": "sight", "from": "a1", "to": "b1"}, MADE)
    found = spot_of(made)
    shapes = [part.shape for part in found.drawing if isinstance(part, Shape)]
    assert wall.outline in shapes and [line.dashed for line in lines(found)] == [True]


@pytest.mark.parametrize(
    "question",
    [
        {"ask": "distance", "from": "a1", "to": "a2"},
        {"ask": "coverage", "template": {"round": 3, "at": [10, 8]}},
        {"ask": "coverage", "template": {"cone": 8, "at": [10, 8], "bearing": 90}},
        {"ask": "range", "unit": "a", "within": 3},
        {"ask": "range", "from": [4, 4], "within": 3},
        {"ask": "coherency", "unit": "a"},
        {"ask": "reach", "model": "a1", "move": 6, "to": [10, 4]},
    ],
)
def test_a_picture_holds_all_that_decides(question):
    found = spot(question)
    left, top, right, bottom = found.box
    assert min(right - left, bottom - top) >= LEAST - 1e-9
    points = [point for line in lines(found) for point in line.points]
    assert all(left < x < right and top < y < bottom for x, y in points)


def test_a_card_says_the_ruling_in_its_own_words():
    made = evidence_of(crossing(), {"ask": "distance", "from": "a1", "to": "a2"}, MADE, "Ann & Ben")
    page = record(made, told_of(made))
    assert "Ruling R1. Contact is a gap of at most a millionth of an inch." in page
    assert "Ann &amp; Ben" in page and made.digest in page and "14 March 2026, 15:09:26 (UTC+0000)" in page


def test_names_are_never_taken_for_markup():
    made = evidence_of(
        crossing(name="<b>x</b>"), {"ask": "distance", "from": "a1", "to": "a2"}, MADE, "</body><i>"
    )
    page = whole(made, told_of(made), [("The plan", "data:,")]).decode()
    assert page.count("</body>") == 1 and "<i>" not in page and "<b>x" not in page


def test_a_verdict_is_copied_as_plain_words():
    made = evidence_of(crossing(), {"ask": "distance", "from": "a1", "to": "a2"}, MADE, "Ann, Ben")
    said = plain_words(made, told_of(made)).splitlines()
    assert said[:3] == [
        "How far is a1 from a2?",
        "2.000 in apart – No contact: certain",
        "Centre to centre 3.000 in",
    ]
    assert said[-1] == f"Scene {made.digest}"


def test_colour_is_never_the_only_sign_of_a_verdict():
    signs = [headline(told(range_of(inches)))[-200:] for inches in (3, 1, 2)]
    assert ["✔" in signs[0], "✘" in signs[1], "? " in signs[2]] == [True, True, True]


@pytest.mark.parametrize(
    ("made", "words"),
    [
        ("2026-03-04T05:06:07+02:00", "4 March 2026, 05:06:07 (UTC+0200)"),
        ("2026-12-01T00:00:00", "1 December 2026, 00:00:00"),
        ("soon", "soon"),
    ],
)
def test_a_time_is_told_as_a_person_reads_it(made, words):
    assert date_words(made) == words


def test_a_cone_is_shown_whole_and_little_else():
    left, top, right, bottom = spot(
        {"ask": "coverage", "template": {"cone": 8, "at": [10, 8], "bearing": 90}}
    ).box
    assert (left, right) == pytest.approx((8.0, 20.0))  # half a base at both ends, and room
    assert bottom - top == pytest.approx(LEAST)


def test_the_closest_call_is_told_where_many_are_asked_about():
    found = told({"ask": "coverage", "template": {"round": 6, "at": [10, 8]}})
    assert found.value == "Closest call: a2, 0.50 in deep"


def test_all_bases_a_range_is_asked_of_are_shown_whole_each_with_its_name_and_gap():
    found = spot({"ask": "range", "from": "a1", "within": 3.0})
    left, top, right, bottom = found.box
    for at in ((13.0, 8.0), (18.0, 8.0), (10.0, 16.0)):  # half an inch of radius
        assert left <= at[0] - 1.0 and at[0] + 1.0 <= right and top <= at[1] - 1.0 and at[1] + 1.0 <= bottom
    told = {part.words[0] for part in found.drawing if isinstance(part, Mark) and part.about}
    assert told == {"a2 2.000 in", "a3 7.000 in", "b1 7.000 in"}
    assert not any(line.words for line in lines(found))
    assert [mark.words for mark in found.names] == [("a1",)]


def test_over_a_photograph_both_ends_of_a_look_are_named():
    found = spot({"ask": "sight", "from": "a1", "to": "b1"})
    assert [mark.words for mark in found.names] == [("a1",), ("b1",)]


def test_bases_that_a_template_misses_by_little_are_shown_whole_each_with_its_name_and_gap():
    found = spot({"ask": "coverage", "template": {"round": 3, "at": [10.5, 8]}})  # a2 begins 0.5 in beyond it
    assert found.box[2] >= 13.5 + 0.5
    told = [part.words for part in found.drawing if isinstance(part, Mark) and part.about]
    assert told == [("a2 missed by 0.50 in",)] and not any(line.words for line in lines(found))


def test_over_a_photograph_all_that_a_template_covers_are_named():
    found = spot({"ask": "coverage", "template": {"round": 8, "at": [11.5, 8]}})
    assert [mark.words for mark in found.names] == [("a1",), ("a2",)]

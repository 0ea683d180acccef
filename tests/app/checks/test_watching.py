"""The look through a table while it is drawn, and findings and figures in words."""

import json
from dataclasses import replace

from checked_table import model, table, wall, zones
from later import Later

from battlefield.app.checks.fairness import Fairness, Grid, Measure, fairness
from battlefield.app.checks.fairness_html import body, whole
from battlefield.app.checks.grid_steps import NONE, all_steps, steps_of
from battlefield.app.checks.look import look_through
from battlefield.app.checks.telling import (
    counted_graves,
    fairness_lines,
    fairness_object,
    finding_object,
    line_of,
    verdict,
)
from battlefield.app.checks.watch import Watch
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.geometry.kernel.shapes import BaseSize

CROWD = table(model("m1", 9, 9), model("m2", 9.5, 9))
QUICK = Measure(base=BaseSize.round(25.4), step=1.0, eyes=4.0)


def test_findings_of_an_older_table_stay_and_are_behind_until_it_is_looked_at_again():
    later, desk = Later(), Desk(Document(CROWD))
    watch = Watch(desk, later)
    watch.ask()
    assert not watch.is_known and watch.is_behind
    later.finish()
    watch.hear()
    assert len(watch.findings) == 1 and not watch.is_behind
    desk.do("Take one away", replace(CROWD, models=CROWD.models[:1]))
    assert len(watch.findings) == 1 and watch.is_behind
    watch.ask()
    later.finish()
    watch.hear()
    assert watch.findings == () and watch.is_known and not watch.is_behind


def test_a_look_at_a_table_that_changes_is_called_off():
    later, desk = Later(), Desk(Document(CROWD))
    watch = Watch(desk, later)
    watch.ask()
    desk.do("Take one away", replace(CROWD, models=CROWD.models[:1]))
    watch.hear()
    assert later.begun[0][0].cancelled() and not watch.is_known


def test_another_unit_is_another_question():
    desk = Desk(Document(CROWD))
    watch = Watch(desk, None)
    watch.ask()
    desk.unit = "centimetres"
    assert watch.is_behind
    watch.ask()
    assert "1.27 cm" in watch.findings[0].words


def test_findings_are_chosen_by_words_and_gravity():
    scene = table(model("m1", 9, 9), model("m2", 9.5, 9), wall("a", 46, 3, 50, 5))
    watch = Watch(Desk(Document(scene)), None)
    watch.ask()
    assert [each.check for each in watch.chosen("")] == ["standing", "board"]
    assert [each.check for each in watch.chosen("EDGE beyond")] == ["board"]
    assert [each.check for each in watch.chosen("", ["fault"])] == ["standing"]
    assert watch.chosen("nowhere") == []


def test_a_finding_is_one_line_with_its_parts_and_place():
    (found,) = look_through(CROWD)
    assert line_of(found) == "fault: m1 and m2 overlap by 0.50 in [model m1, model m2; at 9.00 in, 9.00 in]"
    assert json.loads(json.dumps(finding_object(found))) == {
        "check": "standing",
        "grave": "fault",
        "words": "m1 and m2 overlap by 0.50 in",
        "parts": [{"kind": "model", "id": "m1"}, {"kind": "model", "id": "m2"}],
        "at": [9.0, 9.0],
    }


def test_findings_are_counted_by_gravity():
    scene = table(model("m1", 9, 9), model("m2", 9.5, 9), wall("a", 46, 3, 50, 5), wall("b", 44, 9, 49, 12))
    assert counted_graves(look_through(scene)) == "1 fault, 2 warnings"
    assert counted_graves([]) == "nothing wrong"


def test_figures_of_fairness_are_lines_and_plain_values():
    found = fairness(table(*zones(), wall("a", 0, 7, 48, 8)), QUICK)
    lines = list(fairness_lines(found))
    assert lines[0] == verdict(found) and "figures differ between red and blue" in lines[0]
    moved = "6.00 in a turn, 3 turns, climbing up to 6.00 in"
    assert lines[1] == f"measured with 25.4 mm round, {moved}, eyes 1.50 in up"
    assert len(lines) == 2 + len(found.rows)
    told = json.loads(json.dumps(fairness_object(found), allow_nan=False))
    assert told["sides"] == ["red", "blue"] and told["even"] is False
    assert [row["name"] for row in told["rows"]] == [row.name for row in found.rows]
    reached = next(row for row in told["rows"] if row["name"] == "Reached by turn 3")
    assert (reached["more"], reached["better"]) == ("blue", "blue")
    assert any(line.endswith(" sq in more for blue (better)") for line in lines)
    assert " better for red, " in lines[0] and lines[0].endswith(" better for blue")


def test_a_verdict_names_the_symmetry_or_what_is_missing():
    assert verdict(fairness(table(*zones()), QUICK)).endswith("its own image under a half turn")
    assert verdict(fairness(table(), QUICK)).startswith("No side has a deployment zone")


def test_turns_are_steps_of_a_grid_and_what_is_never_reached_is_clear():
    grid = Grid("turns", "red", (1.0, 2.0), (1.0, 2.0), (0.0, 1.0, 3.0, None), 3)
    steps = steps_of(grid)
    assert steps.of_node == (0, 1, 3, NONE)
    assert steps.words == ("deploys there", "turn 1", "turn 2", "turn 3")
    assert steps.strengths[0] == 1.0 and sorted(steps.strengths, reverse=True) == list(steps.strengths)


def test_shares_are_fifths_and_what_nobody_sees_is_clear():
    grid = Grid("share", "red", (1.0,), (1.0,) * 6, (0.0, 0.05, 0.2, 0.21, 0.9, 1.0), 1.0, True)
    assert steps_of(grid).of_node == (NONE, 0, 0, 1, 4, 4)
    assert steps_of(grid).strengths[-1] == 1.0


def test_pictures_of_one_figure_lie_side_by_side():
    steps = all_steps(fairness(table(*zones()), QUICK))
    assert [each.grid.side for each in steps] == ["red", "blue", "red", "blue"]
    assert steps[0].grid.title == steps[1].grid.title != steps[2].grid.title


def test_the_page_writes_every_figure_and_escapes_names():
    names = zones()
    scene = table(replace(names[0], side="<red>"), names[1], wall("a", 0, 7, 48, 8))
    found = fairness(scene, QUICK)
    page = whole(found, "A & B", [("red: turns", "data:x")])
    assert "&lt;red&gt;" in page and "<red>" not in page and "A &amp; B" in page
    assert all(row.name in page for row in found.rows) and 'src="data:x"' in page
    assert body(Fairness((), QUICK, missing="no zones"), "T").count("<table") == 0

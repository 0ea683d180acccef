"""Changes that no scene file could hold are refused, so that every table can be saved."""

from dataclasses import replace

import pytest
from little_table import blast, cone, desk_with, model, table

from battlefield.app.desk import bounds
from battlefield.app.desk.bounds import ChangeError, check_change
from battlefield.files import parse_scene, scene_bytes
from battlefield.geometry.kernel.shapes import BaseSize, Template
from battlefield.rules.scene.contents import PlacedTemplate

EDGE = 1000.0
ALLOWED = [
    model("a1", EDGE, -EDGE),
    model("a1", 5, 5, name="", unit="", side=""),
    model("a1", 5, 5, name="n" * 10_000),
    model("a1", 5, 5, bottom=1000.0, height=1000.0, facing=-36000.0),
    model("a1", 5, 5, base=BaseSize.oval(1.0, 1000.0)),
    blast("b1", -EDGE, EDGE, across=0.01),
    cone("c1", 5, 5, bearing=36000.0, name="Zunge · 舌"),
]
REFUSED = {
    "Al cannot go there: places end 1000 inches from the table's corner": [
        model("a1", 1000.0000001, 5, name="Al"),
        model("a1", 5, -1000.1, name="Al"),
        model("a1", float("nan"), 5, name="Al"),
        blast("b1", float("inf"), 5, name="Al"),
    ],
    "a1 cannot have a height in inches of 1000.5; write a number from 0 to 1000": [
        model("a1", 5, 5, height=1000.5),
        model("a1", 5, 5, bottom=1000.5),
    ],
    "a1 cannot have a height in inches of -1; write a number from 0 to 1000": [
        model("a1", 5, 5, bottom=-1.0)
    ],
    "a1 cannot have a base size in mm of 0.5; write a number from 1 to 1000": [
        model("a1", 5, 5, base=BaseSize.round(0.5)),
        model("a1", 5, 5, base=BaseSize.rect(25.0, 0.5)),
    ],
    "a1 cannot have a facing in degrees of 36001; write a number from -36000 to 36000": [
        model("a1", 5, 5, facing=36001.0)
    ],
    '1200" cone cannot have a size in inches of 1200; write a number from 0.01 to 1000': [
        PlacedTemplate("c1", Template("cone", 1200.0, (5.0, 5.0)))
    ],
    '8" cone cannot have a bearing in degrees of nan; write a number from -36000 to 36000': [
        cone("c1", 5, 5, bearing=float("nan"))
    ],
    "A name has at most 10000 characters, not 10001; write a shorter one": [
        model("a1", 5, 5, name="n" * 10_001),
        model("a1", 5, 5, unit="n" * 10_001),
        model("a1", 5, 5, side="n" * 10_001),
        model("a" * 10_001, 5, 5),
        blast("b1", 5, 5, name="n" * 10_001),
        blast("b" * 10_001, 5, 5),
    ],
    "A name holds half a character that no file can keep; type it again": [
        model("a1", 5, 5, name="\ud83d"),
        cone("c1", 5, 5, name="\udc80"),
    ],
}


@pytest.mark.parametrize("piece", ALLOWED)
def test_what_a_file_can_hold_is_allowed_and_a_file_does_hold_it(piece):
    check_change(table(), table(piece))
    assert parse_scene(scene_bytes(table(piece)), "") == table(piece)


@pytest.mark.parametrize(
    ("sentence", "piece"), [(sentence, piece) for sentence, pieces in REFUSED.items() for piece in pieces]
)
def test_what_no_file_can_hold_is_refused_with_a_sentence(sentence, piece):
    with pytest.raises(ChangeError) as caught:
        check_change(table(), table(piece))
    assert str(caught.value) == sentence
    with pytest.raises(ValueError):
        parse_scene(scene_bytes(table(piece)), "")


def test_only_what_a_change_alters_is_looked_at():
    odd = model("a1", 2000, 5)
    check_change(table(odd), table(odd, model("a2", 5, 5)))
    with pytest.raises(ChangeError):
        check_change(table(odd), table(replace(odd, name="Al")))


@pytest.mark.parametrize(("kind", "words"), [("MODELS", "bases"), ("TEMPLATES", "templates")])
def test_no_more_pieces_are_taken_than_a_file_holds(monkeypatch, kind, words):
    monkeypatch.setattr(bounds.limits, kind, 2)
    make = model if kind == "MODELS" else blast
    check_change(table(), table(make("1", 5, 5), make("2", 5, 5)))
    with pytest.raises(ChangeError) as caught:
        check_change(table(), table(make("1", 5, 5), make("2", 5, 5), make("3", 5, 5)))
    assert str(caught.value) == f"A table holds at most 2 {words}; take some off first"


def test_a_refused_change_leaves_a_complaint_and_the_table_as_it_was():
    desk = desk_with(model("a1", 5, 5, name="Al"))
    before = desk.scene
    assert not desk.do("Move Al", table(model("a1", 1001, 5, name="Al")))
    assert desk.complaint == "Al cannot go there: places end 1000 inches from the table's corner"
    assert desk.scene is before
    assert desk.shown is before
    assert desk.document.history.labels == ("Opened",)

"""What is measured on a table, as questions that a verdict card can be made of."""

from dataclasses import replace

import pytest
from verdict_scenes import MADE, crossing

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.app.measure.ruled import put_game
from battlefield.app.refereeing.evidence import evidence_of
from battlefield.app.refereeing.subjects import subjects_of
from battlefield.app.refereeing.told import told_of
from battlefield.rules.scene.contents import RangeRing


def table_with(*rings, on="a1"):
    scene = crossing()
    models = (replace(m, rings=rings) if m.id == on else m for m in scene.models)
    return Desk(Document(replace(scene, models=tuple(models))))


def subjects(desk, **lenses):
    return subjects_of(desk, None, lenses)


def test_a_ring_asks_who_is_within_it():
    (subject,) = subjects(table_with(RangeRing(2.5, "Rally")))
    assert subject.title.startswith("Within Rally, 2.5")
    others = [model.id for model in crossing().models if model.id != "a1"]
    assert subject.question == {"ask": "range", "from": "a1", "within": 2.5, "to": others}


def test_a_ring_of_a_unit_asks_of_all_its_models():
    (subject,) = subjects(table_with(RangeRing(3.0, of_unit=True)))
    assert subject.question["unit"] == "a" and "from" not in subject.question
    assert not {"a1", "a2", "a3"} & set(subject.question["to"])


def test_a_ring_is_about_the_one_model_that_is_selected():
    desk = table_with(RangeRing(2.5))
    desk.select([Ref("model", "a2")])
    (subject,) = subjects(desk)
    assert subject.about == "a2"
    told = told_of(evidence_of(desk.scene, subject.question, MADE, about="a2"))
    assert told.verdict.startswith("a2: within")


@pytest.mark.parametrize(("game", "by"), [("warsurge", "warsurge"), ("iron-kingdoms", "iron_kingdoms")])
def test_a_card_is_by_the_rules_by_which_the_table_is_measured(game, by):
    desk = table_with(RangeRing(2.5))
    put_game(desk.options, game)
    (subject,) = subjects(desk)
    assert subject.question["by"] == by
    assert evidence_of(desk.scene, subject.question, MADE).question["by"] == by


def test_coherency_is_by_the_limits_of_the_game():
    desk = table_with()
    put_game(desk.options, "warsurge")
    (subject,) = subjects(desk, coherency=True)
    assert subject.question["by"] == "warsurge"
    assert told_of(evidence_of(desk.scene, subject.question, MADE)).verdict.startswith("Out of coherency")


def test_coherency_of_selected_models_of_no_unit_has_a_card():
    scene = crossing()
    desk = Desk(Document(replace(scene, models=tuple(replace(each, unit="") for each in scene.models))))
    desk.select((Ref("model", "a1"), Ref("model", "a2")))
    (subject,) = subjects(desk, coherency=True)
    assert subject.title == "Coherency: the selected models"
    assert subject.question["models"] == ["a1", "a2"]


def test_a_game_of_single_models_has_no_coherency_to_rule_on():
    desk = table_with()
    put_game(desk.options, "pulp-city")
    assert subjects(desk, coherency=True) == []


def test_a_game_of_areas_measures_rings_in_inches_all_the_same():
    desk = table_with(RangeRing(2.5))
    put_game(desk.options, "agemonia")
    (subject,) = subjects(desk)
    assert "by" not in subject.question

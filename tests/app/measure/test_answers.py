"""Answers in words and pictures, on tables small enough to work out by hand."""

from battlefield.app.desk.covered_report import bases_of
from battlefield.app.desk.pictures import Mark
from battlefield.app.measure.scatter_answers import scatter_answer
from battlefield.geometry.kernel.shapes import BaseSize, Template
from battlefield.rules.scene.contents import Model, PlacedTemplate

INCH = BaseSize.round(25.4)  # a disc one inch across


def model(id_, at, unit="Watch"):
    return Model(id_, INCH, at, unit, "red", 0.0, 1.0)


def test_scatter_names_the_mean_of_each_unit():
    watch = (model("a", (24, 24)), model("b", (40, 40), "Guard"))
    blast = PlacedTemplate("t", Template("round", 1.0, (24, 24)))
    found = scatter_answer(blast, watch, bases_of(watch))
    assert found.lines[0] == "1 in 3 stays, else 2d6 inches in one of 8 directions"
    assert "– 0.33 of 1 Watch" in found.lines
    assert sum(isinstance(part, Mark) and part.size > 0 for part in found.drawing) == 89

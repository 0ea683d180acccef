"""What a frame of a drag asks: what has changed, and nothing that is known already."""

import pytest
from little_table import RUIN, bases, blast, desk_with, model, templates

from battlefield.app.desk import covered_report
from battlefield.app.desk.background import is_same
from battlefield.app.desk.edits import moved
from battlefield.app.measure.overlays import Lenses, coherency, seen
from battlefield.geometry.movement import Reach

PAIRS = [model(f"{unit}{n}", 4 + 2 * n, y, unit=unit) for unit, y in (("a", 5), ("b", 15)) for n in range(3)]


def counting(monkeypatch, owner, name, note=lambda *args: args):
    """Note the arguments of each call of a function from now on."""
    calls, inner = [], getattr(owner, name)

    def counted(*args):
        calls.append(note(*args))
        return inner(*args)

    monkeypatch.setattr(owner, name, counted)
    return calls


def test_of_a_base_in_hand_alone_the_template_is_asked_anew(monkeypatch):
    desk = desk_with(*PAIRS, blast("t", 6, 5, 5.0))
    assert [verdict.model.id for verdict in desk.report.covered] == ["a1", "a0", "a2"]
    whole = counting(monkeypatch, covered_report, "coverage")
    rows = counting(monkeypatch, type(desk.report._answer), "after", lambda *args: args[3])
    for x in (0.25, 20.0):
        desk.show(moved(desk.scene, bases("a2"), (x, 0.0)))
    assert [verdict.model.id for verdict in desk.report.covered] == ["a1", "a0"]
    assert (whole, rows) == ([], [[2]])
    assert desk.report is desk.report


def test_another_template_asks_about_every_base(monkeypatch):
    desk = desk_with(*PAIRS, blast("t", 6, 5, 5.0))
    before = desk.report
    whole = counting(monkeypatch, covered_report, "coverage", lambda *args: len(args[1]))
    desk.show(moved(desk.scene, templates("t"), (0.0, 10.0)))
    assert [verdict.model.id for verdict in desk.report.covered] == ["b1", "b0", "b2"]
    assert before is not desk.report and whole == [6]


def test_a_proof_about_a_base_that_stays_is_kept_and_one_about_a_moved_base_is_not():
    desk = desk_with(*PAIRS, blast("t", 6, 5, 5.0))
    stays, goes = (desk.report.witness(row) for row in (0, 2))
    desk.show(moved(desk.scene, bases("a2"), (0.25, 0.0)))
    assert desk.report.witness(0) is stays
    assert desk.report.witness(2) != goes


def test_coherency_measures_only_the_unit_in_hand(monkeypatch):
    desk = desk_with(*PAIRS)
    lenses = Lenses(desk)
    lenses.switch("coherency")
    assert len(lenses.answers()) == 2
    units = counting(monkeypatch, coherency, "coherency_answer", lambda *args: args[1][0].unit)
    for x in (0.5, 1.0):
        desk.show(moved(desk.scene, bases("a2"), (x, 0.0)))
        lenses.answers()
        lenses.answers()
    assert units == ["a", "a"]


def test_news_does_not_make_a_lens_look_again_from_the_same_place(monkeypatch):
    desk = desk_with(*PAIRS, RUIN)
    lenses = Lenses(desk)
    lenses.switch("seen")
    desk.select(bases("a0"))
    first = lenses.answers()
    looks = counting(monkeypatch, seen, "area_words")
    desk.learn()
    assert lenses.answers() == first
    assert looks == []
    desk.show(moved(desk.scene, bases("a0"), (0.0, 3.0)))
    assert lenses.answers() != first
    assert len(looks) == 1


def test_news_does_not_ask_again_for_the_way_to_the_same_place(monkeypatch):
    desk = desk_with(*PAIRS)
    lenses = Lenses(desk)
    lenses.switch("reach")
    desk.select(bases("a0"))
    lenses.answers()
    asked = counting(monkeypatch, Reach, "near", lambda _, to: to)
    for y in (3.0, 3.5):
        desk.show(moved(desk.scene, bases("a0"), (0.0, y)))
        for _ in range(3):
            lenses.answers()
            desk.learn()
    assert asked == [(4.0, 8.0), (4.0, 8.5)]


class Costly:
    """Something whose comparison is counted."""

    compared = 0
    __hash__ = None

    def __eq__(self, other):
        Costly.compared += 1
        return isinstance(other, Costly)


@pytest.mark.parametrize(("size", "other", "same"), [(200, 200, True), (200, 199, False)])
def test_the_same_objects_in_two_keys_are_not_compared(size, other, same):
    Costly.compared = 0
    things = [Costly() for _ in range(size)]
    assert is_same((tuple(things), 1.0), (tuple(things[:other]), 1.0)) == same
    assert Costly.compared == 0
    assert is_same((Costly(),), (Costly(),)) and Costly.compared == 1

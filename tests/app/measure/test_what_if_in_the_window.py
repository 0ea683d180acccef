"""What if on a desk: the smallest moves that turn a verdict, told and drawn where they are wanted."""

from little_scenes import model, table

from battlefield.app.desk import edits
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Line
from battlefield.app.desk.ringed import put_rings
from battlefield.app.desk.table_view import Drag
from battlefield.app.measure.overlays import Lenses
from battlefield.app.measure.ring_answers import Rings
from battlefield.app.measure.rulings.moves import moves_under
from battlefield.app.measure.what_if import cover_words, switch_what_if
from battlefield.geometry.kernel.shapes import Template
from battlefield.rules.scene.contents import PlacedTemplate

A = (Ref("model", "a"),)


def desk_with(*models):
    desk = Desk(Document(table(*models)))
    assert switch_what_if(desk.options)
    return desk


def arrows(answer):
    return [part.points for part in answer.drawing if isinstance(part, Line) and part.arrow]


def test_the_ring_says_what_would_turn_who_is_closest_to_it():
    desk = desk_with(model("a", 10, 10), model("b", 16.5, 10), model("c", 24, 10))
    desk.select(A)
    put_rings(desk, "5")
    (found,) = Rings(desk).answers()
    assert found.lines[-1] == "– what if: b 0.50 in at 270°, or a 0.50 in at 90° would turn it"
    assert arrows(found) == [((16.5, 10), (16.0, 10.0))]  # both would hide the table where rings are many
    assert not switch_what_if(desk.options)
    (found,) = Rings(desk).answers()
    assert arrows(found) == []


def test_coherency_says_what_the_two_of_the_weakest_link_could_turn():
    desk = desk_with(model("a", 10, 10), model("b", 12, 10), model("c", 14.5, 10))
    lenses = Lenses(desk)
    lenses.switch("coherency")
    (found,) = lenses.answers()
    assert found.lines[-1] == "what if: b 0.50 in at 270°, or c 0.50 in at 90° would turn it"
    assert len(arrows(found)) == 2


def test_coherency_asks_what_the_selected_model_could_turn():
    desk = desk_with(model("a", 10, 10), model("b", 12, 10), model("c", 14.5, 10))
    desk.select(A)
    lenses = Lenses(desk)
    lenses.switch("coherency")
    (found,) = lenses.answers()
    assert found.lines[-1] == "what if: a 1.00 in at 270° would turn it"


def test_the_held_place_says_from_where_it_would_be_in_reach():
    desk = desk_with(model("a", 10, 10))
    desk.select(A)
    lenses = Lenses(desk)
    lenses.switch("reach")
    desk.show(edits.moved(desk.scene, A, (7.0, 0.0)), Drag(A, (10, 10), (17, 10)))
    (found,) = lenses.answers()
    assert found.lines[-1] == "what if: a 1.00 in at 90° would turn it"


def test_a_covered_model_says_how_it_would_leave():
    desk = desk_with(model("a", 11, 10))
    blast = PlacedTemplate("t", Template("round", 3.0, (10.0, 10.0)))
    desk.do("Place", edits.added(desk.scene, blast)[0])
    report = desk.report
    witness = report.witness(0)
    assert (
        cover_words(witness, desk.scene.models[0], None, "inches")
        == "what if: a 1.00 in at 90° would turn it"
    )
    assert set(moves_under(witness, desk.scene.models[0], None)) == {"a"}

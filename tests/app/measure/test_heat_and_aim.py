"""Heat map, best placement and scatter, asked without a window on tables that can be worked out by hand."""

from dataclasses import replace
from fractions import Fraction

import pytest
from later import Later
from little_table import bases, blast, cone, desk_with, model, templates

from battlefield.app.desk import edits
from battlefield.app.desk.background import AtOnce
from battlefield.app.desk.options import Options
from battlefield.app.desk.pictures import Line, Mark, Shape
from battlefield.app.measure.aiming import COVER, NO_MODELS, NO_TEMPLATE, WEIGHTS, Aimed, what_counts
from battlefield.app.measure.best_place import NUDGE, BestPlace
from battlefield.app.measure.overlays import ScatterLens
from battlefield.app.measure.overlays.heat import COARSE, GRID, THROW, HeatLens
from battlefield.app.measure.scatter_rule import (
    DICE,
    DIRECTIONS,
    HIT,
    chance_of,
    check_dice,
    rule_of,
    rule_words,
)
from battlefield.geometry.kernel.shapes import Template
from battlefield.geometry.templates import ScatterRule


def pair():
    """Two models that one blast covers, and a third far away."""
    return (
        model("a", 10, 10, side="red", unit="Watch"),
        model("b", 12, 10, side="red", unit="Watch"),
        model("c", 30, 30, side="blue", unit="Pikes"),
    )


def heat_lens(desk, background=None):
    return HeatLens(desk, background or AtOnce())


def sure(desk):
    desk.options.put(THROW, "sure")
    return desk


# the heat map


def test_a_sure_hit_is_worth_the_models_it_covers():
    (answer,) = heat_lens(sure(desk_with(*pair(), blast("t", 40, 40)))).answers()
    heat = answer.heat
    assert (heat.low, heat.high, heat.what) == (0.0, 2.0, "models covered")
    assert heat.value_at((11, 10)) == 2.0
    assert heat.value_at((30, 28.25)) == 1.0  # the blast reaches 1.5 inches, the base 0.5
    assert heat.value_at((30, 27.75)) == 0.0
    assert heat.value_at((49, 10)) is None
    assert answer.lines[0] == "2 at most, aimed at 11.00 in, 10.00 in"


def test_a_map_wholly_covered_counts_only_who_lies_all_inside():
    desk = sure(desk_with(*pair(), blast("t", 40, 40)))
    desk.options.put(COVER, "wholly")
    heat = heat_lens(desk).answers()[0].heat
    assert heat.what == "models wholly covered"
    assert (heat.value_at((30, 29)), heat.value_at((30, 28.75))) == (1.0, 0.0)


def test_a_scattering_map_is_the_mean_over_all_landings():
    desk = desk_with(model("a", 20, 20), blast("t", 40, 40))
    desk.options.put(DIRECTIONS, 4)
    desk.options.put(DICE, "4")
    heat = heat_lens(desk).answers()[0].heat
    assert heat.what == "expected models covered"
    assert heat.value_at((20, 20)) == pytest.approx(1 / 3)  # only where it stays
    assert heat.value_at((20, 24)) == pytest.approx(2 / 3 / 4)  # only where it goes up


def test_only_round_templates_scatter_unless_told_otherwise():
    desk = desk_with(*pair(), cone("t", 40, 40))
    assert heat_lens(desk).answers()[0].heat.what == "models covered"
    desk.options.put(THROW, "scatter")
    assert heat_lens(desk).answers()[0].heat.what == "expected models covered"


def test_a_side_to_be_spared_makes_its_places_negative():
    desk = sure(desk_with(*pair(), blast("t", 40, 40)))
    desk.options.weigh(WEIGHTS, "red", -1.5)
    heat = heat_lens(desk).answers()[0].heat
    assert (heat.low, heat.high, heat.what) == (-3.0, 1.0, "worth of models covered")
    assert heat.value_at((11, 10)) == -3.0


def test_a_finer_grid_has_more_nodes():
    desk = sure(desk_with(*pair(), blast("t", 40, 40)))
    assert heat_lens(desk).answers()[0].heat.size == (193, 193)
    desk.options.put(GRID, "0.1")
    assert heat_lens(desk).answers()[0].heat.size == (481, 481)


def test_without_a_template_or_a_model_the_heat_map_says_what_is_missing():
    assert heat_lens(desk_with(*pair())).answers()[0].lines == (NO_TEMPLATE,)
    assert heat_lens(desk_with(blast("t", 4, 4))).answers()[0].lines == (NO_MODELS,)


def test_nobody_who_counts_gives_an_empty_picture():
    desk = sure(desk_with(model("a", 10, 10, side="red"), blast("t", 40, 40)))
    desk.options.weigh(WEIGHTS, "red", 0.0)
    (answer,) = heat_lens(desk).answers()
    assert answer.heat.is_empty
    assert answer.lines[0] == "nobody who counts can be covered"


def test_where_everybody_is_to_be_spared_nothing_is_gained():
    desk = sure(desk_with(model("a", 10, 10, side="red"), blast("t", 40, 40)))
    desk.options.weigh(WEIGHTS, "red", -1.0)
    (answer,) = heat_lens(desk).answers()
    assert (answer.heat.low, answer.heat.high) == (-1.0, 0.0)
    assert (answer.lines[0], answer.drawing) == ("nothing is gained anywhere", ())


def test_a_moved_template_keeps_the_picture():
    desk = sure(desk_with(*pair(), blast("t", 40, 40)))
    lens = heat_lens(desk)
    before = lens.answers()[0].heat
    desk.show(edits.moved(desk.scene, templates("t"), (1, 0)))
    answer = lens.answers()[0]
    assert (answer.heat, answer.of_before, answer.is_coarse) == (before, False, False)


def test_while_a_hand_drags_a_base_a_coarse_map_follows_it():
    desk = sure(desk_with(*pair(), blast("t", 40, 40)))
    lens = heat_lens(desk)
    lens.answers()
    for by in (15.0, 16.0):
        desk.show(edits.moved(desk.scene, bases("c"), (-by, 0.0)))
        answer = lens.answers()[0]
        assert answer.lines[0] == "coarse while you drag: every 0.50 in"
        assert (answer.is_coarse, answer.of_before, answer.heat.heat.step) == (True, False, COARSE)
        assert answer.heat.value_at((30.0 - by, 30.0)) == 1.0
        assert answer.heat.value_at((30.0, 30.0)) == 0.0
    assert not answer.drawing  # the best place is told by the fine map alone
    desk.do("Move", desk.shown)
    fine = lens.answers()[0]
    assert (fine.is_coarse, fine.of_before, fine.heat.heat.step) == (False, False, 0.25)


def test_the_coarse_map_stays_until_the_fine_one_has_come():
    slow, desk = Later(), sure(desk_with(*pair(), blast("t", 40, 40)))
    lens = heat_lens(desk, slow)
    lens.answers()
    slow.finish()
    fine = lens.answers()[0].heat
    desk.show(edits.moved(desk.scene, bases("c"), (-15.0, 0.0)))
    assert (lens.answers()[0].heat, lens.answers()[0].of_before) == (fine, True)
    desk.show(edits.moved(desk.scene, bases("c"), (-16.0, 0.0)))
    lens.answers()
    assert len(slow.begun) == 2  # the first place is finished before the next is asked
    slow.finish()
    coarse = lens.answers()[0]
    assert coarse.is_coarse and coarse.heat.value_at((15.0, 30.0)) == 1.0
    desk.do("Move", desk.shown)
    waiting = lens.answers()[0]
    assert (waiting.heat, waiting.is_coarse, waiting.of_before) == (coarse.heat, True, False)
    slow.finish()
    assert not lens.answers()[0].is_coarse


def test_a_map_in_work_says_how_far_it_is_and_shows_the_one_before():
    slow, desk = Later(), sure(desk_with(*pair(), blast("t", 40, 40)))
    lens = heat_lens(desk, slow)
    assert (lens.answers()[0].lines, lens.answers()[0].heat) == (("working out the heat map …",), None)
    slow.begun[0][0].tell(0.4)
    assert lens.answers()[0].lines == ("working out the heat map … 40 %",)
    slow.finish()
    first = lens.answers()[0].heat
    desk.options.put(COVER, "wholly")
    assert (lens.answers()[0].heat, lens.answers()[0].of_before) == (first, True)
    desk.options.put(COVER, "partly")
    assert lens.answers()[0].of_before
    assert [task.cancelled() for task, _, _ in slow.begun] == [False, True, False]
    lens.put_away()
    assert slow.begun[-1][0].cancelled()


def test_what_is_counted_is_named_by_weights_scatter_and_cover():
    aimed = Aimed(Template("round", 3.0, (0, 0)), None, (), (1.0, 1.0))
    assert what_counts(aimed, ScatterRule()) == "expected models covered"
    assert what_counts(replace(aimed, weights=(2.0,), wholly=True), None) == "worth of models wholly covered"


# the best placement


def best(desk, kind="place", background=None):
    found = BestPlace(desk, background)
    found.press(kind)
    return found


def shapes(answer, kind):
    return [part.shape for part in answer.drawing if isinstance(part, Shape) and isinstance(part.shape, kind)]


def test_the_best_placement_is_told_with_proof_and_room_and_shown_as_a_ghost():
    (answer,) = best(desk_with(*pair(), blast("t", 40, 40))).answers()
    assert answer.lines == (
        "covers 2 models",
        "– 2 of Watch, red",
        "2 more than where it lies",
        "no placement covers more",
        "still so if it lands up to 1.00 in off",
        "at 11.00 in, 10.00 in",
        "Enter puts it there · Esc takes this away",
    )
    (ghost,) = shapes(answer, Template)
    assert ghost.at == pytest.approx((11.0, 10.0), abs=0.01)
    assert sum(isinstance(part, Shape) and part.role == "good" for part in answer.drawing) == 2
    assert [part.arrow for part in answer.drawing if isinstance(part, Line)] == [True]


def test_taking_the_best_placement_is_one_change_that_can_be_undone():
    desk = desk_with(*pair(), blast("t", 40, 40))
    found = best(desk)
    found.answers()
    assert found.can_take
    found.press("place")
    assert desk.scene.templates[0].template.at == pytest.approx((11.0, 10.0), abs=0.01)
    assert desk.document.history.undo_label == 'Place the 3" blast best'
    assert len(desk.report.covered) == 2
    assert found.answers() == ()
    desk.undo()
    assert desk.scene.templates[0].template.at == (40, 40)


def test_a_cone_is_turned_as_well():
    desk = desk_with(model("a", 20, 20), model("b", 20, 26.5), cone("t", 40, 40, bearing=77))
    found = best(desk)
    answer = found.answers()[0]
    assert answer.lines[0] == "covers 2 models"
    assert found.take()
    assert desk.report.summary.startswith("2 models covered")


def test_a_side_to_be_spared_is_left_out_of_the_best_placement():
    desk = desk_with(*pair(), blast("t", 40, 40))
    desk.options.weigh(WEIGHTS, "red", -1.0)
    desk.options.weigh(WEIGHTS, "blue", 2.5)
    lines = best(desk).answers()[0].lines
    assert lines[:4] == (
        "covers 1 model, worth 2.5",
        "– 1 of Pikes, blue",
        "2.5 more than where it lies",
        "no placement is worth more",
    )


def test_where_only_the_spared_stand_it_is_best_to_cover_nobody():
    desk = desk_with(model("a", 10, 10, side="red"), blast("t", 10, 10))
    desk.options.weigh(WEIGHTS, "red", -1.0)
    assert best(desk).answers()[0].lines[0] == "it is best to cover nobody"


def test_a_nudge_goes_no_farther_than_it_may():
    desk = desk_with(*pair(), blast("t", 8.5, 10))
    found = best(desk, "nudge")
    assert found.answers()[0].lines[0] == "covers 2 models"
    assert "no nudge of up to 2.00 in covers more" in found.answers()[0].lines
    desk.options.put(NUDGE, 0.5)
    assert found.answers()[0].lines[:3] == (
        "covers 1 model",
        "– 1 of Watch, red",
        "no better than where it lies",
    )
    assert [part.words for part in found.answers()[0].drawing if isinstance(part, Mark)] == [("stays",)]


def test_a_nudge_is_undone_under_its_own_name():
    desk = desk_with(*pair(), blast("t", 8.5, 10))
    found = best(desk, "nudge")
    found.press("nudge")
    assert desk.document.history.undo_label == 'Nudge the 3" blast to where it covers best'
    assert len(desk.report.covered) == 2


def test_a_locked_template_and_a_nova_are_shown_but_stay():
    for facts, word in (({"locked": True}, "locked"), ({"model": "c"}, "lies about a model")):
        desk = desk_with(*pair(), blast("t", 30, 30, **facts))
        found = best(desk)
        answer = found.answers()[0]
        assert word in answer.lines[-1]
        assert (answer.offers, found.can_take, found.take()) == ("", False, False)
        found.press("place")
        assert found.kind is None
        assert desk.scene.templates[0].template.at == (30, 30)


def test_without_a_template_or_a_model_nothing_is_searched():
    for desk, sentence in ((desk_with(*pair()), NO_TEMPLATE), (desk_with(blast("t", 4, 4)), NO_MODELS)):
        assert best(desk).kind is None
        assert desk.complaint == sentence


def test_a_second_press_calls_the_search_off():
    slow, desk = Later(), desk_with(*pair(), blast("t", 40, 40))
    found = best(desk, "place", slow)
    assert found.answers()[0].lines == ("looking for the best place …", "Esc calls it off")
    found.press("place")
    assert slow.begun[0][0].cancelled()
    assert (found.kind, found.answers()) == (None, ())


def test_a_search_says_how_far_it_is():
    slow, desk = Later(), desk_with(*pair(), blast("t", 40, 40))
    found = best(desk, "place", slow)
    found.answers()
    found._hear(slow.begun[0][0], 1.0, 2.0)
    assert found.answers()[0].lines[1] == "so far 1; no place can be worth more than 2"
    slow.finish()
    assert found.answers()[0].lines[0] == "covers 2 models"
    assert found._so_far == (2.0, 2.0)


def test_the_answer_goes_when_the_table_changes_or_another_template_is_in_question():
    desk = desk_with(*pair(), blast("t", 40, 40), blast("u", 20, 40))
    found = best(desk)
    assert found.answers() != ()
    desk.ask_about("t")
    assert (found.answers(), found.kind) == ((), None)
    found.press("place")
    assert found.answers() != ()
    desk.do("Move", edits.moved(desk.scene, bases("a"), (1, 0)))
    assert (found.answers(), found.kind) == ((), None)


def test_esc_leaves_what_is_in_hand_before_the_best_place():
    desk = desk_with(*pair(), blast("t", 40, 40))
    found = best(desk)
    desk.show(edits.moved(desk.scene, bases("a"), (1, 0)))
    assert not found.step_back()
    desk.show(None)
    assert found.step_back()
    assert not found.step_back()


def test_a_template_in_hand_is_put_down_at_its_best_place():
    desk = desk_with(*pair())
    taken = []
    found = BestPlace(desk, None, lambda: taken.append(1))
    held = edits.added(desk.scene, blast("t", 40, 40))[0]
    desk.show(held, held="t")
    found.press("nudge")
    assert "Put the template down first" in desk.complaint
    found.press("place")
    assert not any(isinstance(part, Line) for part in found.answers()[0].drawing)
    found.press("place")
    assert desk.scene.templates[0].template.at == pytest.approx((11.0, 10.0), abs=0.01)
    assert taken == [1]


# scatter


def scattered(desk):
    return ScatterLens(desk, AtOnce()).answers()[0]


def plain_scatter(desk):
    """Four ways of four inches, one chance in three to stay."""
    desk.options.put(DIRECTIONS, 4)
    desk.options.put(DICE, "4")
    return desk


def test_scatter_tells_the_mean_by_side_and_unit():
    desk = plain_scatter(desk_with(*pair(), model("d", 11, 6, side="blue", unit="Pikes"), blast("t", 11, 10)))
    assert scattered(desk).lines == (
        "1 in 3 stays, else 4 inches in one of 4 directions",
        "red: 0.67 models on average",
        "– 0.67 of 2 Watch",
        "blue: 0.17 models on average",
        "– 0.17 of 2 Pikes",
        "nobody at all: 50.0 %",
    )


def test_the_dots_of_landings_grow_with_their_chance():
    desk = desk_with(*pair(), blast("t", 24, 24))
    desk.options.put(DIRECTIONS, 1)
    desk.options.put(DICE, "d2+d2")
    dots = [part for part in scattered(desk).drawing if isinstance(part, Mark) and part.size]
    assert [round(dot.at[1], 6) for dot in dots] == [24, 21, 22, 20]  # the largest first
    aim, middle, near, far = (dot.size for dot in dots)
    assert near == far < middle == aim  # one chance in three each
    assert middle**2 == pytest.approx(2 * near**2)


def test_chances_stand_beside_few_models_and_are_listed_for_selected_ones():
    desk = plain_scatter(desk_with(*pair(), blast("t", 11, 10)))
    beside = {
        part.at: part.words for part in scattered(desk).drawing if isinstance(part, Mark) and part.words
    }
    assert beside == {(10.0, 10.0): ("33.3 %",), (12.0, 10.0): ("33.3 %",)}
    desk.select(bases("c"))
    assert scattered(desk).lines[-1] == "c: 0 %"
    crowd = [model(f"m{n}", n, 40) for n in range(30)]
    many = plain_scatter(desk_with(*pair(), *crowd, blast("t", 11, 10)))
    assert not any(isinstance(part, Mark) and part.words for part in scattered(many).drawing)


def test_nobody_within_reach_of_scatter_is_said():
    desk = plain_scatter(desk_with(model("a", 40, 40), blast("t", 5, 5)))
    assert scattered(desk).lines[-1] == "nobody can be covered"


@pytest.mark.parametrize(
    ("text", "chance"), [("1/3", (1, 3)), ("1 in 3", (1, 3)), ("50 %", (50, 100)), ("0/6", (0, 6))]
)
def test_chances_are_read_as_people_write_them(text, chance):
    assert chance_of(text) == chance
    assert Fraction(*chance) <= 1


@pytest.mark.parametrize("text", ["", "often", "4/3", "1/0", "120 %", "-1/3"])
def test_what_is_no_chance_is_refused_in_one_sentence(text):
    with pytest.raises(ValueError, match="no chance; "):
        chance_of(text)


@pytest.mark.parametrize("text", ["", "two dice", "2x6", "d6-3", "d6 plus 1"])
def test_what_are_no_dice_is_refused_in_one_sentence(text):
    with pytest.raises(ValueError, match="are no dice for a distance; write them like 2d6"):
        check_dice(text)


@pytest.mark.parametrize("text", ["13d6", "60+6d6", "999d999"])
def test_dice_that_go_off_any_table_are_refused(text):
    with pytest.raises(ValueError, match="goes too far"):
        check_dice(text)


def test_a_refused_text_changes_nothing():
    heard = []
    options = Options(lambda: heard.append(1))
    with pytest.raises(ValueError, match="no dice"):
        options.put(DICE, "2x6")
    assert (options[DICE], heard) == ("2d6", [])
    options.put(DICE, "  d6 +  2 ")
    assert (options[DICE], heard) == ("d6 + 2", [1])


def test_the_rule_follows_the_options_and_is_said_in_words():
    options = Options(lambda: None)
    assert rule_of(options) == ScatterRule()
    options.put(HIT, "0 %")
    options.put(DIRECTIONS, 12)
    assert rule_words(rule_of(options)) == "always goes 2d6 inches in one of 12 directions"
    options.put(HIT, "1/1")
    assert rule_words(rule_of(options)) == "it stays where it is aimed"

"""The effect bench without a window: what it lists, foresees, does to a scene, and how undo takes it back.

The bases are one inch across and stand on whole inches, so that ways can be worked out in the head.
"""

from dataclasses import replace
from fractions import Fraction

import pytest

from battlefield.app.bench.bench_tool import BenchTool
from battlefield.app.bench.carrying_out import BenchError, carry_out, case_of, read_answer
from battlefield.app.bench.foresight import first_answer, foresee
from battlefield.app.bench.listing import (
    UnknownError,
    entries,
    found,
    left_out,
    search,
    search_left_out,
)
from battlefield.app.bench.one_effect import Trial
from battlefield.app.bench.workbench import Workbench
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Shape
from battlefield.app.desk.tools import Pointer
from battlefield.geometry.kernel.shapes import BaseSize, Polygon, Template
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.requests import Choose, Confirm, Option, Spot
from battlefield.rules.scene.contents import Board, Model, PlacedTemplate, Scene, Terrain

INCH = BaseSize.round(25.4)
WALL = Terrain(
    "wall", Polygon(((20, 0), (21, 0), (21, 20), (20, 20))), top=9.0, ground=("impassable",), name="Wall"
)


def scene(*, terrain=(), templates=()):
    """Ann at (5, 10) faces Bob at (10, 10); Cid stands out of the way."""
    models = (
        Model("ann", INCH, (5.0, 10.0), "Archers", "red", height=1.5, name="Ann"),
        Model("bob", INCH, (10.0, 10.0), "Brutes", "blue", height=1.5, name="Bob"),
        Model("cid", INCH, (30.0, 3.0), "Crew", "blue", height=1.5, name="Cid"),
    )
    return Scene(Board(48.0, 20.0), models=models, terrain=terrain, templates=templates)


def desk_with(table):
    return Desk(Document(table))


def bench_on(table, effect, attacker="ann", target="bob", book="warsurge", **values):
    """Put a bench on a table with all that an effect needs."""
    desk = desk_with(table)
    bench = Workbench(desk)
    bench.choose(*found(book, effect))
    bench.take(attacker, "attacker")
    bench.take(target, "target")
    for key, value in values.items():
        assert bench.set(key, value) == ""
    return desk, bench


def done(table, effect, attacker="ann", target="bob", book="warsurge", dice=(), answers=(), **values):
    entry, case = case_of(table, book, effect, attacker, target, values, 1)
    return carry_out(entry, case, dice, answers)


# what there is


def test_an_effect_is_found_by_its_printed_name_whatever_the_case():
    entry, values = found("warsurge", "knockback ii")
    assert (entry.effect.name, values) == ("Knockback II", {})


def test_the_number_behind_a_name_is_set_where_the_effect_has_one():
    entry, values = found("pulp-city", "Knockback 7")
    assert (entry.effect.name, values) == ("Knockback", {"amount": 7})


def test_a_misspelt_effect_is_refused_with_what_is_near():
    with pytest.raises(UnknownError, match="did you mean Knockback"):
        found("warsurge", "Knokback II")


def test_a_book_without_a_bench_is_refused():
    with pytest.raises(UnknownError, match="warsurge"):
        found("chess", "Fork")


def test_the_search_puts_names_before_words_in_the_text():
    names = [entry.effect.name for entry in search("knock", "warsurge")]
    assert names[:2] == ["Knockback I", "Knockback II"]
    assert len(names) > 2


def test_the_search_goes_through_all_books():
    assert {entry.book for entry in search("knockback")} >= {"warsurge", "pulp-city"}


def test_every_effect_says_what_it_does_and_has_each_dial_once():
    for entry in entries():
        keys = [dial.key for dial in entry.effect.dials]
        assert entry.effect.says and entry.effect.needs("attacker")
        assert len(set(keys)) == len(keys)
        assert all(not dial.refusal(dial.usual) for dial in entry.effect.dials)


# what is done


def test_a_knockback_of_pulp_city_moves_the_target_straight_away():
    """Bob stands due east of Ann: four inches away from her lead to (14, 10)."""
    result = done(scene(), "Knockback 4", book="pulp-city").result
    assert result.scene.model("bob").at == pytest.approx((14.0, 10.0))
    assert [result.scene.model(id_).at for id_ in ("ann", "cid")] == [(5.0, 10.0), (30.0, 3.0)]


def test_a_knockback_stops_one_inch_short_of_a_wall():
    """Of 12 inches he goes those to 1 inch before the wall at x = 20: half a base short of that, 18.5."""
    result = done(scene(terrain=(WALL,)), "Knockback II", dice=[6]).result
    assert result.scene.model("bob").at == pytest.approx((18.5, 10.0))


def test_a_failed_test_moves_nobody_but_the_hit_is_noted():
    found_ = done(scene(), "Knockback II", dice=[1])
    assert found_.result.scene is found_.trial.case.scene
    assert found_.result.notes == ("Brutes lost 1 HP, 2 left",)
    assert any("failed" in line for line in found_.result.lines)


def test_effects_that_last_are_noted():
    assert done(scene(), "Poison").result.notes[-1].startswith("Poison on Brutes")


def test_a_model_that_falls_is_taken_off_the_scene():
    result = done(scene(), "Poison", hits=3).result
    assert [model.id for model in result.scene.models] == ["ann", "cid"]
    assert "Bob · bob is off the table" in result.lines


def test_a_whole_attack_is_rolled_with_the_dice_given():
    """Power 4 on Defence 4 needs 4+: a 5 hits, then 6 passes the Skill Test, and the last die is left."""
    found_ = done(scene(), "Knockback II", dice=[5, 6, 2], roll=1)
    assert found_.result.scene.model("bob").at[0] > 10.0
    assert found_.dice_left == 1


def test_templates_that_stay_are_laid_and_the_scenes_own_keep_their_ids():
    own = PlacedTemplate("mark1", Template("round", 3.0, (40.0, 10.0)))
    result = done(scene(templates=(own,)), "Residue I", target="", dice=[6], answers=["10,10"]).result
    first, *laid = result.scene.templates
    assert first == own
    assert len(laid) == 1 and laid[0].id != "mark1"
    assert laid[0].template.at == pytest.approx((10.0, 10.0))


def test_models_keep_the_units_and_sides_of_the_scene():
    bare = replace(scene(), models=tuple(replace(m, side="", unit="") for m in scene().models))
    after = done(bare, "Knockback 4", book="pulp-city").result.scene
    assert [(model.unit, model.side) for model in after.models] == [("", "")] * 3


def test_a_target_out_of_range_is_refused_with_the_distance():
    with pytest.raises(BenchError, match=r"cannot be aimed at: 4\.00 in away, and it reaches 2 in"):
        done(scene(), "Burst", range=2)


def test_what_is_missing_is_said():
    with pytest.raises(BenchError, match="--target"):
        done(scene(), "Knockback II", target="")
    with pytest.raises(BenchError, match="no such model"):
        done(scene(), "Knockback II", attacker="zoe")
    with pytest.raises(BenchError, match="cannot be set"):
        done(scene(), "Knockback II", strength=3)


def test_the_facts_name_only_what_changed():
    facts = done(scene(), "Knockback 4", book="pulp-city").facts
    assert list(facts["models"]) == ["bob"]
    assert facts["models"]["bob"]["at"] == pytest.approx([14.0, 10.0])


# what may come of it


def test_what_is_sure_is_foreseen_as_sure():
    entry, case = case_of(scene(), "pulp-city", "Knockback 4", "ann", "bob", {}, 1)
    found_ = foresee(Trial(entry, case), lambda: False)
    assert found_.found.ways.is_sure
    assert found_.lines() == ("Bob · bob is moved by 4.00 in.",)


def test_chances_are_foreseen_exactly():
    """A Skill Test passes on 4+: half of the ways move Bob, and each costs him 1 HP."""
    entry, case = case_of(scene(), "warsurge", "Knockback II", "ann", "bob", {}, 1)
    found_ = foresee(Trial(entry, case), lambda: False)
    moved = sum(share for share, way in found_.ways if way.after.figures["bob"].model.at != (10.0, 10.0))
    assert moved == Fraction(1, 2)
    assert "50 %: Bob · bob is moved by 12.00 in." in found_.lines()
    ends = [part for part in found_.drawing if isinstance(part, Shape)]
    assert [end.shape.at for end in ends] == [pytest.approx((22.0, 10.0))]


def test_foreseeing_is_called_off():
    entry, case = case_of(scene(), "warsurge", "Knockback II", "ann", "bob", {}, 1)
    assert foresee(Trial(entry, case), lambda: True) is None


def test_a_refused_effect_is_foreseen_as_refused():
    entry, case = case_of(scene(), "warsurge", "Burst", "ann", "bob", {"range": 2}, 1)
    found_ = foresee(Trial(entry, case), lambda: False)
    assert found_.lines()[0].startswith("It cannot be done: the target cannot be aimed at: 4.00 in away")


# on a desk


def test_an_effect_is_one_step_that_undo_takes_back():
    desk, bench = bench_on(scene(), "Knockback 4", book="pulp-city")
    assert bench.begin()
    assert desk.scene.model("bob").at == pytest.approx((14.0, 10.0))
    assert desk.document.history.labels == ("Opened", "Knockback 4: Ann on Bob")
    assert bench.is_there(bench.results[0])
    desk.undo()
    assert desk.scene.model("bob").at == (10.0, 10.0)
    assert not bench.is_there(bench.results[0])


def test_the_same_again_is_rolled_with_other_dice():
    _, bench = bench_on(scene(), "Knockback II")
    assert bench.seed == 1
    bench.begin()
    assert bench.seed == 2


def test_the_same_seed_rolls_the_same_dice():
    told = []
    for _ in range(2):
        _, bench = bench_on(scene(), "Knockback II")
        bench.begin()
        told.append(bench.results[0].text)
    assert told[0] == told[1]


def test_typed_dice_are_asked_for_and_an_answer_can_be_taken_back():
    desk, bench = bench_on(scene(), "Knockback II", roll=1)
    bench.typed = True
    assert bench.begin()
    assert bench.asking.hand.asked.kind == "roll"
    first = bench.asking.pending
    assert bench.asking.reply((5,)) and bench.asking.pending != first
    assert bench.take_back() and bench.asking.pending == first
    assert bench.asking.reply((5,)) and bench.asking.reply((6,))
    assert bench.asking is None
    assert desk.scene.model("bob").at[0] > 10.0


def test_taking_back_before_any_answer_drops_the_effect():
    desk, bench = bench_on(scene(), "Knockback II")
    bench.typed = True
    bench.begin()
    assert bench.take_back()
    assert bench.asking is None
    assert desk.document.history.labels == ("Opened",)


def test_what_the_hand_holds_is_shown_on_the_table_and_dropped_with_it():
    desk, bench = bench_on(scene(), "Blast I")
    assert bench.begin()
    bench.asking.hand.move(Pointer((12.0, 10.0)))
    assert len(desk.shown.templates) == 1 and desk.scene.templates == ()
    bench.leave()
    assert desk.shown is desk.scene


def test_a_table_that_changes_drops_the_effect_under_way():
    desk, bench = bench_on(scene(), "Blast I")
    bench.begin()
    desk.do("Away", replace(scene(), models=scene().models[:1]))
    assert bench.asking is None
    assert (bench.attacker, bench.target) == ("ann", "")


def test_numbers_are_kept_for_when_the_effect_is_chosen_again():
    _, bench = bench_on(scene(), "Knockback II", hp=9)
    bench.choose(*found("warsurge", "Stun"))
    assert bench.value("hp") == 3
    bench.choose(*found("warsurge", "Knockback II"))
    assert bench.value("hp") == 9
    assert bench.set("hp", 99) == "HP is 99; it must be from 1 to 40"


def test_what_is_selected_becomes_attacker_and_target():
    desk = desk_with(scene())
    bench = Workbench(desk)
    desk.select((Ref("model", "ann"), Ref("model", "bob")))
    bench.take_selected()
    assert (bench.attacker, bench.target) == ("ann", "bob")


def test_the_tool_picks_who_and_whom_then_steps_back():
    desk = desk_with(scene())
    bench = Workbench(desk)
    tool = BenchTool(bench)
    assert tool.answer.lines == ("Choose an effect.",)
    bench.choose(*found("pulp-city", "Knockback 4"))
    tool.press(Pointer((5.0, 10.0), Ref("model", "ann")))
    assert tool.hint() == "Click the model that suffers it"
    tool.press(Pointer((10.0, 10.0), Ref("model", "bob")))
    assert tool.answer.lines == ("Bob · bob is moved by 4.00 in.",)
    tool.press(Pointer((30.0, 3.0), Ref("model", "cid"), shift=True))
    assert (bench.attacker, bench.target) == ("cid", "bob")
    assert tool.cancel() and tool.cancel() and not tool.cancel()


# answers as they are written


def test_answers_are_read_by_what_is_asked():
    empty = Trial(*case_of(scene(), "pulp-city", "Knockback 4", "ann", "bob", {}, 1)).begun.state
    pick = Choose("red", "choose", (Option("a", "Alpha"), Option("b", "Beta")))
    assert read_answer(pick, "beta", empty) == ("b",)
    assert read_answer(Confirm("red", "sure"), "Yes", empty) is True
    assert read_answer(Spot("red", "where"), "3, 4.5", empty) == (3.0, 4.5)
    with pytest.raises(BenchError, match="x,y"):
        read_answer(Spot("red", "where"), "there", empty)


def test_a_place_on_the_target_is_tried_first():
    anywhere = SpotLaw(Spot("red", "where"), lambda _: "")
    aimed, free = (
        Trial(*case_of(scene(), "warsurge", "Blast I", "ann", target, {}, 1)) for target in ("bob", "")
    )
    assert first_answer(aimed, anywhere) == (10.0, 10.0)
    assert first_answer(free, anywhere) is None


def test_figures_are_placed_by_their_ids():
    found_ = done(scene(), "Wanderer", target="", dice=[6], answers=["8,13"])
    assert found_.result.scene.model("ann").at == (8.0, 13.0)
    with pytest.raises(BenchError, match="not asked for"):
        done(scene(), "Wanderer", target="", dice=[6], answers=["bob=8,13"])


def test_who_comes_onto_the_table_is_foreseen_and_drawn():
    entry, case = case_of(scene(), "pulp-city", "Summon Minion", "ann", "", {}, 1)
    found_ = foresee(Trial(entry, case), lambda: False)
    assert any(line.endswith("comes onto the table.") for line in found_.lines())
    assert [part.dashed for part in found_.drawing if isinstance(part, Shape)] == [True]


def test_what_is_laid_is_drawn_as_large_as_it_is():
    entry, case = case_of(scene(), "pulp-city", "Summon Dangerous Terrain", "ann", "", {"radius": 3}, 1)
    drawn = foresee(Trial(entry, case), lambda: False).drawing
    assert [part.shape.size for part in drawn if isinstance(part, Shape)] == [6.0]


def test_a_summoned_minion_stands_on_the_scene_afterwards():
    after = done(scene(), "Summon Minion", book="pulp-city", target="", answers=["5,14"]).result.scene
    assert [(model.at, model.unit) for model in after.models[3:]] == [((5.0, 14.0), "Minion")]


def test_effects_about_something_are_noted_with_it():
    notes = done(scene(), "Weak", book="pulp-city", answers=["Energy"]).result.notes
    assert notes[-1].startswith("Weak (Energy) on")


def test_what_is_left_out_is_found_by_its_name_with_the_reason():
    (found,) = search_left_out("turn firs")
    assert (found.book, found.name) == ("agemonia", "Turn First")
    assert found.why.endswith(".")
    assert search_left_out("turn firs", "warsurge") == []
    assert len(search_left_out("", "agemonia")) == len(left_out("agemonia"))

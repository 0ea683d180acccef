"""The lenses of what models see and of who sees a place, on a table with one wall."""

from dataclasses import replace

import pytest
from later import Later

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref, moved
from battlefield.app.desk.pictures import Region
from battlefield.app.measure.eyes import LEVEL
from battlefield.app.measure.overlays import Lenses
from battlefield.app.measure.overlays.exposure import BY, GRID
from battlefield.app.measure.overlays.seen import OF
from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain

INCH = BaseSize.round(25.4)
WALL = Terrain("wall", Polygon(((20, 10), (21, 10), (21, 30), (20, 30))), 0, 5, sight="blocks", name="Wall")
# from (10, 20) the wall's near corners lie at 45 degrees, so its shadow is a wedge from x = 20: upward it
# meets the top edge at x = 30, downward the bottom edge at x = 38
HIDDEN = (10 + 20) / 2 * 10 + (48 - 30) * 20 + (10 + 28) / 2 * 18 + (48 - 38) * 28
BOARD = 48 * 48
A, B, C, D = (Ref("model", id_) for id_ in "abcd")


@pytest.fixture
def desk():
    places = {"a": (10, 20), "b": (38, 20), "c": (2, 2), "d": (46, 46)}
    models = tuple(Model(i, INCH, at, "", "red" if i in "ac" else "blue") for i, at in places.items())
    return Desk(Document(Scene(Board(48, 48), terrain=(WALL,), models=models)))


def lens(desk, name, background=None):
    lenses = Lenses(desk, background)
    lenses.switch(name)
    return lenses


def regions(answer):
    return [part for part in answer.drawing if isinstance(part, Region)]


def test_the_seen_lens_lights_what_the_selected_model_sees(desk):
    lenses = lens(desk, "seen")
    assert lenses.answers() == ()
    desk.select([A])
    answer = lenses.answers()[0]
    seen = BOARD - HIDDEN
    share = f"{100 * seen / BOARD:.1f} % of the table"
    assert answer.lines == (f"a sees {seen:.1f} square inches at table height, {share}",)
    assert [part.role for part in regions(answer)] == ["seen"]


def test_models_together_see_what_any_of_them_sees(desk):
    lenses = lens(desk, "seen")
    desk.options.put(OF, "together")
    desk.do("Move", moved(desk.scene, [B], (-8.0, 0.0)))  # (30, 20) looks at the wall from 9 inches
    desk.select([A, B])
    answer = lenses.answers()[0]
    # what both shadows share is, above the wall, less than a hundredth of the table
    assert answer.lines[0].startswith("2 models see ") and len(regions(answer)) == 1
    assert float(answer.lines[0].split()[3]) > BOARD - 20 * 1.0 - 2.0 * BOARD / 100


def test_the_whole_side_of_the_selected_model_is_lit_together(desk):
    lenses = lens(desk, "seen")
    desk.options.put(OF, "side")
    desk.select([A])
    answer = lenses.answers()[0]
    assert answer.lines[0].startswith("red, 2 models, see ")
    assert float(answer.lines[0].split()[4]) > BOARD - HIDDEN


def test_a_level_above_the_wall_sees_the_whole_board(desk):
    lenses = lens(desk, "seen")
    desk.options.put(LEVEL, 5.0)
    desk.select([A])
    assert lenses.answers()[0].lines == (
        "a sees 2304.0 square inches 5.00 in above the table, 100.0 % of the table",
    )


def test_a_model_inside_what_hides_it_sees_nothing(desk):
    lenses = lens(desk, "seen")
    desk.do("Move", moved(desk.scene, [A], (10.5, 0.0)), [A])
    answer = lenses.answers()[0]
    assert answer.lines == ("a sees nothing: its centre is inside what hides at this level",)
    assert regions(answer) == []


def test_a_model_beside_the_board_lights_nothing(desk):
    lenses = lens(desk, "seen")
    desk.do("Move", moved(desk.scene, [A], (-20.0, 0.0)), [A])
    assert lenses.answers() == ()


def crowd(desk, count=12):
    """Put many models of one side on the table and select them."""
    more = tuple(Model(f"m{k}", INCH, (19.0 + 0.2 * k, 45.0), "", "green") for k in range(count))
    refs = [Ref("model", model.id) for model in more]
    desk.do("Add", replace(desk.scene, models=(*desk.scene.models, *more)), refs)
    return refs


def test_what_many_models_see_is_worked_out_away_from_the_hand_and_follows_it(desk):
    later = Later()
    lenses = lens(desk, "seen", later)
    desk.options.put(OF, "together")
    refs = crowd(desk)
    assert lenses.answers()[0].lines == ("looking for 12 models …",)
    later.finish()
    first = lenses.answers()[0]
    assert first.lines[0].startswith("12 models see ")
    desk.show(moved(desk.scene, refs, (0.0, -1.0)))
    assert lenses.answers() == (first,)  # until the next one is there
    desk.show(moved(desk.scene, refs, (0.0, -2.0)))
    assert lenses.answers() == (first,) and len(later.waiting) == 1
    later.finish()
    assert lenses.answers()[0].lines != first.lines and len(later.waiting) == 1


def test_the_sight_of_many_single_models_is_told_for_the_first_of_them(desk):
    lenses = lens(desk, "seen")
    crowd(desk)
    answer = lenses.answers()[0]
    assert len(answer.lines) == 10
    assert answer.lines[-2:] == ("and 4 more", "more than 4 are lit together")
    assert len(regions(answer)) < 4  # one light over the other would hide the table


def test_exposure_counts_the_enemies_that_see_each_place(desk):
    lenses = lens(desk, "exposure")
    desk.select([A])
    answer = lenses.answers()[0]
    assert answer.heat.size == (97, 97) and (answer.heat.low, answer.heat.high) == (0.0, 2.0)
    assert answer.heat.what == "how many of 2 models of blue see a place"
    assert answer.heat.value_at((30.0, 20.0)) == 2.0  # before the wall, on the side of both enemies
    assert answer.heat.value_at((19.0, 20.0)) == 0.0  # right behind it
    assert answer.heat.says(1.0) == "seen by 1 of 2 (50 %)"
    # d looks past the corner (20, 30) along a slope of 16 / 26: at x = 10 it sees what lies below y = 23.85
    assert answer.lines[0] == "the centre of a is seen by 0 of 2 (0 %)"


def test_exposure_follows_the_selected_model_while_it_is_held(desk):
    lenses = lens(desk, "exposure")
    desk.select([A])
    desk.show(moved(desk.scene, [A], (0.0, 4.0)))
    answer = lenses.answers()[0]
    assert answer.lines[0] == "the centre of a is seen by 1 of 2 (50 %)" and not answer.of_before


def test_exposure_is_of_before_while_one_who_looks_is_held(desk):
    lenses = lens(desk, "exposure")
    desk.select([A])
    desk.show(moved(desk.scene, [B], (0.0, 3.5)))
    answer = lenses.answers()[0]
    assert answer.of_before and answer.lines[0] == "of before the move in hand"


def test_eyes_inside_what_hides_are_told(desk):
    lenses = lens(desk, "exposure")
    desk.do("Move", moved(desk.scene, [B], (-17.5, 0.0)), [A])
    words = "1 of them sees nothing: its centre is inside what hides at this level"
    assert words in lenses.answers()[0].lines
    lenses.switch("seen")
    desk.options.put(OF, "side")
    desk.select([D])
    assert words in lenses.answers()[0].lines


def test_whose_eyes_count_is_a_choice(desk):
    lenses = lens(desk, "exposure")
    assert "Select a model" in lenses.answers()[0].lines[0]
    desk.options.put(BY, "all")
    assert lenses.answers()[0].heat.what == "how many of 4 models see a place"
    desk.options.put(BY, "own")
    desk.select([A])
    assert lenses.answers()[0].heat.what == "how many of 2 models of red see a place"
    assert lenses.answers()[0].lines[0] == "the centre of a is seen by 2 of 2 (100 %)"


def test_a_side_without_enemies_is_told_so(desk):
    lenses = lens(desk, "exposure")
    desk.do("Clear", replace(desk.scene, models=desk.scene.models[:1]), [A])
    assert lenses.answers()[0].lines == ("nobody of the other sides is on the table",)


def test_exposure_tells_how_far_it_is_and_keeps_the_picture_before(desk):
    later = Later()
    lenses = lens(desk, "exposure", later)
    desk.select([A])
    answer = lenses.answers()[0]
    assert answer.lines == ("working out who sees what …",) and answer.heat is None
    later.waiting[0][0].share = 0.5
    desk.learn()
    assert lenses.answers()[0].lines == ("working out who sees what … 50 %",)
    later.finish()
    known = lenses.answers()[0].heat
    desk.options.put(GRID, "0.25")
    answer = lenses.answers()[0]
    assert answer.heat is known and answer.of_before
    later.finish()
    assert lenses.answers()[0].heat.size == (193, 193)


def test_one_picture_takes_the_other_away(desk):
    lenses = lens(desk, "exposure")
    lenses.switch("heat")
    assert lenses.on["heat"] and not lenses.on["exposure"]
    lenses.switch("exposure")
    assert lenses.on["exposure"] and not lenses.on["heat"]

"""One choice of a game for all that measures; tools and lenses say what `ask` says by the same rules."""

import pytest

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.options import Options
from battlefield.app.desk.tools import Pointer
from battlefield.app.measure.overlays import Lenses
from battlefield.app.measure.questions import answer
from battlefield.app.measure.ruled import RULES, game_of, next_game, put_game, template_rule
from battlefield.app.measure.rulings.by import GAMES
from battlefield.app.measure.sight_tool import SightTool
from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rulebooks.registry import OFFERS
from battlefield.rules.scene.contents import Area, Board, Model, Scene

INCH = BaseSize.round(25.4)
NAMES = ("Plain geometry", "WARSURGE", "Pulp City", "Iron Kingdoms", "Agemonia")


def model(id_, at, unit, mm=25.4, high=1.0):
    return Model(id_, BaseSize.round(mm), at, unit, f"side of {unit}", 0.0, high)


def box(left, right):
    return Polygon(((left, 0.0), (right, 0.0), (right, 20.0), (left, 20.0)))


HALVES = (Area("west", box(0.0, 20.0)), Area("east", box(20.0, 40.0)))


@pytest.fixture
def desk():
    """a looks at b past a giant of a third unit; three of Watch stand 3 inches apart."""
    models = (model("a", (10, 10), "A"), model("b", (30, 10), "B"), model("giant", (20, 10), "C", 130, 9))
    watch = tuple(model(f"w{n}", (10 + 4 * n, 18), "Watch") for n in range(3))
    return Desk(Document(Scene(Board(40, 20), models=(*models, *watch), areas=HALVES)))


def looked(desk):
    tool = SightTool(desk)
    tool.press(Pointer((0, 0), Ref("model", "a")))
    tool.move(Pointer((0, 0), Ref("model", "b")))
    return tool.answer


def test_every_game_is_offered_by_its_printed_name():
    assert tuple(name for _, name in RULES.words) == NAMES
    assert [offer.name for offer in OFFERS] == [offer.face().name for offer in OFFERS]


def test_the_choice_goes_round(desk):
    said = [next_game(desk.options) for _ in NAMES]
    assert said == [f"By the rules of: {name}" for name in (*NAMES[1:], NAMES[0])]
    assert game_of(desk.options) == ""


def test_a_game_that_is_not_known_is_plain_geometry():
    options = Options(lambda: None)
    put_game(options, "iron-kingdoms")
    assert game_of(options) == "iron_kingdoms"
    put_game(options, "toy")
    assert game_of(options) == ""


@pytest.mark.parametrize("game", ["", *GAMES])
def test_the_eye_sees_what_ask_sees_by_the_same_game(desk, game):
    put_game(desk.options, game)
    asked = answer(desk.scene, {"ask": "sight", "from": "a", "to": "b", **({"by": game} if game else {})})
    found = looked(desk)
    assert found.rule == f"{dict(RULES.words)[game or 'plain']}, {asked['rule']}"
    assert ("not in sight" in found.lines[0]) is not asked["clear"]


@pytest.mark.campaign
def test_games_differ_in_who_is_in_the_way(desk):
    seen = {}
    for game in ("", "warsurge", "iron_kingdoms"):
        put_game(desk.options, game)
        seen[game] = "not in sight" not in looked(desk).lines[0]
    assert seen == {"": False, "warsurge": True, "iron_kingdoms": False}


def test_a_look_among_areas_names_the_way_to_the_nearest_area_that_turns_it(desk):
    put_game(desk.options, "agemonia")
    assert looked(desk).lines[0] == "a to b: in sight, from area to area"
    desk.do("Clear", Scene(Board(40, 20), models=desk.scene.models))
    assert looked(desk).lines == ("this game counts areas, and the scene has none",)


@pytest.mark.parametrize("game", ["", "warsurge"])
def test_the_lens_of_coherency_says_what_ask_says(desk, game):
    put_game(desk.options, game)
    lenses = Lenses(desk)
    lenses.switch("coherency")
    (found,) = lenses.answers()
    asked = answer(desk.scene, {"ask": "coherency", "unit": "Watch", **({"by": game} if game else {})})
    assert ("out of coherency" in found.lines[0]) is not asked["coherent"]
    assert found.rule.endswith(f", {asked['rule']}")
    assert bool(lenses.options("coherency")) is (not game)  # a game sets its own limits


def test_a_game_of_single_models_knows_no_coherency(desk):
    put_game(desk.options, "pulp_city")
    lenses = Lenses(desk)
    lenses.switch("coherency")
    (found,) = lenses.answers()
    assert found.lines == ("every model is by itself: this game has no coherency",)


def test_what_is_under_a_template_is_told_with_its_ruling():
    assert template_rule("warsurge") == "WARSURGE, R4"
    assert template_rule("agemonia") == "Agemonia lays no templates. Plain geometry, R4"

"""Entry edges and drawn zones in play: where units come out of reserve, come back, and flee to."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from companies import field, squad
from fighting import attack, in_phase, under
from running import run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import GameBegan, TurnBegan
from battlefield.rules.core.state import RESERVE, TABLE
from battlefield.rules.core.values import info_of
from battlefield.rules.scene.scenario import Entry, Zone

ROAD = Entry("road", ((0.0, 20.0), (0.0, 30.0)), "red")  # on the left edge of a table of 48 by 48 inches
WEST = Zone("west", Polygon(((0.0, 8.0), (10.0, 8.0), (10.0, 40.0), (0.0, 40.0))), side="red")
RADIUS = 32 / 25.4 / 2


def waiting(turn=2, entries=(ROAD,), **settings):
    """A red unit of two in reserve and a blue one on the table; red has the top edge."""
    state = army(
        ("red1", "red", troop("comer"), (weapon("bow"),), None),
        ("blue1", "blue", troop("foe"), (weapon("bow"),), [(24.0, 40.0)]),
        settings=info_of(settings),
    )
    unit = state.units["red1"]
    state = state.with_unit(replace(unit, figures=unit.figures[:2], strength=2))
    return in_phase(replace(state, entries=entries), "Deploy", turn)


def deploying(state):
    session = Session(state, Warsurge(), Listed(()))
    assert session.begin(Action("Deploy", "red", "red1")) == ""
    return session


def at(*spots):
    return tuple(Placed(f"red1{n + 1}", spot) for n, spot in enumerate(spots))


def test_out_of_reserve_a_unit_comes_in_at_its_entry_edge():
    session = deploying(waiting())
    assert session.answer(at((20.0, 3.0), (22.0, 3.0))).endswith(
        "has to be in contact with the entry edge, or wholly within 6 in of it"
    )
    far = 6.0 - RADIUS
    assert "red12 has to be" in session.answer(at((far, 24.0), (far + 0.001, 26.0)))
    assert session.answer(at((far, 24.0), (far, 26.0))) == ""
    assert session.state.units["red1"].where == TABLE


def test_who_comes_in_at_an_entry_edge_looks_into_the_table():
    session = deploying(waiting())  # the road lies on the left edge
    found = session.suggestions()
    assert found and {place.facing for places in found for place in places} == {90.0}
    assert session.answer(found[0]) == ""
    assert {figure.model.facing for figure in session.state.figures_of("red1")} == {90.0}


def holds_of(at, turn=2, entries=(ROAD,)):
    """What a unit in reserve may be deployed in, with a transport of its side at a place."""
    state = army(
        ("red1", "red", troop("comer"), (weapon("bow"),), None),
        ("truck", "red", troop("truck", transport=9, hp=6), (weapon("bow"),), [at]),
        ("blue1", "blue", troop("foe"), (weapon("bow"),), [(40.0, 40.0)]),
    )
    state = in_phase(replace(state, entries=entries), "Deploy", turn)
    session = Session(state, Warsurge(), Listed(()))
    assert session.begin(Action("Deploy", "red", "red1")) == ""
    return [option.id for option in getattr(session.pending, "options", ())]


def test_a_transport_at_the_entry_edge_is_boarded_out_of_reserve():
    beside, beyond = (6.0 - RADIUS, 25.0), (6.001 - RADIUS, 25.0)
    assert "truck|truck1|" in holds_of(beside)
    assert holds_of(beyond) == []
    assert holds_of(beside, turn=1) == []
    assert holds_of(beside, entries=(replace(ROAD, side="blue"),)) == []
    assert "truck|truck1|" in holds_of((24.0, 6.0))


def test_what_is_suggested_lies_at_the_edge():
    for session in (deploying(waiting()), deploying(waiting(**{"entry depth": 0}))):
        suggested = session.suggestions()
        assert len(suggested) >= 2
        assert session.answer(suggested[0]) == ""
        assert all(figure.model.at[0] < 6.0 for figure in session.state.figures_of("red1"))


def test_with_no_depth_bases_have_to_touch_the_edge():
    session = deploying(waiting(**{"entry depth": 0}))
    assert session.answer(at((1.0, 24.0), (1.0, 26.0))).endswith("has to be in contact with the entry edge")
    assert session.answer(at((RADIUS, 24.0), (RADIUS, 26.0))) == ""


def test_the_region_that_is_shown_lies_round_the_edge():
    (shape,) = deploying(waiting()).law.region("red11")
    xs = [x for x, _ in shape.points]
    assert (min(xs), max(xs)) == pytest.approx((0.0, 6.0))


@pytest.mark.parametrize(
    "state", [waiting(turn=1), waiting(entries=()), waiting(entries=(replace(ROAD, side="blue"),))]
)
def test_on_the_first_turn_or_without_an_edge_of_its_own_a_unit_deploys_in_its_zone(state):
    session = deploying(state)
    assert "outside the deployment zone" in session.answer(at((3.0, 24.0), (3.0, 26.0)))
    assert session.answer(at((20.0, 3.0), (22.0, 3.0))) == ""


def test_an_edge_without_a_side_is_open_to_all():
    session = deploying(waiting(entries=(replace(ROAD, side=""),)))
    assert session.answer(at((3.0, 24.0), (3.0, 26.0))) == ""


def phoenix(**more):
    """A unit with Respawn that fell."""

    def flow(game):
        yield from lose(game, "red1", game.state.hp("red1"), "a test")
        yield from remove_casualties(game)

    state = field(squad("Respawn", models=2, hp=2, at=(10.0, 20.0)), squad(id_="red2", models=1))
    begun = run(in_phase(replace(state, **more), "Start", 0), lambda game: game.tell(GameBegan())).state
    return run(begun, flow).state


def back(state, *spots):
    """The state after it came back at some spots, or as is suggested."""
    answers = [True, at(*spots)] if spots else [True]
    return run(in_phase(state, "Start", 2), lambda game: game.tell(TurnBegan(2)), (), answers).state


def test_a_unit_comes_back_at_the_edge_behind_its_drawn_zone():
    fell = phoenix(zones=(WEST,))
    after = back(fell, (3.0, 2.0), (3.0, 4.0))
    assert [figure.model.at for figure in after.figures_of("red1")] == [(3.0, 2.0), (3.0, 4.0)]
    with pytest.raises(AssertionError, match="in contact with the edge of the table"):
        back(fell, (20.0, 3.0), (22.0, 3.0))
    suggested = back(fell)
    assert all(figure.model.at[0] <= 6.0 - RADIUS for figure in suggested.figures_of("red1"))


def test_a_unit_comes_back_at_an_entry_edge_where_one_is_drawn():
    fell = phoenix(zones=(WEST,), entries=(Entry("gate", ((20.0, 0.0), (30.0, 0.0)), "red"),))
    assert back(fell, (24.0, 3.0), (26.0, 3.0)).units["red1"].where == TABLE
    with pytest.raises(AssertionError, match="in contact with the entry edge"):
        back(fell, (3.0, 24.0), (3.0, 26.0))


def test_who_flees_goes_to_the_edge_behind_its_drawn_zone_and_off_there():
    east = Zone("east", Polygon(((30.0, 8.0), (48.0, 8.0), (48.0, 40.0), (30.0, 40.0))), side="blue")
    for x, end in ((36.0, 42.0), (42.0, 48.0 - RADIUS)):
        state = army(
            ("red1", "red", troop("chaser"), (weapon("gun"),), [(10.0, 24.0)]),
            ("blue1", "blue", troop("fleer"), (weapon("gun"),), [(x, 24.0)]),
        )
        state = under(replace(state, zones=(east,)), "Terrify", "blue1", "red1")
        fled = attack(in_phase(state, "Move", 1, "blue"), unit="blue1", name="Move").state
        assert fled.figures["blue11"].model.at == pytest.approx((end, 24.0), abs=1e-6)
        assert (fled.units["blue1"].where == RESERVE) == (x == 42.0)

"""Records of a game as JSON and back, and what no record may be."""

import json
from dataclasses import is_dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from battlefield.files.battles.records import plain, revived
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Template
from battlefield.geometry.kernel.tags import parts_of, tag_of
from battlefield.rules.book.actions import Action
from battlefield.rules.core.digest import digest
from battlefield.rules.core.events import EffectBegan, Event, Placed, UnitMoved
from battlefield.rules.core.requests import (
    Answer,
    Bond,
    Choose,
    Confirm,
    Option,
    Order,
    Places,
    Request,
    Roll,
    Spot,
)
from battlefield.rules.core.state import Effect, Figure, Held, Marker, Profile, State, Unit, Until
from battlefield.rules.scene.contents import Board, Model

TAGS = Path(__file__).with_name("tags.json")
MODEL = Model("a1", BaseSize.oval(60, 35.5), (1.25, 2.0), "a", "red", height=1.5)
STATE = State(
    "toy",
    Board(48, 36),
    (),
    ("red", "blue"),
    {"A": Profile("A", "Axe", stats={"move": 6, "save": None}, perks=(Held("Strong", (("more", 2),)),))},
    {"a": Unit("a", "Axes", "red", "A", ("a1",))},
    {"a1": Figure(MODEL, 3, ("axe",))},
    settings=(("ladder", "regular"), ("share", Fraction(1, 3))),
    effects=(Effect(1, "Slow", "a", until=Until("turn", 2), info=(("by", True),)),),
    markers=(Marker("m1", "Cloud", (3.5, 4.0), template=Template("round", 5.0, (3.5, 4.0))),),
    scores={"red": 2},
)


def through_json(value):
    return json.loads(json.dumps(plain(value)))


def test_a_state_comes_back_the_same():
    back = revived(State, through_json(STATE), "state")
    assert back == STATE
    assert digest(back) == digest(STATE)


@pytest.mark.parametrize(
    "event",
    [
        UnitMoved("a", "Move", (Placed("a1", (1.0, 2.0)),), (((0.0, 0.0), (1.0, 2.0)),)),
        EffectBegan(Effect(2, "Burn", "a", amount=3)),
    ],
)
def test_events_come_back_the_same(event):
    assert revived(Event, through_json(event), "event") == event


TWO = Option("a", "Axe"), Option("b", "Bow")
REQUESTS = (
    Roll("red", "to hit", 3, 10, 2, 0, alike=True),
    Choose("red", "target", TWO, 0, 2),
    Order("red", "which first", TWO),
    Confirm("red", "use it?"),
    Spot("red", "where", (Circle((1.5, 2.0), 6.0),), (Circle((0.1, 0.2), 1 / 3),)),
    Places("red", "Move", ("a1", "a2"), (Bond(("a1", "a2"), 2.0, 3.0),), is_move=True, keeps_off=True),
)


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda each: tag_of(type(each)))
def test_requests_come_back_the_same_and_are_told_apart_by_value(request_):
    back = revived(Request, through_json(request_), "request")
    assert back == request_ and hash(back) == hash(request_) and back is not request_
    for tag, part in parts_of(type(request_)).items():
        changed = replace(request_, **{part.name: None})
        assert changed != request_, tag


def test_usual_values_are_left_out():
    assert plain(Action("hit", "red")) == {"is": "Action", "name": "hit", "by": "red"}


def broken(change):
    value = through_json(STATE)
    change(value)
    with pytest.raises(SceneError) as error:
        revived(State, value, "state")
    return str(error.value)


def test_a_wrong_field_is_named_with_its_place():
    assert broken(lambda v: v["units"]["a"].update(name=3)) == "state.units.a.name is 3; it must be text"


def test_a_missing_field_is_named():
    assert broken(lambda v: v["units"]["a"].pop("side")) == "state.units.a has no side; a Unit needs one"


def test_an_unknown_field_is_named_with_the_nearest_known():
    words = broken(lambda v: v["units"]["a"].update(prifile="A"))
    assert words == "state.units.a.prifile is not known; leave it out, did you mean 'profile'?"


def test_a_record_of_another_kind_is_refused():
    words = broken(lambda v: v["units"].update(a={"is": "Board", "width": 1, "height": 1}))
    assert words == "state.units.a is 'Board'; it must be a record of the kind Unit"


def test_a_number_that_is_no_whole_one_is_refused():
    assert "state.actions is 1.5; it must be a whole number" in broken(lambda v: v.update(actions=1.5))


def test_a_true_is_no_number():
    assert "it must be a whole number" in broken(lambda v: v.update(actions=True))


def test_a_word_that_is_no_choice_is_refused():
    def change(value):
        value["effects"][0]["until"]["span"] = "week"

    assert broken(change).startswith("state.effects[0].until.span is 'week'; it must be one of sequence")


def test_half_a_fraction_is_refused():
    def change(value):
        value["settings"][1][1]["of"] = "1/0"

    assert "1/0" not in broken(change)


def recordable(kind, found):
    """Collect the classes that a record may hold, from one on."""
    if is_dataclass(kind) and kind not in found:
        found.add(kind)
        for hint in get_type_hints(kind).values():
            recordable(hint, found)
    for part in get_args(kind):
        recordable(part, found)
    return found


def test_all_that_a_game_is_made_of_has_the_tags_that_files_know():
    """Files outlive names: a tag of this list is never changed and never taken away."""
    kinds = set().union(*(recordable(kind, set()) for kind in (State, Event, Action, Answer, Request)))
    tags = {tag_of(kind): list(parts_of(kind)) for kind in kinds}
    assert tags == json.loads(TAGS.read_text(encoding="utf-8"))


@pytest.mark.parametrize("tag", ["UnitMooved", "Happening", "PlacedBase", ""])
def test_an_unknown_tag_is_refused(tag):
    with pytest.raises(SceneError, match="it must be a record of the kind"):
        revived(Event, {"is": tag, "unit": "a"}, "event")


def test_what_has_no_tag_is_not_written():
    with pytest.raises(TypeError, match="no record can hold a PlacedBase"):
        plain(PlacedBase(BaseSize.round(25), (0.0, 0.0)))

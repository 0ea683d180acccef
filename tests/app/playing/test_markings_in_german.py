"""Names and words of what lies on the table are in the language that is spoken; printed names stay."""

from dataclasses import replace

import pytest
import translating
from battles import battle

from battlefield.app.playing.markings import markings
from battlefield.app.wording.translation import speak
from battlefield.geometry.kernel.shapes import Polygon, Template
from battlefield.rules.core.state import Clock, Marker, Until
from battlefield.rules.scene.contents import Area, Border, Terrain

SQUARE = ((1.0, 1.0), (3.0, 1.0), (3.0, 3.0), (1.0, 3.0))


@pytest.fixture
def german():
    [path] = (each for each in translating.files() if each.stem.endswith("_de"))
    known = {(m.message.source, m.message.comment): m.forms[0] for m in translating.messages(path)}
    speak(lambda text, comment, _n: known.get((text, comment), ""))
    yield
    speak(None)


@pytest.fixture(scope="module")
def state():
    return replace(battle().state, markers=())


def told(state, **changes):
    changed = replace(state, **changes)
    return markings(changed, battle().book.catalogue)


@pytest.mark.usefixtures("german")
def test_zones_say_in_german_who_deploys_there(state):
    names = [each.name for each in told(state, clock=Clock(1, "Deploy", 0, state.sides[0]))]
    assert names == ["Wardens stellt hier auf", "Raiders stellt hier auf"]


@pytest.mark.usefixtures("german")
def test_traps_areas_borders_and_what_is_gone_are_told_in_german(state):
    trap = Marker(
        "trap", "Snare", (9.0, 9.0), "wardens", "", Template("round", 5.0, (9.0, 9.0)), Until("turn", 3)
    )
    (snare,) = told(state, markers=(trap,), clock=Clock(1, "Move", 0, "wardens"))
    assert snare.words == "Snare von Wardens, bis zum Ende von Zug 3"
    tower = Terrain("tower", Polygon(SQUARE), 0.0, 4.0, name="Old tower")
    gone = next(
        each
        for each in markings(state, battle().book.catalogue, (tower, *state.terrain))
        if each.sort == "gone"
    )
    assert (gone.name, gone.words) == ("Old tower, zerstört", "Old tower stand hier und wurde zerstört")
    lanes = [
        Area(name, Polygon(((x, 0.0), (x + 4.0, 0.0), (x + 4.0, 4.0), (x, 4.0))), level=level, capacity=2)
        for name, x, level in (("lane", 0.0, 0.0), ("loft", 4.0, 2.0))
    ]
    wall = Border(((4.0, 0.0), (4.0, 2.0)))
    found = {each.words for each in told(state, areas=tuple(lanes), borders=(wall,), units={}, figures={})}
    assert {
        "Loft, Ebene 2, Platz für 2",
        "Hindernis, nicht zu überschreiten, zwischen lane und loft",
        "Höhenstufe: loft liegt über lane",
    } <= found

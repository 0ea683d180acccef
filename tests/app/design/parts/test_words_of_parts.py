"""What parts and their properties are called is marked for translators, also what lower layers call them."""

from typing import get_args

import pytest
import translating

from battlefield.app.design.parts.marked import KINDS_OF_PARTS, OF_PROPERTIES
from battlefield.app.design.parts.wording import kind_words, shown_kind
from battlefield.app.design.properties.properties import choices_of, properties
from battlefield.app.design.properties.property_kinds import SECTIONS, Section
from battlefield.app.wording.translation import speak
from battlefield.files.terrain.terrain_kinds import KINDS, PLAIN
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import BORDERS, Board, Border, Scene, Terrain
from battlefield.rules.scene.objectives import AREA_KINDS, SPOT_KINDS, Objective
from battlefield.rules.scene.scenario import ZONE_KINDS, Zone

SQUARE = Polygon(((0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)))


def test_all_that_is_shown_of_a_property_is_marked():
    assert set(SECTIONS) == set(get_args(Section))
    shown = {each for prop in properties() for each in (prop.section, prop.text, prop.tip, prop.blank)}
    chosen = {words for prop in properties() if prop.key != "base" for _, words in prop.words}
    assert {each for each in shown | chosen if each} <= {message.source for message in translating.marked()}
    assert not set(OF_PROPERTIES) - shown - chosen


def test_each_kind_of_part_is_marked():
    zones = [Zone("z", SQUARE, kind) for kind in ZONE_KINDS]
    borders = [Border(((0.0, 0.0), (1.0, 0.0)), kind) for kind in BORDERS]
    goals = [Objective("o", kind) for kind in (*SPOT_KINDS, *AREA_KINDS)]
    told = {kind_words(part) for part in (*zones, *borders, *goals)}
    names = {words for kind in (*KINDS.values(), PLAIN) for words in (kind.id, kind.name.lower())}
    assert told | names - {""} <= set(KINDS_OF_PARTS)


@pytest.fixture
def shouting():
    """Speak a language that is English in capitals."""
    speak(lambda text, comment, n: text.upper() if comment == "" and n == -1 else "")
    yield
    speak(None)


@pytest.mark.usefixtures("shouting")
def test_kinds_are_shown_in_the_language_that_is_spoken_and_kept_in_english():
    wood = Terrain("w", SQUARE, kind="wood")
    assert kind_words(wood) == "wood"
    assert shown_kind(wood) == "WOOD"
    prop = next(each for each in properties() if each.key == "kind")
    words = dict(choices_of(Scene(Board(10.0, 10.0), terrain=(wood,)), prop, [wood]))
    assert words["wood"] == "WOOD"

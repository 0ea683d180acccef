"""Lights as parts of a drawing: moved, turned, mirrored and scaled like what they stand among."""

from battlefield.app.design.parts.parts import ref_of
from battlefield.app.design.parts.places import centre_of
from battlefield.app.design.parts.transforms import mirrored, moved, rotated, scaled
from battlefield.app.design.parts.wording import part_name, parts_named
from battlefield.rules.scene.contents import Board, Scene
from battlefield.rules.scene.scenario import Light

LIGHT = Light("lamp", (10.0, 6.0), 4.0)
SCENE = Scene(Board(44.0, 30.0), lights=(LIGHT,))
REFS = (ref_of(LIGHT),)


def test_a_light_goes_where_a_hand_moves_it_and_keeps_its_reach() -> None:
    [light] = moved(SCENE, REFS, (2.5, -1.0)).lights
    assert (light.at, light.range) == ((12.5, 5.0), 4.0)


def test_a_light_turns_about_a_place_and_is_mirrored_across_the_board() -> None:
    assert rotated(SCENE, REFS, 90.0, (10.0, 10.0)).lights[0].at == (14.0, 10.0)
    assert mirrored(SCENE, REFS, "left-right", "board").lights[0].at == (34.0, 6.0)


def test_a_light_that_is_scaled_reaches_as_much_farther() -> None:
    [light] = scaled(SCENE, REFS, 2.0, 2.0, (0.0, 0.0)).lights
    assert (light.at, light.range) == ((20.0, 12.0), 8.0)


def test_a_light_is_called_by_its_name() -> None:
    assert centre_of(LIGHT) == (10.0, 6.0) and part_name(LIGHT) == "lamp"
    assert parts_named([LIGHT, Light("other", (1.0, 1.0))]) == "2 lights"

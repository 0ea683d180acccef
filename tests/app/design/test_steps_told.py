"""Steps of a history are kept in English and told in the language that is spoken."""

import pytest

from battlefield.app.design.parts.wording import parts_named
from battlefield.app.design.steps import STEPS, shown_step
from battlefield.app.wording.translation import speak
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import Terrain

SQUARE = Polygon(((0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)))
WALLS = tuple(Terrain(f"wall{n}", SQUARE, kind="wall") for n in range(3))
WORDS = {
    "Delete {what}": "{what} löschen",
    "Move {what} left by {length}": "{what} um {length} nach links bewegen",
    "Draw a {what}, {size}": "{what} zeichnen, {size}",
    "{n} pieces of terrain": "{n} Geländestücke",
    "wall": "Mauer",
    "Add a unit": "Eine Einheit hinzufügen",
}


@pytest.fixture(autouse=True)
def german():
    speak(lambda text, comment, n: WORDS.get(text, "") if (comment, n > 9) == ("", False) else "")
    yield
    speak(None)


@pytest.mark.parametrize(
    ("kept", "told"),
    [
        ("Delete wall1", "wall1 löschen"),
        (f"Delete {parts_named(WALLS)}", "3 Geländestücke löschen"),
        ("Move Old mill left by 0.5 in", "Old mill um 0.5 in nach links bewegen"),
        ("Draw a wall, 4 × 2 in", "Mauer zeichnen, 4 × 2 in"),
        ("Add a unit", "Eine Einheit hinzufügen"),
        ("Whatever else", "Whatever else"),
    ],
)
def test_a_step_is_told_by_what_it_does_to_whom(kept, told):
    assert shown_step(kept) == told


def test_no_step_is_hidden_behind_one_that_says_less():
    for place, more in enumerate(STEPS):
        sample = more.replace("{what}", "X").replace("{", "").replace("}", "")
        for less in STEPS[:place]:
            head, _, tail = less.partition("{what}")
            if "{what}" in less and "{" not in tail:
                assert not (sample.startswith(head) and sample.endswith(tail) and tail), (less, more)

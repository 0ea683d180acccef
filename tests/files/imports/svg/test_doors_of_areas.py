"""Doors drawn among areas, by whose borders people move: those that do otherwise are told at the import."""

import pytest

from battlefield.files.imports import Source, imported

DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" width="20in" height="10in" viewBox="0 0 20 10">
<rect data-part="area" data-id="yard" x="0" y="0" width="10" height="10"/>
<rect data-part="area" data-id="hall" x="10" y="0" width="10" height="10"/>
<polyline data-part="border" data-kind="{border}" points="10,3 10,7" fill="none" stroke="red"/>
<polyline data-part="terrain" data-kind="door" data-door="{door}" points="10,4 10,6" fill="none"/>
</svg>"""
CLOSED = "A closed door among areas bars nobody who moves by them, as no barrier lies along it"
OPENED = "An open door among areas lets nobody through, as a barrier lies along it"


@pytest.mark.parametrize(
    ("border", "door", "told"),
    [
        ("open", "closed", CLOSED),
        ("barrier", "open", OPENED),
        ("barrier", "closed", ""),
        ("open", "open", ""),
    ],
)
def test_a_door_that_does_otherwise_than_its_border_is_told(border, door, told):
    found = imported(Source("map.svg", DRAWING.format(border=border, door=door).encode()), {})
    assert len(found.scene.areas) == 2 and found.scene.terrain[0].door.is_open == (door == "open")
    assert [words for words in found.guessed if "among areas" in words] == ([told] if told else [])

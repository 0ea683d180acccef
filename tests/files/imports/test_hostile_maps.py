"""Damaged maps of each format: one sentence each or a usable scene, soon, and never anything else."""

import pytest
from damage import flipped, odd_json, odd_xml, outcome, truncated
from map_samples import SVG, TMX, as_bytes, full_geojson, full_tiled, geojson, uvtt

JSON = {
    "map.dd2vtt": uvtt(),
    "map.tmj": full_tiled(),
    "own.geojson": full_geojson(),
    "other.geojson": geojson(*full_geojson()["features"]),
}
XML = {"map.tmx": TMX, "drawing.svg": SVG}


def share(variants, of):
    """Take every so-manieth variant."""
    return list(variants)[::of]


@pytest.mark.parametrize("name", sorted(JSON))
def test_a_map_in_json_is_read_whole(name):
    assert outcome(name, as_bytes(JSON[name])) == ""


@pytest.mark.parametrize("name", sorted(XML))
def test_a_map_in_xml_is_read_whole(name):
    assert outcome(name, XML[name].encode()) == ""


@pytest.mark.parametrize("name", sorted(JSON))
def test_json_that_is_cut_short_is_refused_in_a_sentence(name):
    assert all(outcome(name, data) for data in truncated(as_bytes(JSON[name])))


@pytest.mark.parametrize("name", sorted(XML))
def test_xml_that_is_cut_short_is_refused_in_a_sentence(name):
    assert all(outcome(name, data) for data in truncated(XML[name].encode()))


@pytest.mark.campaign
@pytest.mark.parametrize("name", sorted(JSON))
def test_odd_values_anywhere_in_json_are_refused_or_passed_over(name):
    variants = share(odd_json(JSON[name]), 6)
    refused = [said for data in variants if (said := outcome(name, data))]
    assert len(variants) >= 100 and len(refused) > 40 and all(said.startswith(name) for said in refused)


@pytest.mark.campaign
@pytest.mark.parametrize("name", sorted(XML))
def test_odd_values_anywhere_in_xml_are_refused_or_passed_over(name):
    variants = share(odd_xml(XML[name]), 6)
    refused = [said for data in variants if (said := outcome(name, data))]
    assert len(variants) >= 100 and len(refused) > 40 and all(said.startswith(name) for said in refused)


@pytest.mark.parametrize("name", sorted({**JSON, **XML}))
def test_single_wrong_bytes_end_in_no_traceback(name):
    data = as_bytes(JSON[name]) if name in JSON else XML[name].encode()
    assert any(outcome(name, each) for each in flipped(data))


BOMB = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
DEEP = "<g>" * 5_000
SVG_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="4in" height="4in" viewBox="0 0 4 4">'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"{BOMB}{SVG_HEAD}<text>&b;</text></svg>", "declares entities"),
        (f'<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>{SVG_HEAD}</svg>', "declares entities"),
        (f"{SVG_HEAD}{DEEP}", "nested too deep"),
        (f'{SVG_HEAD}<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>', "uses itself"),
        (f'{SVG_HEAD}<use id="a" href="#a"/></svg>', "uses itself"),
        (f'{SVG_HEAD}<path d="M0 0 L1"/></svg>', "lacks a number"),
        (f'{SVG_HEAD}<path d="L0 0"/></svg>', "a path begins with M"),
        (f'{SVG_HEAD}<rect x="nought" width="1" height="1"/></svg>', "it must be a length"),
        (SVG_HEAD.replace("0 0 4 4", "0 0 0 4") + "</svg>", "these above 0"),
        (SVG_HEAD.replace("4in", "4000in") + "</svg>", "at most 500 in"),
        ("<html><svg/></html>", "no file that can be imported"),
    ],
)
def test_hostile_drawings_are_refused_for_what_they_are(text, words):
    assert words in outcome("drawing.svg", text.encode())


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity", "1e400"])
def test_numbers_that_are_none_are_refused(value):
    data = as_bytes(uvtt()).replace(b'"x": 7', b'"x": ' + value.encode())
    assert "is not a finite number" in outcome("map.dd2vtt", data)

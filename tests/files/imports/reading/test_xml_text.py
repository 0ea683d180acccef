"""XML read safely."""

import pytest

from battlefield.files.imports.reading.xml_text import ATTRIBUTE_BYTES, parse_xml
from battlefield.files.text.errors import SceneError


def test_elements_attributes_and_text_are_read_without_their_namespaces():
    root = parse_xml(
        b'<?xml version="1.0"?><a:map xmlns:a="x" xml:id="m" id="n"><b v="1">one</b>two<b/></a:map>'
    )
    assert (root.tag, root.attributes["id"], root.text) == ("map", "n", "two")
    assert [(child.tag, child.attributes, child.text) for child in root.named("b")] == [
        ("b", {"v": "1"}, "one"),
        ("b", {}, ""),
    ]


def test_a_plain_document_type_passes():
    assert (
        parse_xml(b'<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://w.org/svg11.dtd"><svg/>').tag
        == "svg"
    )


BOMB = b'<!DOCTYPE a [<!ENTITY b "lol"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>'


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "is not XML"),
        (b"<a><b></a>", "line 1, column"),
        (b"<a>", "is not XML"),
        (b"\xff\xfe<", "is not XML"),
        (b'<?xml version="1.0" encoding="klingon"?><a/>', "SceneError"),
        (BOMB, "declares entities"),
        (b'<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', "declares entities"),
        (b"<a>" * 100 + b"</a>" * 100, "nested too deep"),
        (b"<a>" + b"<b/>" * 300_001 + b"</a>", "holds too much"),
        (b'<a b="' + b"x" * (ATTRIBUTE_BYTES + 1) + b'"/>', "too long an attribute"),
    ],
)
def test_what_cannot_be_read_is_one_sentence(data, words):
    with pytest.raises(SceneError) as caught:
        parse_xml(data)
    assert words in f"SceneError {caught.value}" and "\n" not in str(caught.value)

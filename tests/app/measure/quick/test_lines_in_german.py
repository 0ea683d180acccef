"""A quick ruling in German: its examples are typed in German, and mean what the English ones mean."""

from collections.abc import Iterator

import pytest
import translating

from battlefield.app.measure.quick.line import EXAMPLES, QuickError, understood
from battlefield.app.measure.quick.ruling import headline, reasons, rule_on
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import speak, tr


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    """Speak German."""
    [path] = (each for each in translating.files() if each.stem.endswith("_de"))
    known = {each.message.source: each.forms[0] for each in translating.messages(path) if each.forms}
    speak(lambda text, _comment, _n: known.get(text, ""))
    yield
    speak(None)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_in_german_is_understood_as_the_english_one(example):
    assert tr(example) != example
    assert understood(tr(example)) == understood(example)


def test_a_ruling_says_its_figures_in_german():
    ruling = rule_on("Abstand 11.9, Reichweite 12, mit Maßband")
    assert said(headline(ruling)) == "Innerhalb von 12.00 in"
    assert [said(each) for each in reasons(ruling)] == [
        "Abstand 11.9000 in: 0.10 in Spielraum",
        "Sicher (± 0.030 in)",
        "Reine Geometrie, R3",
    ]


def test_what_is_not_understood_is_told_with_a_german_example():
    with pytest.raises(QuickError, match="„xx“ ist nicht zu verstehen; etwa so schreiben: „32 mm bis"):
        understood("xx")
    with pytest.raises(QuickError, match="„33 yy“ ist keine Base; etwa so schreiben: "):
        understood("33 yy bis 32, Abstand 2")

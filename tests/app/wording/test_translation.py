"""Words in the language that is spoken: English ones, until somebody says otherwise."""

import pytest

from battlefield.app.wording.translation import QT_TR_NOOP, speak, tr

WORDS = {
    ("Undo", "", False): "Rückgängig",
    ("Turn", "menu", False): "Drehen",
    ("{n} models of {side}", "", True): "{n} Modelle von {side}",
    ("{unit} moves {inches} in", "", False): "{inches} Zoll weit zieht {unit}",
}


@pytest.fixture
def german():
    speak(lambda text, comment, n: WORDS.get((text, comment, n >= 0), ""))
    yield
    speak(None)


def test_nobody_translates_at_first():
    assert tr("Undo") == "Undo"
    assert tr("{unit} moves {inches} in", unit="Phoenix", inches=4.5) == "Phoenix moves 4.5 in"


def test_a_number_has_its_forms():
    told = [tr("{n} models of {side}", "", n, one="{n} model of {side}", side="Red") for n in (0, 1, 2)]
    assert told == ["0 models of Red", "1 model of Red", "2 models of Red"]


@pytest.mark.usefixtures("german")
def test_a_language_has_its_own_words_places_and_forms():
    assert tr("Undo") == "Rückgängig"
    assert tr("Turn", "menu") == "Drehen"
    assert tr("{unit} moves {inches} in", unit="Phoenix", inches=4.5) == "4.5 Zoll weit zieht Phoenix"
    assert tr("{n} models of {side}", "", 2, one="{n} model of {side}", side="Rot") == "2 Modelle von Rot"


@pytest.mark.usefixtures("german")
def test_what_no_language_has_stays_english():
    assert tr("Turn") == "Turn"
    assert tr("A “{name}” of yours", name="{x}") == "A “{x}” of yours"


@pytest.mark.usefixtures("german")
def test_a_marked_text_is_translated_where_it_is_shown():
    marked = QT_TR_NOOP("Undo")
    assert marked == "Undo" and tr(marked) == "Rückgängig"


def test_braces_in_a_text_without_places_are_braces():
    assert tr("{not a place}") == "{not a place}"

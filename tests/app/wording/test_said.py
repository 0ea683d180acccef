"""Sentences of the rules are told in the language that is spoken, part by part; names stay as printed."""

from collections import Counter

import pytest
import translating
from battles import battle

from battlefield.app.wording.said import said, shown_head, shown_piece
from battlefield.app.wording.sentences import SENTENCES
from battlefield.app.wording.translation import in_english, speak


@pytest.fixture
def german():
    [path] = (each for each in translating.files() if each.stem.endswith("_de"))
    known = {
        (each.message.source, each.message.comment): each.forms[0] for each in translating.messages(path)
    }
    speak(lambda text, comment, n: known.get((text, comment), "") if n < 100 else "")
    yield
    speak(None)


@pytest.fixture(scope="module")
def state():
    return battle().state


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("kept", "told"),
    [
        ("Ridge Bows move 4.80 in (Dash)", "Ridge Bows bewegen sich 4.80 in (Dash)"),
        ("Momentum, until the end of this turn", "Momentum, bis zum Ende dieses Zugs"),
        ("Chill ×2, until the end of turn 3", "Chill ×2, bis zum Ende von Zug 3"),
        ("Flare (Raiders) moves 12.19 cm", "Flare (Raiders) bewegt sich 12.19 cm"),
        ("Wardens: Attack, Gate Spears", "Wardens: Attack, Gate Spears"),
        (
            "Raiders, attack dice (4+): War bow, 5D6: 2 3 4 5 6",
            "Raiders, Angriffswürfel (4+): War bow, 5D6: 2 3 4 5 6",
        ),
        ("Flare loses 2 HP from Gate Spears: War bow", "Flare verliert 2 HP durch Gate Spears: War bow"),
        ("turn 2, Move, Raiders to act", "Zug 2, Move, Raiders am Zug"),
        ("Nothing changes", "Nichts ändert sich"),
        ("War bow: not in the same place; Knife: it has been used",
         "War bow: nicht am selben Ort; Knife: sie wurde schon eingesetzt"),
        (
            "Pike: Pot on Flare: 7 or more (MAT 6, free strike: +2, Prone: -2 → 6 vs DEF 13): "
            "58 % hit, 8 % critical",
            "Pike: Pot auf Flare: 7 oder mehr (MAT 6, Freischlag: +2, Prone: -2 → 6 gegen DEF 13): "
            "58 % Treffer, 8 % kritisch",
        ),
        ("Raiders: move of Flare, 2 movement points left · Enter: it is gone",
         "Raiders: Bewegung von Flare, noch 2 Bewegungspunkte · Enter: sie ist fort"),
        ("Boost the attack roll of Flare?", "Den Angriffswurf von Flare verstärken?"),
        ("Bell of the drowned", "Bell of the drowned"),
        ("The Eel King", "The Eel King"),
        ("Court: Use Perks, The Taker of Names", "Court: Use Perks, The Taker of Names"),
        ("Move 6\" as printed", "Move 6\" (gedruckt)"),
        ("CCM: close combat, against a model in base contact",
         "CCM: Nahkampf, gegen ein Modell in Basekontakt"),
        ("until the end of the turn 3", "bis zum Ende von Zug 3"),
        ("by Gate Spears", "von Gate Spears"),
        ("The automaton decided for the Recruit: its thinking ended unexpectedly",
         "Nicht der Rekrut hat entschieden, sondern der Automat: das Nachdenken endete unerwartet"),
        ("Gate Spears lost 3 HP, 9 left", "Gate Spears hat 3 HP verloren, 9 übrig"),
        ('"4 yards" is no length; write it like 3.25, 1 1/4 or 75 mm',
         "„4 yards“ ist keine Länge; etwa so schreiben: 3.25, 1 1/4 oder 75 mm"),
        ("Jetzt steht hier ein deutscher Satz: nichts davon ist englisch.",) * 2,
    ],
)  # fmt: skip
def test_a_line_is_told_by_the_patterns_that_it_is_made_by(kept, told):
    assert said(kept) == told


@pytest.mark.usefixtures("german")
def test_of_is_told_only_before_a_unit_of_the_battle(state):
    name = next(iter(state.units.values())).name
    assert (
        said(f"Flare moves 4 in (Form I of {name})", state) == f"Flare bewegt sich 4 in (Form I von {name})"
    )
    assert said("Flare moves 4 in (Architect of Destiny)", state).endswith("(Architect of Destiny)")


@pytest.mark.usefixtures("german")
def test_what_is_written_down_and_english_itself_stay_as_they_are():
    with in_english():
        assert said("it is in reserve") == "it is in reserve"
    assert said("it is in reserve") == "sie ist in Reserve"
    speak(None)
    assert said("it is in reserve") == "it is in reserve"


def test_no_pattern_stands_twice_or_ends_with_a_stop():
    assert [each for each, count in Counter(SENTENCES).items() if count > 1] == []
    assert [each for each in SENTENCES if each.endswith((".", "?", "…"))] == []


@pytest.mark.usefixtures("german")
def test_heads_of_numbers_and_pieces_are_told_and_what_is_nobodys_stays():
    assert [shown_head(each) for each in ("Armour", "SPD", "Move", "Sure hits")] == [
        "Rüstung", "SPD", "Move", "Sichere Treffer",
    ]  # fmt: skip
    assert [shown_piece(each) for each in ("Hill, low", "My hill")] == ["Hügel, flach", "My hill"]

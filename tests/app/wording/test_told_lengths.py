"""What rules say in inches stands in the unit that was chosen, and nothing else of it changes."""

import pytest

from battlefield.app.wording.told_lengths import in_unit

SAID = [
    ("Ridge Bows move 4.80 in", "Ridge Bows move 12.19 cm", "Ridge Bows move 4 13/16 in"),
    ("Move of Ridge Bows, up to 5 in", "Move of Ridge Bows, up to 12.7 cm", "Move of Ridge Bows, up to 5 in"),
    ("it is 25.30 in away, out of 24 in", "it is 64.26 cm away, out of 60.96 cm",
     "it is 25 5/16 in away, out of 24 in"),
    ("it would need 6.50 in of 6", "it would need 16.51 cm of 15.24", "it would need 6 1/2 in of 6"),
    ("touch it to fight, or stay 1 in away", "touch it to fight, or stay 2.54 cm away",
     "touch it to fight, or stay 1 in away"),
    ("run up to 12 in, without attacking", "run up to 30.48 cm, without attacking",
     "run up to 12 in, without attacking"),
    ("from 1.00, 2.00 to 3.50, 4.00 in", "from 2.54, 5.08 to 8.89, 10.16 cm", "from 1, 2 to 3 1/2, 4 in"),
    ("out of coherency (2 in)", "out of coherency (5.08 cm)", "out of coherency (2 in)"),
    ("24 × 22 in", "60.96 × 55.88 cm", "24 × 22 in"),
    ('each enemy within 12" of it', "each enemy within 30.48 cm of it", "each enemy within 12 in of it"),
    ("within 6 inches", "within 15.24 cm", "within 6 in"),
    ("Bows 2, 8.25 in", "Bows 2, 20.95 cm", "Bows 2, 8 1/4 in"),
]  # fmt: skip


@pytest.mark.parametrize(("inches", "centimetres", "fractions"), SAID)
def test_lengths_of_a_sentence_stand_in_the_unit_that_was_chosen(
    inches: str, centimetres: str, fractions: str
) -> None:
    assert in_unit(inches, "inches") == inches
    assert in_unit(inches, "centimetres") == centimetres
    assert in_unit(inches, "fractions") == fractions


@pytest.mark.parametrize(
    "words",
    [
        "3 in reserve",
        "Gate Spears 2 in the Alder wood",
        "loses 1 HP from Bows 3 in a melee",
        "Turn 1 in which nobody moved",
        "2 in contact with Raiders",
        "Raiders 2 in Alder wood",
        "1D6: 6",
        "5 dice, hits on 4+",
        '<table cellpadding="2" width="100%">',
        "",
    ],
)
def test_a_number_before_in_that_is_no_length_stays(words: str) -> None:
    assert in_unit(words, "centimetres") == words


def test_sixteenths_never_make_two_unlike_lengths_the_same() -> None:
    assert (
        in_unit("24.02 in away, and it reaches 24 in", "fractions") == "24.02 in away, and it reaches 24 in"
    )
    assert in_unit("it would end 0.02 in from Raiders", "fractions") == "it would end 0.02 in from Raiders"

"""A weapon's perk does the same by whatever way the weapon strikes, unless a rule says otherwise.

Here each perk goes two ways; `tests/benchmarks/all_ways_of_striking.py` tries every perk by every way.
"""

import pytest
from hosts import NAMES
from ways_of_striking import EXPLAINED, WAYS, aimed, differs, explained, outcome, template

WEAPONS = NAMES["weapon"]
PAIRS = [
    (perk, list(WAYS)[at % len(WAYS)]) for number, perk in enumerate(WEAPONS) for at in (number, number + 5)
]
TRIED = [pair for pair in PAIRS if not explained(*pair)]


@pytest.mark.first(32)
@pytest.mark.parametrize("perk", dict.fromkeys(perk for perk, _ in TRIED))
def test_a_perk_counts_wherever_its_weapon_strikes(perk):
    ways = [way for tried, way in TRIED if tried == perk]
    assert {way: differs(perk, way, 6) for way in ways} == dict.fromkeys(ways, "")


def test_outcomes_tell_hp_effects_and_pushes():
    struck, user = outcome(*aimed("Force I", 4))
    assert struck[0] == 2 and struck[2] > 3 and user == (0, (), 0)
    assert outcome(*aimed("Ignite I", 4))[0][1] != ()
    assert outcome(*template("Gravity", 6))[0] == (23, (), 0)


def test_a_difference_is_found_and_only_what_is_so_is_explained():
    assert differs("+Attacks I (D3)", "two models", 6)
    names = {perk for perks in EXPLAINED for perk in perks}
    assert [name for name in names if not any(perk.startswith(name) for perk in WEAPONS)] == []

"""Slips in what players write down are answered with the nearest known words."""

from battlefield.rules.core.spelling_hints import nearest, stat_faults


def test_near_words_are_offered_and_far_ones_are_not():
    assert nearest("Hamer", ["Hammer", "Sword"]) == "; did you mean Hammer?"
    assert nearest("Cloud Efect", ["Cloud Effect", "Critical Effect"]) == "; did you mean Cloud Effect?"
    assert nearest("Pull X", ["Pull A", "Pull B"]) in (
        "; did you mean Pull A or Pull B?", "; did you mean Pull B or Pull A?",
    )  # fmt: skip
    assert nearest("Zebra", ["Hammer", "Sword"]) == ""


def test_stats_that_are_unknown_or_have_no_number_are_named():
    found = list(stat_faults("units[0].stats", {"mvoe": 3, "hp": None, "move": 4}, ("move", "hp")))
    assert found == [
        "units[0].stats.mvoe is not known; leave it out; did you mean move?",
        "units[0].stats.hp is null; write 0 for none",
    ]

"""The page of rules that the automaton follows, in words for a player at a real table."""

from collections.abc import Mapping

PAGE: Mapping[str, tuple[str, ...]] = {
    "Who acts": (
        "Whoever has a foe in range of one of its attacks; of several the dearest.",
        "Else whoever is nearest to a foe. On a tie the first of the roster.",
        "Nobody waits who can do anything.",
    ),
    "Its plan": (
        "Roll a D6 as a unit begins to act: on 1-2 it goes for the nearest foe, on 3-4 for the dearest, "
        "on 5-6 for the nearest objective.",
        "Where there is no objective to hold, 5-6 is the nearest foe.",
    ),
    "What it does": (
        "It attacks, if a foe is in range.",
        "Else it charges, if it may and an attack in contact is what hurts that foe most: whom it would then "
        "attack. Not with less than half its HP.",
        "Else it moves, unless it already stands where it wants to be.",
        "Else the first other thing that it can do, in the order of its card.",
    ),
    "With what": (
        "With what takes the most points off a foe in range, on average; on a tie the first on the card.",
    ),
    "Whom it attacks": (
        "Whoever the attack destroys on average; of several the dearest.",
        "Else whoever loses the most points; on a tie the nearest.",
        "Of friends to be helped: whoever has lost the greatest part of its HP.",
    ),
    "Where it goes": (
        "With less than half its HP: as far from all foes as it can.",
        "Else toward the foe of its plan, until its longest range reaches it with a tenth to spare.",
        "Or onto the objective, if that is its plan.",
        "It deploys by the same rules. Several models keep their formation.",
    ),
    "Where a template lies": (
        "Over as many foes and as few friends as can be: a friend takes one foe away.",
    ),
    "All else": (
        "What the rules compel a unit to do goes before this page.",
        "Yes to whatever the rules offer.",
        "Of a list the first that is not to wait or to do nothing, and that keeps no other unit of its side "
        "from attacking or moving.",
    ),
}
"""The rules, under the question that each group answers."""

GLOSSARY: Mapping[str, str] = {
    "foe": "an enemy unit on the table",
    "dearest": "who costs the most points at full strength",
    "on average": "dice times the chance of each to hurt; a rough guess will do",
    "points off a foe": "its worth at full strength times the part of its remaining HP that the attack takes",
    "range": "measured straight, whatever is in the way; what the rules then forbid is passed over",
}
"""What the words of the page mean."""

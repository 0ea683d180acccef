"""Why some perks are not on the bench, a sentence for each: they are about more than one scene holds."""

from collections.abc import Iterator
from typing import Final

from battlefield.rules.core.perks import Perk

_GAME = "It is about a whole game, and a bare scene has none."
_RESERVE = "It is about units in reserve, and a bare scene has none."
_ROSTER = "The roster says for whom it is, and a bare scene has none."
_FORMS = "The roster links it with other units, and a bare scene has none."
_TESTS = "It only changes tests that other perks of its unit take; try those."
_WHOLE = "It counts whole turns on the battlefield, of which a bare scene has none."
_JOINS = "It tells how units join each other; on a scene give their models one unit instead."
_CARRIES = "It tells what a transport may carry or do, which shows as units come aboard in a battle."
_PART = "It is the perk behind the colon for a part of a transport; try that one."
_REASONS: Final[dict[str, tuple[str, ...]]] = {
    "It carries an aura of the roster; try one of those, such as Swift Aura.": ("Aura I", "Aura II"),
    "It lets perks of the roster act; try one of those, such as Swift Presence.": ("Presence",),
    "It changes sides once half of its HP are lost, which needs a battle to go on in.": ("Traitorous",),
    "It says whom others may target, and the bench's target is chosen beforehand.": (
        "Pacifist", "Taunt I", "Taunt II", "Keen Eye",
    ),
    _RESERVE: (
        "Rift Gate", "Phoenix", "Trespasser I", "Trespasser II", "Final Hope", "Respawn", "Summon",
        "Descend I", "Descend II", "Descend III", "Fusion",
    ),
    "It comes out of a victim of Implant; try that one.": ("Seed I", "Seed II"),
    _CARRIES: (
        "Enclosed", "Crew I", "Crew II", "Crew III", "Squadron Transport", "Transport Link",
    ),
    _PART: (
        "Compartment: Enclosed", "Compartment: Exposed I", "Compartment: Exposed II",
        "Compartment: Unsheltered",
    ),
    _WHOLE: ("Ascension I", "Ascension II", "Ascension III"),
    _FORMS: ("Form I", "Form II", "Form III"),
    _TESTS: ("Offering", "Sacrifice", "Mastery"),
    "It takes what other perks do for its own unit, and needs one that is being used.": ("Spell Steal",),
    "It takes back an action of a battle; on a scene undo does that.": ("Time Jump I", "Time Jump II"),
    _ROSTER: ("Enslaved", "Avenge", "Despair", "Nexus", "Playstylist"),
    _GAME: ("Opportunist", "Mission Master", "Extension", "Master Strategist", "Undead Legion"),
    "It spares units what comes from weapons of their own roster; nobody else is touched.": (
        "Herd Immunity",
    ),
    _JOINS: ("Bodyguard", "Leader", "Sergeant"),
    "It tells how a unit is hidden as it deploys, and on a scene all can be seen.": (
        "Concealed", "Decoy I", "Decoy II", "Decoy III",
    ),
}  # fmt: skip
_LAID = "Another perk brings it about; try that one."
_NAMED: Final = {name: why for why, names in _REASONS.items() for name in names}


def reasons(perks: Iterator[Perk]) -> Iterator[tuple[str, str]]:
    """Say of perks that are not on the bench why."""
    for perk in perks:
        yield perk.name, _NAMED[perk.name] if perk.kind != "effect" else _LAID

"""In what ways the bench tries a perk, and what else has to be there for it."""

from typing import Final, Literal

from battlefield.rulebooks.warsurge.attack_moments import TemplateInside, TemplateLaid
from battlefield.rules.core.moments import Afflicted

Way = Literal[
    "weapon", "use", "suffer", "move", "turn", "strike", "deploy", "scout", "out", "inside", "travel"
]  # fmt: skip
"""weapon: its weapon is used on the target; use: a unit uses it; suffer: the target has it and is attacked;
strike: the attacker has it and attacks; move: a unit that has it moves; travel: it moves, and may go in or
out; turn: a turn begins for a unit that has it; deploy: a unit that has it comes onto the table; scout:
deployment ends; out: a unit gets out of the target, which has it; inside: those in it are attacked."""

COMPANIONS: Final[dict[type, str]] = {
    TemplateLaid: "Blast I",
    TemplateInside: "Blast I",
    Afflicted: "Poison",
}
"""What a weapon has beside a perk that listens to something only another perk brings about."""

_AURAS = ("Aura", "Presence")


def _of_roster(*kinds: str) -> tuple[str, ...]:
    return tuple(f"{kind} {by}" for kind in kinds for by in _AURAS)


_WAYS: Final[dict[Way, tuple[str, ...]]] = {
    "weapon": ("Heal", "Repair"),
    "strike": (
        *(f"Accuracy {face}+" for face in range(2, 7)), "Accursed", "Assassin", "Defiance", "Disassembler",
        "Friendly Fire", "Melee Clarity", "Melee Confidence", "Melee Haze", "Melee Hesitation", "Murderer",
        "Outflank", "Jinx", "Lucky", "Egotistical", "Furious", "Architect of Destiny", "Deny",
        *_of_roster("Bloodthirsty", "Inspiring"),
    ),
    "suffer": ("Kamikaze", "War Master", *_of_roster("Demoralising", "Protective", "Shielding")),
    "move": ("Coherency +", *_of_roster("Swift", "Fleeting")),
    "travel": ("Breach", "Hijack"),
    "turn": ("Transform I", "Transform II", "Transform III", "Orders", "Gateway", "Nightmare Anomaly"),
    "deploy": ("Invade I", "Invade II", "Invade III", "Ambush I", "Ambush II", "Ambush III"),
    "scout": ("Recon I", "Recon II", "Espionage"),
    "out": ('Debark I (12")', 'Debark II (24")', 'Debark III (36")'),
    "inside": ("Exposed I", "Exposed II", "Unsheltered"),
    "use": (
        "Tow I", "Tow II", "Tow III", "Limit Break I", "Limit Break II", "Limit Break III",
        "Doppelganger I", "Doppelganger II", "Incorporeal", "Challenger",
    ),
}  # fmt: skip
ON_FRIENDS: Final = ("Heal", "Repair")
"""Weapons that are used on friends."""
FOR_USERS: Final = ("Assimilate", "HP Steal")
"""Weapons that give HP to who uses them."""
NAMED: Final[dict[str, Way]] = {name: way for way, names in _WAYS.items() for name in names}
"""Perks whose way is not that of their family."""
WITH_USER: Final = {f"{kind} {by}": "Aura II" if by == "Aura" else by for kind in (
    "Bloodthirsty", "Inspiring", "Swift", "Fleeting") for by in _AURAS}  # fmt: skip
WITH_TARGET: Final = {
    **{f"{kind} {by}": "Aura II" if by == "Aura" else by
       for kind in ("Demoralising", "Protective", "Shielding") for by in _AURAS},
    "Assassin": "Leader", "Challenger": "Leader", "Disassembler": "Artificial", "Murderer": "Pacifist",
    "Repair": "Artificial",
}  # fmt: skip
"""What the attacker's unit, or the target's, has so that a perk has its occasion."""

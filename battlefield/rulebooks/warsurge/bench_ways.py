"""In what ways the bench tries a perk, and the names of what can be set."""

from typing import Final, Literal

from battlefield.rules.moments import Afflicted, TemplateInside, TemplateLaid

Way = Literal["weapon", "use", "suffer", "move", "turn"]
"""weapon: its weapon is used on the target; use: a unit uses it; suffer: the target has it and is attacked;
move: a unit that has it moves; turn: a turn begins for a unit that has it."""

KEY_ATTACKS, KEY_POWER, KEY_AP, KEY_RANGE = "attacks", "power", "ap", "range"
KEY_DEFENCE, KEY_HP, KEY_ARMOUR, KEY_AEGIS = "defence", "hp", "armour", "aegis"
KEY_ROLL, KEY_HITS, KEY_END, KEY_LOST, KEY_MOVE = "roll", "hits", "end", "lost", "move"
KEY_ALONE = "alone"
COMPANIONS: Final[dict[type, str]] = {
    TemplateLaid: "Blast I",
    TemplateInside: "Blast I",
    Afflicted: "Poison",
}
"""What a weapon has beside a perk that listens to something only another perk brings about."""

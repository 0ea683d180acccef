"""Leadership perks: commanders, their bodyguards, and what they make of those around them."""

from battlefield.rulebooks.warsurge.perks.attaching import ATTACHING
from battlefield.rulebooks.warsurge.perks.commanding import COMMANDS
from battlefield.rulebooks.warsurge.perks.duelling import DUELLING
from battlefield.rules.core.perks import Perk

PERKS: tuple[Perk, ...] = (*ATTACHING, *COMMANDS, *DUELLING)

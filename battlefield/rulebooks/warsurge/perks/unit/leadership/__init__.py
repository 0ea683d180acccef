"""Leadership perks: commanders, their bodyguards, and what they make of those around them."""

from battlefield.rulebooks.warsurge.perks.kit.attaching import ATTACHING
from battlefield.rulebooks.warsurge.perks.unit.leadership.challenger import DUELLING
from battlefield.rulebooks.warsurge.perks.unit.leadership.commanding import COMMANDS
from battlefield.rules.core.perks import Perk

PERKS: tuple[Perk, ...] = (*ATTACHING, *COMMANDS, *DUELLING)

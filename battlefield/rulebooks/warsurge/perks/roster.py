"""Roster perks: what a whole roster has, borne by its side."""

from battlefield.rulebooks.warsurge.perks.gateway import GATEWAY
from battlefield.rulebooks.warsurge.perks.mission_master import MISSION_MASTER
from battlefield.rulebooks.warsurge.perks.nightmare import NIGHTMARE
from battlefield.rulebooks.warsurge.perks.roster_auras import AURA_PERKS
from battlefield.rulebooks.warsurge.perks.roster_fate import FATE
from battlefield.rulebooks.warsurge.perks.roster_plans import PLANS
from battlefield.rulebooks.warsurge.perks.undead_legion import UNDEAD_LEGION
from battlefield.rules.core.perks import Perk

PERKS: tuple[Perk, ...] = (*AURA_PERKS, *FATE, GATEWAY, MISSION_MASTER, NIGHTMARE, *PLANS, UNDEAD_LEGION)

"""Roster perks: what a whole roster has, borne by its side."""

from battlefield.rulebooks.warsurge.perks.roster.auras import AURA_PERKS
from battlefield.rulebooks.warsurge.perks.roster.fate import FATE
from battlefield.rulebooks.warsurge.perks.roster.gateway import GATEWAY
from battlefield.rulebooks.warsurge.perks.roster.mission_master import MISSION_MASTER
from battlefield.rulebooks.warsurge.perks.roster.nightmare import NIGHTMARE
from battlefield.rulebooks.warsurge.perks.roster.plans import PLANS
from battlefield.rulebooks.warsurge.perks.roster.undead_legion import UNDEAD_LEGION
from battlefield.rules.core.perks import Perk

PERKS: tuple[Perk, ...] = (*AURA_PERKS, *FATE, GATEWAY, MISSION_MASTER, NIGHTMARE, *PLANS, UNDEAD_LEGION)

"""Traits: what a unit is bought with besides its perks, from coming again to only seeming to be there."""

from battlefield.rulebooks.warsurge.perks.unit.traits.concealed import CONCEALING
from battlefield.rulebooks.warsurge.perks.unit.traits.decoys import DECOYS
from battlefield.rulebooks.warsurge.perks.unit.traits.returning_traits import RETURNING
from battlefield.rules.core.perks import Perk

PERKS: tuple[Perk, ...] = (*CONCEALING, *DECOYS, *RETURNING)

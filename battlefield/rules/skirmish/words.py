"""The words that books of single models share."""

from typing import Final

from battlefield.rules.core.words import Fact, Stat

SUMMONED: Final = "Summoned"  # among the words of a model that waits beside the table to be summoned

COMES = Stat("round")  # in which a model comes, where its print says one
DEFINED = Fact("defined", "")  # the id of the profile that says what something made up is
ITS_OF = Fact("of", "")  # what an effect is of: an action, an aspect, another effect
ITS_TOKEN = Fact("token", "")  # what kind of token a marker is

# what an effect that a roster has made up keeps, beside the numbers that it changes
WITHIN = Stat("within")
DAMAGE = Stat("damage")
HEALED = Stat("heal")
_CHANGE = "change "


def change_of(stat: Stat) -> Stat:
    """By how much such an effect changes a stat."""
    return Stat(f"{_CHANGE}{stat}")


def changed_by(change: Stat) -> Stat:
    """The stat that is changed; what is no change of one as it is."""
    return Stat(change.removeprefix(_CHANGE))

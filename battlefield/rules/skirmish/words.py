"""The words that books of single models share."""

from typing import Final

from battlefield.rules.core.words import Fact, Stat

SUMMONED: Final = "Summoned"  # among the words of a model that waits beside the table to be summoned

COMES = Stat("round")  # in which a model comes, where its print says one
DEFINED = Fact("defined", "")  # the id of the profile that says what something made up is
ITS_OF = Fact("of", "")  # what an effect is of: an action, an aspect, another effect
ITS_TOKEN = Fact("token", "")  # what kind of token a marker is

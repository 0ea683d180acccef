"""The words that books of single models share."""

from battlefield.rules.core.words import Fact

ITS_OF = Fact("of", "")  # what an effect is of: an action, an aspect, another effect
ITS_TOKEN = Fact("token", "")  # what kind of token a marker is

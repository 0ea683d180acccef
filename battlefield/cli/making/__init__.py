"""Commands that make something new: what follows their words, and what they do."""

OPEN = ("arguments", "door", "generate", "picture")  # the modules that others may import

"""Every command: its menu, words, key, and why it cannot be done now."""

OPEN = (
    "command",
    "key_set",
    "refusals",
    "table_of_commands",
)  # the modules that others may import

"""A battle on the desk: what is asked and how the hand answers it, without a window."""

OPEN = (
    "badges",
    "battle_desk",
    "ending",
    "lessons.teaching",
    "looking_back",
    "markings",
    "motions",
    "play_tool",
    "prompts.choosing",
    "prompts.pointing",
    "prompts.prompt",
    "rolls",
    "setup.parade",
    "setup.setup",
    "setup.tables",
    "speeds",
    "unit_names",
    "units_list",
)  # the modules that others may import

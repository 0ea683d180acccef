"""A battle being played: begun, opened, told, replayed."""

OPEN = (
    "available_actions",
    "battle_log",
    "battle_pictures",
    "battle_steps",
    "event_words",
    "fighting",
    "mustering",
    "opening",
    "replaying",
    "scripted",
    "sealed",
)  # the modules that others may import

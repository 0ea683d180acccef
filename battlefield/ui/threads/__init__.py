"""Work beside the event loop, and pages made and let go in turns of it."""

OPEN = (
    "background",
    "battle_steps",
    "loading",
    "page_disposal",
    "reader",
    "staged_work",
    "thinking",
)  # the modules that others may import

"""What is measured on a table, in sentences and pictures: sight, reach, coherency, templates, pushes."""

OPEN = (
    "best_place",
    "coherency_answers",
    "lines_of_areas",
    "overlays",
    "overlays.coherency",
    "overlays.heat",
    "overlays.reach",
    "push_tool",
    "pushing.choices",
    "questions",
    "quick.line",
    "quick.ruling",
    "ring_answers",
    "ruled",
    "sight_tool",
    "what_if",
)  # the modules that others may import
SISTERS = (
    "questions.asked",
    "questions.covering",
    "questions.moving",
    "questions.pushing",
    "questions.seeing",
    "rulings.bases",
    "rulings.by",
)  # the modules that rooms of this layer may import

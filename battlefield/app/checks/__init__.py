"""Looking a drawn table through: what lies wrong on it, and whether it is fair."""

OPEN = (
    "fairness",
    "fairness_html",
    "fairness_words",
    "finding",
    "grid_steps",
    "look",
    "sides",
    "telling",
    "watch",
)  # the modules that others may import

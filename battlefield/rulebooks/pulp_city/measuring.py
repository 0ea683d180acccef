"""How Pulp City looks and measures: terrain bars sight, and every model is by itself."""

from battlefield.geometry.kernel.shapes import Template
from battlefield.rules.book.measuring import Measuring
from battlefield.rules.table.looks import past_models


def height_of(template: Template) -> float | None:
    """Return how high a Blast is, its radius; other templates reach everybody."""
    return template.size / 2.0 if template.kind == "round" else None


MEASURING = Measuring(
    "pulp-city",
    look=past_models,
    sight="P-Sight-1",
    coverage="R4",
    height=height_of,
    upward="P-Blast-2",
    range="R3",
)

"""Sizes that games and box lids use: bases, boards and templates."""

from battlefield.app.wording.lengths import LengthUnit, format_tight
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import BaseSize, Template
from battlefield.geometry.kernel.template_table import TEMPLATE_TABLE, TemplateRow
from battlefield.rules.scene.contents import Board

ROUND_BASES = (25, 28.5, 30, 32, 40, 50, 60, 65, 80, 90, 100, 120, 130, 160)
OVAL_BASES = ((60, 35.5), (75, 42), (90, 52.5), (105, 70), (120, 92), (150, 95), (170, 109))
RECT_BASES = ((20, 20), (25, 25), (30, 30), (40, 40), (50, 25), (50, 50), (60, 30), (100, 50), (150, 100))
HEX_BASES = (25, 30, 40, 50)

BASE_SIZES: tuple[BaseSize, ...] = (
    *(BaseSize.round(d) for d in ROUND_BASES),
    *(BaseSize.oval(a, b) for a, b in OVAL_BASES),
    *(BaseSize.rect(a, b) for a, b in RECT_BASES),
    *(BaseSize.hex(d) for d in HEX_BASES),
)

BOARDS: tuple[tuple[str, Board], ...] = (
    (QT_TR_NOOP("Skirmish"), Board(36, 36)),
    (QT_TR_NOOP("Square"), Board(48, 48)),
    (QT_TR_NOOP("Tournament"), Board(44, 60)),
    (QT_TR_NOOP("Large"), Board(72, 48)),
    (QT_TR_NOOP("Kill zone"), Board(30, 22)),
)


TEMPLATES = tuple(sorted(TEMPLATE_TABLE.values(), key=lambda row: row.key or "~"))
"""The kinds of templates in the order of their keys."""

TEMPLATE_WORDS = (
    QT_TR_NOOP("Blast"),
    QT_TR_NOOP("A round area by its diameter: blast, explode, cloud"),
    QT_TR_NOOP("Cone"),
    QT_TR_NOOP("A droplet from a point to a round end, by its length"),
    QT_TR_NOOP("Wall"),
    QT_TR_NOOP("A line one millimetre wide, placed by its middle"),
    QT_TR_NOOP("Diffuse"),
    QT_TR_NOOP("A right-angled triangle, placed by its corner"),
    QT_TR_NOOP("Nova"),
    QT_TR_NOOP("A round area about the selected base"),
    QT_TR_NOOP("Beam"),
    QT_TR_NOOP("A line one millimetre wide, placed by its end"),
)
"""What the table of templates says of them, marked for whoever shows it: the geometry knows no language."""


def size_words(row: TemplateRow, size: float, unit: LengthUnit = "inches") -> str:
    """Name a size of a template as players do."""
    words = format_tight(size, unit).replace('"', " in")
    return f"{words} across" if row.measured == "across" else words


def base_words(size: BaseSize) -> str:
    """Name a base size as its box does."""
    if size.kind == "round":
        return f"{size.length_mm:g} mm round"
    if size.kind == "hex":
        return f"{size.length_mm:g} mm hexagon"
    shape = "oval" if size.kind == "oval" else "rectangle"
    return f"{size.length_mm:g} × {size.width_mm:g} mm {shape}"


def shown_base(size: BaseSize) -> str:
    """Name a base size in the language that is spoken; `base_words` is what is kept and typed."""
    told = f"{size.length_mm:g}"
    if size.kind == "round":
        return tr("{size} mm round", size=told)
    if size.kind == "hex":
        return tr("{size} mm hexagon", size=told)
    told = f"{told} × {size.width_mm:g}"
    is_oval = size.kind == "oval"
    return tr("{size} mm oval", size=told) if is_oval else tr("{size} mm rectangle", size=told)


def template_words(template: Template, unit: LengthUnit = "inches") -> str:
    """Name a template with its size in a unit."""
    return f"{format_tight(template.size, unit)} {template.row.noun}"

"""Sizes that games and box lids use: bases, boards and templates."""

from dataclasses import dataclass

from battlefield.geometry.kernel.shapes import BaseSize, Template, TemplateKind
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
    ("Skirmish", Board(36, 36)),
    ("Square", Board(48, 48)),
    ("Tournament", Board(44, 60)),
    ("Large", Board(72, 48)),
    ("Kill zone", Board(30, 22)),
)


@dataclass(frozen=True, slots=True)
class TemplatePreset:
    """A kind of template with the sizes it comes in; `nova` ones lie about a model."""

    id: str
    name: str
    kind: TemplateKind
    sizes: tuple[float, ...]
    says: str
    nova: bool = False

    def template(self, size: float, bearing: float = 0.0) -> Template:
        """Make the template at the board's corner."""
        return Template(self.kind, size, (0.0, 0.0), bearing)

    def size_words(self, size: float) -> str:
        """Name a size as players do."""
        return f"{size:g} in across" if self.kind == "round" else f"{size:g} in"


TEMPLATES: tuple[TemplatePreset, ...] = (
    TemplatePreset(
        "round", "Blast", "round", (3, 4, 5, 6, 10), "A round area by its diameter: blast, explode, cloud"
    ),
    TemplatePreset("cone", "Cone", "cone", (8, 16), "A droplet from a point to a round end, by its length"),
    TemplatePreset("wall", "Wall", "wall", (6, 12, 18), "A line one millimetre wide, placed by its middle"),
    TemplatePreset(
        "diffuse", "Diffuse", "diffuse", (3, 6, 9, 12), "A right-angled triangle, placed by its corner"
    ),
    TemplatePreset("nova", "Nova", "round", (3, 5, 10), "A round area about the selected base", nova=True),
    TemplatePreset("beam", "Beam", "beam", (12, 18, 24, 36), "A line one millimetre wide, placed by its end"),
)


def preset(id_: str) -> TemplatePreset:
    """Find a template preset by its id; an unknown id is a KeyError."""
    return {each.id: each for each in TEMPLATES}[id_]


def base_words(size: BaseSize) -> str:
    """Name a base size as its box does."""
    if size.kind == "round":
        return f"{size.length_mm:g} mm round"
    if size.kind == "hex":
        return f"{size.length_mm:g} mm hexagon"
    shape = "oval" if size.kind == "oval" else "rectangle"
    return f"{size.length_mm:g} × {size.width_mm:g} mm {shape}"


def template_words(template: Template) -> str:
    """Name a template with its size."""
    names = {"round": "round area", "cone": "cone", "wall": "wall", "beam": "beam", "diffuse": "diffuse"}
    return f'{template.size:g}" {names[template.kind]}'

"""The parts of a drawing in words: for labels of the history, lists and sentences."""

from collections.abc import Sequence

from battlefield.app.design.parts.parts import Part, ref_of
from battlefield.app.desk.edits import RefKind
from battlefield.app.wording.names import full_name
from battlefield.app.wording.presets import template_words
from battlefield.app.wording.translation import tr
from battlefield.files.terrain.terrain_kinds import KINDS
from battlefield.rules.scene.contents import Border, Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.objectives import Objective, objective_names
from battlefield.rules.scene.scenario import Entry, Note, Zone

KIND_WORDS: dict[RefKind, tuple[str, str]] = {
    "terrain": ("piece of terrain", "pieces of terrain"),
    "area": ("area", "areas"),
    "border": ("border", "borders"),
    "zone": ("zone", "zones"),
    "entry": ("entry edge", "entry edges"),
    "objective": ("objective", "objectives"),
    "template": ("template", "templates"),
    "model": ("base", "bases"),
    "note": ("note", "notes"),
    "light": ("light", "lights"),
}
_SHOWN = 28  # characters of a note in a list


def part_name(part: Part) -> str:
    """Name a part: by its name, else by what it is and its id."""
    if isinstance(part, Model):
        return full_name(part)
    if isinstance(part, PlacedTemplate):
        return part.name or template_words(part.template)
    if isinstance(part, Note):
        text = " ".join(part.text.split())
        return f"“{text if len(text) <= _SHOWN else text[: _SHOWN - 1].rstrip() + '…'}”"
    if isinstance(part, Terrain):
        return part.name or _terrain_name(part)
    return part.id if isinstance(part, Border) else part.name or part.id


def name_in(scene: Scene, part: Part) -> str:
    """Name a part of a scene: an objective that has no name by the number on its marker."""
    if isinstance(part, Objective) and part.outline is None and not part.name:
        return f"objective {objective_names(scene.objectives)[part.id]}"
    return part_name(part)


def _terrain_name(piece: Terrain) -> str:
    """Name a piece that nobody named: by its kind now, with the number of an id that was given by itself."""
    if not piece.kind or piece.kind in piece.id:
        return piece.id
    stem = piece.id.rstrip("0123456789")
    if stem in KINDS:  # it was drawn as another kind
        return f"{piece.kind} {piece.id.removeprefix(stem)}".strip()
    return f"{piece.kind} {piece.id}"


def kind_words(part: Part) -> str:
    """Say what a part is: its own kind where it has one, else that of its list."""
    if isinstance(part, Terrain):
        return part.kind or "terrain"
    if isinstance(part, Zone):
        return f"{part.kind} zone" if part.kind != "other" else "zone"
    if isinstance(part, Objective):
        return f"objective: {part.kind}"
    if isinstance(part, Border):
        return f"{part.kind} border"
    return KIND_WORDS[ref_of(part).kind][0]


def shown_kind(part: Part) -> str:
    """Say what a part is in the language that is spoken."""
    return tr(kind_words(part))


def shown_name(scene: Scene, part: Part) -> str:
    """Name a part of a scene in the language that is spoken: what people wrote stays as it is."""
    if isinstance(part, Objective) and part.outline is None and not part.name:
        return tr("objective {number}", number=objective_names(scene.objectives)[part.id])
    return part_name(part)


def side_words(part: Part) -> str:
    """Say whose a part is, "" for nobody's."""
    return part.side if isinstance(part, Zone | Entry | Objective | Model) else ""


def parts_named(parts: Sequence[Part]) -> str:
    """Name parts: one by its name, several by their number and what they are."""
    if not parts:
        return "nothing"
    if len(parts) == 1:
        return part_name(parts[0])
    kinds = list(dict.fromkeys(ref_of(part).kind for part in parts))
    noun = KIND_WORDS[kinds[0]][1] if len(kinds) == 1 else "parts"
    return f"{len(parts)} {noun}"


def parts_shown(parts: Sequence[Part]) -> str:
    """Name parts in the language that is spoken: one by its name, several by number and kind."""
    if not parts:
        return tr("nothing")
    if len(parts) == 1:
        return part_name(parts[0])
    kinds, n = {ref_of(part).kind for part in parts}, len(parts)
    counted: dict[RefKind, str] = {
        "terrain": tr("{n} pieces of terrain", "", n),
        "area": tr("{n} areas", "", n),
        "border": tr("{n} borders", "", n),
        "zone": tr("{n} zones", "", n),
        "entry": tr("{n} entry edges", "", n),
        "objective": tr("{n} objectives", "", n),
        "template": tr("{n} templates", "", n),
        "model": tr("{n} bases", "", n),
        "note": tr("{n} notes", "", n),
        "light": tr("{n} lights", "", n),
    }
    return counted[kinds.pop()] if len(kinds) == 1 else tr("{n} parts", "", n)

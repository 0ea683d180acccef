"""What is gathered from a file: parts with ids of their own, and counts of what was taken and dropped."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from battlefield.files.imports.laying.asking import Answers
from battlefield.files.imports.laying.doubts import Doubts
from battlefield.files.imports.laying.result import Imported, Picture
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError
from battlefield.files.text.watching import go_on
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon, Strip
from battlefield.rules.scene.contents import Area, Board, Border, Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Entry, Layer, Light, Note, Zone

Part = Terrain | Area | Border | Zone | Entry | Objective | PlacedTemplate | Model | Note | Light
MOST_CORNERS = 300_000
MOST_NAMED = 8  # of the things left out for one cause
MOST_TANGLED = 2_500  # crossings of sides that are sorted out in one file
_MASS = ("crates", "pipes", "rocks", "rubble", "water", "smoke", "fire")
_LISTS: dict[type, tuple[str, int]] = {
    Terrain: ("terrain", limits.TERRAIN_PIECES),
    Area: ("areas", limits.AREAS),
    Border: ("borders", limits.BORDERS),
    Zone: ("zones", limits.ZONES),
    Entry: ("entries", limits.ENTRIES),
    Objective: ("objectives", limits.OBJECTIVES),
    PlacedTemplate: ("templates", limits.TEMPLATES),
    Model: ("models", limits.MODELS),
    Note: ("notes", limits.NOTES),
    Light: ("lights", limits.LIGHTS),
}


class Gathering:
    """Parts as they are found in a file, in their order; every one that is usable is taken."""

    def __init__(self, answers: Answers | None = None) -> None:
        """Begin with nothing, and with what was answered."""
        self.doubts = Doubts(answers or {})
        self.lists: dict[str, list[Any]] = {name: [] for name, _ in _LISTS.values()}
        self.layers: list[Layer] = []
        self._taken: dict[str, int] = {}
        self._guessed: dict[str, int] = {}
        self._dropped: dict[str, int] = {}
        self._left_out: dict[str, int] = {}
        self._names: dict[str, dict[str, None]] = {}
        self._ids: dict[str, dict[str, int]] = {name: {} for name in self.lists}
        self._corners = 0
        self.tangle_left = MOST_TANGLED

    def take(self, part: Part, noun: str) -> bool:
        """Take a part under an id near the one that it asks for; False where it cannot lie on any table.

        Raises SceneError where there are more than a scene may hold.
        """
        go_on()
        if not all(-limits.COORDINATE <= each <= limits.COORDINATE for at in _points(part) for each in at):
            self.drop(noun + " far beside the table")
            return False
        if _is_dot(part) or _is_rich(part):
            self.drop(noun + (" without an area" if _is_dot(part) else " with too many corners"))
            return False
        name, most = _LISTS[type(part)]
        self._corners += len(_points(part))
        if len(self.lists[name]) >= most:
            raise SceneError("the drawing", f"has more than {most} {name}", "leave some out or split it")
        if self._corners > MOST_CORNERS:
            raise SceneError("the drawing", f"has over {MOST_CORNERS} corners", "simplify or split it")
        self.lists[name].append(replace(part, id=self._free(name, part.id)))
        self._taken[noun] = self._taken.get(noun, 0) + 1
        return True

    def layer(self, name: str, locked: bool = False, hidden: bool = False, opacity: float = 1.0) -> str:
        """Add a layer unless it is there; give its name, or "" where there are too many layers."""
        id_ = name.strip()[:200]
        if not id_ or any(layer.id == id_ for layer in self.layers):
            return id_
        if len(self.layers) >= limits.LAYERS:
            self.drop("layer", 1)
            return ""
        self.layers.append(Layer(id_, locked, hidden, opacity=opacity))
        return id_

    def guess(self, sentence: str) -> None:
        """Note what was guessed; a sentence that comes again is counted."""
        self._guessed[sentence] = self._guessed.get(sentence, 0) + 1

    def guess_once(self, sentence: str) -> None:
        """Note what was guessed for many things at once; a sentence that comes again says nothing more."""
        self._guessed.setdefault(sentence, 1)

    def drop(self, noun: str, count: int = 1, name: str = "") -> None:
        """Count what was left out, and remember by what name it is found in its file."""
        go_on()
        if count:
            self._dropped[noun] = self._dropped.get(noun, 0) + count
        if name:
            self._names.setdefault(noun, {})[name] = None

    def note_dropped(self, sentence: str) -> None:
        """Say in a sentence of its own what was left out."""
        self._left_out[sentence] = self._left_out.get(sentence, 0) + 1

    def note_taken(self, noun: str) -> None:
        """Count something that was taken and is no part of a scene."""
        self._taken[noun] = self._taken.get(noun, 0) + 1

    @property
    def is_empty(self) -> bool:
        """Whether nothing at all was taken."""
        return not self._taken

    def imported(self, board: Board, name: str = "", picture: Picture | None = None, **more: Any) -> Imported:
        """Return the scene, and the sentences about it."""
        lists = {key: tuple(parts) for key, parts in self.lists.items()}
        used = {part.hold.layer for key, parts in lists.items() if key != "templates" for part in parts}
        layers = tuple(layer for layer in self.layers if layer.id in used)
        found: dict[str, Any] = {**lists, **more}
        scene = Scene(board, name, layers=layers, **found)
        taken = [counted(count, noun) for noun, count in self._taken.items()]
        return Imported(
            scene,
            tuple(taken) or ("nothing but the table's size",),
            tuple(_times(*each) for each in (*self._guessed.items(), *_told_of_doors(scene))),
            (
                *(counted(count, noun) + self._named(noun) for noun, count in self._dropped.items()),
                *(_times(sentence, count) for sentence, count in self._left_out.items()),
            ),
            picture,
            tuple(self.doubts.asked.values()),
        )

    def _named(self, noun: str) -> str:
        """Name the first of what was left out."""
        names = list(self._names.get(noun, {}))
        more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
        return f": {', '.join(names[:MOST_NAMED])}{more}" if names else ""

    def _free(self, name: str, wanted: str) -> str:
        known, base = self._ids[name], wanted.strip()[:200] or name.removesuffix("s")
        free = base
        while free in known:
            known[base] += 1
            free = f"{base} {known[base]}"
        known[free] = 1
        return free


def _told_of_doors(scene: Scene) -> Iterator[tuple[str, int]]:
    """Yield what doors do otherwise than they look, with how many of them do."""
    from battlefield.rules.scene.idle_doors import blocked_doors, doors_beside_borders

    if blocked := sum(1 for _ in blocked_doors(scene)):
        yield "A door opens no way, as something goes on behind it", blocked
    is_open = [piece.door is not None and piece.door.is_open for piece, _ in doors_beside_borders(scene)]
    if closed := is_open.count(False):
        yield "A closed door among areas bars nobody who moves by them, as no barrier lies along it", closed
    if opened := is_open.count(True):
        yield "An open door among areas lets nobody through, as a barrier lies along it", opened


def counted(count: int, noun: str) -> str:
    """Write a number of things: "1 wall", "2 trenches", "3 pieces of rubble"; only the first word bends."""
    first, *rest = noun.split(" ")
    if first in _MASS:
        pieces = "piece of" if count == 1 else "pieces of"
        return " ".join((str(count), pieces, first, *rest))
    return noun_bent(count, [first, *rest])


def noun_bent(count: int, words: list[str]) -> str:
    """Put the noun among words, the last before any preposition, into the plural where there are several."""
    head = next((n for n, word in enumerate(words) if word in _PREPOSITIONS), len(words)) - 1
    if count != 1:
        words = [*words[:head], _plural(words[head]), *words[head + 1 :]]
        if words[head + 1 : head + 2] == ["that"]:
            words[head + 2] = _VERBS.get(words[head + 2], words[head + 2])
    return " ".join((str(count), *words))


_VERBS = {"is": "are", "stops": "stop", "does": "do"}
_PREPOSITIONS = (
    "of", "in", "that", "with", "without", "far", "outside", "drawn", "named", "too", "for", "from", "beside",
    "about", "as",
)  # fmt: skip


def _plural(word: str) -> str:
    if word.endswith(("s", "x", "ch", "sh")):
        return word + "es"
    return word.removesuffix("y") + "ies" if word.endswith(("ty", "ry")) else word + "s"


def _times(sentence: str, count: int) -> str:
    return sentence if count == 1 else f"{sentence} ({count} times)"


def _points(part: Part) -> Sequence[Point]:
    if isinstance(part, Entry | Border):
        return part.points
    if isinstance(part, Terrain | Zone):
        return _corners(part.outline)
    if isinstance(part, Area):
        return _corners(part.polygon)
    if isinstance(part, PlacedTemplate):
        return (part.template.at,)
    if isinstance(part, Objective):
        return _corners(part.outline) if part.outline is not None else (part.at or (0.0, 0.0),)
    return (part.at,)


def _is_dot(part: Part) -> bool:
    outline = getattr(part, "outline", None)
    return isinstance(outline, Circle) and not outline.radius > 0.0


def _is_rich(part: Part) -> bool:
    outline = getattr(part, "outline", None) or getattr(part, "polygon", None)
    return isinstance(outline, Polygon) and any(
        len(ring) > limits.RING_POINTS for ring in (outline.points, *outline.holes)
    )


def _corners(outline: Outline) -> tuple[Point, ...]:
    if isinstance(outline, Circle):
        return (outline.centre, (outline.radius, outline.radius))
    if isinstance(outline, Strip):
        return (*outline.points, (outline.width, outline.width))
    return (*outline.points, *(at for hole in outline.holes for at in hole))

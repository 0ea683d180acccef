"""What kind a layout's piece is: by its names, unless the height or sight that is told contradicts them."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from battlefield.files.terrain.terrain_kinds import KINDS, TerrainKind, with_kind
from battlefield.files.terrain.terrain_names import NameGuess, guessed_kind
from battlefield.rules.scene.contents import Terrain

THIN: Final = 1.0  # inches: narrower scenery is a wall
_GROUNDS: Final = (
    "ruin", "wood", "hill", "crater", "trench", "rubble", "rock", "swamp", "field", "road", "river", "water",
)  # fmt: skip
_LOW: Final = ("field", "road", "river", "water", "chasm", "fire", "swamp", "crater", "trench")
_RISING: Final = 0.5  # inches: what is higher is no mere ground
CATEGORIES: Final = {"exposed": "", "light": "light", "dense": "heavy"}  # by a template's terrain category


@dataclass(frozen=True, slots=True)
class Facts:
    """What a layout itself tells of a piece: None where it does not."""

    height: float | None = None
    blocks: bool | None = None
    accessible: bool | None = None
    category: str = ""


@dataclass
class Kinds:
    """Kinds given to the pieces of a layout, with what was guessed and what the layout told otherwise."""

    guesses: dict[str, None] = field(default_factory=dict)
    told: dict[str, None] = field(default_factory=dict)

    def area(self, blank: Terrain, names: tuple[str, ...], facts: Facts) -> Terrain:
        """Make a piece the ground that its names tell of, as far as that can be so; else a ruin."""
        found = next((each for each in self._by_names(names) if each[1].kind.id in _GROUNDS), None)
        kind = KINDS["ruin"]
        if found is None:
            self._guess("an area whose name tells of no kind of ground is a ruin")
        elif _is_absurd(found[1].kind, facts):
            self._doubt(*found, kind, facts)
        else:
            self._say(*found)
            kind = found[1].kind
        return self._as_told(with_kind(blank, kind), names, facts)

    def feature(self, blank: Terrain, names: tuple[str, ...], breadth: float, facts: Facts) -> Terrain:
        """Make a piece the scenery that its names tell of, as far as that can be so; else a wall or a box."""
        found = next(self._by_names(names), None)
        solid = KINDS["wall"] if breadth <= THIN else KINDS["container"]
        if found is None:
            kind = solid
            self._guess("scenery of no known kind is a wall where it is thin, else a container")
        elif _is_absurd(found[1].kind, facts):
            kind = solid
            self._doubt(*found, kind, facts)
        else:
            kind = found[1].kind
            self._say(*found)
        if facts.height is None:
            self._guess("scenery without a height is as high as its kind usually is")
        return self._as_told(with_kind(blank, kind), names, facts)

    def _by_names(self, names: tuple[str, ...]) -> Iterator[tuple[str, NameGuess]]:
        for name in names:
            found = guessed_kind(name)
            if found is not None:
                yield name, found

    def _as_told(self, made: Terrain, names: tuple[str, ...], facts: Facts) -> Terrain:
        """Do to a piece what the layout tells of it, and say where that is not as usual."""
        called = (names[-1] if names else made.id)[:80]
        if facts.blocks is not None and facts.blocks != (made.sight == "blocks"):
            made = replace(made, sight="blocks" if facts.blocks else "clear")
            self.told[f"{called} {'blocks sight' if facts.blocks else 'is clear to sight'}"] = None
        if facts.accessible is not None and facts.accessible == ("impassable" in made.ground):
            made = replace(made, ground=() if facts.accessible else ("impassable",))
            words = "can be stood in" if facts.accessible else "cannot be stood in on the ground"
            self.told[f"{called} {words}"] = None
        if facts.category in CATEGORIES and made.cover != CATEGORIES[facts.category]:
            made = replace(made, cover=CATEGORIES[facts.category])
            words = f"{made.cover} cover" if made.cover else "no cover"
            self.told[f"{called} gives {words}, as {facts.category} terrain"] = None
        return made

    def _say(self, name: str, found: NameGuess) -> None:
        unsure = "" if found.is_sure else ", though that may be a part of a name"
        self._guess(f"'{name[:80]}' is taken for {_article(found.kind)} by its word '{found.word}'{unsure}")

    def _doubt(self, name: str, found: NameGuess, kind: TerrainKind, facts: Facts) -> None:
        """List a name that what the layout tells of the piece contradicts."""
        height = f"is {facts.height:g} in high" if facts.height is not None else ""
        sight = "blocks sight" if facts.blocks else ""
        what = " and ".join(filter(None, (height, sight)))
        self._guess(
            f"'{name[:80]}' sounds like {_article(found.kind)}, but {what}: it is taken for {_article(kind)}"
        )

    def _guess(self, sentence: str) -> None:
        self.guesses[sentence] = None


def _is_absurd(kind: TerrainKind, facts: Facts) -> bool:
    """Return whether a kind that lies flat on the ground cannot be what the layout tells of a piece."""
    rises = facts.height is not None and facts.height > _RISING
    return kind.id in _LOW and (rises or bool(facts.blocks))


def _article(kind: TerrainKind) -> str:
    name = kind.name.lower()
    if kind.id in ("rubble", "fire", "smoke", "water", "crates", "pipes", "rock"):
        return name
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"

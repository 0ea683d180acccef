"""What kind a layout's piece is: by its names, unless the height or sight that is told contradicts them."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from battlefield.files.imports.laying.doubts import Doubts, contradiction, with_article
from battlefield.files.terrain.terrain_kinds import KINDS, TerrainKind, with_kind
from battlefield.files.terrain.terrain_names import NameGuess, guessed_kind
from battlefield.rules.scene.contents import Terrain

THIN: Final = 1.0  # inches: narrower scenery is a wall
_GROUNDS: Final = (
    "ruin", "wood", "hill", "crater", "trench", "rubble", "rock", "swamp", "field", "road", "river", "water",
)  # fmt: skip
CATEGORIES: Final = {"exposed": "", "light": "light", "dense": "heavy"}  # by a template's terrain category


@dataclass(frozen=True, slots=True)
class Facts:
    """What a layout itself tells of a piece: None where it does not."""

    height: float | None = None
    blocks: bool | None = None
    accessible: bool | None = None
    category: str = ""

    def against(self, kind: TerrainKind) -> str:
        """Say what of this contradicts a kind, "" where nothing does."""
        return contradiction(kind, self.height, self.blocks)


@dataclass
class Kinds:
    """Kinds given to the pieces of a layout, with what was guessed and what the layout told otherwise."""

    doubts: Doubts = field(default_factory=Doubts)
    guesses: dict[str, None] = field(default_factory=dict)
    told: dict[str, None] = field(default_factory=dict)

    def area(self, blank: Terrain, names: tuple[str, ...], facts: Facts) -> Terrain:
        """Make a piece the ground that its names tell of, as far as that can be so; else a ruin."""
        found = next((each for each in self._by_names(names) if each[1].kind.id in _GROUNDS), None)
        kind = KINDS["ruin"]
        if found is None:
            self._guess("an area whose name tells of no kind of ground is a ruin")
        elif facts.against(found[1].kind):
            kind = self._settled(*found, kind, facts)
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
        elif facts.against(found[1].kind):
            kind = self._settled(*found, solid, facts)
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
        self._guess(
            f"'{name[:80]}' is taken for {with_article(found.kind)} by its word '{found.word}'{unsure}"
        )

    def _settled(self, name: str, found: NameGuess, usual: TerrainKind, facts: Facts) -> TerrainKind:
        """Return the kind of a piece whose name what the layout tells of it contradicts."""
        kind, sentence = self.doubts.settled(name, found.kind, facts.against(found.kind), usual)
        if sentence:
            self._guess(sentence)
        return kind

    def _guess(self, sentence: str) -> None:
        self.guesses[sentence] = None

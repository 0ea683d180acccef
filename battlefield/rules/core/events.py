"""What happened, in the past tense: nothing else changes a game, and log and replay are made of it."""

from dataclasses import field

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tags import recorded
from battlefield.rules.core.state import Effect, Figure, Marker, Profile, Unit, Until
from battlefield.rules.core.values import Info
from battlefield.rules.scene.contents import Ground, Terrain


@recorded("Placed", "figure at bottom facing")
class Placed:
    """A figure now stands here, at `bottom` inches above the table; positions have their grain."""

    figure: str
    at: Point
    bottom: float = 0.0
    facing: float | None = None


@recorded("Cause", "perk holder")
class Cause:
    """What acted by itself and so brought something about: a perk, and who has it or bears its effect."""

    perk: str
    holder: str = ""


@recorded("Happening", "because")
class Happening:
    """What all events share: what acted by itself, where something did; it does not make events differ."""

    because: Cause | None = field(default=None, kw_only=True, compare=False)


@recorded("ActionBegun", "side words")
class ActionBegun(Happening):
    """A side began an action."""

    side: str
    words: str


@recorded("DiceRolled", "by why sides faces changed")
class DiceRolled(Happening):
    """Dice showed these faces; `changed` tells of a reroll or a face set by a rule."""

    by: str
    why: str
    sides: int
    faces: tuple[int, ...]
    changed: str = ""


@recorded("UnitMoved", "unit how places paths by")
class UnitMoved(Happening):
    """Figures of a unit moved; `how` names the kind of movement, `paths` what each figure's centre passed."""

    unit: str
    how: str
    places: tuple[Placed, ...]
    paths: tuple[tuple[Point, ...], ...] = ()
    by: str = ""


@recorded("UnitArrived", "unit places how")
class UnitArrived(Happening):
    """A unit came onto the table."""

    unit: str
    places: tuple[Placed, ...]
    how: str = ""


@recorded("UnitLeft", "unit where how")
class UnitLeft(Happening):
    """A unit left the table for the reserve, a carrier, or for good."""

    unit: str
    where: str
    how: str = ""


@recorded("HpLost", "unit losses why by")
class HpLost(Happening):
    """Figures of a unit lost HP."""

    unit: str
    losses: tuple[tuple[str, int], ...]
    why: str
    by: str = ""

    @property
    def total(self) -> int:
        """All HP lost."""
        return sum(lost for _, lost in self.losses)


@recorded("HpGained", "unit gains why by")
class HpGained(Happening):
    """Figures of a unit gained HP."""

    unit: str
    gains: tuple[tuple[str, int], ...]
    why: str
    by: str = ""


@recorded("FiguresRemoved", "unit figures places")
class FiguresRemoved(Happening):
    """Casualties were taken off; a unit without figures is gone.

    `places` say where they fell that were not on the table themselves.
    """

    unit: str
    figures: tuple[str, ...]
    places: tuple[Placed, ...] = ()


@recorded("FiguresAdded", "unit figures why")
class FiguresAdded(Happening):
    """Figures joined a unit: brought back, summoned or copied."""

    unit: str
    figures: tuple[Figure, ...]
    why: str = ""


@recorded("WeaponsChanged", "unit figure weapons why")
class WeaponsChanged(Happening):
    """A figure carries these weapons from now on."""

    unit: str
    figure: str
    weapons: tuple[str, ...]
    why: str = ""


@recorded("UnitAdded", "unit figures why")
class UnitAdded(Happening):
    """A unit that no roster began with came into the game."""

    unit: Unit
    figures: tuple[Figure, ...]
    why: str = ""


@recorded("ProfileMade", "profile")
class ProfileMade(Happening):
    """Printed facts that no roster has came into the game, such as those of a copy."""

    profile: Profile


@recorded("ProfileChanged", "unit profile why strength")
class ProfileChanged(Happening):
    """A unit goes by other printed facts from now on, and by another full `strength` where one is given."""

    unit: str
    profile: str
    why: str = ""
    strength: int = 0


@recorded("TurnedBack", "unit units figures effects markers terrain scores why")
class TurnedBack(Happening):
    """All stands again as it stood before a unit acted: these are all units, figures, effects and so on.

    What was counted (actions, effects) and printed facts stay as they are.
    """

    unit: str
    units: tuple[Unit, ...]
    figures: tuple[Figure, ...]
    effects: tuple[Effect, ...]
    markers: tuple[Marker, ...]
    terrain: tuple[Terrain, ...]
    scores: tuple[tuple[str, int], ...]
    why: str = ""


@recorded("TerrainRemoved", "id why")
class TerrainRemoved(Happening):
    """A piece of terrain is no longer on the table."""

    id: str
    why: str = ""


@recorded("DoorSwung", "id is_open")
class DoorSwung(Happening):
    """A door of the table was opened or closed by whoever sits at it."""

    id: str
    is_open: bool


@recorded("UnitBecameTerrain", "unit ground why ends")
class UnitBecameTerrain(Happening):
    """A unit's figures are terrain from now on, ground of these kinds or one to stand on; or it `ends`."""

    unit: str
    ground: tuple[Ground, ...] = ()
    why: str = ""
    ends: bool = False


@recorded("ControlChanged", "unit control why")
class ControlChanged(Happening):
    """A unit is commanded by another side, or (empty) by its own again."""

    unit: str
    control: str
    why: str = ""


@recorded("EffectBegan", "effect")
class EffectBegan(Happening):
    """Something is in force from now on."""

    effect: Effect


@recorded("EffectChanged", "id amount until info")
class EffectChanged(Happening):
    """The amount of something in force is another now, or it lasts until another time."""

    id: int
    amount: int
    until: Until | None = None
    info: Info | None = None


@recorded("EffectEnded", "id why")
class EffectEnded(Happening):
    """Something is in force no longer."""

    id: int
    why: str = ""


@recorded("MarkerLaid", "marker")
class MarkerLaid(Happening):
    """A marker or a template now lies on the table."""

    marker: Marker


@recorded("MarkerMoved", "id at")
class MarkerMoved(Happening):
    """A marker lies elsewhere."""

    id: str
    at: Point


@recorded("MarkerTaken", "id why")
class MarkerTaken(Happening):
    """A marker was taken off the table."""

    id: str
    why: str = ""


@recorded("ClockSet", "turn phase step side first")
class ClockSet(Happening):
    """The game came to another turn, phase, step or side."""

    turn: int
    phase: str
    step: int = 0
    side: str = ""
    first: str = ""


@recorded("Scored", "side points why")
class Scored(Happening):
    """A side won (or lost) points of the game."""

    side: str
    points: int
    why: str


@recorded("Said", "words unit info judged")
class Said(Happening):
    """Something that changes nothing but explains what happens: a test passed, a modifier, a refusal.

    Of dice that decide about success, `judged` gives what success is, and whether it came about.
    """

    words: str
    unit: str = ""
    info: Info = ()
    judged: tuple[str, bool] | None = field(default=None, kw_only=True, compare=False)


@recorded("GameEnded", "result")
class GameEnded(Happening):
    """The game is over."""

    result: str


Event = (
    ActionBegun
    | DiceRolled
    | UnitMoved
    | UnitArrived
    | UnitLeft
    | HpLost
    | HpGained
    | FiguresRemoved
    | FiguresAdded
    | WeaponsChanged
    | UnitAdded
    | ProfileMade
    | ProfileChanged
    | TurnedBack
    | TerrainRemoved
    | DoorSwung
    | UnitBecameTerrain
    | ControlChanged
    | EffectBegan
    | EffectChanged
    | EffectEnded
    | MarkerLaid
    | MarkerMoved
    | MarkerTaken
    | ClockSet
    | Scored
    | Said
    | GameEnded
)

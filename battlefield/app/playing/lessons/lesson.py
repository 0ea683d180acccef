"""A lesson of a first battle: a sentence, where it stands, when it is said, and until what is done."""

from collections.abc import Callable
from dataclasses import dataclass

from battlefield.app.playing.lessons.watch import Watch

NEAR = 2.5  # inches within which an enemy is worth speaking of
PHASES = ("Move", "Dash")
ACTING = ("Move", "Attack", "Dash", "Activate", "Command", "Take Turn")  # what units begin in any book

Fact = Callable[[Watch], bool]
Place = Callable[[Watch], str]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A sentence with keys between backquotes, and the name of what it is beside.

    `at` gives that name: a part of the window such as "now.accept", or "table:model:ID", "table:unit:ID",
    "table:terrain:ID"; nothing where there is none. `applies` tells when it can be said, `learned` when it
    has been done. One that asks for nothing is `told`: it stands until the play has gone on. What is `own`
    is said only in battles of books that name it.
    """

    id: str
    sentence: str
    at: Place
    applies: Fact
    learned: Fact = lambda _: False
    told: bool = False
    own: bool = False


# where lessons are, and when they apply


def to_begin(watch: Watch) -> bool:
    """Return whether the battle is still to be begun."""
    return playing(watch) and watch.asked.kind == "idle" and not watch.has_begun


def fixed(name: str) -> Place:
    """Return a place that is always there, by its name."""
    return lambda _: name


def held_unit(watch: Watch) -> str:
    """Return the place of the unit in hand."""
    held = watch.held
    return f"table:unit:{watch.desk.state.figures[held].model.unit}" if held else ""


def ready_unit(watch: Watch) -> str:
    """Return the place of the first unit that may begin something."""
    unit = watch.first_ready()
    return f"table:unit:{unit}" if unit else ""


def enemy(action: str) -> Place:
    """Return the place of the unit with which the program has just done something, where it has."""

    def place(watch: Watch) -> str:
        unit = watch.enemy_unit(action)
        return f"table:unit:{watch.desk.seen.shown_id(unit)}" if unit else ""

    return place


def alone(w: Watch) -> bool:
    """People play all sides."""
    return not w.desk.opponent.plays_any


def against(w: Watch) -> bool:
    """The program plays a side."""
    return not alone(w)


def first_choice(watch: Watch) -> str:
    """Return the place of the first unit that can be chosen."""
    units = (option for option in watch.options if option in watch.desk.state.units)
    return next((f"table:unit:{unit}" for unit in units), "")


def attacking_unit(watch: Watch) -> str:
    """Return the place of the unit whose action is in hand."""
    hand = watch.desk.battle.session.course.hand
    return f"table:unit:{hand.action.unit}" if hand is not None and hand.action.unit else ""


def fallen_model(watch: Watch) -> str:
    """Return the place of a model without HP that still stands."""
    found = watch.fallen()
    return f"table:model:{found}" if found else ""


def near_foe(watch: Watch) -> str:
    """Return the place of the nearest enemy, where one is near a unit that strikes by touch alone."""
    foe, gap = watch.nearest_foe()
    return f"table:model:{foe}" if foe and gap < NEAR and watch.strikes_by_touch() else ""


def rough_ground(watch: Watch) -> str:
    """Return the place of difficult ground, where some is near the model in hand."""
    found, far = watch.nearest_rough()
    return f"table:terrain:{found}" if found and far < NEAR else ""


def fighting_unit(watch: Watch) -> str:
    """Return the place of the first unit that is in a melee."""
    found = watch.marked("melee")
    return f"table:unit:{watch.desk.state.figures[found].model.unit}" if found else ""


def marked_model(watch: Watch) -> str:
    """Return the place of the first model that bears signs, other than of its wounds."""
    found = watch.marked()
    return f"table:model:{found}" if found else ""


def idle(*phases: str) -> Fact:
    """Nothing is asked, in one of some phases, or in any that units act in."""
    return lambda w: (
        playing(w) and w.asked.kind == "idle" and w.has_begun and (not phases or w.phase in phases)
    )


def planning(w: Watch) -> bool:
    """A round is planned: what its units will do is chosen."""
    return playing(w) and w.asked.kind == "choose" and w.phase == "Planning"


def placing(*actions: str) -> Fact:
    """Models are to be placed in one of some actions."""
    return lambda w: playing(w) and w.asked.kind == "places" and bool(w.held) and w.action in actions


def choosing(w: Watch) -> bool:
    """Something is to be chosen for an attack."""
    return playing(w) and w.asked.kind == "choose" and w.action == "Attack"


def choosing_target(w: Watch) -> bool:
    """A unit is to be chosen for an attack."""
    return choosing(w) and bool(first_choice(w))


def playing(w: Watch) -> bool:
    """The battle goes on, and its hand is out."""
    return w.tool == "play" and w.asked.kind != "over"


def both(*facts: Fact) -> Fact:
    """All of some facts hold."""
    return lambda w: all(fact(w) for fact in facts)


def did(deed: str, times: int = 1) -> Fact:
    """The player has done something so many times."""
    return lambda w: w.has(deed, times)


def acted(w: Watch, times: int = 1) -> bool:
    """Units have begun to act, in whatever way the book calls it, so many times."""
    return sum(w.did.get(f"began {action}", 0) for action in ACTING) >= times


def decided(times: int) -> Fact:
    """The player has chosen so many times in the middle of what units do."""
    return lambda w: sum(w.did.get(f"answered choose in {action}", 0) for action in ACTING) >= times


def idle_at_first(w: Watch) -> bool:
    """Nothing is asked, while units deploy or in the first turn."""
    return playing(w) and w.asked.kind == "idle" and (w.phase == "Deploy" or w.turn == 1)


def deciding(w: Watch) -> bool:
    """A unit is in the middle of what it does, and its player chooses what comes next."""
    return playing(w) and w.asked.kind == "choose" and w.action in ACTING


def choosing_model(w: Watch) -> bool:
    """A unit is to be chosen in the middle of what another does."""
    return deciding(w) and bool(first_choice(w))


def choosing_area(w: Watch) -> bool:
    """An area is to be chosen in the middle of what a unit does."""
    areas = {area.id for area in w.desk.state.areas}
    return deciding(w) and any(option in areas for option in w.options)

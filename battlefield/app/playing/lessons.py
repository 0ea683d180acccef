"""What a first battle teaches: a sentence for each lesson, where it stands, when, and until what is done."""

from collections.abc import Callable
from dataclasses import dataclass

from battlefield.app.playing.watch import Watch

_NEAR = 7.0  # inches within which an enemy is worth speaking of
_PHASES = ("Move", "Dash")

Fact = Callable[[Watch], bool]
Place = Callable[[Watch], str]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A sentence with keys between backquotes, and the name of what it is beside.

    `at` gives that name: a part of the window such as "now.accept", or "table:model:ID", "table:unit:ID",
    "table:terrain:ID"; nothing where there is none. `applies` tells when it can be said, `learned` when it
    has been done. One that asks for nothing is `told`: it stands until the play has gone on.
    """

    id: str
    sentence: str
    at: Place
    applies: Fact
    learned: Fact = lambda _: False
    told: bool = False

    @property
    def words(self) -> str:
        """The sentence without marks."""
        return self.sentence.replace("`", "")


# where lessons are, and when they apply


def _fixed(name: str) -> Place:
    return lambda _: name


def _unit(watch: Watch) -> str:
    held = watch.held
    return f"table:unit:{watch.desk.state.figures[held].model.unit}" if held else ""


def _ready(watch: Watch) -> str:
    unit = watch.first_ready()
    return f"table:unit:{unit}" if unit else ""


def _first_choice(watch: Watch) -> str:
    """The first unit that can be chosen as a target."""
    units = (option for option in watch.options if option in watch.desk.state.units)
    return next((f"table:unit:{unit}" for unit in units), "")


def _attacker(watch: Watch) -> str:
    hand = watch.desk.battle.session.course.hand
    return f"table:unit:{hand.action.unit}" if hand is not None and hand.action.unit else ""


def _fallen(watch: Watch) -> str:
    fallen = watch.fallen()
    return f"table:model:{fallen}" if fallen else ""


def _foe(watch: Watch) -> str:
    foe, gap = watch.nearest_foe()
    return f"table:model:{foe}" if foe and gap < _NEAR else ""


def _rough(watch: Watch) -> str:
    """The first piece of ground that is difficult."""
    found = (piece.id for piece in watch.desk.scene.terrain if "difficult" in piece.ground)
    return next((f"table:terrain:{id_}" for id_ in found), "")


def _idle(*phases: str) -> Fact:
    """Nothing is asked, in one of some phases, or in any that units act in."""
    return lambda w: (
        _playing(w) and w.asked.kind == "idle" and w.turn > 0 and (not phases or w.phase in phases)
    )


def _placing(*actions: str) -> Fact:
    return lambda w: _playing(w) and w.asked.kind == "places" and bool(w.held) and w.action in actions


def _choosing(w: Watch) -> bool:
    return _playing(w) and w.asked.kind == "choose" and w.action == "Attack"


def _targets(w: Watch) -> bool:
    return _choosing(w) and bool(_first_choice(w))


def _playing(w: Watch) -> bool:
    return w.tool == "play" and w.asked.kind != "over"


def _both(*facts: Fact) -> Fact:
    return lambda w: all(fact(w) for fact in facts)


def _did(deed: str, times: int = 1) -> Fact:
    return lambda w: w.has(deed, times)


_NOW, _LOG = _fixed("now.choices"), _fixed("log")

LESSONS: tuple[Lesson, ...] = (
    Lesson(
        "begin",
        "Press `Enter` or click Begin: a throw of dice decides which side goes first.",
        _NOW,
        lambda w: _playing(w) and w.asked.kind == "idle" and not w.turn,
        lambda w: w.turn > 0,
    ),
    Lesson(
        "back to play",
        "Press `V`, or click the arrow, to put this tool away and play on.",
        _fixed("tools.select_tool"),
        lambda w: w.tool != "play" and (w.has("measured") or w.tool != "tape"),
        _did("left a tool"),
    ),
    Lesson(
        "deploy",
        "Choose who comes onto the table first: click a line here, or press its number.",
        _NOW,
        _idle("Deploy"),
        _did("began Deploy"),
    ),
    Lesson(
        "refused",
        "Here it says why this place will not do; drag on, or press `Esc`, until that is gone.",
        _fixed("now.problem"),
        lambda w: _playing(w) and w.refused,
        _did("mended"),
    ),
    Lesson(
        "drag",
        "Drag one of these models: its whole unit comes along, and nothing counts yet.",
        _unit,
        _placing("Deploy"),
        _did("moved together"),
    ),
    Lesson(
        "accept",
        "Press `Enter`, or click here, to put them where you see them.",
        _fixed("now.accept"),
        lambda w: _placing("Deploy")(w) and bool(w.asked.accept),
        _did("answered places"),
    ),
    Lesson(
        "alone",
        "Hold `Ctrl` while you drag to move one model by itself, within 2 in of its fellows.",
        _unit,
        lambda w: _placing("Deploy", "Move")(w) and len(w.asked_figures) > 1,
        _did("moved one"),
    ),
    Lesson(
        "zone",
        "Drag the unit off the tinted strip to see what happens where it may not deploy.",
        _unit,
        _placing("Deploy"),
        _did("was refused"),
    ),
    Lesson(
        "sides",
        "The marked side acts: alone you play both in turn, together you pass the mouse.",
        _fixed("now.by"),
        _idle("Deploy"),
        told=True,
    ),
    Lesson(
        "undo",
        "`Ctrl+Z` takes back your last step, dice and all; `Ctrl+Shift+Z` brings it back.",
        _fixed("tools.undo"),
        _both(_idle("Deploy", "Move"), _did("answered places", 2)),
        _did("taken back"),
    ),
    Lesson(
        "hold",
        "Hold keeps a unit in reserve for a later turn, but half of the points must come on in the first.",
        _fixed("now.choice:Hold"),
        _both(_idle("Deploy"), _did("answered places", 3)),
        told=True,
    ),
    Lesson(
        "choose",
        "Click one of the outlined models, then press `Enter` to move its unit.",
        _ready,
        _idle("Move"),
        _did("began Move"),
    ),
    Lesson(
        "phases",
        "Each turn goes through these phases, and in each the sides take turns, unit by unit.",
        _fixed("turn_bar.phases"),
        _both(_idle("Move"), _did("began Move")),
        told=True,
    ),
    Lesson(
        "card",
        "The Unit tab shows whom you look at: ▲ and ▼ mark numbers not as printed, with the reason below.",
        _fixed("card"),
        lambda w: _idle("Move")(w) and w.has("began Move", 2) and bool(w.desk.chosen_unit),
        told=True,
    ),
    Lesson(
        "region",
        "The model in hand can end anywhere in the tinted area; drag its unit towards the enemy.",
        _unit,
        _placing("Move"),
        lambda w: w.action == "Move" and w.held != "" and w.has_moved,
    ),
    Lesson(
        "melee",
        "Touch this enemy's base to fight hand to hand: only then do weapons of range 0 reach.",
        _foe,
        _placing(*_PHASES),
        _did("melee"),
    ),
    Lesson(
        "rough",
        "On difficult ground like this each inch counts as two, so go round it or go half as far.",
        _rough,
        _placing("Move"),
        told=True,
    ),
    Lesson(
        "way",
        "The line is the way it takes and the figure its length: what is too far is refused.",
        _unit,
        lambda w: _placing("Move")(w) and w.has_moved,
        told=True,
    ),
    Lesson(
        "coherency",
        "`H` shows the links, and hides them again: each model must stay within 2 in of another.",
        _unit,
        lambda w: _placing("Move")(w) and len(w.asked_figures) > 1,
        _did("lens_coherency"),
    ),
    Lesson(
        "attack",
        "Choose who attacks: a unit with no enemy in reach and in sight had better hold.",
        _NOW,
        _idle("Attack"),
        _did("began Attack"),
    ),
    Lesson(
        "target",
        "Click the enemy to strike and press `Enter`, or take its line, which tells what to expect.",
        _first_choice,
        _targets,
        _did("target"),
    ),
    Lesson(
        "weapon",
        "Choose a weapon to strike with: each can be used once in a turn.",
        _NOW,
        lambda w: _choosing(w) and not _targets(w),
        _did("struck"),
    ),
    Lesson(
        "template",
        "Move the pointer about: the shape and the ringed models show whom it would strike, a click lays it.",
        _attacker,
        lambda w: _playing(w) and w.asked.kind == "spot",
        _did("answered spot"),
    ),
    Lesson(
        "fallen",
        "Models with no HP left stand until the phase ends, and may still strike back before.",
        _fallen,
        lambda w: _idle()(w) and bool(w.fallen()),
        told=True,
    ),
    Lesson(
        "dice",
        "The Log tab tells each throw: first the dice to hit, then the saves, then the HP that are lost.",
        _LOG,
        _both(_idle(), _did("struck")),
        told=True,
    ),
    Lesson(
        "lines",
        "Click a line of the log, and the table shows where that happened.",
        _LOG,
        _both(_idle(), _did("struck")),
        _did("pointed"),
    ),
    Lesson(
        "dash",
        "A dash is a second move after the shooting; what cannot or should not run holds.",
        _NOW,
        _idle("Dash"),
        lambda w: w.has("began Dash") or (w.has("began Hold") and w.turn > 1),
    ),
    Lesson(
        "tape",
        "Press `T` and drag between two models to measure, as often as you like.",
        _fixed("tools.tape_tool"),
        lambda w: _idle("Move")(w) and w.turn > 1,
        _did("measured"),
    ),
    Lesson(
        "sight",
        "Press `S`, click one of your models and point at another to see whether it is in sight.",
        _fixed("tools.sight_tool"),
        lambda w: _idle("Move", "Attack")(w) and w.turn > 1,
        _did("sight_tool"),
    ),
    Lesson(
        "score",
        "This is how it stands: when the last turn ends, whoever has the greater share left wins.",
        _fixed("turn_bar.sides"),
        lambda w: _idle()(w) and w.turn > 1,
        told=True,
    ),
    Lesson(
        "save",
        "`Ctrl+S` saves the battle to go on with later; after a crash the start page offers it anyway.",
        _fixed("window.save"),
        lambda w: _idle()(w) and w.turn > 1,
        lambda w: w.desk.battle.path is not None or w.has("save"),
    ),
    Lesson(
        "back",
        "Drag this slider to look back at the battle so far, and to its end to play on.",
        _fixed("scrubber"),
        lambda w: _idle()(w) and w.turn > 2,
        _did("looked back"),
    ),
    Lesson(
        "over",
        "That was a battle: `Ctrl+Shift+N` sets up one of your own, `Ctrl+Shift+E` reports this one.",
        _fixed("now.what"),
        lambda w: w.asked.kind == "over",
    ),
)

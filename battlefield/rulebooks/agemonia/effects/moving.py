"""What moves figures: Pull, Push, Teleport, Jump, Teleport tokens, Provoke; and Summoning, which adds one."""

from battlefield.rulebooks.agemonia.figures import is_up, number_of
from battlefield.rulebooks.agemonia.movement.forcing import Force, force_all
from battlefield.rulebooks.agemonia.movement.ground import range_between
from battlefield.rulebooks.agemonia.movement.jumping import jump, landings
from battlefield.rulebooks.agemonia.movement.summoning import summon, waiting
from battlefield.rulebooks.agemonia.movement.teleporting import open_gates, reachable, teleport
from battlefield.rulebooks.agemonia.rows import Applies, Deed, Row, Trial
from battlefield.rulebooks.agemonia.vocabulary import SUMMONED
from battlefield.rulebooks.agemonia.words import AMOUNT, LEFT, PROVOKED, RANGE
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives
from battlefield.rules.table.areas import area_of, sees

_FAMILY = "Movement"
_FORCE = (
    "Single lines are crossed, and double ones downhill, where it falls unless it flies: an Ally bears 4 "
    "damage, an Enemy suffers 2, and it gains a condition. It comes into no full area; what an area does to "
    "who comes into it happens. Large and Huge figures stay."
)
_RULINGS = ("A-Pull-1", "A-Pull-2", "A-Pull-3", "A-Fall-1", "A-Fall-2", "A-Fall-3")


def _forced(game: Game, deed: Deed, targets: tuple[str, ...], *, closer: bool) -> Flow[None]:
    left = tuple(target for target in targets if is_up(game.state, target))
    force = Force(deed.row.name, closer, deed.source, deed.number(AMOUNT), deed.unit)
    yield from force_all(game, left, force)


def _pull(game: Game, deed: Deed, targets: tuple[str, ...]) -> Flow[None]:
    yield from _forced(game, deed, targets, closer=True)


def _push(game: Game, deed: Deed, targets: tuple[str, ...]) -> Flow[None]:
    yield from _forced(game, deed, targets, closer=False)


def _can_teleport(game: Game, deed: Deed) -> bool:
    return bool(reachable(game.state, deed.unit, deed.number(AMOUNT)))


def _teleport(game: Game, deed: Deed, targets: tuple[str, ...]) -> Flow[None]:
    for target in targets:
        yield from teleport(game, target, deed.number(AMOUNT), deed.unit, deed.row.name)


def _can_jump(game: Game, deed: Deed) -> bool:
    return bool(landings(game, deed.unit, deed.number(AMOUNT)))


def _jump(game: Game, deed: Deed, _targets: tuple[str, ...]) -> Flow[None]:
    yield from jump(game, deed.turn, deed.number(AMOUNT), deed.row.name)


def _open_gates(game: Game, deed: Deed, _targets: tuple[str, ...]) -> Flow[None]:
    yield from open_gates(game, deed.unit, deed.number(AMOUNT), number_of(deed.held, RANGE))


def _can_summon(game: Game, deed: Deed) -> bool:
    return bool(waiting(game.state, deed.unit, deed.held))


def _summon(game: Game, deed: Deed, _targets: tuple[str, ...]) -> Flow[None]:
    yield from summon(game, deed.unit, deed.held)


def _provoked(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Give what an Ally suffers that leaves an area in the range and sight of its foe."""
    state, there, left = ask.state, area_of(ask.state, bearer.unit), ask.fact(LEFT)
    steps = range_between(state, there, left)
    if steps is None or steps > bearer.number(RANGE) or not (there == left or sees(state, there, left)):
        return None
    return plus(bearer.number(AMOUNT), bearer.perk.name)


EFFECTS = (
    Row(
        "Pull",
        _FAMILY,
        "weapon",
        says="Moves a figure {amount} areas, each strictly closer to the source, which it ends at; without a "
        f"range it reaches as far. {_FORCE} The nearest figures go first.",
        rulings=_RULINGS,
        numbers={AMOUNT: 1},
        on="action",
        applies=Applies(_pull, "targets"),
    ),
    Row(
        "Push",
        _FAMILY,
        "weapon",
        says=f"Moves a figure {{amount}} areas, each strictly farther from the source. {_FORCE} The farthest "
        "figures go first.",
        rulings=_RULINGS,
        numbers={AMOUNT: 1},
        on="action",
        applies=Applies(_push, "targets", rank=1),
    ),
    Row(
        "Teleport",
        _FAMILY,
        "weapon",
        says="Puts a figure into an area within {amount} and in sight, full or not, past white lines but no "
        "solid barrier. It enters nothing between, nobody provokes it and no condition hinders it; it cannot "
        "end its turn where there is no room.",
        rulings=("A-Teleport-1", "A-Teleport-2"),
        numbers={AMOUNT: 1},
        on="action",
        applies=Applies(_teleport, "user", _can_teleport),
        trial=Trial(usual=3),
    ),
    Row(
        "Jump",
        _FAMILY,
        "effect",
        says="Like a Teleport, but not into a full area, nor up without Fly; down is a fall without Fly. "
        "Foes are provoked as it leaves, Slowed takes an area off it, and Held prevents it.",
        rulings=("A-Jump-1",),
        numbers={AMOUNT: 1},
        on="action",
        applies=Applies(_jump, "user", _can_jump, rank=1),
        trial=Trial(usual=2),
    ),
    Row(
        "Teleport tokens",
        _FAMILY,
        "weapon",
        says="For a movement point an Ally by an active token teleports to one of the same colour, active or "
        "not, without sight and, where no range is given, however far. An item places two purple ones, the "
        "other within {amount}.",
        rulings=("A-Tokens-1", "A-Tokens-2", "A-Tokens-3"),
        numbers={AMOUNT: 1},
        on="action",
        applies=Applies(_open_gates, "map"),
        trial=Trial(usual=3, walks=1),
    ),
    Row(
        "Summoning",
        "Figures",
        "weapon",
        says="Puts a token of the roster on the map within {amount} areas. It takes no capacity, Enemies do "
        "not target it, and it neither moves nor attacks before the next round.",
        rulings=("A-Summon-1", "A-Summon-2"),
        numbers={AMOUNT: 1},
        on="action",
        calls=SUMMONED,
        applies=Applies(_summon, "map", _can_summon, rank=1),
    ),
    Row(
        "Provoke",
        _FAMILY,
        "effect",
        says="An Ally that leaves its area, or one in its range and sight, suffers {amount} damage, once a "
        "turn.",
        gives=(Gives(PROVOKED, _provoked),),
        rulings=("A-Provoke-1",),
        numbers={AMOUNT: 1, RANGE: 0},
        on="figure",
        trial=Trial("step", "Damage"),
    ),
)

"""The effects of Agemonia one by one on a scene with areas: moves, attacks, answers, conditions."""

from collections.abc import Iterator

from battlefield.rulebooks.agemonia.attacking import strike
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.figures import is_ally
from battlefield.rulebooks.agemonia.movement.walking import walk
from battlefield.rulebooks.agemonia.rows import Deed, Row, rows_of
from battlefield.rulebooks.agemonia.targets import is_target
from battlefield.rulebooks.agemonia.turn import Turn
from battlefield.rulebooks.agemonia.vocabulary import ABILITIES, ALLY, RANGED
from battlefield.rulebooks.agemonia.words import AMOUNT, DAMAGE, HP, MOVE, RANGE, SHIELD
from battlefield.rules.book.bench import BenchEffect, Case, Cast, Dial, Role
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import RESERVE, Clock, Figure, Held, Profile, State, Unit
from battlefield.rules.core.values import Scalar, info_of
from battlefield.rules.core.words import Stat
from battlefield.rules.scene.contents import Model
from battlefield.rules.skirmish.single_bench import SingleBench, figures_of
from battlefield.rules.skirmish.words import ITS_OF, SUMMONED
from battlefield.rules.table.areas import area_of

ABILITY, HEROES = "ability", "heroes"
_EVERYBODY, _ATTACKER, _ACTION, _TOKEN = "bench figure", "bench attacker", "bench action", "bench token"


def _row(case: Case) -> Row:
    return next(row for row in rows_of(CATALOGUE) if row.name == case.effect.name)


def _rank(row: Row) -> tuple[bool, int]:
    """Put what actions do first, then what attacks and steps set off, then conditions."""
    return row.condition is not None, ("use", "attack", "step").index(row.trial.by)


def _effect(row: Row) -> BenchEffect:
    """Tell who takes part: nobody suffers what is done on the map; who uses it may do so by itself."""
    whom, dials = row.applies.whom if row.applies is not None else "struck", tuple(_dials(row))
    if whom in ("user", "map"):
        may: tuple[Role, ...] = ("target",) if whom == "user" else ()
        return BenchEffect(row.name, row.family, row.text, dials, ("attacker",), may)
    return BenchEffect(row.name, row.family, row.text, dials)


def _dials(row: Row) -> Iterator[Dial]:
    trial = row.trial
    if AMOUNT in row.numbers:
        yield Dial(AMOUNT, trial.amount, trial.usual, 1, 20, tip="The number behind its name")
    if trial.by == "attack":
        yield Dial(
            DAMAGE, "Damage", 3, 0, 20, "attacker", tip="What the attack does before anything keeps it off"
        )
        yield Dial(RANGE, "Range", 3, 0, 20, "attacker", tip="Areas that the attack reaches")
        yield Dial(SHIELD, "Shield", 2, 0, 10, "target", tip="The shield of Enemies")
    if row.applies is None or row.applies.whom != "map":
        yield Dial(
            ABILITY, "Abilities", 3, 0, 10, "target", tip="Each ability of everybody, for their checks"
        )
        yield Dial(HP, "HP", 8, 1, 60, "target", tip="HP of each figure")
        yield Dial(HEROES, "Who suffers it is an Ally", int(_is_for_allies(row)), 0, 1, switch=True,
                   tip="Its side is that of the Heroes; otherwise the side of who does it is")  # fmt: skip


def _is_for_allies(row: Row) -> bool:
    return row.on == "figure" or (row.condition is not None and row.condition.of_allies)


def _listed() -> Iterator[BenchEffect]:
    tried = [row for row in rows_of(CATALOGUE) if not row.trial.why_not]
    return map(_effect, sorted(tried, key=_rank))


def _table(case: Case, cast: Cast) -> State:
    scene, row, side = case.scene, _row(case), cast.side
    units = cast.units(_ATTACKER, _EVERYBODY)
    figures = figures_of(cast, case.value(HP) or 1, _ACTION)
    if row.calls:
        _add_token(units, figures, side)
    heroes = units[cast.target].side if cast.target and case.value(HEROES) else side
    table = (scene.board, scene.terrain, cast.sides, _profiles(case, row), units, figures)
    clock = Clock(1, "Turns", 0, side, side)
    settings = (("allies", heroes),)
    return State("agemonia", *table, settings, clock=clock, areas=scene.areas, borders=scene.borders)


def _add_token(units: dict[str, Unit], figures: dict[str, Figure], side: str) -> None:
    """Put a token beside the map, to be summoned."""
    first = next(iter(figures.values())).model
    model = Model(f"{_TOKEN}/1", first.base, (0.0, 0.0), _TOKEN, side, height=first.height, name="Token")
    figures[model.id] = Figure(model, 1)
    units[_TOKEN] = Unit(_TOKEN, "Token", side, _TOKEN, (model.id,), RESERVE, strength=1)


def _held(case: Case, row: Row) -> Held:
    """Give the effect with its number, and the name of what it calls."""
    facts: dict[str, Scalar] = {AMOUNT: case.value(AMOUNT)} if AMOUNT in row.numbers else {}
    return Held(row.name, info_of({**facts, ITS_OF.name: "Token"} if row.calls else facts))


def _profiles(case: Case, row: Row) -> dict[str, Profile]:
    """Let the effect be printed by the action, or by whom an attack is on, or by who waits for a step."""
    numbers: dict[Stat, int | None] = dict.fromkeys(ABILITIES, case.value(ABILITY))
    numbers |= {HP: case.value(HP) or 1, MOVE: 3, SHIELD: case.value(SHIELD)}
    stats: dict[Stat, int | None] = {DAMAGE: case.value(DAMAGE), RANGE: case.value(RANGE)}
    own = {(row.on, row.trial.by): (_held(case, row),)}
    answers, provokes = own.get(("figure", "attack"), ()), own.get(("figure", "step"), ())
    effects = (_held(case, row),) if row.on == "action" else ()
    return {
        _EVERYBODY: Profile(_EVERYBODY, "figure", "unit", numbers, answers, words=(ALLY,)),
        _ATTACKER: Profile(_ATTACKER, "figure", "unit", numbers, provokes, words=(ALLY,)),
        _TOKEN: Profile(_TOKEN, "Token", "unit", {HP: 1}, words=(ALLY, SUMMONED)),
        _ACTION: Profile(_ACTION, "the action", "weapon", stats, effects, 0, (RANGED,)),
    }


def _refusal(case: Case, cast: Cast, state: State) -> str:
    row, user, target = _row(case), cast.attacker, cast.target
    if not state.areas:
        return "the scene has no areas"
    lost = next((each for each in (user, target) if each and not area_of(state, each)), "")
    if lost:
        return f"{state.units[lost].name} stands in no area"
    by, game = row.trial.by, Game(state, CATALOGUE)
    if by != "use" and state.units[user].side == state.units[target].side:
        return "they are of one side; choose a model of another side"
    if by == "attack" and not is_target(game, user, _ACTION, area_of(state, user), target):
        return f"the target is out of sight, or farther than {case.value(RANGE)} areas"
    if by == "step" and not is_ally(state, target):
        return "it strikes at Allies alone; switch on that who suffers it is an Ally"
    return ""


def _carry_out(case: Case, cast: Cast, game: Game) -> Flow[None]:
    row, user, target = _row(case), cast.attacker, cast.target or cast.attacker
    if row.trial.by == "attack":
        yield from strike(game, Turn(user), _ACTION, (target,))
    elif row.trial.by == "step":
        yield from walk(game, Turn(target), 1)
    elif row.applies is not None:
        source = area_of(game.state, user)
        deed = Deed(row, row.applies, _held(case, row), user, _ACTION, source, Turn(target))
        yield from row.applies.act(game, deed, (target,))
    if row.trial.walks:
        yield from walk(game, Turn(user), row.trial.walks)


_LEFT_OUT = {row.name: row.trial.why_not for row in rows_of(CATALOGUE) if row.trial.why_not}
BENCH = SingleBench(_listed, _LEFT_OUT, _table, _refusal, _carry_out)

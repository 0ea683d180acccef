"""The effects of Pulp City one by one: an action that has the effect, used by one model on another."""

from collections.abc import Iterator
from dataclasses import replace

from battlefield.rulebooks.pulp_city.actions.resolving import apply_all, resolve
from battlefield.rulebooks.pulp_city.actions.using import DOORS, use_one
from battlefield.rulebooks.pulp_city.bench.bench_table import ACTION, AGAINST, OWN, POOL, REACH, table_of
from battlefield.rulebooks.pulp_city.effects import CATALOGUE, EFFECTS
from battlefield.rulebooks.pulp_city.models.exclusive import Line, exclusive_of, line_of
from battlefield.rulebooks.pulp_city.models.rows import AMOUNT, HP, LARGEST, Effect
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.models.targets import targets
from battlefield.rules.book.bench import BenchEffect, Case, Cast, Dial, Role
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Held, State
from battlefield.rules.skirmish.own_effects import ROW, UNTRIED
from battlefield.rules.skirmish.single import take_off
from battlefield.rules.skirmish.single_bench import SingleBench
from battlefield.rules.table import layout

ROLL, SELF = "roll", "self"


def _effects() -> Iterator[BenchEffect]:
    for row in EFFECTS.values():
        if not (row.trial.why_not or row.without):
            roles: tuple[Role, ...] = ("attacker", "place") if row.summons else ("attacker", "target")
            yield BenchEffect(row.name, row.family, row.text, tuple(_dials(row)), roles)


def _dials(row: Effect) -> Iterator[Dial]:
    if row.summons:
        tip = "From the base to the centre of what comes"
        yield Dial(REACH, "Range", 8, 0, 60, "attacker", " in", tip=tip)
        yield from row.trial.dials
        return
    if row.form == "amount":
        yield Dial(AMOUNT, "Number", row.trial.usual, 1, LARGEST, tip="The number behind its name")
    yield Dial(OWN, "Trait", 5, 0, 12, "attacker", tip="The trait that the action is rolled with")
    yield Dial(REACH, "Range", 12, 0, 60, "attacker", " in")
    if row.trial.ap:
        yield Dial(POOL, "AP", 6, 0, 40, "attacker", tip="AP in the pool of each team")
    yield Dial(AGAINST, "Trait", 4, 0, 12, "target", tip="The trait that is rolled against it")
    yield Dial(HP, "HP", 8, 1, 40, "target", tip="HP of each model")
    yield from row.trial.dials
    if row.spreads is None:
        yield Dial(ROLL, "Roll the action", 0, 0, 1, switch=True,
                   tip="Without it the action succeeds, and its effect is applied at once")  # fmt: skip
        yield Dial(SELF, "The attacker suffers it (Self/)", 0, 0, 1, switch=True,
                   tip="Attacker and target then change places in what it says")  # fmt: skip


def _table(case: Case, cast: Cast) -> State:
    return table_of(case, cast, EFFECTS[case.effect.name])


def _refusal(case: Case, cast: Cast, state: State) -> str:
    user, target = cast.attacker, cast.target
    if EFFECTS[case.effect.name].summons:
        return ""
    if user == target:
        return "choose another model as the target, and switch on that the attacker suffers it"
    action = exclusive_of(state.profiles[ACTION])
    if not _is_rolled(case) or target in targets(Game(state, CATALOGUE), user, action):
        return ""
    gap = layout.between(state, user, target).gap
    return f"the target is out of reach or out of sight: {gap:.2f} in away, range {case.value(REACH)} in"


def _is_rolled(case: Case) -> bool:
    return bool(case.value(ROLL)) or EFFECTS[case.effect.name].spreads is not None


def _carry_out(case: Case, cast: Cast, game: Game) -> Flow[None]:
    """Use the action, which has this one effect as FX."""
    user = cast.attacker
    line = yield from _line(game, case, user)
    beside = line_of(Held(EFFECTS[line.effect].trial.line))
    lines = (line,) if beside is None else (line, beside)
    action = replace(exclusive_of(game.state.profiles[ACTION]), lines=lines)
    strike = Strike(user, action, cast.target or user, DOORS)
    if _is_rolled(case):
        yield from resolve(game, strike)
    else:
        strike.succeeded = True
        yield from apply_all(game, strike, action.fx)
    if strike.follows:
        yield from use_one(game, user, DOORS, why=strike.follows)
    take_off(game)


def _line(game: Game, case: Case, user: str) -> Flow[Line]:
    """Return the effect as a line of the action; what stands behind its stroke is asked."""
    row = EFFECTS[case.effect.name]
    amount = case.value(AMOUNT) if row.form == "amount" else 0
    of = row.summons
    if row.trial.behind is not None:
        words = {each: f"{row.name}/{each}" for each in row.trial.behind(game.book)}
        side = game.state.units[user].commander
        of = yield from game.choose_one(f"{row.name}: against what", words, by=side)
    return Line("FX", row.name, amount, bool(case.value(SELF)), of)


_LEFT_OUT = {row.name: row.trial.why_not or row.without for row in EFFECTS.values()}
BENCH = SingleBench(
    _effects,
    {ROW: UNTRIED, **{name: why for name, why in _LEFT_OUT.items() if why}},
    _table,
    _refusal,
    _carry_out,
)

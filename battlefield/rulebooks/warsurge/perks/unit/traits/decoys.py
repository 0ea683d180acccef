"""Decoys: units that are not there, and are found out as soon as anybody comes near."""

from dataclasses import replace

from battlefield.rulebooks.warsurge.attack.saving import save_or_lose
from battlefield.rulebooks.warsurge.attack_moments import Lost
from battlefield.rulebooks.warsurge.hidden_information import KNOWN
from battlefield.rulebooks.warsurge.moments import Arrived, Moved, WentUp
from battlefield.rulebooks.warsurge.perks.kit.ranks import GameBegins
from battlefield.rulebooks.warsurge.perks.kit.resistance import (
    are_enemies,
    is_near_and_seen,
    is_seen_through,
)
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import of_the_bearer
from battlefield.rulebooks.warsurge.perks.unit.traits.concealed import CONCEALED, LOOKED_AT, take_marker
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.allegiance import DECOY
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    ARMOUR,
    COMMAND_POINTS,
    COUNTS_AS_LOST,
    DASH,
    DEFENCE,
    HOLDING_OBJECTIVES,
    HP,
    IN_PLAY,
    ITS_EXPLODES,
    ITS_SHY,
    MODELS,
    MOVE,
    TO_BE_JOINED,
)
from battlefield.rules.core.events import EffectEnded, FiguresRemoved, ProfileMade, UnitAdded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import becomes
from battlefield.rules.core.moments import GameBegan, Moment
from battlefield.rules.core.perks import Bearer, Flow, Forbids, Gives, Need, Perk, Reacts
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Figure, Held, Profile, State, Unit
from battlefield.rules.core.words import Stat
from battlefield.rules.scene.contents import Model
from battlefield.rules.table.sliding import comes_within

_row = Rows("Traits", "trait")

NEAR = 6.0
_MOST = 30
_HURTS_ON = 4


def _models(bearer: Bearer, unit: Unit) -> int:
    """Return how many models a decoy has: as many as the roster says, or as its unit."""
    if bearer.number("single"):
        return 1
    return max(1, min(_MOST, int(bearer.number("models")) or unit.strength))


def _make(game: Game, bearer: Bearer, _moment: GameBegan) -> None:
    """Bring a decoy of the unit into its reserve."""
    state, name = game.state, bearer.perk.name
    unit, printed = state.units[bearer.unit], state.profile_of(bearer.unit)
    id_ = f"{unit.id} (decoy)"
    moves = {key: printed.stats.get(key) or 0 if bearer.number("moves") else 0 for key in (MOVE, DASH)}
    saves: dict[Stat, int | None] = {DEFENCE: bearer.number("defence"), HP: 1, ARMOUR: None, AEGIS: None}
    perks = (Held(CONCEALED),) if printed.has(CONCEALED) else ()
    count = _models(bearer, unit)
    stats = {**moves, **saves, MODELS: count}
    game.emit(ProfileMade(Profile(id_, printed.name, "unit", stats, perks, 0, printed.words)))
    like = state.figures_of(unit.id)
    made = tuple(_fake(like[n % len(like)], id_, n + 1) for n in range(count))
    ids = tuple(figure.id for figure in made)
    game.emit(UnitAdded(Unit(id_, unit.name, unit.side, id_, ids, RESERVE, strength=count), made, name))
    game.begin(DECOY, id_, ITS_EXPLODES(bearer.number("explodes")), ITS_SHY(bearer.number("shy")), by=unit.id)


def _fake(figure: Figure, unit: str, number: int) -> Figure:
    model = replace(figure.model, id=f"{unit}/{number}", unit=unit)
    return replace(figure, model=model, hp=1, weapons=())


# being found out


def _is_hurt(game: Game, bearer: Bearer, _moment: Lost) -> Flow[None]:
    yield from _vanish(game, bearer, "it lost HP")


def _meets(state: State, bearer: Bearer, moment: Moved | WentUp) -> bool:
    """Return whether an enemy moves, or one that may move by itself does."""
    own = moment.unit == bearer.unit and bearer.get(ITS_SHY)
    if moment.forced:
        return False
    return state.units[bearer.unit].where == TABLE and (own or are_enemies(state, bearer.unit, moment.unit))


def _meet(game: Game, bearer: Bearer, moment: Moved | WentUp) -> Flow[None]:
    """Vanish where an enemy comes within 6 inches on its way, or where it does so itself."""
    state, unit = game.state, bearer.unit
    mine = moment.unit == unit
    foes = (u.id for u in state.on_table() if are_enemies(state, unit, u.id)) if mine else (unit,)
    others = [figure.model for foe in foes for figure in state.living(foe)]
    for id_, path in moment.paths.items():
        if any(_passes(state.figures[id_].model, path, other) for other in others):
            yield from _vanish(game, bearer, "it is seen to be none")
            return


def _passes(model: Model, path: tuple[tuple[float, float], ...], other: Model) -> bool:
    return comes_within(model, path, other, NEAR)


def _faces(state: State, bearer: Bearer, moment: Arrived) -> bool:
    here = state.units[bearer.unit].where == TABLE == state.units[moment.unit].where
    shown = moment.unit == bearer.unit and (moment.how == CONCEALED or bearer.get(ITS_SHY))
    return here and (shown or (not moment.is_back and are_enemies(state, bearer.unit, moment.unit)))


def _face(game: Game, bearer: Bearer, moment: Arrived) -> Flow[None]:
    """Vanish where an enemy arrives within 6 inches, or is that near as the decoy is shown, or arrives."""
    state, unit = game.state, bearer.unit
    foes = [u.id for u in state.on_table() if are_enemies(state, unit, u.id)]
    others = foes if moment.unit == unit else [moment.unit]
    there = [figure.model for other in others for figure in state.living(other)]
    own = [figure.model for figure in game.state.living(bearer.unit)]
    if any(_passes(model, (model.at,), other) for model in there for other in own):
        yield from _vanish(game, bearer, "it is seen to be none")


def _is_spied(game: Game, bearer: Bearer, _moment: Moment) -> Flow[None]:
    """Vanish where a keen eye sees it for what it is."""
    if is_seen_through(game, bearer.unit):
        yield from _vanish(game, bearer, "a keen eye sees that")


def _gives_away(state: State, bearer: Bearer, _moment: Moment) -> bool:
    about = (e for e in state.effects if e.name == DECOY and e.by == bearer.unit and e.on in state.units)
    return not state.is_under(bearer.unit, KNOWN) and any(state.units[e.on].where != GONE for e in about)


def _is_known(game: Game, bearer: Bearer, _moment: Moment) -> None:
    """Let all know which is the unit and which its decoy, once a keen eye has seen the unit."""
    if is_seen_through(game, bearer.unit):
        game.say(f"{DECOY}: a keen eye sees that {game.state.units[bearer.unit].name} is none", bearer.unit)
        unit_status.mark(game, KNOWN, bearer.unit, "game")


def _vanish(game: Game, bearer: Bearer, why: str) -> Flow[None]:
    """Take the decoy off; one that explodes strikes all around first."""
    unit = bearer.unit
    if game.state.units[unit].where == GONE:
        return
    game.say(f"{DECOY}: {game.state.units[unit].name} is no unit, {why}", unit)
    explodes = bearer.get(ITS_EXPLODES)
    near = _around(game.state, unit, float(explodes)) if explodes else ()
    _take_off(game, unit, why)
    for other in near:
        yield from _strike(game, unit, other)


def _take_off(game: Game, unit: str, why: str) -> None:
    unit_status.unlock(game, unit)
    take_marker(game, unit, why)
    game.emit(FiguresRemoved(unit, game.state.units[unit].figures))
    for effect in game.state.effects_on(unit):
        game.emit(EffectEnded(effect.id, why))


def _around(state: State, unit: str, inches: float) -> tuple[str, ...]:
    """Return the units within some inches of where a decoy stands, and in its sight."""
    if state.units[unit].where != TABLE:
        return ()
    others = (u.id for u in state.on_table() if u.id != unit and state.living(u.id))
    whole = (other for other in others if state.whole_of(other) == other)
    return tuple(other for other in whole if is_near_and_seen(state, unit, other, inches))


def _strike(game: Game, unit: str, other: str) -> Flow[None]:
    """Strike a unit with D6 dice that succeed on a 4+; it may save."""
    by = game.state.units[unit].side
    count = (yield from game.roll("dice of the explosion", by=by, about=(unit, other)))[0]
    faces = yield from game.roll("explosion, 4+", count, by=by, about=(unit, other), alike=True)
    hits = sum(face >= _HURTS_ON for face in faces)
    if hits and game.state.living(other):
        yield from save_or_lose(game, other, hits, f"{DECOY} III", by=unit)


# rows


def _countable(unit: Profile, _weapon: Profile | None) -> str:
    """Ask for no more models than a decoy may have."""
    said = [dict(held.info).get("models", 0) for held in unit.perks if held.name.startswith(DECOY)]
    over = next((count for count in said if isinstance(count, int) and count > _MOST), 0)
    return f"a decoy has {_MOST} models at most, not {over}" if over else ""


def _one_model(bearer_single: int) -> tuple[Need, ...]:
    def need(unit: Profile, _weapon: Profile | None) -> str:
        models = unit.stats.get(MODELS) or 1
        return "" if models == 1 else f"the unit must be a single model; it has {models}"

    return (need,) if bearer_single else ()


def _decoy(rank: str, says: str, *, moves: int = 1, shy: int = 0, single: int = 0, explodes: int = 0) -> Perk:
    return _row(
        f"{DECOY} {rank}",
        'Trait, Specific, Radius (12"), Single Model' if single else "Trait, Specific",
        "A unit that looks like it deploys too: Defence {defence}, 1 HP, no saves, no weapons and no points."
        f" It {says} It vanishes as it loses HP, or as an enemy comes within 6 inches.",
        {"models": 0, "defence": 5, "moves": moves, "shy": shy, "single": single, "explodes": explodes},
        reacts=(
            Reacts(GameBegan, _make, rank=GameBegins.DECOYS),
            *(Reacts(moment, _is_known, _gives_away) for moment in LOOKED_AT),
        ),
        needs=(_countable, *_one_model(single)),
        rulings=("W-Decoy-1", "W-Decoy-2"),
    )


DECOYS: tuple[Perk, ...] = (
    _decoy("I", "cannot move.", moves=0),
    _decoy(
        "II", "moves and dashes like it, but vanishes too if it comes within 6 inches of an enemy.", shy=1
    ),
    _decoy(
        "III",
        "moves and dashes like it; found out, it strikes each unit within {explodes} inches and in sight with"
        " D6 dice that succeed on 4+, with saves.",
        single=1,
        explodes=12,
    ),
    _row.effect(
        DECOY,
        "It is no unit, and vanishes as soon as it is found out.",
        gives=(
            Gives(COMMAND_POINTS, lambda _, bearer: becomes(0, bearer.perk.name), "under"),
            Gives(COUNTS_AS_LOST, lambda _, bearer: becomes(1, bearer.perk.name), "under"),
            Gives(IN_PLAY, lambda _, bearer: becomes(0, bearer.perk.name), "under"),
        ),
        forbids=(
            *(
                Forbids(what, lambda _, bearer: bearer.perk.name, "under")
                for what in (HOLDING_OBJECTIVES, TO_BE_JOINED)
            ),
        ),
        reacts=(
            Reacts(Lost, _is_hurt, of_the_bearer, "under"),
            Reacts(Moved, _meet, _meets, "under"),
            Reacts(WentUp, _meet, _meets, "under"),
            Reacts(Arrived, _face, _faces, "under"),
            *(Reacts(moment, _is_spied, scope="under") for moment in LOOKED_AT),
        ),
    ),
)

"""Roster perks that meddle with dice: Architect of Destiny rolls one again, Deny lets one fail."""

from battlefield.rulebooks.warsurge.moments import PerkBegun, Tested
from battlefield.rulebooks.warsurge.perks.kit.ranks import DieIsRolled
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.roster.auras import FAMILY
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import Rolled
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.state import State

_row = Rows(FAMILY, "roster")

_NO_MORE = "no more this turn"
_ARROW = ("scatter", "scatter direction")
_TESTS = ("Mastery Test", "Skill Test", "Aether Test")
_ROLLED_FOR = ("Aether", "D6", "Mastery Test", "Skill Test", "Auto Test")


def _spent(bearer: Bearer) -> str:
    return f"used {bearer.perk.name}"


def _is_ready(state: State, bearer: Bearer) -> bool:
    return not state.is_under(bearer.unit, _spent(bearer))


def _may_change(state: State, bearer: Bearer, moment: Rolled) -> bool:
    """Return whether it may still change a die this turn, and has not let these very faces pass."""
    declined = moment.declined.get(f"{bearer.unit}: {bearer.perk.name}")
    return _is_ready(state, bearer) and declined != tuple(moment.faces)


def _chosen(game: Game, bearer: Bearer, moment: Rolled, words: dict[str, str]) -> Flow[int]:
    """Let its player choose one of the faces, none, or to be asked no more this turn; gives the die or -1."""
    side, name = bearer.unit, bearer.perk.name
    what = f"{name}: a die of {moment.what} ({', '.join(map(str, moment.faces))})"
    chosen = yield from game.choose(what, {**words, _NO_MORE: _NO_MORE}, by=side, least=0)
    if chosen:
        unit_status.mark(game, _spent(bearer), side)
    if not chosen or chosen[0] == _NO_MORE:
        moment.declined[f"{side}: {name}"] = tuple(moment.faces)
        return -1
    return next(n for n in _open(moment) if moment.faces[n] == int(chosen[0]))


def _open(moment: Rolled) -> list[int]:
    return [n for n in range(len(moment.faces)) if n not in moment.rerolled]


# Architect of Destiny


def _has_a_die(state: State, bearer: Bearer, moment: Rolled) -> bool:
    return bool(_open(moment)) and _may_change(state, bearer, moment)


def _reroll(game: Game, bearer: Bearer, moment: Rolled) -> Flow[None]:
    faces = sorted(dict.fromkeys(moment.faces[n] for n in _open(moment)))
    die = yield from _chosen(game, bearer, moment, {str(face): f"roll a {face} again" for face in faces})
    if die < 0:
        return
    what = f"{moment.what}, again by {bearer.perk.name}"
    rolled = yield from game.throw(what, 1, moment.sides, by=moment.by, lowest=moment.lowest)
    moment.faces[die] = rolled[0]
    moment.rerolled.add(die)
    yield from game.tell(moment)


# Deny


def _may_fail(state: State, bearer: Bearer, moment: Rolled) -> bool:
    """Tell whether an opponent rolled a die that could fail; tests are denied once their result is known."""
    hostile = moment.by in state.sides and moment.by != bearer.unit
    barred = moment.what in _ARROW or moment.what.startswith(_TESTS)
    worse = any(face > moment.lowest for face in moment.faces)
    return hostile and worse and not barred and _may_change(state, bearer, moment)


def _deny_die(game: Game, bearer: Bearer, moment: Rolled) -> Flow[None]:
    faces = sorted({moment.faces[n]: n for n in _open(moment) if moment.faces[n] > moment.lowest})
    words = {str(face): f"let a {face} fail" for face in faces}
    die = (yield from _chosen(game, bearer, moment, words)) if words else -1
    if die >= 0 and (yield from _succeeds(game, bearer)):
        game.say(f"{bearer.perk.name}: the {moment.faces[die]} of {moment.what} has failed")
        moment.faces[die] = moment.lowest


def _succeeds(game: Game, bearer: Bearer) -> Flow[bool]:
    faces = yield from game.roll(bearer.perk.name, by=bearer.unit)
    return faces[0] >= int(bearer.number("face"))


def _has_passed(state: State, bearer: Bearer, moment: Tested) -> bool:
    hostile = moment.unit in state.units and state.units[moment.unit].commander != bearer.unit
    return hostile and moment.passed and _is_ready(state, bearer)


def _deny_test(game: Game, bearer: Bearer, moment: Tested) -> Flow[None]:
    what = f"{bearer.perk.name}: let the {moment.test} for {moment.source or moment.unit} fail"
    if not moment.passed or not (yield from game.confirm(what, by=bearer.unit)):
        return
    unit_status.mark(game, _spent(bearer), bearer.unit)
    if (yield from _succeeds(game, bearer)):
        moment.passed = False


def _is_activated(state: State, bearer: Bearer, moment: PerkBegun) -> bool:
    """Return whether an opponent uses a perk that takes effect without any roll of its own."""
    return state.units[moment.unit].commander != bearer.unit and _is_ready(state, bearer)


def _deny_perk(game: Game, bearer: Bearer, moment: PerkBegun) -> Flow[None]:
    perk = game.book.get(moment.perk)
    terms = perk.terms if perk is not None else ()
    rolls = any(term.startswith(_ROLLED_FOR) for term in terms)
    if moment.void or rolls or not any(term.startswith("Activate") for term in terms):
        return
    what = f"{bearer.perk.name}: let {moment.perk} of {game.state.units[moment.unit].name} fail"
    if (yield from game.confirm(what, by=bearer.unit)):
        unit_status.mark(game, _spent(bearer), bearer.unit)
        moment.void = bearer.perk.name if (yield from _succeeds(game, bearer)) else ""


FATE: tuple[Perk, ...] = (
    _row(
        "Architect of Destiny",
        "Specific",
        "Once a turn its player may roll any one die of anybody's again.",
        reacts=(Reacts(Rolled, _reroll, _has_a_die, rank=DieIsRolled.REROLLS),),
        rulings=("W-Architect-1",),
    ),
    _row(
        "Deny",
        "Specific",
        "Once a turn its player may choose a die of an opponent's, a test that an opponent has passed or a"
        " perk that one activates, and let it fail with a {face}. Scatter rolls are spared; no limited use is"
        " spent on a perk that fails.",
        numbers={"face": 6},
        reacts=(
            Reacts(Rolled, _deny_die, _may_fail, rank=DieIsRolled.DENIES),
            Reacts(Tested, _deny_test, _has_passed, rank=DieIsRolled.DENIES),
            Reacts(PerkBegun, _deny_perk, _is_activated),
        ),
        rulings=("W-Deny-1",),
    ),
)

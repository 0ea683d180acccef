"""How an effect is written down: its row for the catalogue, and what it does when it is applied."""

from collections.abc import Sequence
from dataclasses import dataclass

from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.strike import Apply, Strike
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow, Forbids, Gives, Perk
from battlefield.rules.core.state import Span, Until
from battlefield.rules.core.values import Scalar


@dataclass(frozen=True, slots=True)
class Effect:
    """A row, and what it does; None where others look for it (a Blast, the qualifier Self)."""

    row: Perk
    apply: Apply | None = None


def effect(
    name: str,
    family: str,
    says: str,
    apply: Apply | None = None,
    *,
    gives: Sequence[Gives] = (),
    forbids: Sequence[Forbids] = (),
    rulings: Sequence[str] = (),
    new: bool = False,
    numbers: dict[str, Scalar] | None = None,
) -> Effect:
    """Write an effect down; `new` ones came with the revised list."""
    terms = ("new",) if new else ()
    return Effect(
        Perk(
            name,
            family,
            "weapon",
            terms,
            numbers or {},
            says,
            gives=tuple(gives),
            forbids=tuple(forbids),
            rulings=tuple(rulings),
        ),
        apply,
    )


def lasting(span: Span = "turn") -> Apply:
    """Lay the effect itself, with its amount: until the Effects Phase, or (`step`) the end of this Turn."""

    def apply(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
        del strike
        until = Until(span, game.state.clock.turn)
        amount = line.amount or 1
        if line.of:
            yield from game.lay(line.effect, on, by=by, amount=amount, until=until, of=line.of)
        else:
            yield from game.lay(line.effect, on, by=by, amount=amount, until=until)

    return apply


def once(apply: Apply) -> Apply:
    """Apply something only where the effect does not lie on the model already."""

    def first(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
        if any(each.get("of") in (None, line.of) for each in game.state.effects_on(on, line.effect)):
            game.say(f"{line.text} gains nothing more", on)
        else:
            yield from apply(game, strike, line, on, by)

    return first

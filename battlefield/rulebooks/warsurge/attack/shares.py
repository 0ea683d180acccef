"""How the dice of an attack are shared out: each wielder and each template is placed for itself."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from math import inf

from battlefield.rulebooks.warsurge.attack.attack import Attack, covered
from battlefield.rulebooks.warsurge.attack.attack_parts import Part, Placement, Share, merged
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.merged_units import living_with
from battlefield.rulebooks.warsurge.words import ROLLS_APART, TOLD_BY_RANGE
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import TABLE
from battlefield.rules.table import layout

Laid = tuple[str, float, int, Part | None]
"""A template: who laid it, how far its farthest edge is from there, how many of the target it covers, and for
which of the attacks of who laid it, where that has laid several.
"""


def share_aimed(game: Game, attack: Attack, blind: Collection[str]) -> None:
    """Share the dice of an aimed attack out by how far off each wielder stands, and by who is blind to it."""
    unit, target = attack.attacker, attack.target
    seen = tuple(wielder not in blind for wielder in attack.wielders)
    covers = {
        sight: not (attack.placed.melee or target == unit) and covered(game, unit, wielders, target)
        for sight, wielders in _by_sight(attack.wielders, seen).items()
    }
    gaps = _gaps(game, attack)
    singles = [
        Share((wielder,), ((wielder, 1),), gap, sight, covers[sight])
        for wielder, gap, sight in zip(attack.wielders, gaps, seen, strict=True)
    ]
    placed = replace(attack.placed, cover=any(covers.values()))
    _settle(game, attack, placed, singles)


def share_sent(attack: Attack, parts: Mapping[str, Part]) -> None:
    """Let only a part of each wielder's attacks be these; dice of those with other parts are apart."""
    kept = [
        replace(share, wielders=tuple(each for each, _ in lots), lots=tuple(lots), part=part)
        for share in attack.placed.shares
        for part in dict.fromkeys(parts[each] for each, _ in share.lots)
        for lots in [[lot for lot in share.lots if parts[lot[0]] == part]]
    ]
    attack.place(replace(attack.placed, shares=tuple(kept)))


def share_laid(game: Game, attack: Attack, laid: Sequence[Laid]) -> None:
    """Share the dice of an attack by templates out by where each of them lies; the unseen are in cover."""
    sees = dict(zip(attack.wielders, seeing(game, attack), strict=True))
    seen, lies = any(sees.values()), attack.placed
    singles = []
    for wielder, far, under, part in laid:
        sight = sees.get(wielder, seen)  # one that is gone by now saw what the others see
        cover = lies.cover or not sight
        made = Share((wielder,), ((wielder, under),), lies.distance, sight, cover, under, far)
        singles.append(replace(made, parts=(part,)) if part else made)
    under, far_edge = sum(each[2] for each in laid), max((each[1] for each in laid), default=0.0)
    cover = any(share.cover for share in singles)
    placed = replace(lies, seen=seen, under=under, far_edge=far_edge, cover=cover)
    _settle(game, attack, placed, singles)


def share_inside(game: Game, attack: Attack, under: int) -> None:
    """Let each wielder's template count as so many models of who is shut in."""
    lies = attack.placed
    singles = [
        Share((each,), ((each, under),), lies.distance, lies.seen, lies.cover, under, lies.distance)
        for each in attack.wielders
    ]
    placed = replace(lies, under=under * len(singles), far_edge=lies.distance)
    _settle(game, attack, placed, singles)


def share_leaping(game: Game, attack: Attack) -> None:
    """Share the dice of a leap out by how far its target stands from each wielder."""
    gaps = _gaps(game, attack)
    lies = attack.placed
    singles = [
        Share((wielder,), ((wielder, 1),), gap, lies.seen, lies.cover)
        for wielder, gap in zip(attack.wielders, gaps, strict=True)
    ]
    _settle(game, attack, replace(lies, distance=min(gaps, default=lies.distance)), singles)


def keep_wielders(attack: Attack, left: tuple[str, ...]) -> None:
    """Leave the dice out of whose wielders are gone; templates that lie already go on without theirs."""
    if left == attack.wielders:
        return
    attack.aim(replace(attack.aimed, wielders=left))
    if attack.placed.under:
        return
    kept = (
        replace(
            share,
            wielders=tuple(each for each in share.wielders if each in left),
            lots=tuple(lot for lot in share.lots if lot[0] in left),
        )
        for share in attack.placed.shares
    )
    attack.place(replace(attack.placed, shares=tuple(share for share in kept if share.lots)))


def seeing(game: Game, attack: Attack) -> tuple[bool, ...]:
    """Tell of each wielder whether it sees the target."""
    state = game.state
    eyes = [passengers.standing(state, attack.attacker, (wielder,)) for wielder in attack.wielders]
    all_ = tuple(dict.fromkeys(eye for each in eyes for eye in each))
    models = living_with(state, attack.target) or state.figures_of(attack.target)
    looked_at = passengers.standing(state, attack.target, [figure.id for figure in models])
    rows = layout.seen_pairs(state, all_, looked_at)
    sees = {eye: any(row) for eye, row in zip(all_, rows, strict=True)}
    return tuple(any(sees[eye] for eye in each) for each in eyes)


def _by_sight(wielders: tuple[str, ...], seen: Sequence[bool]) -> dict[bool, tuple[str, ...]]:
    pairs = tuple(zip(wielders, seen, strict=True))
    return {sight: tuple(w for w, s in pairs if s == sight) for sight in dict.fromkeys(seen)}


def _gaps(game: Game, attack: Attack) -> tuple[float, ...]:
    """Measure from each wielder to the target; as far as the whole attack where they are not apart."""
    if not _is_apart(game, attack):
        return (attack.placed.distance,) * len(attack.wielders)
    state = game.state
    return layout.gaps_to(
        state, [passengers.stand_in(state, id_, attack.target) for id_ in attack.wielders], attack.target
    )


def _is_apart(game: Game, attack: Attack) -> bool:
    """Return whether attacker and target stand on the table, or are carried there, each for itself."""
    state, unit, target = game.state, attack.attacker, attack.target
    if target == unit or not attack.wielders or state.units[target].where == unit:
        return False
    return all(state.units[layout.carrier_of(state, each)].where == TABLE for each in (unit, target))


def _settle(game: Game, attack: Attack, placed: Placement, singles: Sequence[Share]) -> None:
    apart = game.figure(ROLLS_APART, 0, attack.attacker, weapon=attack.weapon).value > 0
    by_range = game.figure(TOLD_BY_RANGE, 0, attack.attacker, weapon=attack.weapon).value > 0
    attack.place(replace(placed, shares=merged(singles, placed.reach if by_range else inf, apart=apart)))

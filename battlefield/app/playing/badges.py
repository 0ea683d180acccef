"""What is marked on the rim of a model: its wounds, what lies on its unit, and what its unit has done."""

from collections.abc import Iterator

from battlefield.app.books.faces import face_of
from battlefield.app.wording.names import effect_name
from battlefield.app.wording.side_colours import side_name
from battlefield.app.wording.told_apart import name_apart
from battlefield.rules.book.face import Badge
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Catalogue
from battlefield.rules.core.state import GONE, Effect, State, Unit

MOST = 4  # badges before "+n"


def badges(state: State, catalogue: Catalogue, acting: str = "") -> dict[str, tuple[Badge, ...]]:
    """Return the badges of each figure on the table that has any.

    What is true of a whole unit is marked on its first figure alone; who is acting has not acted yet.
    """
    game, face, found = Game(state, catalogue), face_of(state.book), {}
    for unit in state.on_table():
        full = face.full_hp(game, unit.id)
        for place, figure in enumerate(unit.figures):
            whole = () if place else tuple(_of_unit(state, unit, unit.id == acting))
            own = (*_wounds(state, figure, full, face.health), *whole, *_effects(state, figure))
            if own:
                found[figure] = _at_most(own)
    return found


def _at_most(found: tuple[Badge, ...]) -> tuple[Badge, ...]:
    if len(found) <= MOST:
        return found
    rest = found[MOST:]
    return (*found[:MOST], Badge("more", f"+{len(rest)}", "\n".join(badge.words for badge in rest)))


def _wounds(state: State, figure: str, full: int, health: str) -> Iterator[Badge]:
    hp = state.figures[figure].hp
    if hp < full:
        yield Badge("wounds", f"{hp}/{full}", f"{hp} {health} of {full}")


def _of_unit(state: State, unit: Unit, acts: bool) -> Iterator[Badge]:
    yield from (sign for sign in face_of(state.book).signs(state, unit) if sign.kind != "acted" or not acts)
    carried = [each.name for each in state.units.values() if each.where == unit.id]
    if carried:
        yield Badge("carrying", str(len(carried)), f"carries {', '.join(carried)}")
    if unit.terrain is not None:
        yield Badge("terrain", "", ", ".join(("is terrain now", *unit.terrain)))
    yield from _effects(state, unit.id)


def _effects(state: State, on: str) -> Iterator[Badge]:
    """Yield the effects on something that have a printed name; what rules remember begins small."""
    for effect in state.effects_on(on):
        if effect.name[:1].isupper():
            yield Badge("effect", _letters(effect.name), effect_words(state, effect))


def _letters(name: str) -> str:
    """Return the first letters of a name: one of a single word, two of more."""
    words = [word for word in name.replace("-", " ").split() if word[:1].isalpha()]
    return "".join(word[0] for word in words[:2])


def effect_words(state: State, effect: Effect) -> str:
    """Say what is in force, how often, until when and by whom."""
    amount = f" ×{effect.amount}" if effect.amount != 1 else ""
    by = name_apart(state, effect.by)
    until = face_of(state.book).until_words(effect.until.span, effect.until.turn)
    parts = (f"{effect_name(effect)}{amount}", until, f"by {by}" if by and effect.by != effect.on else "")
    return ", ".join(part for part in parts if part)


def tip_of(state: State, catalogue: Catalogue, figure: str, acting: str = "") -> str:
    """Say who a figure on the table is, what HP it has, and spell out all its badges."""
    unit = state.units.get(state.figures[figure].model.unit)
    if unit is None or unit.where == GONE or figure not in unit.figures:
        return ""
    face = face_of(state.book)
    full = face.full_hp(Game(state, catalogue), unit.id)
    count = len(unit.figures)
    models = f", {count} models, {state.hp(unit.id)} {face.health} in all" if count > 1 else ""
    head = f"{unit.name} ({side_name(unit.commander)}){models}"
    found = (*_of_unit(state, unit, unit.id == acting), *_effects(state, figure))
    hp = state.figures[figure].hp
    left = f"{hp} {face.health} of {full}" if hp <= full else f"{hp} {face.health}, {hp - full} beyond full"
    return "\n".join((head, left, *(badge.words for badge in found)))

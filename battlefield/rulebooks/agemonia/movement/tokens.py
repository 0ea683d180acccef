"""Tokens that a scenario lays on its map, read from their names: Start, Trap, Story, Teleport."""

import re

from battlefield.rulebooks.agemonia.movement.ground import has_room, is_closed
from battlefield.rulebooks.agemonia.vocabulary import COLOURS, GATE, START, STORY, TRAP
from battlefield.rulebooks.agemonia.words import AMOUNT, COLOUR, RANGE, SIDE_UP, number_on
from battlefield.rules.core.state import Marker, State
from battlefield.rules.core.values import Scalar, info_of
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.skirmish.words import ITS_TOKEN
from battlefield.rules.table.areas import area_at

_PLAIN = re.compile(rf"({START}|{TRAP}|{STORY})(?: (\d{{1,3}}))?")
_GATE = re.compile(rf"(\w+) {GATE} \((active|inactive)(?:, range (\d{{1,2}}))?\)")
HOW = f"'{START}', '{TRAP} 2', '{STORY} 7' or 'Blue {GATE} (active, range 3)'"


def token_facts(name: str) -> dict[str, Scalar]:
    """Return what the name of a token says; nothing where it is no token of this game."""
    plain, gate = _PLAIN.fullmatch(name), _GATE.fullmatch(name)
    if plain is not None:
        return {ITS_TOKEN.name: plain[1], **({AMOUNT: int(plain[2])} if plain[2] else {})}
    if gate is not None and gate[1].lower() in COLOURS:
        return dict(
            (ITS_TOKEN(GATE), COLOUR(gate[1].lower()), SIDE_UP(gate[2]), number_on(RANGE)(int(gate[3] or 0)))
        )
    return {}


def token_of(written: Objective) -> Marker:
    """Make a token of what is written down for a scenario."""
    at = written.at if written.at is not None else (0.0, 0.0)
    facts = token_facts(written.name) if written.kind == "token" else {}
    return Marker(written.id, written.name or written.kind, at, written.side, info=info_of(facts))


def why_not_tokens(state: State) -> str:
    """Say which token is none, or lies in no area, or nothing."""
    for token in state.markers:
        if not token.get(ITS_TOKEN):
            return f"the token {token.id} is called '{token.name}'; call it {HOW}"
        if not area_at(state, token.at):
            return f"the token {token.id} lies in no area; move it into one"
    return ""


def start_areas(state: State, unit: str) -> tuple[str, ...]:
    """Return the areas that a figure may start in: those marked for it, or any, as far as there is room."""
    side = state.units[unit].side
    laid = [mark for mark in state.markers if mark.get(ITS_TOKEN) == START and mark.side in ("", side)]
    marked = [area_at(state, mark.at) for mark in laid]
    marked += [area.id for area in state.areas if area.start == side]
    free = [a.id for a in state.areas if has_room(state, a.id, unit) and not is_closed(state, a.id)]
    return tuple(area for area in free if area in marked) or tuple(free)

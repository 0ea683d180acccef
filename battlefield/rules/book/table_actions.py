"""What those at a table do by agreement, whatever book they play: they open and close its doors.

No book has an action for it, so it is nobody's turn and costs nothing: either side may do it between two
actions, where the battle's setting does not keep doors as they stand.
"""

from collections.abc import Callable

from battlefield.geometry.displacement import Layout, is_stable, overlapping
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.pieces import Body, Table
from battlefield.rules.book.actions import Action, Book
from battlefield.rules.book.setting import AS_THEY_STAND, DOORS
from battlefield.rules.core.events import DoorSwung
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.spelling_hints import nearest
from battlefield.rules.core.state import State
from battlefield.rules.core.values import info_of
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.scene.doors import doors_of, set_door
from battlefield.rules.table.table import body_of, piece_of
from battlefield.rules.table.underground import figures_below

OPEN_DOOR, CLOSE_DOOR = "Open a door", "Close a door"
TABLE_ACTIONS = (OPEN_DOOR, CLOSE_DOOR)
_WORDS = ("door", "gate")
_DOOR = "door"  # what the action takes: which door


def swinging(door: str, is_open: bool, by: str) -> Action:
    """Return the action by which a side opens or closes a door, named by its id."""
    return Action(OPEN_DOOR if is_open else CLOSE_DOOR, by, info=info_of({_DOOR: door}))


def refusal_of(book: Book, state: State, action: Action) -> str:
    """Say in one sentence why an action may not be begun, be it the book's or the table's; else nothing."""
    return _refusal(state, action) if action.name in TABLE_ACTIONS else book.refusal(state, action)


def flow_of(book: Book, action: Action) -> Callable[[Game], Flow[None]]:
    """Return the flow of an action, be it the book's or the table's."""
    return (lambda game: _swung(game, action)) if action.name in TABLE_ACTIONS else book.flow(action)


def are_doors_moved(state: State) -> bool:
    """Return whether a battle has doors that are opened and closed in it."""
    return not _are_kept(state) and any(piece.door is not None for piece in state.terrain)


def named_door(piece: Terrain) -> str:
    """Name a door, as a door where its own name does not say so."""
    name = piece.name or piece.id
    if name.casefold() in _WORDS:
        return f"the {name.casefold()}"
    return name if any(word in name.casefold() for word in _WORDS) else f"the door {name}"


def door_words(piece: Terrain) -> str:
    """Name a door at the beginning of a sentence."""
    name = named_door(piece)
    return name[:1].upper() + name[1:]


def _refusal(state: State, action: Action) -> str:
    doors = {piece.id: piece for piece in doors_of(state.scene())}
    door = next((value for name, value in action.info if name == _DOOR), "")
    if state.result:
        return "the battle is over"
    if action.by not in state.sides:
        return f"there is no side {action.by!r}{nearest(action.by, state.sides)}"
    if _are_kept(state):
        return "doors stay as they stand in this battle"
    if not door:
        return "name the door that is opened or closed"
    if door not in doors:
        return f"there is no door {door!r}{nearest(str(door), doors)}"
    return _why_not(state, doors[str(door)], is_open=action.name == OPEN_DOOR)


def _are_kept(state: State) -> bool:
    return state.setting(DOORS.name, DOORS.usual) == AS_THEY_STAND


def _why_not(state: State, piece: Terrain, *, is_open: bool) -> str:
    """Say why a door cannot be opened or closed; whose base is in the way is not told: it may be a secret."""
    is_so = piece.door is not None and piece.door.is_open == is_open
    if is_so:
        return f"{door_words(piece)} is {'open' if is_open else 'closed'} already"
    if is_open:
        return f"{door_words(piece)} cannot be opened: a base stands on it" if _bears(state, piece) else ""
    blocked = f"{door_words(piece)} cannot be closed: a base stands in the doorway"
    return blocked if _is_filled(state, set_door(piece, False)) else ""


def _is_filled(state: State, shut: Terrain) -> bool:
    """Return whether a base overlaps a door as it is once it is closed, at a height that it fills."""
    room = Layout.of(Table(state.board.width, state.board.height, (piece_of(shut),), ()))
    deep = figures_below(state)
    bodies = (body_of(model) for model in state.scene().models if model.id not in deep)
    return any(overlapping(room.pieces, body.base, room.is_piece_in_the_way(body)) for body in bodies)


def _bears(state: State, door: Terrain) -> bool:
    """Return whether a base stands on top of a closed door where nothing else would bear it."""
    on_top = [m for m in state.scene().models if door.platform and is_within(abs(m.bottom - door.top), 0.0)]
    rest = tuple(piece_of(piece) for piece in state.terrain if piece is not door)
    size = state.board.width, state.board.height
    with_it, without = (Layout.of(Table(*size, some, ())) for some in ((*rest, piece_of(door)), rest))

    def falls(body: Body) -> bool:
        stands = is_stable(with_it, body, body.base.at, body.bottom)
        is_borne = bool(without.surface(body.bottom)[0])
        return stands and not (is_borne and is_stable(without, body, body.base.at, body.bottom))

    return any(falls(body_of(model)) for model in on_top)


def _swung(game: Game, action: Action) -> Flow[None]:
    """Open or close the door that an action names."""
    door = next(value for name, value in action.info if name == _DOOR)
    game.emit(DoorSwung(str(door), action.name == OPEN_DOOR))
    yield from ()

"""What a player has done in a battle so far, and what lies before them: what lessons are chosen by."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from battlefield.app.books.faces import face_of
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.placing import PlacingHand
from battlefield.app.playing.prompts.prompt import LOOKING, SEEKING, Asked
from battlefield.geometry.kernel.shapes import Outline, Point
from battlefield.geometry.pieces.terrain import contains_point, nearest_point
from battlefield.rules.book.face import Face
from battlefield.rules.core.events import DiceRolled
from battlefield.rules.core.requests import Request
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Model

_SHIFT = 0.25  # inches; what is moved by less is not said to have been moved
_INCH = 25.4  # millimetres
Shown = tuple[tuple[str, Point], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A place in the play: how much has happened, and what is asked."""

    events: int
    pending: Request | None


class Watch:
    """Looks on as somebody plays; `did` names what they have done at least once in this battle."""

    def __init__(self, desk: BattleDesk) -> None:
        self.desk = desk
        self.tool = "play"
        self.did: dict[str, int] = {}
        self.asked: Asked = desk.hand.asked
        self.step = self._step_now()
        self._stood: Shown = self._places()
        self._looks = desk.gaze.looks
        self._is_program = False  # whether the program was to decide when it was last looked
        self._changes: tuple[State, str, bool] | None = None  # what was last found of a unit's card

    def take(self, tool: str) -> None:
        """Note which tool is in hand."""
        if tool == "play" and self.tool != "play":
            self.note("left a tool")
        self.tool = tool

    def note(self, deed: str) -> None:
        """Note that the player has done something."""
        self.did[deed] = self.did.get(deed, 0) + 1

    def has(self, deed: str, times: int = 1) -> bool:
        """Return whether the player has done something so many times."""
        return self.did.get(deed, 0) >= times

    def look(self) -> bool:
        """Look what has changed; tell whether a person has gone on or back with the play."""
        before, asked, by_program = self.step, self.asked, self._is_program
        self.step, self.asked = self._step_now(), self.desk.hand.asked
        self._is_program = bool(self.desk.opponent.side)
        moved = (self.step.events, self.step.pending) != (before.events, before.pending)
        if moved and by_program:
            self._stood, moved = self._places(), False
        elif moved:
            self._note_step(before, asked)
            self._stood = self._places()
        elif self.asked.kind == "places":
            self._note_places()
        if self.desk.gaze.looks > self._looks and self.desk.gaze.unit:
            self.note("looked")
        self._looks = self.desk.gaze.looks
        if self.desk.looking.is_back:
            self.note("looked back")
        if self.desk.gaze.line is not None:
            self.note("pointed")
        if self.desk.table.reading is not None:
            self.note("measured")
        return moved

    def _step_now(self) -> Step:
        return Step(self.desk.battle.session.event_count, self.desk.pending)

    def _note_step(self, before: Step, asked: Asked) -> None:
        """Note what was begun or answered, and what came of it; a step back is only that."""
        if self.desk.battle.can_redo:
            self.note("taken back")
            return
        course = self.desk.battle.session.course
        action = (course.hand if course.hand is not None else course.deeds[-1]).action.name
        if asked.kind == "idle":
            self.note(f"began {action}")
        else:
            self.note(f"answered {asked.kind}")
            self.note(f"answered {asked.kind} in {action}")
        if asked.kind == "choose" and any(choice.id in self.desk.state.units for choice in asked.choices):
            self.note("target")
        happened = self.desk.battle.session.events[before.events :]
        if self.turn and any(isinstance(event, DiceRolled) for event in happened):
            self.note("rolled")
            if action == "Attack":
                self.note("struck")
        if self.marked("melee"):
            self.note("melee")

    def _note_places(self) -> None:
        """Note which models were moved since the question came, and whether the place will not do."""
        now = self._places()
        if len(self._stood) != len(now):
            self._stood = now
        moved = [(b[0] - a[0], b[1] - a[1]) for (_, a), (_, b) in zip(self._stood, now, strict=True)]
        far = [by for by in moved if hypot(*by) > _SHIFT]
        if any(_is_apart(place, moved) for place in range(len(moved))):
            self.note("moved one")
        elif far and len(far) == len(now):
            self.note("moved together")
        if self.refused:
            self.note("was refused")
        elif self.has("was refused") and self.asked.accept:
            self.note("mended")

    def _places(self) -> Shown:
        hand = self.desk.hand
        if not isinstance(hand, PlacingHand):
            return ()
        return tuple((place.figure, place.at) for place in hand.places)

    # what lies before the player

    @property
    def face(self) -> Face:
        """The book that is played, as it is shown."""
        return face_of(self.desk.state.book)

    @property
    def turn(self) -> int:
        """The turn that is played."""
        return self.desk.state.clock.turn

    @property
    def has_begun(self) -> bool:
        """Whether the battle has begun: it deploys, or plays its turns."""
        return self.turn > 0 or bool(self.phase)

    @property
    def phase(self) -> str:
        """The phase that is played."""
        return self.desk.state.clock.phase

    @property
    def action(self) -> str:
        """The name of the action in hand, or nothing."""
        hand = self.desk.battle.session.course.hand
        return hand.action.name if hand is not None else ""

    @property
    def refused(self) -> bool:
        """Whether the panel says why a place will not do."""
        return (
            self.asked.kind == "places"
            and bool(self._stood)
            and self.asked.problem not in ("", LOOKING, SEEKING)
        )

    @property
    def has_moved(self) -> bool:
        """Whether models in hand are elsewhere than when the question came."""
        now = self._places()
        return len(now) == len(self._stood) and now != self._stood

    @property
    def held(self) -> str:
        """The figure that is in hand, or nothing."""
        hand = self.desk.hand
        return hand.held if isinstance(hand, PlacingHand) and hand.places else ""

    @property
    def asked_figures(self) -> tuple[str, ...]:
        """The figures that are to be placed."""
        return tuple(id_ for id_, _ in self._stood)

    @property
    def options(self) -> tuple[str, ...]:
        """The ids of what can be chosen."""
        return tuple(choice.id for choice in self.asked.choices if not choice.refusal)

    def strikes_by_touch(self) -> bool:
        """Return whether the unit in hand has a weapon that reaches no farther than its bases."""
        held = self.desk.state.figures[self.held].model.unit if self.held else ""
        if not held:
            return False
        weapons = self.desk.battle.book.card(self.desk.state, held).weapons
        ranges = [line.shown for weapon in weapons for line in weapon.lines if line.name == "Range"]
        return any(shown.startswith('0"') for shown in ranges)

    @property
    def sees_changes(self) -> bool:
        """Whether the unit that is looked at has numbers that are not as printed."""
        unit, state = self.desk.gaze.unit, self.desk.state
        if unit not in state.units:
            return False
        if self._changes is None or self._changes[0] is not state or self._changes[1] != unit:
            card = self.desk.battle.book.card(state, unit)
            lines = (*card.lines, *(line for weapon in card.weapons for line in weapon.lines))
            self._changes = state, unit, any(line.change for line in lines)
        return self._changes[2]

    def enemy_unit(self, action: str) -> str:
        """Return the unit of the program that has just done something of a name that is to be seen."""
        opponent, course = self.desk.opponent, self.desk.battle.session.course
        last = course.deeds[-1].action if course.deeds and course.hand is None else None
        if last is None or opponent.side or last.name != action or not opponent.plays(last.by):
            return ""
        if not opponent.trail and action != "Deploy":
            return ""  # it has stayed where it was, or missed
        return last.unit if self.desk.state.units[last.unit].figures and self._is_there(last.unit) else ""

    def first_ready(self) -> str:
        """Return the unit on the table that may begin most: the one looked at, else the first of equals."""
        units = self.desk.state.units
        begun = (offer.action for offer in self.desk.battle.actions() if not offer.refusal)
        counts = Counter(action.unit for action in begun if action.unit in units)
        there = [unit for unit in counts if units[unit].figures and self._is_there(unit)]
        return max(there, key=lambda unit: (counts[unit], unit == self.desk.gaze.unit), default="")

    def _is_there(self, unit: str) -> bool:
        first = self.desk.state.units[unit].figures[0]
        return self.desk.table.scene.model(first) is not None

    def fallen(self) -> str:
        """Return a figure that has no HP left and still stands."""
        state = self.desk.state
        found = (
            figure.id for unit in state.on_table() for figure in state.figures_of(unit.id) if figure.hp <= 0
        )
        return next(found, "")

    def marked(self, kind: str = "") -> str:
        """Return the first figure of a unit that the book shows a sign on, of any kind or of one."""
        state = self.desk.state
        found = (
            unit.figures[0]
            for unit in state.on_table()
            if any(not kind or badge.kind == kind for badge in self.face.signs(state, unit))
        )
        return next(found, "")

    def nearest_rough(self) -> tuple[str, float]:
        """Return the difficult ground nearest to the model in hand, and how far it is from its base."""
        own = self.desk.table.shown.model(self.held) if self.held else None
        rough = (piece for piece in self.desk.table.scene.terrain if "difficult" in piece.ground)
        far = [(_away(own, piece.outline), piece.id) for piece in rough] if own is not None else []
        gap, found = min(far, default=(0.0, ""))
        return found, gap

    def nearest_foe(self) -> tuple[str, float]:
        """Return the enemy model nearest to the one in hand, and about how far their bases are apart."""
        own = self.desk.table.shown.model(self.held) if self.held else None
        if own is None:
            return "", 0.0
        foes = [m for m in self.desk.table.shown.models if m.side != own.side]
        found = min(foes, key=lambda foe: (_gap(own, foe), foe.id), default=None)
        return (found.id, _gap(own, found)) if found is not None else ("", 0.0)


def _is_apart(place: int, moved: Sequence[Point]) -> bool:
    """Return whether a shift is unlike all others, which are like each other."""
    (x, y), others = moved[place], (*moved[:place], *moved[place + 1 :])
    alike = all(hypot(o[0] - others[0][0], o[1] - others[0][1]) <= _SHIFT for o in others)
    return bool(others) and alike and hypot(x - others[0][0], y - others[0][1]) > _SHIFT


def _away(model: Model, outline: Outline) -> float:
    """Say about how far a base is from an outline, 0 where its middle is inside."""
    if contains_point(outline, model.at):
        return 0.0
    x, y = nearest_point(outline, model.at)
    return hypot(x - model.at[0], y - model.at[1]) - model.base.length_mm / 2.0 / _INCH


def _gap(one: Model, other: Model) -> float:
    """Say about how far bases are apart: near enough to speak of, too coarse to decide by."""
    far = hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])
    return far - (one.base.length_mm + other.base.length_mm) / 2.0 / _INCH

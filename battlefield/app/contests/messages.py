"""What a player outside the program is told, and what it says: JSON objects, one a line."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from battlefield.app.battle.scripted import answer_of, form_of
from battlefield.files.battles.records import plain
from battlefield.files.scene.writing import scene_bytes
from battlefield.files.text import json_text
from battlefield.files.text.errors import SceneError, shown
from battlefield.play.opponents.view import Decision, View
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Placed
from battlefield.rules.core.requests import Answer, Choose, Confirm, Order, Places, Request, Spot
from battlefield.rules.core.state import State

VERSION = 1
QUESTIONS = ("legal", "forecast", "ask")
Object = dict[str, object]


class UnreadableError(ValueError):
    """What a player says cannot be understood; its text is why."""


def line_of(message: Mapping[str, object]) -> bytes:
    """Write a message as a line, without its end."""
    return json.dumps(message, ensure_ascii=False, allow_nan=False).encode()


def greeting(view: View, budget: float) -> Object:
    """Say who is spoken to, in which battle."""
    state = view.state
    return {
        "type": "greeting", "version": VERSION, "book": state.book, "side": view.side,
        "sides": list(state.sides), "settings": dict(state.settings), "budget": budget,
    }  # fmt: skip


def decide(
    number: int, budget: float, view: View, actions: Sequence[Action], suggested: Sequence[Answer]
) -> Object:
    """Ask for a decision: an action to begin, or an answer."""
    asked = view.request
    head: Object = {"type": "decide", "id": number, "budget": budget, "view": view_object(view)}
    if asked is None:
        return {**head, "actions": [_action(each) for each in actions]}
    return {**head, "request": {**request_object(asked), "suggested": [written(each) for each in suggested]}}


def view_object(view: View) -> Object:
    """Write what a side knows."""
    state, clock = view.state, view.state.clock
    found: Object = {
        "side": view.side, "turn": clock.turn, "phase": clock.phase, "step": clock.step,
        "acting": clock.side, "first": clock.first,
        "scores": {side: state.scores.get(side, 0) for side in state.sides},
        "scene": json.loads(scene_bytes(state.scene())),
        "units": {id_: _unit(state, id_) for id_ in state.units},
        "profiles": {id_: plain(profile) for id_, profile in state.profiles.items()},
        "markers": [plain(mark) for mark in state.markers],
    }  # fmt: skip
    if view.action is not None:
        found["in hand"] = {**_action(view.action), "answers": [written(each) for each in view.answers]}
    return found


def _unit(state: State, id_: str) -> Object:
    unit = state.units[id_]
    return {
        "name": unit.name, "side": unit.side, "commander": unit.commander, "where": unit.where,
        "profile": unit.profile, "strength": unit.strength,
        "models": {f.id: {"hp": f.hp, "weapons": list(f.weapons)} for f in state.figures_of(id_)},
        "effects": [{"name": each.name, "amount": each.amount} for each in state.effects_on(id_)],
    }  # fmt: skip


def _action(action: Action) -> Object:
    return {"action": action.name, "unit": action.unit, "info": dict(action.info), "cost": action.cost}


def kind_of(request: type[Request]) -> str:
    """Return what messages call a kind of request."""
    return request.__name__.lower()


def request_object(asked: Request) -> Object:
    """Write what is asked."""
    found: Object = {"kind": kind_of(type(asked)), "by": asked.by, "what": asked.what}
    if isinstance(asked, Choose | Order):
        found["options"] = [{"id": option.id, "words": option.words} for option in asked.options]
    if isinstance(asked, Choose):
        found |= {"least": asked.least, "most": asked.most}
    if isinstance(asked, Places):
        bonds = [
            {"models": list(b.figures), "horizontal": b.horizontal, "vertical": b.vertical}
            for b in asked.bonds
        ]
        found |= {"models": list(asked.figures), "coherency": bonds, "is move": asked.is_move}
        found["keeps off"] = asked.keeps_off
    if isinstance(asked, Spot):
        found["within"] = [{"circle": list(c.centre), "radius": c.radius} for c in asked.within]
    return found


def written(answer: Answer) -> object:
    """Write an answer as battle scripts do."""
    if not isinstance(answer, tuple):
        return answer
    return [[p.figure, *p.at, p.bottom] if isinstance(p, Placed) else p for p in answer]


@dataclass(frozen=True, slots=True)
class Said:
    """What a player has said: an answer, or a question, with all that stands in it."""

    kind: str
    number: int
    found: Mapping[str, object]

    @property
    def tag(self) -> Object:
        """What a reply has to repeat."""
        return {"tag": self.found["tag"]} if "tag" in self.found else {}


def said_of(line: bytes) -> Said:
    """Read what a player says; an UnreadableError where it is no message of this version."""
    try:
        found = json_text.decode(line)
        json_text.check(found)
    except SceneError as error:
        raise UnreadableError(f"what it says cannot be read ({error})") from None
    if not isinstance(found, dict) or found.get("type") not in ("ready", "answer", "question"):
        kinds = "ready, answer, question"
        raise UnreadableError(f"it says {shown(found)}; a message has a type, one of: {kinds}")
    number = found.get("id", 0)
    if isinstance(number, bool) or not isinstance(number, int):
        raise UnreadableError(f"its id is {shown(number)}; it must be that of the decision")
    return Said(str(found["type"]), number, found)


def decision_of(found: object, view: View, actions: Sequence[Action]) -> Decision:
    """Read `begin` or `answer`; an UnreadableError where it is none to what is asked."""
    if not isinstance(found, Mapping):
        raise UnreadableError(f"{shown(found)} is no decision; it must be an object")
    if view.request is None:
        number = found.get("begin")
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(actions):
            raise UnreadableError(f"begin is {shown(number)}; it must be 0 to {len(actions) - 1}")
        return Decision(actions[number])
    if "answer" not in found:
        raise UnreadableError("nothing is answered; write it under answer")
    value = found["answer"]
    fits = isinstance(value, bool if isinstance(view.request, Confirm) else list | str)
    answer = answer_of(view.request, value) if fits else None
    if answer is None:
        raise UnreadableError(f"{shown(value)} is no answer to this; {form_of(view.request)}")
    return Decision(answer=answer)

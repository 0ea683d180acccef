"""A question where it arises: beside the unit that it is about, with what the effect says that asks."""

import re

from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.pictures import Drawing
from battlefield.app.playing.aiming.on_table import noted
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.prompt import Asked, digits
from battlefield.app.wording.said import said
from battlefield.app.wording.spoken import spoken, unit_named_in
from battlefield.app.wording.translation import capital, tr
from battlefield.rules.core.perks import Catalogue
from battlefield.rules.core.requests import Places

_FIRST = re.compile(r" \(|, |; ")
_SHOWN = ("confirm", "choose", "order", "roll")


def effect_that_asks(words: str, catalogue: Catalogue) -> str:
    """Say what the effect does that a question names; nothing where it names none."""
    named = [name for name, perk in catalogue.perks.items() if perk.says and _names(words, name)]
    longest = max(named, key=len, default="")
    return f"{longest}: {catalogue.perks[longest].text}" if longest else ""


def _names(words: str, name: str) -> bool:
    return name in words and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words) is not None


def asked_about(battle: Battle) -> str:
    """Return the unit that a question is about, where it is about one."""
    pending, state = battle.pending, battle.state
    if pending is None:
        return ""
    hand = battle.session.course.hand
    if isinstance(pending, Places) and pending.figures:
        acting = state.units.get(state.figures[pending.figures[0]].model.unit)
    else:
        acting = state.units.get(hand.action.unit) if hand is not None else None
        acting = acting or unit_named_in(pending.what, state)
    return acting.id if acting is not None else ""


def asked_near(desk: PlayedDesk, asked: Asked, unit: str) -> Drawing:
    """Write a question below the unit that it is about, with yes and no where that is asked."""
    if asked.kind not in _SHOWN:
        return ()
    words = spoken(asked.what, desk.state)
    told = (capital(said(words, desk.state)), *_answers(asked))
    return noted(desk, desk.seen.shown_id(unit) if unit else "", "quiet", told, (0.0, 1.0))


def _answers(asked: Asked) -> tuple[str, ...]:
    """Say which keys answer a question of yes or no, and what each answer would come to if that is known."""
    if asked.kind != "confirm":
        return ()
    keys = digits(asked.choices)
    enter = tr(" or Enter")
    shown = [f"{keys[each.id]}{enter if each.marked else ''}: {each.words}" for each in asked.choices]
    if any(choice.notes for choice in asked.choices):
        told = (map(_first, choice.notes[:1]) for choice in asked.choices)
        return tuple(" · ".join((words, *each)) for words, each in zip(shown, told, strict=True))
    is_long = any(":" in choice.words for choice in asked.choices)  # what an answer leads to has its own line
    return tuple(shown) if is_long else (" · ".join(shown),)


def _first(note: str) -> str:
    """Give the first figure of a note: the panel tells the rest."""
    return _FIRST.split(note)[0]

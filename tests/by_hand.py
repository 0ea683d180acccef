"""Battles and single flows played with dice and answers written down; all that is written has to be used."""

from battlefield.play.session import Session
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import DiceRolled
from battlefield.rules.core.flow import Running
from battlefield.rules.core.requests import Roll


def begun(state, book, action, dice=()):
    """Begin an action."""
    session = Session(state, book, Listed(dice))
    refusal = session.begin(action)
    assert not refusal, refusal
    return session


def answered(session, *answers):
    """Answer what is asked, one after the other, and give what is asked then; a bare id is one choice."""
    for answer in answers:
        refusal = session.answer((answer,) if isinstance(answer, str) else answer)
        assert not refusal, refusal
    return session.pending


def law_of(session, *answers):
    """Answer as `answered` does, and give the law of what is asked then."""
    answered(session, *answers)
    return session.law


def played(session, answers, dice, ending):
    """Play an action to its end: the answers first, then what `ending` says of each question."""
    left = list(answers)
    while session.pending is not None:
        asked = session.pending
        assert not isinstance(asked, Roll), f"no die left for {asked.what}"
        answered(session, left.pop(0) if left else ending(asked))
    assert not left, f"never asked: {left}"
    assert len(faces_of(session.events)) == len(dice), faces_of(session.events)
    return session


def run(state, catalogue, begin, dice=(), answers=()):
    """Run one flow to its end, and give its game; what no answer is written for is answered as suggested."""
    running, left = Running(state, catalogue, begin, Listed(dice)), list(answers)
    while running.pending is not None:
        asked = running.pending
        assert not isinstance(asked, Roll), f"no die left for {asked.what}"
        refusal = running.answer(left.pop(0) if left else running.law.suggestions()[0])
        assert not refusal, refusal
    assert not left, f"never asked: {left}"
    assert len(faces_of(running.game.events)) == len(dice), faces_of(running.game.events)
    return running.game


def faces_of(events):
    """Give all faces that were rolled, in order."""
    return [face for event in events if isinstance(event, DiceRolled) for face in event.faces]


def options(asked):
    """Give the ids that may be chosen."""
    return [option.id for option in asked.options]

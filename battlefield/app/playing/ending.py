"""How a battle ended: who won, how the sides stand, and what decided it."""

from battlefield.app.battle.fighting import Battle
from battlefield.app.books.faces import face_of
from battlefield.app.opponents.seating import level_words
from battlefield.app.opponents.secret_tempers import revealed


def ending_lines(battle: Battle) -> tuple[str, ...]:
    """Say how the sides stand at the end, and what decides such a game; nothing while it goes on."""
    state = battle.state
    if not state.result:
        return ()
    facts = (f"{side}: {' · '.join(facts)}" for side, facts in battle.standing(state).facts)
    return (*facts, *_decisive(battle), *_tempers(battle))


def _tempers(battle: Battle) -> tuple[str, ...]:
    """Tell the tempers that were secret until now."""
    session = battle.session
    found = revealed(session, session.players)
    return tuple(f"{side} was played with the temper {level_words(temper)}" for side, temper in found.items())


def _decisive(battle: Battle) -> tuple[str, ...]:
    """Say how such a game is won, where its book has several ways."""
    found = []
    for setting in face_of(battle.state.book).settings:
        if setting.is_told and setting.explained:
            value = battle.state.setting(setting.name, setting.usual)
            says = setting.explained.get(value, "")
            if says:
                found.append(f"{setting.text}, {value}: {says[:1].lower()}{says[1:]}")
    return tuple(found)

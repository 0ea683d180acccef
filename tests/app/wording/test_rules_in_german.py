"""What battles of all books say, ask and refuse by chance is told in German, but for what is printed.

Run with MORE_SEEDS=5 for battles by other chances.
"""

import os
import re
from dataclasses import replace
from functools import cache
from random import Random

import pytest
import translating

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import chance_step
from battlefield.app.wording.said import said
from battlefield.app.wording.spoken import spoken
from battlefield.app.wording.translation import speak
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.core.events import Placed
from battlefield.rules.core.laws import ChooseLaw, PlacesLaw, SpotLaw
from battlefield.rules.core.requests import Confirm

BATTLES = (
    "first_battle",
    "dock_brawl",
    "drowned_mill",
    "hooks_and_mirrors",
    "mended_and_risen",
    "under_the_crane",
    "three_cairns",
    "toll_bridge",
    "twin_sluices",
)  # of all four books
SEEDS = 1 + int(os.environ.get("MORE_SEEDS", "0"))
STEPS = 260
WORD = re.compile(r"(?<![\w/])[a-z][a-z']+(?!\w)")
QUOTED = re.compile(r"„[^“]*“|“[^”]*”")  # what a card says, and what a setting is called


@cache
def german() -> tuple[dict[tuple[str, str], str], frozenset[str]]:
    """Return the German texts, and all words that stand in them."""
    [path] = (each for each in translating.files() if each.stem.endswith("_de"))
    found = translating.messages(path)
    words = {word for each in found for form in each.forms for word in WORD.findall(form)}
    return {(each.message.source, each.message.comment): each.forms[0] for each in found}, frozenset(words)


def printed(battle: Battle) -> re.Pattern[str]:
    """Return what finds the names in a battle: of units, weapons, perks, effects, markers and places."""
    state = battle.state
    names = {unit.name for unit in state.units.values()} | {each.name for each in state.profiles.values()}
    names |= {each.name for each in (*state.markers, *state.terrain, *state.areas)}
    names |= {each.name.partition("/")[0] for each in state.effects} | set(battle.book.catalogue.perks)
    names |= {each.name.partition("/")[0].title() for each in state.effects}
    names |= {re.sub(r" [IVX]+$", "", each) for each in names}
    told = sorted((each for each in names if each), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, told))})(?!\w)")


def unknown(words: str) -> set[str]:
    """Return the words that stand in no German text."""
    return {word for word in WORD.findall(words) if word not in german()[1]}


class Listener:
    """Plays a battle by chance, and keeps what of it is told in English."""

    def __init__(self, name: str, seed: int) -> None:
        self.battle = Battle.started(replace(read_script(asset(f"rosters/{name}.json")), steps=()))
        self.chance, self.seed = Random(seed), seed
        self.english: dict[str, str] = {}
        self.heard = 0
        self.known: set[str] = set()

    def hear(self, words: str) -> None:
        """Look whether a sentence stays English in German."""
        if not words or words in self.known:
            return
        self.known.add(words)
        self.heard += 1
        told = said(spoken(words, self.battle.state), self.battle.state)
        ours = QUOTED.sub("", told)
        if unknown(ours) and (left := unknown(printed(self.battle).sub("X", ours))):
            self.english[words] = f"{told} {sorted(left)}"

    def listen(self) -> None:
        """Hear what is asked, offered and refused now."""
        battle, law = self.battle, self.battle.session.law
        asked = battle.pending
        if asked is None:
            for offer in battle.actions():
                self.hear(offer.refusal)
                self.hear(offer.loss.words if offer.loss is not None else "")
            return
        for words in asked.parts if isinstance(asked, Confirm) else (asked.what,):
            self.hear(words)
        for option in getattr(asked, "options", ()):
            self.hear(option.words)
        if isinstance(law, ChooseLaw) and law.why_not is not None:
            for unit in battle.state.units:
                self.hear(law.why_not(unit))
        if isinstance(law, SpotLaw):
            self.hear(law.refusal(self.anywhere()))
        if isinstance(law, PlacesLaw):
            self.hear(law.refusal(tuple(Placed(each, self.anywhere()) for each in law.request.figures)))

    def anywhere(self) -> tuple[float, float]:
        """Return a point of the table by chance."""
        board = self.battle.state.board
        return self.chance.uniform(0.0, board.width), self.chance.uniform(0.0, board.height)

    def play(self) -> None:
        """Play so many steps, hearing all of it."""
        for _ in range(STEPS):
            self.listen()
            if not chance_step(self.battle, self.seed):
                break
        for _, facts in self.battle.standing(self.battle.state).facts:
            for fact in facts:
                self.hear(fact)
        for line in self.battle.log:
            for words in (line.words, line.open_words, *line.more.splitlines()):
                self.hear(words)


@pytest.mark.campaign
@pytest.mark.parametrize("seed", range(1, SEEDS + 1))
@pytest.mark.parametrize("name", BATTLES)
def test_no_sentence_of_a_battle_stays_english(name, seed):
    known, _ = german()
    speak(lambda text, comment, n: known.get((text, comment), "") if n < 100 else "")
    try:
        listener = Listener(name, seed)
        listener.play()
    finally:
        speak(None)
    assert listener.heard > 40
    assert "\n".join(listener.english.values()) == ""

"""The books that can be played, and how a battle begins: rosters against each other on a table."""

from collections.abc import Sequence
from dataclasses import replace

from battlefield.app.battle.battle_pictures import named_alone, pictures_by_profile
from battlefield.app.books.faces import face_of
from battlefield.app.books.setting import LENGTHS, bounded, setting_named, wrong_value
from battlefield.files.battles.scripts import Script
from battlefield.files.text.errors import SceneError, did_you_mean, joined, shown
from battlefield.files.text.fields import word
from battlefield.geometry.pieces import outline_problem
from battlefield.play.session import Session
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.book.actions import Book
from battlefield.rules.core.dice import Dice, Seeded
from battlefield.rules.core.grain import at_grain
from battlefield.rules.core.laws import RollLaw
from battlefield.rules.core.state import State
from battlefield.rules.core.values import Info, info_of
from battlefield.rules.muster.deployment_zones import areas_for, homes, looking_ahead, scenery_for, ways_in
from battlefield.rules.muster.handicap import noted, words
from battlefield.rules.muster.roster import Encounter, Roster
from battlefield.rules.scene.contents import Terrain, unheld


def session_of(script: Script) -> Session:
    """Muster a script's rosters; one that the book does not allow is a SceneError."""
    word(script.book, "book", tuple(BOOKS))
    book = BOOKS[script.book]()
    rosters = {side: handicapped(script, side) for side in script.rosters}
    for side, roster in rosters.items():
        _check_roster(book, side, roster, script.files.get(side, ""))
    _check_settings(script)
    settings, objectives = _with_limit(script), unheld(*script.objectives)
    terrain = unheld(*script.terrain)
    covers = {piece.id: piece.cover for piece in script.terrain if piece.cover}
    meeting = Encounter(rosters, script.board, terrain, settings, objectives, covers)
    state = book.mustered(meeting)
    state = replace(
        state,
        areas=areas_for(unheld(*script.areas), script.zones, state.sides),
        borders=unheld(*script.borders),
        zones=homes(script.zones, state.sides),
        entries=ways_in(script.entries, script.zones, state.sides),
        scenery=scenery_for(named_alone(script.scenery), script.zones, state.sides),
    )
    ready = noted(looking_ahead(state) if not state.areas else state, handicap_words(script))
    session = Session(_at_grain(ready), book, _dice(script), script.typed, script.seed)
    session.players, session.pictures = script.players, pictures_by_profile(script)
    return session


def handicapped(script: Script, side: str) -> Roster:
    """Return the roster of a side as its handicap makes it."""
    roster, percent = script.rosters[side], script.handicaps.get(side, 0)
    return face_of(script.book).handicap(roster, percent) if percent else roster


def handicap_words(script: Script) -> str:
    """Tell the handicaps of a battle, nothing where there is none."""
    return words(script.handicaps, face_of(script.book).handicap_of)


def _at_grain(state: State) -> State:
    """Round all lengths as they are recorded; terrain so fine that it would not bear that stays as it is."""
    rounded = at_grain(state)
    pairs = zip(rounded.terrain, state.terrain, strict=True)
    return replace(rounded, terrain=tuple(_sound(new, old) for new, old in pairs))


def _sound(new: Terrain, old: Terrain) -> Terrain:
    return new if new is old or outline_problem(new.outline) is None else old


def _check_roster(book: Book, side: str, roster: Roster, source: str) -> None:
    """Raise SceneError for a roster of another book, and for the first thing that the book does not allow."""
    if roster.book != book.name:
        wrong = f"book is {shown(roster.book)}; it must be {shown(book.name)} in this battle"
    else:
        wrong = next(iter(book.faults(roster)), "")
    if wrong:
        found, _, remedy = wrong.partition("; ")
        place = "" if source else f"sides.{side}"
        raise SceneError(place, f"cannot be played: {found}", remedy or "correct the roster", source)


def _check_settings(script: Script) -> None:
    """Raise SceneError for a setting that the book has not, and for a value that a setting cannot be."""
    known = face_of(script.book).settings
    for name, value in script.settings:
        place = joined("settings", name)
        setting = setting_named(known, name)
        if setting is None:
            hint = did_you_mean(name, [each.name for each in known])
            raise SceneError(place, f"is no setting of {face_of(script.book).name}", f"leave it out{hint}")
        wrong = wrong_value(setting, value, tuple(script.rosters))
        if wrong:
            raise SceneError(place, f"is {shown(value)}", wrong)


def _with_limit(script: Script) -> Info:
    """Return a script's settings, with the limit that its scenario proposes where it sets none itself."""
    known = dict(script.settings)
    length = next((each for each in face_of(script.book).settings if each.name in LENGTHS), None)
    if length is not None and script.turns:
        known = {length.name: bounded(length, script.turns)} | known
    return info_of(known)


def _dice(script: Script) -> Dice:
    return Scripted(script.dice) if script.dice else Seeded()


class Then:
    """Dice of a list until it runs out, then others."""

    def __init__(self, first: Dice, rest: Dice) -> None:
        self._first, self._rest = first, rest

    def throw(self, roll: RollLaw, seed: int, action: int) -> tuple[int, ...] | None:
        """Take the dice of the list, or of the others."""
        found = self._first.throw(roll, seed, action)
        return found if found is not None else self._rest.throw(roll, seed, action)


class Scripted:
    """Dice of a script until they run out, then those of the game; a roll that they do not fit is a fault."""

    def __init__(self, faces: Sequence[int]) -> None:
        """Take the faces in the order in which they come."""
        self.fault = ""
        self._faces, self._next = tuple(faces), 0

    def throw(self, roll: RollLaw, seed: int, action: int) -> tuple[int, ...]:
        """Take the dice of the list, or of the game."""
        count, place = roll.request.count, self._next
        taken = self._faces[place : place + count]
        self._next += count
        if len(taken) == count:
            refusal = roll.refusal(taken)
            if not refusal:
                return taken
            first, last = f"dice[{place}]", f"dice[{self._next - 1}]"
            shown_ = f"{first} is" if count == 1 else f"{first} to {last} are"
            self.fault = self.fault or f"{shown_} {', '.join(map(str, taken))}; {refusal}"
        return Seeded().throw(roll, seed, action)

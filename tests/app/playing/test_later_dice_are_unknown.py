"""Nobody who is shown a game learns of its later dice: no state, view or forecast has the seed."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from fractions import Fraction
from functools import cache
from json import loads

import pytest
from campaigns import few
from two_rows import BOWS, CUTTERS, SPEARS
from two_rows import begun as standing

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import BOOKS, session_of
from battlefield.app.battle.scripted import chance_step
from battlefield.app.bench.foresight import foresee
from battlefield.app.bench.listing import entries
from battlefield.app.bench.one_effect import Trial
from battlefield.app.books.faces import face_of
from battlefield.app.playing.forecasts import Forecast, Question, comes_to_dice, forecast
from battlefield.files.battles.games import game_bytes, game_of
from battlefield.files.battles.scripts import read_script
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.play.session import Session, replayed
from battlefield.resources import asset
from battlefield.rules.book.actions import Action
from battlefield.rules.book.bench import Case
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.digest import digest
from battlefield.rules.core.requests import Answer, Choose, Roll
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Board, Model, Scene

SAMPLES = ("first_battle", "dock_brawl", "smoke_on_the_fen", "drowned_mill")
SEEDS = 8_209_314_771_220_443, 6_115_887_302_954_719
STEPS = 45
ENOUGH = 2  # forecasts of a game
ANN, BOB = (
    Model(name, BaseSize.round(25), at, name, side, height=1.5)
    for name, at, side in (("ann", (2.0, 2.0), "red"), ("bob", (7.0, 2.0), "blue"))
)
CHOICES = 3  # numbers that name what is chosen


def begun(name: str, seed: int, typed: bool = False) -> Session:
    """Begin a sample battle with a seed; with `typed` every die is an answer."""
    script = replace(read_script(asset(f"rosters/{name}.json")), seed=seed, steps=(), dice=())
    session = session_of(replace(script, typed=()))
    sides = (*session.start.sides, "") if typed else ()
    return Session(session.start, session.book, session.dice, sides, seed)


@cache
def pair(name: str) -> tuple[tuple[Session, Session], ...]:
    """Two games of different seeds with equal answers, dice among them, at each of some steps."""
    one, other = (Battle(begun(name, seed, typed=True)) for seed in SEEDS)
    found = [(one.session.apart(), other.session.apart())]
    for _ in range(STEPS):
        assert chance_step(one, CHOICES) == chance_step(other, CHOICES)
        found.append((one.session.apart(), other.session.apart()))
    return tuple(found)


def views(session: Session) -> list[State]:
    """A game's state as each side and as nobody may see it."""
    state = session.state
    return [face_of(state.book).veil(state, side, session.lot).state for side in (*state.sides, "")]


def leaves(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """All that a record holds, by where it stands."""
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield f"{path}.{field.name}", field.name
            yield from leaves(getattr(value, field.name), f"{path}.{field.name}")
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from leaves(key, f"{path}.{key}")
            yield from leaves(part, f"{path}.{key}")
    elif isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from leaves(part, f"{path}[{number}]")
    else:
        yield path, value


@pytest.mark.first(2)
@pytest.mark.parametrize("name", SAMPLES)
def test_no_state_and_no_view_of_one_has_the_seed(name: str) -> None:
    battle = Battle(begun(name, SEEDS[0]))
    for steps in (0, STEPS):
        assert all(chance_step(battle, CHOICES) for _ in range(steps))
        for state in (battle.state, *views(battle.session)):
            for path, value in leaves(state):
                assert value is None or isinstance(value, bool | int | float | str | Fraction), path
                assert value not in ("seed", SEEDS[0]) and str(SEEDS[0]) not in str(value), path


@pytest.mark.first(1)
@pytest.mark.parametrize("name", few(SAMPLES, 2))
def test_games_of_other_seeds_are_alike_as_long_as_their_answers_are(name: str) -> None:
    for one, other in pair(name):
        assert one.state == other.state
        assert digest(one.state) == digest(other.state)
        assert views(one) == views(other)
        assert (one.in_hand, one.events) == (other.in_hand, other.events)
        assert one.hash != other.hash  # records tell the games apart
    asked = [one.pending for one, _ in pair(name)]
    assert any(isinstance(each, Roll) for each in asked)


@pytest.mark.first(1)
@pytest.mark.parametrize("name", SAMPLES)
def test_the_program_rolls_other_dice_for_another_seed(name: str) -> None:
    one, other = (Battle(begun(name, seed)) for seed in SEEDS)
    for battle in (one, other):
        assert all(chance_step(battle, CHOICES) for _ in range(STEPS))
    assert one.session.events != other.session.events


def questions(name: str) -> Iterator[tuple[Question, Question, Answer]]:
    """What could be answered in the games of a sample, in both of them."""
    games = pair(name) if name != "first_battle" else [shooting()]
    for pair_ in games:
        pending, hand = pair_[0].pending, pair_[0].in_hand
        if isinstance(pending, Choose) and hand is not None:
            one, other = (Question(game.book, game.course.state, *hand) for game in pair_)
            for answer in pair_[0].suggestions():
                yield one, other, answer


def shooting() -> tuple[Session, Session]:
    """Two games of different seeds in which a unit is about to attack."""
    rows = (BOWS, 4.0, 6.0), (CUTTERS, 3.0, 14.0), (SPEARS, 30.0, 2.0)
    sample = standing(*rows, side="wardens", phase="Attack").session
    made = [Session(sample.start, sample.book, Seeded(), seed=seed) for seed in SEEDS]
    for game in made:
        assert not game.begin(Action("Attack", "wardens", BOWS))
    return made[0], made[1]


def told(found: Forecast | None) -> tuple[tuple[str, ...], int] | None:
    """A forecast in words, and how many trials it took."""
    return (found.lines, found.found.ways.trials) if found is not None else None


@pytest.mark.campaign
@pytest.mark.parametrize("name", few(SAMPLES[:3], 1))
def test_forecasts_are_the_same_whatever_the_seed(name: str) -> None:
    looked_at = 0
    for one, other, answer in questions(name):
        assert comes_to_dice(one, answer) == comes_to_dice(other, answer)
        first, second = (forecast(each, answer, lambda: False) for each in (one, other))
        assert told(first) == told(second)
        looked_at += first is not None
        if looked_at == ENOUGH:
            break
    assert looked_at


@pytest.mark.campaign
def test_trials_on_the_bench_are_the_same_whatever_the_seed() -> None:
    scene, trials = Scene(Board(48.0, 20.0), models=(ANN, BOB)), 0
    for entry in [each for each in entries() if each.book == "warsurge"][::8]:
        made = [Trial(entry, Case(scene, entry.effect, "ann", "bob", seed=seed)) for seed in SEEDS]
        first, second = (foresee(each, lambda: False) for each in made)
        assert first is not None and second is not None
        assert first.lines() == second.lines()
        trials += first.found is not None and first.found.ways.trials > 0
    assert trials


@pytest.mark.campaign
def test_a_file_keeps_the_seed_of_a_game_and_its_later_dice() -> None:
    battle = Battle(begun("dock_brawl", SEEDS[0]))
    assert all(chance_step(battle, CHOICES) for _ in range(STEPS))
    value = loads(game_bytes(battle.session))
    assert list(value["start"])[:3] == ["is", "book", "seed"]  # where it has always stood
    again = Battle(game_of(Fields(value, ""), BOOKS))
    assert (again.session.seed, again.session.hash) == (SEEDS[0], battle.session.hash)
    for each in (battle, again):
        assert all(chance_step(each, CHOICES) for _ in range(STEPS // 3))
    assert again.session.events == battle.session.events
    assert replayed(again.session, again.book) == again.session.course.state


@pytest.mark.parametrize("seed", [SEEDS[1], 1.5, True, None])
def test_a_file_whose_seed_was_changed_is_refused(seed: object) -> None:
    value = loads(game_bytes(begun("dock_brawl", SEEDS[0])))
    value["start"]["seed"] = seed
    with pytest.raises(SceneError):
        game_of(Fields(value, ""), BOOKS)

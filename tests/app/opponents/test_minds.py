"""What opponents had in mind: kept beside the journal, found again the next day, and never in the way."""

import pytest
from fought import led, seen

from battlefield.app.battle.fighting import Battle
from battlefield.app.opponents.minds import Minds, moments
from battlefield.app.opponents.thoughts import Thought, think
from battlefield.files.battles.games import game_bytes
from battlefield.play.opponents.view import Decision, take


def thought_on(session, minds, count):
    """Play on by thoughts that are kept, and give them."""
    kept = []
    for _ in range(count):
        view, veil = seen(session)
        thought = think(view, "recruit")
        minds.keep(session, veil, thought)
        assert not take(session, veil, thought.decision)
        kept.append(thought)
    return kept


@pytest.mark.campaign
@pytest.mark.parametrize("name", ["first_battle", "dock_brawl"])
def test_thoughts_are_found_again_by_what_was_decided_where(tmp_path, name):
    session = led(name, 30)
    kept = thought_on(session, Minds(session.start, session.seed, tmp_path), 8)
    again = Minds(session.start, session.seed, tmp_path)
    found = [again.of(session.course, moment) for moment in moments(session.course)]
    assert [each for each in found if each is not None] == kept
    moment, latest = again.latest(session.course)
    assert latest == kept[-1]
    assert again.latest(session.course, moment.place)[1] == kept[-2]


@pytest.mark.campaign
def test_the_game_and_its_hash_know_nothing_of_thoughts(tmp_path):
    one, other = led("first_battle", 40), led("first_battle", 40)
    thought_on(one, Minds(one.start, one.seed, tmp_path), 4)
    thought_on(other, Minds(other.start, other.seed), 4)
    assert game_bytes(one) == game_bytes(other) and one.hash == other.hash


@pytest.mark.first(1)
@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:0],
        lambda data: data[: len(data) // 2],
        lambda data: data.replace(b'"level"', b'"lovel"'),
        lambda data: b"\x00\xff" * len(data),
        lambda data: b"[" * 100 * len(data),
    ],
)
def test_damaged_reasons_are_missing_and_no_more(tmp_path, damage):
    session = led("first_battle", 40)
    thought_on(session, Minds(session.start, session.seed, tmp_path), 3)
    (path,) = tmp_path.glob("*.reasons")
    path.write_bytes(damage(path.read_bytes()))
    again = Minds(session.start, session.seed, tmp_path)
    found = [again.of(session.course, moment) for moment in moments(session.course)]
    assert sum(each is not None for each in found) < 3
    assert thought_on(session, again, 1) == [Minds(session.start, session.seed, tmp_path).latest(
        session.course
    )[1]]  # fmt: skip


def test_an_entry_of_nonsense_with_a_right_checksum_is_no_thought(tmp_path):
    session = led("first_battle", 40)
    minds = Minds(session.start, session.seed, tmp_path)
    thought_on(session, minds, 1)
    (moment,) = [each for each in moments(session.course) if minds.of(session.course, each)]
    (key,) = minds._file._entries()
    good = minds._file.get(key)
    for wrong in (
        {},
        {**good, "weights": {"lead": "much"}},
        {**good, "weighed": [{"answer": {"is": "Nothing"}, "terms": {}}]},
        {**good, "decision": None},
        {**good, "weights": {"lead": float("nan")}},
    ):
        minds._file.keep(key, wrong)
        assert Minds(session.start, session.seed, tmp_path).of(session.course, moment) is None
    minds._file.keep(key, good)
    assert minds.of(session.course, moment) is not None


@pytest.mark.campaign
def test_a_folder_that_cannot_be_written_hinders_nothing(tmp_path):
    session = led("first_battle", 40)
    minds = Minds(session.start, session.seed, tmp_path / "not there")
    kept = thought_on(session, minds, 2)
    assert minds.latest(session.course)[1] == kept[-1]


@pytest.mark.campaign
def test_a_battle_that_is_opened_again_still_knows(tmp_path):
    folder = tmp_path / "journals"
    session = led("first_battle", 40)
    path = tmp_path / "game.json"
    path.write_bytes(game_bytes(session))
    fought = Battle.opened(path, folder)
    view, veil = seen(fought.session)
    thought = think(view, "recruit")
    fought.minds.keep(fought.session, veil, thought)
    assert not fought.step(lambda game: take(game, veil, thought.decision)).make()
    fought.save(path)
    fought.drop()
    next_day = Battle.opened(path, folder)
    assert next_day.minds.latest(next_day.session.course)[1] == thought
    next_day.drop()


@pytest.mark.campaign
def test_old_files_go_and_the_latest_stay(tmp_path):
    session = led("first_battle", 1)
    _view, veil = seen(session)
    for seed in range(70):
        minds = Minds(session.start, seed, tmp_path)
        action = session.book.actions(session.state)[0]
        minds.keep(session, veil, Thought("chance", Decision(action)))
    assert len(list(tmp_path.glob("*.reasons"))) == 60

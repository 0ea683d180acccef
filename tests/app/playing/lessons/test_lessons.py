"""The lessons of a first battle: which one is due, where it is, and when it is learned."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from battles import SAMPLE, battle, without_forecasts
from two_rows import BOWS, CUTTERS, SPEARS, begun

from battlefield.app.battle.fighting import Battle
from battlefield.app.books.faces import FACES
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.lessons.lessons import LESSONS
from battlefield.app.playing.lessons.teaching import MOST_PASSES, Lessons
from battlefield.app.playing.prompts.placing import PlacingHand
from battlefield.files.battles.scripts import read_script
from battlefield.play.session import Session
from battlefield.resources import asset
from battlefield.rulebooks.warsurge.face import FACE
from battlefield.rulebooks.warsurge.units.unit_status import MELEE
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.state import Effect

WORDS_AT_MOST = 22


@pytest.fixture
def taught():
    """A battle that has not begun, with its lessons following all that is done."""
    desk = BattleDesk(battle())
    lessons = Lessons(desk)
    desk.table.listen(lessons.look)
    lessons.look()
    return desk, lessons


def deploying(desk):
    desk.hand.accept()
    desk.hand.choose(desk.hand.asked.choices[0].id)
    assert isinstance(desk.hand, PlacingHand)
    return desk.hand


def drag(hand, by, who=0, **keys):
    at = hand.places[who].at
    hand.press(Pointer(at, hand_ref(hand, who), **keys))
    hand.release(Pointer((at[0] + by[0], at[1] + by[1]), **keys))


def hand_ref(hand, who):
    return Ref("model", hand.places[who].figure)


def test_each_lesson_has_its_own_name_and_one_or_two_short_sentences():
    assert max(Counter(lesson.id for lesson in LESSONS).values()) == 1
    for lesson in LESSONS:
        words = lesson.sentence.replace("`", "")
        assert words.endswith(".") and words.count(". ") <= 1, lesson.id
        assert len(words.split()) <= WORDS_AT_MOST, lesson.id
        assert lesson.sentence.count("`") % 2 == 0, lesson.id


def test_the_first_lesson_is_to_begin_and_is_learned_by_beginning(taught):
    desk, lessons = taught
    assert (lessons.now.id, lessons.at) == ("goal", "now.choices")
    desk.hand.accept()
    assert "goal" in lessons.learned
    assert lessons.now.id == "deploy"


def test_dragging_the_unit_teaches_dragging_and_leads_to_putting_it_there(taught):
    desk, lessons = taught
    hand = deploying(desk)
    unit = desk.state.figures[hand.held].model.unit
    assert (lessons.now.id, lessons.at) == ("drag", f"table:unit:{unit}")
    drag(hand, (3.0, 0.5))
    assert (lessons.now.id, lessons.at) == ("accept", "now.accept")
    hand.accept()
    assert {"drag", "accept"} <= set(lessons.learned)


def test_a_model_moved_alone_with_ctrl_teaches_just_that(taught):
    desk, lessons = taught
    hand = deploying(desk)
    drag(hand, (0.5, 0.0), ctrl=True, shift=True)
    assert "alone" in lessons.learned
    assert "drag" not in lessons.learned


def test_a_model_moved_alone_after_its_whole_unit_teaches_that_too(taught):
    desk, lessons = taught
    hand = deploying(desk)
    drag(hand, (3.0, 0.5))
    assert "alone" not in lessons.learned
    drag(hand, (0.6, 0.0), ctrl=True, shift=True)
    assert "alone" in lessons.learned


@pytest.mark.campaign
def test_a_lesson_that_stood_for_a_step_and_gave_way_does_not_come_back(taught, monkeypatch):
    without_forecasts(monkeypatch)
    desk, lessons = taught
    seen = []

    def look() -> None:
        steps = desk.battle.session.event_count
        if lessons.now is not None and (not seen or seen[-1][0] != lessons.now.id):
            seen.append((lessons.now.id, steps))

    desk.table.listen(look)
    play(desk, lessons, 400)
    stood = [id_ for (id_, since), (_, until) in pairwise(seen) if until > since]
    again = [id_ for id_ in stood if [each for each, _ in seen].count(id_) > 1 and stood.count(id_) > 1]
    assert again == []


def test_touching_an_enemy_is_spoken_of_only_to_who_strikes_by_touch_and_is_near(taught):
    desk, lessons = taught
    hand = deploying(desk)
    watch, lesson = lessons.watch, next(each for each in LESSONS if each.id == "melee")
    assert watch.held
    own = desk.state.figures[watch.held].model.unit
    reach = [line.shown for weapon in desk.battle.book.card(desk.state, own).weapons for line in weapon.lines
             if line.name == "Range"]  # fmt: skip
    assert watch.strikes_by_touch() == any(each.startswith('0"') for each in reach)
    assert lesson.at(watch) == ""  # no enemy is on the table yet
    assert hand.places


def test_a_refused_place_is_spoken_of_before_all_else_and_learned_once_it_is_mended(taught):
    desk, lessons = taught
    hand = deploying(desk)
    first = hand.places[0]
    hand.press(Pointer(first.at, Ref("model", first.figure)))
    hand.release(Pointer((first.at[0], first.at[1] + 9.0), shift=True))
    assert (lessons.now.id, lessons.at) == ("refused", "now.problem")
    hand.nudge((0.0, -9.0))
    assert "refused" in lessons.learned


def test_what_is_done_before_it_was_taught_is_never_taught(taught):
    desk, lessons = taught
    desk.hand.accept()
    desk.undo()
    assert "undo" in lessons.learned
    desk.redo()
    play(desk, lessons, 12)
    assert "undo" not in shown(lessons)


def test_a_closed_lesson_gives_way_to_the_next_and_does_not_come_back(taught):
    desk, lessons = taught
    deploying(desk)
    assert lessons.now.id == "drag"
    lessons.close()
    assert lessons.now.id != "drag"
    desk.table.changed()
    assert lessons.now.id != "drag"


def test_a_lesson_nobody_heeds_gives_way_to_others_and_at_last_to_none(taught):
    desk, lessons = taught
    desk.hand.accept()
    desk.undo()
    for _ in range(MOST_PASSES):
        desk.redo()
        desk.undo()
    assert lessons.now is None or lessons.now.id == "goal"
    assert "goal" in lessons.learned


def test_looking_back_is_not_disturbed(taught):
    desk, lessons = taught
    desk.hand.accept()
    desk.look_back(0)
    lessons.look()
    assert lessons.now is None
    desk.look_back(None)
    lessons.look()
    assert lessons.now is not None


def test_a_tool_in_hand_is_led_back_to_play(taught):
    desk, lessons = taught
    desk.hand.accept()
    lessons.watch.take("sight")
    assert lessons.look().id == "back to play"
    lessons.watch.take("play")
    lessons.look()
    assert "back to play" in lessons.learned


def shown(lessons):
    """Tell which lesson is due now."""
    return [lessons.now.id] if lessons.now is not None else []


def play(desk, lessons, most):
    """Play on by the first thing that is offered; tell which lessons were due, in their order."""
    seen = []
    for _ in range(most):
        seen += [id_ for id_ in shown(lessons) if not seen or seen[-1] != id_]
        if desk.state.result:
            break
        choices = [choice for choice in desk.hand.asked.choices if not choice.refusal]
        if choices and desk.hand.asked.kind != "places":
            assert desk.hand.choose(choices[0].id)
        else:
            desk.hand.step(1)
            assert desk.hand.accept() or desk.hand.accept(), desk.table.complaint
    return seen


@pytest.mark.campaign
def test_a_whole_battle_shows_most_lessons_by_the_phases_and_ends_with_what_to_do_next(taught, monkeypatch):
    without_forecasts(monkeypatch)
    desk, lessons = taught
    seen = play(desk, lessons, 400)
    order = ["goal", "deploy", "drag", "choose", "region", "attack", "dash", "score", "over"]
    firsts = [seen.index(id_) for id_ in order]
    assert firsts == sorted(firsts)
    assert len(set(seen)) >= 18
    assert seen[-1] == "over"


@pytest.mark.campaign
def test_what_is_learned_is_never_shown_again(taught, monkeypatch):
    without_forecasts(monkeypatch)
    desk, lessons = taught

    def look() -> None:
        assert lessons.now is None or lessons.now.id not in lessons.learned

    desk.table.listen(look)
    play(desk, lessons, 30)
    assert len(lessons.learned) == len(set(lessons.learned)) > 8


OTHERS = {"dock_brawl": "points", "smoke_on_the_fen": "maintenance", "drowned_mill": "plan"}


@pytest.mark.campaign
@pytest.mark.parametrize("name", OTHERS)
def test_battles_of_other_books_have_lessons_of_their_own_and_none_of_warsurge(name, monkeypatch):
    without_forecasts(monkeypatch)
    script = replace(read_script(asset(f"rosters/{name}.json")), steps=())
    desk = BattleDesk(Battle.started(script))
    lessons = Lessons(desk)
    desk.table.listen(lessons.look)
    lessons.look()
    seen = set(play(desk, lessons, 45))
    assert {"begin", "deploy", "activate", "deed", OTHERS[name]} <= seen
    assert not seen & set(FACE.lessons)


def test_every_lesson_of_a_book_exists_and_every_own_one_belongs_to_a_book():
    known = {lesson.id for lesson in LESSONS if lesson.own}
    named = {id_ for face in FACES.values() for id_ in face.lessons}
    assert known == named


def lesson_of(id_):
    return next(each for each in LESSONS if each.id == id_)


@pytest.mark.parametrize(("at", "told"), [((12.0, 15.0), "table:terrain:wood"), ((12.0, 17.0), ""),
                                          ((12.0, 11.0), "table:terrain:wood")])  # fmt: skip
def test_difficult_ground_is_spoken_of_only_to_who_is_near_it(at, told):
    desk = BattleDesk(Battle.started(replace(read_script(SAMPLE), steps=())))
    lessons = Lessons(desk)
    hand = deploying(desk)
    who = hand.places[0].figure
    hand.press(Pointer(hand.places[0].at, Ref("model", who)))
    hand.release(Pointer(at, shift=True))
    assert hand.held == who
    assert lesson_of("rough").at(lessons.watch) == told  # the wood's lower edge is at 13.3, the base 0.49 in


def test_signs_are_explained_where_the_first_of_them_stands(taught):
    desk, lessons = taught
    assert lessons.watch.marked() == lesson_of("signs").at(lessons.watch) == ""
    hand = deploying(desk)
    first = hand.places[0].figure
    hand.accept()
    assert lessons.watch.marked() == first  # it has deployed, which the book marks
    assert lesson_of("signs").at(lessons.watch) == f"table:model:{first}"
    assert lesson_of("in melee").at(lessons.watch) == ""


def under(state, name, on, by=""):
    effect = Effect(state.serial + 1, name, on, by)
    return replace(state, effects=(*state.effects, effect), serial=state.serial + 1)


def desk_of(state, fought):
    return BattleDesk(Battle(Session(state, fought.session.book, Seeded(), seed=fought.session.seed)))


def test_the_unit_to_click_is_one_that_can_move_and_not_one_that_only_holds():
    fought = begun((SPEARS, 4.0, 4.0), (BOWS, 20.0, 4.0), (CUTTERS, 4.0, 5.27), side="wardens")
    desk = desk_of(under(under(fought.state, MELEE, SPEARS, CUTTERS), MELEE, CUTTERS, SPEARS), fought)
    refusals = {(offer.action.unit, offer.action.name): offer.refusal for offer in desk.battle.actions()}
    assert "locked in a melee" in refusals[SPEARS, "Move"] and not refusals[BOWS, "Move"]
    desk.look_at_unit(SPEARS)
    assert lesson_of("choose").at(Lessons(desk).watch) == f"table:unit:{BOWS}"


def test_marks_of_changed_numbers_are_spoken_of_only_where_there_is_one():
    fought = begun((SPEARS, 4.0, 4.0), (BOWS, 20.0, 4.0), side="wardens")
    for state, told in ((fought.state, False), (under(fought.state, "Cripple", SPEARS), True)):
        desk = desk_of(state, fought)
        desk.look_at_unit(SPEARS)
        assert lesson_of("changed").applies(Lessons(desk).watch) is told

"""What an attack shows: a shot or a clash, then its dice, then what is lost."""

import pytest
from two_rows import BOWS, CUTTERS, begun

from battlefield.app.playing.motions import LONGEST, Harm, Shot, Throw, frame, plan
from battlefield.rules.core.events import DiceRolled, HpLost


def attack(gap, foe=CUTTERS):
    """Plan how bows attack cutters that stand so many inches from them, from middle to middle."""
    state = begun((BOWS, 6.0, 8.0), (CUTTERS, 6.0, 8.0 + gap), side="wardens", phase="Attack").state
    events = (
        DiceRolled("wardens", "attack dice (4+): War bow", 6, (6, 2, 4)),
        DiceRolled("raiders", "armour save 6+", 6, (1, 3)),
        HpLost(foe, ((state.units[foe].figures[0], 1),), "War bow", by=BOWS),
    )
    return plan(state, events, blow=(BOWS, (foe,)))


def test_a_shot_flies_once_then_dice_of_both_fall_then_hp_rise():
    found = [type(motion.moves) for motion in attack(7.0)]
    assert found == [Shot, Throw, Throw, Harm]
    assert all(motion.lasts <= LONGEST for motion in attack(7.0))


@pytest.mark.parametrize(("gap", "clashes"), [(7.0, False), (1.1, True)])
def test_who_stands_close_clashes(gap, clashes):
    motion = next(motion for motion in attack(gap) if isinstance(motion.moves, Shot))
    assert motion.moves.is_clash == clashes
    shown = frame(motion, 0.5)
    assert (shown.clash is not None, shown.shot is not None) == (clashes, not clashes)


def test_dice_tumble_and_come_to_rest_with_what_they_show():
    throw = next(motion for motion in attack(7.0) if isinstance(motion.moves, Throw))
    rolling, rested = frame(throw, 0.3).dice[-1].rolls[-1], frame(throw, 1.0).dice[-1].rolls[-1]
    assert rolling.faces != rested.faces == (6, 2, 4)
    assert rested.needed == 4 and not rolling.needed
    assert all(1 <= face <= 6 for face in rolling.faces)


def test_the_same_attack_shows_the_same():
    assert attack(7.0) == attack(7.0)


def test_nothing_moves_where_motion_is_off():
    state = begun((BOWS, 6.0, 8.0), (CUTTERS, 6.0, 15.0), side="wardens", phase="Attack").state
    rolled = DiceRolled("wardens", "attack dice (4+): War bow", 6, (6,))
    assert plan(state, (rolled,), speed="off", blow=(BOWS, (CUTTERS,))) == ()

"""Clauses of the perks for losing HP: what counts, for how long, and what a unit can do meanwhile."""

from dataclasses import replace

import pytest
from advanced import ADVANCED
from armies import army, troop, weapon
from companies import part_of
from fighting import attack, duel, in_phase, locked, lost, rolls, told, under
from running import asks, end_turn, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.perks.kit.returning import bring_back
from battlefield.rulebooks.warsurge.turn import turns
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.units.staying import PRESENT, STAYED_NOW, note_present, note_stayed
from battlefield.rulebooks.warsurge.units.unit_status import is_engaged
from battlefield.rules.core.events import EffectBegan, Placed
from battlefield.rules.core.state import RESERVE, Clock
from battlefield.rules.scene.contents import Terrain

CONTACT = 32 / 25.4


def target(*perks, defence=4, hp=30, armour=None, aegis=None, **more):
    return troop("t", *perks, defence=defence, hp=hp, armour=armour, aegis=aegis, **more)


def sure(*perks, attacks=1, **more):
    return weapon("gun", *perks, attacks=attacks, power=10, **more)


def stand(*perks, weapons=(), **more):
    return duel(troop("a"), list(weapons), target(*perks, **more))


def loses(state, amount, why="fire", by=""):
    return run(state, lambda game: lose(game, "blue1", amount, why, by=by)).state


def next_turn(state):
    return replace(end_turn(state), clock=Clock(2, "Attack", 1, "red", "red"))


# Absorption


@pytest.mark.parametrize(("rank", "hp"), [("I", 1), ("II", 2), ("III", 3)])
def test_absorption_is_used_up_by_the_first_hp_of_a_turn_and_is_there_again_in_the_next(rank, hp):
    state = stand(f"Absorption {rank}", weapons=[sure(attacks=5)])
    first = attack(state)
    assert lost(first) == 5 - hp
    assert loses(first.state, 2).hp("blue1") == first.state.hp("blue1") - 2
    fresh = next_turn(first.state)
    assert loses(fresh, 5).hp("blue1") == fresh.hp("blue1") - (5 - hp)


# Tough, Immortal


def test_immortal_is_gone_after_its_turn_even_if_the_hp_came_back():
    state = loses(stand("Immortal", hp=15), 20)
    assert state.hp("blue1") == 7
    mended = run(state, lambda game: gain(game, "blue1", 8, "rest", limited=False)).state
    assert mended.hp("blue1") == 15
    assert loses(next_turn(mended), 15).hp("blue1") == 0


@pytest.mark.parametrize(("hp", "most"), [(15, 8), (14, 7), (1, 1)])
def test_immortal_loses_half_rounded_up_at_most(hp, most):
    state = stand("Immortal", hp=hp, weapons=[sure(attacks=20)])
    assert lost(attack(state)) == most


def test_deathblow_does_nothing_to_an_immortal_that_has_lost_its_half_until_that_turn_is_over():
    """Fire costs the icy more, which Immortal does not hold off: 2 HP, and then Deathblow would half of 8."""
    axe = weapon("gun", "Deathblow", "Weapon: Fire", power=10)
    state = duel(troop("a", points=400), [axe], target("Immortal", "Unit: Ice", hp=20))
    spent = loses(state, 10)
    session = attack(spent)
    assert session.state.hp("blue1") == 8
    assert "no Deathblow: Immortal" in told(session)
    assert attack(next_turn(spent), (6, 6)).state.hp("blue1") < 8


# Eternal


def eternal(below=0, weapons=()):
    state = duel(troop("a", hp=9, armour=None), [sure()], target("Eternal", hp=3), armed=weapons)
    return run(loses(state, 3 + below), remove_casualties).state


def test_an_eternal_unit_attacks_at_nothing():
    blade = weapon("blade", power=10)
    session = attack(in_phase(eternal(weapons=[blade]), side="blue"), unit="blue1")
    assert lost(session, "red1") == 1


def test_an_eternal_unit_mends_itself_by_all_that_a_unit_may():
    """It is no casualty: its own perks, the bite of its weapon and what feeds it bring it back."""
    leech = weapon("fang", "HP Steal", range=40, power=10)
    state = duel(
        troop("a", hp=9, armour=None),
        [sure()],
        target("Eternal", "Regenerate", "Recover", "Heat Resist II", hp=10),
        armed=[leech],
    )
    state = run(loses(state, 10), remove_casualties).state
    assert {"Regenerate", "Recover"} <= set(usable(asks(in_phase(state, "Move", side="blue")), "blue1"))
    bitten = attack(in_phase(state, side="blue"), unit="blue1").state
    assert (bitten.hp("blue1"), bitten.hp("red1")) == (1, 8)
    burning = run(state, lambda game: afflict(game, "Burn", "blue1", by="red1", weapon="gun")).state
    assert run(end_turn(burning), remove_casualties).state.hp("blue1") == 1


@pytest.mark.parametrize(
    ("mode", "apart", "lost_more"), [("Explode II", 10.0, 3), ("Nova III", 3.0, 3), ("Beam I", 10.0, 1)]
)
def test_the_models_of_an_eternal_unit_count_under_templates(mode, apart, lost_more):
    """All three fell together, and stay."""
    gun = weapon("gun", mode, power=10)
    state = duel(troop("a", hp=9), [gun], target("Eternal", hp=1), targets=3, apart=apart)
    state = run(loses(state, 3), remove_casualties).state
    after = attack(state).state
    assert sum(effect.amount for effect in after.effects_on("blue1", "HP below nothing")) == lost_more


def fallen_row(weapons, **more):
    """Three models of an Eternal unit that have no HP left, and stay, with what red has left lying about."""
    state = duel(troop("a", hp=9), weapons, target("Eternal", hp=1, move=20, **more), targets=3, apart=20.0)
    return run(loses(state, 3), remove_casualties).state


def below_nothing(state):
    return sum(effect.amount for effect in state.effects_on("blue1", "HP below nothing"))


def goes(state, turn=1, dice=(), x=20.0):
    way = tuple(Placed(f"blue1{n + 1}", (x, 10.0 + 1.5 * n)) for n in range(3))
    return attack(in_phase(state, "Move", turn, "blue"), dice, [way], "blue1", "Move").state


@pytest.mark.parametrize(("mode", "lost_more"), [((), 1), (("Explode II",), 3)])
def test_an_eternal_unit_sets_off_a_trap_and_is_struck_by_it(mode, lost_more):
    state = attack(fallen_row([sure("Trap I", *mode)]), (), [(20.0, 9.0)]).state
    assert below_nothing(goes(state)) == lost_more


@pytest.mark.parametrize(("mode", "lost_more"), [((), 1), (("Explode II",), 3)])
def test_an_eternal_unit_is_struck_by_a_trap_that_is_laid_beside_it(mode, lost_more):
    gun = sure("Trap I", *mode, range=40)
    assert below_nothing(attack(fallen_row([gun]), (), [(30.0, 9.0)]).state) == lost_more


def test_each_model_of_an_eternal_unit_meets_a_residue():
    bomb = weapon("gun", "Explode II", "Residue III", power=10, range=40)
    state = duel(troop("a", hp=9), [bomb], target("Eternal", hp=1, move=20), targets=3, apart=20.0)
    state = attack(state, (), [(20.0, 11.5)]).state
    state = run(in_phase(loses(state, 3), "Move", 2), remove_casualties).state
    assert below_nothing(goes(state, 2)) == 3


def test_each_model_of_an_eternal_unit_that_stays_in_a_residue_meets_it():
    bomb = weapon("gun", "Explode II", "Residue III", power=10, range=40)
    state = duel(troop("a", hp=9), [bomb], target("Eternal", hp=4, defence=4), targets=3, apart=20.0)
    state = attack(state, (), [(30.0, 11.5)]).state
    state = run(in_phase(loses(state, state.hp("blue1")), "Dash", 2), remove_casualties).state
    state = under(under(state, STAYED_NOW, "blue1"), PRESENT, "blue1")
    events = run(in_phase(state, "End", 2), lambda game: game.end("turn", "End")).events
    begun = [event.effect for event in events if isinstance(event, EffectBegan)]
    assert sum(effect.amount for effect in begun if effect.name == "HP below nothing") == 3


@pytest.mark.parametrize(("faces", "lost_more"), [((1, 1, 2), 2), ((2, 2, 2), 0)])
def test_each_model_of_an_eternal_unit_minds_dangerous_ground(faces, lost_more):
    marsh = Terrain(
        "marsh", Polygon(((24.0, 0.0), (26.0, 0.0), (26.0, 20.0), (24.0, 20.0))), ground=("dangerous",)
    )
    state = replace(fallen_row([sure()]), terrain=(marsh,))
    assert below_nothing(goes(state, 1, faces)) == lost_more


@pytest.mark.parametrize(
    ("mover", "to"), [("blue1", (10.0 + CONTACT, 10.0)), ("red1", (20.0 - CONTACT, 10.0))]
)
def test_a_melee_begins_with_an_eternal_unit_whoever_moves(mover, to):
    state = duel(troop("a", hp=9, move=12), [sure()], target("Eternal", hp=3, move=12))
    state = in_phase(run(loses(state, 3), remove_casualties).state, "Move", 1, state.units[mover].side)
    met = attack(state, (), [(Placed(f"{mover}1", to),)], mover, "Move").state
    assert is_engaged(met, "red1") and is_engaged(met, "blue1")


def test_an_eternal_unit_has_its_shields():
    shield = weapon("shield", deflect=2)
    state = duel(troop("a", hp=9), [sure()], target("Eternal", hp=3, armour=5), armed=[shield])
    state = run(loses(state, 3), remove_casualties).state
    assert [below_nothing(attack(state, (face,)).state) for face in (3, 2)] == [0, 1]


def test_an_eternal_unit_still_draws_fire_and_is_shot_at_as_it_moves():
    others = (("blue2", "blue", troop("other"), (), [(20.0, 13.0)]),)
    state = duel(troop("a", hp=9), [sure("Snipe")], target("Eternal", "Taunt II", hp=3), others=others)
    state = run(loses(state, 3), remove_casualties).state
    assert [aim.target for aim in aims(asks(in_phase(state)), "red1", "gun")] == ["blue1"]
    moved = attack(
        in_phase(state, "Move", side="blue"), (), [(Placed("blue11", (22.0, 10.0)),), True], "blue1", "Move"
    )
    assert any(words.startswith("Red1 attacks Blue1 with Gun") for words in told(moved))


def test_an_eternal_unit_raises_its_shield():
    state = duel(troop("a", hp=9), [sure(attacks=2)], target("Eternal", "Emergency Shield I", hp=3))
    state = run(loses(state, 3), remove_casualties).state
    session = attack(in_phase(state), (2, 1), [True])
    assert sum(e.amount for e in session.state.effects_on("blue1", "HP below nothing")) == 1


def test_an_eternal_unit_jinxes_what_enemies_roll():
    state = duel(troop("a", hp=9), [weapon("gun", power=4)], target("Eternal", "Jinx", hp=3))
    state = run(loses(state, 3), remove_casualties).state
    session = attack(in_phase(state), (4, 3), [("4",)])
    assert not session.state.is_under("blue1", "HP below nothing")


def test_hp_that_an_eternal_unit_loses_below_nothing_are_lost_like_any():
    """Struck at 0 HP it strikes back for each of three, feeds who steals them, and burns."""
    sword = weapon("sword", "HP Steal", "Burn", range=0, attacks=3, power=10)
    foe = troop("a", hp=9, armour=None)
    state = duel(foe, [sword], target("Eternal", "Retaliate I", hp=3), apart=CONTACT)
    state = run(loses(locked(state, "red1", "blue1"), 3), remove_casualties).state
    state = state.with_figures(replace(state.figures["red11"], hp=4))
    struck = attack(state, (4, 4, 1)).state
    assert (struck.hp("blue1"), struck.hp("red1")) == (0, 4 + 3 - 2)
    assert struck.is_under("blue1", "Burn")


@pytest.mark.parametrize(("attacked", "boss", "regained"), [(True, 4, 1), (False, 2, 3)])
def test_an_attack_takes_hp_below_nothing_from_an_eternal_unit_and_not_from_its_sergeant(
    attacked, boss, regained
):
    """Two of them, in the attack; what costs it HP otherwise goes on to its sergeant, who has them."""
    sergeant = ("blue2", "blue", troop("boss", "Sergeant", hp=4, armour=None), (), [(20.0, 12.0)])
    state = duel(troop("a", hp=9), [sure("HP Steal", attacks=2)], target("Eternal", hp=3), others=[sergeant])
    state = run(loses(part_of(state, "blue2", "blue1"), 3), remove_casualties).state
    struck = attack(state).state if attacked else loses(state, 2)
    assert struck.hp("blue2") == boss
    assert struck.hp("red1") == 9 + (2 if attacked else 0)
    assert (
        run(struck, lambda game: gain(game, "blue1", 3, "rest", limited=False)).state.hp("blue1") == regained
    )


@pytest.mark.parametrize(
    ("below", "regained", "where"), [(0, 1, "table"), (1, 1, "gone"), (1, 2, "table"), (0, 0, "gone")]
)
def test_an_eternal_unit_needs_one_hp_as_the_turn_ends(below, regained, where):
    state = eternal(below)
    state = run(state, lambda game: gain(game, "blue1", regained, "rest")).state

    def ends(game):
        yield from game.end("turn", "End")
        yield from remove_casualties(game)

    assert run(in_phase(state, "End"), ends).state.units["blue1"].where == where


@pytest.mark.parametrize("saved", [False, True])
def test_what_an_eternal_unit_owed_is_forgotten_once_it_has_fallen_or_was_saved_otherwise(saved):
    """It lost 6 HP more than it had; what it regains in a later life, or after a Reservoir, is its own."""
    perks = ("Eternal", "Reservoir") if saved else ("Eternal",)
    state = duel(troop("a"), [], target(*perks, hp=8))
    if saved:
        back = run(state, lambda game: lose(game, "blue1", 14, "fire"), answers=[False, True]).state
    else:
        fallen = loses(state, 14)
        gone = run(end_turn(run(fallen, remove_casualties).state), remove_casualties).state
        back = run(gone, lambda game: bring_back(game, "blue1", ["blue11"], "Revive")).state
        back = run(back, lambda game: lose(game, "blue1", 6, "fire")).state
    assert back.hp("blue1") == 2
    assert run(back, lambda game: gain(game, "blue1", 3, "rest")).state.hp("blue1") == 5


# Retaliate


def melee(perk, armour=None, aegis=None, attacks=3):
    sword = weapon("sword", range=0, attacks=attacks, power=10)
    attacker = troop("a", hp=9, armour=armour, aegis=aegis)
    return locked(duel(attacker, [sword], target(perk), apart=CONTACT), "red1", "blue1")


@pytest.mark.parametrize("rank", ["I", "II"])
def test_each_hp_lost_in_a_melee_is_a_die_and_each_4_costs_the_enemy_one_unsaved_hp(rank):
    session = attack(melee(f"Retaliate {rank}"), (2, 4, 5))
    assert (lost(session), lost(session, "red1")) == (3, 2)


def test_the_first_rank_of_retaliate_allows_both_saves_and_the_second_only_aegis():
    session = attack(melee("Retaliate I", armour=4, aegis=4), (2, 4, 5, 3, 4, 4))
    assert lost(session, "red1") == 0
    session = attack(melee("Retaliate II", armour=2, aegis=4), (2, 4, 5, 3, 4))
    assert lost(session, "red1") == 1
    assert [count for _, count in rolls(session)] == [3, 2]


# Powered by Pain


def pained(where="table", settings=()):
    """A blue unit with it, on the table or in reserve, and red."""
    rows = (
        ("red1", "red", troop("a"), (), [(10.0, 10.0)]),
        ("blue1", "blue", target("Powered by Pain", move=5, aegis=6), (), [(20.0, 40.0)]),
    )
    state = replace(army(*rows), settings=(("turns", 9), *settings))
    return state.with_unit(replace(state.units["blue1"], where=where))


def figures(state):
    return [stat(asks(state), name, "blue1").value for name in ("move", "dash", "defence", "aegis")]


def turn_passes(state, turn, between=lambda state: state):
    """Let the turn of those go by that are there as deployment ends."""

    def begins(game):
        note_present(game)
        yield from ()

    def ends(game):
        note_stayed(game)
        yield from game.end("turn", "End")

    state = run(in_phase(state, "Deploy", turn), begins).state
    return run(in_phase(between(state), "End", turn), ends).state


GROWN = [[5, 6, 4, 1], [8, 9, 4, 1], [8, 9, 5, 1], [8, 9, 5, 2], [8, 9, 5, 2]]


def test_it_grows_turn_by_turn_from_the_second():
    state = pained()
    for turn, expected in enumerate(GROWN, 1):
        assert figures(state) == expected
        state = turn_passes(state, turn)


def test_a_turn_in_which_it_came_after_deployment_or_left_does_not_count():
    def comes(state):
        return state.with_unit(replace(state.units["blue1"], where="table"))

    def goes(state):
        return run(state, lambda game: to_reserve(game, "blue1", "a test", waits=False)).state

    late = turn_passes(pained(RESERVE), 1, comes)
    assert figures(late) == GROWN[0]
    assert figures(turn_passes(late, 2)) == GROWN[1]
    assert figures(turn_passes(pained(), 1, goes)) == GROWN[0]
    assert figures(turn_passes(pained(), 1, lambda state: comes(goes(state)))) == GROWN[0]


def played_turn(settings, where):
    """Play the first turn from the end of deployment to its end, and give what the unit is then."""
    state = pained(where, settings)
    return run(in_phase(state, "Deploy", 1), turns.end_phase, (2,) if settings else ()).state


@pytest.mark.parametrize("settings", [(), ADVANCED])
@pytest.mark.parametrize(("where", "counted"), [("table", 1), (RESERVE, 0)])
def test_in_both_playstyles_who_is_there_when_deployment_is_over_is_counted(settings, where, counted):
    state = played_turn(settings, where)
    assert state.is_under("blue1", "present") is bool(counted)

"""Defensive perks that make units hard to hit, to see and to single out, or turn attacks round."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, duel, in_phase, line, locked, lost, rolls, told, under

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Terms
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.attack_moments import AttackRolled
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game, Running
from battlefield.rules.core.moments import PhaseBegan
from battlefield.rules.scene.contents import Terrain

CONTACT = 32 / 25.4


def target(*perks, defence=4, hp=30, armour=None, aegis=None, **more):
    return troop("t", *perks, defence=defence, hp=hp, armour=armour, aegis=aegis, **more)


def gun(*perks, power=4, **more):
    return weapon("gun", *perks, power=power, **more)


def shot(weapon_, at, dice, choices=(), attacker=None, **more):
    return lost(attack(duel(attacker or troop("a"), [weapon_], at, **more), dice, choices))


def hit_on(face, at, weapon_=None, state=None, choices=()):
    """Check the lowest face with which one die of power 4 hits defence 4."""
    state = state or duel(troop("a"), [weapon_ or gun(range=99)], at)
    if face > 2:
        assert lost(attack(state, (face - 1,), choices)) == 0
    assert lost(attack(state, (face,), choices)) == 1


@pytest.mark.parametrize(("gap", "face"), [(11.9, 4), (12.0, 5), (23.9, 5), (24.0, 6)])
def test_barrier_adds_defence_by_distance(gap, face):
    hit_on(face, None, state=duel(troop("a"), [gun(range=99)], target("Barrier"), apart=gap + CONTACT))


def test_barrier_adds_three_points_from_36_inches():
    state = duel(troop("a"), [gun(range=99)], target("Barrier"), apart=36 + CONTACT, board=(60, 48))
    assert lost(attack(state, (6, 1))) == 0
    assert lost(attack(state, (6, 2))) == 1


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_bedim_lets_dice_through_on_its_face(face):
    session = attack(duel(troop("a"), [gun(attacks=2)], target(f"Bedim {face}+")), (face, face - 1, 4))
    assert lost(session) == 1
    assert [count for _, count in rolls(session)] == [2, 1]


def fight(at, kind="Assault"):
    sword = weapon("sword", kind=kind, range=0, power=4)
    return locked(duel(troop("a"), [sword], at, apart=CONTACT), "red1", "blue1")


def test_dodge_counts_in_its_melee_only():
    hit_on(5, None, state=fight(target("Dodge")))
    hit_on(4, target("Dodge"))


def test_shroud_counts_outside_its_melees_only():
    hit_on(4, None, state=fight(target("Shroud")))
    hit_on(5, target("Shroud"))


def test_evasive_counts_unless_the_unit_is_immobile():
    hit_on(5, target("Evasive"))
    hit_on(4, target("Evasive", move=0, dash=0))
    hit_on(5, target("Evasive", move=0))


def test_different_penalties_add_up():
    hit_on(6, target("Evasive", "Shroud"))


@pytest.mark.parametrize("perk", ["Dodge", "Shroud", "Evasive", "Smokescreen"])
def test_stalwart_heeds_no_penalty_of_an_enemy(perk):
    state = fight(target(perk)) if perk == "Dodge" else duel(troop("a"), [gun()], target(perk))
    state = under(state, "Smokescreen", "blue1", "blue1") if perk == "Smokescreen" else state
    profile = replace(state.profiles["a"], perks=troop("a", "Stalwart").perks)
    hit_on(4, None, state=replace(state, profiles={**state.profiles, "a": profile}))


def test_stalwart_heeds_penalties_of_its_own_doing():
    state = fight(target("Dodge"), "Heavy")
    profile = replace(state.profiles["a"], perks=troop("a", "Stalwart").perks)
    hit_on(6, None, state=replace(state, profiles={**state.profiles, "a": profile}))


def use(perk, *choices, state=None, phase="Move", dice=()):
    """Let the blue unit use a perk as it acts in a phase."""
    state = in_phase(state or duel(troop("a"), [gun()], target(perk)), phase, side="blue")
    return attack(state, dice, [(perk,), *choices], "blue1", phase)


def test_a_smokescreen_takes_two_points_for_a_turn_once_a_game():
    after = use("Smokescreen").state
    hit_on(6, None, state=in_phase(after))
    game = Game(after, CATALOGUE)
    bearer = next(b for b in game.book.bearers(after) if b.unit == "blue1")
    assert bearer.perk.uses[0].refusal(game, bearer) == "it has been used"
    assert after.effects_on("blue1", "Smokescreen")[0].until.span == "turn"


def smoke(at=(20.0, 10.0), targets=1):
    state = duel(troop("a"), [gun()], target("Smoke Cover"), targets=targets)
    return use("Smoke Cover", at, state=state, phase="Attack").state


def test_smoke_covers_who_stands_wholly_within_6_inches():
    inside = 6.0 - CONTACT / 2
    hit_on(5, None, state=in_phase(smoke((20.0 + inside, 10.0))))
    hit_on(4, None, state=in_phase(smoke((20.0 + inside + 0.01, 10.0))))


def test_smoke_covers_friend_and_foe_until_the_turn_ends():
    state = smoke((12.0, 10.0))
    assert Game(state, CATALOGUE).figure("in cover", 0, "red1", foe="blue1").value == 1
    assert Game(state, CATALOGUE).figure("in cover", 0, "blue1", foe="red1").value == 0
    running = Running(state, CATALOGUE, lambda game: game.end("turn"), Listed(()))
    assert running.game.state.markers == ()
    assert not Game(running.game.state, CATALOGUE).figure("in cover", 0, "red1", foe="blue1").value


def test_smoke_lies_within_12_inches():
    state = in_phase(duel(troop("a"), [], target("Smoke Cover")), "Move", side="blue")
    session = Session(state, Warsurge(), Listed(()))
    assert not session.begin(Action("Move", "blue", "blue1"))
    assert not session.answer(("Smoke Cover",))
    assert "within 12 in" in session.answer((20.0, 10.0 + 12.1 + CONTACT / 2))
    assert not session.answer((20.0, 10.0 + 12.0 + CONTACT / 2))


def test_obscured_forbids_singling_out_on_a_4():
    state = under(
        duel(troop("a"), [gun("Precision 2+")], target("Obscured")), "obscured from gun", "blue1", "red1"
    )
    assert Game(state, CATALOGUE).reason_against("perk Precision", "blue1", weapon="gun", foe="red1")
    assert not Game(state, CATALOGUE).reason_against("perk Precision", "blue1", weapon="other", foe="red1")


@pytest.mark.parametrize(("face", "works"), [(3, False), (4, True)])
def test_obscured_is_rolled_when_precision_targets_it(face, works):
    session = attack(duel(troop("a"), [gun("Precision 2+")], target("Obscured")), (face, 1))
    assert ("Obscured: nobody is singled out" in told(session)) is works
    plain = attack(duel(troop("a"), [gun()], target("Obscured")), (4,))
    assert "Obscured" not in dict(rolls(plain))


def test_obscured_undoes_a_choice_that_was_made():
    assert attack_by_hand().terms.chosen == ()


def attack_by_hand():
    """Tell that a precise attack has rolled, with figures chosen, while the target is obscured from it."""
    state = under(duel(troop("a"), [gun()], target("Obscured")), "obscured from gun", "blue1", "red1")
    made = Attack(Aimed("red1", "gun", "blue1", ("red11",)), terms=Terms(chosen=("blue11",)))
    told_ = AttackRolled("red1", "gun", "blue1", (4,), 1, made)
    assert Running(state, CATALOGUE, lambda game: game.tell(told_), Listed(())).is_done
    return made


def duel_of_mirrors(attacker, at, dice, choices):
    return attack(duel(attacker, [gun(power=20)], at), dice, choices)


SOFT = {"armour": None, "hp": 30, "defence": 14}  # 6 above: hits by itself, once


def test_reflect_turns_a_weapon_on_its_wielder_on_a_4():
    mirror = troop("t", "Reflect I", **SOFT)
    session = duel_of_mirrors(troop("a", **SOFT), mirror, (4,), [True])
    assert (lost(session, "blue1"), lost(session, "red1")) == (0, 1)
    session = duel_of_mirrors(troop("a", **SOFT), mirror, (3,), [True])
    assert (lost(session, "blue1"), lost(session, "red1")) == (1, 0)
    session = duel_of_mirrors(troop("a", **SOFT), mirror, (), [False])
    assert lost(session, "blue1") == 1


def test_reflect_goes_back_and_forth_until_one_fails():
    both = troop("a", "Reflect I", **SOFT), troop("t", "Reflect I", **SOFT)
    session = duel_of_mirrors(*both, (4, 5, 6, 1), [True, True, True, True])
    assert (lost(session, "blue1"), lost(session, "red1")) == (0, 1)
    session = duel_of_mirrors(*both, (4, 5, 3), [True, True, True])
    assert (lost(session, "blue1"), lost(session, "red1")) == (1, 0)


def test_a_reflection_that_fails_is_not_used_up_but_a_weapon_is_tried_once():
    guns = [weapon("gun", power=20), weapon("other", power=20)]
    mirror = troop("t", "Reflect I", **SOFT)
    session = attack(duel(troop("a", **SOFT), guns, mirror), (1, 4), [("gun",), True, True])
    assert (lost(session, "blue1"), lost(session, "red1")) == (1, 1)
    session = attack(duel(troop("a", **SOFT), guns, mirror), (4,), [("gun",), True])
    assert (lost(session, "blue1"), lost(session, "red1")) == (1, 1)


def test_reflect_ii_returns_with_the_turn():
    session = duel_of_mirrors(troop("a", **SOFT), troop("t", "Reflect II", **SOFT), (4,), [True])
    used = session.state.effects_on("blue1", "Reflect II used")
    assert [effect.until.span for effect in used] == ["turn"]
    first = duel_of_mirrors(troop("a", **SOFT), troop("t", "Reflect I", **SOFT), (4,), [True])
    assert [e.until.span for e in first.state.effects_on("blue1", "uses of Reflect I")] == ["game"]


def wall(*places, shields=1, shooters=((10.0, 10.0),)):
    """Blue figures at places, the first of them with shields of Deflect 2; armour 5+ against a sure hit."""
    at = troop("t", "Shield Wall", armour=5, hp=2, defence=4)
    shield = weapon("shield", attacks=0, deflect=2)
    state = army(
        ("red1", "red", troop("a"), (weapon("gun", power=10),), list(shooters)),
        ("blue1", "blue", at, (), list(places)),
    )
    held = [replace(state.figures[f"blue1{n + 1}"], weapons=("shield",)) for n in range(shields)]
    return in_phase(replace(state.with_figures(*held), profiles={**state.profiles, "shield": shield}))


BEHIND = [(20.0, 10.0), (21.5, 10.0), (23.0, 10.0)]
BESIDE = [(20.0, 10.0), (20.0, 11.5), (20.0, 13.0)]


def test_a_shield_wall_counts_where_it_hides_the_others():
    assert lost(attack(wall(*BEHIND), (3,))) == 0
    assert lost(attack(wall(*BEHIND), (2,))) == 1
    assert lost(attack(wall(*BESIDE), (4,))) == 1
    assert lost(attack(wall(*BESIDE), (5,))) == 0


def test_a_majority_of_shields_does_not_replace_a_wall():
    rear = [(23.0, 10.0), (23.0, 11.5), (20.0, 10.0)]
    assert lost(attack(wall(*rear, shields=2), (4,))) == 1


def test_a_shield_wall_suffers_first():
    state = wall(*BEHIND)
    assert attack(state, (2,)).state.figures["blue11"].hp == 1
    profile = troop("t", "Shield Wall", "Obscured", armour=5, hp=2, defence=4)
    both = replace(state, profiles={**state.profiles, "t": profile})
    both = under(both, "obscured from gun", "blue1", "red1")
    assert attack(both, (2,)).state.figures["blue11"].hp == 1


def stealthy(gap, *, moved=True, terrain=(), weapons=None):
    at = target("Stealth")
    state = duel(troop("a"), weapons or [gun(range=40)], at, apart=gap + CONTACT, terrain=terrain)
    state = under(state, "Stealth", "blue1", "blue1")
    return under(state, "moved", "blue1") if moved else state


def is_targeted(state):
    return lost(attack(state, (4,) if _aims(state) else ())) == 1


def _aims(state):
    return bool(aims(Game(state, CATALOGUE), "red1", "gun"))


@pytest.mark.parametrize(
    ("gap", "moved", "seen"),
    [(12.0, True, True), (12.1, True, False), (12.0, False, False), (6.0, False, True)],
)
def test_a_hidden_unit_is_targeted_from_nearby_only(gap, moved, seen):
    assert is_targeted(stealthy(gap, moved=moved)) is seen


def test_cover_hides_a_unit_from_6_inches_on():
    low = ((18.5, 10.0), (18.7, 10.0), (18.7, 14.0), (18.5, 14.0))
    assert not _aims(stealthy(9.0, terrain=(Terrain("wall", Polygon(low), top=9.0, sight="blocks"),)))
    assert _aims(stealthy(9.0))


def test_a_hidden_unit_holds_its_fire():
    armed = duel(troop("a"), [], target("Stealth"), armed=[gun(), weapon("salve", "Heal")])
    state = under(armed, "Stealth", "blue1", "blue1")
    game = Game(state, CATALOGUE)
    assert game.reason_against("weapon", "blue1", weapon="gun")
    assert not game.reason_against("weapon", "blue1", weapon="salve")
    assert game.reason_against("objectives", "blue1")


def test_losing_hp_ends_stealth_and_attacks_for_the_turn():
    state = stealthy(6.0, moved=False)
    session = attack(state, (4,))
    assert lost(session) == 1
    assert not session.state.is_under("blue1", "Stealth")
    assert Game(session.state, CATALOGUE).reason_against("weapon", "blue1", weapon="gun")


def test_stealth_is_offered_once_before_a_move_and_once_after_it():
    outline = Polygon(((14.0, 0.0), (14.5, 0.0), (14.5, 40.0), (14.0, 40.0)))
    wall = Terrain("wall", outline, top=6.0, sight="blocks")
    state = duel(target("Stealth"), [], troop("a"), terrain=(wall,))
    session = attack(in_phase(state, "Move"), (), [("Stealth",), ("Stealth",)], name="Move")
    before, places, after = session.deeds[-1].answers
    assert before == after == ("Stealth",) and isinstance(places[0], Placed)
    assert not session.state.is_under("red1", "Stealth")


def test_who_hides_as_the_attack_phase_begins_does_not_attack_in_it():
    state = in_phase(stealthy(20.0))
    running = Running(state, CATALOGUE, lambda game: game.tell(PhaseBegan("Attack")), Listed(()))
    came_out = replace(
        running.game.state, effects=tuple(e for e in running.game.state.effects if e.name != "Stealth")
    )
    assert Game(came_out, CATALOGUE).reason_against("weapon", "blue1", weapon="gun") == "Stealth"


ACROSS = Polygon(((15.0, 0.0), (15.5, 0.0), (15.5, 48.0), (15.0, 48.0)))
BLIND = Terrain("wall", ACROSS, top=9.0, sight="blocks")


def test_stealth_is_put_on_out_of_sight_and_off_at_will():
    hidden = duel(troop("a"), [], target("Stealth"), terrain=(BLIND,))
    session = use("Stealth", state=hidden)
    assert session.state.is_under("blue1", "Stealth")
    session = use(
        "Stealth", state=replace(session.state, effects=session.state.effects_on("blue1", "Stealth"))
    )
    assert not session.state.is_under("blue1", "Stealth")


def test_stealth_may_change_twice_in_one_move():
    hidden = duel(troop("a"), [], target("Stealth"), terrain=(BLIND,))
    session = use("Stealth", ("Stealth",), state=hidden)
    assert not session.state.is_under("blue1", "Stealth")


def test_stealth_is_not_put_on_in_sight_or_in_the_attack_phase():
    state = in_phase(duel(troop("a"), [], target("Stealth")), "Move", side="blue")
    game = Game(state, CATALOGUE)
    bearer = next(b for b in CATALOGUE.bearers(state) if b.perk.name == "Stealth")
    assert bearer.perk.uses[0].refusal(game, bearer) == "Red1 sees it"
    fighting = Game(in_phase(state), CATALOGUE)
    assert "Move and Dash" in bearer.perk.uses[0].refusal(fighting, bearer)


def test_a_unit_in_reserve_may_deploy_hidden():
    state = in_phase(
        army(
            ("red1", "red", troop("a"), (), line(1, 10.0, 30.0)),
            ("blue1", "blue", target("Stealth"), (), None),
        ),
        "Deploy",
        side="blue",
    )
    session = attack(state, (), [("Stealth",)], "blue1", "Deploy")
    assert session.state.is_under("blue1", "Stealth")

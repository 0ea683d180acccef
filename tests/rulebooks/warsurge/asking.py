"""What the tests of weapon perks ask and do: figures against a target, moves, and a turn that begins."""

from dataclasses import replace

from fighting import attack, in_phase, under

from battlefield.rulebooks.warsurge.attack.attack import Striking
from battlefield.rulebooks.warsurge.attack.targets import aims, attack_on
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import Clock


def game_of(state):
    return Game(state, CATALOGUE)


def asked(state, stat, base=0, foe="blue1"):
    """Ask a figure of the weapon against a unit, in the attack on it where there is one."""
    game = game_of(state)
    found = next((aim for aim in aims(game, "red1", "gun") if aim.target == foe), None)
    about = Striking(attack_on(game, "red1", "gun", found)) if found else None
    return game.figure(stat, base, "red1", weapon="gun", foe=foe, about=about).value


def hurt(state, unit, hp):
    return state.with_figures(replace(state.figures_of(unit)[0], hp=hp))


def turn_begun(state, choices=(), dice=(6, 1)):
    """Let a new turn begin: the second side's last unit holds in the last phase."""
    last = replace(state, clock=Clock(1, "Dash", 1, "red", "red"), settings=(("turns", 4),))
    acted = last
    for unit in state.units:
        if unit != "red1":
            acted = under(acted, unit_status.ACTED, unit)
    return attack(acted, list(dice), list(choices), name="Hold")


def walked(state, unit, at, choices, dice=()):
    side = state.units[unit].side
    walk = (Placed(f"{unit}1", at),)
    return attack(in_phase(state, "Move", 1, side), dice, [walk, *choices], unit=unit, name="Move")

"""Battles of Iron Kingdoms and Pulp City in which a model is about to move, with an enemy beside it."""

from dataclasses import replace

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.files.battles.scripts import read_script
from battlefield.play.session import Session
from battlefield.resources import asset
from battlefield.rules.core.apply import apply
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.events import ClockSet, EffectBegan, Placed, UnitArrived
from battlefield.rules.core.state import Effect
from battlefield.rules.table import layout

MOVE = "Move"
MOVEMENTS = ("Sprint", "Fly", "Bound", "Blink", "Wallcrawl")
BOOKS = {
    "iron-kingdoms": ("smoke_on_the_fen", "Activation", "company/captain", "coven/mother"),
    "pulp-city": ("dock_brawl", "Turns", "watch/bulwark", "carnival/ringmaster"),
}


def placed(state, unit, at):
    """Put a unit of one model somewhere."""
    [figure] = state.units[unit].figures
    return apply(state, UnitArrived(unit, (Placed(figure, at),), "Deploy"))


def moving_by(state, unit, how):
    """Let a model of Pulp City move in another way."""
    printed = state.profile_of(unit)
    words = (*(word for word in printed.words if word not in MOVEMENTS), how)
    return replace(state, profiles={**state.profiles, printed.id: replace(printed, words=words)})


def facing_off(book, gap, *others, terrain=(), moving="", ap=0):
    """Give a battle with a model at (8, 12) and an enemy so many inches to its right, and their ids.

    `moving` is how the model moves in Pulp City, where that is not as it is printed, `ap` what its team has.
    """
    sample, phase, mover, foe = BOOKS[book]
    session = session_of(replace(read_script(asset(f"rosters/{sample}.json")), steps=(), terrain=terrain))
    state = moving_by(session.start, mover, moving) if moving else session.start
    models = [state.figures[state.units[unit].figures[0]].model for unit in (mover, foe)]
    apart = gap + sum(layout.base_of(model).size.width_mm / 25.4 / 2 for model in models)
    for unit, at in ((mover, (8.0, 12.0)), (foe, (8.0 + apart, 12.0)), *others):
        state = placed(state, unit, at)
    side = state.units[mover].side
    state = apply(state, ClockSet(1, phase, 1, side, side))
    if ap:
        state = apply(state, EffectBegan(Effect(state.serial + 1, "ap pool", side, side, amount=ap)))
    return Battle(Session(state, session.book, Seeded(), seed=session.seed)), mover, foe

"""A unit that has just fallen beside one that may raise it, for tests."""

from dataclasses import replace

from armies import army, troop, weapon
from fighting import in_phase
from running import run

from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties

GUN = weapon("gun")


def fallen(rank="I", apart=4.0, *, points=100, theirs=100, side="blue"):
    """One with the perk, and a unit of two models that has just fallen so far away."""
    state = army(
        ("red1", "red", troop("red1", f"Reanimate {rank}", points=points), (GUN,), [(10.0, 10.0)]),
        ("red2", "red", troop("red2"), (GUN,), [(40.0, 40.0)]),
        (
            "dead",
            side,
            troop("dead", hp=2, points=theirs),
            (GUN,),
            [(10.0 + apart, 10.0), (10.0 + apart, 12.0)],
        ),
        ("blue2", "blue", troop("blue2"), (GUN,), [(40.0, 10.0)]),
    )
    shot = state.with_figures(*(replace(state.figures[id_], hp=0) for id_ in ("dead1", "dead2")))
    return in_phase(run(shot, remove_casualties).state, "Move")

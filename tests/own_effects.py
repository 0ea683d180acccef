"""Effects of rosters for tests: made up, given to models of a state, and used."""

from dataclasses import replace

import by_hand

from battlefield.rulebooks.registry import OFFERS
from battlefield.rules.book.actions import Action
from battlefield.rules.core.state import Held, Profile, roster_id
from battlefield.rules.muster.roster import RosterEffect
from battlefield.rules.skirmish.own_effects import held_as, profile_of

BOOKS = {offer.key: offer.book() for offer in OFFERS}


def effect(name="Oath", when="used", whom="itself", **more):
    """An effect as a roster writes it down, as usual where nothing is said."""
    return RosterEffect(name, **{"when": when, "whom": whom, "until": "round", "once": "game", **more})


def having(state, made, *holders, side="red"):
    """Let models, actions or a whole side have an effect of a side's roster."""
    profiles = {**state.profiles, profile_of(made, side).id: profile_of(made, side)}
    held = held_as(Held(made.name), side, {made.name: made})
    for id_ in holders:
        key = roster_id(id_) if id_ in state.sides else id_
        known = profiles.get(key, Profile(key, id_, "roster"))
        profiles[key] = replace(known, perks=(*known.perks, held))
    return replace(state, profiles=profiles)


def used(state, made, unit="", side="red", dice=()):
    """Begin the use of an effect."""
    return by_hand.begun(state, BOOKS[state.book], Action(f"Use {made.name}", side, unit), dice)

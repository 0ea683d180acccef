"""Whom a perk may be used on now, for tests: all that its flow offers, even where that is one unit only."""

from contextlib import suppress

from running import asks, run

from battlefield.rulebooks.warsurge.turn.using import usable


def offered(state, perk, unit="red1"):
    """Give the units among which the target of a perk is chosen; none where it may not be used."""
    bearer, found = usable(asks(state), unit).get(perk), []

    def flow(game):
        choose = game.choose_one

        def spy(what, options, **more):
            found.extend(options if what.startswith("target of") else ())
            return choose(what, options, **more)

        game.choose_one = spy
        yield from bearer.perk.uses[0].run(game, bearer) or ()

    if bearer is not None:
        with suppress(AssertionError):  # dice and answers that come after the choice are not written down
            run(state, flow)
    return set(found)

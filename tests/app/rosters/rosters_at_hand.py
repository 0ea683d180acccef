"""Rosters that the tests of the roster maker begin with."""

from functools import cache

from battlefield.app.books.forms import WRITTEN
from battlefield.files.battles.rosters import read_roster
from battlefield.resources import asset, sample_rosters

BOOKS = WRITTEN


@cache
def sample(name):
    """A sample roster by the name of its file."""
    return read_roster(asset(f"rosters/{name}.json"))


@cache
def samples():
    """All sample rosters."""
    return tuple(read_roster(path) for path in sample_rosters())

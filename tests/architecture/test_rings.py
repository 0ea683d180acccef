"""No modules import each other in a ring, however late, and be it for the type checker alone."""

from collections.abc import Mapping

import pytest
from source_tree import PACKAGE, Module, module_names, modules

Needs = Mapping[str, frozenset[str]]


def needs_of(module: Module) -> frozenset[str]:
    """Give the modules of the program that a module imports: at its start, in a function, or for types."""
    found = {each.target for each in module.imports if each.target in module_names()}
    return frozenset(found - {PACKAGE, module.name})


def left_over(needs: Needs) -> Needs:
    """Leave out whoever needs nobody that is left, again and again: those of rings, and above, stay."""
    left = dict(needs)
    while free := [name for name, others in left.items() if not others & left.keys()]:
        for name in free:
            del left[name]
    return left


def ring_through(needs: Needs) -> list[str]:
    """Follow what modules need until one comes again, where each needs another; give that ring."""
    if not needs:
        return []
    way = [min(needs)]
    while (following := min(needs[way[-1]] & needs.keys())) not in way:
        way.append(following)
    return [*way[way.index(following) :], following]


def test_no_modules_import_each_other_in_a_ring():
    left = left_over({module.name: needs_of(module) for module in modules()})
    assert " -> ".join(ring_through(left)) == ""


@pytest.mark.parametrize(
    ("drawn", "ring"),
    [
        ({"a": "b", "b": "c", "c": ""}, []),
        ({"a": "bc", "b": "d", "c": "d", "d": ""}, []),
        ({"a": "b", "b": "a"}, ["a", "b", "a"]),
        ({"a": "be", "b": "c", "c": "d", "d": "b", "e": ""}, ["b", "c", "d", "b"]),
    ],
)
def test_a_ring_would_be_seen(drawn, ring):
    assert ring_through(left_over({name: frozenset(others) for name, others in drawn.items()})) == ring


@pytest.mark.parametrize(
    "text",
    [
        "import battlefield.cli.ask",
        "from battlefield.cli import ask",
        "def late():\n    from battlefield.cli.ask import ask",
        "if TYPE_CHECKING:\n    from battlefield.cli.ask import ask",
        "class Late:\n    def late(self):\n        if self:\n            import battlefield.cli.ask",
    ],
)
def test_an_import_counts_wherever_it_stands(text):
    assert needs_of(Module("battlefield.cli.late", text)) == {"battlefield.cli.ask"}

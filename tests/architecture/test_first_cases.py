"""Of many of a kind the quick command keeps the first: cases of a test, windows of a module."""

import pytest
from campaigns import beyond_the_first


class Case(pytest.Item):
    """A test with the fixtures and the mark that are told."""

    def __init__(self, *, mark=None, fixtures=(), **more):
        super().__init__(**more)
        self.fixturenames = fixtures
        if mark:
            self.add_marker(mark)

    def runtest(self):
        """Nothing is run here."""


@pytest.fixture
def case(request):
    def made(name, mark=None, fixtures=()):
        return Case.from_parent(request.session, name=name, nodeid=name, mark=mark, fixtures=fixtures)

    return made


def left(*cases):
    return [case.nodeid for case in beyond_the_first(cases)]


def test_the_first_cases_of_a_test_stay_and_others_are_not_counted(case):
    two = pytest.mark.first(2)
    cases = [case(f"a.py::test_b[{n}]", two) for n in range(4)]
    assert left(*cases, case("a.py::test_c"), case("a.py::test_d[0]", two)) == [
        "a.py::test_b[2]", "a.py::test_b[3]"
    ]  # fmt: skip


def test_one_window_of_each_module_stays(case):
    with_window = [case(f"{name}.py::test_{n}", fixtures=("program",)) for name in "ab" for n in range(3)]
    assert left(case("a.py::test_plain"), *with_window) == [
        "a.py::test_1", "a.py::test_2", "b.py::test_1", "b.py::test_2"
    ]  # fmt: skip


def test_what_is_marked_for_the_campaign_is_not_the_first(case):
    marked = case("a.py::test_0", pytest.mark.campaign, ("program",))
    assert left(marked, *(case(f"a.py::test_{n}", fixtures=("program",)) for n in (1, 2))) == ["a.py::test_2"]

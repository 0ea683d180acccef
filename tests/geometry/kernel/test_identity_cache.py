"""Answers are recalled for the same object, and asked for anew where another is equal or much was asked."""

from battlefield.geometry.kernel.identity_cache import Recalled, Same


def asked_and_told() -> tuple[list[tuple[int, ...]], Recalled[tuple[int, ...], int, int]]:
    """Give a recalled sum and the list of what its function was asked."""
    asked: list[tuple[int, ...]] = []

    def total(numbers: tuple[int, ...], more: int) -> int:
        asked.append(numbers)
        return sum(numbers) + more

    return asked, Recalled(total)


def test_the_same_object_is_answered_without_asking_again() -> None:
    asked, total = asked_and_told()
    numbers = tuple(range(1, 4))
    assert [total(numbers, 4), total(numbers, 4)] == [10, 10]
    assert len(asked) == 1


def test_other_objects_and_other_questions_get_their_own_answers() -> None:
    asked, total = asked_and_told()
    numbers, equal = tuple(range(1, 4)), tuple(range(1, 4))
    assert [total(numbers, 4), total(numbers, 5), total(equal, 4), total((7,), 4)] == [10, 11, 10, 11]
    assert len(asked) == 4


def test_only_the_latest_answers_are_kept() -> None:
    asked, total = asked_and_told()
    many = [(k,) for k in range(40)]
    for _ in range(2):
        assert [total(numbers, 1) for numbers in many] == [k + 1 for k in range(40)]
    assert len(asked) == 80 and len(total._latest) <= 16


def test_what_is_forgotten_is_asked_again() -> None:
    asked, total = asked_and_told()
    numbers = (1, 2)
    total(numbers, 0)
    total.cache_clear()
    assert total(numbers, 0) == 3 and len(asked) == 2


def test_a_value_is_the_same_as_itself_and_not_as_its_equal() -> None:
    numbers, equal = tuple(range(1, 4)), tuple(range(1, 4))
    assert Same(numbers) == Same(numbers) and hash(Same(numbers)) == hash(Same(numbers))
    assert Same(numbers) != Same(equal)
    assert {Same(numbers): 1}.get(Same(equal)) is None

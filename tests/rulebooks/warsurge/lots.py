"""Lots for what a side may not know, where nobody plays."""


def first_lots(number, count):  # noqa: ARG001
    """Draw the first of so many each time: there is nobody to hide anything from."""
    return 1

"""Where the middle of an outline is, for what is written or laid there; no arrays are loaded for it."""

from battlefield.geometry.kernel.shapes import Circle, Outline, Point


def middle(outline: Outline) -> Point:
    """Return the middle of the box around an outline."""
    if isinstance(outline, Circle):
        return outline.centre
    xs, ys = [x for x, _ in outline.points], [y for _, y in outline.points]
    return (min(xs) + max(xs)) / 2.0, (min(ys) + max(ys)) / 2.0

"""The foot below the edge of a top that was taken for one.

A light top on a dark steep rim is round in the picture, as clear all around as a foot would be, and hardly
smaller. What tells it is the foot itself: toward the camera its own edge shows before the top's, and shades
change the other way there. Both are looked at together, and together they tell height and slope as well.
"""

from dataclasses import dataclass

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.photographs.camera import Camera
from battlefield.geometry.photographs.found_bases import SIZE
from battlefield.geometry.photographs.rim_values import begun, stumps
from battlefield.geometry.photographs.rims import BaseForm, directions, edges_of_both

_LEAST_SLOPE, _MOST_SLOPE = 0.005, 0.12  # inches: where a fit begins
_APART = 1.0  # pixels by which a foot lies before the top, from where on its edge is looked for


@dataclass(frozen=True, slots=True, eq=False)
class BothEdges:
    """Where the edges of a top, all around, and of its foot, toward the camera, are seen, by rows.

    `off` tells how far each reaches in its way, in the ideal picture, and `changed` how that changes with
    each value.
    """

    touch: Floats
    ways: Floats
    changed: Floats
    is_foot: Flags


def below(camera: Camera, form: BaseForm, values: Floats) -> Floats:
    """Return the values of the base whose top's edge would be seen where an outline of these values is."""
    at, found = values[:2], begun(form, values[:2], values[2])
    shift = camera.places(camera.pixels(at, form.height)) - at
    far = float(np.linalg.norm(camera.standing()[2]))
    nearer = 1.0 - form.height / far
    found[:2] = at - shift
    narrower = form.halves[1] * (1.0 - float(np.exp(values[SIZE])) * nearer)
    found[-1] = np.clip(narrower, _LEAST_SLOPE, _MOST_SLOPE)
    return found


def both_edges(camera: Camera, form: BaseForm, values: Floats, count: int) -> BothEdges:
    """Return where both edges of a base are seen, and how they move with its values."""
    ways = directions(count)
    steps = np.diag([1e-4, 1e-4, 1e-2, 1e-4, 1e-3, 1e-3])
    tried = stumps(form, np.vstack((values, values + steps, values - steps)))
    reach, touch = edges_of_both(camera, tried, ways)
    shows = reach[0, 0] - reach[1, 0] > _APART / camera.unit
    changed = (reach[:, 1:7] - reach[:, 7:]) / (2.0 * steps.diagonal()[:, None])
    return BothEdges(
        np.concatenate((touch[1, 0], touch[0, 0][shows])),
        np.concatenate((ways, ways[shows])),
        np.concatenate((changed[1].T, changed[0].T[shows])),
        np.concatenate((np.zeros(count, bool), np.ones(int(shows.sum()), bool))),
    )

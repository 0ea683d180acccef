"""Rosters, deployment zones, and where who arrives late comes in."""

OPEN = (
    "deployment_zones",
    "entrances",
    "handicap",
    "roster",
)  # the modules that others may import

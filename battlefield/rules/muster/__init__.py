"""Rosters, deployment zones, and where who arrives late comes in."""

OPEN = (
    "deployment_zones",
    "entrances",
    "roster",
)  # the modules that others may import

"""Set problems."""

FRESH = ()

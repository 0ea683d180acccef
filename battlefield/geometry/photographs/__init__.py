"""From a photograph to places on a table, each with its standard uncertainty."""

OPEN = ()
SISTERS = ()

"""Commands about what is kept of tables and battles, and about what may stand in a file."""

OPEN = ("arguments", "campaign", "recover", "schema")  # the modules that others may import

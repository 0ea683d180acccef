"""Commands about what is kept of tables and battles, and about what may stand in a file."""

OPEN = ("recover", "schema")  # the modules that others may import

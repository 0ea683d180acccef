"""Commands about what is kept of tables and battles."""

OPEN = ("recover",)  # the modules that others may import

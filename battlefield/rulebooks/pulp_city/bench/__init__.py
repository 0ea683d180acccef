"""Single effects tried on any table."""

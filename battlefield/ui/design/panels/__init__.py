"""The panels beside a table that is drawn."""

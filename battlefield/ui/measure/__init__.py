"""The page on which a table is measured, and its panels."""

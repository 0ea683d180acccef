"""The page on which a table is designed: its view, its tools and its panels."""

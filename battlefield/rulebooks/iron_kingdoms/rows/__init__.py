"""The special effects of the book, each a row; no other module knows one by its name."""

"""Drawing a table: shapes under the hand, what is made of them, and the tools that put the two together."""

"""The engine of play: what stands on the table and how it changes; names no perk of any book."""

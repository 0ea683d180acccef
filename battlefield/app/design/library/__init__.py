"""Ready pieces, kits, and forces in formation."""

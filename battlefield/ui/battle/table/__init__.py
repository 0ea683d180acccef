"""What lies over the table of a battle."""

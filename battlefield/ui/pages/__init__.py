"""What all pages with a table have in common."""

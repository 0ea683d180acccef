"""What is told of each book beside its rules: its settings, its measures, its signs on the table."""

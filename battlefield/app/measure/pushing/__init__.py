"""pushing."""

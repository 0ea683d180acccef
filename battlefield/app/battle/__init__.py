"""battle."""

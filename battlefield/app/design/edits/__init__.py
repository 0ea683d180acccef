"""What is done to parts of a drawing: arranged, shaped, copied, grouped, layered."""

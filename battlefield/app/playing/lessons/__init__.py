"""What a first battle teaches, and when."""

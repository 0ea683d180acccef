"""Scene files read and written, told apart from others, and kept from being overwritten."""

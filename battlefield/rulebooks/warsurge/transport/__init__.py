"""Who is inside of whom, what a transport holds, and where passengers fall."""

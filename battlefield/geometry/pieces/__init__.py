"""What lies on a table as the kernel sees it: terrain, its solids, strips, hulls and boxes."""

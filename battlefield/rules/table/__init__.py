"""Where figures stand, as the kernel sees it: gaps, free places, areas, ground, contact."""

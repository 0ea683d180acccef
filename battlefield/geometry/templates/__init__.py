"""Who is under a template, where it lies best, what each aim is worth, and where it may scatter."""

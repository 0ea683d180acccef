"""Tables made by the program: laid out from a kit, judged by its own checks and figures of fairness."""

OPEN = ("kits", "searching", "taking", "wish")  # the modules that others may import

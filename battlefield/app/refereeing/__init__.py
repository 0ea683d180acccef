"""What a referee needs beside the measuring: verdict cards that prove themselves, a clock, dice counted."""

OPEN = (
    "card_html",
    "clock_file",
    "closer",
    "dice_counted",
    "evidence",
    "round_clock",
    "spot",
    "subjects",
    "time_of_day",
    "told",
    "verifying",
)  # the modules that others may import

"""The battle in the window: the table with what is asked, done and told around it."""

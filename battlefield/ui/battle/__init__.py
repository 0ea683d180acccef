"""The battle in the window: the table with what is asked, done and told around it."""

OPEN = (
    "first_battle",
    "page",
    "panels.now_panel",
    "report.report_pages",
    "setup.seed",
    "setup.setup_page",
    "setup.used_rosters",
)  # the modules that others may import

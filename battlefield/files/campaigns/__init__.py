"""The one file of a campaign's folder: its name, and what is known of each battle beside its own file."""

OPEN = ("campaign_file",)  # the modules that others may import

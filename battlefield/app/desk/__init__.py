"""The table being worked on: its document, what is selected, the tools, and long work beside it."""

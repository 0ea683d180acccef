"""The exact facts of parts, told and typed over."""

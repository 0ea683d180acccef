"""Files to be imported: their bytes, texts, and pictures inside."""

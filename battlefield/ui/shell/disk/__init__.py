"""What the window does on disk: files watched, written over only after a question, and named."""

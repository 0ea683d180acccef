"""Small parts that every page is made of: fields, labels, icons, colours, settings."""

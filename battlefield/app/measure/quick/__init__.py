"""A ruling on one typed line, without a table: two bases, or a base under a template."""

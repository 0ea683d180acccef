"""What is measured on a table, in sentences and pictures: sight, reach, coherency, templates, pushes."""

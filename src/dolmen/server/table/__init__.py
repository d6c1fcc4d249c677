"""A table and what is done at it: one file a verb."""

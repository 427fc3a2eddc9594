"""The seats of a table, and its end by hand."""

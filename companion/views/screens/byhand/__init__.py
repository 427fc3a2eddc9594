"""A result written down by hand."""

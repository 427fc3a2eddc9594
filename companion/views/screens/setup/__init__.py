"""The table is set step by step, with this table's numbers."""

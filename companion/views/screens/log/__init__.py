"""Every table that was played."""

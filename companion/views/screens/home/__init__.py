"""Back to the table in one tap, or start one."""

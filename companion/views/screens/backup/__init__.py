"""In and out: files of tables and plays, backups, the days to go back to."""

"""In and out: table files, BG Stats plays, CSV, backups; what comes in is looked at first."""

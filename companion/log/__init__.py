"""What is worked out of tables and plays for the log: results, people, campaigns, statistics."""

"""What people see: screens drawn from the table's state."""

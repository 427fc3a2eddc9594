"""Kim-Joy's Magic Bakery: the Customer row, ten scenarios, the clock."""

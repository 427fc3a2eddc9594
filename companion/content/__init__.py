"""What the app can tell: facts, rules, checklists and the search over them."""

"""Who opens the counter: a name, a personal code (HOUSE H2, look 01)."""

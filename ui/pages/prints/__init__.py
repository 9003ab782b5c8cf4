"""Papers after their act: what came out, what waits, what is printed again (HOUSE H6)."""

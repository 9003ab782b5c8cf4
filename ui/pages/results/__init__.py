"""Results promulgated by the trader (BETTING B6, look 05)."""

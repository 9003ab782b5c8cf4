"""Results that are corrected: the same entry, a reason and a supervisor (BETTING B6, art. 9.3)."""

"""Bets that are to be voided because no result came (BETTING B6, art. 9.2)."""

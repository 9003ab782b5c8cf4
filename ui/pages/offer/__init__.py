"""The offer in the trader's hand: odds, suspension, voids (BETTING B1, art. 6.4)."""

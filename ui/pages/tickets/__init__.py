"""The day's tickets of a point of sale: found again, copied, replaced, cancelled (BETTING B4, B5)."""

"""Check-in: identity shown on the day, a seat once the draw is made (POKER P3, P4)."""

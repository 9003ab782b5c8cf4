"""The day sealed: what prevents it, what it comes to, its closure on paper (HOUSE H4)."""

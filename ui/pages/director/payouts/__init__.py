"""A payout table, edited row by row."""

"""The levels of the tournament in hand, edited one by one; those played are frozen."""

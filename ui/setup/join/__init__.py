"""A further station joins a house that there is already (HOUSE H1)."""

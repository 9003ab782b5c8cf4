"""A player across all tournaments of the house."""

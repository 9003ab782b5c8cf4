"""A new house founded at the screen, step by step (HOUSE H1, H2, H5)."""

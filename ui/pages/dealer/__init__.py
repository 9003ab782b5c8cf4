"""The dealer's station: one table, worked with one hand (look 09)."""

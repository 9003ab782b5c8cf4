"""What the house chooses for itself, and its points of sale."""

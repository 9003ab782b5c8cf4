"""Chips and boxes of cards: what came, went out and came back."""

"""Verbs of the tournament, by who does them."""

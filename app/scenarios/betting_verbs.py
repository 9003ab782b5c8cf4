"""Verbs of the betting counter."""

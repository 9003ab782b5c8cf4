"""Verbs of the poker counter."""

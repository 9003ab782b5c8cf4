"""Prizes: shared out, fixed once; the rake certified by two people (POKER P6, P7)."""

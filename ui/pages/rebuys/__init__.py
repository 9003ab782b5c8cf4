"""Rebuys, dealers bonus and re-registrations sold during play (POKER P5)."""

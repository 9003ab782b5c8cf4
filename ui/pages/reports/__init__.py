"""Figures of days, shifts, bets and periods."""

"""Prizes paid and entries refunded at the desk (POKER P6, P8)."""

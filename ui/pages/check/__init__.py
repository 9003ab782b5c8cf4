"""Checking a ticket and paying it (BETTING B8)."""

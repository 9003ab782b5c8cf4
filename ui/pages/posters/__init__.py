"""Posters of the offer and of the results, and empty bulletins."""

"""The room: seats drawn, tables watched, players out, tables balanced (POKER P4, P5, look 08)."""

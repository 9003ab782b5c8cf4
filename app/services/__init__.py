"""What the house does: a function per act, (house, origin, command) to a frozen result."""

"""The clock in the director's hand: pause, more or less time, levels, the screen on the wall (POKER P5)."""

"""The tournament's acts: frame, desk, floor, clock, money (POKER)."""

"""Pure rules: nothing here reads a clock, draws a random number or opens a file."""

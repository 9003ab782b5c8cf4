"""What is typed and touched in each step of the set-up, wired to its part of the draft."""

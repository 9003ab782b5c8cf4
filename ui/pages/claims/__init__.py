"""Written claims and damaged tickets: what waits for an answer, and new claims taken in."""

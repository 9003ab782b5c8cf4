"""What the pages of a tournament share: its words, and how it is read."""

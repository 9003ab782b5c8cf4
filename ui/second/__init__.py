"""What the second screen shows to players and customers."""

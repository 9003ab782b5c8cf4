"""What the pages of the tournament's desk share: which tournament, who is in it, how one pays."""

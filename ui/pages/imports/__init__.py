"""Files from the operator of the bets: the offer and the results."""

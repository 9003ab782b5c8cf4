"""What the pages that sell tickets share: the money, odds that moved, the ticket sold, their words."""

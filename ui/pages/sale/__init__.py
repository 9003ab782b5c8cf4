"""The sale of bets by number and by touch, with cash taken and change told (BETTING B2, B3; look 02, 04)."""

"""The betting counter's acts: offer, sale, tickets that come back, results, figures (BETTING)."""

"""Getting started with the demonstration: what to try, the papers, the scanner (look 15)."""

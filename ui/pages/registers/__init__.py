"""The register of winners who had to say who they are, and the rules that ask them (HOUSE H9)."""

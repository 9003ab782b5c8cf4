"""The ports of the rules, kept in tables. Rows never leave: frozen values do."""

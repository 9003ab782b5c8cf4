"""The command line: one module per command, each an adapter like the screens."""

"""The words for what goes wrong, one module for each family of acts."""
